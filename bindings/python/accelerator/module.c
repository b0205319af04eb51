/* The module: how it meets the library and the package. */
#include "accelerator.h"
#include <stdatomic.h>

struct state the;

/** The number of the interpreter that the state belongs to, and 1 more; 0 before the first. */
static atomic_llong owner;

static bool operators_found(PyObject *plain)
{
    static const char *const names[] = {
#define MEMBER(name, text) text,
        OPERATORS(MEMBER)
#undef MEMBER
    };
    PyObject *operators[OPERATOR_COUNT];
    for (int index = 0; index < OPERATOR_COUNT; index++) {
        PyObject *member = PyObject_GetAttrString(plain, names[index]);
        if (member != NULL && PyObject_HasAttrString(member, "fget")) {
            PyObject *function = PyObject_GetAttrString(member, "fget");
            Py_DECREF(member);
            member = function;
        }
        if (member == NULL) return false;
        operators[index] = member;
    }
    /* All at once: another thread may be waiting for them. */
    memcpy(the.operators, operators, sizeof operators);
    return true;
}

bool object_found(const char *module, const char *name, PyObject **object)
{
    PyObject *imported = PyImport_ImportModule(module);
    *object = imported == NULL ? NULL : PyObject_GetAttrString(imported, name);
    Py_XDECREF(imported);
    return *object != NULL;
}

static bool python_found(void)
{
    PyObject *date;
    if (!decimal_connected() || !object_found("datetime", "date", &date)) return false;
    the.date = (PyTypeObject *)date;
    the.ordinal = PyObject_GetAttrString(date, "toordinal");
    return date_layout_checked() && the.ordinal != NULL;
}

bool amounts_completed(void)
{
    if (the.operators[0] != NULL) return true;
    /* A thread that finds the import under way waits for its end. */
    PyObject *none = PyObject_CallFunctionObjArgs(the.complete, NULL);
    Py_XDECREF(none);
    if (none == NULL) return false;
    if (the.operators[0] != NULL) return true;
    PyErr_SetString(PyExc_ImportError, "the parts of Money in Python were not connected");
    return false;
}

PyObject *operator_of(enum operator which)
{
    return amounts_completed() ? the.operators[which] : NULL;
}

/** Sets each member that the class in C lacks to pending(class, name, complete); false with an exception. */
static bool members_added(PyObject *made, PyObject *members, PyObject *pending, PyObject *complete)
{
    PyObject *own = PyObject_GetAttrString(made, "__dict__");
    bool is_done = own != NULL;
    for (Py_ssize_t index = 0; is_done && index < PyTuple_Size(members); index++) {
        PyObject *name = PyTuple_GetItem(members, index);
        int has = PySequence_Contains(own, name);
        if (has != 0) {
            is_done = has > 0;
            continue;
        }
        PyObject *member = PyObject_CallFunctionObjArgs(pending, made, name, complete, NULL);
        is_done = member != NULL && PyObject_SetAttr(made, name, member) == 0;
        Py_XDECREF(member);
    }
    Py_XDECREF(own);
    return is_done;
}

/** begin(path, members, pending, complete): Money without its parts in Python, which complete() connects. */
static PyObject *begin(PyObject *module, PyObject *arguments)
{
    (void)module;
    const char *path;
    PyObject *members, *pending, *complete;
    if (!PyArg_ParseTuple(arguments, "sO!OO", &path, &PyTuple_Type, &members, &pending, &complete)) return NULL;
    if (the.money == NULL) {
        if (!library_open(path)) return NULL;
        the.shift_right = (binaryfunc)PyType_GetSlot(&PyLong_Type, Py_nb_rshift);
        hashes_prepared();
        PyObject *made = (PyObject *)amount_type_made();
        if (made == NULL || !members_added(made, members, pending, complete)) return NULL;
        /* Another thread may have made the class meanwhile. */
        if (the.money == NULL) {
            Py_INCREF(complete);
            the.complete = complete;
            the.money = (PyTypeObject *)made;
        }
    }
    Py_INCREF(the.money);
    return (PyObject *)the.money;
}

/** connect(plain, view, rounding, pending, raise_pending): the parts of Money in Python, of which `plain` is the class.
 */
static PyObject *connect(PyObject *module, PyObject *arguments)
{
    (void)module;
    PyObject *plain, *view, *rounding, *pending, *raise_pending;
    if (!PyArg_ParseTuple(arguments, "OOO!O!O", &plain, &view, &PyType_Type, &rounding, &PyDict_Type, &pending,
                          &raise_pending))
        return NULL;
    if (!python_found()) return NULL;
    Py_INCREF(view);
    the.view = view;
    Py_INCREF(rounding);
    the.rounding = (PyTypeObject *)rounding;
    Py_INCREF(raise_pending);
    the.raise_pending = raise_pending;
    Py_INCREF(pending);
    the.pending = pending;
    if (!operators_found(plain)) return NULL;
    Py_RETURN_NONE;
}

/** table(operators, RatesHandle): the base type of Rates; `operators` contains the general `convert`. */
static PyObject *table(PyObject *module, PyObject *arguments)
{
    (void)module;
    PyObject *operators, *handle;
    if (!PyArg_ParseTuple(arguments, "OO!", &operators, &PyType_Type, &handle)) return NULL;
    if (the.money == NULL) {
        PyErr_SetString(PyExc_TypeError, "amounts must be connected first");
        return NULL;
    }
    PyObject *convert = PyObject_GetAttrString(operators, "convert");
    if (convert == NULL) return NULL;
    the.convert = convert;
    Py_INCREF(handle);
    the.handle = (PyTypeObject *)handle;
    if (the.table == NULL) the.table = table_type_made(operators);
    Py_XINCREF(the.table);
    return (PyObject *)the.table;
}

/** packed(amounts): the money_t of a list of amounts, side by side. */
static PyObject *packed(PyObject *module, PyObject *amounts)
{
    (void)module;
    PyObject *list = PySequence_List(amounts);
    if (list == NULL) return NULL;
    Py_ssize_t count = PyList_Size(list);
    PyObject *bytes = PyBytes_FromStringAndSize(NULL, count * (Py_ssize_t)sizeof(money_t));
    char *next = bytes == NULL ? NULL : PyBytes_AsString(bytes);
    for (Py_ssize_t index = 0; next != NULL && index < count; index++, next += sizeof(money_t)) {
        PyObject *amount = PyList_GetItem(list, index);
        if (amount == NULL || !is_amount(amount)) {
            if (amount != NULL) PyErr_SetString(PyExc_TypeError, "an amount must be a Money");
            Py_CLEAR(bytes);
            break;
        }
        memcpy(next, value_of(amount), sizeof(money_t));
    }
    Py_DECREF(list);
    return bytes;
}

/** Writes a flow of a tuple of a date and an amount, as most are; false if the slow way must look. */
static bool flow_packed(PyObject *pair, struct month_starts *starts, money_cash_flow_t *flow)
{
    if (!PyTuple_CheckExact(pair) || PyTuple_Size(pair) != 2) return false;
    PyObject *day = PyTuple_GetItem(pair, 0), *amount = PyTuple_GetItem(pair, 1);
    if (Py_TYPE(day) != the.date || !day_by_month(day, starts, &flow->date)) return false;
    flow->struct_size = sizeof *flow;
    if (Py_TYPE(amount) == the.money) {
        flow->amount = *value_of(amount);
        return true;
    }
    money_decimal_t number;
    if (Py_TYPE(amount) != the.decimal) return false;
    if (!decimal_read(amount, &number) && !number_of(amount, &number)) return false;
    /* The currency of an amount without one: "no currency" of ISO 4217. */
    flow->amount =
        (money_t){.lo = number.lo, .hi = number.hi, .scale = number.scale, .currency = {'X', 'X', 'X'}};
    return true;
}

/** flows(list): returns the money_cash_flow_t array of dated amounts; None if the general path is required. */
static PyObject *flows(PyObject *module, PyObject *list)
{
    (void)module;
    Py_ssize_t count = PyList_Check(list) ? PyList_Size(list) : 0;
    PyObject *bytes = PyByteArray_FromStringAndSize(NULL, count * (Py_ssize_t)sizeof(money_cash_flow_t));
    char *next = bytes == NULL ? NULL : PyByteArray_AsString(bytes);
    struct month_starts starts;
    memset(&starts, 0, sizeof starts);
    for (Py_ssize_t index = 0; next != NULL && index < count; index++, next += sizeof(money_cash_flow_t)) {
        money_cash_flow_t flow;
        PyObject *pair = PyList_GetItem(list, index);
        if (pair == NULL || !flow_packed(pair, &starts, &flow)) {
            PyErr_Clear();
            Py_DECREF(bytes);
            Py_RETURN_NONE;
        }
        memcpy(next, &flow, sizeof flow);
    }
    return bytes;
}

static int module_started(PyObject *module)
{
    (void)module;
    /* Earlier versions find the file as well, but cannot return the slots of built-in types. */
    PyObject *version = PySys_GetObject("hexversion");
    if (version == NULL || PyLong_AsLong(version) < Py_LIMITED_API) {
        PyErr_SetString(PyExc_ImportError, "the accelerator requires CPython 3.10 or later");
        return -1;
    }
    long long number = PyInterpreterState_GetID(PyInterpreterState_Get()) + 1, none = 0;
    if (!atomic_compare_exchange_strong(&owner, &none, number) && none != number) {
        PyErr_SetString(PyExc_ImportError, "the accelerator must not be loaded in a second interpreter");
        return -1;
    }
    return 0;
}

PyMODINIT_FUNC PyInit__accelerator(void)
{
    static PyMethodDef functions[] = {
        {"begin", begin, METH_VARARGS, "Returns Money, without its parts in Python."},
        {"connect", connect, METH_VARARGS, "Notes the parts of Money in Python."},
        {"table", table, METH_VARARGS, "Returns the type that Rates derives from."},
        {"restoring", restoring, METH_O, "The function of pickles in C."},
        {"packed", packed, METH_O, "The structs of a list of amounts, side by side."},
        {"wallets", wallets_connected, METH_VARARGS, "Notes the classes of wallets."},
        {"adding", wallet_adding, METH_O, "Wallet.add."},
        {"entries", (PyCFunction)(void (*)(void))wallet_entries, METH_FASTCALL, "The entries of a page."},
        {"integers", integers, METH_O, "A list of ints as a column of 64 bits, or None."},
        {"decimals", decimals, METH_O, "A list of Decimals as a column of 128 bits, or None."},
        {"codes", codes, METH_O, "A list of codes as indices and the codes, or None."},
        {"days", days, METH_O, "A list of dates or their texts as a column of days, or None."},
        {"listed", listed, METH_VARARGS, "The list of a column, or None."},
        {"flows", flows, METH_O, "The structs of a list of dated amounts, or None."},
        {0},
    };
    static PyModuleDef_Slot slots[] = {{Py_mod_exec, (void *)module_started}, {0, NULL}};
    static PyModuleDef definition = {
        PyModuleDef_HEAD_INIT,
        .m_name = "libmoney._accelerator",
        .m_doc = "Amounts in C.",
        .m_methods = functions,
        .m_slots = slots,
    };
    return PyModuleDef_Init(&definition);
}
