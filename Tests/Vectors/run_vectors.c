/* Runs the golden vectors through the C functions. Usage: run_vectors DIRECTORY */
#include <jansson.h>
#include <money.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long passed, failed;
static const char *file_name;

static void check(int holds, json_t *test, const char *what, const char *got)
{
    char *text;

    if (holds) {
        passed++;
        return;
    }
    failed++;
    text = json_dumps(test, JSON_COMPACT);
    fprintf(stderr, "%s: %s: %s, got %s\n", file_name, text, what, got);
    free(text);
}

static const char *text_of(json_t *test, const char *key)
{
    return json_string_value(json_object_get(test, key));
}

static const char *amount_text(const money_t *amount)
{
    static char text[MONEY_TEXT_MAX];

    return money_format(amount, text, sizeof text, NULL, NULL) == MONEY_OK ? text : "no amount";
}

/** True if a failure is the expected one: the name of a status ("syntax"), or the start of the error's line. */
static int is_wanted(const char *wanted, money_status_t status, const money_error_t *error)
{
    char name[64] = "MONEY_ERR_";
    size_t index;

    if (status == MONEY_OK) return 0;
    if (strncmp(error->text, wanted, strlen(wanted)) == 0) return 1;
    for (index = 0; wanted[index] != '\0' && index < 40; index++) {
        char byte = wanted[index];
        name[10 + index] = byte >= 'a' && byte <= 'z' ? (char)(byte - 32) : byte == ' ' ? '_' : byte;
    }
    return strcmp(name, money_status_name(status)) == 0;
}

/** Checks for the expected failure, or for success. Returns 1 if the call succeeded as expected. */
static int check_status(json_t *test, money_status_t status, const money_error_t *error)
{
    const char *wanted = text_of(test, "error");

    if (wanted != NULL)
        check(is_wanted(wanted, status, error), test, "not that error", status == MONEY_OK ? "success" : error->text);
    else if (status != MONEY_OK)
        check(0, test, "an error", error->text);
    return wanted == NULL && status == MONEY_OK;
}

/** An amount from a case: a plain decimal of a currency. */
static int read_amount(json_t *test, const char *text, const char *currency, money_t *amount)
{
    money_error_t error;
    money_decimal_t value;

    if (text == NULL || money_decimal_parse(text, MONEY_NTS, &value, &error) != MONEY_OK ||
        money_new(&value, currency, NULL, amount, &error) != MONEY_OK) {
        check(0, test, "an amount that cannot be read", text == NULL ? "nothing" : error.text);
        return 0;
    }
    return 1;
}

/** Same digits, same scale. */
static void check_amount(json_t *test, const money_t *got, const char *text, const char *currency, const char *what)
{
    money_t wanted;

    if (read_amount(test, text, currency, &wanted))
        check(got->lo == wanted.lo && got->hi == wanted.hi && got->scale == wanted.scale &&
                  memcmp(got->currency, wanted.currency, MONEY_CODE_SIZE) == 0,
              test, what, amount_text(got));
}

/* -------------------------------------------------------------------------------------------------------- Parsing ---- */

static void parse(json_t *test)
{
    const char *text = text_of(test, "text"), *currency = text_of(test, "currency");
    const char *space = strchr(text, ' ');
    json_t *position = json_object_get(test, "position");
    money_error_t error;
    money_status_t status;
    money_t amount;
    money_decimal_t value;
    char plain[MONEY_TEXT_MAX];

    if (currency != NULL) {
        status = money_parse(text, strlen(text), &amount, &error);
        if (check_status(test, status, &error))
            check_amount(test, &amount, text_of(test, "accept"), currency, "another amount");
    } else {
        status = money_decimal_parse(text, strlen(text), &value, &error);
        if (check_status(test, status, &error)) {
            MONEY_IGNORE(money_decimal_format(&value, plain, sizeof plain, NULL, NULL));
            check(strcmp(plain, text_of(test, "accept")) == 0, test, "another decimal", plain);
        }
        /* The same as an amount of a currency given. */
        if (space == NULL) {
            status = money_parse_with_currency(text, strlen(text), "EUR", NULL, &amount, &error);
            if (check_status(test, status, &error))
                check_amount(test, &amount, text_of(test, "accept"), "EUR", "another amount");
        }
    }
    if (position != NULL && status != MONEY_OK)
        check(error.position == json_integer_value(position), test, "another position", error.text);
}

/* ----------------------------------------------------------------------------------------------------- Allocation ---- */

static int named(const char *name, const char *const *names, int count, int otherwise)
{
    int index;

    if (name == NULL) return otherwise;
    for (index = 0; index < count; index++)
        if (strcmp(names[index], name) == 0) return index;
    return -1;
}

static void allocate(json_t *test)
{
    static const char *const methods[] = {"largest_remainder", "floor_to_first", "floor_to_last", "separate_remainder"};
    const char *currency = text_of(test, "currency");
    json_t *weights = json_object_get(test, "weights"), *shares = json_object_get(test, "shares");
    size_t count = json_array_size(weights), index;
    money_decimal_t *parts = calloc(count + 1, sizeof *parts);
    money_t *got = calloc(count + 1, sizeof *got), amount, remainder;
    money_allocate_options_t options = MONEY_ALLOCATE_OPTIONS_INIT;
    money_error_t error;

    if (parts == NULL || got == NULL) abort();
    options.method = named(text_of(test, "method"), methods, 4, 0);
    if (read_amount(test, text_of(test, "amount"), currency, &amount)) {
        for (index = 0; index < count; index++)
            if (money_decimal_parse(json_string_value(json_array_get(weights, index)), MONEY_NTS, &parts[index], &error) !=
                MONEY_OK)
                check(0, test, "a weight that cannot be read", error.text);
        if (check_status(test, money_allocate(&amount, parts, count, &options, got, &remainder, &error), &error)) {
            check(json_array_size(shares) == count, test, "another number of shares", "");
            for (index = 0; index < count; index++)
                check_amount(test, &got[index], json_string_value(json_array_get(shares, index)), currency, "another share");
            if (text_of(test, "remainder") != NULL)
                check_amount(test, &remainder, text_of(test, "remainder"), currency, "another remainder");
        }
    }
    free(parts);
    free(got);
}

/* ----------------------------------------------------------------------------------------------------- Conversion ---- */

/** The table of a case's pairs; NULL after an error, which is checked. */
static money_rates_t *read_rates(json_t *test)
{
    json_t *pairs = json_object_get(test, "rates"), *pair;
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;
    money_error_t error;
    money_status_t status = money_rates_builder_new(&builder, &error);
    size_t index;

    json_array_foreach(pairs, index, pair) {
        int32_t date = MONEY_DATE_NONE;

        if (status == MONEY_OK && text_of(pair, "date") != NULL)
            status = money_date_parse(text_of(pair, "date"), MONEY_NTS, &date, &error);
        if (status == MONEY_OK)
            status = money_rates_builder_add(builder, text_of(pair, "from"), text_of(pair, "to"), text_of(pair, "rate"),
                                             MONEY_NTS, date, &error);
    }
    if (status == MONEY_OK) status = money_rates_builder_build(builder, &rates, &error);
    if (status != MONEY_OK) check_status(test, status, &error);
    money_rates_builder_free(builder);
    return rates;
}

static void convert(json_t *test)
{
    static const char *const roundings[] = {"half_even", "half_up", "half_down", "up", "down", "ceiling", "floor", "unnecessary"};
    static const char *const flag_names[] = {"rounded", "rate_rounded", "fixed", "earlier"};
    const char *to = text_of(test, "to");
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    json_t *flags = json_object_get(test, "flags"), *path = json_object_get(test, "path");
    money_rates_t *rates = read_rates(test);
    money_conversion_t details;
    money_t amount, result;
    money_error_t error;
    size_t index;

    if (rates == NULL) return;
    options.rounding = MONEY_ROUND_HALF_EVEN + named(text_of(test, "rounding"), roundings, 8, 0);
    if (json_object_get(test, "digits") != NULL)
        options.digits = (int32_t)json_integer_value(json_object_get(test, "digits"));
    if (text_of(test, "date") != NULL) MONEY_IGNORE(money_date_parse(text_of(test, "date"), MONEY_NTS, &options.date, NULL));
    if (read_amount(test, text_of(test, "amount"), text_of(test, "from"), &amount) &&
        check_status(test, money_rates_convert(rates, &amount, to, &options, &result, &details, &error), &error)) {
        check_amount(test, &result, text_of(test, "result"), to, "another amount");
        if (flags != NULL) {
            uint32_t wanted = 0;
            char got[32];

            for (index = 0; index < json_array_size(flags); index++) {
                int bit = named(json_string_value(json_array_get(flags, index)), flag_names, 4, -1);
                if (bit < 0) check(0, test, "unknown flag", "");
                else wanted |= 1u << bit;
            }
            snprintf(got, sizeof got, "%u", details.flags);
            check(details.flags == wanted, test, "other flags", got);
        }
        if (path != NULL) {
            int same = json_array_size(path) == details.leg_count + (size_t)1;

            for (index = 0; same && index < details.leg_count; index++)
                same = strcmp(details.legs[index].from, json_string_value(json_array_get(path, index))) == 0 &&
                       strcmp(details.legs[index].to, json_string_value(json_array_get(path, index + 1))) == 0;
            check(same, test, "another path", "");
        }
    }
    money_rates_free(rates);
}

/* ----------------------------------------------------------------------------------------------------------- Bags ---- */

static money_bag_t *read_bag(json_t *test, json_t *amounts)
{
    money_bag_t *bag = NULL;
    money_error_t error;
    size_t index;

    MONEY_IGNORE(money_bag_new(&bag, &error));
    for (index = 0; index < json_array_size(amounts); index++) {
        money_t amount;

        if (money_parse(json_string_value(json_array_get(amounts, index)), MONEY_NTS, &amount, &error) != MONEY_OK ||
            money_bag_add(bag, &amount, &error) != MONEY_OK)
            check(0, test, "an amount that cannot be added", error.text);
    }
    return bag;
}

static void add_up(json_t *test)
{
    json_t *pair = json_object_get(test, "equal");
    money_error_t error;

    if (pair != NULL) {
        money_bag_t *a = read_bag(test, json_array_get(pair, 0)), *b = read_bag(test, json_array_get(pair, 1));
        uint64_t hash_a = 1, hash_b = 2;
        int32_t equal = 0;

        check(money_bag_equal(a, b, &equal, &error) == MONEY_OK && equal == 1, test, "not equal", "");
        check(money_bag_hash(a, &hash_a, &error) == MONEY_OK && money_bag_hash(b, &hash_b, &error) == MONEY_OK &&
                  hash_a == hash_b,
              test, "other hashes", "");
        money_bag_free(a);
        money_bag_free(b);
    }
    if (json_object_get(test, "sum") != NULL) {
        money_bag_t *bag = read_bag(test, json_object_get(test, "sum"));
        money_rates_t *rates = read_rates(test);
        money_decimal_t times;
        money_t result;
        const char *target = text_of(test, "reduce");

        MONEY_IGNORE(money_decimal_new(json_integer_value(json_object_get(test, "times")), 0, &times, &error));
        check(money_bag_multiply(bag, &times, &error) == MONEY_OK, test, "cannot be multiplied", "");
        if (check_status(test, money_bag_reduce(bag, target, rates, NULL, &result, NULL, &error), &error))
            check_amount(test, &result, text_of(test, "result"), target, "another amount");
        money_rates_free(rates);
        money_bag_free(bag);
    }
}

#include "basket_vectors.h"
#include "expression_vectors.h"
#include "payment_vectors.h"
#include "returns_vectors.h"

static void run(const char *directory, const char *name, void (*one)(json_t *))
{
    char path[1024];
    json_error_t error;
    json_t *tests, *test;
    size_t index;
    long before = passed + failed;

    snprintf(path, sizeof path, "%s/%s", directory, name);
    file_name = name;
    tests = json_load_file(path, 0, &error);
    if (tests == NULL) {
        fprintf(stderr, "%s: %s\n", path, error.text);
        exit(1);
    }
    json_array_foreach(tests, index, test) one(test);
    if (passed + failed == before) {
        fprintf(stderr, "%s: no cases\n", path);
        failed++;
    }
    json_decref(tests);
}

int main(int count, char **arguments)
{
    const char *directory = count > 1 ? arguments[1] : "Tests/Vectors";

    run(directory, "parse.json", parse);
    run(directory, "allocation.json", allocate);
    run(directory, "conversion.json", convert);
    run(directory, "bag.json", add_up);
    run(directory, "basket.json", buy);
    run(directory, "expressions.json", evaluate);
    run(directory, "payment-code.json", pay);
    run(directory, "xirr.json", find_rate);
    printf("%ld passed, %ld failed\n", passed, failed);
    return failed == 0 ? 0 : 1;
}
