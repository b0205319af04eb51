/* Tables of locales that a program loads: their texts, and the rejection of damaged ones. */
#include "basics.h"
#include "locale_bytes.h"

static void reads(void)
{
    money_locale_options_t options = MONEY_LOCALE_OPTIONS_INIT;
    money_format_options_t format = MONEY_FORMAT_OPTIONS_INIT;
    money_locales_t *locales = NULL;
    money_t value = amount("-1234567 EUR"), back;
    char text[MONEY_LOCALE_TEXT_MAX];
    size_t count = 0;

    CHECK_OK(money_locales_from_bytes(tiny_locales, TINY_LOCALES_SIZE, &locales, &error));
    CHECK_OK(money_locales_count(locales, &count, &error));
    CHECK(count == 5);
    CHECK_OK(money_locales_version(locales, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "48");
    CHECK_OK(money_locales_at(locales, 1, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "de_CH");
    CHECK_STATUS(money_locales_at(locales, 5, text, sizeof text, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_locales_find(locales, "ro-RO", text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "ro");
    CHECK_STATUS(money_locales_find(locales, "fr", text, sizeof text, NULL, &error), MONEY_ERR_NOT_FOUND);
    options.locales = locales;
    options.display = MONEY_DISPLAY_NAME;
    options.digits = 0;
    CHECK_OK(money_format_locale(&value, "ro", &options, text, sizeof text, NULL, NULL, &error));
    CHECK_TEXT(text, "-1.234.567 de euro");
    CHECK_OK(money_locales_parse(locales, text, MONEY_NTS, "ro", NULL, NULL, &back, &error));
    CHECK_TEXT(words(&back), "-1234567 EUR");
    CHECK_STATUS(money_format_locale(&value, "fr", &options, text, sizeof text, NULL, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_locales_currency_text(locales, "USD", "ro", MONEY_DISPLAY_NAME, NULL, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "dolar american");
    format.locale = "de_CH";
    format.locales = locales;
    CHECK_OK(money_format_pattern(&value, "#,##0.00", MONEY_NTS, &format, text, sizeof text, NULL, NULL, &error));
    CHECK_TEXT(text, "-1'234'567.00");
    money_locales_free(locales);
    money_locales_free(NULL);
}

static void names_countries(void)
{
#define PARTS "-12345678-12345678-12345678-12345678"
    static const struct {
        const char *country, *locale, *name;
        money_status_t status;
    } cases[] = {
        {"CH", "de", "Schweiz", MONEY_OK},
        {"ch", "ro", "Elve\310\233ia", MONEY_OK},
        {"RO", "de-CH", "Rum\303\244nien", MONEY_OK},
        {"RO", "de-Latn-XX", "Rum\303\244nien", MONEY_OK},
        /* CLDR lists no name of a former country, and the tables lack the next one. */
        {"SU", "de", NULL, MONEY_ERR_NOT_FOUND},
        {"FR", "de", NULL, MONEY_ERR_NOT_FOUND},
        {"QQ", "de", NULL, MONEY_ERR_NOT_FOUND},
        {"CH", "fr", NULL, MONEY_ERR_NOT_FOUND},
        {"", "de", NULL, MONEY_ERR_SYNTAX},
        {"C", "de", NULL, MONEY_ERR_SYNTAX},
        {"C_", "de", NULL, MONEY_ERR_SYNTAX},
        {"CHE", "de", NULL, MONEY_ERR_SYNTAX},
        {"756", "de", NULL, MONEY_ERR_SYNTAX},
        {"CH", "d!", NULL, MONEY_ERR_SYNTAX},
        {"\377\377", "de", NULL, MONEY_ERR_ENCODING},
        {"CH", "de" PARTS PARTS PARTS PARTS PARTS PARTS PARTS PARTS, NULL, MONEY_ERR_LIMIT},
    };
    money_locales_t *locales = NULL;
    money_t back;
    char text[MONEY_LOCALE_TEXT_MAX];
    size_t index, length = 0;

    CHECK_OK(money_locales_from_bytes(tiny_locales, TINY_LOCALES_SIZE, &locales, &error));
    for (index = 0; index < sizeof cases / sizeof cases[0]; index++) {
        CHECK_STATUS(money_locales_country_name(locales, cases[index].country, cases[index].locale, text, sizeof text,
                                                &length, &error),
                     cases[index].status);
        if (cases[index].name) CHECK_TEXT(text, cases[index].name);
    }
    CHECK_STATUS(money_locales_country_name(locales, "CH", "de", text, 7, &length, &error), MONEY_ERR_BUFFER_TOO_SMALL);
    CHECK(length == 7);
    /* A country is no currency. */
    CHECK_STATUS(money_locales_parse(locales, "5 Schweiz", MONEY_NTS, "de", NULL, NULL, &back, &error),
                 MONEY_ERR_UNKNOWN_CURRENCY);
    money_locales_free(locales);
}

/** In its own callback a list accepts no tables. */
static void hear(void *list, uint64_t revision)
{
    CHECK(revision > 0);
    CHECK_STATUS(money_currency_list_set_locales(list, NULL, NULL), MONEY_ERR_BUSY);
}

/** A converter and a list keep tables that the program has freed. */
static void keeps_tables(void)
{
    money_converter_options_t options = MONEY_CONVERTER_OPTIONS_INIT;
    money_converter_t *converter = NULL;
    money_currency_list_t *list = NULL;
    money_currency_list_item_t item;
    money_locales_t *locales = NULL;
    char text[MONEY_LOCALE_TEXT_MAX], *json = NULL;
    size_t length = 0;
    uint64_t before = 0, after = 0;

    options.display = MONEY_DISPLAY_NAME;
    CHECK_OK(money_locales_from_bytes(tiny_locales, TINY_LOCALES_SIZE, &locales, &error));
    CHECK_OK(money_converter_new("USD", "USD", &options, &converter, &error));
    CHECK_OK(money_currency_list_new("de-AT", &list, &error));
    CHECK_OK(money_currency_list_add(list, "USD", NULL, 0, &error));
    CHECK_OK(money_converter_set_locale(converter, "fr", &error));
    CHECK_OK(money_converter_revision(converter, &before, &error));
    CHECK_STATUS(money_converter_set_locales(converter, locales, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_converter_revision(converter, &after, &error));
    CHECK(before == after);
    CHECK_OK(money_converter_set_locale(converter, NULL, &error));
    CHECK_OK(money_converter_set_locales(converter, locales, &error));
    CHECK_OK(money_currency_list_on_change(list, hear, list, &error));
    CHECK_OK(money_currency_list_set_locales(list, locales, &error));
    CHECK_OK(money_currency_list_set_locales(list, locales, &error));
    CHECK_OK(money_currency_list_on_change(list, NULL, NULL, &error));
    money_locales_free(locales);
    CHECK_STATUS(money_converter_set_locale(converter, "fr", &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_converter_set_locale(converter, "ro", &error));
    CHECK_OK(money_converter_set_amount(converter, "1234,5", MONEY_NTS, &error));
    CHECK_OK(money_converter_text(converter, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "1.234,50 dolari americani");
    CHECK_STATUS(money_currency_list_set_language(list, "fr", &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_currency_list_at(list, 0, &item, &error));
    CHECK_TEXT(item.name, "US-Dollar");
    CHECK_OK(money_currency_list_set_language(list, "ro-RO", &error));
    CHECK_OK(money_currency_list_at(list, 0, &item, &error));
    CHECK_TEXT(item.name, "dolar american");
    /* A document names the language, which is found in the list's own tables. */
    CHECK_OK(money_currency_list_to_json(list, &json, &length, &error));
    CHECK_OK(money_currency_list_set_language(list, "de-CH", &error));
    CHECK_OK(money_currency_list_restore(list, json, length, &error));
    money_string_free(json);
    CHECK_OK(money_currency_list_at(list, 0, &item, &error));
    CHECK_TEXT(item.name, "dolar american");
    /* The library has Romanian without names of currencies. */
    CHECK_STATUS(money_currency_list_set_locales(list, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_currency_list_set_language(list, "de-CH", &error));
    CHECK_OK(money_currency_list_set_locales(list, NULL, &error));
    CHECK_OK(money_currency_list_set_language(list, "fr", &error));
    CHECK_OK(money_converter_set_locales(converter, NULL, &error));
    CHECK_STATUS(money_converter_text(converter, text, sizeof text, NULL, &error), MONEY_ERR_NOT_FOUND);
    money_converter_free(converter);
    money_currency_list_free(list);
}

/** Texts that money_parse_locale rejects are rejected with tables too. */
static void refuses_texts(void)
{
    static const struct {
        const char *text, *locale, *currency;
        money_status_t status;
    } cases[] = {
        {"5,,0 \342\202\254", "de", NULL, MONEY_ERR_SYNTAX},
        {"5 kr", "de", NULL, MONEY_ERR_AMBIGUOUS_CURRENCY},
        {"5 QQQ", "de", NULL, MONEY_ERR_UNKNOWN_CURRENCY},
        {"5 EUR", "de", "USD", MONEY_ERR_CURRENCY_MISMATCH},
        {"99999999999999999999999999999999999999999 EUR", "de", NULL, MONEY_ERR_OVERFLOW},
        {"5 EUR", "fr", NULL, MONEY_ERR_NOT_FOUND},
    };
    money_locales_t *locales = NULL;
    money_t back;
    char text[MONEY_LOCALE_TEXT_MAX];
    size_t index;

    CHECK_OK(money_locales_from_bytes(tiny_locales, TINY_LOCALES_SIZE, &locales, &error));
    for (index = 0; index < sizeof cases / sizeof cases[0]; index++) {
        CHECK_STATUS(money_locales_parse(locales, cases[index].text, MONEY_NTS, cases[index].locale, cases[index].currency,
                                         NULL, &back, &error),
                     cases[index].status);
    }
    CHECK_STATUS(money_locales_currency_text(locales, "QQQ", "de", MONEY_DISPLAY_CODE, NULL, text, sizeof text, NULL,
                                             &error),
                 MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_locales_currency_text(locales, "GBP", "de", MONEY_DISPLAY_NAME, NULL, text, sizeof text, NULL,
                                             &error),
                 MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_locales_find(locales, "d!", text, sizeof text, NULL, &error), MONEY_ERR_SYNTAX);
    money_locales_free(locales);
}

static void refuses(void)
{
    size_t length, index, refused = 0;

    fresh();
    CHECK(read(TINY_LOCALES_SIZE) == MONEY_OK);
    for (length = 0; length < TINY_LOCALES_SIZE; length++) {
        /* A text that ends inside of a character is not UTF-8. */
        CHECK(read(length) == MONEY_ERR_DOCUMENT || error.status == MONEY_ERR_ENCODING);
    }
    bytes[14] = '4';
    CHECK(read(TINY_LOCALES_SIZE) == MONEY_ERR_VERSION);
    bytes[14] = '0';
    CHECK(read(TINY_LOCALES_SIZE) == MONEY_ERR_VERSION);
    fresh();
    bytes[15] = '0';
    CHECK(read(TINY_LOCALES_SIZE) == MONEY_ERR_VERSION);
    /* One damaged byte is seen wherever it is; with the checksum made right again nothing bad happens either. */
    for (index = 0; index < TINY_LOCALES_SIZE; index++) {
        fresh();
        bytes[index] = bytes[index] == 'X' ? 'Y' : 'X';
        CHECK(read(TINY_LOCALES_SIZE) != MONEY_OK);
        seal(TINY_LOCALES_SIZE);
        if (index >= BODY) refused += read(TINY_LOCALES_SIZE) != MONEY_OK;
    }
    CHECK(refused > TINY_LOCALES_SIZE / 4);
    /* A locale that inherits from itself, and two that inherit from each other. */
    fresh();
    put_entry(0, 0, 3, 1);
    seal(TINY_LOCALES_SIZE);
    CHECK(read(TINY_LOCALES_SIZE) == MONEY_ERR_DOCUMENT);
    CHECK(strstr(error.text, "inherits from itself") != NULL);
    put_entry(0, 0, 3, 2);
    put_entry(0, 1, 3, 1);
    seal(TINY_LOCALES_SIZE);
    CHECK(read(TINY_LOCALES_SIZE) == MONEY_ERR_DOCUMENT);
    CHECK(strstr(error.text, "inherits from itself") != NULL);
    fresh();
    CHECK_STATUS(money_locales_from_bytes(bytes, (size_t)MONEY_DOCUMENT_MAX + 1, &(money_locales_t *){NULL}, &error),
                 MONEY_ERR_LIMIT);
}

/** Writes and reads with damaged tables that were accepted: always a status, and a text of its length. */
static void uses(void)
{
    static const char *names[] = {"de", "de_CH", "ro"};
    money_locale_options_t options = MONEY_LOCALE_OPTIONS_INIT;
    money_t value = amount("-1234567.5 EUR"), back;
    char text[MONEY_LOCALE_TEXT_MAX];
    uint64_t random = 1;
    size_t round, name, at, length, taken = 0, read = 0, named = 0;

    for (round = 0; round < 6000; round++) {
        money_locales_t *locales = NULL;

        fresh();
        for (at = 0; at <= round % 3; at++) {
            random = random * 6364136223846793005U + 1442695040888963407U;
            bytes[BODY + (random >> 33) % (TINY_LOCALES_SIZE - BODY)] = (char)('#' + (random >> 20) % DIGITS);
        }
        seal(TINY_LOCALES_SIZE);
        if (money_locales_from_bytes(bytes, TINY_LOCALES_SIZE, &locales, NULL) != MONEY_OK) continue;
        taken++;
        options.locales = locales;
        for (name = 0; name < 3; name++) {
            if (money_locales_country_name(locales, "RO", names[name], text, sizeof text, &length, NULL) == MONEY_OK) {
                CHECK(strlen(text) == length);
                named++;
            }
            options.style = (int32_t)(random >> 40) % 3;
            options.display = (int32_t)(random >> 45) % 5;
            options.digits = 2;
            if (money_format_locale(&value, names[name], &options, text, sizeof text, &length, NULL, NULL) != MONEY_OK)
                continue;
            CHECK(strlen(text) == length);
            if (money_locales_parse(locales, text, length, names[name], "EUR", NULL, &back, NULL) == MONEY_OK) read++;
            if (money_locales_parse(locales, text, length, names[name], NULL, NULL, &back, NULL) == MONEY_OK) read++;
        }
        money_locales_free(locales);
    }
    CHECK(taken > 300 && read > 300 && named > 300);
}

int main(void)
{
    reads();
    names_countries();
    keeps_tables();
    refuses_texts();
    refuses();
    uses();
    return check_end();
}
