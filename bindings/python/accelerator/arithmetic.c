/* Sums, differences and products of amounts. */
#include "accelerator.h"

/** True for the int 0, which is neutral in a sum of amounts of any currency. */
static bool is_zero(PyObject *object)
{
    int overflow;
    return Py_TYPE(object) == &PyLong_Type && PyLong_AsLongLongAndOverflow(object, &overflow) == 0 && overflow == 0;
}

static PyObject *same(PyObject *amount)
{
    Py_INCREF(amount);
    return amount;
}

/** Adds amounts of the same scale and currency with 64-bit coefficients; false if the general path is required. */
static inline bool is_small_sum(const money_t *left, const money_t *right, money_t *sum)
{
    long long result;
    if (!are_alike(left, right) || !is_small(left->hi, left->lo) || !is_small(right->hi, right->lo) ||
        __builtin_add_overflow((long long)left->lo, (long long)right->lo, &result))
        return false;
    *sum = *left;
    sum->lo = (uint64_t)result;
    sum->hi = result < 0 ? -1 : 0;
    return true;
}

/** The difference, likewise. */
static inline bool is_small_difference(const money_t *left, const money_t *right, money_t *difference)
{
    long long result;
    if (!are_alike(left, right) || !is_small(left->hi, left->lo) || !is_small(right->hi, right->lo) ||
        __builtin_sub_overflow((long long)left->lo, (long long)right->lo, &result))
        return false;
    *difference = *left;
    difference->lo = (uint64_t)result;
    difference->hi = result < 0 ? -1 : 0;
    return true;
}

PyObject *amount_add(PyObject *left, PyObject *right)
{
    bool is_left = is_amount(left);
    if (is_left && is_amount(right)) {
        money_t sum;
        if (is_small_sum(value_of(left), value_of(right), &sum) ||
            the.library.money_add(value_of(left), value_of(right), &sum, NULL) == MONEY_OK)
            return amount_made(the.money, &sum);
    }
    /* sum() starts with 0. */
    if (is_left) return is_zero(right) ? same(left) : slow_operator(OPERATOR_add, left, right);
    if (is_amount(right) && is_zero(left)) return same(right);
    if (is_amount(right)) return slow_operator(OPERATOR_radd, right, left);
    return same(Py_NotImplemented);
}

PyObject *amount_subtract(PyObject *left, PyObject *right)
{
    bool is_left = is_amount(left);
    if (is_left && is_amount(right)) {
        money_t difference;
        if (is_small_difference(value_of(left), value_of(right), &difference) ||
            the.library.money_subtract(value_of(left), value_of(right), &difference, NULL) == MONEY_OK)
            return amount_made(the.money, &difference);
    }
    if (is_left) return slow_operator(OPERATOR_sub, left, right);
    if (is_amount(right)) return slow_operator(OPERATOR_rsub, right, left);
    return same(Py_NotImplemented);
}

/** Multiplies an amount with a 64-bit coefficient by a small int; false if the general path is required. */
static bool is_small_product(const money_t *amount, PyObject *factor, money_t *product)
{
    long long number, coefficient = (long long)amount->lo, result;
    int overflow;
    if (Py_TYPE(factor) != &PyLong_Type || amount->hi != (coefficient < 0 ? -1 : 0)) return false;
    number = PyLong_AsLongLongAndOverflow(factor, &overflow);
    if (overflow != 0 || __builtin_mul_overflow(coefficient, number, &result)) return false;
    *product = *amount;
    product->lo = (uint64_t)result;
    product->hi = result < 0 ? -1 : 0;
    return true;
}

PyObject *amount_multiply(PyObject *left, PyObject *right)
{
    PyObject *amount = is_amount(left) ? left : right, *factor = amount == left ? right : left;
    if (!is_amount(amount)) return same(Py_NotImplemented);
    money_decimal_t number;
    money_t product;
    if (is_small_product(value_of(amount), factor, &product)) return amount_made(the.money, &product);
    if (number_of(factor, &number) &&
        the.library.money_multiply(value_of(amount), &number, MONEY_DIGITS_EXACT, MONEY_ROUND_UNNECESSARY, &product,
                                   NULL, NULL) == MONEY_OK)
        return amount_made(the.money, &product);
    return slow_operator(OPERATOR_mul, amount, factor);
}

PyObject *amount_negative(PyObject *self)
{
    money_t result;
    if (the.library.money_negate(value_of(self), &result, NULL) == MONEY_OK) return amount_made(the.money, &result);
    return slow_operator(OPERATOR_neg, self, NULL);
}

PyObject *amount_positive(PyObject *self)
{
    return same(self);
}

PyObject *amount_absolute(PyObject *self)
{
    money_t result;
    if (the.library.money_absolute(value_of(self), &result, NULL) == MONEY_OK) return amount_made(the.money, &result);
    return slow_operator(OPERATOR_abs, self, NULL);
}
