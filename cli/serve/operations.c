#include "operations.h"

#include <stdio.h>
#include <string.h>

#define AMOUNT "amount with its code, such as \"100 USD\""

const operation_t operations[] = {
    { "convert",
      "Convert an amount",
      "Converts an amount to another currency at the reference rates of the European Central Bank since 1999, exactly, "
      "and rounds once. Without `on`, uses the newest rates. The answer contains the day of the rates; with `explain`, "
      "also the rate, its path, its source and the unrounded result.",
      { { "amount", PARAMETER_TEXT, true, AMOUNT }, { "target", PARAMETER_TEXT, true, "code such as \"EUR\"" } } },
    { "calc",
      "Evaluate an expression",
      "Evaluates an expression of amounts and numbers exactly and rounds once: `3 x 4.99 EUR + 10% in USD`, "
      "`(100 EUR + 20 EUR) / 3`. Amounts in several currencies require `in` and a code.",
      { { "expression", PARAMETER_TEXT, true, "expression such as \"3 x 4.99 EUR + 10%\"" } } },
    { "sum",
      "Add up amounts",
      "Adds up amounts exactly. The answer contains one sum per currency, or, with `in`, the total in one currency, "
      "converted and rounded once.",
      { { "amounts", PARAMETER_LIST, true, "amounts such as [\"19.75 EUR\", \"3 USD\"]" } } },
    { "split",
      "Split an amount",
      "Splits an amount into equal shares (`parts`) or in proportion to `weights`. The shares and the remainder add up "
      "to the amount.",
      { { "amount", PARAMETER_TEXT, true, AMOUNT },
        { "parts", PARAMETER_COUNT, false, "number of equal shares" },
        { "weights", PARAMETER_LIST, false, "weights such as [\"50\", \"30\", \"20\"], instead of parts" } } },
    { "rates",
      "List exchange rates",
      "Without arguments, describes the table of rates. With `currency`, lists its rates to the other currencies. With "
      "`currency` and `target`, returns one rate, or, with `from` or `to`, the rate of each day of a period.",
      { { "currency", PARAMETER_TEXT, false, "code such as \"USD\"" },
        { "target", PARAMETER_TEXT, false, "code such as \"EUR\"; the rate is the price of 1 currency in it" } } },
    { "currencies",
      "Search currencies",
      "Lists the current currencies, or those whose name or code contains a text, with their fraction digits, numbers "
      "and countries. `all` includes historical currencies, units and informal codes such as BTC.",
      { { "text", PARAMETER_TEXT, false, "part of a name or code, such as \"dollar\"" } } },
    { "format",
      "Format an amount",
      "Formats an amount for a Unicode CLDR locale or with a number pattern. Requires `locale` or `pattern`.",
      { { "amount", PARAMETER_TEXT, true, AMOUNT } } },
    { "parse",
      "Parse an amount",
      "Parses an amount written for a Unicode CLDR locale or with a number pattern. Requires `locale` or `pattern`.",
      { { "text", PARAMETER_TEXT, true, "text such as \"1.234,56 €\"" } } },
    { "version",
      "Show versions",
      "Returns the versions of the tool, the library and its data, and the file of rates.",
      { { NULL, PARAMETER_TEXT, false, NULL } } },
};

const size_t operation_count = sizeof operations / sizeof operations[0];

const operation_t *operation_find(const char *name, size_t length)
{
    size_t index;

    for (index = 0; index < operation_count; index++)
        if (strlen(operations[index].name) == length && memcmp(operations[index].name, name, length) == 0)
            return &operations[index];
    return NULL;
}

uint32_t operation_options(const command_t *command)
{
    /* Requests are read strictly, so the locale is that of formats only. */
    uint32_t formats = command->run == run_format || command->run == run_parse ? 0 : BIT(OPTION_LOCALE);

    /* Requests access neither files nor the network, and always answer in JSON. */
    return command->options &
           ~(formats | BIT(OPTION_CODES) | BIT(OPTION_COLOR) | BIT(OPTION_HELP) | BIT(OPTION_JSON) |
             BIT(OPTION_QUIET) | BIT(OPTION_RATES) | BIT(OPTION_STRICT) | BIT(OPTION_STRICT_READING) |
             BIT(OPTION_URL));
}

void operation_option_name(option_id_t option, char *name, size_t capacity)
{
    char *at;

    snprintf(name, capacity, "%s", surface_options[option].name + 2);
    for (at = name; *at != 0; at++)
        if (*at == '-') *at = '_';
}

bool operation_is_count(option_id_t option)
{
    return option == OPTION_DIGITS || option == OPTION_MAX_AGE || option == OPTION_MAX_GAP;
}
