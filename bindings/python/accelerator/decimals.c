/* Reads Python's Decimals directly from memory, which avoids writing and parsing their text. */
#include "accelerator.h"
#include <stddef.h>

/** CPython's layout of Decimals since 3.3. The limited API does not expose it, so decimal_layout_checked verifies
 * it. */
struct decimal_layout {
    PyObject_HEAD
    Py_hash_t hash;
    uint8_t flags; /* FLAG_NEGATIVE, others of FLAGS_SPECIAL for NaN and Infinity */
    Py_ssize_t exponent;
    Py_ssize_t digits;
    Py_ssize_t length; /* of the coefficient, in words */
    Py_ssize_t room;
    const uint64_t *words; /* to the base 10^19, least significant first; they follow unless there are many */
    uint64_t own[4];
};

#define FLAG_NEGATIVE 1
#define FLAGS_SPECIAL 14
#define WORD_BASE 10000000000000000000u
/** Two words contain at most 38 digits, the limit of an amount. */
#define MOST_WORDS 2

#ifdef __SIZEOF_INT128__
static bool is_read(PyObject *object, money_decimal_t *number)
{
    const struct decimal_layout *decimal = (const struct decimal_layout *)(void *)object;
    if ((decimal->flags & FLAGS_SPECIAL) != 0 || decimal->words != decimal->own) return false;
    if (decimal->exponent > 0 || decimal->exponent < -MONEY_DIGITS_MAX) return false;
    if (decimal->length < 1 || decimal->length > MOST_WORDS) return false;
    unsigned __int128 coefficient = decimal->own[0];
    if (decimal->length == 2) coefficient += (unsigned __int128)decimal->own[1] * WORD_BASE;
    if ((decimal->flags & FLAG_NEGATIVE) != 0) coefficient = -coefficient;
    *number = (money_decimal_t){
        .lo = (uint64_t)coefficient,
        .hi = (int64_t)(uint64_t)(coefficient >> 64),
        .scale = (uint32_t)-decimal->exponent,
    };
    return true;
}
#else
/* A machine of 32 bits has other words. */
static bool is_read(PyObject *object, money_decimal_t *number)
{
    (void)object;
    (void)number;
    return false;
}
#endif

bool decimal_read(PyObject *object, money_decimal_t *number)
{
    return the.decimal_is_known && is_read(object, number);
}

/** True if the number that is read equals the one in the text. */
static bool is_number_of(const char *text)
{
    PyObject *object = PyObject_CallFunction((PyObject *)the.decimal, "s", text);
    if (object == NULL) return false;
    money_decimal_t read, said;
    bool is_same = is_read(object, &read) &&
                   the.library.money_decimal_parse(text, strlen(text), &said, NULL) == MONEY_OK &&
                   read.lo == said.lo && read.hi == said.hi && read.scale == said.scale;
    Py_DECREF(object);
    return is_same;
}

/** True if a special value or one that is too large is rejected. */
static bool is_refused(const char *text)
{
    PyObject *object = PyObject_CallFunction((PyObject *)the.decimal, "s", text);
    money_decimal_t read;
    bool is_taken = object == NULL || is_read(object, &read);
    Py_XDECREF(object);
    return !is_taken;
}

bool decimal_layout_checked(void)
{
    PyObject *size = PyObject_GetAttrString((PyObject *)the.decimal, "__basicsize__");
    Py_ssize_t bytes = size == NULL ? -1 : PyLong_AsSsize_t(size);
    Py_XDECREF(size);
    the.decimal_is_known =
        sizeof(void *) == 8 && bytes >= (Py_ssize_t)sizeof(struct decimal_layout) && is_number_of("0") &&
        is_number_of("12.34") && is_number_of("-0.000001") && is_number_of("9999999999999999999") &&
        is_number_of("-123456789012345678901234.5678") &&
        is_number_of("99999999999999999999999999999999999999") && is_refused("NaN") && is_refused("sNaN") &&
        is_refused("Infinity") && is_refused("1E+2") && is_refused("100000000000000000000000000000000000000");
    return PyErr_Occurred() == NULL;
}
