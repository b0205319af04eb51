/*
 * The bills of telephone calls, after Mike Cowlishaw's benchmark (https://speleotrove.com/decimal/telco.html). The price of
 * a call is its length × a rate, rounded half to even; each tax is a share of the price, truncated. Each total is written
 * as text, and totals and taxes are added up. Calls of odd length are distant calls, with a rate and a tax of their own.
 */
#ifndef TELCO_H
#define TELCO_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { TELCO_MOST = 1000000, TELCO_TEXT = 16 };

/* The constants as coefficients and scales: dollars a second, and shares of the price. */
enum { TELCO_RATE = 13, TELCO_RATE_SCALE = 4, TELCO_DISTANT_RATE = 894, TELCO_DISTANT_RATE_SCALE = 5 };
enum { TELCO_TAX = 675, TELCO_DISTANT_TAX = 341, TELCO_TAX_SCALE = 4 };

static int64_t telco_lengths[TELCO_MOST];
static char telco_texts[TELCO_MOST][TELCO_TEXT];
static int telco_count;

/** Reads lengths, each in 8 bytes, little-endian. */
static inline void telco_read(const char *path)
{
    FILE *file = fopen(path, "rb");

    if (file == NULL) {
        perror(path);
        exit(1);
    }
    telco_count = (int)fread(telco_lengths, sizeof *telco_lengths, TELCO_MOST, file);
    fclose(file);
}

/** Prints nanoseconds a call, and the check sum of sums in millionths and of the texts' lengths. */
static inline void telco_print(double seconds, int64_t total, int64_t tax, int64_t distant_tax)
{
    int64_t letters = 0;
    int i;

    for (i = 0; i < telco_count; i++) {
        const char *text = telco_texts[i];

        while (*text++ != '\0') letters++;
    }
    printf("%.12g %lld\n", seconds * 1e9 / telco_count, (long long)(total + 3 * tax + 7 * distant_tax + letters));
}

#endif
