/* The hash of an amount: that of its number, as Python hashes numbers, and of its currency. */
#include "accelerator.h"

/** The multiplier for the first letters of a code. The Python class uses the same number. */
#define CODE_FACTOR 0x1F351

/** The hash that the class in Python answers. */
static Py_hash_t hash_asked(PyObject *self)
{
    PyObject *number = slow_operator(OPERATOR_hash, self, NULL);
    Py_hash_t result = number == NULL ? -1 : (Py_hash_t)PyLong_AsSsize_t(number);
    Py_XDECREF(number);
    return result;
}

#if defined(__SIZEOF_INT128__) && INTPTR_MAX > INT32_MAX
/* Python hashes the number n / 10^s as n × 10^-s modulo this prime. Equal numbers thus have the same hash at any
 * scale, without removal of trailing zeros. */
#define PRIME ((UINT64_C(1) << 61) - 1)

/** 10^-s modulo the prime, for each scale s. */
static uint64_t inverses[MONEY_DIGITS_MAX + 1];

/** A number below 2^64 modulo the prime. */
static inline uint64_t remainder_of(uint64_t number)
{
    number = (number & PRIME) + (number >> 61);
    return number >= PRIME ? number - PRIME : number;
}

static inline uint64_t product_of(uint64_t left, uint64_t right)
{
    unsigned __int128 product = (unsigned __int128)left * right;
    return remainder_of(((uint64_t)product & PRIME) + (uint64_t)(product >> 61));
}

void hashes_prepared(void)
{
    /* By Fermat's little theorem the inverse of 10 is 10^(prime - 2). */
    uint64_t tenth = 1, power = 10;
    for (uint64_t exponent = PRIME - 2; exponent > 0; exponent >>= 1) {
        if ((exponent & 1) != 0) tenth = product_of(tenth, power);
        power = product_of(power, power);
    }
    inverses[0] = 1;
    for (int scale = 1; scale <= MONEY_DIGITS_MAX; scale++) inverses[scale] = product_of(inverses[scale - 1], tenth);
}

/** -1 signals an error to Python, so no object may have it as its hash. */
static inline int64_t allowed(int64_t hash)
{
    return hash == -1 ? -2 : hash;
}

/** The hash() of the Decimal of an amount. */
static inline int64_t number_hash(const money_t *value)
{
    bool is_negative = value->hi < 0;
    uint64_t low = is_negative ? -value->lo : value->lo;
    uint64_t residue = remainder_of(low);
    if (!is_small(value->hi, value->lo)) {
        uint64_t high = is_negative ? ~(uint64_t)value->hi + (low == 0) : (uint64_t)value->hi;
        /* 2^64 is 8 modulo the prime. */
        residue = remainder_of(product_of(remainder_of(high), 8) + residue);
    }
    residue = product_of(residue, inverses[value->scale]);
    return allowed(is_negative ? -(int64_t)residue : (int64_t)residue);
}

/** The letters of a code as numbers: the first four, and the others. */
static inline uint32_t head_of(const char *code)
{
    const unsigned char *bytes = (const unsigned char *)code;
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static inline uint64_t tail_of(const char *code)
{
    return (uint64_t)head_of(code + 8) << 32 | head_of(code + 4);
}

Py_hash_t amount_hash(PyObject *self)
{
    Amount *amount = (Amount *)self;
    if (amount->hash != -1) return amount->hash;
    const money_t *value = &amount->value;
    /* Only bytes that the library did not make have another scale. */
    if (value->scale > MONEY_DIGITS_MAX) return hash_asked(self);
    int64_t sum = number_hash(value) + (int64_t)head_of(value->currency) * CODE_FACTOR;
    sum += (int64_t)remainder_of(tail_of(value->currency));
    while (sum >= (int64_t)PRIME) sum -= (int64_t)PRIME;
    amount->hash = (Py_hash_t)allowed(sum);
    return amount->hash;
}
#else
/* Python has another prime on a machine of 32 bits. */
void hashes_prepared(void)
{
}

Py_hash_t amount_hash(PyObject *self)
{
    return hash_asked(self);
}
#endif
