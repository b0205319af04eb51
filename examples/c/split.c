/*
 * Splits an invoice among three friends, equally and in proportion to their orders, without losing a cent.
 *
 *     cc split.c -lmoney && ./a.out
 */
#include <money.h>
#include <money/helpers.h>
#include <stdio.h>

static void print(const char *title, const money_t *shares, size_t count)
{
    char text[MONEY_TEXT_MAX];
    money_t sum = shares[0];
    size_t index;

    printf("%s\n", title);
    for (index = 0; index < count; index++) {
        MONEY_CHECK(money_format(&shares[index], text, sizeof text, NULL, NULL));
        printf("  %s\n", text);
        if (index > 0) MONEY_CHECK(money_add(&sum, &shares[index], &sum, NULL));
    }
    MONEY_CHECK(money_format(&sum, text, sizeof text, NULL, NULL));
    printf("  total %s\n", text);
}

int main(void)
{
    static const char *const ordered[] = {"41.50", "27.00", "31.50"};
    money_allocate_options_t options = MONEY_ALLOCATE_OPTIONS_INIT;
    money_decimal_t weights[3];
    money_t invoice, shares[3], left;
    money_error_t error;
    char text[MONEY_TEXT_MAX];
    size_t index;

    if (money_parse("100.00 EUR", MONEY_NTS, &invoice, &error) != MONEY_OK) goto failed;

    if (money_split(&invoice, 3, NULL, shares, NULL, &error) != MONEY_OK) goto failed;
    print("Equally:", shares, 3);

    /* With a tip, the total is 110 euros; each friend pays in proportion to the order. */
    if (money_parse("110.00 EUR", MONEY_NTS, &invoice, &error) != MONEY_OK) goto failed;
    for (index = 0; index < 3; index++)
        if (money_decimal_parse(ordered[index], MONEY_NTS, &weights[index], &error) != MONEY_OK) goto failed;
    if (money_allocate(&invoice, weights, 3, NULL, shares, NULL, &error) != MONEY_OK) goto failed;
    print("In proportion to the orders:", shares, 3);

    /* In whole euros, with the remainder returned separately. */
    options.method = MONEY_ALLOCATE_SEPARATE_REMAINDER;
    options.digits = 0;
    if (money_allocate(&invoice, weights, 3, &options, shares, &left, &error) != MONEY_OK) goto failed;
    print("In whole euros:", shares, 3);
    MONEY_CHECK(money_format(&left, text, sizeof text, NULL, NULL));
    printf("  left over %s\n", text);
    return 0;

failed:
    fprintf(stderr, "%s\n", error.text);
    return 1;
}
