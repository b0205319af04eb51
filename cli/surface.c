#include "surface.h"

#include "slips.h"

#include <string.h>

#define ROUNDINGS "half-even half-up half-down up down ceiling floor half-odd half-ceiling half-floor unnecessary"

const option_t surface_options[OPTION_COUNT] = {
    [OPTION_ALL] = { "--all", 0, NULL, VALUE_NONE, NULL, "also currencies of the past, units and informal codes" },
    [OPTION_CODES] = { "--codes", 0, NULL, VALUE_NONE, NULL, "write the codes alone" },
    [OPTION_COLOR] = { "--color", 0, "WHEN", VALUE_WORD, "auto always never", "colours: auto, always or never" },
    [OPTION_CURRENCY] = { "--currency", 0, "CODE", VALUE_CODE, NULL, "the currency of a text that names none" },
    [OPTION_DIGITS] = { "--digits", 0, "N", VALUE_TEXT, NULL, "fraction digits, 0 to 38, not those of the currency" },
    [OPTION_DISPLAY] = { "--display", 0, "FORM", VALUE_WORD, "symbol narrow code name none",
                         "the currency as symbol, narrow, code, name or none" },
    [OPTION_EXPLAIN] = { "--explain", 0, NULL, VALUE_NONE, NULL, "say rate, path, day, source, age and exact result" },
    [OPTION_FROM] = { "--from", 0, "DAY", VALUE_TEXT, NULL, "the first day of a series" },
    [OPTION_HELP] = { "--help", 'h', NULL, VALUE_NONE, NULL, "show the help of the command" },
    [OPTION_IN] = { "--in", 0, "CODE", VALUE_CODE, NULL, "the total in one currency, rounded once" },
    [OPTION_JSON] = { "--json", 0, NULL, VALUE_NONE, NULL, "write one JSON object a line" },
    [OPTION_LANG] = { "--lang", 0, "LANGUAGE", VALUE_WORD, "de en es fr it ja pt",
                      "the language of names: de, en, es, fr, it, ja or pt" },
    [OPTION_LOCALE] = { "--locale", 0, "LOCALE", VALUE_TEXT, NULL, "a locale of Unicode CLDR, such as de-AT" },
    [OPTION_MAX_AGE] = { "--max-age", 0, "DAYS", VALUE_TEXT, NULL, "refuse rates that are older than so many days" },
    [OPTION_MAX_GAP] = { "--max-gap", 0, "DAYS", VALUE_TEXT, NULL, "allow rates of so many days before the day; 0" },
    [OPTION_METHOD] = { "--method", 0, "METHOD", VALUE_WORD, "largest first last separate",
                        "who gets what is left: largest, first, last or separate" },
    [OPTION_NOW] = { "--now", 0, "DAY", VALUE_TEXT, NULL, "count ages from this day, not from the clock" },
    [OPTION_ON] = { "--on", 0, "DAY", VALUE_TEXT, NULL, "the day of the rates; the newest if not given" },
    [OPTION_PATTERN] = { "--pattern", 0, "PATTERN", VALUE_TEXT, NULL, "a number pattern of Unicode CLDR" },
    [OPTION_QUIET] = { "--quiet", 'q', NULL, VALUE_NONE, NULL, "no notes on the standard error" },
    [OPTION_RATES] = { "--rates", 0, "FILE", VALUE_FILE, NULL, "the file of the rates; - is the standard input" },
    [OPTION_ROUNDING] = { "--rounding", 0, "MODE", VALUE_WORD, ROUNDINGS, "how to round; half-even" },
    [OPTION_STEP] = { "--step", 0, "STEP", VALUE_TEXT, NULL, "each share is a multiple of it, such as 0.05" },
    [OPTION_STRICT] = { "--strict", 0, NULL, VALUE_NONE, NULL, "stop at the first line that is refused" },
    [OPTION_STYLE] = { "--style", 0, "STYLE", VALUE_WORD, "standard accounting compact",
                       "standard, accounting or compact" },
    [OPTION_TO] = { "--to", 0, "DAY", VALUE_TEXT, NULL, "the last day of a series" },
};

#define EVERYWHERE (BIT(OPTION_HELP) | BIT(OPTION_COLOR) | BIT(OPTION_QUIET))
#define ANSWERS (EVERYWHERE | BIT(OPTION_JSON))
#define TABLE (BIT(OPTION_RATES) | BIT(OPTION_ON) | BIT(OPTION_MAX_GAP) | BIT(OPTION_MAX_AGE) | BIT(OPTION_NOW))
#define ROUNDED (BIT(OPTION_DIGITS) | BIT(OPTION_ROUNDING))
#define LINES BIT(OPTION_STRICT)

const command_t surface_commands[] = {
    { "convert", "[AMOUNT CODE] [TARGET] [DAY]", "convert amounts into another currency",
      "With AMOUNT CODE TARGET the command converts one amount. With a target alone, or `-` and a target, it reads "
      "lines AMOUNT CODE [DAY] from the standard input. With `-` alone, or nothing, it reads lines "
      "AMOUNT CODE TARGET [DAY]. Each line gives one line: a blank or refused one gives an empty line.",
      "money convert 100 USD EUR --on 2020-03-13 --explain\n"
      "printf '100 USD\\n12.50 GBP 2020-03-13\\n' | money convert - EUR\n",
      ANSWERS | TABLE | ROUNDED | LINES | BIT(OPTION_EXPLAIN), VALUE_CODE, NULL, run_convert },
    { "calc", "[EXPRESSION | -]", "evaluate an expression exactly, and round once",
      "The words are joined with blanks. With `-`, or nothing, the command reads one expression a line. The rates are "
      "read only if an expression needs them.",
      "money calc '3 x 4.99 EUR + 10% in USD'\n"
      "money calc '100 EUR / 3' --digits 4\n",
      ANSWERS | TABLE | ROUNDED | LINES | BIT(OPTION_EXPLAIN), VALUE_TEXT, NULL, run_calc },
    { "sum", "[FILE | -]... | AMOUNT CODE...", "add up amounts, one a line, for each currency",
      "The command reads lines AMOUNT CODE from the files, or from the standard input, or amounts from its words. It "
      "adds exactly, and writes one sum for each currency, in the order of the codes. With --in it converts the sums, "
      "and rounds once. If a line or an amount is refused, it writes no sum.",
      "money sum expenses.txt\n"
      "money sum 19.75 EUR 3 USD\n"
      "money sum --in EUR < expenses.txt\n",
      ANSWERS | TABLE | ROUNDED | BIT(OPTION_IN) | BIT(OPTION_EXPLAIN) | LINES, VALUE_FILE, NULL, run_sum },
    { "split", "AMOUNT CODE PARTS | AMOUNT CODE WEIGHT WEIGHT...", "split an amount; no unit is lost",
      "One number is how many equal shares there are. Several numbers are weights, one for each share. The shares add "
      "up to the amount.",
      "money split 100 EUR 3\n"
      "money split 100 EUR 50 30 20\n",
      ANSWERS | BIT(OPTION_DIGITS) | BIT(OPTION_STEP) | BIT(OPTION_METHOD), VALUE_CODE, NULL, run_split },
    { "rates", "[CODE [CODE] | CODE/CODE]", "show what rates there are",
      "Without a code the command describes the table of rates. With one code it shows what one unit costs in each "
      "other currency of the day, or, with --all, also in withdrawn ones. With two codes it shows one rate, or, with "
      "--from or --to, the rate of each day. USD/EUR is what 1 USD costs in EUR.",
      "money rates\n"
      "money rates USD EUR --from 2020-03-09 --to 2020-03-13\n",
      ANSWERS | TABLE | BIT(OPTION_ALL) | BIT(OPTION_DIGITS) | BIT(OPTION_FROM) | BIT(OPTION_TO) | BIT(OPTION_EXPLAIN),
      VALUE_CODE, NULL, run_rates },
    { "currencies", "[TEXT]", "list currencies, or search them by name or code",
      "The search ignores case and accents. Names are in English, or in the language that you give. The columns are "
      "the code, the fraction digits and the name.",
      "money currencies dolar --lang pt\n"
      "money currencies mark --all\n",
      ANSWERS | BIT(OPTION_LANG) | BIT(OPTION_ALL) | BIT(OPTION_CODES), VALUE_TEXT, NULL, run_currencies },
    { "format", "[AMOUNT CODE | -]", "write amounts as a language or a pattern does",
      "Either --locale or --pattern is needed: the tool does not ask the system for a language. With `-`, or nothing, "
      "the command reads one amount a line.",
      "money format 1234567.5 EUR --locale de\n"
      "money format -1234.5 USD --pattern '#,##0.00;(#,##0.00)'\n",
      ANSWERS | ROUNDED | LINES | BIT(OPTION_LOCALE) | BIT(OPTION_PATTERN) | BIT(OPTION_STYLE) | BIT(OPTION_DISPLAY),
      VALUE_CODE, NULL, run_format },
    { "parse", "[TEXT | -]", "read amounts as a language or a pattern writes them",
      "Either --locale or --pattern is needed. With `-`, or nothing, the command reads one text a line.",
      "money parse '1.234,56 EUR' --locale de\n"
      "money parse '$5' --locale es-MX\n",
      ANSWERS | LINES | BIT(OPTION_LOCALE) | BIT(OPTION_PATTERN) | BIT(OPTION_CURRENCY), VALUE_TEXT, NULL, run_parse },
    { "store", "check FILE | list FILE | wallet FILE NAME", "look into a store; nothing is changed",
      "`check` reads the whole file and says if it is damaged. `list` shows the objects by kind and name, with the "
      "balances of wallets. `wallet` shows the balances of one wallet, what is held of them, and, with --in, the "
      "total.",
      "money store check shop.money\n"
      "money store wallet shop.money default --in EUR\n",
      ANSWERS | TABLE | ROUNDED | BIT(OPTION_IN), VALUE_FILE, "check list wallet", run_store },
    { "completion", "bash | zsh", "write the completions for a shell",
      "The script is made of the same table as this help. `make install` puts both where the shells look for them.",
      "source <(money completion bash)\n", EVERYWHERE, VALUE_WORD, "bash zsh", run_completion },
    { "version", "", "show the versions of the tool, the library and its data",
      "The rates are those of a command "
      "without --rates.",
      "money version\n", ANSWERS, VALUE_NONE, NULL, run_version },
    { "help", "[COMMAND]", "show this help, or that of a command", "With --json the help of each command is an object.",
      "money help convert\n", ANSWERS, VALUE_WORD,
      "convert calc sum split rates currencies format parse store completion version help", run_help },
};

const size_t surface_command_count = sizeof surface_commands / sizeof surface_commands[0];

const command_t *surface_find(const char *name)
{
    size_t index;

    for (index = 0; index < surface_command_count; index++)
        if (strcmp(surface_commands[index].name, name) == 0) return &surface_commands[index];
    return NULL;
}

const char *surface_nearest(const char *name)
{
    const char *nearest = NULL;
    size_t best = 3, index, distance;

    for (index = 0; index < surface_command_count; index++) {
        distance = slips_distance(name, surface_commands[index].name);
        if (distance < best && distance < strlen(name)) {
            best = distance;
            nearest = surface_commands[index].name;
        }
    }
    return nearest;
}
