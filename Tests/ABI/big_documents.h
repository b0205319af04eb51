/* Documents of any size, in shapes that cost a reader memory, and the calls that read them. */
#ifndef BIG_DOCUMENTS_H
#define BIG_DOCUMENTS_H

#include <money.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static char *text;
static size_t length, wanted;

static void say(const char *format, ...) __attribute__((format(printf, 1, 2)));

static void say(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    length += (size_t)vsnprintf(text + length, 1000, format, arguments);
    va_end(arguments);
}

static const char *code(size_t index)
{
    static char codes[4][16];
    static int turn;
    char *made = codes[turn = (turn + 1) % 4];

    snprintf(made, 16, "A%c%c%c", (char)('A' + index / 676 % 26), (char)('A' + index / 26 % 26), (char)('A' + index % 26));
    return made;
}

/** Repeats an element until the document is as long as wanted. */
#define REPEAT(element) for (size_t n = 0; length < wanted; n++) { if (n != 0) say(","); element; }
#define LINES(element) for (size_t n = 0; length < wanted; n++) { (void)n; element; }

static void rates_own(void)
{
    say("{\"format\":\"libmoney.rates\",\"version\":1,\"base\":\"EUR\",\"history\":{");
    for (size_t day = 0; length < wanted; day++) {
        say("%s\"%04zu-%02zu-%02zu\":{\"EUR\":{", day != 0 ? "," : "", 1900 + day / 336, 1 + day / 28 % 12, 1 + day % 28);
        for (size_t n = 0; n < 30; n++) say("%s\"%s\":\"1.%04zu\"", n != 0 ? "," : "", code(n), n + 1);
        say("}}");
    }
    say("}}");
}

static void rates_pairs(void)
{
    say("[");
    REPEAT(say("{\"from\":\"%s\",\"to\":\"%s\",\"rate\":\"1.5\"}", code(n / 600), code(1000 + n % 600)))
    say("]");
}

static void rates_provider(void)
{
    say("{\"base\":\"EUR\",\"rates\":{");
    for (size_t day = 0; length < wanted; day++) {
        say("%s\"%04zu-%02zu-%02zu\":{", day != 0 ? "," : "", 1900 + day / 336, 1 + day / 28 % 12, 1 + day % 28);
        for (size_t n = 0; n < 30; n++) say("%s\"%s\":1.%04zu", n != 0 ? "," : "", code(n), n + 1);
        say("}");
    }
    say("}}");
}

static void numbers(void)
{
    say("[");
    REPEAT(say("1"))
    say("]");
}

static void numbers_cut(void)
{
    say("[");
    REPEAT(say("1"))
}

static void words(void)
{
    say("[");
    REPEAT(say("\"\""))
    say("]");
}

static void lists(void)
{
    say("[");
    REPEAT(say("[]"))
    say("]");
}

static void members(void)
{
    say("{");
    REPEAT(say("\"%zx\":1", n))
    say("}");
}

static void long_keys_cut(void)
{
    say("{");
    REPEAT(say("\"a key of many bytes %zx\":1", n))
}

static void one_string(void)
{
    say("[\"");
    while (length < wanted) say("0123456789012345678901234567890123456789");
    say("\"]");
}

static void wallet(void)
{
    say("{\"entries\":[");
    size_t count = 0;
    REPEAT(say("{\"amount\":\"%zu.25\",\"currency\":\"EUR\",\"id\":%zu}", n, n + 1); count = n + 1)
    say("],\"format\":\"libmoney.wallet\",\"next\":%zu,\"revision\":%zu,\"version\":1}", count + 1, count);
}

static void wallet_spaced(void)
{
    size_t count = 0;

    say("{ \"entries\":[");
    REPEAT(say("{\"amount\":\"%zu.25\",\"currency\":\"EUR\",\"id\":%zu}", n, n + 1); count = n + 1)
    say("],\"format\":\"libmoney.wallet\",\"next\":%zu,\"revision\":%zu,\"version\":1}", count + 1, count);
}

static void journal(void)
{
    say("{\"format\":\"libmoney.journal\",\"version\":1}\n");
    LINES(say("{\"do\":\"post\",\"entries\":[{\"amount\":\"%zu.25\",\"currency\":\"EUR\",\"id\":%zu}]}\n", n, n + 1))
}

static void portfolio(void)
{
    size_t count = 0;

    say("{\"currency\":\"USD\",\"format\":\"libmoney.portfolio\",\"method\":\"fifo\",\"shortage\":\"reject\",\"transactions\":[");
    REPEAT(say("{\"date\":\"2024-01-02\",\"action\":\"buy\",\"symbol\":\"AAPL\",\"quantity\":\"1\",\"total\":\"%zu.5\","
               "\"currency\":\"USD\",\"id\":\"%zu\"}", n + 1, n + 1); count = n + 1)
    say("],\"next\":%zu,\"revision\":%zu,\"version\":1}", count + 1, count);
}

static void portfolio_csv(void)
{
    say("date,action,symbol,quantity,total\n");
    LINES(say("2024-01-02,buy,AAPL,1,%zu.5\n", n + 1))
}

static void catalogue(void)
{
    say("{\"currency\":\"EUR\",\"digits\":2,\"format\":\"libmoney.catalogue\",\"version\":2,\"products\":[");
    REPEAT(say("{\"sku\":\"%zu\",\"name\":\"A\",\"unit\":\"\",\"category\":\"\",\"price\":\"1.25\"}", n))
    say("]}");
}

static void catalogue_csv(void)
{
    say("sku,name,price,currency\n");
    LINES(say("sku%zu,A,1.25,EUR\n", n))
}

static void invoice(void)
{
    say("{\"currency\":\"EUR\",\"digits\":2,\"format\":\"libmoney.invoice\",\"version\":1,\"lines\":[");
    REPEAT(say("{\"name\":\"A\",\"quantity\":\"%zu\",\"price\":\"1.25\",\"taxes\":[{\"category\":\"S\","
               "\"percent\":\"25\",\"kind\":\"added\"}]}", n + 1))
    say("]}");
}

/** All adjustments are those of the document, each with its tax. */
static void invoice_adjusted(void)
{
    say("{\"currency\":\"EUR\",\"digits\":2,\"format\":\"libmoney.invoice\",\"version\":1,\"adjustments\":[");
    REPEAT(say("{\"kind\":\"charge\",\"amount\":\"1.25\",\"taxes\":[{\"category\":\"S\",\"percent\":\"25\","
               "\"kind\":\"added\"}]}"))
    say("]}");
}

static void ecb(void)
{
    say("Date,");
    for (size_t n = 0; n < 40; n++) say("%s,", code(n));
    say("\n");
    for (size_t day = 0; length < wanted; day++) {
        say("%04zu-%02zu-%02zu,", 2900 - day / 336, 12 - day / 28 % 12, 28 - day % 28);
        for (size_t n = 0; n < 40; n++) say("1.%zu,", n + 1);
        say("\n");
    }
}

static void ecb_wide(void)
{
    say("Date,");
    for (size_t n = 0; n < 1000; n++) say("%s,", code(n));
    say("\n");
    LINES(say("x\n"))
}

/** The shortest elements that there can be: of four bytes of code and one digit of rate. */
static void ecb_xml(void)
{
    say("<?xml version='1.0'?><E:Envelope>");
    for (size_t day = 0; length < wanted; day++) {
        say("<Cube time='%04zu-%02zu-%02zu'>", 2900 - day / 336, 12 - day / 28 % 12, 28 - day % 28);
        for (size_t n = 0; n < 40; n++) say("<Cube currency='%s' rate='%zu'/>", code(n), 1 + n % 9);
        say("</Cube>");
    }
    say("</E:Envelope>");
}

/** Called when a document was read, while the object that was made is still there. */
static void (*when_read)(void);

#define READER(name, type, call)                                    \
    static money_status_t read_##name(money_error_t *error)         \
    {                                                               \
        money_##type##_t *made;                                     \
        money_status_t status = call;                               \
                                                                    \
        if (when_read != NULL) when_read();                         \
        if (status == MONEY_OK) money_##type##_free(made);          \
        return status;                                              \
    }
READER(rates, rates, money_rates_from_json(text, length, &made, error))
READER(ecb, rates, money_rates_from_ecb_csv(text, length, &made, error))
READER(ecb_xml, rates, money_rates_from_ecb_xml(text, length, &made, error))
READER(wallet, wallet, money_wallet_from_json(text, length, &made, error))
READER(journal, wallet, money_wallet_from_journal(text, length, &made, error))
READER(portfolio, portfolio, money_portfolio_from_json(text, length, NULL, &made, error))
READER(portfolio_csv, portfolio, money_portfolio_from_csv(text, length, "USD", NULL, &made, error))
READER(catalogue, catalogue, money_catalogue_from_json(text, length, &made, error))
READER(invoice, invoice, money_invoice_from_json(text, length, &made, error))
READER(catalogue_csv, catalogue, money_catalogue_from_csv(text, length, "EUR", NULL, &made, error))

typedef struct {
    const char *name;
    void (*write)(void);
    money_status_t (*read)(money_error_t *);
    double most; /* times the document's bytes, beside the object that is made */
} shape_t;

static const shape_t shapes[] = {
    { "rates, the library's own", rates_own, read_rates, 8 },
    { "rates, pairs", rates_pairs, read_rates, 4 },
    { "rates, a provider's", rates_provider, read_rates, 8.6 },
    { "wallet", wallet, read_wallet, 4 },
    { "wallet, written otherwise", wallet_spaced, read_wallet, 4 },
    { "journal", journal, read_journal, 4 },
    { "portfolio", portfolio, read_portfolio, 5 },
    { "portfolio, CSV", portfolio_csv, read_portfolio_csv, 14 },
    { "catalogue", catalogue, read_catalogue, 4 },
    { "catalogue, CSV", catalogue_csv, read_catalogue_csv, 4 },
    { "invoice", invoice, read_invoice, 4 },
    { "invoice, adjusted", invoice_adjusted, read_invoice, 4 },
    { "rates of the ECB", ecb, read_ecb, 4 },
    { "rates of the ECB, XML", ecb_xml, read_ecb_xml, 8 },
    { "ECB, columns without cells", ecb_wide, read_ecb, 10 },
    { "numbers", numbers, read_rates, 10.7 },
    { "numbers, cut off", numbers_cut, read_rates, 10 },
    { "empty strings", words, read_wallet, 10 },
    { "empty lists", lists, read_portfolio, 10 },
    { "members", members, read_catalogue, 10 },
    { "long members, cut off", long_keys_cut, read_rates, 10 },
    { "one string", one_string, read_rates, 10 },
};


enum { SHAPES = sizeof shapes / sizeof *shapes };

/** Writes the document of a shape, of about the given size in bytes. */
static void write_shape(const shape_t *shape, size_t bytes)
{
    wanted = bytes;
    length = 0;
    free(text);
    text = malloc(bytes + 20000);
    if (text == NULL) exit(2);
    shape->write();
}

#endif
