/* Older forms of tables of locales: they are read as they were. */
#include "basics.h"
#include "locale_bytes.h"

/** Converts the tables to form 2, whose sections store their entries row by row. */
static void make_form_2(void)
{
    size_t column, digit, entry;

    for (column = 0; column < sizeof columns / sizeof columns[0]; column++) {
        size_t width = columns[column].width, first = start(columns[column].section);
        size_t entries = (start(columns[column].section + 1) - first) / width;

        for (entry = 0; entry < entries; entry++) {
            for (digit = 0; digit < width; digit++) {
                bytes[first + entry * width + digit] = tiny_locales[first + digit * entries + entry];
            }
        }
    }
    bytes[14] = '2';
    seal(TINY_LOCALES_SIZE);
}

/** Tables of form 2 have no columns, and every text is the same. */
static void reads_form_2(void)
{
    static const char *names[] = {"de", "de-CH", "en", "pt", "ro"};
    static const char *codes[] = {"EUR", "USD"};
    money_locales_t *locales = NULL, *older = NULL;
    char text[2][MONEY_LOCALE_TEXT_MAX];
    size_t name, code;
    int32_t display;

    fresh();
    make_form_2();
    CHECK_OK(money_locales_from_bytes(tiny_locales, TINY_LOCALES_SIZE, &locales, &error));
    CHECK_OK(money_locales_from_bytes(bytes, TINY_LOCALES_SIZE, &older, &error));
    for (name = 0; name < 5; name++) {
        CHECK_OK(money_locales_country_name(locales, "RO", names[name], text[0], sizeof text[0], NULL, &error));
        CHECK_OK(money_locales_country_name(older, "RO", names[name], text[1], sizeof text[1], NULL, &error));
        CHECK(!strcmp(text[1], text[0]));
        for (code = 0; code < 2; code++) {
            for (display = 0; display < 4; display++) {
                CHECK_OK(money_locales_currency_text(locales, codes[code], names[name], display, NULL, text[0],
                                                     sizeof text[0], NULL, &error));
                CHECK_OK(money_locales_currency_text(older, codes[code], names[name], display, NULL, text[1],
                                                     sizeof text[1], NULL, &error));
                CHECK(!strcmp(text[1], text[0]));
            }
        }
    }
    money_locales_free(older);
    money_locales_free(locales);
    /* The same bytes read as another form are damage. */
    bytes[14] = '3';
    seal(TINY_LOCALES_SIZE);
    CHECK(read(TINY_LOCALES_SIZE) == MONEY_ERR_DOCUMENT);
}

/** Tables of form 1 have no countries, and are read all the same. */
static void reads_form_1(void)
{
    money_locales_t *locales = NULL;
    char text[MONEY_LOCALE_TEXT_MAX];
    size_t at, codes, end;

    fresh();
    make_form_2();
    bytes[14] = '1';
    seal(TINY_LOCALES_SIZE);
    CHECK(read(TINY_LOCALES_SIZE) == MONEY_ERR_DOCUMENT);
    codes = (size_t)number(32, 4);
    end = (size_t)number(36, 4);
    for (at = codes; at < end; at += 3) {
        if (bytes[at + 2] == '_') bytes[at + 2] = 'X';
    }
    seal(TINY_LOCALES_SIZE);
    CHECK_OK(money_locales_from_bytes(bytes, TINY_LOCALES_SIZE, &locales, &error));
    CHECK_STATUS(money_locales_country_name(locales, "CH", "de", text, sizeof text, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_locales_currency_text(locales, "USD", "de", MONEY_DISPLAY_NAME, NULL, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "US-Dollar");
    money_locales_free(locales);
}

int main(void)
{
    reads_form_2();
    reads_form_1();
    return check_end();
}
