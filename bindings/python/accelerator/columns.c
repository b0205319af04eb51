/* Lists as columns in Arrow's layout, and columns as lists.
 *
 * A list is read here if all its rows are None or of the one type that a function reads. For any other list the
 * functions return None, and the package's functions in Python convert it or name the row that they reject. No function
 * runs code in Python, so no list changes while it is read.
 */
#include "accelerator.h"

/** The rows of a list, and the column that they become. */
struct column {
    PyObject *list;
    Py_ssize_t count;
    PyObject *words;    /* a bytearray of the rows' values */
    PyObject *validity; /* a bytearray of Arrow's bitmap; NULL if no row is None */
};

/** Begins a column as long as a list, all of whose bytes are 0; false without an exception for another object. */
static bool column_begun(struct column *column, PyObject *list, size_t width)
{
    *column = (struct column){.list = list};
    if (!PyList_CheckExact(list)) return false;
    column->count = PyList_Size(list);
    if (column->count > PY_SSIZE_T_MAX / (Py_ssize_t)width) return false;
    /* The address of a column without rows must be valid, too. */
    Py_ssize_t size = column->count * (Py_ssize_t)width;
    column->words = PyByteArray_FromStringAndSize(NULL, size == 0 ? 1 : size);
    if (column->words == NULL) return false;
    memset(PyByteArray_AsString(column->words), 0, (size_t)size);
    return true;
}

/** Marks a row as null; false with an exception. */
static bool null_marked(struct column *column, Py_ssize_t row)
{
    if (column->validity == NULL) {
        Py_ssize_t size = (column->count + 7) / 8;
        column->validity = PyByteArray_FromStringAndSize(NULL, size);
        if (column->validity == NULL) return false;
        memset(PyByteArray_AsString(column->validity), 0xFF, (size_t)size);
        unsigned used = (unsigned)(column->count % 8);
        if (used != 0) PyByteArray_AsString(column->validity)[size - 1] = (char)((1u << used) - 1);
    }
    char *byte = &PyByteArray_AsString(column->validity)[row / 8];
    *byte = (char)(*byte & ~(1 << row % 8));
    return true;
}

/** The result of a function of the module: the column's bytearrays and `last`, which it owns from now on, if there is
 * one; None if the column is not complete. */
static PyObject *column_made(struct column *column, bool is_complete, PyObject *last)
{
    PyObject *result = NULL;
    if (is_complete) {
        PyObject *validity = column->validity == NULL ? Py_None : column->validity;
        result = last == NULL ? PyTuple_Pack(2, column->words, validity)
                              : PyTuple_Pack(3, column->words, validity, last);
    } else if (!PyErr_Occurred()) {
        Py_INCREF(Py_None);
        result = Py_None;
    }
    Py_XDECREF(column->words);
    Py_XDECREF(column->validity);
    Py_XDECREF(last);
    return result;
}

/** integers(list): (values, validity) of a list of ints of 64 bits, of which at least one is not None. */
PyObject *integers(PyObject *module, PyObject *list)
{
    (void)module;
    struct column column;
    bool is_complete = column_begun(&column, list, sizeof(int64_t)), has_value = false;
    char *next = is_complete ? PyByteArray_AsString(column.words) : NULL;
    for (Py_ssize_t row = 0; is_complete && row < column.count; row++, next += sizeof(int64_t)) {
        PyObject *object = PyList_GetItem(list, row);
        if (Py_TYPE(object) == &PyLong_Type) {
            int overflow;
            int64_t value = PyLong_AsLongLongAndOverflow(object, &overflow);
            memcpy(next, &value, sizeof value);
            is_complete = overflow == 0;
            has_value = true;
        } else {
            is_complete = object == Py_None && null_marked(&column, row);
        }
    }
    return column_made(&column, is_complete && has_value, NULL);
}

#ifdef __SIZEOF_INT128__
/** 10^37: a coefficient below it can be multiplied by 10. */
#define TENTH_OF_LIMIT ((unsigned __int128)10000000000000000000u * 1000000000000000000u)

/** Multiplies a coefficient by a power of 10; false if the product exceeds 38 digits. */
static inline bool is_widened(money_decimal_t *number, uint32_t scale)
{
    if (number->scale == scale) return true;
    bool is_negative = number->hi < 0;
    unsigned __int128 coefficient = (unsigned __int128)(uint64_t)number->hi << 64 | number->lo;
    if (is_negative) coefficient = -coefficient;
    for (; number->scale < scale; number->scale++) {
        if (coefficient >= TENTH_OF_LIMIT) return false;
        coefficient *= 10;
    }
    if (is_negative) coefficient = -coefficient;
    number->lo = (uint64_t)coefficient;
    number->hi = (int64_t)(uint64_t)(coefficient >> 64);
    return true;
}
#else
static inline bool is_widened(money_decimal_t *number, uint32_t scale)
{
    return number->scale == scale;
}
#endif

/** The largest scale of a list of Decimals; -1 if one must be converted in Python, or if all are None. */
static int largest_scale(PyObject *list)
{
    int largest = -1;
    for (Py_ssize_t row = 0; row < PyList_Size(list); row++) {
        PyObject *object = PyList_GetItem(list, row);
        if (object == Py_None) continue;
        money_decimal_t number;
        if (Py_TYPE(object) != the.decimal || !decimal_read(object, &number)) return -1;
        if ((int)number.scale > largest) largest = (int)number.scale;
    }
    return largest;
}

/** decimals(list): (values, validity, scale) of a list of Decimals, of which at least one is not None. */
PyObject *decimals(PyObject *module, PyObject *list)
{
    (void)module;
    struct column column = {0};
    int scale = PyList_CheckExact(list) ? largest_scale(list) : -1;
    bool is_complete = scale >= 0 && column_begun(&column, list, 2 * sizeof(uint64_t));
    char *next = is_complete ? PyByteArray_AsString(column.words) : NULL;
    for (Py_ssize_t row = 0; is_complete && row < column.count; row++, next += 2 * sizeof(uint64_t)) {
        PyObject *object = PyList_GetItem(list, row);
        if (object == Py_None) {
            is_complete = null_marked(&column, row);
            continue;
        }
        money_decimal_t number;
        is_complete = decimal_read(object, &number) && is_widened(&number, (uint32_t)scale);
        if (!is_complete) break;
        memcpy(next, &number.lo, sizeof number.lo);
        memcpy(next + sizeof number.lo, &number.hi, sizeof number.hi);
    }
    PyObject *last = is_complete ? PyLong_FromLong(scale) : NULL;
    return column_made(&column, is_complete && last != NULL, last);
}

/** A cache of codes by their letters: the rows of a column share few currencies, but may be different objects. */
#define CODES_KEPT 64
struct code_cache {
    struct {
        char letters[MONEY_CODE_SIZE]; /* padded with zeros; empty: nothing is kept here */
        int32_t number;
    } kept[CODES_KEPT];
};

/** Returns the number of a code in the list of different codes, to which a new one is added; -1 with an exception, -2
 * without one if there are too many. */
static int32_t code_number(PyObject *code, PyObject *numbers, PyObject *names)
{
    PyObject *found = PyDict_GetItemWithError(numbers, code);
    if (found != NULL) return (int32_t)PyLong_AsLong(found);
    if (PyErr_Occurred()) return -1;
    Py_ssize_t count = PyList_Size(names);
    if (count >= INT32_MAX) return -2;
    PyObject *number = PyLong_FromSsize_t(count);
    bool is_added = number != NULL && PyDict_SetItem(numbers, code, number) == 0 && PyList_Append(names, code) == 0;
    Py_XDECREF(number);
    return is_added ? (int32_t)count : -1;
}

/** As code_number, through a cache. */
static int32_t cached_number(struct code_cache *cache, PyObject *code, PyObject *numbers, PyObject *names)
{
    Py_ssize_t length;
    const char *text = PyUnicode_AsUTF8AndSize(code, &length);
    if (text == NULL) {
        PyErr_Clear();
        return -2;
    }
    bool is_cached = length > 0 && length < MONEY_CODE_SIZE && strlen(text) == (size_t)length;
    if (!is_cached) return code_number(code, numbers, names);
    char letters[MONEY_CODE_SIZE] = {0};
    uint32_t first;
    memcpy(letters, text, (size_t)length);
    memcpy(&first, letters, sizeof first);
    size_t place = first * UINT32_C(2654435769) >> 26;
    if (memcmp(cache->kept[place].letters, letters, sizeof letters) == 0) return cache->kept[place].number;
    int32_t number = code_number(code, numbers, names);
    memcpy(cache->kept[place].letters, letters, sizeof letters);
    cache->kept[place].number = number;
    return number;
}

/** codes(list): (indices, validity, codes) of a list of texts; the indices are into the list of different codes. */
PyObject *codes(PyObject *module, PyObject *list)
{
    (void)module;
    struct column column;
    struct code_cache cache;
    memset(&cache, 0, sizeof cache);
    PyObject *numbers = PyDict_New(), *names = PyList_New(0);
    bool is_complete = numbers != NULL && names != NULL;
    is_complete = column_begun(&column, list, sizeof(int32_t)) && is_complete;
    char *next = is_complete ? PyByteArray_AsString(column.words) : NULL;
    for (Py_ssize_t row = 0; is_complete && row < column.count; row++, next += sizeof(int32_t)) {
        PyObject *object = PyList_GetItem(list, row);
        if (object == Py_None) {
            is_complete = null_marked(&column, row);
            continue;
        }
        int32_t number = PyUnicode_CheckExact(object) ? cached_number(&cache, object, numbers, names) : -2;
        is_complete = number >= 0;
        memcpy(next, &number, sizeof number);
    }
    Py_XDECREF(numbers);
    return column_made(&column, is_complete, names);
}

/** days(list): (values, validity) of a list of dates and their texts. */
PyObject *days(PyObject *module, PyObject *list)
{
    (void)module;
    struct column column;
    struct month_starts starts;
    memset(&starts, 0, sizeof starts);
    bool is_complete = column_begun(&column, list, sizeof(money_date_t));
    char *next = is_complete ? PyByteArray_AsString(column.words) : NULL;
    for (Py_ssize_t row = 0; is_complete && row < column.count; row++, next += sizeof(money_date_t)) {
        PyObject *object = PyList_GetItem(list, row);
        money_date_t day = 0;
        if (object == Py_None) is_complete = null_marked(&column, row);
        else if (Py_TYPE(object) == the.date)
            is_complete = the.date_is_known && day_by_month(object, &starts, &day);
        else is_complete = PyUnicode_CheckExact(object) && day_of(object, &day);
        memcpy(next, &day, sizeof day);
    }
    return column_made(&column, is_complete, NULL);
}

/** The value of a row of `width` bytes; NULL with an exception, or without one if Python must make it. */
static PyObject *value_made(const char *word, int width, int scale)
{
    if (width == 1) return PyLong_FromLong((signed char)*word);
    uint64_t low;
    int64_t high;
    memcpy(&low, word, sizeof low);
    if (width == 8) return PyLong_FromLongLong((long long)low);
    memcpy(&high, word + sizeof low, sizeof high);
    if (scale >= 0) return decimal_made(high, low, (uint32_t)scale);
    return is_small(high, low) ? PyLong_FromLongLong((long long)low) : NULL;
}

/** listed(words, validity, count, width, scale): a list of ints of 1, 8 or 16 bytes, or of Decimals if the scale is not
 * negative. `words` and `validity`, which may be None, are bytearrays. */
PyObject *listed(PyObject *module, PyObject *arguments)
{
    (void)module;
    PyObject *words, *validity;
    Py_ssize_t count;
    int width, scale;
    if (!PyArg_ParseTuple(arguments, "O!Onii", &PyByteArray_Type, &words, &validity, &count, &width, &scale))
        return NULL;
    bool has_nulls = PyByteArray_Check(validity);
    if ((width != 1 && width != 8 && width != 16) || count < 0 || count > PyByteArray_Size(words) / width ||
        (has_nulls && count > PyByteArray_Size(validity) * 8)) {
        PyErr_SetString(PyExc_TypeError, "a column must contain its rows");
        return NULL;
    }
    PyObject *list = PyList_New(count);
    const char *next = PyByteArray_AsString(words), *bits = has_nulls ? PyByteArray_AsString(validity) : NULL;
    for (Py_ssize_t row = 0; list != NULL && row < count; row++, next += width) {
        PyObject *value = Py_None;
        if (bits != NULL && (bits[row / 8] >> row % 8 & 1) == 0) Py_INCREF(value);
        else value = value_made(next, width, scale);
        if (value == NULL || PyList_SetItem(list, row, value) != 0) Py_CLEAR(list);
    }
    if (list != NULL || PyErr_Occurred()) return list;
    Py_RETURN_NONE;
}
