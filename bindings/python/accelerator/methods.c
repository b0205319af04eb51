/* The methods and properties of amounts that are called often. */
#include "accelerator.h"
#include "docstrings.h"

/* The size from which a sum releases Python's lock. */
#define LONG_SUM 4096

/** The code of a currency that may be left out: true if `code` is right. */
static bool code_given(PyObject *object, const char **code)
{
    *code = is_none(object) ? NULL : code_of(object);
    return is_none(object) || *code != NULL;
}

static PyObject *amount_parse(PyObject *none, PyObject *const *arguments, Py_ssize_t count, PyObject *names)
{
    static struct place places[] = {{.text = "text"}, {.text = "currency"}, {.text = "registry"}};
    (void)none;
    PyObject *given[3];
    const char *code;
    if (arguments_spread(arguments, count, names, places, 3, given) && given[0] != NULL &&
        PyUnicode_Check(given[0]) && code_given(given[1], &code) && is_none(given[2])) {
        Py_ssize_t length;
        const char *text = PyUnicode_AsUTF8AndSize(given[0], &length);
        money_t value;
        if (text == NULL) PyErr_Clear();
        else if (the.library.money_parse_with_currency(text, (size_t)length, code, NULL, &value, NULL) == MONEY_OK)
            return amount_made(the.money, &value);
    }
    return slow_call(operator_of(OPERATOR_parse), NULL, arguments, count, names);
}

static PyObject *amount_from_minor(PyObject *none, PyObject *const *arguments, Py_ssize_t count, PyObject *names)
{
    (void)none;
    money_decimal_t minor;
    money_t value;
    const char *code = count == 2 && names == NULL ? code_of(arguments[1]) : NULL;
    if (code != NULL && PyLong_Check(arguments[0]) && number_of(arguments[0], &minor) &&
        the.library.money_from_minor(0, code, NULL, &value, NULL) == MONEY_OK) {
        /* The library's own parameter is 64 bits wide; scale and currency do not depend on it. */
        value.lo = minor.lo;
        value.hi = minor.hi;
        return amount_made(the.money, &value);
    }
    return slow_call(operator_of(OPERATOR_from_minor), NULL, arguments, count, names);
}

bool digits_given(PyObject *object, int32_t *digits)
{
    *digits = MONEY_DIGITS_CURRENCY;
    if (is_none(object)) return true;
    if (Py_TYPE(object) != &PyLong_Type) return false;
    long value = PyLong_AsLong(object);
    if (value == -1 && PyErr_Occurred()) PyErr_Clear();
    if (value < 0 || value > MONEY_DIGITS_MAX) return false;
    *digits = (int32_t)value;
    return true;
}

/** Reads digits, rounding and registry; false if the general path is required. */
static bool rounding_given(PyObject *const *given, int32_t *digits, money_rounding_t *rounding)
{
    *rounding = MONEY_ROUND_HALF_EVEN;
    if (!digits_given(given[0], digits)) return false;
    if (given[1] != NULL) {
        if (Py_TYPE(given[1]) != the.rounding) return false;
        *rounding = (money_rounding_t)PyLong_AsLong(given[1]);
    }
    return is_none(given[2]);
}

static PyObject *amount_rounded(PyObject *self, PyObject *const *arguments, Py_ssize_t count, PyObject *names)
{
    static struct place places[] = {{.text = "digits"}, {.text = "rounding"}, {.text = "registry"}};
    PyObject *given[3];
    int32_t digits;
    money_rounding_t rounding;
    money_t result;
    if (arguments_spread(arguments, count, names, places, 3, given) && rounding_given(given, &digits, &rounding) &&
        the.library.money_quantize(value_of(self), digits, rounding, &result, NULL, NULL) == MONEY_OK)
        return amount_made(the.money, &result);
    return slow_call(operator_of(OPERATOR_rounded), self, arguments, count, names);
}

typedef __typeof__(money_multiply) *scaling;

/** The parameters of multiplied() and divided(), which differ in the name of the first. */
#define SCALING_PLACES(first)                                                                                          \
    {                                                                                                                  \
        {.text = first}, {.text = "digits"}, {.text = "rounding"}, {.text = "registry"},                               \
    }

static PyObject *scaled(PyObject *self, PyObject *const *arguments, Py_ssize_t count, PyObject *names,
                        struct place *places, scaling function, enum operator which)
{
    PyObject *given[4];
    int32_t digits;
    money_rounding_t rounding;
    money_decimal_t number;
    money_t result;
    if (arguments_spread(arguments, count, names, places, 4, given) && given[0] != NULL &&
        rounding_given(given + 1, &digits, &rounding) && number_of(given[0], &number) &&
        function(value_of(self), &number, digits, rounding, &result, NULL, NULL) == MONEY_OK)
        return amount_made(the.money, &result);
    return slow_call(operator_of(which), self, arguments, count, names);
}

static PyObject *amount_multiplied(PyObject *self, PyObject *const *arguments, Py_ssize_t count, PyObject *names)
{
    static struct place places[] = SCALING_PLACES("factor");
    return scaled(self, arguments, count, names, places, the.library.money_multiply, OPERATOR_multiplied);
}

static PyObject *amount_divided(PyObject *self, PyObject *const *arguments, Py_ssize_t count, PyObject *names)
{
    static struct place places[] = SCALING_PLACES("divisor");
    return scaled(self, arguments, count, names, places, the.library.money_divide, OPERATOR_divided);
}

/** The values of a list of amounts, side by side; NULL if one is something else, or without memory. */
static money_t *values_of(PyObject *list, Py_ssize_t count)
{
    money_t *values = PyMem_Malloc(count == 0 ? 1 : (size_t)count * sizeof *values);
    for (Py_ssize_t index = 0; values != NULL && index < count; index++) {
        PyObject *amount = PyList_GetItem(list, index);
        if (amount == NULL || !is_amount(amount)) {
            PyErr_Clear();
            PyMem_Free(values);
            return NULL;
        }
        values[index] = *value_of(amount);
    }
    return values;
}

/** Adds amounts of any scale. They are copied first, because other threads may change the list meanwhile. */
static bool copies_added_up(PyObject *list, Py_ssize_t count, const char *code, money_t *result)
{
    money_t *values = values_of(list, count);
    if (values == NULL) return false;
    money_status_t status;
    if (count < LONG_SUM) {
        status = the.library.money_sum(values, (size_t)count, code, result, NULL);
    } else {
        Py_BEGIN_ALLOW_THREADS
        status = the.library.money_sum(values, (size_t)count, code, result, NULL);
        Py_END_ALLOW_THREADS
    }
    PyMem_Free(values);
    return status == MONEY_OK;
}

/** Adds amounts of the same currency and scale with 64-bit coefficients, the common case; false for any other. */
static bool alike_added_up(PyObject *list, Py_ssize_t count, const char *code, money_t *result)
{
    PyObject *object = count == 0 ? NULL : PyList_GetItem(list, 0);
    if (object == NULL || !is_amount(object)) return false;
    const money_t *first = value_of(object);
    /* The library validates the first amount, with which the others are compared. */
    if (the.library.money_sum(first, 1, code, result, NULL) != MONEY_OK || result->scale != first->scale) return false;
    /* The sum of fewer than 2^32 such numbers is less than 2^96, so it is a valid amount. */
    uint64_t low = 0;
    int64_t high = 0;
    for (Py_ssize_t index = 0; index < count; index++) {
        object = PyList_GetItem(list, index);
        if (object == NULL || !is_amount(object)) return false;
        const money_t *value = value_of(object);
        if (!are_alike(value, first) || !is_small(value->hi, value->lo)) return false;
        low += value->lo;
        high += value->hi + (low < value->lo);
    }
    result->lo = low;
    result->hi = high;
    return true;
}

static bool added_up(PyObject *list, Py_ssize_t count, const char *code, money_t *result)
{
    if (alike_added_up(list, count, code, result)) return true;
    PyErr_Clear();
    return copies_added_up(list, count, code, result);
}

/** Raises the exception of a callback that this thread ran during a long call; false if there was no exception. */
static bool raised(void)
{
    if (the.pending == NULL || PyDict_Size(the.pending) == 0) return false;
    PyObject *none = PyObject_CallFunctionObjArgs(the.raise_pending, NULL);
    Py_XDECREF(none);
    return none == NULL;
}

static PyObject *amount_sum(PyObject *none, PyObject *const *arguments, Py_ssize_t count, PyObject *names)
{
    static struct place places[] = {{.text = "amounts"}, {.text = "currency"}};
    (void)none;
    PyObject *given[2];
    const char *code;
    if (!arguments_spread(arguments, count, names, places, 2, given) || is_none(given[0]) ||
        PyUnicode_Check(given[0]) || PyBytes_Check(given[0]) || !code_given(given[1], &code))
        return slow_call(operator_of(OPERATOR_sum), NULL, arguments, count, names);
    /* An iterator can be read only once, so the slow way gets the list. */
    bool is_list = PyList_CheckExact(given[0]);
    PyObject *list = is_list ? given[0] : PySequence_List(given[0]);
    if (list == NULL) return NULL;
    if (is_list) Py_INCREF(list);
    Py_ssize_t length = PyList_Size(list);
    money_t sum;
    bool is_done = length <= MONEY_AMOUNTS_MAX && added_up(list, length, code, &sum);
    PyObject *result = NULL;
    if (!raised())
        result = is_done ? amount_made(the.money, &sum)
                         : slow_operator(OPERATOR_sum, list, given[1]);
    Py_DECREF(list);
    return result;
}

PyObject *amount_amount(PyObject *self, void *closure)
{
    (void)closure;
    if (!decimal_connected()) return NULL;
    const money_t *value = value_of(self);
    PyObject *made = decimal_made(value->hi, value->lo, value->scale);
    if (made != NULL || PyErr_Occurred()) return made;
    char text[MONEY_TEXT_MAX];
    if (the.library.money_format(value, text, sizeof text, NULL, NULL) != MONEY_OK)
        return slow_operator(OPERATOR_amount, self, NULL);
    const char *end = strchr(text, ' ');
    PyObject *number = PyUnicode_FromStringAndSize(text, end == NULL ? 0 : (Py_ssize_t)(end - text));
    PyObject *result = number == NULL ? NULL : PyObject_CallFunctionObjArgs((PyObject *)the.decimal, number, NULL);
    Py_XDECREF(number);
    return result;
}

PyObject *amount_minor(PyObject *self, void *closure)
{
    (void)closure;
    int64_t minor;
    if (the.library.money_to_minor(value_of(self), NULL, &minor, NULL) == MONEY_OK) return PyLong_FromLongLong(minor);
    return slow_operator(OPERATOR_minor, self, NULL);
}

#define FAST (METH_FASTCALL | METH_KEYWORDS)
#define FUNCTION(name) (PyCFunction)(void (*)(void))name
#define ROUNDED_BY "digits=None, rounding=libmoney.Rounding.HALF_EVEN, registry=None)"
#define SHARED_BY "method='largest_remainder', digits=None, registry=None, step=None)"
/* A docstring that begins with the signature. */
#define TEXT(name, signature, text) name signature "\n--\n\n" text

PyMethodDef amount_methods[] = {
    {"parse", FUNCTION(amount_parse), FAST | METH_STATIC,
     TEXT("parse", "(text, currency=None, registry=None)", DOC_parse)},
    {"from_minor", FUNCTION(amount_from_minor), FAST | METH_STATIC,
     TEXT("from_minor", "(minor, currency, registry=None)", DOC_from_minor)},
    {"sum", FUNCTION(amount_sum), FAST | METH_STATIC, TEXT("sum", "(amounts, currency=None)", DOC_sum)},
    {"rounded", FUNCTION(amount_rounded), FAST, TEXT("rounded", "($self, " ROUNDED_BY, DOC_rounded)},
    {"multiplied", FUNCTION(amount_multiplied), FAST,
     TEXT("multiplied", "($self, factor, " ROUNDED_BY, DOC_multiplied)},
    {"divided", FUNCTION(amount_divided), FAST, TEXT("divided", "($self, divisor, " ROUNDED_BY, DOC_divided)},
    {"allocate", FUNCTION(amount_allocate), FAST, TEXT("allocate", "($self, weights, " SHARED_BY, DOC_allocate)},
    {"split", FUNCTION(amount_split), FAST, TEXT("split", "($self, count, " SHARED_BY, DOC_split)},
    {"__format__", amount_format, METH_O, TEXT("__format__", "($self, specification, /)", "")},
    {"__reduce__", amount_reduce, METH_NOARGS, TEXT("__reduce__", "($self, /)", "")},
    {"__reduce_ex__", amount_reduce_ex, METH_O, TEXT("__reduce_ex__", "($self, protocol, /)", "Helper for pickle.")},
    {"_holding", amount_holding, METH_O | METH_CLASS, NULL},
    {0},
};
