/* XML that is not the European Central Bank's reference rates: each produces its status, and a line that names the value. */
#include "documents.h"

#define XML(text, status, words) BYTES(money_rates_from_ecb_xml, text, status, words)
#define DAY(text) "<e:Envelope><Cube><Cube time='2024-03-01'>" text "</Cube></Cube></e:Envelope>"
#define RATE "<Cube currency='USD' rate='1.0813'/>"

static void bad_xml(void)
{
    /* Nothing in it */
    XML("", MONEY_ERR_NO_RATES, "empty");
    XML(" \r\n", MONEY_ERR_NO_RATES, "empty");
    XML("<?xml version='1.0'?>", MONEY_ERR_NO_RATES, "empty");
    XML("<e:Envelope/>", MONEY_ERR_NO_RATES, "no rates");
    XML(DAY(""), MONEY_ERR_NO_RATES, "no rates");
    /* Something else */
    XML("Date,USD,\n", MONEY_ERR_DOCUMENT, "Date,USD");
    XML("<html><body>Not found</body></html>", MONEY_ERR_DOCUMENT, "<html>");
    XML("<!DOCTYPE a [<!ENTITY b 'c'>]><e:Envelope/>", MONEY_ERR_DOCUMENT, "<!DOCTYPE");
    XML("<e:Envelope><![CDATA[]]></e:Envelope>", MONEY_ERR_DOCUMENT, "<![CDATA[");
    XML(DAY(RATE) "<e:Envelope/>", MONEY_ERR_DOCUMENT, "expected the end of the document after the root element");
    XML(DAY(RATE) "rest", MONEY_ERR_DOCUMENT, "rest");
    /* Elements */
    XML("<e:Envelope></Envelope>", MONEY_ERR_DOCUMENT, "</Envelope>");
    XML("<e:Envelope><Cube></e:Envelope>", MONEY_ERR_DOCUMENT, "</e:Envelope>");
    XML("<e:Envelope><", MONEY_ERR_DOCUMENT, "document is truncated");
    XML("<e:Envelope><>", MONEY_ERR_DOCUMENT, "name");
    XML("<e:Envelope a></e:Envelope>", MONEY_ERR_DOCUMENT, "expected \"=\"");
    XML("<e:Envelope a=b></e:Envelope>", MONEY_ERR_DOCUMENT, "expected a quoted value");
    XML("<e:Envelope a='<'></e:Envelope>", MONEY_ERR_DOCUMENT, "expected a closing quote");
    XML("<e:Envelope a='b'c='d'></e:Envelope>", MONEY_ERR_DOCUMENT, "space");
    XML("<e:Envelope / ></e:Envelope>", MONEY_ERR_DOCUMENT, "end of a tag");
    XML(DAY("<Cube rate='1' rate='2' currency='USD'/>"), MONEY_ERR_DOCUMENT, "duplicate attribute \"rate\"");
    /* Days */
    XML("<e:Envelope>" RATE "</e:Envelope>", MONEY_ERR_DOCUMENT, "a rate must be inside a Cube with a time");
    XML("<e:Envelope><Cube time='2024-03-01'/>" RATE "</e:Envelope>", MONEY_ERR_DOCUMENT, "a rate must be inside a Cube with a time");
    XML(DAY("<Cube time='2024-02-29'/>"), MONEY_ERR_DOCUMENT, "a Cube with a time must not contain another");
    XML("<e:Envelope><Cube time='2024-02-30'/></e:Envelope>", MONEY_ERR_DATE, "2024-02-30");
    XML("<e:Envelope><Cube time='1 March 2024'/></e:Envelope>", MONEY_ERR_DOCUMENT, "1 March 2024");
    XML("<e:Envelope><Cube time=''/></e:Envelope>", MONEY_ERR_DOCUMENT, "expected a date such as 2024-02-29, got \"\"");
    /* Rates */
    XML(DAY("<Cube currency='USD'/>"), MONEY_ERR_DOCUMENT, "missing \"rate\"");
    XML(DAY("<Cube rate='1.0813'/>"), MONEY_ERR_DOCUMENT, "missing \"currency\"");
    XML(DAY("<Cube currency='U$D' rate='1'/>"), MONEY_ERR_DOCUMENT, "U$D");
    XML(DAY("<Cube currency='EUR' rate='1'/>"), MONEY_ERR_DOCUMENT, "EUR");
    XML(DAY("<Cube currency='USD' rate='N/A'/>"), MONEY_ERR_DOCUMENT, "N/A");
    XML(DAY("<Cube currency='USD' rate=''/>"), MONEY_ERR_DOCUMENT, "expected a rate, got \"\"");
    XML(DAY("<Cube currency='USD' rate='1.0&#56;'/>"), MONEY_ERR_DOCUMENT, "1.0&#56;");
    XML(DAY("<Cube currency='USD' rate='0'/>"), MONEY_ERR_INVALID_RATE, "\"0\"");
    XML(DAY("<Cube currency='USD' rate='-1.08'/>"), MONEY_ERR_INVALID_RATE, "-1.08");
    XML(DAY("<Cube currency='USD' rate='18446744073709551616'/>"), MONEY_ERR_INVALID_RATE, "18446744073709551616");
    XML(DAY(RATE RATE), MONEY_ERR_DUPLICATE_RATE, "USD");
    /* Bytes */
    XML(DAY("\xff"), MONEY_ERR_ENCODING, "UTF-8");
    XML(DAY("\0"), MONEY_ERR_ENCODING, "NUL");
}

/** A document that is long for its content: read in time that grows with its length, or refused. */
static void long_xml(void)
{
    static const char *const parts[] = {"<Cube>", "<!--", "<?", "<Cube a='", "<a b='c' ", "</a>", "<e:Envelope "};
    const size_t length = 2000000;
    char *text = malloc(length + 64);
    size_t index;

    if (text == NULL) abort();
    for (index = 0; index < sizeof parts / sizeof *parts; index++) {
        money_rates_t *rates = NULL;
        size_t end = (size_t)sprintf(text, "<e:Envelope>");

        while (end < length) end += (size_t)sprintf(text + end, "%s", parts[index]);
        CHECK_STATUS(money_rates_from_ecb_xml(text, end, &rates, NULL), MONEY_ERR_DOCUMENT);
        CHECK(rates == NULL);
    }
    CHECK_STATUS(money_rates_from_ecb_xml(text, (size_t)MONEY_DOCUMENT_MAX + 1, &(money_rates_t *){NULL}, NULL),
                 MONEY_ERR_LIMIT);
    free(text);
}

int main(void)
{
    bad_xml();
    long_xml();
    cut_at_every_byte(money_rates_from_ecb_xml, DAY(RATE "<Cube currency='JPY' rate='162.82'/>"), 0);
    return check_end();
}
