/*
 * Times a loop: the median of many passes over the sample, in processor time, so that neither interrupts nor other
 * programs count.
 */
#ifndef TIMING_H
#define TIMING_H

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { PASSES_MOST = 10000 };
#define SECONDS_A_RUN 0.06

static double timing_passes[PASSES_MOST];

static inline double timing_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static inline int timing_order(const void *a, const void *b)
{
    const double left = *(const double *)a, right = *(const double *)b;

    return left < right ? -1 : left > right;
}

/** Seconds of the median pass; the first pass is not counted. */
static inline double timing_median(void (*pass)(void))
{
    double start, begin, end;
    int count = 0;

    pass();
    start = timing_now();
    do {
        begin = timing_now();
        pass();
        end = timing_now();
        timing_passes[count++] = end - begin;
    } while (count < PASSES_MOST && end - start < SECONDS_A_RUN);
    qsort(timing_passes, (size_t)count, sizeof *timing_passes, timing_order);
    return timing_passes[count / 2];
}

#endif
