/* The converter that hostile calls are made on: an amount, old rates, and a failure to get newer ones. */
#ifndef HOSTILE_CONVERTER_OBJECTS_H
#define HOSTILE_CONVERTER_OBJECTS_H

static inline money_converter_t *make_converter(void)
{
    money_converter_t *converter = NULL;
    money_rates_t *rates = make_rates();

    must(money_converter_new("EUR", "GBP", NULL, &converter, NULL));
    must(money_converter_set_locale(converter, "en", NULL));
    must(money_converter_set_amount(converter, "1,234.5", MONEY_NTS, NULL));
    must(money_converter_set_rates(converter, rates, MONEY_ORIGIN_STORE, 1709251200, NULL));
    must(money_converter_set_rates_failure(converter, MONEY_ERR_PROVIDER, "no connection", MONEY_NTS, NULL));
    money_rates_free(rates);
    return converter;
}

#endif
