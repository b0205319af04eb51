/*
 * Times checking and reading electronic invoices.
 *
 *     invoices LIST PASSES
 *
 * A line of LIST contains the syntax, UBL or CII, a tab and the path of a document. A line of the output contains the
 * seconds of the median check and of the median reading. Then follow 1 if the document can be read as an invoice, else
 * 0, and the violated rules, separated by commas, with "refused:" before them if it cannot be checked. The last line
 * contains the peak memory of the process in KiB.
 */
#define _POSIX_C_SOURCE 199309L
#include <money.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "timing.h"

enum { LINE_SIZE = 4096, ROWS = 64 };

static money_invoice_finding_t rows[ROWS];
static money_error_t error;

static void fail(const char *what)
{
    fprintf(stderr, "%s\n", what);
    exit(1);
}

static void must(money_status_t status)
{
    if (status != MONEY_OK) fail(error.text);
}

/** The bytes of a file, to be freed. */
static char *content_of(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *bytes = NULL;
    long end;

    if (file == NULL || fseek(file, 0, SEEK_END) != 0 || (end = ftell(file)) < 0) fail(path);
    rewind(file);
    bytes = malloc((size_t)end + 1);
    if (bytes == NULL || fread(bytes, 1, (size_t)end, file) != (size_t)end) fail(path);
    fclose(file);
    *length = (size_t)end;
    return bytes;
}

/** Checks a document and copies all findings, as a program that shows them; prints the rules on demand. */
static void check(const char *xml, size_t length, int is_printed)
{
    money_invoice_report_t *report = NULL;
    money_invoice_report_info_t info;
    size_t first = 0, count, index;

    must(money_invoice_check(xml, length, &report, &error));
    must(money_invoice_report_info(report, &info, &error));
    if (is_printed && !info.is_readable) printf("refused:");
    do {
        must(money_invoice_report_findings(report, first, rows, ROWS, &count, &error));
        for (index = 0; is_printed && index < count; index++)
            printf("%s%s", first + index > 0 ? "," : "", rows[index].rule);
        first += count;
    } while (count == ROWS);
    money_invoice_report_free(report);
}

/** Returns 1 if a document can be read as an invoice. */
static int read_invoice(const char *xml, size_t length, int is_cii)
{
    money_invoice_t *invoice = NULL;
    const money_status_t status = is_cii ? money_invoice_from_cii(xml, length, &invoice, &error)
                                         : money_invoice_from_ubl(xml, length, &invoice, &error);

    money_invoice_free(invoice);
    return status == MONEY_OK;
}

/** The seconds of the median of the passes. */
static double median_of(int passes)
{
    qsort(timing_passes, (size_t)passes, sizeof *timing_passes, timing_order);
    return timing_passes[passes / 2];
}

static void measure(const char *path, int is_cii, int passes)
{
    double begin, checking;
    size_t length;
    char *xml = content_of(path, &length);
    int pass, is_read = 0;

    for (pass = 0; pass < passes; pass++) {
        begin = timing_now();
        check(xml, length, 0);
        timing_passes[pass] = timing_now() - begin;
    }
    checking = median_of(passes);
    for (pass = 0; pass < passes; pass++) {
        begin = timing_now();
        is_read = read_invoice(xml, length, is_cii);
        timing_passes[pass] = timing_now() - begin;
    }
    printf("%.9f %.9f %d ", checking, median_of(passes), is_read);
    check(xml, length, 1);
    printf("\n");
    free(xml);
}

/** The peak of this program alone: that of getrusage includes the program that started it. */
static long peak_memory(void)
{
    char line[LINE_SIZE];
    long peak = 0;
    FILE *file = fopen("/proc/self/status", "r");

    while (file != NULL && fgets(line, LINE_SIZE, file) != NULL)
        if (strncmp(line, "VmHWM:", 6) == 0) peak = strtol(line + 6, NULL, 10);
    if (file != NULL) fclose(file);
    return peak;
}

int main(int argument_count, char **arguments)
{
    char line[LINE_SIZE];
    FILE *list;
    int passes;

    if (argument_count != 3 || (list = fopen(arguments[1], "r")) == NULL) return 2;
    passes = atoi(arguments[2]);
    if (passes < 1 || passes > PASSES_MOST) return 2;
    while (fgets(line, LINE_SIZE, list) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (strlen(line) < 5) return 2;
        measure(line + 4, line[0] == 'C', passes);
    }
    fclose(list);
    printf("%ld\n", peak_memory());
    return 0;
}
