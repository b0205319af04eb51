/* Amounts in pickles: a function's name, and the coefficient, the scale and the currency of each. */
#include "accelerator.h"

/** A tuple that owns the objects from now on; NULL with an exception, as if one of the objects is NULL. */
static PyObject *tuple_of(PyObject **objects, Py_ssize_t count)
{
    PyObject *tuple = PyTuple_New(count);
    for (Py_ssize_t index = 0; index < count; index++) {
        if (tuple == NULL) Py_XDECREF(objects[index]);
        else if (objects[index] == NULL) Py_CLEAR(tuple);
        else PyTuple_SetItem(tuple, index, objects[index]);
    }
    return tuple;
}

PyObject *amount_reduce(PyObject *self, PyObject *none)
{
    (void)none;
    const money_t *value = value_of(self);
    if (the.restored == NULL || !is_small(value->hi, value->lo)) return slow_operator(OPERATOR_reduce, self, NULL);
    PyObject *parts[] = {
        PyLong_FromLongLong((long long)value->lo),
        PyLong_FromUnsignedLong(value->scale),
        code_text(value->currency),
    };
    PyObject *made[] = {the.restored, tuple_of(parts, 3)};
    Py_INCREF(the.restored);
    return tuple_of(made, 2);
}

PyObject *amount_reduce_ex(PyObject *self, PyObject *protocol)
{
    if (Py_TYPE(self) == the.money) return amount_reduce(self, NULL);
    /* A derived class may override the other method. */
    PyObject *general = PyObject_GetAttrString((PyObject *)&PyBaseObject_Type, "__reduce_ex__"), *result = NULL;
    if (general != NULL) result = PyObject_CallFunctionObjArgs(general, self, protocol, NULL);
    Py_XDECREF(general);
    return result;
}

/** An int of a pickle that fits a word; false without an exception for any other object. */
static bool is_word(PyObject *object, long long *word)
{
    int overflow = 0;
    if (Py_TYPE(object) != &PyLong_Type) return false;
    *word = PyLong_AsLongLongAndOverflow(object, &overflow);
    return overflow == 0;
}

/** _restored(coefficient, scale, currency): the amount of a pickle. */
static PyObject *restored(PyObject *none, PyObject *const *arguments, Py_ssize_t count)
{
    (void)none;
    long long coefficient, scale;
    const char *code = count == 3 ? code_of(arguments[2]) : NULL;
    if (code != NULL && strlen(code) < MONEY_CODE_SIZE && is_word(arguments[0], &coefficient) &&
        is_word(arguments[1], &scale) && scale >= 0 && scale <= MONEY_DIGITS_MAX) {
        money_t value = {.lo = (uint64_t)coefficient, .hi = coefficient < 0 ? -1 : 0, .scale = (uint32_t)scale}, same;
        memcpy(value.currency, code, strlen(code));
        /* Any call rejects an invalid amount. */
        if (the.library.money_absolute(&value, &same, NULL) == MONEY_OK) return amount_made(the.money, &value);
    }
    return slow_call(the.restored_in_python, NULL, arguments, count, NULL);
}

/** restoring(function): the function in C that replaces one in Python, under the same name. */
PyObject *restoring(PyObject *module, PyObject *function)
{
    static PyMethodDef method = {
        "_restored", (PyCFunction)(void (*)(void))restored, METH_FASTCALL, "Makes the amount of a pickle.",
    };
    (void)module;
    if (the.money == NULL) {
        PyErr_SetString(PyExc_TypeError, "amounts must be connected first");
        return NULL;
    }
    PyObject *place = PyObject_GetAttrString(function, "__module__");
    PyObject *made = place == NULL ? NULL : PyCFunction_NewEx(&method, NULL, place);
    Py_XDECREF(place);
    if (made == NULL) return NULL;
    Py_INCREF(function);
    Py_XDECREF(the.restored_in_python);
    the.restored_in_python = function;
    Py_INCREF(made);
    Py_XDECREF(the.restored);
    the.restored = made;
    return made;
}
