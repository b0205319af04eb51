/* Reads and makes Python's Decimals directly in memory, which avoids writing and parsing their text. */
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
    uint64_t *words; /* to the base 10^19, least significant first; they follow unless there are many */
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

/** The number of decimal digits of a word below WORD_BASE; 1 for 0. */
static Py_ssize_t digit_count(uint64_t word)
{
    static const uint64_t powers[] = {
        0,
        10,
        100,
        1000,
        10000,
        100000,
        1000000,
        10000000,
        100000000,
        1000000000,
        10000000000,
        100000000000,
        1000000000000,
        10000000000000,
        100000000000000,
        1000000000000000,
        10000000000000000,
        100000000000000000,
        1000000000000000000,
        WORD_BASE,
    };
    /* 1233 / 4096 is just above log10(2): the number of digits, or one less. */
    int least = (64 - __builtin_clzll(word | 1)) * 1233 >> 12;
    return least + (word >= powers[least]);
}

/** Creates a Decimal as a copy of `pattern`, a Decimal that contains its own words, with another number; NULL with an
 * exception, or without one if the number is not that of an amount. */
static PyObject *made_like(PyObject *pattern, int64_t high, uint64_t low, uint32_t scale)
{
    bool is_negative = high < 0;
    unsigned __int128 coefficient = (unsigned __int128)(uint64_t)high << 64 | low;
    if (is_negative) coefficient = -coefficient;
    uint64_t words[MOST_WORDS] = {(uint64_t)coefficient, 0};
    if (coefficient >= WORD_BASE) {
        if (coefficient >= (unsigned __int128)WORD_BASE * WORD_BASE) return NULL;
        words[0] = (uint64_t)(coefficient % WORD_BASE);
        words[1] = (uint64_t)(coefficient / WORD_BASE);
    }
    if (scale > MONEY_DIGITS_MAX) return NULL;
    PyObject *made = the.decimal_alloc(the.decimal, 0);
    if (made == NULL) return NULL;
    struct decimal_layout *decimal = (struct decimal_layout *)(void *)made;
    /* All that a Decimal contains besides its number, such as who owns the words, is that of the pattern. */
    const size_t head = offsetof(struct decimal_layout, hash);
    memcpy((char *)made + head, (const char *)pattern + head, sizeof *decimal - head);
    if (is_negative) decimal->flags |= FLAG_NEGATIVE;
    decimal->exponent = -(Py_ssize_t)scale;
    decimal->length = words[1] == 0 ? 1 : 2;
    decimal->digits = words[1] == 0 ? digit_count(words[0]) : 19 + digit_count(words[1]);
    decimal->words = decimal->own;
    memcpy(decimal->own, words, sizeof words);
    return made;
}
#else
/* A machine of 32 bits has other words. */
static bool is_read(PyObject *object, money_decimal_t *number)
{
    (void)object;
    (void)number;
    return false;
}

static PyObject *made_like(PyObject *pattern, int64_t high, uint64_t low, uint32_t scale)
{
    (void)pattern, (void)high, (void)low, (void)scale;
    return NULL;
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

/** True if the Decimal that is made of a number equals in memory the one that Python makes of its text. */
static bool is_made_as(PyObject *pattern, const char *text)
{
    PyObject *object = PyObject_CallFunction((PyObject *)the.decimal, "s", text), *made = NULL;
    money_decimal_t read;
    if (object != NULL && is_read(object, &read)) made = made_like(pattern, read.hi, read.lo, read.scale);
    bool is_same = false;
    if (made != NULL) {
        const struct decimal_layout *first = (const struct decimal_layout *)(void *)object;
        const struct decimal_layout *second = (const struct decimal_layout *)(void *)made;
        is_same = first->hash == second->hash && first->flags == second->flags &&
                  first->exponent == second->exponent && first->digits == second->digits &&
                  first->length == second->length && first->room == second->room && second->words == second->own &&
                  memcmp(first->own, second->own, (size_t)first->length * sizeof *first->own) == 0;
    }
    Py_XDECREF(object);
    Py_XDECREF(made);
    return is_same;
}

/** Stores a pattern if Decimals can be made in memory: they must consist of known fields only. */
static void pattern_checked(Py_ssize_t bytes)
{
    if (bytes != (Py_ssize_t)sizeof(struct decimal_layout)) return;
    the.decimal_alloc = (allocfunc)PyType_GetSlot(the.decimal, Py_tp_alloc);
    PyObject *pattern = PyObject_CallFunction((PyObject *)the.decimal, "s", "0");
    if (pattern == NULL || the.decimal_alloc == NULL) return;
    const struct decimal_layout *decimal = (const struct decimal_layout *)(void *)pattern;
    if (decimal->words == decimal->own && decimal->room >= MOST_WORDS && decimal->flags % 2 == 0 &&
        is_made_as(pattern, "0.00") && is_made_as(pattern, "12.34") && is_made_as(pattern, "-9") &&
        is_made_as(pattern, "-0.000001") && is_made_as(pattern, "9999999999999999999") &&
        is_made_as(pattern, "-10000000000000000000") && is_made_as(pattern, "123456789012345678901234.5678") &&
        is_made_as(pattern, "-0.99999999999999999999999999999999999999"))
        the.decimal_pattern = pattern;
    else
        Py_DECREF(pattern);
}

static bool layout_checked(void)
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
    if (the.decimal_is_known) pattern_checked(bytes);
    return PyErr_Occurred() == NULL;
}

bool decimal_connected(void)
{
    if (the.decimal != NULL) return true;
    PyObject *decimal;
    if (!object_found("decimal", "Decimal", &decimal)) return false;
    the.decimal_text = (reprfunc)PyType_GetSlot((PyTypeObject *)decimal, Py_tp_str);
    the.decimal = (PyTypeObject *)decimal;
    return layout_checked() && the.decimal_text != NULL;
}

PyObject *decimal_made(int64_t high, uint64_t low, uint32_t scale)
{
    return the.decimal_pattern == NULL ? NULL : made_like(the.decimal_pattern, high, low, scale);
}
