/* The text of amounts, and of their currencies. */
#include "accelerator.h"

/** The most digits of a coefficient that `written` writes: 19 fit in 64 bits with either sign. */
#define WRITTEN_DIGITS 19

/** Writes the digits of a number in front of `end`, two at a time; returns the first. */
static inline char *digits_written(uint64_t number, char *end)
{
    static const char pairs[] = "00010203040506070809101112131415161718192021222324252627282930313233343536373839"
                                "40414243444546474849505152535455565758596061626364656667686970717273747576777879"
                                "8081828384858687888990919293949596979899";
    while (number >= 100) {
        end -= 2;
        memcpy(end, pairs + number % 100 * 2, 2);
        number /= 100;
    }
    if (number >= 10) {
        end -= 2;
        memcpy(end, pairs + number * 2, 2);
    } else {
        *--end = (char)('0' + number);
    }
    return end;
}

/** Writes the number of an amount of at most 19 digits, as most are; returns its length, or 0 if the library must write
 * it. */
static size_t number_written(const money_t *value, char *text)
{
    if (!is_small(value->hi, value->lo) || value->scale >= WRITTEN_DIGITS) return 0;
    bool is_negative = value->hi < 0;
    /* A signed number of 64 bits consists of at most 19 digits. At least one digit precedes the point, even if it is 0.
     */
    char digits[2 * WRITTEN_DIGITS], *end = digits + sizeof digits, *point = end - value->scale;
    char *first = digits_written(is_negative ? -value->lo : value->lo, end);
    while (first >= point) *--first = '0';
    char *next = text;
    if (is_negative) *next++ = '-';
    memcpy(next, first, (size_t)(point - first));
    next += point - first;
    if (value->scale > 0) {
        *next++ = '.';
        memcpy(next, point, value->scale);
        next += value->scale;
    }
    return (size_t)(next - text);
}

/** The length of a code, which fills all its bytes only if it does not come from the library. */
static inline size_t code_length(const char *code)
{
    const char *end = memchr(code, 0, MONEY_CODE_SIZE);
    return end == NULL ? MONEY_CODE_SIZE : (size_t)(end - code);
}

PyObject *amount_str(PyObject *self)
{
    const money_t *value = value_of(self);
    char text[MONEY_TEXT_MAX];
    size_t length = number_written(value, text);
    if (length > 0) {
        text[length++] = ' ';
        size_t letters = code_length(value->currency);
        memcpy(text + length, value->currency, letters);
        length += letters;
    } else if (the.library.money_format(value, text, sizeof text, &length, NULL) != MONEY_OK) {
        return slow_operator(OPERATOR_str, self, NULL);
    }
    return PyUnicode_DecodeASCII(text, (Py_ssize_t)length, NULL);
}

/** True if Python writes a code in single quotes as it is, as every code of the library. */
static bool is_plain(const char *code, size_t length)
{
    for (size_t index = 0; index < length; index++)
        if (code[index] <= ' ' || code[index] == '\'' || code[index] == '\\' || code[index] > '~') return false;
    return true;
}

/** The general case, as in the Python class: the text, split at the blank. */
static PyObject *repr_of_text(PyObject *self)
{
    PyObject *text = PyObject_Str(self), *parts = NULL, *result = NULL;
    PyObject *blank = text == NULL ? NULL : PyUnicode_FromString(" ");
    if (blank != NULL) parts = PyUnicode_Partition(text, blank);
    if (parts != NULL)
        result = PyUnicode_FromFormat("Money(%R, %R)", PyTuple_GetItem(parts, 0), PyTuple_GetItem(parts, 2));
    Py_XDECREF(text);
    Py_XDECREF(blank);
    Py_XDECREF(parts);
    return result;
}

PyObject *amount_repr(PyObject *self)
{
    static const char before[] = "Money('", between[] = "', '", after[] = "')";
    const money_t *value = value_of(self);
    size_t letters = code_length(value->currency), length = sizeof before - 1;
    char text[sizeof before + MONEY_TEXT_MAX + sizeof between + sizeof after];
    /* A derived class may write its amounts in its own way. */
    if (Py_TYPE(self) != the.money || !is_plain(value->currency, letters)) return repr_of_text(self);
    size_t number = number_written(value, text + length);
    if (number == 0) {
        if (the.library.money_format(value, text + length, MONEY_TEXT_MAX, NULL, NULL) != MONEY_OK)
            return slow_operator(OPERATOR_str, self, NULL);
        const char *blank = strchr(text + length, ' ');
        number = blank == NULL ? 0 : (size_t)(blank - text) - length;
    }
    memcpy(text, before, length);
    length += number;
    memcpy(text + length, between, sizeof between - 1);
    length += sizeof between - 1;
    memcpy(text + length, value->currency, letters);
    length += letters;
    memcpy(text + length, after, sizeof after - 1);
    return PyUnicode_DecodeASCII(text, (Py_ssize_t)(length + sizeof after - 1), NULL);
}

PyObject *amount_format(PyObject *self, PyObject *specification)
{
    if (PyUnicode_Check(specification) && PyUnicode_GetLength(specification) == 0) return PyObject_Str(self);
    return slow_operator(OPERATOR_format, self, specification);
}

/** Codes as Python's texts, so that many amounts share one object, whose hash Python computes once. */
#define TEXTS_KEPT 64
static struct {
    char code[MONEY_CODE_SIZE];
    PyObject *text;
} kept_texts[TEXTS_KEPT];

PyObject *code_text(const char *code)
{
    uint32_t letters;
    memcpy(&letters, code, sizeof letters);
    /* The upper bits of the product depend on all letters. */
    size_t place = letters * UINT32_C(2654435769) >> 26;
    if (kept_texts[place].text == NULL || memcmp(kept_texts[place].code, code, MONEY_CODE_SIZE) != 0) {
        PyObject *text = PyUnicode_FromStringAndSize(code, (Py_ssize_t)code_length(code));
        if (text == NULL) return NULL;
        Py_XDECREF(kept_texts[place].text);
        kept_texts[place].text = text;
        memcpy(kept_texts[place].code, code, MONEY_CODE_SIZE);
    }
    Py_INCREF(kept_texts[place].text);
    return kept_texts[place].text;
}

PyObject *amount_currency(PyObject *self, void *closure)
{
    (void)closure;
    return code_text(value_of(self)->currency);
}
