#include "vectors.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

#define SUM(name)                                                                                         \
    static int64_t name(const int64_t *words, const int64_t *others, size_t count, uint64_t *excess)      \
    {                                                                                                     \
        const uint64_t bias = UINT64_C(1) << 46;                                                          \
        uint64_t sum = 0, joined = 0;                                                                     \
        size_t index;                                                                                     \
                                                                                                          \
        for (index = 0; index < count; index++) {                                                         \
            uint64_t word = (uint64_t)words[index], other = (uint64_t)others[index];                      \
                                                                                                          \
            sum += word + other;                                                                          \
            joined |= (word + bias) | (other + bias);                                                     \
        }                                                                                                 \
        *excess = joined;                                                                                 \
        return (int64_t)sum;                                                                              \
    }

SUM(sum_anywhere)

#if defined(__x86_64__)
__attribute__((target("avx2"))) SUM(sum_avx2)

enum { UNKNOWN, ABSENT, PRESENT };

/* Detects whether the processor supports AVX2 and the system saves its registers. The compiler's own function for this
    includes a table of all processors, which is larger than all sums of columns. */
static int find_avx2(void)
{
    const unsigned registers = 6; /* those of SSE and of AVX */
    unsigned a, b, c, d, kept, high;

    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_OSXSAVE) || !(c & bit_AVX)) return ABSENT;
    __asm__("xgetbv" : "=a"(kept), "=d"(high) : "c"(0));
    (void)high;
    if ((kept & registers) != registers) return ABSENT;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_AVX2) ? PRESENT : ABSENT;
}

static int has_avx2(void)
{
    /* The query takes a microsecond in a virtual machine. Concurrent queries yield the same answer. */
    static int answer = UNKNOWN;
    int known = __atomic_load_n(&answer, __ATOMIC_RELAXED);

    if (known == UNKNOWN) {
        known = find_avx2();
        __atomic_store_n(&answer, known, __ATOMIC_RELAXED);
    }
    return known == PRESENT;
}
#endif

int64_t money_vectors_sum(const int64_t *words, const int64_t *others, size_t count, uint64_t *excess)
{
#if defined(__x86_64__)
    if (has_avx2()) return sum_avx2(words, others, count, excess);
#endif
    return sum_anywhere(words, others, count, excess);
}
