#include "surface.h"

#include "slips.h"

#include <string.h>

#define ROUNDINGS "half-even half-up half-down up down ceiling floor half-odd half-ceiling half-floor unnecessary"

const option_t surface_options[OPTION_COUNT] = {
    [OPTION_ALL] = { "--all", 0, NULL, VALUE_NONE, NULL, "include historical currencies, units and informal codes" },
    [OPTION_CODES] = { "--codes", 0, NULL, VALUE_NONE, NULL, "write only the codes" },
    [OPTION_COLOR] = { "--color", 0, "WHEN", VALUE_WORD, "auto always never",
                       "when to use colours: auto, always or never" },
    [OPTION_CURRENCY] = { "--currency", 0, "CODE", VALUE_CODE, NULL, "currency of a text that does not name one" },
    [OPTION_DIGITS] = { "--digits", 0, "N", VALUE_TEXT, NULL, "number of fraction digits (default: the currency's)" },
    [OPTION_DISPLAY] = { "--display", 0, "FORM", VALUE_WORD, "symbol narrow code name none",
                         "form of the currency: symbol, narrow, code, name or none" },
    [OPTION_EXPLAIN] = { "--explain", 0, NULL, VALUE_NONE, NULL, "show rate, path, day, source, age and exact result" },
    [OPTION_FROM] = { "--from", 0, "DAY", VALUE_TEXT, NULL, "first day of a series" },
    [OPTION_HELP] = { "--help", 'h', NULL, VALUE_NONE, NULL, "show the help of the command" },
    [OPTION_IN] = { "--in", 0, "CODE", VALUE_CODE, NULL, "convert the total to CODE, rounding once" },
    [OPTION_JSON] = { "--json", 0, NULL, VALUE_NONE, NULL, "write one JSON object per line" },
    [OPTION_LANG] = { "--lang", 0, "LANGUAGE", VALUE_WORD, "de en es fr it ja pt",
                      "language of names: de, en, es, fr, it, ja or pt" },
    [OPTION_LOCALE] = { "--locale", 0, "LOCALE", VALUE_TEXT, NULL, "Unicode CLDR locale, such as de-AT" },
    [OPTION_MAX_AGE] = { "--max-age", 0, "DAYS", VALUE_TEXT, NULL, "reject rates older than DAYS days" },
    [OPTION_MAX_GAP] = { "--max-gap", 0, "DAYS", VALUE_TEXT, NULL,
                         "accept rates up to DAYS days earlier (default: 0)" },
    [OPTION_METHOD] = { "--method", 0, "METHOD", VALUE_WORD, "largest first last separate",
                        "who gets the rest: largest, first, last or separate" },
    [OPTION_NOW] = { "--now", 0, "DAY", VALUE_TEXT, NULL, "day from which ages are counted (default: today)" },
    [OPTION_ON] = { "--on", 0, "DAY", VALUE_TEXT, NULL, "day of the rates (default: the newest)" },
    [OPTION_PATTERN] = { "--pattern", 0, "PATTERN", VALUE_TEXT, NULL, "Unicode CLDR number pattern" },
    [OPTION_QUIET] = { "--quiet", 'q', NULL, VALUE_NONE, NULL, "suppress notes on standard error" },
    [OPTION_RATES] = { "--rates", 0, "FILE", VALUE_FILE, NULL, "file of rates; - reads standard input" },
    [OPTION_ROUNDING] = { "--rounding", 0, "MODE", VALUE_WORD, ROUNDINGS, "rounding mode (default: half-even)" },
    [OPTION_STDIO] = { "--stdio", 0, NULL, VALUE_NONE, NULL, "read requests from standard input" },
    [OPTION_STEP] = { "--step", 0, "STEP", VALUE_TEXT, NULL, "make each share a multiple of STEP, such as 0.05" },
    [OPTION_STRICT] = { "--strict", 0, NULL, VALUE_NONE, NULL, "stop at the first rejected line" },
    [OPTION_STRICT_READING] = { "--strict-reading", 0, NULL, VALUE_NONE, NULL,
                                "accept only the notation 1000.50 USD" },
    [OPTION_STYLE] = { "--style", 0, "STYLE", VALUE_WORD, "standard accounting compact",
                       "number style: standard, accounting or compact" },
    [OPTION_TO] = { "--to", 0, "DAY", VALUE_TEXT, NULL, "last day of a series" },
    [OPTION_URL] = { "--url", 0, "URL", VALUE_TEXT, NULL, "file of rates to fetch (default: the ECB's latest day)" },
};

#define EVERYWHERE (BIT(OPTION_HELP) | BIT(OPTION_COLOR) | BIT(OPTION_QUIET))
#define ANSWERS (EVERYWHERE | BIT(OPTION_JSON))
#define TABLE (BIT(OPTION_RATES) | BIT(OPTION_ON) | BIT(OPTION_MAX_GAP) | BIT(OPTION_MAX_AGE) | BIT(OPTION_NOW))
#define ROUNDED (BIT(OPTION_DIGITS) | BIT(OPTION_ROUNDING))
#define LINES BIT(OPTION_STRICT)
/* Options of the reading of arguments. */
#define READING (BIT(OPTION_LOCALE) | BIT(OPTION_STRICT_READING))
/* Options that apply to all requests of a server. */
#define DEFAULTS (BIT(OPTION_RATES) | BIT(OPTION_MAX_GAP) | BIT(OPTION_MAX_AGE) | BIT(OPTION_NOW))

const command_t surface_commands[] = {
    { "convert", "[AMOUNT CODE] [TARGET]... [DAY]", "convert amounts to another currency",
      "With AMOUNT CODE TARGET, converts one amount, to each target. With a target alone, or `-` and a target, reads "
      "lines AMOUNT CODE [DAY] from standard input. With `-` alone, or without arguments, reads lines "
      "AMOUNT CODE TARGET [DAY]. Each input line produces one output line, which is empty for a blank or rejected "
      "line.",
      "money convert 100 USD EUR --on 2020-03-13 --explain\n"
      "printf '100 USD\\n12.50 GBP 2020-03-13\\n' | money convert - EUR\n",
      ANSWERS | TABLE | ROUNDED | LINES | READING | BIT(OPTION_EXPLAIN), VALUE_CODE, NULL, run_convert },
    { "calc", "[EXPRESSION | -]", "evaluate an expression exactly and round once",
      "Joins its arguments with spaces. With `-`, or without arguments, reads one expression per line. Rates are read "
      "only if an expression requires them.",
      "money calc '3 x 4.99 EUR + 10% in USD'\n"
      "money calc '100 EUR / 3' --digits 4\n",
      ANSWERS | TABLE | ROUNDED | LINES | READING | BIT(OPTION_EXPLAIN), VALUE_TEXT, NULL, run_calc },
    { "explain", "FILE | EXPRESSION | -", "explain the amounts of an invoice, or an expression",
      "Writes each value with its computation, its rule and the part that rounding moved. FILE is an electronic "
      "invoice, FILE.xml, or one in the library's JSON, FILE.json; `-` reads standard input. The amounts of a document "
      "are recalculated, and notes list the totals that differ. Other arguments are joined with spaces to an "
      "expression. Rates are read only if an expression requires them.",
      "money explain invoice.xml\n"
      "money explain '19.99 EUR x 7%'\n",
      ANSWERS | TABLE | ROUNDED | READING, VALUE_FILE, NULL, run_explain },
    { "sum", "[FILE | -]... | AMOUNT CODE...", "add up amounts by currency",
      "Reads lines AMOUNT CODE from the files or from standard input, or amounts from the command line. Adds "
      "exactly and writes one sum per currency, in alphabetical order. With --in, converts the sums and rounds once. "
      "If any line or amount is rejected, no sum is written.",
      "money sum expenses.txt\n"
      "money sum 19.75 EUR 3 USD\n"
      "money sum --in EUR < expenses.txt\n",
      ANSWERS | TABLE | ROUNDED | BIT(OPTION_IN) | BIT(OPTION_EXPLAIN) | LINES | READING, VALUE_FILE, NULL,
      run_sum },
    { "split", "AMOUNT CODE PARTS | AMOUNT CODE WEIGHT WEIGHT...", "split an amount without losing a unit",
      "A single number is the number of equal shares. Several numbers are weights, one per share. The shares and the "
      "remainder, if any, add up to the amount.",
      "money split 100 EUR 3\n"
      "money split 100 EUR 50 30 20\n",
      ANSWERS | READING | BIT(OPTION_DIGITS) | BIT(OPTION_STEP) | BIT(OPTION_METHOD), VALUE_CODE, NULL, run_split },
    { "rates", "[CODE [CODE] | CODE/CODE | fetch]", "list available rates, or fetch today's",
      "Without a code, describes the table of rates. With one code, lists its rates to the other currencies of the "
      "day; --all includes withdrawn currencies. With two codes, shows one rate, or, with --from or --to, the rate of "
      "each day. USD/EUR is the price of 1 USD in EUR. With `fetch`, downloads the rates of the European Central "
      "Bank's latest day into the user's cache; commands then use them together with the installed rates.",
      "money rates\n"
      "money rates USD EUR --from 2020-03-09 --to 2020-03-13\n",
      ANSWERS | TABLE | BIT(OPTION_ALL) | BIT(OPTION_DIGITS) | BIT(OPTION_FROM) | BIT(OPTION_TO) | BIT(OPTION_EXPLAIN) |
          READING | BIT(OPTION_URL),
      VALUE_CODE, NULL, run_rates },
    { "currencies", "[TEXT]", "list currencies, or search by name, code or country",
      "The search ignores case and accents. Names are in English or in the language of --lang. The columns are the "
      "code, the number of fraction digits and the name.",
      "money currencies dolar --lang pt\n"
      "money currencies mark --all\n",
      ANSWERS | BIT(OPTION_LANG) | BIT(OPTION_ALL) | BIT(OPTION_CODES), VALUE_TEXT, NULL, run_currencies },
    { "format", "[AMOUNT CODE | -]", "format amounts for a locale or with a pattern",
      "Requires --locale or --pattern: the locale of the environment is not used. With `-`, or without arguments, "
      "reads one amount per line.",
      "money format 1234567.5 EUR --locale de\n"
      "money format -1234.5 USD --pattern '#,##0.00;(#,##0.00)'\n",
      ANSWERS | ROUNDED | LINES | READING | BIT(OPTION_PATTERN) | BIT(OPTION_STYLE) | BIT(OPTION_DISPLAY),
      VALUE_CODE, NULL, run_format },
    { "parse", "[TEXT | -]", "parse amounts written for a locale or with a pattern",
      "Requires --locale or --pattern. With `-`, or without arguments, reads one text per line.",
      "money parse '1.234,56 EUR' --locale de\n"
      "money parse '$5' --locale es-MX\n",
      ANSWERS | LINES | BIT(OPTION_LOCALE) | BIT(OPTION_PATTERN) | BIT(OPTION_CURRENCY), VALUE_TEXT, NULL, run_parse },
    { "store", "check FILE | list FILE | wallet FILE NAME", "inspect a store (read-only)",
      "`check` reads the entire file and reports damage. `list` shows the objects by kind and name, with the balances "
      "of wallets. `wallet` shows the balances and holds of a wallet, and, with --in, the total.",
      "money store check shop.money\n"
      "money store wallet shop.money default --in EUR\n",
      ANSWERS | TABLE | ROUNDED | BIT(OPTION_IN), VALUE_FILE, "check list wallet", run_store },
    { "serve", "--stdio", "answer requests of a program, as JSON lines",
      "Each line of standard input is a JSON object with the members `id`, `command` and the arguments of the command "
      "as strings. Each answer is a line with the same `id` and the objects that the command writes with --json. The "
      "rates are read once and stay in memory.",
      "echo '{\"id\":1,\"command\":\"calc\",\"expression\":\"1 / 8\"}' | money serve --stdio\n",
      EVERYWHERE | BIT(OPTION_STDIO) | DEFAULTS, VALUE_NONE, NULL, run_serve },
    { "mcp", "", "answer requests of an agent, in the Model Context Protocol",
      "Offers the commands as tools over standard input and output. Register `money mcp` as a server in the settings "
      "of the agent.",
      "echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}' | money mcp\n",
      EVERYWHERE | DEFAULTS, VALUE_NONE, NULL, run_mcp },
    { "completion", "bash | zsh", "write the completion script for a shell",
      "The script is generated from the same table as this help. `make install` installs the scripts of both shells.",
      "source <(money completion bash)\n", EVERYWHERE, VALUE_WORD, "bash zsh", run_completion },
    { "version", "", "show the versions of the tool, the library and its data",
      "The rates are the file that commands use without --rates.",
      "money version\n", ANSWERS, VALUE_NONE, NULL, run_version },
    { "help", "[COMMAND]", "show this help, or the help of a command",
      "With --json, writes the help of each command as an object.",
      "money help convert\n", ANSWERS, VALUE_WORD,
      "convert calc sum split rates currencies format parse store serve mcp completion version help", run_help },
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
    static const char *const fetching[] = { "fetch", "update", "refresh" };
    const char *nearest = NULL;
    size_t best = 3, index, distance;

    for (index = 0; index < sizeof fetching / sizeof fetching[0]; index++)
        if (strcmp(name, fetching[index]) == 0) return "rates fetch";

    for (index = 0; index < surface_command_count; index++) {
        const char *known = surface_commands[index].name;

        /* One is the beginning of the other: conv, calculate. */
        if (strlen(name) > 2 && (strstr(known, name) == known || strstr(name, known) == name)) return known;
        distance = slips_distance(name, known);
        if (distance < best && 3 * distance <= strlen(name) + 1) {
            best = distance;
            nearest = known;
        }
    }
    return nearest;
}
