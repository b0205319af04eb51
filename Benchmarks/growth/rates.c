/* Rates tables and their sources. */
#include "growth.h"

#include <string.h>

static money_error_t error;

/* Ten pairs a day. */
enum { A_DAY = 10 };
static const char *const quoted[A_DAY] = { "USD", "JPY", "GBP", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF" };

void builder_add(things_t *given, things_t *made)
{
    static const char *const rates[] = { "1.0813", "0.91", "117.45", "12.3456" };
    size_t index;

    must(money_rates_builder_new(&made->builder, &error), &error);
    must(money_rates_builder_set_base(made->builder, "EUR", &error), &error);
    for (index = 0; index < given->n; index++)
        must(money_rates_builder_add(made->builder, "EUR", quoted[index % A_DAY], rates[index % 4], MONEY_NTS,
                                     date_of(index, A_DAY), &error),
             &error);
}

void builder_remove(things_t *given, things_t *made)
{
    size_t index;

    builder_add(given, made);
    for (index = 0; index < given->n; index++)
        must(money_rates_builder_remove(made->builder, "EUR", quoted[index % A_DAY], date_of(index, A_DAY), &error),
             &error);
}

void given_builder(things_t *given)
{
    builder_add(given, given);
}

void builder_build(things_t *given, things_t *made)
{
    must(money_rates_builder_build(given->builder, &made->rates, &error), &error);
}

/** Rates of no date, between as many currencies as there are rates, in a star around the base. */
void builder_add_pairs(things_t *given, things_t *made)
{
    size_t index;

    must(money_rates_builder_new(&made->builder, &error), &error);
    for (index = 0; index < given->n; index++)
        must(money_rates_builder_add(made->builder, "EUR", given->names[index], "1.25", MONEY_NTS, MONEY_DATE_NONE,
                                     &error),
             &error);
    must(money_rates_builder_build(made->builder, &made->rates, &error), &error);
}

void given_pairs(things_t *given)
{
    given_names(given);
    builder_add_pairs(given, given);
}

/** Ten conversions that no rate goes straight to: the shortest way is looked for. */
void convert_shortest(things_t *given, things_t *made)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_t money, result;
    size_t index;

    (void)made;
    options.digits = 2;
    memset(&money, 0, sizeof money);
    money.lo = 100;
    for (index = 0; index < 10; index++) {
        memcpy(money.currency, given->names[index], MONEY_CODE_SIZE);
        must(money_rates_convert(given->rates, &money, given->names[given->n - 1 - index], &options, &result, NULL, &error),
             &error);
    }
}

void given_rates(things_t *given)
{
    given_builder(given);
    must(money_rates_builder_build(given->builder, &given->rates, &error), &error);
}

/** As many conversions as the table has rates, each on a day of its own. */
void convert_dated(things_t *given, things_t *made)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_t money = money_of(0), result;
    size_t index;

    (void)made;
    for (index = 0; index < given->n; index++) {
        options.date = date_of(index, A_DAY);
        must(money_rates_convert(given->rates, &money, quoted[index % A_DAY], &options, &result, NULL, &error), &error);
    }
}

void rates_to_json(things_t *given, things_t *made)
{
    must(money_rates_to_json(given->rates, &made->document, &made->document_length, &error), &error);
}

void given_rates_json(things_t *given)
{
    given_rates(given);
    rates_to_json(given, given);
}

void given_pair_list(things_t *given)
{
    size_t index;

    given->text = room(given->n, 80);
    append(given, "[");
    for (index = 0; index < given->n; index++)
        append(given, "%s{\"from\":\"EUR\",\"to\":\"%s\",\"rate\":\"1.0813\",\"date\":\"%04d-%02d-%02d\"}",
               index > 0 ? "," : "", quoted[index % A_DAY], (int)(1000 + index / 10 / 336), (int)(index / 10 / 28 % 12 + 1),
               (int)(index / 10 % 28 + 1));
    append(given, "]");
}

void rates_from_json(things_t *given, things_t *made)
{
    const int is_ours = given->document != NULL;

    must(money_rates_from_json(is_ours ? given->document : given->text, is_ours ? given->document_length : given->length,
                               &made->rates, &error),
         &error);
}

/** A history of as many days as the size. */
void given_history(things_t *given)
{
    char date[16];
    size_t index;

    given->text = room(given->n + 1, 64);
    append(given, "Date,USD,JPY,BGN,CYP,CZK,\n");
    for (index = 0; index < given->n; index++) {
        must(money_date_format((int32_t)(given->n - index) - 700000, date, sizeof date, NULL, &error), &error);
        append(given, "%s,1.0%03zu,130.%02zu,1.9558,N/A,25.1%zu,\n", date, index % 1000, index % 100, index % 10);
    }
}

void rates_from_ecb(things_t *given, things_t *made)
{
    must(money_rates_from_ecb_csv(given->text, given->length, &made->rates, &error), &error);
}
