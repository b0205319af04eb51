/* Allocates and splits amounts into a few shares. */
#include "accelerator.h"

/** The most shares that are computed here. */
#define SHARES_HERE 64

/** The methods by number, with their names in Python. */
static const char *const methods[] = {
    [MONEY_ALLOCATE_LARGEST_REMAINDER] = "largest_remainder",
    [MONEY_ALLOCATE_FLOOR_TO_FIRST] = "floor_to_first",
    [MONEY_ALLOCATE_FLOOR_TO_LAST] = "floor_to_last",
    [MONEY_ALLOCATE_SEPARATE_REMAINDER] = "separate_remainder",
};
#define METHOD_COUNT ((money_allocation_t)(sizeof methods / sizeof *methods))

static bool method_given(PyObject *object, money_allocation_t *method)
{
    *method = MONEY_ALLOCATE_LARGEST_REMAINDER;
    if (object == NULL) return true;
    if (!PyUnicode_CheckExact(object)) return false;
    while (*method < METHOD_COUNT && PyUnicode_CompareWithASCIIString(object, methods[*method]) != 0) *method += 1;
    return *method < METHOD_COUNT;
}

/** Reads method, digits, registry and step; false without an exception if the slow way must look. */
static bool options_given(PyObject *const *given, money_allocate_options_t *options)
{
    *options = (money_allocate_options_t)MONEY_ALLOCATE_OPTIONS_INIT;
    return method_given(given[0], &options->method) && digits_given(given[1], &options->digits) && is_none(given[2]) &&
           is_none(given[3]);
}

/** Reads the weights of a list or a tuple; returns their number, or -1 without an exception if the slow way must
 * look. */
static Py_ssize_t weights_given(PyObject *object, money_decimal_t *weights)
{
    if (object == NULL) return -1;
    bool is_list = PyList_CheckExact(object);
    if (!is_list && !PyTuple_CheckExact(object)) return -1;
    Py_ssize_t count = is_list ? PyList_Size(object) : PyTuple_Size(object);
    if (count > SHARES_HERE) return -1;
    for (Py_ssize_t index = 0; index < count; index++) {
        PyObject *weight = is_list ? PyList_GetItem(object, index) : PyTuple_GetItem(object, index);
        if (weight == NULL) PyErr_Clear();
        if (weight == NULL || !number_of(weight, &weights[index])) return -1;
    }
    return count;
}

static PyObject *shares_made(const money_t *shares, Py_ssize_t count, const money_t *remainder)
{
    PyObject *list = PyList_New(0);
    for (Py_ssize_t index = 0; list != NULL && index < count + (remainder != NULL); index++) {
        PyObject *share = amount_made(the.money, index < count ? &shares[index] : remainder);
        if (share == NULL || PyList_Append(list, share) != 0) Py_CLEAR(list);
        Py_XDECREF(share);
    }
    return list;
}

PyObject *amount_allocate(PyObject *self, PyObject *const *arguments, Py_ssize_t count, PyObject *names)
{
    static struct place places[] = {
        {.text = "weights"}, {.text = "method"}, {.text = "digits"}, {.text = "registry"}, {.text = "step"},
    };
    PyObject *given[5];
    money_allocate_options_t options;
    money_decimal_t weights[SHARES_HERE];
    money_t shares[SHARES_HERE], remainder;
    if (arguments_spread(arguments, count, names, places, 5, given) && options_given(given + 1, &options)) {
        Py_ssize_t number = weights_given(given[0], weights);
        if (number >= 0 && the.library.money_allocate(value_of(self), weights, (size_t)number, &options, shares,
                                                      &remainder, NULL) == MONEY_OK)
            return shares_made(shares, number,
                               options.method == MONEY_ALLOCATE_SEPARATE_REMAINDER ? &remainder : NULL);
    }
    return slow_call(operator_of(OPERATOR_allocate), self, arguments, count, names);
}

PyObject *amount_split(PyObject *self, PyObject *const *arguments, Py_ssize_t count, PyObject *names)
{
    static struct place places[] = {
        {.text = "count"}, {.text = "method"}, {.text = "digits"}, {.text = "registry"}, {.text = "step"},
    };
    PyObject *given[5];
    money_allocate_options_t options;
    money_t shares[SHARES_HERE], remainder;
    if (arguments_spread(arguments, count, names, places, 5, given) && options_given(given + 1, &options) &&
        given[0] != NULL && Py_TYPE(given[0]) == &PyLong_Type) {
        int overflow;
        long long number = PyLong_AsLongLongAndOverflow(given[0], &overflow);
        if (number >= 0 && number <= SHARES_HERE && overflow == 0 &&
            the.library.money_split(value_of(self), (size_t)number, &options, shares, &remainder, NULL) == MONEY_OK)
            return shares_made(shares, (Py_ssize_t)number,
                               options.method == MONEY_ALLOCATE_SEPARATE_REMAINDER ? &remainder : NULL);
    }
    return slow_call(operator_of(OPERATOR_split), self, arguments, count, names);
}
