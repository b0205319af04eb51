/* Input constructed to be slow: it costs no more than any other input of its size. */
#include "growth.h"

#include <stdio.h>
#include <string.h>

static money_error_t error;

/** Codes that share one hash: the hash joins the bytes at a distance of four by "exclusive or". */
static void colliding_name(size_t index, char name[MONEY_CODE_SIZE])
{
    char letters[3] = { (char)('A' + index % 26), (char)('A' + index / 26 % 26), (char)('A' + index / 676 % 26) };

    snprintf(name, MONEY_CODE_SIZE, "%.3s%c%.3s%cQRS", letters, (char)('A' + index / 17576), letters,
             (char)('A' + (index / 17576 ^ 1)));
}

static void begin_text(things_t *given, size_t most)
{
    given->text = room(given->n * most + 1000, 1);
    given->length = 0;
}

/** A provider's rates of currencies whose codes share one hash. */
void given_colliding_rates(things_t *given)
{
    size_t index;

    begin_text(given, 24);
    append(given, "{\"base\":\"EUR\",\"rates\":{");
    for (index = 0; index < given->n; index++) {
        char name[MONEY_CODE_SIZE];

        colliding_name(index, name);
        append(given, "%s\"%s\":1.25", index != 0 ? "," : "", name);
    }
    append(given, "}}");
}

/** Entries, and as many holds of one, each in a currency of its own. */
void given_held_wallet(things_t *given)
{
    size_t index, part;

    begin_text(given, 160);
    append(given, "{\"format\":\"libmoney.wallet\",\"version\":1,\"next\":%zu,\"revision\":0", 2 * given->n + 1);
    for (part = 0; part < 2; part++) {
        append(given, part == 0 ? ",\"entries\":[" : "],\"holds\":[");
        for (index = 0; index < given->n; index++) {
            char name[MONEY_CODE_SIZE];

            name_of(index, name);
            append(given, "%s{\"id\":%zu,\"amount\":\"1.25\",\"currency\":\"%s\"}", index != 0 ? "," : "",
                   part * given->n + index + 1, name);
        }
    }
    append(given, "]}");
}

void wallet_from_text(things_t *given, things_t *made)
{
    must(money_wallet_from_json(given->text, given->length, &made->wallet, &error), &error);
}

/** One post of amounts, each in a currency of its own. */
void given_wide_journal(things_t *given)
{
    size_t index;

    begin_text(given, 80);
    append(given, "{\"format\":\"libmoney.journal\",\"version\":1}\n{\"do\":\"post\",\"entries\":[");
    for (index = 0; index < given->n; index++) {
        char name[MONEY_CODE_SIZE];

        name_of(index, name);
        append(given, "%s{\"id\":%zu,\"amount\":\"1.25\",\"currency\":\"%s\"}", index != 0 ? "," : "", index + 1, name);
    }
    append(given, "]}\n");
}

void wallet_from_journal_text(things_t *given, things_t *made)
{
    must(money_wallet_from_journal(given->text, given->length, &made->wallet, &error), &error);
}

/** Half of the transactions buy, and half split in turns: one for `shares`, and `shares` for one. */
static void splits(things_t *given, int64_t shares)
{
    size_t index;

    must(money_portfolio_new("USD", NULL, &given->portfolio, &error), &error);
    for (index = 0; index < given->n; index++) {
        money_transaction_t one = MONEY_TRANSACTION_INIT;
        int is_purchase = index < given->n / 2, is_even = index % 2 == 0;

        snprintf(one.symbol, sizeof one.symbol, "ABC");
        one.date = date_of(index, 1);
        one.action = is_purchase ? MONEY_ACTION_BUY : MONEY_ACTION_SPLIT;
        one.quantity = decimal_of(is_purchase ? 9 : is_even ? shares : 1, 0);
        if (is_purchase) {
            must(money_from_minor(1000, "USD", NULL, &one.total, &error), &error);
        } else {
            one.per = decimal_of(is_even ? 1 : shares, 0);
        }
        must(money_portfolio_add(given->portfolio, &one, NULL, 0, NULL, &error), &error);
    }
}

void given_splits(things_t *given)
{
    splits(given, 3);
}

/** Halves are decimals, so that every split changes the quantity of every lot. */
void given_halving_splits(things_t *given)
{
    splits(given, 2);
}

void given_idle_splits(things_t *given)
{
    splits(given, 1);
}

/** A table without a base, of as many days as the size, in which one pair is not quoted. */
void given_gap(things_t *given)
{
    size_t index;

    must(money_rates_builder_new(&given->builder, &error), &error);
    for (index = 0; index < given->n; index++) {
        int32_t day = date_of(index, 1);

        must(money_rates_builder_add(given->builder, "EUR", "USD", "1.25", MONEY_NTS, day, &error), &error);
        must(money_rates_builder_add(given->builder, "GBP", "CHF", "1.25", MONEY_NTS, day, &error), &error);
    }
    must(money_rates_builder_build(given->builder, &given->rates, &error), &error);
}

/** One conversion that looks through all days, and finds no rate. */
void convert_over_gap(things_t *given, things_t *made)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_t euros = money_of(0), result;
    money_status_t status;

    (void)made;
    options.max_gap = INT32_MAX;
    options.date = date_of(given->n - 1, 1);
    status = money_rates_convert(given->rates, &euros, "CHF", &options, &result, NULL, &error);
    if (status != MONEY_ERR_NO_RATE) must(status == MONEY_OK ? MONEY_ERR_STATE : status, &error);
}
