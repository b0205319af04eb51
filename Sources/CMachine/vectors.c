#include "vectors.h"

#define SUM(name)                                                                 \
    static int64_t name(const int64_t *words, size_t count, uint64_t *excess)     \
    {                                                                             \
        uint64_t sum = 0, joined = 0;                                             \
        size_t index;                                                             \
                                                                                  \
        for (index = 0; index < count; index++) {                                 \
            sum += (uint64_t)words[index];                                        \
            joined |= (uint64_t)words[index] + (UINT64_C(1) << 46);               \
        }                                                                         \
        *excess = joined;                                                         \
        return (int64_t)sum;                                                      \
    }

SUM(sum_anywhere)

#if defined(__x86_64__)
__attribute__((target("avx2"))) SUM(sum_avx2)
#endif

int64_t money_vectors_sum(const int64_t *words, size_t count, uint64_t *excess)
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2")) return sum_avx2(words, count, excess);
#endif
    return sum_anywhere(words, count, excess);
}
