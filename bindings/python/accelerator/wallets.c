/* Entries of wallets: adding one that is only an amount, and reading many. */
#include "accelerator.h"

/** wallets(WalletHandle, WalletEntry, fromordinal): notes the classes, and what makes a date. */
PyObject *wallets_connected(PyObject *module, PyObject *arguments)
{
    (void)module;
    PyObject *handle, *entry, *dates;
    if (!PyArg_ParseTuple(arguments, "O!O!O", &PyType_Type, &handle, &PyType_Type, &entry, &dates)) return NULL;
    if (the.money == NULL || !PyType_IsSubtype((PyTypeObject *)entry, &PyTuple_Type)) {
        PyErr_SetString(PyExc_TypeError, "amounts are connected first, and an entry is a tuple");
        return NULL;
    }
    the.tuple_made = (newfunc)PyType_GetSlot(&PyTuple_Type, Py_tp_new);
    Py_INCREF(handle);
    the.wallet = (PyTypeObject *)handle;
    Py_INCREF(entry);
    the.entry = (PyTypeObject *)entry;
    Py_INCREF(dates);
    the.from_ordinal = dates;
    Py_RETURN_NONE;
}

/** posted(handle, amount): adds an entry and returns its id; None if the slow way must look. */
PyObject *wallet_posted(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    (void)module;
    if (count == 2 && the.wallet != NULL && Py_TYPE(arguments[0]) == the.wallet && is_amount(arguments[1])) {
        PyObject *number = PyObject_GetAttrString(arguments[0], "value");
        if (number == NULL) return NULL;
        money_wallet_t *wallet = number == Py_None ? NULL : PyLong_AsVoidPtr(number);
        Py_DECREF(number);
        if (PyErr_Occurred()) return NULL;
        uint64_t id;
        if (wallet != NULL &&
            the.library.money_wallet_add(wallet, value_of(arguments[1]), NULL, &id, NULL) == MONEY_OK)
            return PyLong_FromUnsignedLongLong(id);
    }
    Py_RETURN_NONE;
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

static PyObject *entry_made(const money_wallet_entry_t *entry)
{
    const char *end = memchr(entry->label, 0, sizeof entry->label);
    Py_ssize_t length = end == NULL ? (Py_ssize_t)sizeof entry->label : (Py_ssize_t)(end - entry->label);
    PyObject *fields = PyTuple_New(4), *arguments = fields == NULL ? NULL : PyTuple_New(1), *made = NULL;
    PyObject *values[4] = {NULL, NULL, NULL, NULL};
    if (arguments == NULL) goto done;
    values[0] = PyLong_FromUnsignedLongLong(entry->id);
    values[1] = amount_made(the.money, &entry->amount);
    values[2] = PyUnicode_FromStringAndSize(entry->label, length);
    values[3] = date_made(entry->date);
    bool is_whole = true;
    for (Py_ssize_t index = 0; index < 4; index++) {
        is_whole = is_whole && values[index] != NULL;
        /* The tuple owns the value from now on; it may be NULL until the tuple is released. */
        if (PyTuple_SetItem(fields, index, values[index]) != 0) is_whole = false;
    }
    if (!is_whole || PyTuple_SetItem(arguments, 0, fields) != 0) goto done;
    fields = NULL;
    made = the.tuple_made(the.entry, arguments, NULL);
done:
    Py_XDECREF(fields);
    Py_XDECREF(arguments);
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
        PyErr_SetString(PyExc_TypeError, "entries are a page and how many are in it");
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
