/* money currencies: lists and searches currencies. */
#include "../arguments.h"
#include "../exits.h"
#include "../installed.h"
#include "../json.h"
#include "../message.h"
#include "../output.h"
#include "../reading.h"
#include "../text.h"

#include <fcntl.h>
#include <money/desk.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char *kind_of(money_currency_kind_t kind)
{
    static const char *const names[] = { "current", "historical", "special", "unit", "informal", "custom" };

    return kind >= 0 && kind <= MONEY_CURRENCY_CUSTOM ? names[kind] : "custom";
}

static void write_json(const money_currency_list_item_t *item, const money_currency_t *currency)
{
    char factor[64];

    out_json_open(NULL, '{');
    out_json_string("code", item->code);
    out_json_string("name", item->name);
    out_json_string("flag", item->flag);
    out_json_string("kind", kind_of(currency->kind));
    if (currency->numeric > 0)
        out_json_number("numeric", currency->numeric);
    else
        out_json_null("numeric");
    if (currency->digits >= 0)
        out_json_number("digits", currency->digits);
    else
        out_json_null("digits");
    out_json_day("introduced", currency->introduced);
    out_json_day("withdrawn", currency->withdrawn);
    out_json_string("successor", currency->successor);
    if (currency->factor_denominator > 0) {
        /* 1 successor = factor of this currency. */
        snprintf(factor, sizeof factor, "%llu/%llu", (unsigned long long)currency->factor_numerator,
                 (unsigned long long)currency->factor_denominator);
        out_json_string("factor", factor);
    } else {
        out_json_null("factor");
    }
    out_json_string("countries", currency->countries);
    out_json_end_line();
}

static void write_text(const money_currency_list_item_t *item, const money_currency_t *currency)
{
    char digits[16] = "-", day[16];

    if (currency->digits >= 0) snprintf(digits, sizeof digits, "%d", (int)currency->digits);
    out_colour(STREAM_OUT, COLOUR_STRONG);
    out_padded(item->code, 4);
    out_colour(STREAM_OUT, COLOUR_END);
    out_text(STREAM_OUT, " ");
    out_padded(digits, 2);
    out_text(STREAM_OUT, " ");
    out_text(STREAM_OUT, item->name);
    if (currency->withdrawn != MONEY_DATE_NONE &&
        money_date_format(currency->withdrawn, day, sizeof day, NULL, NULL) == MONEY_OK) {
        out_text(STREAM_OUT, ", until ");
        out_text(STREAM_OUT, day);
    }
    if (currency->successor[0] != 0) {
        out_text(STREAM_OUT, currency->kind == MONEY_CURRENCY_UNIT ? ", a part of " : ", then ");
        out_text(STREAM_OUT, currency->successor);
    }
    out_text(STREAM_OUT, "\n");
}

/* Adds all currencies of the library. */
static money_status_t add_all(money_currency_list_t *list, money_error_t *error)
{
    money_currency_t currency;
    money_status_t status = MONEY_OK;
    size_t index, count = money_currency_count();

    for (index = 0; index < count && status == MONEY_OK; index++) {
        status = money_currency_at(index, &currency, error);
        if (status == MONEY_OK) status = money_currency_list_add(list, currency.code, currency.name, MONEY_NTS, error);
    }
    return status;
}

/* Returns the installed tables, which contain the names of countries; NULL without them. */
static money_locales_t *installed_locales(void)
{
    char path[4096];
    text_t bytes = { .bytes = NULL };
    money_locales_t *locales = NULL;
    int file;

    installed_find("locales/cldr.locales", path, sizeof path);
    file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return NULL;
    if (text_read(&bytes, file, MONEY_DOCUMENT_MAX))
        MONEY_IGNORE(money_locales_from_bytes(bytes.bytes, bytes.length, &locales, NULL));
    close(file);
    text_free(&bytes);
    return locales;
}

/* Returns a list of the currencies that a search finds, or NULL with `error`. */
static money_currency_list_t *found(const char *language, bool is_all, const char *text, size_t length,
                                    money_error_t *error)
{
    money_currency_list_t *list = NULL;
    money_status_t status = money_currency_list_new(language, &list, error);

    if (status == MONEY_OK) status = is_all ? add_all(list, error) : money_currency_list_add_current(list, error);
    if (status == MONEY_OK) status = money_currency_list_set_search(list, text, length, error);
    if (status == MONEY_OK) return list;
    money_currency_list_free(list);
    return NULL;
}

/* Appends the currencies that a symbol or a word such as `kroner` means, if any. */
static void add_meaning(const char *text, size_t length, char *reason, size_t capacity)
{
    static const char codes[] = "expected one of the codes ";
    reading_t reading = { .today = MONEY_DATE_NONE };
    char code[MONEY_CODE_SIZE];
    money_error_t error;
    outcome_t outcome = reading_code(&reading, text, length, code, &error);
    const char *listed = outcome == READ_AMBIGUOUS ? strstr(error.text, codes) : NULL;

    if (outcome == READ_INTERPRETED)
        snprintf(reason, capacity, "; it is a symbol or name of %s", code);
    else if (listed != NULL)
        snprintf(reason, capacity, "; it is a symbol or name of %s", listed + sizeof codes - 1);
}

/* Reports a search without a match, and suggests --all or the currencies of a symbol or word if they would match. */
static int refuse_search(const char *language, bool is_all, const char *text, size_t length)
{
    enum { NAMED_MAX = 5 };
    char reason[512];
    money_currency_list_t *all = NULL;
    money_currency_list_item_t item;
    money_error_t error;
    size_t index, count = 0, used;

    if (!is_all) all = found(language, true, text, length, &error);
    if (all == NULL || money_currency_list_count(all, &count, &error) != MONEY_OK) count = 0;
    used = (size_t)snprintf(reason, sizeof reason, "no %scurrency matches \"%.60s%s\"",
                            count > 0 ? "current " : "", text, length > 60 ? "..." : "");
    if (count > 0) used += (size_t)snprintf(reason + used, sizeof reason - used, "; --all finds");
    for (index = 0; index < count && index < NAMED_MAX; index++)
        if (money_currency_list_at(all, index, &item, &error) == MONEY_OK)
            used += (size_t)snprintf(reason + used, sizeof reason - used, " %s", item.code);
    if (count > NAMED_MAX) used += (size_t)snprintf(reason + used, sizeof reason - used, " and others");
    money_currency_list_free(all);
    if (count == 0) add_meaning(text, length, reason + used, sizeof reason - used);
    return message_refused_text(reason, (place_t){ NULL, 0, 0 });
}

/* Searches the names of countries, if they are installed. */
static void search_countries(money_currency_list_t *list)
{
    money_locales_t *locales = installed_locales();

    /* The list stays as it is if the tables do not contain its language. */
    if (locales != NULL) MONEY_IGNORE(money_currency_list_set_locales(list, locales, NULL));
    money_locales_free(locales);
}

static int write_items(const arguments_t *arguments, const money_currency_list_t *list, size_t *written)
{
    money_currency_list_item_t item;
    money_currency_t currency;
    money_error_t error;
    size_t index, count;

    if (money_currency_list_count(list, &count, &error) != MONEY_OK)
        return message_refused(&error, (place_t){ NULL, 0, 0 });
    for (index = 0; index < count; index++) {
        if (money_currency_list_at(list, index, &item, &error) != MONEY_OK ||
            money_currency_find(item.code, NULL, &currency, &error) != MONEY_OK)
            return message_refused(&error, (place_t){ NULL, 0, 0 });
        if (arguments_have(arguments, OPTION_JSON)) {
            write_json(&item, &currency);
        } else if (arguments_have(arguments, OPTION_CODES)) {
            out_text(STREAM_OUT, item.code);
            out_text(STREAM_OUT, "\n");
        } else {
            write_text(&item, &currency);
        }
    }
    *written = count;
    return EXIT_ANSWERED;
}

int run_currencies(const arguments_t *arguments)
{
    static char text[4096];
    const char *language = arguments_have(arguments, OPTION_LANG) ? arguments->values[OPTION_LANG] : "en";
    bool is_all = arguments_have(arguments, OPTION_ALL);
    money_currency_list_t *list = NULL;
    money_error_t error;
    size_t length = 0, written = 0;
    int code;

    if (!arguments_join(arguments, text, sizeof text, &length))
        return message_usage("search text must be at most 4094 bytes", NULL);
    if (money_currency_list_new(language, &list, &error) != MONEY_OK)
        return message_usage("--lang: ", error.text, NULL);
    money_currency_list_free(list);
    list = found(language, is_all, text, length, &error);
    if (list == NULL) return message_refused(&error, (place_t){ text, length, 0 });
    if (money_currency_list_count(list, &written, &error) == MONEY_OK && written == 0) search_countries(list);
    code = write_items(arguments, list, &written);
    if (code == EXIT_ANSWERED && written == 0) code = refuse_search(language, is_all, text, length);
    money_currency_list_free(list);
    return code;
}
