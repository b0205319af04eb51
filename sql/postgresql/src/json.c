#include "values.h"

#include "utils/builtins.h"
#if PG_VERSION_NUM >= 160000
#include "varatt.h"
#endif

/* {"amount":"12.50","currency":"EUR"}. The cast makes to_json and row_to_json use it. */
SQL_FUNCTION(amount_to_json)
{
    money_t amount;
    char text[MONEY_JSON_MAX];
    money_error_t error;

    amount_of_datum(PG_GETARG_DATUM(0), &amount);
    require(money_to_json(&amount, text, sizeof text, NULL, &error), &error);
    PG_RETURN_TEXT_P(cstring_to_text(text));
}

SQL_FUNCTION(amount_from_json)
{
    text *given = PG_GETARG_TEXT_PP(0);
    money_t amount;
    money_error_t error;

    require(money_from_json(VARDATA_ANY(given), VARSIZE_ANY_EXHDR(given), NULL, &amount, &error), &error);
    return datum_of_amount(&amount);
}

/* formatted(amount, locale). */
SQL_FUNCTION(amount_formatted)
{
    money_t amount;
    char *locale = text_to_cstring(PG_GETARG_TEXT_PP(1)), text[MONEY_LOCALE_TEXT_MAX];
    money_error_t error;

    amount_of_datum(PG_GETARG_DATUM(0), &amount);
    require(money_format_locale(&amount, locale, NULL, text, sizeof text, NULL, NULL, &error), &error);
    PG_RETURN_TEXT_P(cstring_to_text(text));
}
