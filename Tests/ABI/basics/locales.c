/* Amounts as locales write and read them; lists of currencies. */
#include "basics.h"

static const char *written(const char *text, const char *locale, const money_locale_options_t *options, uint32_t *flags)
{
    static char buffer[MONEY_LOCALE_TEXT_MAX];
    money_t value = amount(text);
    size_t length = 0;

    strcpy(buffer, "no text");
    CHECK_OK(money_format_locale(&value, locale, options, buffer, sizeof buffer, &length, flags, &error));
    CHECK(length == strlen(buffer));
    return buffer;
}

static void formats(void)
{
    money_locale_options_t options = MONEY_LOCALE_OPTIONS_INIT, filled;
    money_t value = amount("1234.56 EUR");
    uint32_t flags = 9;
    char buffer[MONEY_LOCALE_TEXT_MAX];
    size_t length = 0;

    memset(&filled, 0xFF, sizeof filled);
    money_locale_options_init(&filled);
    CHECK(memcmp(&filled, &options, sizeof options) == 0);
    money_locale_options_init(NULL);
    CHECK_TEXT(written("1234.56 BRL", "pt-BR", NULL, &flags), "R$\302\2401.234,56");
    CHECK(flags == 0);
    CHECK_TEXT(written("1234.56 EUR", "fr", NULL, NULL), "1\342\200\257234,56\302\240\342\202\254");
    CHECK_TEXT(written("1234.56 USD", "en", &options, NULL), "$1,234.56");
    options.digits = 0;
    CHECK_TEXT(written("1234.56 JPY", "en", &options, &flags), "\302\2451,235");
    CHECK(flags == MONEY_FLAG_ROUNDED);
    options.style = MONEY_STYLE_ACCOUNTING;
    options.digits = MONEY_DIGITS_CURRENCY;
    CHECK_TEXT(written("-5 USD", "en-US", &options, NULL), "($5.00)");
    options.style = MONEY_STYLE_COMPACT;
    flags = 9;
    CHECK_STATUS(money_format_locale(&value, "en", &options, buffer, sizeof buffer, &length, &flags, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK(flags == 0 && length == 0 && buffer[0] == '\0');
    options.digits = 1;
    CHECK_TEXT(written("1234.56 USD", "en", &options, &flags), "$1.2K");
    CHECK(flags == MONEY_FLAG_ROUNDED);
    options.style = MONEY_STYLE_STANDARD;
    options.digits = MONEY_DIGITS_CURRENCY;
    options.display = MONEY_DISPLAY_NAME;
    CHECK_TEXT(written("1 USD", "de", &options, NULL), "1,00 US-Dollar");
    CHECK_STATUS(money_format_locale(&value, "sv", &options, buffer, sizeof buffer, NULL, NULL, &error),
                 MONEY_ERR_NOT_FOUND);
    CHECK_TEXT(error.text, "no name of EUR in locale sv");
    CHECK_STATUS(money_format_locale(&value, "xx", NULL, buffer, sizeof buffer, NULL, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_TEXT(error.text, "unknown locale \"xx\"; expected a name such as de or pt-BR");
    CHECK_STATUS(money_format_locale(&value, "en", NULL, buffer, 4, &length, &flags, &error), MONEY_ERR_BUFFER_TOO_SMALL);
    CHECK(length == strlen("\342\202\2541,234.56") && flags == 0);
}

static void parses(void)
{
    money_t value;

    CHECK_OK(money_parse_locale("R$ 1.234,56", MONEY_NTS, "pt-BR", NULL, NULL, &value, &error));
    CHECK_TEXT(words(&value), "1234.56 BRL");
    CHECK_OK(money_parse_locale("1 234,56 \342\202\254", MONEY_NTS, "fr", "", NULL, &value, &error));
    CHECK_TEXT(words(&value), "1234.56 EUR");
    CHECK_OK(money_parse_locale("5", 1, "en", "USD", NULL, &value, &error));
    CHECK_TEXT(words(&value), "5 USD");
    CHECK_STATUS(money_parse_locale("$5", 2, "pl", NULL, NULL, &value, &error), MONEY_ERR_AMBIGUOUS_CURRENCY);
    CHECK(error.position == 0 && strstr(error.text, " USD ") != NULL && strstr(error.text, " CAD ") != NULL);
    CHECK_STATUS(money_parse_locale("$5", 2, "en", "EUR", NULL, &value, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_STATUS(money_parse_locale("1.00,00 \342\202\254", MONEY_NTS, "en", NULL, NULL, &value, &error), MONEY_ERR_SYNTAX);
    CHECK(error.position == 4);
}

/** A person's text is read as intended, or rejected. */
static void guesses_nothing(void)
{
    static const struct {
        const char *text, *locale;
        money_status_t status;
    } refused[] = {
        {"100 TL", "en-US", MONEY_ERR_UNKNOWN_CURRENCY},
        {"100 B$", "en-BN", MONEY_ERR_UNKNOWN_CURRENCY},
        {"100 Tkr", "en-SE", MONEY_ERR_UNKNOWN_CURRENCY},
        {"100,00\342\200\213", "pt-PT", MONEY_ERR_SYNTAX},
        {"\342\200\256100 EUR", "en", MONEY_ERR_SYNTAX},
        {"100 \321\200.", "ru-RU", MONEY_ERR_AMBIGUOUS_CURRENCY},
        {"Bs. 100", "es-VE", MONEY_ERR_AMBIGUOUS_CURRENCY},
        {"100 F", "fr-CH", MONEY_ERR_AMBIGUOUS_CURRENCY},
        {"100 \345\205\203", "zh-TW", MONEY_ERR_AMBIGUOUS_CURRENCY},
        {"100 kr", "en-US", MONEY_ERR_AMBIGUOUS_CURRENCY},
        {"GBP (-5)", "en", MONEY_ERR_SYNTAX},
    };
    static const struct {
        const char *text, *locale, *amount;
    } taken[] = {
        {"100 kr", "da", "100 DKK"},
        {"GBP (53,180.08)", "en-GB", "-53180.08 GBP"},
        {"(5) GBP", "en-GB", "-5 GBP"},
        {"1.2M USD", "en", "1200000 USD"},
        {"100 M\342\202\254", "fr", "100000000 EUR"},
        {"100 EUR\342\200\213", "en", "100 EUR"},
        {"100 \345\205\203", "zh-CN", "100 CNY"},
    };
    money_t value;

    for (size_t index = 0; index < sizeof refused / sizeof *refused; index++) {
        CHECK_STATUS(money_parse_locale(refused[index].text, MONEY_NTS, refused[index].locale, NULL, NULL, &value, &error),
                     refused[index].status);
    }
    for (size_t index = 0; index < sizeof taken / sizeof *taken; index++) {
        CHECK_OK(money_parse_locale(taken[index].text, MONEY_NTS, taken[index].locale, NULL, NULL, &value, &error));
        CHECK_TEXT(words(&value), taken[index].amount);
    }
    CHECK_OK(money_parse_locale("100 F", MONEY_NTS, "fr-CH", "FRF", NULL, &value, &error));
    CHECK_TEXT(words(&value), "100 FRF");
}

/** Every locale reads its own texts, and is found by its identifier. */
static void locales(void)
{
    char locale[MONEY_LOCALE_SIZE], found[MONEY_LOCALE_SIZE], text[MONEY_LOCALE_TEXT_MAX];
    money_t value = amount("-1234567.89 EUR"), read;
    size_t index, length = 0;
    int32_t equal = 0;

    CHECK(money_locale_count() > 1000);
    for (index = 0; index < money_locale_count(); index++) {
        CHECK_OK(money_locale_at(index, locale, sizeof locale, NULL, &error));
        CHECK_OK(money_locale_find(locale, found, sizeof found, NULL, &error));
        CHECK_TEXT(found, locale);
        CHECK_OK(money_format_locale(&value, locale, NULL, text, sizeof text, &length, NULL, &error));
        CHECK_OK(money_parse_locale(text, length, locale, NULL, NULL, &read, &error));
        CHECK(money_equal(&value, &read, &equal, NULL) == MONEY_OK && equal);
    }
    CHECK_STATUS(money_locale_at(index, locale, sizeof locale, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_locale_find("zh-tw", found, sizeof found, NULL, &error));
    CHECK_TEXT(found, "zh_Hant_TW");
    CHECK_OK(money_currency_text("USD", "fr", MONEY_DISPLAY_SYMBOL, NULL, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "$US");
    CHECK_OK(money_currency_text("USD", "pt", MONEY_DISPLAY_NAME, NULL, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "D\303\263lar americano");
}

/** Tags in other words than the identifier's, and those that name digits. */
static void tags(void)
{
    static const struct {
        const char *tag, *identifier;
        money_status_t status;
    } cases[] = {
        {"de-Latn-CH", "de_CH", MONEY_OK},
        {"en-036", "en_AU", MONEY_OK},
        {"iw_IL", "he_IL", MONEY_OK},
        {"zh-yue-HK", "yue_Hant_HK", MONEY_OK},
        {"sr_RS.UTF-8@latin", "sr_Latn_RS", MONEY_OK},
        {"C", "en_US", MONEY_OK},
        {"ar-EG-u-nu-latn", "ar_EG", MONEY_OK},
        {"i-klingon", NULL, MONEY_ERR_NOT_FOUND},
        {"de-u-nu-roman", NULL, MONEY_ERR_NOT_FOUND},
        {"de-DE-Latn", NULL, MONEY_ERR_SYNTAX},
        {"de@a=b;", NULL, MONEY_ERR_SYNTAX},
        {"de-\377", NULL, MONEY_ERR_ENCODING},
    };
    money_t value = amount("-1234.5 EGP");
    char found[MONEY_LOCALE_SIZE], text[MONEY_LOCALE_TEXT_MAX], *longest = malloc(65537);
    size_t index;

    for (index = 0; index < sizeof cases / sizeof cases[0]; index++) {
        CHECK_STATUS(money_locale_find(cases[index].tag, found, sizeof found, NULL, &error), cases[index].status);
        if (cases[index].identifier) CHECK_TEXT(found, cases[index].identifier);
    }
    CHECK_OK(money_format_locale(&value, "ar-EG-u-nu-latn", NULL, text, sizeof text, NULL, NULL, &error));
    CHECK(strstr(text, "1,234.50") != NULL);
    CHECK_OK(money_parse_locale(text, MONEY_NTS, "ar-EG-u-nu-latn", NULL, NULL, &value, &error));
    CHECK_TEXT(words(&value), "-1234.50 EGP");
    CHECK_OK(money_parse_locale("\357\274\221,\357\274\222\357\274\223\357\274\224", MONEY_NTS, "ja", "JPY", NULL, &value,
                                &error));
    CHECK_TEXT(words(&value), "1234 JPY");
    CHECK_STATUS(money_parse_locale("1\357\274\222", MONEY_NTS, "ja", "JPY", NULL, &value, &error), MONEY_ERR_SYNTAX);
    CHECK_OK(money_locale_currency("en-GB-u-rg-uszzzz", MONEY_DATE_NONE, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "USD");
    CHECK(longest != NULL);
    if (longest == NULL) return;
    memset(longest, 'a', 65536);
    longest[65536] = 0;
    CHECK_STATUS(money_locale_find(longest, found, sizeof found, NULL, &error), MONEY_ERR_LIMIT);
    longest[255] = 0;
    CHECK_STATUS(money_locale_find(longest, found, sizeof found, NULL, &error), MONEY_ERR_SYNTAX);
    free(longest);
}

static void hear(void *user_data, uint64_t revision) { *(uint64_t *)user_data = revision; }

static void lists(void)
{
    money_currency_list_t *list = NULL;
    money_currency_list_item_t item;
    money_rates_t *rates = NULL;
    money_rates_builder_t *b = NULL;
    uint64_t heard = 0, revision = 0;
    size_t count = 0;
    int32_t state = 9;

    CHECK_OK(money_currency_list_new("pt-BR", &list, &error));
    CHECK_OK(money_currency_list_state(list, &state, &error));
    CHECK(state == MONEY_LIST_EMPTY);
    CHECK_OK(money_currency_list_on_change(list, hear, &heard, &error));
    CHECK_OK(money_currency_list_add_current(list, &error));
    CHECK(heard == 1);
    CHECK_OK(money_currency_list_add(list, "BTC", "Bitcoin", MONEY_NTS, &error));
    CHECK_STATUS(money_currency_list_add(list, "BTC", NULL, 0, &error), MONEY_ERR_DUPLICATE_CURRENCY);
    CHECK_OK(money_currency_list_set_search(list, "DOLAR", MONEY_NTS, &error));
    CHECK_OK(money_currency_list_set_favourite(list, "CAD", 1, &error));
    CHECK_OK(money_currency_list_at(list, 0, &item, &error));
    CHECK_TEXT(item.code, "CAD");
    CHECK_TEXT(item.name, "D\303\263lar canadense");
    CHECK_TEXT(item.flag, "\360\237\207\250\360\237\207\246");
    CHECK(item.is_favourite == 1 && item.is_quoted == 0);
    CHECK_OK(money_currency_list_set_search(list, "zzz", 3, &error));
    CHECK_OK(money_currency_list_state(list, &state, &error));
    CHECK(state == MONEY_LIST_NOTHING_FOUND);
    CHECK_OK(money_currency_list_set_search(list, NULL, 0, &error));
    CHECK_OK(money_currency_list_set_favourites_only(list, 1, &error));
    CHECK_OK(money_currency_list_count(list, &count, &error));
    CHECK(count == 1);
    CHECK_OK(money_rates_builder_new(&b, &error));
    ADD("EUR", "CAD", "1.5", MONEY_DATE_NONE);
    CHECK_OK(money_rates_builder_build(b, &rates, &error));
    CHECK_OK(money_currency_list_mark(list, rates, &error));
    CHECK_OK(money_currency_list_at(list, 0, &item, &error));
    CHECK(item.is_quoted == 1);
    CHECK_STATUS(money_currency_list_set_language(list, "sv", &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_currency_list_set_language(list, "ja", &error));
    CHECK_OK(money_currency_list_set_sort(list, MONEY_SORT_CODE_DESCENDING, &error));
    CHECK_OK(money_currency_list_revision(list, &revision, &error));
    CHECK(revision == heard && revision > 5);
    money_currency_list_free(list);
    money_currency_list_free(NULL);
    money_rates_free(rates);
    money_rates_builder_free(b);
}

static void countries(void)
{
    char text[MONEY_TEXT_MAX];
    size_t length = 9;

    CHECK_OK(money_country_currencies("BT", MONEY_DATE_NONE, text, sizeof text, &length, &error));
    CHECK_TEXT(text, "BTN INR");
    CHECK(length == 7);
    CHECK_OK(money_country_currencies("de", day(1999, 1, 1), text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "DEM EUR");
    CHECK_STATUS(money_country_currencies("SU", MONEY_DATE_NONE, text, sizeof text, &length, &error),
                 MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_country_currencies("QQ", MONEY_DATE_NONE, text, sizeof text, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_country_currencies("DEU", MONEY_DATE_NONE, text, sizeof text, NULL, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_country_currencies("DE", INT32_MAX, text, sizeof text, NULL, &error), MONEY_ERR_DATE);
    CHECK_OK(money_locale_currency("de-CH", MONEY_DATE_NONE, text, MONEY_CODE_SIZE, NULL, &error));
    CHECK_TEXT(text, "CHF");
    CHECK_OK(money_locale_currency("bg_BG", day(2025, 12, 31), text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "BGN");
    CHECK_STATUS(money_locale_currency("de", MONEY_DATE_NONE, text, sizeof text, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_locale_currency("en-US", day(1700, 1, 1), text, sizeof text, NULL, &error), MONEY_ERR_NOT_FOUND);
}

/** Chunks of rows equal the results of single calls, and an end at a chunk's boundary is not a failure. */
static void rows(void)
{
    money_currency_list_t *list = NULL;
    money_currency_list_item_t chunk[7], item;
    size_t total = 0, first = 0, count = 7, index;

    CHECK_OK(money_currency_list_new("es", &list, &error));
    CHECK_OK(money_currency_list_items(list, 0, chunk, 7, &count, &error));
    CHECK(count == 0);
    CHECK_OK(money_currency_list_add_current(list, &error));
    CHECK_OK(money_currency_list_count(list, &total, &error));
    do {
        CHECK_OK(money_currency_list_items(list, first, chunk, 7, &count, &error));
        for (index = 0; index < count; index++) {
            CHECK_OK(money_currency_list_at(list, first + index, &item, &error));
            CHECK(memcmp(&item, &chunk[index], sizeof item) == 0);
        }
        first += count;
    } while (count == 7);
    CHECK(first == total && total > 100);
    CHECK_OK(money_currency_list_items(list, total, chunk, 7, &count, &error));
    CHECK(count == 0);
    CHECK_STATUS(money_currency_list_items(list, total + 1, chunk, 7, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_currency_list_items(list, total - 2, chunk, SIZE_MAX, &count, &error));
    CHECK(count == 2);
    CHECK_OK(money_currency_list_set_search(list, "zzz", 3, &error));
    CHECK_STATUS(money_currency_list_items(list, 1, chunk, 7, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_currency_list_items(list, 0, chunk, 7, &count, &error));
    CHECK(count == 0);
    money_currency_list_free(list);
}

int main(void)
{
    rows();
    formats();
    parses();
    guesses_nothing();
    locales();
    tags();
    countries();
    lists();
    return check_end();
}
