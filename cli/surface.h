/* The commands and options of the tool: the source of argument parsing, help and completions. */
#ifndef CLI_SURFACE_H
#define CLI_SURFACE_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
    OPTION_ALL,
    OPTION_CODES,
    OPTION_COLOR,
    OPTION_CURRENCY,
    OPTION_DIGITS,
    OPTION_DISPLAY,
    OPTION_EXPLAIN,
    OPTION_FROM,
    OPTION_HELP,
    OPTION_IN,
    OPTION_JSON,
    OPTION_LANG,
    OPTION_LOCALE,
    OPTION_MAX_AGE,
    OPTION_MAX_GAP,
    OPTION_METHOD,
    OPTION_NOW,
    OPTION_ON,
    OPTION_PATTERN,
    OPTION_QUIET,
    OPTION_RATES,
    OPTION_ROUNDING,
    OPTION_STDIO,
    OPTION_STEP,
    OPTION_STRICT,
    OPTION_STRICT_READING,
    OPTION_STYLE,
    OPTION_TO,
    OPTION_URL,
    OPTION_COUNT
} option_id_t;

/* The completion of a value. */
typedef enum { VALUE_NONE, VALUE_TEXT, VALUE_FILE, VALUE_CODE, VALUE_WORD } value_kind_t;

typedef struct {
    const char *name; /* including the two dashes */
    char letter; /* 0: no short form */
    const char *value; /* the placeholder of the value; NULL for a flag */
    value_kind_t kind;
    const char *words; /* the choices of VALUE_WORD, separated by blanks */
    const char *help;
} option_t;

typedef struct arguments_s arguments_t;

typedef struct {
    const char *name;
    const char *synopsis; /* the arguments after the name */
    const char *summary;
    const char *details; /* paragraphs for `money help NAME` */
    const char *examples;
    uint32_t options; /* bits by option_id_t */
    value_kind_t kind; /* the completion of the arguments */
    const char *words; /* the choices for the first argument, separated by blanks */
    int (*run)(const arguments_t *arguments);
} command_t;

#define BIT(option) ((uint32_t)1 << (option))

extern const option_t surface_options[OPTION_COUNT];
extern const command_t surface_commands[];
extern const size_t surface_command_count;

/* Returns the command with a name, or NULL. */
const command_t *surface_find(const char *name);

/* Returns the command name most similar to a mistyped one, or NULL. */
const char *surface_nearest(const char *name);

int run_calc(const arguments_t *arguments);
int run_completion(const arguments_t *arguments);
int run_convert(const arguments_t *arguments);
int run_currencies(const arguments_t *arguments);
int run_explain(const arguments_t *arguments);
int run_format(const arguments_t *arguments);
int run_help(const arguments_t *arguments);
int run_parse(const arguments_t *arguments);
int run_rates(const arguments_t *arguments);
int run_rates_fetch(const arguments_t *arguments);
int run_line(const arguments_t *arguments);
int run_notepad(const arguments_t *arguments);
int run_prompt(const arguments_t *arguments);
int run_mcp(const arguments_t *arguments);
int run_serve(const arguments_t *arguments);
int run_split(const arguments_t *arguments);
int run_store(const arguments_t *arguments);
int run_sum(const arguments_t *arguments);
int run_version(const arguments_t *arguments);

#endif
