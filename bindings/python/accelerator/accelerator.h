/* Python's amounts in C, over the limited API: one binary for CPython 3.10 and later.
 *
 * Each function here handles the common case. Otherwise it calls the method of the same name of the Python class
 * Money, which calls the library through ctypes. That class alone thus decides what is rejected, and with which
 * message.
 */
#ifndef LIBMONEY_ACCELERATOR_H
#define LIBMONEY_ACCELERATOR_H

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030A0000
#include <Python.h>
#include <money.h>
#include <stdbool.h>
#include <string.h>

/* Symbols that the files share are hidden outside the extension, so that the compiler calls them directly and not
 * through a table that the loader fills. */
#pragma GCC visibility push(hidden)

/* ----------------------------------------------------------------------------------------------------- The library */

/** The functions of the library that are called from here. */
#define LIBRARY_FUNCTIONS(DO)                                                                                          \
    DO(money_abi_version)                                                                                              \
    DO(money_decimal_parse)                                                                                            \
    DO(money_date_from_ymd)                                                                                            \
    DO(money_date_parse)                                                                                               \
    DO(money_new)                                                                                                      \
    DO(money_from_minor)                                                                                               \
    DO(money_to_minor)                                                                                                 \
    DO(money_parse_with_currency)                                                                                      \
    DO(money_format)                                                                                                   \
    DO(money_add)                                                                                                      \
    DO(money_subtract)                                                                                                 \
    DO(money_negate)                                                                                                   \
    DO(money_absolute)                                                                                                 \
    DO(money_multiply)                                                                                                 \
    DO(money_divide)                                                                                                   \
    DO(money_quantize)                                                                                                 \
    DO(money_sum)                                                                                                      \
    DO(money_allocate)                                                                                                 \
    DO(money_split)                                                                                                    \
    DO(money_compare)                                                                                                  \
    DO(money_equal)                                                                                                    \
    DO(money_rates_convert)                                                                                            \
    DO(money_wallet_add)

struct library {
#define MEMBER(name) __typeof__(name) *name;
    LIBRARY_FUNCTIONS(MEMBER)
#undef MEMBER
};

/** Loads the library from `path` if the process has not, and fills the table; false with an ImportError. */
bool library_open(const char *path);

/* ----------------------------------------------------------------------------------------- The functions in Python */

/** The members of the Python class to which the C functions fall back. */
#define OPERATORS(DO)                                                                                                  \
    DO(new, "__new__")                                                                                                 \
    DO(add, "__add__")                                                                                                 \
    DO(radd, "__radd__")                                                                                               \
    DO(sub, "__sub__")                                                                                                 \
    DO(rsub, "__rsub__")                                                                                               \
    DO(mul, "__mul__")                                                                                                 \
    DO(neg, "__neg__")                                                                                                 \
    DO(abs, "__abs__")                                                                                                 \
    DO(eq, "__eq__")                                                                                                   \
    DO(ne, "__ne__")                                                                                                   \
    DO(lt, "__lt__")                                                                                                   \
    DO(le, "__le__")                                                                                                   \
    DO(gt, "__gt__")                                                                                                   \
    DO(ge, "__ge__")                                                                                                   \
    DO(hash, "__hash__")                                                                                               \
    DO(str, "__str__")                                                                                                 \
    DO(format, "__format__")                                                                                           \
    DO(parse, "parse")                                                                                                 \
    DO(from_minor, "from_minor")                                                                                       \
    DO(sum, "sum")                                                                                                     \
    DO(rounded, "rounded")                                                                                             \
    DO(multiplied, "multiplied")                                                                                       \
    DO(divided, "divided")                                                                                             \
    DO(allocate, "allocate")                                                                                           \
    DO(split, "split")                                                                                                 \
    DO(amount, "amount")                                                                                               \
    DO(currency, "currency")                                                                                           \
    DO(minor, "minor")                                                                                                 \
    DO(reduce, "__reduce__")

enum operator {
#define MEMBER(name, text) OPERATOR_##name,
    OPERATORS(MEMBER)
#undef MEMBER
        OPERATOR_COUNT
};

/* -------------------------------------------------------------------------------------------------------- The state */

/** An amount: an object of Money, or of a class derived from it. */
typedef struct {
    PyObject_HEAD
    PyObject *weak;
    Py_hash_t hash; /* -1 before the first call of hash() */
    money_t value;
} Amount;

/** How an attribute is read of the objects that have it, without a search for its name. */
struct field {
    PyObject *descriptor;
    descrgetfunc get;
};

/** The state that the functions share. There is one: a second interpreter of the process uses ctypes. */
struct state {
    struct library library;
    PyObject *complete;    /* imports the parts of Money in Python */
    PyTypeObject *money;   /* the class Money */
    PyObject *operators[OPERATOR_COUNT]; /* NULL before the parts in Python are connected */
    PyTypeObject *table;   /* the type of tables of rates */
    PyObject *convert;     /* Rates.convert in Python */
    PyTypeObject *decimal; /* decimal.Decimal, and how it is written; NULL before it is needed */
    reprfunc decimal_text;
    allocfunc decimal_alloc;   /* and how its memory is allocated */
    PyObject *decimal_pattern; /* the Decimal that decimal_made copies; NULL if it cannot make any */
    binaryfunc shift_right; /* of int itself, even if a subclass overrides it */
    PyTypeObject *rounding; /* Rounding */
    PyTypeObject *date;     /* datetime.date, and its method toordinal */
    PyObject *ordinal;
    bool date_is_known;     /* true if day_of can read a date's year, month and day from memory */
    bool decimal_is_known;  /* true if decimal_read can read a Decimal's digits from memory */
    PyTypeObject *handle;   /* RatesHandle */
    PyTypeObject *wallet;   /* WalletHandle */
    PyTypeObject *entry;    /* WalletEntry, and date.fromordinal */
    PyObject *from_ordinal;
    PyObject *wallet_added; /* Wallet.add in Python, and the fields of a Wallet and of its handle */
    struct field wallet_callback;
    struct field wallet_handle;
    struct field wallet_address;
    PyObject *running;      /* the dict of threads that are inside an object */
    PyObject *view;         /* makes a MoneyStruct of 32 bytes */
    PyObject *pending;      /* the dict of exceptions from callbacks of long calls, and the function that raises them */
    PyObject *raise_pending;
    PyObject *restored;     /* the function that pickles of amounts name, in C and in Python */
    PyObject *restored_in_python;
};

extern struct state the;

static inline bool is_amount(PyObject *object)
{
    return PyObject_TypeCheck(object, the.money);
}

/** A coefficient of 64 bits: the high word only repeats its sign. */
static inline bool is_small(int64_t high, uint64_t low)
{
    return high == (int64_t)low >> 63;
}

/** True if two amounts have the same scale and currency, so that their coefficients can be compared directly. */
static inline bool are_alike(const money_t *left, const money_t *right)
{
    return left->scale == right->scale && memcmp(left->currency, right->currency, MONEY_CODE_SIZE) == 0;
}

static inline money_t *value_of(PyObject *amount)
{
    return &((Amount *)amount)->value;
}

/* ---------------------------------------------------------------------------------------------------- Across files */

/** Makes an object of `type`, which is Money or derives from it. */
PyObject *amount_made(PyTypeObject *type, const money_t *value);

/** The exact number of a str, an int or a Decimal as most are written; false without an exception for all others. */
bool number_of(PyObject *object, money_decimal_t *number);

/** Imports Decimal and checks its layout for decimal_read, once; false with an exception. */
bool decimal_connected(void);

/** Makes a Decimal in memory; NULL with an exception, or without one if it must be made from its text. */
PyObject *decimal_made(int64_t high, uint64_t low, uint32_t scale);

/** Reads the number of a Decimal from memory; false without an exception if its text must be parsed. */
bool decimal_read(PyObject *object, money_decimal_t *number);

/** The code of a currency, which lives as long as `object`; NULL without an exception if the slow way must look. */
const char *code_of(PyObject *object);

/** The code of an amount as Python's text. */
PyObject *code_text(const char *code);

/** Creates a value from a number and a code, as money_new does without a registry; false without an exception if the
 * slow way must look. */
bool value_of_currency(const money_decimal_t *number, PyObject *currency, money_t *value);

/** The first of January 1970 as Python numbers days. */
#define EPOCH 719163

/** Checks whether this Python's dates have the layout that day_of expects, and stores the result; false with an
 * exception. */
bool date_layout_checked(void);

/** The days since 1970 of a date or its text; false without an exception if the slow way must look. */
bool day_of(PyObject *object, money_date_t *day);

/** A cache of the first days of months, since the days of a list share few months. */
struct month_starts {
    struct {
        int month; /* 12 × the year + the month; 0: nothing is kept here */
        money_date_t first;
    } kept[256];
};

/** The days since 1970 of an object of datetime.date; false without an exception if the slow way must look. */
bool day_by_month(PyObject *date, struct month_starts *starts, money_date_t *day);

/** An argument's name. Python interns the names in a call, so the object identifies it. */
struct place {
    const char *text;
    PyObject *name; /* NULL before the first call with names */
};

/** Assigns the arguments of a call to named parameters; false if the general path must reject them. */
bool arguments_spread(PyObject *const *arguments, Py_ssize_t count, PyObject *names, struct place *places,
                      Py_ssize_t place_count, PyObject **spread);

/** True for an argument that is missing or None. */
static inline bool is_none(PyObject *object)
{
    return object == NULL || object == Py_None;
}

/** Reads a number of fraction digits, MONEY_DIGITS_CURRENCY for None; false without an exception if the slow way must
 * look. */
bool digits_given(PyObject *object, int32_t *digits);

/** Imports and connects the parts of Money in Python; false with an exception. */
bool amounts_completed(void);

/** A member of the class in Python; NULL with an exception. */
PyObject *operator_of(enum operator which);

/** A type that a module has, or another object; false with an exception. */
bool object_found(const char *module, const char *name, PyObject **object);

/** Calls a function in Python with the arguments of a call; NULL with its exception if `function` is NULL. */
PyObject *slow_call(PyObject *function, PyObject *self, PyObject *const *arguments, Py_ssize_t count, PyObject *names);
PyObject *slow_operator(enum operator which, PyObject *first, PyObject *second);

/** The methods of an amount, and the functions of its properties. */
extern PyMethodDef amount_methods[];
PyObject *amount_holding(PyObject *type, PyObject *structure);
PyObject *amount_amount(PyObject *self, void *closure);
PyObject *amount_minor(PyObject *self, void *closure);

/** Returns a docstring that begins with the signature; NULL with an exception. */
char *text_documented(const char *name, const char *signature, PyObject *doc);
char *documentation(PyObject *owner, const char *name, const char *signature);

PyObject *amount_add(PyObject *left, PyObject *right);
PyObject *amount_subtract(PyObject *left, PyObject *right);
PyObject *amount_multiply(PyObject *left, PyObject *right);
PyObject *amount_negative(PyObject *self);
PyObject *amount_positive(PyObject *self);
PyObject *amount_absolute(PyObject *self);
int amount_bool(PyObject *self);
PyObject *amount_compare(PyObject *self, PyObject *other, int operation);

/** The shares of an amount. */
PyObject *amount_allocate(PyObject *self, PyObject *const *arguments, Py_ssize_t count, PyObject *names);
PyObject *amount_split(PyObject *self, PyObject *const *arguments, Py_ssize_t count, PyObject *names);

/** The pickles of amounts. */
PyObject *amount_reduce(PyObject *self, PyObject *none);
PyObject *amount_reduce_ex(PyObject *self, PyObject *protocol);
PyObject *restoring(PyObject *module, PyObject *function);

/** Initialises the tables for hashes. */
void hashes_prepared(void);
Py_hash_t amount_hash(PyObject *self);
PyObject *amount_str(PyObject *self);
PyObject *amount_repr(PyObject *self);
PyObject *amount_format(PyObject *self, PyObject *specification);
PyObject *amount_currency(PyObject *self, void *closure);

/** Functions of the module for wallets. */
PyObject *wallets_connected(PyObject *module, PyObject *arguments);
PyObject *wallet_adding(PyObject *module, PyObject *wallet);
PyObject *wallet_entries(PyObject *module, PyObject *const *arguments, Py_ssize_t count);

/** Functions of the module for lists that are columns. */
PyObject *integers(PyObject *module, PyObject *list);
PyObject *decimals(PyObject *module, PyObject *list);
PyObject *codes(PyObject *module, PyObject *list);
PyObject *days(PyObject *module, PyObject *list);
PyObject *listed(PyObject *module, PyObject *arguments);

/** Makes Money, and the type under Rates; NULL with an exception. */
PyTypeObject *amount_type_made(void);
PyTypeObject *table_type_made(PyObject *rates);

#pragma GCC visibility pop

#endif
