/* The library's own ceil, which saves a process from loading libm and its 320 kB. Swift's runtime uses it for the
 * bucket count of hash tables on processors without an instruction for it; it has no other callers. */
#include <stdint.h>

#ifdef MONEY_RESERVE

__attribute__((visibility("hidden"))) double ceil(double number);

/** The least whole number that is not less: 1.5 becomes 2, -1.5 becomes -1, -0.5 becomes -0.0, and NaN stays. */
double ceil(double number)
{
    /* From 2^52 on, every number is an integer. The comparison is false for NaN too. */
    static const double whole = 4503599627370496.0;
    double truncated;

    if (!(number > -whole && number < whole)) return number;
    truncated = (double)(int64_t)number;
    if (truncated < number) truncated += 1;
    return __builtin_copysign(truncated, number);
}

#endif
