/** @file notepad.h
 *  Lines of calculations as people write them, such as "lunch: $12.50 + 15% in EUR", with names and totals.
 *
 *  A notepad consists of lines. Each line is an expression, a comment or empty, and may refer to the lines above it: by
 *  name, as `prev`, or as the `sum` of a block. The notepad evaluates each line exactly and stores its answer, the
 *  conversions, and the place of an error. After a change, it evaluates only the lines that depend on the change.
 *
 *  @ring core
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          static const char text[] = "tip = 15%\nlunch: 40 eur + tip\ntaxi: €12\ntotal";
 *          money_notepad_options_t options = MONEY_NOTEPAD_OPTIONS_INIT;
 *          money_notepad_t *notepad;
 *          char answer[MONEY_TEXT_MAX];
 *
 *          options.reading = MONEY_READING_LENIENT;
 *          MONEY_CHECK(money_notepad_new(&options, &notepad, NULL));
 *          MONEY_CHECK(money_notepad_set_text(notepad, text, MONEY_NTS, NULL));
 *          MONEY_CHECK(money_notepad_line_text(notepad, 3, MONEY_LINE_VALUE, answer, sizeof answer, NULL, NULL));
 *          printf("%s\n", answer);
 *          money_notepad_free(notepad);
 *          return 0;
 *      }
 *  @output
 *      58.00 EUR
 */
#ifndef MONEY_NOTEPAD_H
#define MONEY_NOTEPAD_H

#include "expression.h"
#include "locale.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Maximum length of the text of a notepad, in bytes (16 MiB). */
#define MONEY_NOTEPAD_TEXT_MAX 16777216
/** Maximum number of lines of a notepad. */
#define MONEY_NOTEPAD_LINES_MAX 262144
/** Maximum number of amounts in the answer of a line, which are its shares or its targets. */
#define MONEY_NOTEPAD_AMOUNTS_MAX 1000
/** Maximum number of readings of a line. */
#define MONEY_NOTEPAD_READINGS_MAX 32

/** Lines of text with their answers, rates and options. */
typedef struct money_notepad_s money_notepad_t;

/** The kind of a line's answer. */
typedef int32_t money_line_kind_t;

#define MONEY_LINE_EMPTY 0      /* an empty line, which separates blocks */
#define MONEY_LINE_TEXT 1       /* a comment or heading, without an answer */
#define MONEY_LINE_NUMBER 2     /* a number without a currency */
#define MONEY_LINE_AMOUNT 3     /* an amount */
#define MONEY_LINE_PERCENTAGE 4 /* a percentage, such as 15% */
#define MONEY_LINE_TARGETS 5    /* an amount in several currencies: "100 EUR in USD, GBP" */
#define MONEY_LINE_SHARES 6     /* the shares of an amount: "split 100 EUR by 3" */
#define MONEY_LINE_QUESTION 7   /* ambiguous: each reading of the line produces another answer */
#define MONEY_LINE_ERROR 8      /* an error */

/** A part of a line as text. */
typedef int32_t money_line_part_t;

#define MONEY_LINE_SOURCE 0  /* the line as typed */
#define MONEY_LINE_LABEL 1   /* the label: "lunch" in "lunch: 12.50 EUR" */
#define MONEY_LINE_NAME 2    /* the name that the line defines: "tip" in "tip = 15%" */
#define MONEY_LINE_VALUE 3   /* the answer: "58.00 EUR", "15%"; several amounts are separated by ", " */
#define MONEY_LINE_READING 4 /* the line as a strict expression; "" unless the notepad had to interpret the line */
#define MONEY_LINE_MESSAGE 5 /* the error or the question, in English */
#define MONEY_LINE_CARET 6   /* the line and, below it, a caret at the error, as written by money_expression_caret */

/** Options of a notepad. All texts are copied. */
typedef struct money_notepad_options_s {
    uint32_t struct_size;
    money_reading_t reading;                   /* strict: as in money_expression_evaluate, with names, `prev` and
                                                  totals; lenient: as people write, with lower-case codes, symbols
                                                  and separators of the locale, labels, dates and words */
    money_date_t today;                        /* the date of `today`, `yesterday` and `last friday`; MONEY_DATE_NONE to
                                                  reject these words */
    int32_t max_gap;                           /* how many days earlier than requested the rates may be, as in
                                                  money_convert_options_t */
    int32_t digits;                            /* fraction digits of amounts: 0 to 38, or MONEY_DIGITS_CURRENCY */
    money_rounding_t rounding;
    const char *locale;                        /* a locale name, as in money_locale_find, for lenient reading; NULL or
                                                  "" for no locale */
    const char *home;                          /* the code of the currency for sums of several currencies; NULL or "" to
                                                  require `in`, except in totals of lenient reading with rates, which
                                                  are in the currency of their first item */
    const money_currency_registry_t *registry; /* user-defined currencies, which the notepad copies; may be NULL */
} money_notepad_options_t;

#define MONEY_NOTEPAD_OPTIONS_INIT                                                                             \
    { (uint32_t)sizeof(money_notepad_options_t), MONEY_READING_STRICT, MONEY_DATE_NONE, 0, MONEY_DIGITS_CURRENCY, \
      MONEY_ROUND_HALF_EVEN, NULL, NULL, NULL }

/** Sets options to their defaults, as MONEY_NOTEPAD_OPTIONS_INIT does. NULL is allowed. */
MONEY_EXPORT void money_notepad_options_init(money_notepad_options_t *options);

/** A line of a notepad with its answer. 144 bytes. */
typedef struct money_notepad_line_s {
    uint64_t index;            /* the index of the line */
    uint64_t version;          /* a number that increases whenever the answer of the line changes */
    money_line_kind_t kind;
    money_flags_t flags;       /* MONEY_FLAG_ values of the answer */
    money_decimal_t number;    /* the number, 15 for 15%, or the number of `amount`; 0 without an answer */
    money_t amount;            /* the amount; the first of several targets; the amount that was split; otherwise
                                  zeroed */
    money_status_t status;     /* MONEY_OK, or the status of an error or a question */
    uint32_t reserved;         /* 0 */
    int64_t position;          /* the byte of the line at which an error or a question occurred; otherwise -1 */
    uint64_t amount_count;     /* number of amounts: targets, shares, or 1 for an amount */
    uint64_t conversion_count; /* number of conversions, where each pair of currencies counts once */
    uint64_t reading_count;    /* number of readings of a question; otherwise 0 */
    uint64_t reserved2[3];
} money_notepad_line_t;

/** Creates an empty notepad without rates. Free it with money_notepad_free.
 *  @param options  NULL for the defaults.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the locale does not exist), MONEY_ERR_SYNTAX (`locale` is not a locale name,
 *          or `home` is not a currency code), MONEY_ERR_UNKNOWN_CURRENCY (`home` is unknown), MONEY_ERR_DATE,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 */
MONEY_API money_status_t money_notepad_new(const money_notepad_options_t *options, money_notepad_t **notepad,
                                           money_error_t *error);

/** Frees a notepad. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_notepad_free(money_notepad_t *notepad);

/** Sets all options, and evaluates all lines.
 *  @param options  NULL for the defaults.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the locale does not exist), MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY,
 *          MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_notepad_new
 */
MONEY_API money_status_t money_notepad_set_options(money_notepad_t *notepad, const money_notepad_options_t *options,
                                                   money_error_t *error);

/** Sets the rates, and evaluates all lines.
 *  @param rates [null]  the table of rates, which the notepad shares; NULL for no rates.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_notepad_set_rates(money_notepad_t *notepad, const money_rates_t *rates,
                                                 money_error_t *error);

/** Sets the text, replacing all lines. Lines end with LF or CR LF.
 *
 *  An invalid line is not an error of the call: its kind is MONEY_LINE_ERROR. This includes lines of more than
 *  MONEY_EXPRESSION_MAX bytes. Empty text is one empty line.
 *
 *  docs/guide/notepad.md contains the grammar of both readings.
 *
 *  @param text [null]  at most MONEY_NOTEPAD_TEXT_MAX bytes; NULL with length 0 for empty text.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (`text` is longer than MONEY_NOTEPAD_TEXT_MAX, or contains
 *          more than MONEY_NOTEPAD_LINES_MAX lines).
 *  @since 0.2
 *  @see money_notepad_set_line, money_notepad_changes
 */
MONEY_API money_status_t money_notepad_set_text(money_notepad_t *notepad, const char *text, size_t length,
                                                money_error_t *error);

/** Sets the text of a line, and evaluates it and the lines that depend on it.
 *  @param text [null]  the text without a line break; NULL with length 0 for an empty line.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the number of lines), MONEY_ERR_SYNTAX (`text`
 *          contains a line break), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (the notepad would be longer than
 *          MONEY_NOTEPAD_TEXT_MAX).
 *  @since 0.2
 *  @see money_notepad_changes
 */
MONEY_API money_status_t money_notepad_set_line(money_notepad_t *notepad, size_t index, const char *text, size_t length,
                                                money_error_t *error);

/** Inserts a line before the line at an index, and evaluates it and the lines that depend on it.
 *  @param index        at most the number of lines, which appends the line.
 *  @param text [null]  the text without a line break; NULL with length 0 for an empty line.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` exceeds the number of lines), MONEY_ERR_SYNTAX (`text` contains a
 *          line break), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (the notepad would be longer than MONEY_NOTEPAD_TEXT_MAX,
 *          or contain more than MONEY_NOTEPAD_LINES_MAX lines).
 *  @since 0.2
 */
MONEY_API money_status_t money_notepad_insert_line(money_notepad_t *notepad, size_t index, const char *text,
                                                   size_t length, money_error_t *error);

/** Removes a line, and evaluates the lines that depended on it. A notepad always contains at least one line: removing
 *  the only one leaves an empty line.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the number of lines).
 *  @since 0.2
 */
MONEY_API money_status_t money_notepad_remove_line(money_notepad_t *notepad, size_t index, money_error_t *error);

/** Returns the number of lines of a notepad, at least 1.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_notepad_line_count(const money_notepad_t *notepad, size_t *count, money_error_t *error);

/** Returns the line at an index, with its answer.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the number of lines).
 *  @since 0.2
 *  @see money_notepad_line_text, money_notepad_lines
 */
MONEY_API money_status_t money_notepad_line_at(const money_notepad_t *notepad, size_t index, money_notepad_line_t *line,
                                               money_error_t *error);

/** Returns a range of lines, with their answers.
 *  @param first  the index of the first line to return, at most the number of lines.
 *  @param rows [out count=capacity]  receives the lines. At most `capacity` elements are written.
 *  @param count  receives the number of lines returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` exceeds the number of lines).
 *  @since 0.2
 *  @see money_notepad_line_at, money_notepad_changes
 */
MONEY_API money_status_t money_notepad_lines(const money_notepad_t *notepad, size_t first, money_notepad_line_t *rows,
                                             size_t capacity, size_t *count, money_error_t *error);

/** Returns a range of the lines whose answers have changed since a version, in the order of the text.
 *
 *  A line that was set or inserted counts as changed. A line that only moved does not.
 *
 *  @param since  the highest version that you have received so far; 0 for all lines.
 *  @param first  the index of the first changed line to return among those that changed, at most their number.
 *  @param rows [out count=capacity]  receives the lines. At most `capacity` elements are written.
 *  @param count  receives the number of lines returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` exceeds the number of changed lines).
 *  @since 0.2
 *  @see money_notepad_lines
 */
MONEY_API money_status_t money_notepad_changes(const money_notepad_t *notepad, uint64_t since, size_t first,
                                               money_notepad_line_t *rows, size_t capacity, size_t *count,
                                               money_error_t *error);

/** Writes a part of a line as text. The text is empty if the line does not contain the part.
 *  @param part  a MONEY_LINE_ value from MONEY_LINE_SOURCE to MONEY_LINE_CARET.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the number of lines), MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 */
MONEY_API money_status_t money_notepad_line_text(const money_notepad_t *notepad, size_t index, money_line_part_t part,
                                                 char *buffer, size_t capacity, size_t *length, money_error_t *error);

/** Returns the reading at an index of a question, as a strict expression: "1.234 EUR" and "1234 EUR" for "1,234 EUR".
 *  @param index    the index of the line.
 *  @param reading  the index of the reading.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the notepad does not contain the line, or the line not the reading),
 *          MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 */
MONEY_API money_status_t money_notepad_line_reading_at(const money_notepad_t *notepad, size_t index, size_t reading,
                                                       char *buffer, size_t capacity, size_t *length,
                                                       money_error_t *error);

/** Returns a range of the amounts of a line: its targets, its shares, or its amount. Shares add up to the amount.
 *  @param index  the index of the line.
 *  @param first  the index of the first amount to return, at most the number of amounts.
 *  @param rows [out count=capacity]  receives the amounts. At most `capacity` elements are written.
 *  @param count  receives the number of amounts returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the notepad does not contain the line, or `first` exceeds the number of
 *          amounts).
 *  @since 0.2
 */
MONEY_API money_status_t money_notepad_line_amounts(const money_notepad_t *notepad, size_t index, size_t first,
                                                    money_t *rows, size_t capacity, size_t *count,
                                                    money_error_t *error);

/** Returns a range of the conversions of a line, in the order in which they were used.
 *  @param index  the index of the line.
 *  @param first  the index of the first conversion to return, at most the number of conversions.
 *  @param rows [out count=capacity]  receives the conversions. At most `capacity` elements are written.
 *  @param count  receives the number of conversions returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the notepad does not contain the line, or `first` exceeds the number of
 *          conversions).
 *  @since 0.2
 *  @see money_expression_conversions
 */
MONEY_API money_status_t money_notepad_line_conversions(const money_notepad_t *notepad, size_t index, size_t first,
                                                        money_conversion_t *rows, size_t capacity, size_t *count,
                                                        money_error_t *error);

/** Returns a range of the lines on which a line depends directly, in the order of the text.
 *
 *  These are the definitions of its names, the previous answer for `prev`, and the items of the block for a total.
 *  @param index  the index of the line.
 *  @param first  the index of the first of these lines to return among them, at most their number.
 *  @param rows [out count=capacity]  receives the lines. At most `capacity` elements are written.
 *  @param count  receives the number of lines returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the notepad does not contain the line, or `first` exceeds the number of
 *          dependencies).
 *  @since 0.2
 */
MONEY_API money_status_t money_notepad_line_dependencies(const money_notepad_t *notepad, size_t index, size_t first,
                                                         money_notepad_line_t *rows, size_t capacity, size_t *count,
                                                         money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_NOTEPAD_H */
