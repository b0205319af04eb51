/* Sources/CMachine/ceil.c beside the C library's own function, bit by bit: the edges, and numbers of all sizes by chance. */
#include <math.h>

#include "check.h"

#define MONEY_RESERVE
#define ceil own_ceil
#include "../../Sources/CMachine/ceil.c"
#undef ceil

static int is_same(double number)
{
    double own = own_ceil(number), other = (ceil)(number);

    return memcmp(&own, &other, sizeof own) == 0;
}

int main(void)
{
    static const double edges[] = {
        0.0, 0.5, 1.0, 1.5, 0x1p-1074, 0x1.fffffffffffffp-1, 4503599627370495.5, 4503599627370496.0, 0x1p62, 0x1p63, 0x1p1023, INFINITY, NAN,
    };
    uint64_t chance = 88172645463325252u, bits;
    double number;

    for (size_t i = 0; i < sizeof edges / sizeof edges[0]; i++) {
        CHECK(is_same(edges[i]));
        CHECK(is_same(-edges[i]));
    }
    for (int i = 0; i < 100000; i++) {
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        /* Numbers with exponents from 2^-3 to 2^56 can have both an integer and a fraction part. */
        bits = (chance & UINT64_C(0x800fffffffffffff)) | (UINT64_C(1020) + (chance >> 54) % 60) << 52;
        memcpy(&number, &bits, sizeof number);
        CHECK(is_same(number));
    }
    return check_end();
}
