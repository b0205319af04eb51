/* Tampered documents: each fault produces its status and position, and no object. The rates' documents are in bad_json.c
 * and its neighbours. */
#include "../check.h"

static money_error_t error;

/** Reads a document; whether there is an object then, or a value that is not all zero. The object is freed. */
typedef int (*reader_t)(const char *document, money_status_t *status);

/* In the place of the object is a pointer that no reader may leave. */
#define READER(name, noun, call)                                  \
    static int name(const char *document, money_status_t *status) \
    {                                                             \
        money_##noun##_t *made = (money_##noun##_t *)&error;      \
                                                                  \
        *status = call;                                           \
        if (*status == MONEY_OK) money_##noun##_free(made);       \
        return made != NULL;                                      \
    }

READER(bag, bag, money_bag_from_json(document, MONEY_NTS, NULL, &made, &error))
READER(bag_text, bag, money_bag_parse(document, MONEY_NTS, NULL, &made, &error))
READER(basket, basket, money_basket_from_json(document, MONEY_NTS, NULL, &made, &error))
READER(catalogue, catalogue, money_catalogue_from_json(document, MONEY_NTS, &made, &error))
READER(catalogue_csv, catalogue, money_catalogue_from_csv(document, MONEY_NTS, "EUR", NULL, &made, &error))
READER(converter, converter, money_converter_from_json(document, MONEY_NTS, NULL, &made, &error))
READER(journal, wallet, money_wallet_from_journal(document, MONEY_NTS, &made, &error))

static int amount(const char *document, money_status_t *status)
{
    static const money_t none;
    money_t made;

    memset(&made, 0xA5, sizeof made);
    *status = money_from_json(document, MONEY_NTS, NULL, &made, &error);
    return memcmp(&made, &none, sizeof none) != 0;
}

static int is_rate(const money_rate_t *rate)
{
    static const money_rate_t none;

    return memcmp(rate, &none, sizeof none) != 0;
}

static int rate(const char *document, money_status_t *status)
{
    money_rate_t made;

    memset(&made, 0xA5, sizeof made);
    *status = money_rate_from_json(document, MONEY_NTS, &made, &error);
    return is_rate(&made);
}

static int rate_text(const char *document, money_status_t *status)
{
    money_rate_t made;

    memset(&made, 0xA5, sizeof made);
    *status = money_rate_parse(document, MONEY_NTS, &made, &error);
    return is_rate(&made);
}

#define DIGITS_39 "100000000000000000000000000000000000000"
#define DIGITS_38 "90000000000000000000000000000000000000"

#define AMOUNT(amount, currency) "{\"amount\":\"" amount "\",\"currency\":\"" currency "\"}"
#define RATE(date, rate, to) "{\"date\":\"" date "\",\"from\":\"EUR\",\"rate\":\"" rate "\",\"to\":\"" to "\"}"
#define PRODUCT(sku, price, more) \
    "{\"sku\":\"" sku "\",\"name\":\"\",\"unit\":\"\",\"category\":\"\",\"price\":\"" price "\"" more "}"
#define POLICY                                                                                                     \
    "\"policy\":{\"level\":\"line\",\"rounding\":\"half_up\",\"remainder\":\"largest_remainder\",\"prices\":\"net\"," \
    "\"tender\":\"exact\",\"cash_rounding\":\"half_up\"}"
#define BASKET(lines, more)                                                                                     \
    "{\"format\":\"libmoney.basket\",\"version\":2,\"currency\":\"EUR\",\"digits\":2,\"lines\":[" lines "]," more \
    POLICY "}"
#define CATALOGUE(version, products, taxes)                                                                      \
    "{\"format\":\"libmoney.catalogue\",\"version\":" version ",\"currency\":\"EUR\",\"digits\":2,\"products\":[" \
    products "],\"taxes\":{" taxes "}}"
#define CONVERTER(version, source, locale)                                                                     \
    "{\"format\":\"libmoney.converter\",\"version\":" version ",\"source\":\"" source "\",\"target\":\"USD\"," \
    "\"amount\":\"12\",\"locale\":\"" locale "\",\"other_digits\":8,\"rounding\":\"half_even\",\"display\":\"none\"}"
#define JOURNAL(lines) "{\"format\":\"libmoney.journal\",\"version\":1}\n" lines
#define POST(id, amount) \
    "{\"do\":\"post\",\"entries\":[{\"id\":" id ",\"amount\":\"" amount "\",\"currency\":\"EUR\"}]}\n"

static const struct {
    reader_t read;
    const char *document;
    money_status_t status;
    /* The beginning of the invalid part, or NULL for a fault without a position. */
    const char *at;
} cases[] = {
    {amount, AMOUNT("12.50", "EUR"), MONEY_OK, NULL},
    {amount, AMOUNT("12,50", "EUR"), MONEY_ERR_SYNTAX, "\"12,50"},
    {amount, AMOUNT("12.50", "E R"), MONEY_ERR_SYNTAX, "\"E R"},
    {amount, AMOUNT(DIGITS_39, "EUR"), MONEY_ERR_OVERFLOW, "\"" DIGITS_39},
    {amount, AMOUNT("12.50", "XYZ"), MONEY_ERR_UNKNOWN_CURRENCY, "\"XYZ"},

    {bag, "[" AMOUNT("1", "EUR") "," AMOUNT("2", "USD") "]", MONEY_OK, NULL},
    {bag, "[" AMOUNT("1", "EUR") "," AMOUNT("two", "USD") "]", MONEY_ERR_SYNTAX, "\"two"},
    {bag, "[" AMOUNT("1", "EUR") "," AMOUNT(DIGITS_39, "USD") "]", MONEY_ERR_OVERFLOW, "\"" DIGITS_39},
    {bag, "[" AMOUNT("1", "EUR") "," AMOUNT("2", "XYZ") "]", MONEY_ERR_UNKNOWN_CURRENCY, "\"XYZ"},
    {bag_text, "1 EUR + 2 USD", MONEY_OK, NULL},
    {bag_text, "1 EUR + " DIGITS_39 " USD", MONEY_ERR_OVERFLOW, DIGITS_39},
    {bag_text, "1 EUR + 2 XYZ", MONEY_ERR_UNKNOWN_CURRENCY, "2 XYZ"},

    {rate, RATE("2024-02-29", "1.1", "USD"), MONEY_OK, NULL},
    {rate, RATE("2024-02-29", "1.1", "U D"), MONEY_ERR_SYNTAX, "\"U D"},
    {rate, RATE("2024-02-29", "one", "USD"), MONEY_ERR_SYNTAX, "\"one"},
    {rate, RATE("2024-02-30", "1.1", "USD"), MONEY_ERR_DATE, "\"2024-02-30"},
    {rate, RATE("2024-02-29", "0", "USD"), MONEY_ERR_INVALID_RATE, "\"0\""},
    {rate, RATE("2024-02-29", "2", "EUR"), MONEY_ERR_INVALID_RATE, "\"2\""},
    {rate_text, "EUR/USD 1.1 2024-02-29", MONEY_OK, NULL},
    {rate_text, "EUR/USD 1.1 2024-02-30", MONEY_ERR_DATE, "2024-02-30"},

    {basket, BASKET(PRODUCT("a", "1.00", ",\"quantity\":\"2\""), "\"taxes\":{},"), MONEY_OK, NULL},
    {basket, BASKET(PRODUCT("a", "1.00", ",\"quantity\":\"two\""), ""), MONEY_ERR_SYNTAX, "{\"sku\":\"a"},
    {basket, BASKET(PRODUCT("a", "1.00", ""), ""), MONEY_ERR_DOCUMENT, "{\"sku\":\"a"},
    {basket, BASKET(PRODUCT("a", DIGITS_39, ",\"quantity\":\"2\""), ""), MONEY_ERR_OVERFLOW, "{\"sku\":\"a"},
    {basket, BASKET(PRODUCT("a", DIGITS_38, ",\"quantity\":\"2\""), ""), MONEY_ERR_OVERFLOW, "{\"sku\":\"a"},
    {basket, BASKET(PRODUCT("a", "1", ",\"quantity\":\"2\"") "," PRODUCT("a", "1", ",\"quantity\":\"2\""), ""),
     MONEY_ERR_DUPLICATE_SKU, "{\"sku\":\"a"},
    {basket, BASKET(PRODUCT("a", "1.00", ",\"quantity\":\"2\",\"discount\":{\"percent\":\"101\"}"), ""),
     MONEY_ERR_DISCOUNT, "{\"sku\":\"a"},
    {basket, BASKET(PRODUCT("a", "1.00", ",\"quantity\":\"2\",\"discount\":{\"fixed\":\"2.01\"}"), ""),
     MONEY_ERR_DISCOUNT, "{\"sku\":\"a"},
    {basket, BASKET("", "\"taxes\":{\"\":{\"percent\":\"-1\"}},"), MONEY_ERR_TAX, "{\"\":"},

    {catalogue, CATALOGUE("2", PRODUCT("a", "1.00", ""), ""), MONEY_OK, NULL},
    {catalogue, CATALOGUE("3", PRODUCT("a", "1.00", ""), ""), MONEY_ERR_VERSION, "{\"format"},
    {catalogue, CATALOGUE("2", PRODUCT("a", "1,00", ""), ""), MONEY_ERR_SYNTAX, "{\"sku"},
    {catalogue, CATALOGUE("2", PRODUCT("a", DIGITS_39, ""), ""), MONEY_ERR_OVERFLOW, "{\"sku"},
    {catalogue, CATALOGUE("2", PRODUCT("a", "1", "") "," PRODUCT("a", "2", ""), ""), MONEY_ERR_DUPLICATE_SKU, "{\"sku"},
    {catalogue, CATALOGUE("2", "", "\"food\":{\"percent\":\"-1\"}"), MONEY_ERR_TAX, "{\"food"},
    {catalogue_csv, "sku,price,currency\na,1.00,EUR\n", MONEY_OK, NULL},
    {catalogue_csv, "sku,price,currency\na,1.00,USD\n", MONEY_ERR_CURRENCY_MISMATCH, "a,1.00"},
    {catalogue_csv, "sku,price\na,1.00\na,2.00\n", MONEY_ERR_DUPLICATE_SKU, "a,2.00"},
    {catalogue_csv, "sku,price\na," DIGITS_39 "\n", MONEY_ERR_OVERFLOW, DIGITS_39},

    {converter, CONVERTER("1", "EUR", "de"), MONEY_OK, NULL},
    {converter, CONVERTER("2", "EUR", "de"), MONEY_ERR_VERSION, "2,"},
    {converter, CONVERTER("1", "E R", "de"), MONEY_ERR_SYNTAX, "\"E R"},
    {converter, CONVERTER("1", "EUR", "xx"), MONEY_ERR_NOT_FOUND, "\"xx"},

    {journal, JOURNAL(POST("1", DIGITS_38) POST("2", "1")), MONEY_OK, NULL},
    {journal, JOURNAL(POST("1", DIGITS_38) POST("2", DIGITS_38)), MONEY_ERR_OVERFLOW, "{\"do\":\"post\",\"entries\":[{\"id\":2"},
    {journal, JOURNAL(POST("1", DIGITS_39)), MONEY_ERR_OVERFLOW, "\"" DIGITS_39},
};

static void check_case(size_t index)
{
    const char *document = cases[index].document, *at = cases[index].at;
    money_status_t status = -1;
    int is_there;
    char what[300];

    memset(&error, 0xA5, sizeof error);
    is_there = cases[index].read(document, &status);
    snprintf(what, sizeof what, "case %zu: %s \"%.80s\" at %lld: %.120s", index, money_status_name(status),
             status == MONEY_OK ? "" : error.text, status == MONEY_OK ? -1 : (long long)error.position, document);
    check_that(status == cases[index].status && (status == MONEY_OK) == is_there, __FILE__, __LINE__, what);
    if (status == MONEY_OK) return;
    check_that(error.status == status && error.cause == 0 && error.text[0] != '\0', __FILE__, __LINE__, what);
    if (at == NULL) return;
    check_that(error.position >= 0 && error.position < (int64_t)strlen(document) &&
                   strncmp(document + error.position, at, strlen(at)) == 0,
               __FILE__, __LINE__, what);
}

/** A basket belongs to a catalogue of its own currency. */
static void other_catalogue(void)
{
    money_catalogue_t *dollars = NULL;
    money_basket_t *made = (money_basket_t *)&error;
    static const char document[] = BASKET("", "");

    CHECK_OK(money_catalogue_new("USD", NULL, &dollars, &error));
    CHECK_STATUS(money_basket_from_json(document, MONEY_NTS, dollars, &made, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK(made == NULL && strncmp(document + error.position, "\"EUR\"", 5) == 0);
    CHECK_TEXT(error.text, "currency of the basket must be that of the catalogue, USD, got EUR");
    money_catalogue_free(dollars);
}

int main(void)
{
    size_t index;

    for (index = 0; index < sizeof cases / sizeof *cases; index++) check_case(index);
    other_catalogue();
    return check_end();
}
