/* Entries of wallets: adding one that is only an amount, and reading many. */
#include "accelerator.h"

/** wallets(WalletHandle, WalletEntry, fromordinal, running): stores the classes, the function that creates dates, and
 * the threads that are using an object. */
PyObject *wallets_connected(PyObject *module, PyObject *arguments)
{
    (void)module;
    PyObject *handle, *entry, *dates, *running;
    if (!PyArg_ParseTuple(arguments, "O!O!OO!", &PyType_Type, &handle, &PyType_Type, &entry, &dates, &PyDict_Type,
                          &running))
        return NULL;
    if (the.money == NULL || !PyType_IsSubtype((PyTypeObject *)entry, &PyTuple_Type)) {
        PyErr_SetString(PyExc_TypeError, "amounts must be connected first, and an entry must be a tuple");
        return NULL;
    }
    Py_INCREF(handle);
    the.wallet = (PyTypeObject *)handle;
    Py_INCREF(entry);
    the.entry = (PyTypeObject *)entry;
    Py_INCREF(dates);
    the.from_ordinal = dates;
    Py_INCREF(running);
    the.running = running;
    Py_RETURN_NONE;
}

/** Notes how an attribute of objects of a type is read; false with an exception. */
static bool field_found(PyObject *type, const char *name, struct field *field)
{
    field->descriptor = PyObject_GetAttrString(type, name);
    if (field->descriptor == NULL) return false;
    field->get = (descrgetfunc)PyType_GetSlot(Py_TYPE(field->descriptor), Py_tp_descr_get);
    if (field->get == NULL) PyErr_Format(PyExc_TypeError, "unknown field \"%s\"", name);
    return field->get != NULL;
}

static PyObject *field_of(const struct field *field, PyObject *object)
{
    return field->get(field->descriptor, object, (PyObject *)Py_TYPE(object));
}

/** Returns the wallet of an object without listeners; NULL without an exception if the general path is required. */
static money_wallet_t *unwatched(PyObject *self)
{
    money_wallet_t *wallet = NULL;
    PyObject *callback = field_of(&the.wallet_callback, self), *handle = NULL, *number = NULL;
    if (callback == Py_None) handle = field_of(&the.wallet_handle, self);
    if (handle != NULL && Py_TYPE(handle) == the.wallet) number = field_of(&the.wallet_address, handle);
    if (number != NULL && number != Py_None) wallet = PyLong_AsVoidPtr(number);
    Py_XDECREF(callback);
    /* The object still holds it. */
    Py_XDECREF(handle);
    Py_XDECREF(number);
    PyErr_Clear();
    return wallet;
}

/** Wallet.add: an entry that is only an amount is added here, if no call of any thread is inside an object. */
static PyObject *wallet_add(PyObject *self, PyObject *const *arguments, Py_ssize_t count, PyObject *names)
{
    if (count == 1 && names == NULL && is_amount(arguments[0]) && PyDict_Size(the.running) == 0) {
        money_wallet_t *wallet = unwatched(self);
        uint64_t id;
        if (wallet != NULL &&
            the.library.money_wallet_add(wallet, value_of(arguments[0]), NULL, &id, NULL) == MONEY_OK)
            return PyLong_FromUnsignedLongLong(id);
    }
    return slow_call(the.wallet_added, self, arguments, count, names);
}

/** adding(Wallet): the method `add` of the class, in C. */
PyObject *wallet_adding(PyObject *module, PyObject *wallet)
{
    static PyMethodDef method = {
        "add", (PyCFunction)(void (*)(void))wallet_add, METH_FASTCALL | METH_KEYWORDS, NULL,
    };
    (void)module;
    if (the.wallet == NULL || !PyType_Check(wallet)) {
        PyErr_SetString(PyExc_TypeError, "wallets must be connected first, and their class must be a type");
        return NULL;
    }
    if (!field_found(wallet, "_handle", &the.wallet_handle) ||
        !field_found(wallet, "_callback", &the.wallet_callback) ||
        !field_found((PyObject *)the.wallet, "value", &the.wallet_address))
        return NULL;
    the.wallet_added = PyObject_GetAttrString(wallet, "add");
    if (the.wallet_added == NULL) return NULL;
    method.ml_doc = documentation(wallet, "add",
                                  "($self, amount, label=None, date=None, *, kind=None, counterpart=None, "
                                  "external_id=None, effective=None, cost=None)");
    return method.ml_doc == NULL ? NULL : PyDescr_NewMethod((PyTypeObject *)wallet, &method);
}

static PyObject *date_made(money_date_t day)
{
    if (day == MONEY_DATE_NONE) {
        Py_INCREF(Py_None);
        return Py_None;
    }
    PyObject *number = PyLong_FromLongLong((long long)day + EPOCH), *date = NULL;
    if (number != NULL) date = PyObject_CallFunctionObjArgs(the.from_ordinal, number, NULL);
    Py_XDECREF(number);
    return date;
}

/** A field of an entry: its number, its amount, its label or its date. */
static PyObject *field_made(const money_wallet_entry_t *entry, Py_ssize_t index)
{
    const char *end = memchr(entry->label, 0, sizeof entry->label);

    switch (index) {
    case 0: return PyLong_FromUnsignedLongLong(entry->id);
    case 1: return amount_made(the.money, &entry->amount);
    case 2:
        return PyUnicode_FromStringAndSize(entry->label, end == NULL ? (Py_ssize_t)sizeof entry->label
                                                                     : (Py_ssize_t)(end - entry->label));
    default: return date_made(entry->date);
    }
}

static PyObject *entry_made(const money_wallet_entry_t *entry)
{
    /* The class adds names to a tuple, and no fields: it is filled as a tuple is. */
    PyObject *made = PyType_GenericAlloc(the.entry, 4);

    /* The first field that fails is the last one made: Python is not called while an exception waits to be seen. */
    for (Py_ssize_t index = 0; made != NULL && index < 4; index++) {
        PyObject *value = field_made(entry, index);
        /* The tuple owns the value from now on. */
        if (value == NULL || PyTuple_SetItem(made, index, value) != 0) Py_CLEAR(made);
    }
    /* A number, an amount, a text and a date contain no references, so no cycle can pass through this object.
     * Untracking it spares the collector repeated visits to 10^5 entries; CPython does the same with its own
     * tuples. */
    if (made != NULL) PyObject_GC_UnTrack(made);
    return made;
}

/** entries(page, count): the entries of a page of money_wallet_entry_t. */
PyObject *wallet_entries(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    (void)module;
    Py_ssize_t entry_count = count == 2 ? PyLong_AsSsize_t(arguments[1]) : -1;
    if (PyErr_Occurred()) return NULL;
    PyObject *bytes = count == 2 ? PyBytes_FromObject(arguments[0]) : NULL, *list = NULL;
    if (PyErr_Occurred()) return NULL;
    if (bytes == NULL || the.wallet == NULL || entry_count < 0 ||
        entry_count > PyBytes_Size(bytes) / (Py_ssize_t)sizeof(money_wallet_entry_t)) {
        PyErr_SetString(PyExc_TypeError, "entries must be a page and the number of its entries");
        Py_XDECREF(bytes);
        return NULL;
    }
    list = PyList_New(0);
    const char *next = PyBytes_AsString(bytes);
    for (Py_ssize_t index = 0; list != NULL && index < entry_count; index++, next += sizeof(money_wallet_entry_t)) {
        money_wallet_entry_t entry;
        memcpy(&entry, next, sizeof entry);
        PyObject *made = entry_made(&entry);
        if (made == NULL || PyList_Append(list, made) != 0) Py_CLEAR(list);
        Py_XDECREF(made);
    }
    Py_DECREF(bytes);
    return list;
}
