/* The type of amounts: creation, release and comparison. */
#include "accelerator.h"
#include "docstrings.h"
#include <stddef.h>
#include <structmember.h>

/* A free list of released amounts. A sanitizer must see each allocation and release, so it is disabled there. */
#ifdef __SANITIZE_ADDRESS__
static Amount *memory_taken(void)
{
    return PyObject_Malloc(sizeof(Amount));
}

static void memory_given_back(Amount *amount)
{
    PyObject_Free(amount);
}
#else
#define KEPT 64
static Amount *kept[KEPT];
static int kept_count;

static inline Amount *memory_taken(void)
{
    return kept_count > 0 ? kept[--kept_count] : PyObject_Malloc(sizeof(Amount));
}

static inline void memory_given_back(Amount *amount)
{
    if (kept_count < KEPT) kept[kept_count++] = amount;
    else PyObject_Free(amount);
}
#endif

PyObject *amount_made(PyTypeObject *type, const money_t *value)
{
    Amount *self;
    if (type == the.money) {
        self = memory_taken();
        if (self == NULL) return PyErr_NoMemory();
        PyObject_Init((PyObject *)self, type);
        self->weak = NULL;
    } else {
        /* A class derived from Money may have more fields. */
        self = (Amount *)((allocfunc)PyType_GetSlot(type, Py_tp_alloc))(type, 0);
        if (self == NULL) return NULL;
    }
    self->hash = -1;
    self->value = *value;
    return (PyObject *)self;
}

static void amount_release(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    if (((Amount *)self)->weak != NULL) PyObject_ClearWeakRefs(self);
    if (type == the.money) memory_given_back((Amount *)self);
    else ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

static PyObject *amount_new(PyTypeObject *type, PyObject *arguments, PyObject *names)
{
    if (PyTuple_Size(arguments) == 2 && (names == NULL || PyDict_Size(names) == 0)) {
        money_decimal_t number;
        money_t value;
        if (number_of(PyTuple_GetItem(arguments, 0), &number) &&
            value_of_currency(&number, PyTuple_GetItem(arguments, 1), &value))
            return amount_made(type, &value);
    }
    PyObject *first = PyTuple_New(1), *all = NULL, *result = NULL;
    if (first != NULL) {
        Py_INCREF(type);
        if (PyTuple_SetItem(first, 0, (PyObject *)type) == 0) all = PySequence_Concat(first, arguments);
        Py_DECREF(first);
    }
    PyObject *general = all == NULL ? NULL : operator_of(OPERATOR_new);
    if (general != NULL) result = PyObject_Call(general, all, names);
    Py_XDECREF(all);
    return result;
}

/** Money._holding: creates an amount from the bytes of a money_t that the library returned. */
PyObject *amount_holding(PyObject *type, PyObject *structure)
{
    PyObject *bytes = PyBytes_FromObject(structure);
    if (bytes == NULL) return NULL;
    PyObject *result = NULL;
    if (PyBytes_Size(bytes) == (Py_ssize_t)sizeof(money_t)) {
        money_t value;
        memcpy(&value, PyBytes_AsString(bytes), sizeof value);
        result = amount_made((PyTypeObject *)type, &value);
    } else {
        PyErr_SetString(PyExc_TypeError, "an amount must be stored as a MoneyStruct");
    }
    Py_DECREF(bytes);
    return result;
}

int amount_bool(PyObject *self)
{
    const money_t *value = value_of(self);
    return (value->lo | (uint64_t)value->hi) != 0;
}

static inline PyObject *answered(bool is_true)
{
    PyObject *result = is_true ? Py_True : Py_False;
    Py_INCREF(result);
    return result;
}

/** The result of a comparison: `is_less` and `is_equal` describe the left side relative to the right. */
static inline PyObject *ordered(bool is_less, bool is_equal, int operation)
{
    /* Bit n is the result of operation n: Py_LT is 0, Py_LE 1, Py_EQ 2, Py_NE 3, Py_GT 4 and Py_GE 5. */
    static const unsigned char less = 1 << Py_LT | 1 << Py_LE | 1 << Py_NE;
    static const unsigned char equal = 1 << Py_LE | 1 << Py_EQ | 1 << Py_GE;
    static const unsigned char greater = 1 << Py_NE | 1 << Py_GT | 1 << Py_GE;
    unsigned answers = is_equal ? equal : is_less ? less : greater;
    return answered((answers >> operation & 1) != 0);
}

/** The comparison of amounts whose numbers cannot be compared as they are. */
static PyObject *compared(PyObject *self, PyObject *other, int operation)
{
    static const enum operator operators[] = {
        [Py_LT] = OPERATOR_lt, [Py_LE] = OPERATOR_le, [Py_EQ] = OPERATOR_eq,
        [Py_NE] = OPERATOR_ne, [Py_GT] = OPERATOR_gt, [Py_GE] = OPERATOR_ge,
    };
    bool is_equality = operation == Py_EQ || operation == Py_NE;
    int32_t answer;
    if (is_amount(other)) {
        const money_t *left = value_of(self), *right = value_of(other);
        if (is_equality) {
            if (the.library.money_equal(left, right, &answer, NULL) == MONEY_OK)
                return answered((answer != 0) == (operation == Py_EQ));
        } else if (the.library.money_compare(left, right, &answer, NULL) == MONEY_OK) {
            return ordered(answer < 0, answer == 0, operation);
        }
    } else if (is_equality) {
        Py_INCREF(Py_NotImplemented);
        return Py_NotImplemented;
    }
    return slow_operator(operators[operation], self, other);
}

PyObject *amount_compare(PyObject *self, PyObject *other, int operation)
{
    if (is_amount(other)) {
        const money_t *left = value_of(self), *right = value_of(other);
        if (are_alike(left, right)) {
            bool is_equal = left->hi == right->hi && left->lo == right->lo;
            bool is_less = left->hi < right->hi || (left->hi == right->hi && left->lo < right->lo);
            return ordered(is_less, is_equal, operation);
        }
    }
    return compared(self, other, operation);
}

/** Amount._value: the money_t as the rest of the package passes it to the library, a copy. */
static PyObject *amount_view(PyObject *self, void *closure)
{
    (void)closure;
    if (!amounts_completed()) return NULL;
    PyObject *bytes = PyBytes_FromStringAndSize((const char *)value_of(self), (Py_ssize_t)sizeof(money_t));
    PyObject *result = bytes == NULL ? NULL : PyObject_CallFunctionObjArgs(the.view, bytes, NULL);
    Py_XDECREF(bytes);
    return result;
}

PyTypeObject *amount_type_made(void)
{
    static PyGetSetDef properties[] = {
        {"amount", amount_amount, NULL, DOC_amount, NULL},
        {"currency", amount_currency, NULL, DOC_currency, NULL},
        {"minor", amount_minor, NULL, DOC_minor, NULL},
        {"_value", amount_view, NULL, NULL, NULL},
        {0},
    };
    static PyMemberDef members[] = {
        {"__weaklistoffset__", T_PYSSIZET, offsetof(Amount, weak), READONLY, NULL},
        {0},
    };
    PyType_Slot slots[] = {
        {Py_tp_doc, "Money(amount, currency, registry=None)\n--\n\n" DOC_Money},
        {Py_tp_new, (void *)amount_new},
        {Py_tp_dealloc, (void *)amount_release},
        {Py_tp_methods, amount_methods},
        {Py_tp_getset, properties},
        {Py_tp_members, members},
        {Py_tp_richcompare, (void *)amount_compare},
        {Py_tp_hash, (void *)amount_hash},
        {Py_tp_str, (void *)amount_str},
        {Py_tp_repr, (void *)amount_repr},
        {Py_nb_add, (void *)amount_add},
        {Py_nb_subtract, (void *)amount_subtract},
        {Py_nb_multiply, (void *)amount_multiply},
        {Py_nb_negative, (void *)amount_negative},
        {Py_nb_positive, (void *)amount_positive},
        {Py_nb_absolute, (void *)amount_absolute},
        {Py_nb_bool, (void *)amount_bool},
        {0, NULL},
    };
    PyType_Spec spec = {
        .name = "libmoney.Money",
        .basicsize = sizeof(Amount),
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
        .slots = slots,
    };
    PyObject *made = PyType_FromSpec(&spec), *name = PyUnicode_FromString("Money");
    /* Python's own errors name a class without its module, if they name one that is written in Python. */
    if (made != NULL && (name == NULL || PyObject_SetAttrString(made, "__name__", name) != 0)) Py_CLEAR(made);
    Py_XDECREF(name);
    return (PyTypeObject *)made;
}
