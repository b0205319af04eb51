/** @file calculator.h
 *  A keypad calculator: a machine of keys that is exact inside.
 *
 *  @tier desk
 *
 *  @contents
 *      money_calculator_t               A keypad calculator: a machine of keys, with the operation and its result as
 *                                        text.
 *      money_key_t                      Keys.
 *      money_alert_t                    Alerts.
 *      money_calculator_state_t         States: the columns of the table of keys.
 *      money_calculator_text_max        MONEY_CALCULATOR_TEXT_MAX, for a runtime that cannot see macros.
 *      money_display_callback_t         Hears of a display that has changed.
 *      money_alert_callback_t           Hears of an alert, as money_display_callback_t of a display.
 *      money_calculator_new             Makes a calculator that shows `0`, and at most 5 fraction digits.
 *      money_calculator_free            Releases a calculator.
 *      money_calculator_press           Presses one key.
 *      money_calculator_press_keys      Presses the keys of a text in turn, each as money_calculator_press: "40 + 6 x
 *                                        9.3 ÷ 2 =".
 *      money_calculator_keys            Tells which keys can be taken now, without alert or failure: the bit 1 <<
 *                                        MONEY_KEY_ of each.
 *      money_key_name                   The text of a key, such as "÷", "AC"; NULL past the last one.
 *      money_calculator_display         Writes what is shown: the operation, such as "40 + 6 x ", or behind `=` the
 *                                        result alone, " = 67.9".
 *      money_calculator_expression      Writes the operation, also when the result is shown: "40 + 6 x 9.3 ÷ 2".
 *      money_calculator_state           Tells the state.
 *      money_calculator_exact           The exact value of the result, or without one of the last number, in lowest
 *                                        terms.
 *      money_calculator_value           The value of the result, or without one of the last number, with `digits` (0
 *                                        to 38) fraction digits.
 *      money_calculator_digits          How many fraction digits are shown at most.
 *      money_calculator_set_digits      Sets how many fraction digits (0 to 38) a result shows at most: rounded half
 *                                        away from zero, without zeros at the end, and fewer where 38 digits in all
 *                                        do not hold them.
 *      money_alert_name                 The name of an alert, such as "divide_by_zero", or "none"; NULL past the last
 *                                        one.
 *      money_calculator_alert_title     Writes the title of an alert, such as "Error".
 *      money_calculator_alert_message   Writes the message of an alert, as money_calculator_alert_title: "Division by
 *                                        zero is impossible."
 *      money_calculator_set_alert       Sets the words of an alert, in another language for instance.
 *      money_calculator_on_display      Sets who hears of displays, in place of whoever did; `callback` NULL: nobody.
 *      money_calculator_on_alert        Sets who hears of alerts, in place of whoever did; `callback` NULL: nobody.
 *      money_calculator_revision        The number that grows with each change of the operation or of the digits
 *                                        shown.
 *      money_calculator_to_json         Writes a calculator in any state as JSON: the same state always gives the
 *                                        same bytes.
 *      money_calculator_from_json       Reads what money_calculator_to_json wrote.
 */
#ifndef MONEY_CALCULATOR_H
#define MONEY_CALCULATOR_H

#include "decimal.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A keypad calculator: a machine of keys, with the operation and its result as text. Exact inside; `docs/calculator.md`
 *  has what every key does in every state.
 */
typedef struct money_calculator_s money_calculator_t;

/** Keys. `x` multiplies, `X` corrects: they are two constants, and two different letters in a text of keys. */
typedef int32_t money_key_t;

#define MONEY_KEY_DIGIT_0 0 /* the digits are 0 to 9 */
#define MONEY_KEY_DIGIT_1 1
#define MONEY_KEY_DIGIT_2 2
#define MONEY_KEY_DIGIT_3 3
#define MONEY_KEY_DIGIT_4 4
#define MONEY_KEY_DIGIT_5 5
#define MONEY_KEY_DIGIT_6 6
#define MONEY_KEY_DIGIT_7 7
#define MONEY_KEY_DIGIT_8 8
#define MONEY_KEY_DIGIT_9 9
#define MONEY_KEY_POINT 10    /* . */
#define MONEY_KEY_ADD 11      /* + */
#define MONEY_KEY_SUBTRACT 12 /* - */
#define MONEY_KEY_MULTIPLY 13 /* x */
#define MONEY_KEY_DIVIDE 14   /* ÷ */
#define MONEY_KEY_EQUALS 15   /* = */
#define MONEY_KEY_PERCENT 16  /* %: of all that stands left of a + or -; a hundredth behind x, ÷ and alone */
#define MONEY_KEY_SIGN 17     /* ±: changes the sign of the number */
#define MONEY_KEY_CLEAR 18    /* AC: all clear */
#define MONEY_KEY_CORRECT 19  /* X: takes back the last character, or the operator */
#define MONEY_KEY_KEEP 20     /* K: goes on from the result */

/** Alerts. The operation is then as before the key. */
typedef int32_t money_alert_t;

#define MONEY_ALERT_NONE 0
#define MONEY_ALERT_OPERATION_IMPOSSIBLE 1
#define MONEY_ALERT_HAS_RESULT 2
#define MONEY_ALERT_OPERATOR_EXISTS 3
#define MONEY_ALERT_DIVIDE_BY_ZERO 4
#define MONEY_ALERT_DECIMAL_EXISTS 5
#define MONEY_ALERT_NOTHING_TO_KEEP 6
#define MONEY_ALERT_SYNTAX 7

/** States: the columns of the table of keys. */
typedef int32_t money_calculator_state_t;

#define MONEY_CALCULATOR_START 0    /* `0`: the first state */
#define MONEY_CALCULATOR_NUMBER 1   /* after a digit */
#define MONEY_CALCULATOR_OPERATOR 2 /* after an operator */
#define MONEY_CALCULATOR_POINT 3    /* after a trailing `.` */
#define MONEY_CALCULATOR_RESULT 4   /* on a result */

/** The most numbers of one operation. Each has at most 38 digits. */
#define MONEY_CALCULATOR_NUMBERS_MAX 100
/** The longest text of keys that is pressed at once, in bytes. */
#define MONEY_CALCULATOR_KEYS_MAX 8192
/** Room for any display or expression and its NUL. */
#define MONEY_CALCULATOR_TEXT_MAX 4608

/** MONEY_CALCULATOR_TEXT_MAX, for a runtime that cannot see macros. */
MONEY_EXPORT size_t money_calculator_text_max(void);

/** Hears of a display that has changed. In the callback the calculator may be read, and freed (it is then gone when the
 *  callback has returned); changing it is MONEY_ERR_BUSY.
 *  @param display  the new one, UTF-8, NUL-terminated; good until the callback returns.
 */
typedef void (*money_display_callback_t)(void *user_data, const char *display);

/** Hears of an alert, as money_display_callback_t of a display.
 *  @param alert    a MONEY_ALERT_.
 *  @param title    UTF-8, NUL-terminated; good until the callback returns, as is `message`.
 */
typedef void (*money_alert_callback_t)(void *user_data, int32_t alert, const char *title, const char *message);

/** Makes a calculator that shows `0`, and at most 5 fraction digits. Freed with money_calculator_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_calculator_new(money_calculator_t **calculator, money_error_t *error);

/** Releases a calculator. NULL is allowed. In one of its own callbacks it takes effect when that has returned. */
MONEY_EXPORT void money_calculator_free(money_calculator_t *calculator);

/** Presses one key. A key that cannot be taken now is an alert, which is MONEY_OK and leaves the operation as it was. The
 *  callbacks hear of the alert, or of a display that has changed.
 *
 *  @param key    a MONEY_KEY_.
 *  @param alert [null]  receives a MONEY_ALERT_; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_LIMIT (the number would have more than 38 digits, the operation more than
 *          MONEY_CALCULATOR_NUMBERS_MAX numbers), MONEY_ERR_OVERFLOW (the exact value needs more than 512 bits above
 *          or below its fraction line, or more than 38 digits before the point), MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_calculator_press(money_calculator_t *calculator, money_key_t key, money_alert_t *alert,
                                                money_error_t *error);

/** Presses the keys of a text in turn, each as money_calculator_press: "40 + 6 x 9.3 ÷ 2 =".
 *
 *  Keys stand apart by spaces; digits and `.` may stand together. The keys are `0` to `9`, `.`, `+`, `-` or `−`, `x`, `×`
 *  or `*`, `÷` or `/`, `=`, `%`, `±` or `+/-`, `AC`, `X`, `K`, and case matters. An alert does not stop the keys behind it.
 *  A text that fails has pressed nothing, not even the keys before its error, and called nobody. A calculator that one of
 *  its callbacks frees takes no further key.
 *
 *  @param alert [null]  receives the first MONEY_ALERT_ there was; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (no such key), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (also: longer than
 *          MONEY_CALCULATOR_KEYS_MAX), MONEY_ERR_BUSY, MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_calculator_press_keys(money_calculator_t *calculator, const char *keys, size_t length,
                                                     money_alert_t *alert, money_error_t *error);

/** Tells which keys can be taken now, without alert or failure: the bit 1 << MONEY_KEY_ of each.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_calculator_keys(const money_calculator_t *calculator, uint32_t *allowed,
                                               money_error_t *error);

/** The text of a key, such as "÷", "AC"; NULL past the last one. A static string. */
MONEY_EXPORT const char *money_key_name(money_key_t key);

/** Writes what is shown: the operation, such as "40 + 6 x ", or behind `=` the result alone, " = 67.9".
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_calculator_display(const money_calculator_t *calculator, char *buffer, size_t capacity,
                                                  size_t *length, money_error_t *error);

/** Writes the operation, also when the result is shown: "40 + 6 x 9.3 ÷ 2".
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_calculator_expression(const money_calculator_t *calculator, char *buffer,
                                                     size_t capacity, size_t *length, money_error_t *error);

/** Tells the state.
 *  @param state  receives a MONEY_CALCULATOR_, such as MONEY_CALCULATOR_RESULT.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_calculator_state(const money_calculator_t *calculator, money_calculator_state_t *state,
                                                money_error_t *error);

/** The exact value of the result, or without one of the last number, in lowest terms.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_calculator_exact(const money_calculator_t *calculator, money_ratio_t *exact,
                                                money_error_t *error);

/** The value of the result, or without one of the last number, with `digits` (0 to 38) fraction digits.
 *  @param flags  receives 0 or MONEY_FLAG_ROUNDED; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 */
MONEY_API money_status_t money_calculator_value(const money_calculator_t *calculator, int32_t digits,
                                                money_rounding_t rounding, money_decimal_t *value,
                                                money_flags_t *flags, money_error_t *error);

/** How many fraction digits are shown at most.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_calculator_digits(const money_calculator_t *calculator, int32_t *digits,
                                                 money_error_t *error);

/** Sets how many fraction digits (0 to 38) a result shows at most: rounded half away from zero, without zeros at the end,
 *  and fewer where 38 digits in all do not hold them. What is typed is not touched.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_calculator_set_digits(money_calculator_t *calculator, int32_t digits,
                                                     money_error_t *error);

/** The name of an alert, such as "divide_by_zero", or "none"; NULL past the last one. A static string. */
MONEY_EXPORT const char *money_alert_name(money_alert_t alert);

/** Writes the title of an alert, such as "Error".
 *  @param alert  a MONEY_ALERT_ but MONEY_ALERT_NONE.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_calculator_alert_title(const money_calculator_t *calculator, money_alert_t alert,
                                                      char *buffer, size_t capacity, size_t *length,
                                                      money_error_t *error);

/** Writes the message of an alert, as money_calculator_alert_title: "Division by zero is impossible."
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_calculator_alert_message(const money_calculator_t *calculator, money_alert_t alert,
                                                        char *buffer, size_t capacity, size_t *length,
                                                        money_error_t *error);

/** Sets the words of an alert, in another language for instance.
 *
 *  @param title [null]           at most 79 bytes; NULL with length 0: the library's own.
 *  @param title_length    in bytes, or MONEY_NTS.
 *  @param message [null]         at most 255 bytes; NULL with length 0: the library's own.
 *  @param message_length  in bytes, or MONEY_NTS.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_calculator_set_alert(money_calculator_t *calculator, money_alert_t alert,
                                                    const char *title, size_t title_length, const char *message,
                                                    size_t message_length, money_error_t *error);

/** Sets who hears of displays, in place of whoever did; `callback` NULL: nobody.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_calculator_on_display(money_calculator_t *calculator,
                                                     money_display_callback_t display_callback, void *user_data,
                                                     money_error_t *error);

/** Sets who hears of alerts, in place of whoever did; `callback` NULL: nobody.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_calculator_on_alert(money_calculator_t *calculator,
                                                   money_alert_callback_t alert_callback, void *user_data,
                                                   money_error_t *error);

/** The number that grows with each change of the operation or of the digits shown.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_calculator_revision(const money_calculator_t *calculator, uint64_t *revision,
                                                   money_error_t *error);

/** Writes a calculator in any state as JSON: the same state always gives the same bytes. Callbacks, words of alerts and
 *  the revision are no part of it.
 *
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_calculator_to_json(const money_calculator_t *calculator, char **json, size_t *length,
                                                  money_error_t *error);

/** Reads what money_calculator_to_json wrote. A state that keys do not lead to is refused. Freed with
 *  money_calculator_free.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION (all with the position),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_calculator_from_json(const char *json, size_t length, money_calculator_t **calculator,
                                                    money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_CALCULATOR_H */
