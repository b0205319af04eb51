/* Notepads: readings, names, totals, changes, limits. */
#include "check.h"

static money_error_t error;
static money_rates_t *rates;

/** A notepad with a locale and a home currency; "" to set neither. */
static money_notepad_t *notepad_of(money_reading_t reading, const char *locale, const char *home)
{
    money_notepad_options_t options = MONEY_NOTEPAD_OPTIONS_INIT;
    money_notepad_t *notepad = NULL;

    options.reading = reading;
    options.locale = locale;
    options.home = home;
    /* Friday, 2026-10-30. */
    options.today = 20756;
    CHECK_OK(money_notepad_new(&options, &notepad, &error));
    CHECK_OK(money_notepad_set_rates(notepad, rates, &error));
    return notepad;
}

/** A part of a line; texts live until the fourth call from here. */
static const char *part(const money_notepad_t *notepad, size_t index, money_line_part_t part)
{
    static char texts[4][1024];
    static int next;
    char *text = texts[next = (next + 1) % 4];

    CHECK_OK(money_notepad_line_text(notepad, index, part, text, sizeof texts[0], NULL, &error));
    return text;
}

static money_notepad_line_t line_of(const money_notepad_t *notepad, size_t index)
{
    money_notepad_line_t line;

    CHECK_OK(money_notepad_line_at(notepad, index, &line, &error));
    CHECK(line.index == index && line.version > 0);
    return line;
}

/** A line alone: its answer, its reading in brackets, or the status and position of its error. */
static const char *answer(money_notepad_t *notepad, const char *text)
{
    static char shown[1200];
    money_notepad_line_t line;

    CHECK_OK(money_notepad_set_text(notepad, text, MONEY_NTS, &error));
    line = line_of(notepad, 0);
    if (line.kind == MONEY_LINE_ERROR || line.kind == MONEY_LINE_QUESTION) {
        snprintf(shown, sizeof shown, "%s%s at %lld", money_status_name(line.status),
                 line.kind == MONEY_LINE_QUESTION ? "?" : "", (long long)line.position);
        CHECK(part(notepad, 0, MONEY_LINE_MESSAGE)[0] != '\0' && part(notepad, 0, MONEY_LINE_VALUE)[0] == '\0');
        CHECK(line.amount.currency[0] == '\0' && line.number.lo == 0);
    } else {
        const char *reading = part(notepad, 0, MONEY_LINE_READING);

        snprintf(shown, sizeof shown, "%s%s%s%s", part(notepad, 0, MONEY_LINE_VALUE), *reading ? " [" : "", reading,
                 *reading ? "]" : "");
        CHECK(line.status == MONEY_OK && line.position == -1 && part(notepad, 0, MONEY_LINE_MESSAGE)[0] == '\0');
    }
    return shown;
}

#define LINE(text, wanted) CHECK_TEXT(answer(notepad, text), wanted)

static void with_locale(void)
{
    money_notepad_t *notepad = notepad_of(MONEY_READING_LENIENT, "en-US", "EUR");

    LINE("lunch: 12.50 EUR", "12.50 EUR");
    CHECK_TEXT(part(notepad, 0, MONEY_LINE_LABEL), "lunch");
    LINE("$20", "20.00 USD [USD 20]");
    LINE("\xE2\x82\xAC" "20", "20.00 EUR");
    LINE("5k usd", "5000.00 USD [5000 USD]");
    LINE("1,234 EUR", "1234.00 EUR [1234 EUR]");
    LINE("1.234,56 EUR", "1234.56 EUR [1234.56 EUR]");
    LINE("100 usd eur", "80.00 EUR [100 USD in EUR]");
    LINE("100 USD as EUR", "80.00 EUR");
    LINE("100 EUR in USD, GBP", "125.00 USD, 80.00 GBP");
    LINE("100 dollars in euros", "80.00 EUR [100 USD in EUR]");
    LINE("15% of 40 EUR", "6.00 EUR");
    LINE("20% off 50 EUR", "40.00 EUR [(1 - 20%) x 50 EUR]");
    LINE("10% on 50 EUR", "55.00 EUR [(1 + 10%) x 50 EUR]");
    LINE("1% + 2%", "3%");
    CHECK(line_of(notepad, 0).kind == MONEY_LINE_PERCENTAGE && line_of(notepad, 0).number.lo == 3);
    LINE("split 100 EUR by 3", "33.34 EUR, 33.33 EUR, 33.33 EUR");
    LINE("100 EUR / 3 people", "33.34 EUR, 33.33 EUR, 33.33 EUR [split 100 EUR by 3]");
    LINE("10 EUR + 5 USD", "14.00 EUR [10 EUR + 5 USD in EUR]");
    LINE("12 EUR // a note", "12.00 EUR");
    LINE("Groceries", "");
    CHECK(line_of(notepad, 0).kind == MONEY_LINE_TEXT);
    LINE("  ", "");
    CHECK(line_of(notepad, 0).kind == MONEY_LINE_EMPTY);
    LINE("100 EUR +", "MONEY_ERR_SYNTAX at 9");
    CHECK_TEXT(part(notepad, 0, MONEY_LINE_CARET), "100 EUR +\n         ^");
    LINE("5 fooo", "MONEY_ERR_UNKNOWN_CURRENCY at 2");
    LINE("5 XAF in EUR", "MONEY_ERR_NO_RATE at 9");
    LINE("5 EUR / 0", "MONEY_ERR_DIVISION_BY_ZERO at 6");
    LINE("split 5 EUR by 1001", "MONEY_ERR_LIMIT at 15");
    LINE("5 EUR x 5 EUR", "MONEY_ERR_CURRENCY_MISMATCH at 6");
    money_notepad_free(notepad);
}

static void without_locale(void)
{
    money_notepad_t *notepad = notepad_of(MONEY_READING_LENIENT, "", NULL);
    char text[64];

    LINE("1.234 EUR", "1.23 EUR");
    LINE("1,5 EUR", "1.50 EUR [1.5 EUR]");
    LINE("1,234 EUR", "MONEY_ERR_SYNTAX? at 0");
    CHECK(line_of(notepad, 0).reading_count == 2);
    CHECK_OK(money_notepad_line_reading_at(notepad, 0, 0, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "1234 EUR");
    CHECK_OK(money_notepad_line_reading_at(notepad, 0, 1, text, sizeof text, NULL, &error));
    CHECK_TEXT(text, "1.234 EUR");
    CHECK_STATUS(money_notepad_line_reading_at(notepad, 0, 2, text, sizeof text, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_notepad_line_reading_at(notepad, 0, 1, text, 3, NULL, &error), MONEY_ERR_BUFFER_TOO_SMALL);
    LINE("1,234 - 1,234", "0 [1234 - 1234]");
    LINE("$5", "MONEY_ERR_AMBIGUOUS_CURRENCY? at 0");
    LINE("1 USD in EUR on 3/4/2020", "0.80 EUR [1 USD in EUR on 2020-04-03]");
    LINE("10 EUR + 5 USD", "MONEY_ERR_CURRENCY_MISMATCH at 14");
    LINE("sqrt(2)", "MONEY_ERR_SYNTAX at 0");
    money_notepad_free(notepad);
}

static void strictly(void)
{
    money_notepad_t *notepad = notepad_of(MONEY_READING_STRICT, "en-US", NULL);

    LINE("100 USD in EUR", "80.00 EUR");
    LINE("100 usd in eur", "MONEY_ERR_UNKNOWN_CURRENCY at 4");
    LINE("1,234 EUR", "MONEY_ERR_SYNTAX at 1");
    LINE("$5", "MONEY_ERR_AMBIGUOUS_CURRENCY at 0");
    LINE("lunch: 5 EUR", "MONEY_ERR_UNKNOWN_CURRENCY at 0");
    LINE("tip = 15%", "15%");
    LINE("total = 5", "MONEY_ERR_SYNTAX at 0");
    LINE("EUR = 5", "MONEY_ERR_SYNTAX at 0");
    LINE("prev", "MONEY_ERR_NOT_FOUND at 0");
    LINE("sum", "MONEY_ERR_NOT_FOUND at 0");
    money_notepad_free(notepad);
}

/** The lines that changed since a version, as digits. */
static const char *changes(const money_notepad_t *notepad, uint64_t *since)
{
    static char shown[32];
    money_notepad_line_t rows[16];
    size_t count = 0, row;
    uint64_t newest = *since;

    CHECK_OK(money_notepad_changes(notepad, *since, 0, rows, 16, &count, &error));
    for (row = 0; row < count; row++) {
        shown[row] = (char)('0' + rows[row].index);
        if (rows[row].version > newest) newest = rows[row].version;
    }
    shown[count] = '\0';
    *since = newest;
    return shown;
}

static void names_and_totals(void)
{
    static const char text[] = "tip = 15%\nlunch: 40 eur + tip\r\ntaxi: 12 EUR\ntotal\n\nmonthly rent = 950 EUR\n"
                               "monthly rent x 12\nprev in USD";
    money_notepad_t *notepad = notepad_of(MONEY_READING_LENIENT, NULL, "EUR");
    money_notepad_line_t rows[8];
    money_conversion_t conversions[2];
    money_t amounts[2];
    uint64_t since = 0;
    size_t count = 0;

    CHECK_OK(money_notepad_set_text(notepad, text, MONEY_NTS, &error));
    CHECK_TEXT(changes(notepad, &since), "01234567");
    CHECK_TEXT(part(notepad, 0, MONEY_LINE_NAME), "tip");
    CHECK_TEXT(part(notepad, 1, MONEY_LINE_SOURCE), "lunch: 40 eur + tip");
    CHECK_TEXT(part(notepad, 1, MONEY_LINE_READING), "40 EUR + tip");
    CHECK_TEXT(part(notepad, 3, MONEY_LINE_VALUE), "58.00 EUR");
    CHECK_TEXT(part(notepad, 6, MONEY_LINE_VALUE), "11400.00 EUR");
    CHECK_TEXT(part(notepad, 7, MONEY_LINE_VALUE), "14250.00 USD");
    CHECK_OK(money_notepad_line_dependencies(notepad, 3, 0, rows, 8, &count, &error));
    CHECK(count == 2 && rows[0].index == 1 && rows[1].index == 2);
    CHECK_OK(money_notepad_line_conversions(notepad, 7, 0, conversions, 2, &count, &error));
    CHECK(count == 1 && conversions[0].leg_count == 1 && line_of(notepad, 7).conversion_count == 1);
    CHECK_OK(money_notepad_line_amounts(notepad, 7, 0, amounts, 2, &count, &error));
    CHECK(count == 1 && strcmp(amounts[0].currency, "USD") == 0);
    CHECK_OK(money_notepad_set_line(notepad, 0, "tip = 20%", MONEY_NTS, &error));
    CHECK_TEXT(changes(notepad, &since), "013");
    CHECK_TEXT(part(notepad, 3, MONEY_LINE_VALUE), "60.00 EUR");
    CHECK_OK(money_notepad_insert_line(notepad, 3, "5 EUR", MONEY_NTS, &error));
    CHECK_TEXT(changes(notepad, &since), "34");
    CHECK_TEXT(part(notepad, 4, MONEY_LINE_VALUE), "65.00 EUR");
    CHECK_OK(money_notepad_remove_line(notepad, 2, &error));
    CHECK_TEXT(changes(notepad, &since), "3");
    CHECK_TEXT(part(notepad, 3, MONEY_LINE_VALUE), "53.00 EUR");
    CHECK_OK(money_notepad_remove_line(notepad, 0, &error));
    CHECK_TEXT(changes(notepad, &since), "02");
    CHECK(line_of(notepad, 0).status == MONEY_ERR_UNKNOWN_CURRENCY && line_of(notepad, 2).status == MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_notepad_set_rates(notepad, NULL, &error));
    CHECK(line_of(notepad, 6).status == MONEY_ERR_NO_RATE);
    CHECK_OK(money_notepad_set_options(notepad, NULL, &error));
    CHECK(line_of(notepad, 0).kind == MONEY_LINE_ERROR);
    money_notepad_free(notepad);
}

static void refused_options(void)
{
    money_notepad_t *notepad = notepad_of(MONEY_READING_LENIENT, "", "");
    money_notepad_options_t options = MONEY_NOTEPAD_OPTIONS_INIT;
    money_notepad_t *other = NULL;
    char large[301];

#define REFUSED(status)                                                                \
    (CHECK_STATUS(money_notepad_new(&options, &other, &error), status), CHECK(other == NULL), \
     CHECK_STATUS(money_notepad_set_options(notepad, &options, &error), status), money_notepad_options_init(&options))
    options.locale = "tlh";
    REFUSED(MONEY_ERR_NOT_FOUND);
    options.locale = "?";
    REFUSED(MONEY_ERR_SYNTAX);
    options.locale = "\xFF";
    REFUSED(MONEY_ERR_ENCODING);
    memset(large, 'a', 300);
    large[300] = '\0';
    options.locale = large;
    REFUSED(MONEY_ERR_LIMIT);
    options.home = "e u";
    REFUSED(MONEY_ERR_SYNTAX);
    options.home = "QQQ";
    REFUSED(MONEY_ERR_UNKNOWN_CURRENCY);
    options.today = 2147483647;
    REFUSED(MONEY_ERR_DATE);
    options.reading = 2;
    REFUSED(MONEY_ERR_ARGUMENT);
    options.max_gap = -1;
    REFUSED(MONEY_ERR_ARGUMENT);
    money_notepad_free(notepad);
}

static void refused_lines(void)
{
    money_notepad_t *notepad = notepad_of(MONEY_READING_LENIENT, "", "");
    money_notepad_line_t line;
    money_conversion_t conversion;
    money_t amount;
    char text[4];
    size_t count = 0;
    char *large = malloc(MONEY_NOTEPAD_TEXT_MAX + 2);

    if (large == NULL) abort();
    CHECK_STATUS(money_notepad_set_text(notepad, "\xFF", MONEY_NTS, &error), MONEY_ERR_ENCODING);
    memset(large, '\n', MONEY_NOTEPAD_TEXT_MAX + 1);
    CHECK_STATUS(money_notepad_set_text(notepad, large, MONEY_NOTEPAD_TEXT_MAX + 1, &error), MONEY_ERR_LIMIT);
    CHECK_STATUS(money_notepad_set_text(notepad, large, MONEY_NOTEPAD_LINES_MAX, &error), MONEY_ERR_LIMIT);
    CHECK_OK(money_notepad_set_text(notepad, large, MONEY_NOTEPAD_LINES_MAX - 1, &error));
    CHECK_STATUS(money_notepad_insert_line(notepad, 0, "", 0, &error), MONEY_ERR_LIMIT);
    memset(large, '1', MONEY_NOTEPAD_TEXT_MAX);
    CHECK_STATUS(money_notepad_set_line(notepad, 0, large, MONEY_NOTEPAD_TEXT_MAX, &error), MONEY_ERR_LIMIT);
    CHECK_OK(money_notepad_set_text(notepad, large, MONEY_EXPRESSION_MAX + 1, &error));
    CHECK(line_of(notepad, 0).status == MONEY_ERR_LIMIT);
    CHECK_OK(money_notepad_set_text(notepad, NULL, 0, &error));
    CHECK_OK(money_notepad_line_count(notepad, &count, &error));
    CHECK(count == 1 && line_of(notepad, 0).kind == MONEY_LINE_EMPTY);
    CHECK_STATUS(money_notepad_set_line(notepad, 1, "1", 1, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_notepad_set_line(notepad, 0, "1\n2", 3, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_notepad_set_line(notepad, 0, "\xFF", 1, &error), MONEY_ERR_ENCODING);
    CHECK_STATUS(money_notepad_insert_line(notepad, 2, "1", 1, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_notepad_insert_line(notepad, 0, "1\r", 2, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_notepad_insert_line(notepad, 0, "\xFF", 1, &error), MONEY_ERR_ENCODING);
    CHECK_STATUS(money_notepad_remove_line(notepad, 1, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_notepad_remove_line(notepad, 0, &error));
    CHECK_STATUS(money_notepad_line_at(notepad, 1, &line, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_notepad_lines(notepad, 2, &line, 1, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_notepad_changes(notepad, 0, 2, &line, 1, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_notepad_line_amounts(notepad, 1, 0, &amount, 1, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_notepad_line_amounts(notepad, 0, 1, &amount, 1, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_notepad_line_conversions(notepad, 1, 0, &conversion, 1, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_notepad_line_dependencies(notepad, 1, 0, &line, 1, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_notepad_line_text(notepad, 1, MONEY_LINE_VALUE, text, 4, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_notepad_set_text(notepad, "12345 EUR", MONEY_NTS, &error));
    CHECK_STATUS(money_notepad_line_text(notepad, 0, MONEY_LINE_VALUE, text, 4, NULL, &error), MONEY_ERR_BUFFER_TOO_SMALL);
    CHECK_STATUS(money_notepad_line_text(notepad, 0, 7, text, 4, NULL, &error), MONEY_ERR_ARGUMENT);
    money_notepad_free(notepad);
    money_notepad_free(NULL);
    free(large);
}

/** A total of several currencies without a home currency. */
static void mixed_totals(void)
{
    static const char text[] = "10 EUR\n5 USD\ntotal\nmin";
    money_notepad_t *notepad = notepad_of(MONEY_READING_LENIENT, NULL, NULL);

    CHECK_OK(money_notepad_set_text(notepad, text, MONEY_NTS, &error));
    CHECK_TEXT(part(notepad, 2, MONEY_LINE_VALUE), "14.00 EUR");
    CHECK_TEXT(part(notepad, 2, MONEY_LINE_READING), "total in EUR");
    CHECK_TEXT(part(notepad, 3, MONEY_LINE_VALUE), "5.00 USD");
    CHECK_OK(money_notepad_set_rates(notepad, NULL, &error));
    CHECK(line_of(notepad, 2).status == MONEY_ERR_CURRENCY_MISMATCH && line_of(notepad, 2).position == 5);
    CHECK_TEXT(part(notepad, 2, MONEY_LINE_MESSAGE),
               "expected 'in' and a code after an amount of EUR and USD, such as \"total in EUR\"");
    CHECK(line_of(notepad, 3).status == MONEY_ERR_CURRENCY_MISMATCH);
    money_notepad_free(notepad);
    notepad = notepad_of(MONEY_READING_STRICT, NULL, NULL);
    CHECK_OK(money_notepad_set_text(notepad, text, MONEY_NTS, &error));
    CHECK(line_of(notepad, 2).status == MONEY_ERR_CURRENCY_MISMATCH);
    money_notepad_free(notepad);
}

/** Texts that would be slow if a total added up its block, a name its uses, or a line visited all lines above, anew. */
static void large_texts(void)
{
    money_notepad_t *notepad = notepad_of(MONEY_READING_LENIENT, "en-US", "EUR");
    const size_t lines = 100000;
    char *text = malloc(lines * 16), *place = text;
    size_t line;

    if (text == NULL) abort();
    for (line = 0; line < lines; line++) {
        strcpy(place, line % 2 == 0 ? "1.50 EUR\n" : "sum\n");
        place += strlen(place);
    }
    CHECK_OK(money_notepad_set_text(notepad, text, (size_t)(place - text), &error));
    CHECK_TEXT(part(notepad, lines - 1, MONEY_LINE_VALUE), "75000.00 EUR");
    CHECK_OK(money_notepad_set_line(notepad, 0, "2.50 EUR", MONEY_NTS, &error));
    CHECK_TEXT(part(notepad, lines - 1, MONEY_LINE_VALUE), "75001.00 EUR");
    free(text);
    CHECK_OK(money_notepad_set_text(notepad, "", 0, &error));
    for (line = 1; line < lines; line++)
        CHECK_OK(money_notepad_insert_line(notepad, line, line % 2 != 0 ? "1.50 EUR" : "sum", MONEY_NTS, &error));
    CHECK_TEXT(part(notepad, lines - 2, MONEY_LINE_VALUE), "74998.50 EUR");
    money_notepad_free(notepad);
}

int main(void)
{
    money_rates_builder_t *builder = NULL;

    CHECK_OK(money_rates_builder_new(&builder, &error));
    CHECK_OK(money_rates_builder_add(builder, "EUR", "USD", "1.25", MONEY_NTS, MONEY_DATE_NONE, &error));
    CHECK_OK(money_rates_builder_add(builder, "EUR", "GBP", "0.8", MONEY_NTS, MONEY_DATE_NONE, &error));
    CHECK_OK(money_rates_builder_build(builder, &rates, &error));
    money_rates_builder_free(builder);
    with_locale();
    without_locale();
    strictly();
    names_and_totals();
    mixed_totals();
    refused_options();
    refused_lines();
    large_texts();
    money_rates_free(rates);
    return check_end();
}
