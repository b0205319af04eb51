/* The type under Rates: a table of rates that converts an amount. */
#include "accelerator.h"
#include <stddef.h>
#include <structmember.h>

typedef struct {
    PyObject_HEAD
    PyObject *weak;
    PyObject *handle;
    const money_rates_t *rates;
    char is_shipped; /* a conversion that names no day is the slow function's, which warns */
} Table;

static void table_release(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    Table *table = (Table *)self;
    if (table->weak != NULL) PyObject_ClearWeakRefs(self);
    Py_XDECREF(table->handle);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

static PyObject *table_handle(PyObject *self, void *closure)
{
    (void)closure;
    PyObject *handle = ((Table *)self)->handle;
    if (handle == NULL) {
        PyErr_SetString(PyExc_AttributeError, "_handle");
        return NULL;
    }
    Py_INCREF(handle);
    return handle;
}

static int table_set_handle(PyObject *self, PyObject *handle, void *closure)
{
    (void)closure;
    Table *table = (Table *)self;
    if (handle == NULL || Py_TYPE(handle) != the.handle || table->handle != NULL) {
        PyErr_SetString(PyExc_TypeError, "a rates table must be given its RatesHandle once");
        return -1;
    }
    PyObject *number = PyObject_GetAttrString(handle, "value");
    if (number == NULL) return -1;
    void *rates = number == Py_None ? NULL : PyLong_AsVoidPtr(number);
    Py_DECREF(number);
    if (PyErr_Occurred()) return -1;
    Py_INCREF(handle);
    table->handle = handle;
    table->rates = rates;
    return 0;
}

/** Reads the arguments from `on` to `registry`; false without an exception if the slow way must look. */
static bool options_given(PyObject *const *given, money_convert_options_t *options)
{
    *options = (money_convert_options_t)MONEY_CONVERT_OPTIONS_INIT;
    if (!is_none(given[0]) && !day_of(given[0], &options->date)) return false;
    if (given[1] != NULL) {
        if (Py_TYPE(given[1]) != &PyLong_Type) return false;
        int overflow;
        long long gap = PyLong_AsLongLongAndOverflow(given[1], &overflow);
        if (overflow != 0 || gap < 0 || gap > INT32_MAX) return false;
        options->max_gap = (int32_t)gap;
    }
    if (given[2] != NULL) {
        if (Py_TYPE(given[2]) != the.rounding) return false;
        options->rounding = (money_rounding_t)PyLong_AsLong(given[2]);
    }
    return digits_given(given[3], &options->digits) && is_none(given[4]);
}

static PyObject *table_convert(PyObject *self, PyObject *const *arguments, Py_ssize_t count, PyObject *names)
{
    static struct place places[] = {
        {.text = "amount"}, {.text = "currency"}, {.text = "on"}, {.text = "max_gap"}, {.text = "rounding"},
        {.text = "digits"}, {.text = "registry"},
    };
    const Table *table = (Table *)self;
    const money_rates_t *rates = table->rates;
    PyObject *given[7];
    if (rates != NULL && arguments_spread(arguments, count, names, places, 7, given) && given[0] != NULL &&
        is_amount(given[0]) && given[1] != NULL) {
        const char *code = code_of(given[1]);
        bool has_options = count > 2 || names != NULL;
        money_convert_options_t options;
        money_t result;
        if (code != NULL && (!table->is_shipped || !is_none(given[2])) &&
            (!has_options || options_given(given + 2, &options)) &&
            the.library.money_rates_convert(rates, value_of(given[0]), code, has_options ? &options : NULL, &result,
                                            NULL, NULL) == MONEY_OK)
            return amount_made(the.money, &result);
    }
    return slow_call(the.convert, self, arguments, count, names);
}

PyTypeObject *table_type_made(PyObject *rates)
{
    static PyMethodDef methods[] = {
        {"convert", (PyCFunction)(void (*)(void))table_convert, METH_FASTCALL | METH_KEYWORDS, NULL},
        {0},
    };
    static PyGetSetDef properties[] = {{"_handle", table_handle, table_set_handle, NULL, NULL}, {0}};
    static PyMemberDef members[] = {
        {"__weaklistoffset__", T_PYSSIZET, offsetof(Table, weak), READONLY, NULL},
        {"_is_shipped", T_BOOL, offsetof(Table, is_shipped), 0, NULL},
        {0},
    };
    methods[0].ml_doc = documentation(rates, "convert",
                                      "($self, amount, currency, on=None, max_gap=0, "
                                      "rounding=libmoney.Rounding.HALF_EVEN, digits=None, registry=None, *, now=None, "
                                      "fresh_for=None, stale='flag')");
    if (methods[0].ml_doc == NULL) return NULL;
    PyType_Slot slots[] = {
        {Py_tp_doc, "The base of Rates, in C."},
        {Py_tp_dealloc, (void *)table_release},
        {Py_tp_methods, methods},
        {Py_tp_getset, properties},
        {Py_tp_members, members},
        {0, NULL},
    };
    PyType_Spec spec = {
        .name = "libmoney._accelerator.Table",
        .basicsize = sizeof(Table),
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
        .slots = slots,
    };
    return (PyTypeObject *)PyType_FromSpec(&spec);
}
