/* Documents that are too deep, too long, or have something in them that is. */
#include "documents.h"

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

    BIG(money_rates_from_json, "", "[", 100000, "", MONEY_ERR_LIMIT, "nesting must be at most 128 levels");
    BIG(money_rates_from_json, "", "{\"a\":", 100000, "", MONEY_ERR_LIMIT, "nesting must be at most 128 levels");
    BIG(money_rates_from_json, "{\"base\":\"EUR\",\"rates\":{\"USD\":", "[", 100000, "", MONEY_ERR_LIMIT, "nesting must be at most 128 levels");
    BIG(money_rates_from_json, "", "]", 100000, "", MONEY_ERR_JSON, "invalid JSON");
    BIG(money_rates_from_json, "{\"base\":\"EUR\",\"rates\":{\"USD\":", "9", MILLIONS, "}}", MONEY_ERR_INVALID_RATE, "9999");
    BIG(money_rates_from_json, "{\"base\":\"EUR\",\"rates\":{\"USD\":\"", "9", MILLIONS, "\"}}", MONEY_ERR_INVALID_RATE,
        "9999");
    BIG(money_rates_from_json, "{\"base\":\"EUR\",\"rates\":{\"USD\":0.", "0", MILLIONS, "1}}", MONEY_ERR_INVALID_RATE,
        "0.0000");
    BIG(money_rates_from_json, "{\"base\":\"EUR\",\"rates\":{\"USD\":1e", "9", MILLIONS, "}}", MONEY_ERR_INVALID_RATE,
        "1e9999");
    BIG(money_rates_from_json, "{\"base\":\"", "A", MILLIONS, "\",\"rates\":{\"USD\":1}}", MONEY_ERR_SYNTAX, "AAAA");
    BIG(money_rates_from_json, "{\"", "A", MILLIONS, "\":1}", MONEY_ERR_DOCUMENT, "expected \"quotes\"");
    BIG(money_rates_from_json, "", " ", MONEY_DOCUMENT_MAX, "", MONEY_ERR_NO_RATES, "empty");
    BIG(money_rates_from_json, "", " ", (size_t)MONEY_DOCUMENT_MAX + 1, "", MONEY_ERR_LIMIT, "67108864");
    BIG(money_rates_from_ecb_csv, "Date,USD,\n2024-03-01,", "9", MILLIONS, ",\n", MONEY_ERR_INVALID_RATE, "9999");
    BIG(money_rates_from_ecb_csv, "Date,USD,\n2024-03-01,0.", "0", MILLIONS, "1,\n", MONEY_ERR_INVALID_RATE, "0.0000");
    BIG(money_rates_from_ecb_csv, "Date,", "A", MILLIONS, ",\n", MONEY_ERR_DOCUMENT, "AAAA");
    BIG(money_rates_from_ecb_csv, "Date,", "USD,", MILLIONS / 10, "\n", MONEY_ERR_DUPLICATE_RATE, "USD");
    BIG(money_rates_from_ecb_csv, "Date,USD,\n", "2024-03-01,1.08,\n", 2, "", MONEY_ERR_DUPLICATE_RATE, "2024-03-01");
    BIG(money_rates_from_ecb_csv, "Date,USD,\n2024-03-01,", ",", MILLIONS, "\n", MONEY_ERR_DOCUMENT, "expected a rate or N/A in row 2024-03-01, got \"\"");
    BIG(money_rates_from_ecb_csv, "", "\n", MONEY_DOCUMENT_MAX, "", MONEY_ERR_NO_RATES, "empty");
    BIG(money_rates_from_ecb_csv, "", "\n", (size_t)MONEY_DOCUMENT_MAX + 1, "", MONEY_ERR_LIMIT, "67108864");
}

int main(void)
{
    money_rates_t *rates = NULL;
    state_t before = {0}, after = {0};

    /* A valid table stays intact, regardless of later reads. */
    CHECK_OK(money_rates_from_json("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08}}", MONEY_NTS, &rates, NULL));
    state_of_rates(&before, rates);
    big_documents();
    state_of_rates(&after, rates);
    CHECK(state_equal(&before, &after));
    money_rates_free(rates);
    return check_end();
}
