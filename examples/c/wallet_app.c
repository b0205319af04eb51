/*
 * A wallet application's engine: amounts, a source of rates, the wallet, its table, low memory.
 *
 *     cc wallet_app.c -lmoney && ./a.out
 */
#include <money.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static money_error_t error;

/** Calls of this program must succeed, except where it demonstrates a failure. */
static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s: %s\n", money_status_name(status), error.text);
    exit(1);
}

static money_t amount_of(const char *text)
{
    money_t amount;

    must(money_parse(text, MONEY_NTS, &amount, &error));
    return amount;
}

/** Formats an amount; valid for the next three calls. */
static const char *text_of(money_t amount)
{
    static char texts[4][MONEY_TEXT_MAX];
    static int next;
    char *text = texts[next++ % 4];

    must(money_format(&amount, text, MONEY_TEXT_MAX, NULL, &error));
    return text;
}

static const char *said(int yes)
{
    return yes ? "yes" : "no";
}

static money_t converted(const money_rates_t *rates, money_t amount, const char *target)
{
    money_t result;

    must(money_rates_convert(rates, &amount, target, NULL, &result, NULL, &error));
    return result;
}

static void show_equal(money_t a, money_t b, int with_hashes)
{
    int32_t equal;
    uint64_t hash_a, hash_b;

    must(money_equal(&a, &b, &equal, &error));
    must(money_hash(&a, &hash_a, &error));
    must(money_hash(&b, &hash_b, &error));
    printf("  %s is %s: %s", text_of(a), text_of(b), said(equal));
    printf(with_hashes ? ", hashes: %s\n" : "\n", said(hash_a == hash_b));
}

static money_rates_t *built(money_rates_builder_t *builder)
{
    money_rates_t *rates = NULL;

    must(money_rates_builder_build(builder, &rates, &error));
    money_rates_builder_free(builder);
    return rates;
}

static void money(void)
{
    money_t five = amount_of("5.00 EUR"), dollars = amount_of("10.00 USD"), result;
    money_rates_builder_t *builder = NULL;
    money_rates_t *half;
    money_decimal_t two;
    money_bag_t *bag = NULL;

    puts("money");
    must(money_decimal_new(2, 0, &two, &error));
    must(money_multiply(&five, &two, MONEY_DIGITS_EXACT, MONEY_ROUND_HALF_EVEN, &result, NULL, &error));
    printf("  %s times 2: %s\n", text_of(five), text_of(result));
    must(money_rates_builder_new(&builder, &error));
    must(money_rates_builder_add(builder, "EUR", "USD", "2", MONEY_NTS, MONEY_DATE_NONE, &error));
    half = built(builder);
    must(money_bag_new(&bag, &error));
    must(money_bag_add(bag, &five, &error));
    must(money_bag_add(bag, &dollars, &error));
    must(money_bag_reduce(bag, "EUR", half, NULL, &result, NULL, &error));
    printf("  %s and %s, reduced: %s\n", text_of(five), text_of(dollars), text_of(result));
    show_equal(five, amount_of("5 EUR"), 1);
    show_equal(five, amount_of("5.00 USD"), 0);
    money_bag_free(bag);
    money_rates_free(half);
}

/** The rates with which the wallet is shown. */
static money_rates_t *broker(void)
{
    static const char document[] = "{\"base\": \"EUR\", \"date\": \"2024-03-01\", \"rates\": {\"USD\": 2, \"GBP\": 0.8}}";
    static const char *const refused[] = {"", "{}", "[]", "{\"base\": \"EUR\", \"date\": \"2024-03-01\", \"rates\": {}}"};
    money_t five = amount_of("5.00 EUR"), dollars = amount_of("10.00 USD"), result;
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates, *next = NULL;
    size_t index;

    puts("broker");
    must(money_rates_builder_new(&builder, &error));
    must(money_rates_builder_add(builder, "EUR", "USD", "3", MONEY_NTS, MONEY_DATE_NONE, &error));
    must(money_rates_builder_add(builder, "EUR", "USD", "2", MONEY_NTS, MONEY_DATE_NONE, &error));
    must(money_rates_builder_add(builder, "USD", "EUR", "0.4", MONEY_NTS, MONEY_DATE_NONE, &error));
    rates = built(builder);
    printf("  added again, a rate is replaced: %s\n", text_of(converted(rates, five, "USD")));
    printf("  the other direction is an entry of its own: %s\n", text_of(converted(rates, dollars, "EUR")));
    printf("  to the same: %s\n", text_of(converted(rates, five, "EUR")));
    printf("  to none: %s, %s\n", text_of(converted(rates, five, NULL)), text_of(converted(rates, five, "")));
    if (money_rates_convert(rates, &five, "XAF", NULL, &result, NULL, &error) == MONEY_ERR_NO_RATE)
        printf("  missing: %s\n", error.text);
    money_rates_free(rates);

    must(money_rates_from_json(document, MONEY_NTS, &rates, &error));
    printf("  from JSON: %s\n", text_of(converted(rates, dollars, "EUR")));
    for (index = 0; index < sizeof refused / sizeof *refused; index++) {
        money_status_t status = money_rates_from_json(refused[index], MONEY_NTS, &next, &error);

        /* A new table replaces the old one only when it is complete. */
        if (status != MONEY_OK) printf("  refused: %s\n", money_status_name(status) + strlen("MONEY_ERR_"));
    }
    printf("  as it was: %s\n", text_of(converted(rates, dollars, "EUR")));
    return rates;
}

static money_wallet_t *wallet(const money_rates_t *rates)
{
    static const char *const texts[] = {"10.00 EUR", "20.00 USD", "5.50 EUR"};
    money_wallet_t *made = NULL;
    money_wallet_entry_t entry;
    money_t sum, other;
    size_t count, of_one, index;
    char code[MONEY_CODE_SIZE];

    puts("wallet");
    must(money_wallet_new(&made, &error));
    must(money_wallet_count(made, NULL, &count, &error));
    must(money_wallet_total(made, "EUR", NULL, NULL, &sum, NULL, &error));
    printf("  empty: %zu entries, %s\n", count, text_of(sum));
    for (index = 0; index < sizeof texts / sizeof *texts; index++) {
        money_t amount = amount_of(texts[index]);

        must(money_wallet_add(made, &amount, NULL, NULL, &error));
    }
    must(money_wallet_count(made, NULL, &count, &error));
    must(money_wallet_count(made, "EUR", &of_one, &error));
    printf("  entries: %zu, of EUR: %zu\n", count, of_one);
    must(money_wallet_currency_count(made, &count, &error));
    printf("  currencies:");
    for (index = 0; index < count; index++) {
        must(money_wallet_currency_at(made, index, code, sizeof code, NULL, &error));
        printf(" %s", code);
    }
    printf("\n  of EUR: ");
    for (index = 0; index < of_one; index++) {
        must(money_wallet_at(made, "EUR", index, &entry, &error));
        printf("%s%s", index == 0 ? "" : ", ", text_of(entry.amount));
    }
    must(money_wallet_sum(made, "EUR", NULL, &sum, &error));
    printf("\n  sum of EUR: %s\n", text_of(sum));
    must(money_wallet_total(made, "EUR", rates, NULL, &sum, NULL, &error));
    must(money_wallet_total(made, "USD", rates, NULL, &other, NULL, &error));
    printf("  total: %s, in USD: %s\n", text_of(sum), text_of(other));
    must(money_wallet_count(made, "GBP", &count, &error));
    for (index = 0; money_wallet_at(made, "GBP", index, &entry, NULL) == MONEY_OK;) index++;
    must(money_wallet_sum(made, "GBP", NULL, &sum, &error));
    printf("  of a currency that is not there: %zu, %zu, %s\n", count, index, text_of(sum));
    return made;
}

static void statement(const money_wallet_t *shown, const money_rates_t *rates)
{
    static const char *const kinds[] = {"amount", "subtotal", "total"};
    money_wallet_statement_t *made = NULL;
    money_wallet_statement_row_t row;
    size_t sections, rows, section, index, all = 0;
    char code[MONEY_CODE_SIZE];

    puts("statement");
    must(money_wallet_statement(shown, "EUR", rates, NULL, &made, &error));
    must(money_wallet_statement_section_count(made, &sections, &error));
    for (section = 0; section < sections; section++) {
        must(money_wallet_statement_section_at(made, section, code, sizeof code, NULL, &error));
        must(money_wallet_statement_row_count(made, section, &rows, &error));
        printf("  %s\n", code);
        for (index = 0; index < rows; index++, all++) {
            must(money_wallet_statement_row_at(made, section, index, &row, &error));
            printf("    %-8s %s\n", kinds[row.kind], row.text);
        }
    }
    printf("  sections: %zu, rows: %zu\n", sections, all);
    money_wallet_statement_free(made);
}

static void memory(money_wallet_t *kept)
{
    char *before = NULL, *after = NULL;

    puts("memory");
    must(money_wallet_to_json(kept, &before, NULL, &error));
    money_release_memory();
    must(money_wallet_to_json(kept, &after, NULL, &error));
    printf("  released, and the wallet is as it was: %s\n", said(strcmp(before, after) == 0));
    money_string_free(before);
    money_string_free(after);
}

int main(void)
{
    money_rates_t *rates;
    money_wallet_t *kept;

    money();
    rates = broker();
    kept = wallet(rates);
    statement(kept, rates);
    memory(kept);
    money_wallet_free(kept);
    money_rates_free(rates);
    return 0;
}
