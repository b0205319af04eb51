/* Comparison within a currency, whose operators are NULL between currencies, and the total order of indexes. */
#include "values.h"

#include "common/hashfn.h"
#include "port/pg_bswap.h"
#include "utils/sortsupport.h"

int total_order(const money_t *a, const money_t *b)
{
    int order = strncmp(a->currency, b->currency, MONEY_CODE_SIZE);
    int32_t values = 0;
    money_error_t error;

    if (order != 0) return order < 0 ? -1 : 1;
    require(money_compare(a, b, &values, &error), &error);
    return values;
}

static int total_order_of(Datum x, Datum y)
{
    money_t a, b;

    amount_of_datum(x, &a);
    amount_of_datum(y, &b);
    return total_order(&a, &b);
}

/* ---------------------------------------------------------------------------------------- Within a currency ------ */

/* Reads two amounts and returns whether they are of one currency. */
static bool are_comparable(FunctionCallInfo fcinfo, int *order)
{
    money_t a, b;

    amount_of_datum(PG_GETARG_DATUM(0), &a);
    amount_of_datum(PG_GETARG_DATUM(1), &b);
    if (strncmp(a.currency, b.currency, MONEY_CODE_SIZE) != 0) return false;
    *order = total_order(&a, &b);
    return true;
}

#define COMPARISON(name, test)                           \
    SQL_FUNCTION(name)                                   \
    {                                                    \
        int order;                                       \
                                                         \
        if (!are_comparable(fcinfo, &order)) PG_RETURN_NULL(); \
        PG_RETURN_BOOL(order test 0);                    \
    }

COMPARISON(amount_lt, <)
COMPARISON(amount_le, <=)
COMPARISON(amount_ge, >=)
COMPARISON(amount_gt, >)

/* -1, 0 or 1; an error between currencies. */
SQL_FUNCTION(amount_compared)
{
    money_t a, b;
    int32_t order;
    money_error_t error;

    amount_of_datum(PG_GETARG_DATUM(0), &a);
    amount_of_datum(PG_GETARG_DATUM(1), &b);
    require(money_compare(&a, &b, &order, &error), &error);
    PG_RETURN_INT32(order);
}

/* ---------------------------------------------------------------------------------------------- Total order ------ */

#define TOTAL(name, test)                                                                          \
    SQL_FUNCTION(name)                                                                             \
    {                                                                                              \
        PG_RETURN_BOOL(total_order_of(PG_GETARG_DATUM(0), PG_GETARG_DATUM(1)) test 0);             \
    }

TOTAL(amount_eq, ==)
TOTAL(amount_ne, !=)
TOTAL(amount_total_lt, <)
TOTAL(amount_total_le, <=)
TOTAL(amount_total_ge, >=)
TOTAL(amount_total_gt, >)

SQL_FUNCTION(amount_total_cmp)
{
    PG_RETURN_INT32(total_order_of(PG_GETARG_DATUM(0), PG_GETARG_DATUM(1)));
}

/* ------------------------------------------------------------------------------------------------- Sorting ------- */

static int compare_datums(Datum x, Datum y, SortSupport support)
{
    return total_order_of(x, y);
}

static size_t key_of(Datum datum, char *key)
{
    money_t amount;
    size_t length;
    money_error_t error;

    amount_of_datum(datum, &amount);
    require(money_sort_key(&amount, key, MONEY_SORT_KEY_MAX, &length, &error), &error);
    return length;
}

#if SIZEOF_DATUM == 8
static int compare_abbreviated(Datum x, Datum y, SortSupport support)
{
    return x < y ? -1 : x > y;
}

/* The first eight bytes of the sort key. */
static Datum abbreviate(Datum original, SortSupport support)
{
    char key[MONEY_SORT_KEY_MAX] = { 0 };
    uint64 word;

    key_of(original, key);
    memcpy(&word, key, sizeof word);
    return (Datum)pg_ntoh64(word);
}

static bool is_abbreviation_useless(int count, SortSupport support)
{
    return false;
}
#endif

SQL_FUNCTION(amount_sort_support)
{
    SortSupport support = (SortSupport)PG_GETARG_POINTER(0);

    support->comparator = compare_datums;
#if SIZEOF_DATUM == 8
    if (support->abbreviate) {
        support->comparator = compare_abbreviated;
        support->abbrev_converter = abbreviate;
        support->abbrev_abort = is_abbreviation_useless;
        support->abbrev_full_comparator = compare_datums;
    }
#endif
    PG_RETURN_VOID();
}

/* ------------------------------------------------------------------------------------------------- Hashing ------- */

/* The hash of the sort key, whose bytes are frozen: hash partitions remain valid with every version of the library. */
SQL_FUNCTION(amount_hash)
{
    char key[MONEY_SORT_KEY_MAX];
    size_t length = key_of(PG_GETARG_DATUM(0), key);

    return hash_any((unsigned char *)key, (int)length);
}

SQL_FUNCTION(amount_hash_extended)
{
    char key[MONEY_SORT_KEY_MAX];
    size_t length = key_of(PG_GETARG_DATUM(0), key);

    return hash_any_extended((unsigned char *)key, (int)length, (uint64)PG_GETARG_INT64(1));
}

/* -------------------------------------------------------------------------------------------------- Bounds ------- */

/* The least and the greatest amount of a currency: plus or minus 10^38 - 1. */
static Datum bound_of(Datum datum, bool is_least)
{
    static const char digits[] = "99999999999999999999999999999999999999";
    money_t amount;
    money_decimal_t number;
    money_error_t error;

    amount_of_datum(datum, &amount);
    require(money_decimal_parse(digits, MONEY_NTS, &number, &error), &error);
    if (is_least) require(money_decimal_negate(&number, &number, &error), &error);
    amount.lo = number.lo;
    amount.hi = number.hi;
    amount.scale = 0;
    return datum_of_amount(&amount);
}

SQL_FUNCTION(amount_least)
{
    return bound_of(PG_GETARG_DATUM(0), true);
}

SQL_FUNCTION(amount_greatest)
{
    return bound_of(PG_GETARG_DATUM(0), false);
}

/* min and max: an error between currencies. */
static Datum extreme(FunctionCallInfo fcinfo, int sign)
{
    money_t a, b;
    int32_t order;
    money_error_t error;

    amount_of_datum(PG_GETARG_DATUM(0), &a);
    amount_of_datum(PG_GETARG_DATUM(1), &b);
    require(money_compare(&a, &b, &order, &error), &error);
    return PG_GETARG_DATUM(order * sign >= 0 ? 0 : 1);
}

SQL_FUNCTION(amount_smaller)
{
    return extreme(fcinfo, -1);
}

SQL_FUNCTION(amount_larger)
{
    return extreme(fcinfo, 1);
}
