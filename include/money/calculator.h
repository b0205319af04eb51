/** @file calculator.h
 *  A keypad calculator with exact arithmetic.
 *
 *  Keys are pressed one by one, or as a text of keys. The calculator keeps the operation as text, such as "40 + 6 x ",
 *  and shows the result after `=`. It calculates with exact ratios: 1 ÷ 3 x 3 is 1. A key that is not valid in the
 *  current state is an alert and leaves the operation unchanged. Callbacks report displays and alerts, and your program
 *  chooses the wording of alerts. docs/guide/calculator.md contains a table of the effect of each key in each state.
 *
 *  @ring desk
 *
 *  @example
 *      #include <money/desk.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_calculator_t *calculator;
 *          money_calculator_alert_t alert;
 *          char shown[MONEY_CALCULATOR_TEXT_MAX];
 *
 *          MONEY_CHECK(money_calculator_new(&calculator, NULL));
 *          MONEY_CHECK(money_calculator_press_keys(calculator, "40 + 6 x 9.3 ÷ 2", MONEY_NTS, NULL, NULL));
 *          MONEY_CHECK(money_calculator_press(calculator, MONEY_CALCULATOR_KEY_EQUALS, NULL, NULL));
 *          MONEY_CHECK(money_calculator_display(calculator, shown, sizeof shown, NULL, NULL));
 *          printf("%s\n", shown);
 *          MONEY_CHECK(money_calculator_press(calculator, MONEY_CALCULATOR_KEY_DIGIT_7, &alert, NULL));
 *          printf("%s: %s\n", money_calculator_alert_name(alert), money_calculator_alert_text(alert));
 *          money_calculator_free(calculator);
 *          return 0;
 *      }
 *  @output
 *       = 67.9
 *      has_result: This operation has a result: K keeps it, AC clears it.
 */
#ifndef MONEY_CALCULATOR_H
#define MONEY_CALCULATOR_H

#include "decimal.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A keypad calculator: the keys pressed so far, the operation as text, and its result. */
typedef struct money_calculator_s money_calculator_t;

/** A key. `x` multiplies and `X` corrects: two different constants, and two different letters in a text of keys. */
typedef int32_t money_calculator_key_t;

#define MONEY_CALCULATOR_KEY_DIGIT_0 0   /* 0 */
#define MONEY_CALCULATOR_KEY_DIGIT_1 1   /* 1 */
#define MONEY_CALCULATOR_KEY_DIGIT_2 2   /* 2 */
#define MONEY_CALCULATOR_KEY_DIGIT_3 3   /* 3 */
#define MONEY_CALCULATOR_KEY_DIGIT_4 4   /* 4 */
#define MONEY_CALCULATOR_KEY_DIGIT_5 5   /* 5 */
#define MONEY_CALCULATOR_KEY_DIGIT_6 6   /* 6 */
#define MONEY_CALCULATOR_KEY_DIGIT_7 7   /* 7 */
#define MONEY_CALCULATOR_KEY_DIGIT_8 8   /* 8 */
#define MONEY_CALCULATOR_KEY_DIGIT_9 9   /* 9 */
#define MONEY_CALCULATOR_KEY_POINT 10    /* . */
#define MONEY_CALCULATOR_KEY_ADD 11      /* + */
#define MONEY_CALCULATOR_KEY_SUBTRACT 12 /* - */
#define MONEY_CALCULATOR_KEY_MULTIPLY 13 /* x */
#define MONEY_CALCULATOR_KEY_DIVIDE 14   /* ÷ */
#define MONEY_CALCULATOR_KEY_EQUALS 15   /* = */
#define MONEY_CALCULATOR_KEY_PERCENT 16  /* %: after + or -, that percentage of everything to the left; elsewhere a
                                            hundredth */
#define MONEY_CALCULATOR_KEY_SIGN 17     /* ±: changes the sign of the number */
#define MONEY_CALCULATOR_KEY_CLEAR 18    /* AC: clears everything */
#define MONEY_CALCULATOR_KEY_CORRECT 19  /* X: removes the last character, or the last operator */
#define MONEY_CALCULATOR_KEY_KEEP 20     /* K: keeps the result as the first number of the next operation */

/** The reason why a key was rejected. The operation is then unchanged. */
typedef int32_t money_calculator_alert_t;

#define MONEY_CALCULATOR_ALERT_NONE 0                 /* no alert: the key was accepted */
#define MONEY_CALCULATOR_ALERT_OPERATION_IMPOSSIBLE 1 /* the operation contains too few numbers for the key */
#define MONEY_CALCULATOR_ALERT_HAS_RESULT 2           /* the display shows a result, which must be kept or cleared
                                                         first */
#define MONEY_CALCULATOR_ALERT_OPERATOR_EXISTS 3      /* the operation already ends with an operator */
#define MONEY_CALCULATOR_ALERT_DIVIDE_BY_ZERO 4       /* the divisor is 0 */
#define MONEY_CALCULATOR_ALERT_DECIMAL_EXISTS 5       /* the number already contains a decimal point */
#define MONEY_CALCULATOR_ALERT_NOTHING_TO_KEEP 6      /* no result is available to keep */
#define MONEY_CALCULATOR_ALERT_SYNTAX 7               /* the key is not valid after the last one, such as % after an
                                                         operator */

/** The state of a calculator: a column in the table of keys. */
typedef int32_t money_calculator_state_t;

#define MONEY_CALCULATOR_START 0    /* `0`: the initial state */
#define MONEY_CALCULATOR_NUMBER 1   /* after a digit */
#define MONEY_CALCULATOR_OPERATOR 2 /* after an operator */
#define MONEY_CALCULATOR_POINT 3    /* after a trailing `.` */
#define MONEY_CALCULATOR_RESULT 4   /* on a result */

/** Maximum count of numbers in one operation. Each number consists of at most 38 digits. */
#define MONEY_CALCULATOR_NUMBERS_MAX 100
/** Maximum length of a text of keys, in bytes. */
#define MONEY_CALCULATOR_KEYS_MAX 8192
/** Buffer size for any display or expression, including the NUL. */
#define MONEY_CALCULATOR_TEXT_MAX 4608

/** Reports a new display.
 *
 *  The callback may read the calculator but cannot change it: that fails with MONEY_ERR_BUSY. It may free the
 *  calculator, which the library releases after the callback has returned. Leaving the callback without returning
 *  follows the rules of money_change_callback_t; no further key is pressed then.
 *
 *  @param display  the new display in UTF-8, NUL-terminated; valid until the callback returns.
 */
typedef void (*money_calculator_display_callback_t)(void *user_data, const char *display);

/** Reports an alert, under the rules of money_calculator_display_callback_t.
 *  @param alert  the reason; money_calculator_alert_title and money_calculator_alert_text return default texts for it.
 */
typedef void (*money_calculator_alert_callback_t)(void *user_data, money_calculator_alert_t alert);

/** Creates a calculator that displays `0`, with at most 5 fraction digits in results. Free it with
 *  money_calculator_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_calculator_new(money_calculator_t **calculator, money_error_t *error);

/** Frees a calculator. NULL is allowed. In one of the calculator's own callbacks, it is released after the callback has
 *  returned.
 */
MONEY_EXPORT void money_calculator_free(money_calculator_t *calculator);

/** Presses a key.
 *
 *  A key that is not valid in the current state is reported as an alert and leaves the operation unchanged; the call
 *  succeeds. Callbacks are notified of the alert, or of a changed display.
 *
 *  @param key           a MONEY_CALCULATOR_KEY_ value.
 *  @param alert [null]  receives the alert, or MONEY_CALCULATOR_ALERT_NONE.
 *  @return MONEY_OK; MONEY_ERR_LIMIT (the number would exceed 38 digits, or the operation MONEY_CALCULATOR_NUMBERS_MAX
 *          numbers), MONEY_ERR_OVERFLOW (the exact value exceeds 512 bits in its numerator or denominator, or 38 digits
 *          before the decimal point), MONEY_ERR_BUSY.
 *  @calls_back
 *  @see money_calculator_press_keys, money_calculator_keys
 */
MONEY_API money_status_t money_calculator_press(money_calculator_t *calculator, money_calculator_key_t key,
                                                money_calculator_alert_t *alert,
                                                money_error_t *error);

/** Presses the keys of a text in order: "40 + 6 x 9.3 ÷ 2 =".
 *
 *  Keys are separated by spaces, which may be omitted between digits and `.`. The keys are `0` to `9`, `.`, `+`, `-` or
 *  `−`, `x`, `×` or `*`, `÷` or `/`, `=`, `%`, `±` or `+/-`, `AC`, `X` and `K`, which are case-sensitive. After an
 *  alert the call continues with the next key. A call that fails has pressed no keys and has not called any callback.
 *  If a callback frees the calculator, no further keys are pressed.
 *
 *  @param alert [null]  receives the first alert, or MONEY_CALCULATOR_ALERT_NONE.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`keys` contains an unknown key), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (`keys` is
 *          longer than MONEY_CALCULATOR_KEYS_MAX, or a limit of money_calculator_press applies), MONEY_ERR_BUSY,
 *          MONEY_ERR_OVERFLOW.
 *  @calls_back
 *  @see money_calculator_press, money_expression_evaluate
 */
MONEY_API money_status_t money_calculator_press_keys(money_calculator_t *calculator, const char *keys, size_t length,
                                                     money_calculator_alert_t *alert, money_error_t *error);

/** Returns the set of keys that are valid in the current state, without an alert or a failure.
 *  @param allowed  receives a set of bits: 1 << MONEY_CALCULATOR_KEY_ for each key.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_calculator_keys(const money_calculator_t *calculator, uint32_t *allowed,
                                               money_error_t *error);

/** Returns the text of a key, such as "÷" or "AC", as a static string. It is NULL for an unknown key. */
MONEY_EXPORT const char *money_calculator_key_text(money_calculator_key_t key);

/** Writes the display: the operation, such as "40 + 6 x ", or after `=` only the result, " = 67.9".
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_calculator_expression
 */
MONEY_API money_status_t money_calculator_display(const money_calculator_t *calculator, char *buffer, size_t capacity,
                                                  size_t *length, money_error_t *error);

/** Writes the operation, even while the display shows the result: "40 + 6 x 9.3 ÷ 2".
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @see money_calculator_display
 */
MONEY_API money_status_t money_calculator_expression(const money_calculator_t *calculator, char *buffer,
                                                     size_t capacity, size_t *length, money_error_t *error);

/** Returns the state of a calculator, such as MONEY_CALCULATOR_RESULT.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_calculator_state(const money_calculator_t *calculator, money_calculator_state_t *state,
                                                money_error_t *error);

/** Returns the exact value of the result in lowest terms, or, without a result, of the last number.
 *  @return MONEY_OK.
 *  @see money_calculator_value
 */
MONEY_API money_status_t money_calculator_exact(const money_calculator_t *calculator, money_ratio_t *exact,
                                                money_error_t *error);

/** Returns the value of money_calculator_exact as a decimal, rounded once.
 *  @param digits  the number of fraction digits, 0 to 38.
 *  @param flags   receives 0 or MONEY_FLAG_ROUNDED.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 */
MONEY_API money_status_t money_calculator_value(const money_calculator_t *calculator, int32_t digits,
                                                money_rounding_t rounding, money_decimal_t *value,
                                                money_flags_t *flags, money_error_t *error);

/** Returns the maximum number of fraction digits in a displayed result.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_calculator_digits(const money_calculator_t *calculator, int32_t *digits,
                                                 money_error_t *error);

/** Sets the maximum number of fraction digits in a displayed result, 0 to 38.
 *
 *  The display rounds half away from zero and omits trailing zeros. It shows fewer digits if the total would exceed 38.
 *  The operation itself is unchanged.
 *
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_calculator_set_digits(money_calculator_t *calculator, int32_t digits,
                                                     money_error_t *error);

/* Default texts of alerts. Your program may display its own texts instead. */

/** Returns the identifier of an alert, such as "divide_by_zero", as a static string. It is NULL for an unknown alert.
 */
MONEY_EXPORT const char *money_calculator_alert_name(money_calculator_alert_t alert);

/** Returns the default title of an alert, such as "Error", as a static string. It is "" for MONEY_CALCULATOR_ALERT_NONE
 *  and NULL for an unknown alert.
 *  @since 0.2
 *  @see money_calculator_alert_text
 */
MONEY_EXPORT const char *money_calculator_alert_title(money_calculator_alert_t alert);

/** Returns the default message of an alert, one sentence, as a static string. It is "" for MONEY_CALCULATOR_ALERT_NONE
 *  and NULL for an unknown alert.
 *  @since 0.2
 *  @see money_calculator_alert_title
 */
MONEY_EXPORT const char *money_calculator_alert_text(money_calculator_alert_t alert);

/** Sets the callback for displays, replacing any previous one.
 *  @param display_callback  NULL to remove the callback.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_calculator_on_display(money_calculator_t *calculator,
                                                     money_calculator_display_callback_t display_callback,
                                                     void *user_data,
                                                     money_error_t *error);

/** Sets the callback for alerts, replacing any previous one.
 *  @param alert_callback  NULL to remove the callback.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_calculator_on_alert(money_calculator_t *calculator,
                                                   money_calculator_alert_callback_t alert_callback, void *user_data,
                                                   money_error_t *error);

/** Returns the revision of a calculator, which increases with each change of the operation or of the displayed digits.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_calculator_revision(const money_calculator_t *calculator, uint64_t *revision,
                                                   money_error_t *error);

/** Writes a calculator in any state as JSON. The same state always produces the same bytes. Callbacks and revision are
 *  not included.
 *  @param json    receives the NUL-terminated document. Free it with money_string_free.
 *  @param length  receives its length without the NUL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 *  @see money_calculator_from_json
 */
MONEY_API money_status_t money_calculator_to_json(const money_calculator_t *calculator, char **json, size_t *length,
                                                  money_error_t *error);

/** Reads a calculator from JSON in the format of money_calculator_to_json. States that no sequence of keys produces are
 *  rejected. Errors include the position in the text. Free the calculator with money_calculator_free.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_calculator_from_json(const char *json, size_t length, money_calculator_t **calculator,
                                                    money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_CALCULATOR_H */
