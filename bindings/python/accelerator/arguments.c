/* Arguments on their way from Python into the library, and calls on their way to the slow functions. */
#include "accelerator.h"

/** A coefficient has less than 39 digits: 10^38 = high × 2^64 + low. */
#define LIMIT_HIGH 5421010862427522170
#define LIMIT_LOW 687399551400673280u

static bool parsed(PyObject *text, money_decimal_t *number)
{
    Py_ssize_t length;
    const char *bytes = PyUnicode_AsUTF8AndSize(text, &length);
    if (bytes == NULL) {
        PyErr_Clear();
        return false;
    }
    return the.library.money_decimal_parse(bytes, (size_t)length, number, NULL) == MONEY_OK;
}

/** Reads an int of 65 to 127 bits, which fills two words. */
static bool long_number(PyObject *object, money_decimal_t *number)
{
    PyObject *bits = PyLong_FromLong(64), *shifted = bits == NULL ? NULL : the.shift_right(object, bits);
    Py_XDECREF(bits);
    int overflow = 0;
    long long high = shifted == NULL ? -1 : PyLong_AsLongLongAndOverflow(shifted, &overflow);
    Py_XDECREF(shifted);
    unsigned long long low = PyLong_AsUnsignedLongLongMask(object);
    if (PyErr_Occurred()) {
        PyErr_Clear();
        return false;
    }
    if (overflow != 0 || high > LIMIT_HIGH || (high == LIMIT_HIGH && low >= LIMIT_LOW)) return false;
    /* Below 0 the words are those of the complement. */
    if (high < -LIMIT_HIGH - 1 || (high == -LIMIT_HIGH - 1 && low <= -LIMIT_LOW)) return false;
    *number = (money_decimal_t){.lo = low, .hi = high};
    return true;
}

static bool whole_number(PyObject *object, money_decimal_t *number)
{
    int overflow;
    long long value = PyLong_AsLongLongAndOverflow(object, &overflow);
    if (overflow != 0) return long_number(object, number);
    if (value == -1 && PyErr_Occurred()) {
        PyErr_Clear();
        return false;
    }
    *number = (money_decimal_t){.lo = (uint64_t)value, .hi = value < 0 ? -1 : 0};
    return true;
}

bool number_of(PyObject *object, money_decimal_t *number)
{
    if (Py_TYPE(object) == the.decimal && decimal_read(object, number)) return true;
    if (PyUnicode_Check(object)) return parsed(object, number);
    if (PyLong_Check(object)) return !PyBool_Check(object) && whole_number(object, number);
    if (!decimal_connected()) {
        PyErr_Clear();
        return false;
    }
    if (!PyObject_TypeCheck(object, the.decimal)) return false;
    if (decimal_read(object, number)) return true;
    PyObject *text = the.decimal_text(object);
    if (text == NULL) {
        PyErr_Clear();
        return false;
    }
    bool is_read = parsed(text, number);
    Py_DECREF(text);
    return is_read;
}

const char *code_of(PyObject *object)
{
    if (!PyUnicode_Check(object)) return NULL;
    Py_ssize_t length;
    const char *code = PyUnicode_AsUTF8AndSize(object, &length);
    if (code == NULL) {
        PyErr_Clear();
        return NULL;
    }
    return strlen(code) == (size_t)length ? code : NULL;
}

/** Codes that the library accepted as those of currencies, by the sum of their letters. */
#define CODES_KEPT 64
static char kept_codes[CODES_KEPT][MONEY_CODE_SIZE];

/** Creates a value from a number and a code, as money_new does without a registry; false if the library rejects it. */
static bool value_made(const money_decimal_t *number, const char *code, money_t *value)
{
    char letters[MONEY_CODE_SIZE] = {0};
    size_t length = 0, place = 0;
    for (; length < MONEY_CODE_SIZE && code[length] != 0; length++) {
        letters[length] = code[length];
        place = place * 31 + (unsigned char)code[length];
    }
    char *kept = kept_codes[place % CODES_KEPT];
    if (length > 0 && length < MONEY_CODE_SIZE && memcmp(kept, letters, MONEY_CODE_SIZE) == 0) {
        *value = (money_t){.lo = number->lo, .hi = number->hi, .scale = number->scale};
        memcpy(value->currency, letters, MONEY_CODE_SIZE);
        return true;
    }
    if (the.library.money_new(number, code, NULL, value, NULL) != MONEY_OK) return false;
    /* Only a code that is written as it was given is known the next time. */
    if (memcmp(value->currency, letters, MONEY_CODE_SIZE) == 0) memcpy(kept, letters, MONEY_CODE_SIZE);
    return true;
}

/** The calls with one object after which it counts as a constant. */
#define CONSTANT_RETURNS 16

bool value_of_currency(const money_decimal_t *number, PyObject *currency, money_t *value)
{
    /* A program that writes a code as a constant passes the same object each time. Only an object that returns often is
     * kept: codes that are read from a file are different objects, some of them at the same address. */
    static PyObject *kept, *last;
    static char kept_code[MONEY_CODE_SIZE];
    static int returns;
    if (currency == kept) {
        *value = (money_t){.lo = number->lo, .hi = number->hi, .scale = number->scale};
        memcpy(value->currency, kept_code, MONEY_CODE_SIZE);
        return true;
    }
    const char *code = code_of(currency);
    if (code == NULL || !value_made(number, code, value)) return false;
    returns = currency == last ? returns + 1 : 0;
    last = currency;
    if (returns >= CONSTANT_RETURNS && PyUnicode_CheckExact(currency) && strcmp(code, value->currency) == 0) {
        Py_INCREF(currency);
        Py_XDECREF(kept);
        kept = currency;
        memcpy(kept_code, value->currency, MONEY_CODE_SIZE);
        returns = 0;
    }
    return true;
}

/** Returns the index of a name; `place_count` if it is unknown. */
static Py_ssize_t place_of(PyObject *name, struct place *places, Py_ssize_t place_count)
{
    for (Py_ssize_t place = 0; place < place_count; place++)
        if (places[place].name == name) return place;
    for (Py_ssize_t place = 0; place < place_count; place++) {
        if (PyUnicode_CompareWithASCIIString(name, places[place].text) != 0) continue;
        if (places[place].name == NULL) places[place].name = PyUnicode_InternFromString(places[place].text);
        if (places[place].name == NULL) PyErr_Clear();
        return place;
    }
    return place_count;
}

bool arguments_spread(PyObject *const *arguments, Py_ssize_t count, PyObject *names, struct place *places,
                      Py_ssize_t place_count, PyObject **spread)
{
    if (count > place_count) return false;
    for (Py_ssize_t place = 0; place < place_count; place++) spread[place] = place < count ? arguments[place] : NULL;
    Py_ssize_t name_count = names == NULL ? 0 : PyTuple_Size(names);
    for (Py_ssize_t index = 0; index < name_count; index++) {
        Py_ssize_t place = place_of(PyTuple_GetItem(names, index), places, place_count);
        if (place == place_count || spread[place] != NULL) return false;
        spread[place] = arguments[count + index];
    }
    return true;
}

PyObject *slow_call(PyObject *function, PyObject *self, PyObject *const *arguments, Py_ssize_t count, PyObject *names)
{
    if (function == NULL) return NULL;
    Py_ssize_t first = self == NULL ? 0 : 1, name_count = names == NULL ? 0 : PyTuple_Size(names);
    PyObject *tuple = PyTuple_New(first + count), *result = NULL;
    PyObject *dictionary = name_count == 0 ? NULL : PyDict_New();
    if (tuple == NULL || (name_count > 0 && dictionary == NULL)) goto done;
    if (self != NULL) {
        Py_INCREF(self);
        if (PyTuple_SetItem(tuple, 0, self) != 0) goto done;
    }
    for (Py_ssize_t index = 0; index < count; index++) {
        Py_INCREF(arguments[index]);
        if (PyTuple_SetItem(tuple, first + index, arguments[index]) != 0) goto done;
    }
    for (Py_ssize_t index = 0; index < name_count; index++)
        if (PyDict_SetItem(dictionary, PyTuple_GetItem(names, index), arguments[count + index]) != 0) goto done;
    result = PyObject_Call(function, tuple, dictionary);
done:
    Py_XDECREF(tuple);
    Py_XDECREF(dictionary);
    return result;
}

PyObject *slow_operator(enum operator which, PyObject *first, PyObject *second)
{
    PyObject *function = operator_of(which);
    return function == NULL ? NULL : PyObject_CallFunctionObjArgs(function, first, second, NULL);
}

char *text_documented(const char *name, const char *signature, PyObject *doc)
{
    PyObject *text;
    if (signature[0] != '\0')
        text = PyUnicode_FromFormat("%s%s\n--\n\n%V", name, signature, doc == Py_None ? NULL : doc, "");
    else
        text = PyUnicode_FromFormat("%V", doc == Py_None ? NULL : doc, "");
    Py_ssize_t length = 0;
    const char *bytes = text == NULL ? NULL : PyUnicode_AsUTF8AndSize(text, &length);
    char *copy = bytes == NULL ? NULL : PyMem_Malloc((size_t)length + 1);
    if (copy != NULL) memcpy(copy, bytes, (size_t)length + 1);
    else if (bytes != NULL) PyErr_NoMemory();
    Py_XDECREF(text);
    return copy;
}

char *documentation(PyObject *owner, const char *name, const char *signature)
{
    PyObject *member = PyObject_GetAttrString(owner, name);
    PyObject *doc = member == NULL ? NULL : PyObject_GetAttrString(member, "__doc__");
    Py_XDECREF(member);
    if (doc == NULL) return NULL;
    /* A docstring lives as long as its type, which is as long as the process. */
    char *text = text_documented(name, signature, doc);
    Py_DECREF(doc);
    return text;
}
