/* JSON that is not a table of rates: each produces its status, and a line that names the value. */
#include "documents.h"

static void json_of_something_else(void)
{
    /* JSON of something else */
    JSON("null", MONEY_ERR_DOCUMENT, "an object or a list");
    JSON("1.08", MONEY_ERR_DOCUMENT, "an object or a list");
    JSON("\"EUR\"", MONEY_ERR_DOCUMENT, "an object or a list");
    JSON("{\"a\":1}", MONEY_ERR_DOCUMENT, "expected \"quotes\", \"rates\", \"conversion_rates\", \"rate\" or \"observations\"");
    JSON("[1]", MONEY_ERR_DOCUMENT, "from");
    JSON("[[]]", MONEY_ERR_DOCUMENT, "from");
    JSON("[{}]", MONEY_ERR_DOCUMENT, "\"from\"");
    JSON("{\"source\":\"USD\",\"quotes\":[1]}", MONEY_ERR_DOCUMENT, "\"quotes\"");
    JSON("{\"quotes\":{\"USDEUR\":0.9}}", MONEY_ERR_DOCUMENT, "\"source\"");
    JSON("{\"source\":5,\"quotes\":{\"USDEUR\":0.9}}", MONEY_ERR_DOCUMENT, "\"source\"");
    JSON("{\"source\":\"USD\",\"quotes\":{\"EURUSD\":1.1}}", MONEY_ERR_DOCUMENT, "EURUSD");
    JSON("{\"source\":\"USD\",\"quotes\":{\"USD\":1.1}}", MONEY_ERR_DOCUMENT, "\"USD\"");
    JSON("{\"source\":\"USD\",\"quotes\":{\"USDE R\":1.1}}", MONEY_ERR_DOCUMENT, "USDE R");
    JSON("{\"source\":\"USD\",\"timestamp\":\"x\",\"quotes\":{\"USDEUR\":1}}", MONEY_ERR_DOCUMENT, "\"timestamp\"");
    JSON("{\"source\":\"USD\",\"timestamp\":1.5,\"quotes\":{\"USDEUR\":1}}", MONEY_ERR_DOCUMENT, "1.5");
    JSON("{\"source\":\"USD\",\"timestamp\":1e300,\"quotes\":{\"USDEUR\":1}}", MONEY_ERR_DOCUMENT, "1e300");
    JSON("{\"source\":\"USD\",\"timestamp\":99999999999999999999,\"quotes\":{\"USDEUR\":1}}", MONEY_ERR_DOCUMENT,
         "99999999999999999999");
    JSON("{\"source\":\"USD\",\"timestamp\":9223372036854775807,\"quotes\":{\"USDEUR\":1}}", MONEY_ERR_DATE,
         "9223372036854775807");
    JSON("{\"rates\":{\"USD\":1.08}}", MONEY_ERR_DOCUMENT, "\"base\"");
    JSON("{\"base\":\"EUR\",\"rates\":[1.08]}", MONEY_ERR_DOCUMENT, "\"rates\"");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":true}}", MONEY_ERR_DOCUMENT, "USD");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":null}}", MONEY_ERR_DOCUMENT, "USD");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":[1.08]}}", MONEY_ERR_DOCUMENT, "USD");
    JSON("{\"base\":\"EUR\",\"date\":20240301,\"rates\":{\"USD\":1.08}}", MONEY_ERR_DOCUMENT, "\"date\"");
    JSON("{\"base\":\"EUR\",\"amount\":10,\"rates\":{\"USD\":10.8}}", MONEY_ERR_DOCUMENT, "10");
    JSON("[{\"from\":\"EUR\",\"to\":\"USD\"}]", MONEY_ERR_DOCUMENT, "\"rate\"");
    JSON("[{\"from\":\"EUR\",\"rate\":1}]", MONEY_ERR_DOCUMENT, "\"to\"");
    JSON("[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":1,\"date\":\"2024-03-01\"},{\"from\":\"EUR\",\"to\":\"JPY\",\"rate\":2}]",
         MONEY_ERR_DOCUMENT, "JPY");
}

static void provider_errors(void)
{
    char *text;
    int index;

    /* The provider's own error */
    JSON("{\"success\":false,\"error\":{\"code\":104,\"info\":\"The limit has been reached.\"}}", MONEY_ERR_PROVIDER,
         "104: The limit has been reached.");
    JSON("{\"success\":false}", MONEY_ERR_PROVIDER, "provider");
    JSON("{\"success\":false,\"error\":\"no\"}", MONEY_ERR_PROVIDER, "provider");
    JSON("{\"success\":false,\"error\":{\"code\":101,\"info\":\"two\\nlines \\u001b[31m\"}}", MONEY_ERR_PROVIDER, "101");
    JSON("{\"success\":false,\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.9}}", MONEY_ERR_PROVIDER, "provider");
    text = malloc(20000);
    if (text == NULL) abort();
    strcpy(text, "{\"success\":false,\"error\":{\"code\":7,\"info\":\"");
    for (index = 0; index < 5000; index++) strcat(text + (size_t)index * 2, "\xc3\xa4");
    strcat(text, "\"}}");
    JSON(text, MONEY_ERR_PROVIDER, "7");
    free(text);
}

static void bad_values(void)
{
    /* Dates and codes */
    JSON("{\"base\":\"EUR\",\"date\":\"2024-02-30\",\"rates\":{\"USD\":1.08}}", MONEY_ERR_DATE, "2024-02-30");
    JSON("{\"base\":\"EUR\",\"date\":\"2024-02\",\"rates\":{\"USD\":1.08}}", MONEY_ERR_SYNTAX, "2024-02");
    JSON("{\"base\":\"E R\",\"rates\":{\"USD\":1.08}}", MONEY_ERR_SYNTAX, "E R");
    JSON("{\"base\":\"EUR\",\"rates\":{\"U D\":1.08}}", MONEY_ERR_SYNTAX, "U D");
    JSON("{\"base\":\"EUR\",\"rates\":{\"ABCDEFGHIJKL\":1.08}}", MONEY_ERR_SYNTAX, "ABCDEFGHIJKL");
    JSON("{\"base\":\"EUR\",\"rates\":{\"\":1.08}}", MONEY_ERR_SYNTAX, "code");
    JSON("[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":1,\"date\":\"2024-02-30\"}]", MONEY_ERR_DATE, "2024-02-30");
    /* Rates */
    JSON("{\"source\":\"USD\",\"quotes\":{\"USDEUR\":0}}", MONEY_ERR_INVALID_RATE, "\"0\"");
    JSON("{\"source\":\"USD\",\"quotes\":{\"USDEUR\":-0.9}}", MONEY_ERR_INVALID_RATE, "-0.9");
    JSON("{\"source\":\"USD\",\"quotes\":{\"USDEUR\":1e400}}", MONEY_ERR_INVALID_RATE, "1e400");
    JSON("{\"source\":\"USD\",\"quotes\":{\"USDEUR\":1e-400}}", MONEY_ERR_INVALID_RATE, "1e-400");
    JSON("{\"source\":\"USD\",\"quotes\":{\"USDEUR\":\"abc\"}}", MONEY_ERR_SYNTAX, "abc");
    JSON("{\"source\":\"USD\",\"quotes\":{\"USDUSD\":2}}", MONEY_ERR_INVALID_RATE, "USD");
    JSON("{\"base\":\"EUR\",\"rates\":{\"EUR\":1.08}}", MONEY_ERR_INVALID_RATE, "1.08");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":\"0\"}}", MONEY_ERR_INVALID_RATE, "\"0\"");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":\"-1\"}}", MONEY_ERR_INVALID_RATE, "-1");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":\"\"}}", MONEY_ERR_SYNTAX, "USD");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":\" 1\"}}", MONEY_ERR_SYNTAX, " 1");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":\"NaN\"}}", MONEY_ERR_SYNTAX, "NaN");
    JSON("[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":0}]", MONEY_ERR_INVALID_RATE, "\"0\"");
    JSON("[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":\"1e400\"}]", MONEY_ERR_INVALID_RATE, "1e400");
    JSON("[{\"from\":\"EUR\",\"to\":\"EUR\",\"rate\":2}]", MONEY_ERR_INVALID_RATE, "EUR");
    /* Twice */
    JSON("[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":1},{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":2}]",
         MONEY_ERR_DUPLICATE_RATE, "from EUR to USD");
    JSON("[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":1,\"date\":\"2024-03-01\"},"
         "{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":1,\"date\":\"2024-03-01\"}]",
         MONEY_ERR_DUPLICATE_RATE, "from EUR to USD on 2024-03-01");
    JSON("{\"base\":\"EUR\",\"base\":\"USD\",\"rates\":{\"GBP\":1.08}}", MONEY_ERR_JSON, "\"base\"");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08},\"rates\":{\"USD\":1.09}}", MONEY_ERR_JSON, "\"rates\"");
}

static void bad_json(void)
{
    /* Nothing in it: a status of its own */
    JSON("", MONEY_ERR_NO_RATES, "empty");
    JSON(" \t\r\n", MONEY_ERR_NO_RATES, "empty");
    JSON("{}", MONEY_ERR_NO_RATES, "no rates");
    JSON("[]", MONEY_ERR_NO_RATES, "no rates");
    JSON("{\"quotes\":{}}", MONEY_ERR_NO_RATES, "no rates");
    JSON("{\"success\":true,\"timestamp\":1793372399,\"source\":\"USD\",\"quotes\":{}}", MONEY_ERR_NO_RATES, "no rates");
    JSON("{\"base\":\"EUR\",\"rates\":{}}", MONEY_ERR_NO_RATES, "no rates");
    JSON("{\"source\":\"USD\",\"quotes\":{\"USDUSD\":1}}", MONEY_ERR_NO_RATES, "no rates");
    JSON("[{\"from\":\"EUR\",\"to\":\"EUR\",\"rate\":1}]", MONEY_ERR_NO_RATES, "no rates");
    /* Not JSON */
    JSON("<!DOCTYPE html><html><body>Not found</body></html>", MONEY_ERR_JSON, "<!DOCTYPE html>");
    JSON("<html>", MONEY_ERR_JSON, "<html>");
    JSON("nonsense", MONEY_ERR_JSON, "nonsense");
    JSON("Date,USD,\n2024-03-01,1.08,\n", MONEY_ERR_JSON, "invalid JSON");
    JSON("{", MONEY_ERR_JSON, "invalid JSON");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08}", MONEY_ERR_JSON, "invalid JSON");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08},}", MONEY_ERR_JSON, "invalid JSON");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08}} x", MONEY_ERR_JSON, "invalid JSON");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08}}{}", MONEY_ERR_JSON, "invalid JSON");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":NaN}}", MONEY_ERR_JSON, "NaN");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":01.08}}", MONEY_ERR_JSON, "invalid JSON");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08x}}", MONEY_ERR_JSON, "near 'x'");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08e400x}}", MONEY_ERR_JSON, "near 'x'");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08e}}", MONEY_ERR_JSON, "invalid JSON");
    JSON("{'base':'EUR','rates':{'USD':1.08}}", MONEY_ERR_JSON, "invalid JSON");
    JSON("{\"base\":\"\\ud800\",\"rates\":{\"USD\":1.08}}", MONEY_ERR_JSON, "invalid JSON");
    JSON("{\"base\":\"EUR\\u0000\",\"rates\":{\"USD\":1.08}}", MONEY_ERR_JSON, "\\u0000");
    json_of_something_else();
    provider_errors();
    bad_values();
    /* Changes to the library's own output */
    JSON("{\"format\":\"libmoney.rates\",\"version\":2,\"rates\":{}}", MONEY_ERR_VERSION, "2");
    JSON("{\"format\":\"libmoney.rates\",\"version\":0,\"rates\":{}}", MONEY_ERR_DOCUMENT, "0");
    JSON("{\"format\":\"libmoney.rates\",\"version\":\"1\",\"rates\":{}}", MONEY_ERR_DOCUMENT, "\"version\"");
    JSON("{\"format\":\"libmoney.rates\",\"rates\":{}}", MONEY_ERR_DOCUMENT, "\"version\"");
    JSON("{\"format\":\"another\",\"version\":1,\"rates\":{}}", MONEY_ERR_DOCUMENT, "another");
    JSON("{\"format\":\"libmoney.rates\",\"version\":1,\"rates\":{\"EUR\":{\"USD\":\"0\"}}}", MONEY_ERR_INVALID_RATE, "\"0\"");
    JSON("{\"format\":\"libmoney.rates\",\"version\":1,\"rates\":{\"EUR\":{\"USD\":1.08}}}", MONEY_ERR_DOCUMENT, "USD");
    JSON("{\"format\":\"libmoney.rates\",\"version\":1,\"rates\":{\"EUR\":5}}", MONEY_ERR_DOCUMENT, "object");
    JSON("{\"format\":\"libmoney.rates\",\"version\":1,\"history\":{\"2024-02-30\":{\"EUR\":{\"USD\":\"1\"}}}}",
         MONEY_ERR_DATE, "2024-02-30");
    JSON("{\"format\":\"libmoney.rates\",\"version\":1,\"history\":{\"then\":{\"EUR\":{\"USD\":\"1\"}}}}", MONEY_ERR_SYNTAX,
         "then");
    JSON("{\"format\":\"libmoney.rates\",\"version\":1,\"source\":\"a\\nb\",\"rates\":{\"EUR\":{\"USD\":\"1\"}}}",
         MONEY_ERR_SYNTAX, "a?b");
    JSON("{\"format\":\"libmoney.rates\",\"version\":1,\"source\":"
         "\"1234567890123456789012345678901234567890123456789012345678901234\",\"rates\":{\"EUR\":{\"USD\":\"1\"}}}",
         MONEY_ERR_LIMIT, "63 bytes");
    JSON("{\"format\":\"libmoney.rates\",\"version\":1,\"source\":5,\"rates\":{}}", MONEY_ERR_DOCUMENT, "\"source\"");
    JSON("{\"format\":\"libmoney.rates\",\"version\":1,\"instant\":\"x\",\"rates\":{}}", MONEY_ERR_DOCUMENT, "\"instant\"");
    JSON("{\"format\":\"libmoney.rates\",\"version\":1,\"rounded\":5,\"rates\":{}}", MONEY_ERR_DOCUMENT, "\"rounded\"");
    /* Bytes */
    BYTES(money_rates_from_json, "{\"base\":\"E\xffR\",\"rates\":{\"USD\":1.08}}", MONEY_ERR_ENCODING, "UTF-8");
    BYTES(money_rates_from_json, "{\"base\":\"E\0R\",\"rates\":{\"USD\":1.08}}", MONEY_ERR_ENCODING, "NUL");
    BYTES(money_rates_from_json, "{\"base\":\"EUR\",\"rates\":{\"USD\":1.08}}\0", MONEY_ERR_ENCODING, "NUL");
}

/** The same direction twice in one object: rejected with either of the two statuses. */
static void twice_in_an_object(void)
{
    static const char document[] = "{\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.9,\"USDEUR\":0.8}}";
    money_rates_t *rates = NULL;
    money_error_t error;
    money_status_t status = money_rates_from_json(document, sizeof document - 1, &rates, &error);

    CHECK((status == MONEY_ERR_DUPLICATE_RATE || status == MONEY_ERR_JSON) && rates == NULL);
    CHECK(strstr(error.text, "USDEUR") != NULL);
}

int main(void)
{
    money_rates_t *rates = NULL;
    state_t before = {0}, after = {0};

    /* A valid table stays intact, regardless of later reads. */
    CHECK_OK(money_rates_from_json("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08}}", MONEY_NTS, &rates, NULL));
    state_of_rates(&before, rates);
    bad_json();
    twice_in_an_object();
    cut_at_every_byte(money_rates_from_json, "[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":\"1.0813\",\"date\":\"2024-03-01\"}]",
                      0);
    state_of_rates(&after, rates);
    CHECK(state_equal(&before, &after));
    money_rates_free(rates);
    return check_end();
}
