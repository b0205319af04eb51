/* Documents of rates, good and bad: each bad one has its status and a line that names the value, each good one is read
 * exactly and written back as the same bytes. Usage: documents ROOT (of the source tree). */
#include "state.h"

typedef money_status_t (*reader_t)(const char *, size_t, money_rates_t **, money_error_t *);

static char *copy_of(const char *text)
{
    char *copy = malloc(strlen(text) + 1);

    if (copy == NULL) abort();
    return strcpy(copy, text);
}

/* --------------------------------------------------------------------------------------------------- Bad ones ---- */

/** Whether a position is that of the value named, counted in the whole document. */
static int is_in(const char *document, int64_t position, const char *named)
{
    const char *found = strstr(document, named);

    if (found == NULL) return 1; /* the line says it in other words */
    for (; found != NULL; found = strstr(found + 1, named))
        if (position >= found - document && position <= found - document + (int64_t)strlen(named)) return 1;
    return 0;
}

static void bad_bytes(reader_t reader, const char *document, size_t length, money_status_t wanted, const char *named,
                      int line)
{
    /* Exactly as long as told, so that a checker of memory sees a byte too many. */
    char *exact = malloc(length > 0 ? length : 1), what[600];
    money_rates_t *rates = (money_rates_t *)&rates;
    money_error_t error;
    money_status_t status;

    if (exact == NULL) abort();
    memcpy(exact, document, length);
    memset(&error, 0xA5, sizeof error);
    status = reader(exact, length, &rates, &error);
    snprintf(what, sizeof what, "%.100s: %s at %lld \"%.240s\" instead of %s \"%s\"", document, money_status_name(status),
             (long long)error.position, error.text, money_status_name(wanted), named);
    if (status == MONEY_OK) {
        check_that(0, __FILE__, line, what);
        money_rates_free(rates);
    } else {
        check_that(status == wanted && rates == NULL && error.status == status && error.reserved == 0, __FILE__, line,
                   what);
        check_that(strstr(error.text, named) != NULL, __FILE__, line, what);
        check_that(error.position >= -1 && error.position <= (int64_t)length, __FILE__, line, what);
        if (error.position >= 0 && status != MONEY_ERR_JSON && status != MONEY_ERR_ENCODING && status != MONEY_ERR_LIMIT)
            check_that(is_in(document, error.position, named), __FILE__, line, what);
    }
    free(exact);
}

#define CSV(document, status, named) \
    bad_bytes(money_rates_from_ecb_csv, document, strlen(document), status, named, __LINE__)
#define JSON(document, status, named) \
    bad_bytes(money_rates_from_json, document, strlen(document), status, named, __LINE__)
#define BYTES(reader, document, status, named) bad_bytes(reader, document, sizeof document - 1, status, named, __LINE__)

static void bad_csv(void)
{
    /* Nothing in it */
    CSV("", MONEY_ERR_NO_RATES, "empty");
    CSV("  \r\n\n", MONEY_ERR_NO_RATES, "empty");
    CSV("Date", MONEY_ERR_NO_RATES, "no currencies");
    CSV("Date,\n", MONEY_ERR_NO_RATES, "no currencies");
    CSV("Date,USD,\n", MONEY_ERR_NO_RATES, "no rates");
    CSV("Date,USD,JPY,\n2024-03-01,N/A,N/A,\n2024-02-29,N/A,N/A,\n", MONEY_ERR_NO_RATES, "no rates");
    /* Something else */
    CSV("Dates,USD,\n2024-03-01,1.08,\n", MONEY_ERR_DOCUMENT, "Dates");
    CSV("USD,Date,\n1.08,2024-03-01,\n", MONEY_ERR_DOCUMENT, "USD");
    CSV("Date;USD\n2024-03-01;1.08\n", MONEY_ERR_DOCUMENT, "Date;USD");
    CSV("<!DOCTYPE html><html><body>Not found</body></html>", MONEY_ERR_DOCUMENT, "<!DOCTYPE html>");
    CSV("{\"base\":\"EUR\"}", MONEY_ERR_DOCUMENT, "{\"base\":\"EUR\"}");
    CSV("Date,U$D,\n2024-03-01,1.08,\n", MONEY_ERR_DOCUMENT, "U$D");
    CSV("Date,ABCDEFGHIJKL,\n2024-03-01,1.08,\n", MONEY_ERR_DOCUMENT, "ABCDEFGHIJKL");
    CSV("Date,EUR,\n2024-03-01,1,\n", MONEY_ERR_DOCUMENT, "EUR");
    CSV("Date,USD,JPY,USD,\n2024-03-01,1.08,160,1.09,\n", MONEY_ERR_DUPLICATE_RATE, "USD");
    /* Dates */
    CSV("Date,USD,\n2024-02-30,1.08,\n", MONEY_ERR_DATE, "2024-02-30");
    CSV("Date,USD,\n2023-02-29,1.08,\n", MONEY_ERR_DATE, "2023-02-29");
    CSV("Date,USD,\n2024-13-01,1.08,\n", MONEY_ERR_DATE, "2024-13-01");
    CSV("Date,USD,\n2024-00-10,1.08,\n", MONEY_ERR_DATE, "2024-00-10");
    CSV("Date,USD,\n0000-01-01,1.08,\n", MONEY_ERR_DATE, "0000-01-01");
    CSV("Date,USD,\n10000-01-01,1.08,\n", MONEY_ERR_DOCUMENT, "10000-01-01");
    CSV("Date,USD,\nyesterday,1.08,\n", MONEY_ERR_DOCUMENT, "yesterday");
    CSV("Date,USD,\n2024/03/01,1.08,\n", MONEY_ERR_DOCUMENT, "2024/03/01");
    CSV("Date,USD,\n,1.08,\n", MONEY_ERR_DOCUMENT, "not a date");
    CSV("Date,USD,\n31 February 2026,1.08,\n", MONEY_ERR_DATE, "31 February 2026");
    CSV("Date,USD,\n30 Octember 2026,1.08,\n", MONEY_ERR_DOCUMENT, "30 Octember 2026");
    CSV("Date,USD,\n2024-03-01,1.08,\n2024-02-29,1.08,\n2024-03-01,1.07,\n", MONEY_ERR_DUPLICATE_RATE, "2024-03-01");
    CSV("Date,USD,\n2024-03-01,1.08,\n<html>\n", MONEY_ERR_DOCUMENT, "<html>");
    /* Rates */
    CSV("Date,USD,\n2024-03-01,0,\n", MONEY_ERR_INVALID_RATE, "\"0\"");
    CSV("Date,USD,\n2024-03-01,0.000,\n", MONEY_ERR_INVALID_RATE, "0.000");
    CSV("Date,USD,\n2024-03-01,-1.08,\n", MONEY_ERR_INVALID_RATE, "-1.08");
    CSV("Date,USD,\n2024-03-01,-0,\n", MONEY_ERR_INVALID_RATE, "-0");
    CSV("Date,USD,\n2024-03-01,1e400,\n", MONEY_ERR_INVALID_RATE, "1e400");
    CSV("Date,USD,\n2024-03-01,1e-400,\n", MONEY_ERR_INVALID_RATE, "1e-400");
    CSV("Date,USD,\n2024-03-01,123456789012345678901,\n", MONEY_ERR_INVALID_RATE, "123456789012345678901");
    CSV("Date,USD,\n2024-03-01,18446744073709551616,\n", MONEY_ERR_INVALID_RATE, "18446744073709551616");
    CSV("Date,USD,\n2024-03-01,0.00000000000000000001,\n", MONEY_ERR_INVALID_RATE, "0.00000000000000000001");
    CSV("Date,USD,\n2024-03-01,1.2.3,\n", MONEY_ERR_DOCUMENT, "1.2.3");
    CSV("Date,USD,\n2024-03-01,5.,\n", MONEY_ERR_DOCUMENT, "5.");
    CSV("Date,USD,\n2024-03-01,7/3,\n", MONEY_ERR_DOCUMENT, "7/3");
    CSV("Date,USD,\n2024-03-01,NaN,\n", MONEY_ERR_DOCUMENT, "NaN");
    CSV("Date,USD,\n2024-03-01,Infinity,\n", MONEY_ERR_DOCUMENT, "Infinity");
    CSV("Date,USD,\n2024-03-01,n/a,\n", MONEY_ERR_DOCUMENT, "n/a");
    CSV("Date,USD,\n2024-03-01,\"1.08\",\n", MONEY_ERR_DOCUMENT, "\"1.08\"");
    CSV("Date,USD,\n2024-03-01,,\n", MONEY_ERR_DOCUMENT, "empty cell");
    /* Rows too short and too long */
    CSV("Date,USD,JPY,\n2024-03-01,1.08,\n", MONEY_ERR_DOCUMENT, "empty cell");
    CSV("Date,USD,JPY,\n2024-03-01,1.08\n", MONEY_ERR_DOCUMENT, "cut off");
    CSV("Date,USD,JPY,\n2024-03-01\n", MONEY_ERR_DOCUMENT, "cut off");
    CSV("Date,USD,\n2024-03-01,1.08,160,\n", MONEY_ERR_DOCUMENT, "more cells");
    CSV("Date,USD,\n2024-03-01,1.08,,,\n", MONEY_ERR_DOCUMENT, "more cells");
    /* Bytes */
    BYTES(money_rates_from_ecb_csv, "Date,USD,\n2024-03-01,1.\xff" "08,\n", MONEY_ERR_ENCODING, "UTF-8");
    BYTES(money_rates_from_ecb_csv, "Date,USD,\n2024-03-01,1.\0" "08,\n", MONEY_ERR_ENCODING, "NUL");
    BYTES(money_rates_from_ecb_csv, "Date,USD,\n2024-03-01,1.08,\n\0", MONEY_ERR_ENCODING, "NUL");
}

static void bad_json(void)
{
    char *long_info, *text;
    int index;

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
    JSON("Date,USD,\n2024-03-01,1.08,\n", MONEY_ERR_JSON, "not JSON");
    JSON("{", MONEY_ERR_JSON, "not JSON");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08}", MONEY_ERR_JSON, "not JSON");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08},}", MONEY_ERR_JSON, "not JSON");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08}} x", MONEY_ERR_JSON, "not JSON");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08}}{}", MONEY_ERR_JSON, "not JSON");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":NaN}}", MONEY_ERR_JSON, "NaN");
    JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":01.08}}", MONEY_ERR_JSON, "not JSON");
    JSON("{'base':'EUR','rates':{'USD':1.08}}", MONEY_ERR_JSON, "not JSON");
    JSON("{\"base\":\"\\ud800\",\"rates\":{\"USD\":1.08}}", MONEY_ERR_JSON, "not JSON");
    JSON("{\"base\":\"EUR\\u0000\",\"rates\":{\"USD\":1.08}}", MONEY_ERR_JSON, "\\u0000");
    /* JSON of something else */
    JSON("null", MONEY_ERR_DOCUMENT, "an object or a list");
    JSON("1.08", MONEY_ERR_DOCUMENT, "an object or a list");
    JSON("\"EUR\"", MONEY_ERR_DOCUMENT, "an object or a list");
    JSON("{\"a\":1}", MONEY_ERR_DOCUMENT, "neither");
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
    /* The provider's own error */
    JSON("{\"success\":false,\"error\":{\"code\":104,\"info\":\"The limit has been reached.\"}}", MONEY_ERR_PROVIDER,
         "104: The limit has been reached.");
    JSON("{\"success\":false}", MONEY_ERR_PROVIDER, "provider");
    JSON("{\"success\":false,\"error\":\"no\"}", MONEY_ERR_PROVIDER, "provider");
    JSON("{\"success\":false,\"error\":{\"code\":101,\"info\":\"two\\nlines \\u001b[31m\"}}", MONEY_ERR_PROVIDER, "101");
    JSON("{\"success\":false,\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.9}}", MONEY_ERR_PROVIDER, "provider");
    long_info = copy_of("{\"success\":false,\"error\":{\"code\":7,\"info\":\"\xc3\xa4\xc3\xa4");
    text = malloc(20000);
    if (text == NULL) abort();
    strcpy(text, long_info);
    for (index = 0; index < 5000; index++) strcat(text + (size_t)index * 2, "\xc3\xa4");
    strcat(text, "\"}}");
    JSON(text, MONEY_ERR_PROVIDER, "7");
    free(long_info);
    free(text);
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
    /* What the library writes, changed */
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

/** The same direction twice in one object: not a table, whichever of the two statuses says it. */
static void twice_in_an_object(void)
{
    static const char document[] = "{\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.9,\"USDEUR\":0.8}}";
    money_rates_t *rates = NULL;
    money_error_t error;
    money_status_t status = money_rates_from_json(document, sizeof document - 1, &rates, &error);

    CHECK((status == MONEY_ERR_DUPLICATE_RATE || status == MONEY_ERR_JSON) && rates == NULL);
    CHECK(strstr(error.text, "USDEUR") != NULL);
}

/* ----------------------------------------------------------------------------------------------------- Big ones ---- */

static char *repeated(const char *first, const char *piece, size_t count, const char *last, size_t *length)
{
    size_t a = strlen(first), b = strlen(piece), c = strlen(last), index;
    char *text = malloc(a + b * count + c + 1);

    if (text == NULL) abort();
    memcpy(text, first, a);
    if (b == 1) memset(text + a, piece[0], count);
    for (index = 0; b > 1 && index < count; index++) memcpy(text + a + index * b, piece, b);
    memcpy(text + a + b * count, last, c + 1);
    *length = a + b * count + c;
    return text;
}

#define BIG(reader, first, piece, count, last, status, named)                \
    do {                                                                     \
        size_t big_length;                                                   \
        char *big = repeated(first, piece, count, last, &big_length);        \
        bad_bytes(reader, big, big_length, status, named, __LINE__);         \
        free(big);                                                           \
    } while (0)

static void big_documents(void)
{
    enum { MILLIONS = 10 * 1000 * 1000 };

    BIG(money_rates_from_json, "", "[", 100000, "", MONEY_ERR_LIMIT, "deep");
    BIG(money_rates_from_json, "", "{\"a\":", 100000, "", MONEY_ERR_LIMIT, "deep");
    BIG(money_rates_from_json, "{\"base\":\"EUR\",\"rates\":{\"USD\":", "[", 100000, "", MONEY_ERR_LIMIT, "deep");
    BIG(money_rates_from_json, "", "]", 100000, "", MONEY_ERR_JSON, "not JSON");
    BIG(money_rates_from_json, "{\"base\":\"EUR\",\"rates\":{\"USD\":", "9", MILLIONS, "}}", MONEY_ERR_INVALID_RATE, "9999");
    BIG(money_rates_from_json, "{\"base\":\"EUR\",\"rates\":{\"USD\":\"", "9", MILLIONS, "\"}}", MONEY_ERR_INVALID_RATE,
        "9999");
    BIG(money_rates_from_json, "{\"base\":\"EUR\",\"rates\":{\"USD\":0.", "0", MILLIONS, "1}}", MONEY_ERR_INVALID_RATE,
        "0.0000");
    BIG(money_rates_from_json, "{\"base\":\"EUR\",\"rates\":{\"USD\":1e", "9", MILLIONS, "}}", MONEY_ERR_INVALID_RATE,
        "1e9999");
    BIG(money_rates_from_json, "{\"base\":\"", "A", MILLIONS, "\",\"rates\":{\"USD\":1}}", MONEY_ERR_SYNTAX, "AAAA");
    BIG(money_rates_from_json, "{\"", "A", MILLIONS, "\":1}", MONEY_ERR_DOCUMENT, "neither");
    BIG(money_rates_from_json, "", " ", MONEY_DOCUMENT_MAX, "", MONEY_ERR_NO_RATES, "empty");
    BIG(money_rates_from_json, "", " ", (size_t)MONEY_DOCUMENT_MAX + 1, "", MONEY_ERR_LIMIT, "67108864");
    BIG(money_rates_from_ecb_csv, "Date,USD,\n2024-03-01,", "9", MILLIONS, ",\n", MONEY_ERR_INVALID_RATE, "9999");
    BIG(money_rates_from_ecb_csv, "Date,USD,\n2024-03-01,0.", "0", MILLIONS, "1,\n", MONEY_ERR_INVALID_RATE, "0.0000");
    BIG(money_rates_from_ecb_csv, "Date,", "A", MILLIONS, ",\n", MONEY_ERR_DOCUMENT, "AAAA");
    BIG(money_rates_from_ecb_csv, "Date,", "USD,", MILLIONS / 10, "\n", MONEY_ERR_DUPLICATE_RATE, "USD");
    BIG(money_rates_from_ecb_csv, "Date,USD,\n", "2024-03-01,1.08,\n", 2, "", MONEY_ERR_DUPLICATE_RATE, "2024-03-01");
    BIG(money_rates_from_ecb_csv, "Date,USD,\n2024-03-01,", ",", MILLIONS, "\n", MONEY_ERR_DOCUMENT, "cell");
    BIG(money_rates_from_ecb_csv, "", "\n", MONEY_DOCUMENT_MAX, "", MONEY_ERR_NO_RATES, "empty");
    BIG(money_rates_from_ecb_csv, "", "\n", (size_t)MONEY_DOCUMENT_MAX + 1, "", MONEY_ERR_LIMIT, "67108864");
}

/** Every prefix of a document: a status that the header tells of, or a table that can be written and read back. */
static void cut_at_every_byte(reader_t reader, const char *document, int may_be_good)
{
    size_t length = strlen(document), cut;

    while (length > 0 && document[length - 1] == '\n') length--;
    for (cut = 0; cut < length; cut++) {
        char *exact = malloc(cut > 0 ? cut : 1), *json = NULL;
        money_rates_t *rates = NULL;
        money_error_t error;
        money_status_t status;

        if (exact == NULL) abort();
        memcpy(exact, document, cut);
        status = reader(exact, cut, &rates, &error);
        if (status == MONEY_OK) {
            CHECK(may_be_good && rates != NULL);
            CHECK_OK(money_rates_to_json(rates, &json, NULL, &error));
            money_string_free(json);
            money_rates_free(rates);
        } else {
            CHECK(status == MONEY_ERR_DOCUMENT || status == MONEY_ERR_NO_RATES || status == MONEY_ERR_JSON ||
                  status == MONEY_ERR_INVALID_RATE || status == MONEY_ERR_DATE);
            CHECK(rates == NULL && error.status == status && error.text[0] != '\0' && error.position <= (int64_t)cut);
        }
        free(exact);
    }
}

/* ---------------------------------------------------------------------------------------------------- Good ones ---- */

/** Writes, reads, writes again: the same bytes, the same table. */
static void round_trip(const money_rates_t *rates, int line)
{
    char *first = NULL, *second = NULL;
    size_t first_length = 0, second_length = 0;
    money_rates_t *again = NULL;
    money_error_t error;
    money_rates_info_t info, info_again;
    state_t before = {0}, after = {0};

    check_status(money_rates_to_json(rates, &first, &first_length, &error), MONEY_OK, __FILE__, line, "to_json");
    if (first == NULL) return;
    check_that(strlen(first) == first_length, __FILE__, line, "the length of the document");
    if (!check_status(money_rates_from_json(first, first_length, &again, &error), MONEY_OK, __FILE__, line, first)) {
        fprintf(stderr, "%s\n", error.text);
        money_string_free(first);
        return;
    }
    check_status(money_rates_to_json(again, &second, &second_length, &error), MONEY_OK, __FILE__, line, "to_json");
    check_that(second_length == first_length && memcmp(first, second, first_length) == 0, __FILE__, line,
               "the same bytes again");
    CHECK_OK(money_rates_info(rates, &info, &error));
    CHECK_OK(money_rates_info(again, &info_again, &error));
    check_that(memcmp(&info, &info_again, sizeof info) == 0, __FILE__, line, "the same table again");
    state_of_rates(&before, rates);
    state_of_rates(&after, again);
    check_that(state_equal(&before, &after), __FILE__, line, "the same state again");
    money_string_free(first);
    money_string_free(second);
    money_rates_free(again);
}

static money_rates_t *good(reader_t reader, const char *document, size_t length, int line)
{
    money_rates_t *rates = NULL;
    money_error_t error;

    if (!check_status(reader(document, length, &rates, &error), MONEY_OK, __FILE__, line, document)) {
        fprintf(stderr, "%s at %lld\n", error.text, (long long)error.position);
        return NULL;
    }
    round_trip(rates, line);
    return rates;
}

/** A document, and the fraction that it says 1 `from` is in `to`. */
static void quotes(reader_t reader, const char *document, const char *from, const char *to, uint64_t numerator,
                   uint64_t denominator, uint32_t flags, int line)
{
    money_rates_t *rates = good(reader, document, strlen(document), line);
    money_conversion_t found;
    money_error_t error;

    if (rates == NULL) return;
    if (check_status(money_rates_find(rates, from, to, NULL, &found, &error), MONEY_OK, __FILE__, line, document))
        check_that(found.leg_count == 1 && found.legs[0].numerator == numerator &&
                       found.legs[0].denominator == denominator && found.flags == flags && found.legs[0].flags == flags,
                   __FILE__, line, document);
    money_rates_free(rates);
}

#define QUOTES_CSV(document, from, to, n, d, flags) \
    quotes(money_rates_from_ecb_csv, document, from, to, n, d, flags, __LINE__)
#define QUOTES_JSON(document, from, to, n, d, flags) \
    quotes(money_rates_from_json, document, from, to, n, d, flags, __LINE__)

static void good_documents(void)
{
    QUOTES_CSV("Date,USD,\n2024-03-01,1.0813,\n", "EUR", "USD", 10813, 10000, 0);
    QUOTES_CSV("Date,USD,\r\n2024-03-01,1.0813,\r\n2024-02-29,1.0826,\r\n", "EUR", "USD", 10813, 10000, 0);
    QUOTES_CSV("Date,USD,\n2024-02-29,1.0826,\n2024-03-01,1.0813,\n", "EUR", "USD", 10813, 10000, 0); /* oldest first */
    QUOTES_CSV("Date,USD\n2024-03-01,1.0813", "EUR", "USD", 10813, 10000, 0);
    QUOTES_CSV("Date,USD,JPY,\n2024-03-01,1.10,N/A,\n", "EUR", "USD", 110, 100, 0);
    QUOTES_CSV("Date, USD, JPY, \n30 October 2026, 1.1172, 175.68, \n", "EUR", "JPY", 17568, 100, 0);
    QUOTES_CSV("Date,IDR,\n2024-03-01,12345678901234567891,\n", "EUR", "IDR", UINT64_C(12345678901234567890), 1,
               MONEY_FLAG_RATE_ROUNDED);
    QUOTES_CSV("Date,USD,\n2024-03-01,1.00000000000000000000000,\n", "EUR", "USD", UINT64_C(1000000000000000000),
               UINT64_C(1000000000000000000), 0);
    QUOTES_JSON("{\"base\":\"EUR\",\"date\":\"2024-03-01\",\"rates\":{\"USD\":1.08}}", "EUR", "USD", 108, 100, 0);
    QUOTES_JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":\"1.080\"}}", "EUR", "USD", 1080, 1000, 0);
    QUOTES_JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08e2}}", "EUR", "USD", 108, 1, 0);
    QUOTES_JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08E+3}}", "EUR", "USD", 1080, 1, 0);
    QUOTES_JSON("{\"base\":\"EUR\",\"rates\":{\"BTC\":9.421731e-06}}", "EUR", "BTC", 9421731, UINT64_C(1000000000000), 0);
    QUOTES_JSON("{\"base\":\"EUR\",\"timestamp\":1709251200,\"rates\":{\"USD\":1}}", "EUR", "USD", 1, 1, 0);
    QUOTES_JSON("{\"success\":true,\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.5,\"USDUSD\":1}}", "USD", "EUR", 5, 10, 0);
    QUOTES_JSON("[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":\"2\"},{\"from\":\"USD\",\"to\":\"EUR\",\"rate\":0.4}]", "USD",
                "EUR", 4, 10, 0);
    QUOTES_JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":0.12345678901234567895}}", "EUR", "USD", UINT64_C(1234567890123456790),
                UINT64_C(10000000000000000000), MONEY_FLAG_RATE_ROUNDED);
    QUOTES_JSON("{\"base\":\"EUR\",\"rates\":{\"USD\":1.0813,\"XYZ\":7}}", "EUR", "XYZ", 7, 1, 0); /* any code */
    QUOTES_JSON("\n {\"base\" : \"EUR\" , \"rates\":{\"\\u0055SD\":1.5}}\t\n", "EUR", "USD", 15, 10, 0);
}

static void files(const char *root)
{
    char path[1024];
    char *text;
    size_t length;
    money_rates_t *rates = NULL;
    money_rates_info_t info;
    money_error_t error;
    money_rate_t rate;
    money_t amount, result;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    int32_t date;
    char code[MONEY_CODE_SIZE];

#define READ(name) (snprintf(path, sizeof path, "%s/%s", root, name), text = check_read(path, &length))
    READ("Tests/Data/eurofxref-daily.csv");
    rates = good(money_rates_from_ecb_csv, text, length, __LINE__);
    CHECK_OK(money_rates_info(rates, &info, &error));
    CHECK(info.date_count == 1 && info.first_date == info.last_date && info.pair_count == 29 && info.quote_count == 29 &&
          info.currency_count == 30 && info.flags == 0);
    CHECK_TEXT(info.base, "EUR");
    CHECK_TEXT(info.source, "European Central Bank");
    CHECK_OK(money_date_from_ymd(2026, 10, 30, &date, &error));
    CHECK(info.last_date == date && info.instant == MONEY_INSTANT_NONE);
    money_rates_free(rates);
    cut_at_every_byte(money_rates_from_ecb_csv, text, 1);
    free(text);

    READ("share/ecb/eurofxref-hist.csv");
    rates = good(money_rates_from_ecb_csv, text, length, __LINE__);
    CHECK_OK(money_rates_info(rates, &info, &error));
    CHECK(info.date_count == 7126 && info.last_date == date && info.pair_count == 41 && info.currency_count == 42);
    CHECK_OK(money_date_from_ymd(1999, 1, 4, &date, &error));
    CHECK(info.first_date == date);
    CHECK_OK(money_rates_date_at(rates, 0, &date, &error));
    CHECK(info.first_date == date);
    CHECK_OK(money_rates_currency_at(rates, 0, code, sizeof code, NULL, &error));
    CHECK_TEXT(code, "AUD");
    CHECK_OK(money_rates_pair_at(rates, 0, &rate, &error));
    CHECK(strcmp(rate.from, "EUR") == 0 && strcmp(rate.to, "AUD") == 0 && rate.numerator == 15904 &&
          rate.denominator == 10000 && rate.kind == MONEY_RATE_QUOTED && rate.reserved == 0);
    CHECK_OK(money_parse("100.00 EUR", MONEY_NTS, &amount, &error));
    CHECK_OK(money_date_from_ymd(2024, 2, 29, &options.date, &error));
    CHECK_OK(money_rates_convert(rates, &amount, "JPY", &options, &result, NULL, &error));
    CHECK(result.lo == 16253 && result.scale == 0);
    money_rates_free(rates);
    free(text);

    READ("Tests/Data/currencylayer-live.json");
    rates = good(money_rates_from_json, text, length, __LINE__);
    CHECK_OK(money_rates_info(rates, &info, &error));
    CHECK(info.instant == 1793372399 && info.quote_count == 33 && info.currency_count == 34 && info.flags == 0);
    CHECK_TEXT(info.base, "USD");
    CHECK_OK(money_parse("1 USD", MONEY_NTS, &amount, &error));
    options.date = MONEY_DATE_NONE;
    options.digits = 12;
    CHECK_OK(money_rates_convert(rates, &amount, "BTC", &options, &result, NULL, &error));
    CHECK(result.lo == 9421731 && result.scale == 12);
    money_rates_free(rates);
    cut_at_every_byte(money_rates_from_json, text, 0);
    free(text);

    READ("Tests/Data/currencylayer-error.json");
    bad_bytes(money_rates_from_json, text, length, MONEY_ERR_PROVIDER, "104: The monthly usage limit has been reached.",
              __LINE__);
    free(text);
    READ("Tests/Data/currencylayer-list.json");
    bad_bytes(money_rates_from_json, text, length, MONEY_ERR_NO_RATES, "no rates", __LINE__);
    free(text);
}

static void by_hand(void)
{
    money_rates_builder_t *b = NULL;
    money_rates_t *rates = NULL;
    money_error_t error;
    int step;

    CHECK_OK(money_rates_builder_new(&b, &error));
    for (step = 0; step < 9; step++) {
        switch (step) {
        case 0: break; /* an empty table */
        case 1: CHECK_OK(money_rates_builder_add(b, "EUR", "USD", "7/3", MONEY_NTS, MONEY_DATE_NONE, &error)); break;
        case 2: CHECK_OK(money_rates_builder_add(b, "USD", "EUR", "0.4000", MONEY_NTS, MONEY_DATE_NONE, &error)); break;
        case 3:
            CHECK_OK(money_rates_builder_add(b, "EUR", "Gold.2-x", "18446744073709551615/18446744073709551614", MONEY_NTS,
                                             MONEY_DATE_NONE, &error));
            break;
        case 4: CHECK_OK(money_rates_builder_set_base(b, "EUR", &error)); break;
        case 5: CHECK_OK(money_rates_builder_set_source(b, "a \"quoted\" \\ name, \xc3\xa9\xe2\x82\xac", MONEY_NTS, &error)); break;
        case 6: CHECK_OK(money_rates_builder_set_instant(b, -1, &error)); break;
        case 7: CHECK_OK(money_rates_builder_set_instant(b, 1793372399, &error)); break;
        default: CHECK_OK(money_rates_builder_add(b, "XAF", "USD", "0.0000000000000000001", MONEY_NTS, MONEY_DATE_NONE, &error));
        }
        CHECK_OK(money_rates_builder_build(b, &rates, &error));
        round_trip(rates, __LINE__);
        money_rates_free(rates);
    }
    money_rates_builder_free(b);

    CHECK_OK(money_rates_builder_new(&b, &error));
    CHECK_OK(money_rates_builder_add(b, "EUR", "USD", "1.10", MONEY_NTS, 19782, &error));
    CHECK_OK(money_rates_builder_add(b, "EUR", "USD", "7/3", MONEY_NTS, 19783, &error));
    CHECK_OK(money_rates_builder_add(b, "USD", "EUR", "0.9", MONEY_NTS, 19783, &error));
    CHECK_OK(money_rates_builder_add(b, "GBP", "JPY", "190", MONEY_NTS, -719162, &error));
    CHECK_OK(money_rates_builder_add(b, "GBP", "JPY", "191", MONEY_NTS, 2932896, &error));
    CHECK_OK(money_rates_builder_build(b, &rates, &error));
    round_trip(rates, __LINE__);
    money_rates_free(rates);
    /* A base that nothing is quoted against. */
    CHECK_OK(money_rates_builder_set_base(b, "CHF", &error));
    CHECK_OK(money_rates_builder_build(b, &rates, &error));
    round_trip(rates, __LINE__);
    money_rates_free(rates);
    money_rates_builder_free(b);

    /* Rounded on reading: written, and still said. */
    rates = good(money_rates_from_json,
                 "{\"base\":\"EUR\",\"date\":\"2024-03-01\",\"rates\":{\"USD\":1.23456789012345678901,\"JPY\":160}}", MONEY_NTS,
                 __LINE__);
    money_rates_free(rates);
}

int main(int count, char **arguments)
{
    money_rates_t *rates = NULL;
    money_error_t error;
    state_t before = {0}, after = {0};

    /* A good table stays, whatever is read beside it. */
    CHECK_OK(money_rates_from_json("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08}}", MONEY_NTS, &rates, &error));
    state_of_rates(&before, rates);
    bad_csv();
    bad_json();
    twice_in_an_object();
    big_documents();
    cut_at_every_byte(money_rates_from_ecb_csv, "Date,USD,JPY,\n2024-03-01,1.0813,162.82,\n2024-02-29,1.0826,N/A,\n", 1);
    cut_at_every_byte(money_rates_from_ecb_csv, "Date, USD, JPY, \n30 October 2026, 1.1172, 175.68, \n", 1);
    cut_at_every_byte(money_rates_from_json, "[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":\"1.0813\",\"date\":\"2024-03-01\"}]",
                      0);
    state_of_rates(&after, rates);
    CHECK(state_equal(&before, &after));
    money_rates_free(rates);
    good_documents();
    by_hand();
    files(count > 1 ? arguments[1] : ".");
    return check_end();
}
