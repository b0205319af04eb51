/* Measures the bills of telco.h through libmoney's C interface. Its arguments are the word telco and a file of lengths. */
#define _POSIX_C_SOURCE 200809L
#include <money.h>
#ifdef MONEY_INLINE_CALLS
#include <money/inline.h>
#endif

#include "telco.h"
#include "timing.h"

static money_t rates[2], zero, sum, tax_sum, distant_tax_sum;
static money_decimal_t lengths[TELCO_MOST], taxes[2];
static money_status_t failures;

static money_status_t text_of(const money_t *amount, char *text)
{
    const money_decimal_t value = { amount->lo, amount->hi, amount->scale, 0 };
    size_t length;

    return money_decimal_format(&value, text, TELCO_TEXT, &length, NULL);
}

static void bill(void)
{
    money_t all = zero, all_taxes = zero, all_distant = zero;
    money_status_t failed = MONEY_OK;
    int i;

    for (i = 0; i < telco_count; i++) {
        const int is_distant = (int)(telco_lengths[i] & 1);
        money_t price, tax, total;

        failed |= money_multiply(&rates[is_distant], &lengths[i], 2, MONEY_ROUND_HALF_EVEN, &price, NULL, NULL);
        failed |= money_multiply(&price, &taxes[0], 2, MONEY_ROUND_DOWN, &tax, NULL, NULL);
        failed |= money_add(&price, &tax, &total, NULL);
        failed |= money_add(&all_taxes, &tax, &all_taxes, NULL);
        if (is_distant) {
            failed |= money_multiply(&price, &taxes[1], 2, MONEY_ROUND_DOWN, &tax, NULL, NULL);
            failed |= money_add(&total, &tax, &total, NULL);
            failed |= money_add(&all_distant, &tax, &all_distant, NULL);
        }
        failed |= money_add(&all, &total, &all, NULL);
        failed |= text_of(&total, telco_texts[i]);
    }
    sum = all;
    tax_sum = all_taxes;
    distant_tax_sum = all_distant;
    failures |= failed;
}

static money_decimal_t decimal(int64_t coefficient, uint32_t scale)
{
    money_decimal_t value;

    failures |= money_decimal_new(coefficient, scale, &value, NULL);
    return value;
}

static money_t dollars(int64_t coefficient, uint32_t scale)
{
    const money_decimal_t value = decimal(coefficient, scale);
    money_t amount;

    failures |= money_new(&value, "USD", NULL, &amount, NULL);
    return amount;
}

int main(int count, char **arguments)
{
    double time;
    int i;

    if (count != 3) {
        fprintf(stderr, "usage: libmoney_telco telco LENGTHS\n");
        return 2;
    }
    telco_read(arguments[2]);
    for (i = 0; i < telco_count; i++) lengths[i] = decimal(telco_lengths[i], 0);
    zero = dollars(0, 2);
    rates[0] = dollars(TELCO_RATE, TELCO_RATE_SCALE);
    rates[1] = dollars(TELCO_DISTANT_RATE, TELCO_DISTANT_RATE_SCALE);
    taxes[0] = decimal(TELCO_TAX, TELCO_TAX_SCALE);
    taxes[1] = decimal(TELCO_DISTANT_TAX, TELCO_TAX_SCALE);
    time = timing_median(bill);
    if (failures != MONEY_OK || sum.scale != 2) {
        fprintf(stderr, "telco: calls failed\n");
        return 1;
    }
    telco_print(time, (int64_t)sum.lo * 10000, (int64_t)tax_sum.lo * 10000, (int64_t)distant_tax_sum.lo * 10000);
    return 0;
}
