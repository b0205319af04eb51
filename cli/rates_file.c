#define _GNU_SOURCE
#include "rates_file.h"

#include "exits.h"
#include "message.h"
#include "rates_rows.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Relative to the prefix in which the tool is installed. */
#define INSTALLED "/share/libmoney/ecb/eurofxref-hist.csv"

/* In bytes. A smaller file is read in less time than a search in it would save. The rows of a day do not need more. */
enum { SMALL_FILE = 32768, ROWS_MAX = 65536 };

static const char *environment(void)
{
    const char *path = getenv("MONEY_RATES");

    return path != NULL && path[0] != 0 ? path : NULL;
}

/* PREFIX/share/… for PREFIX/bin/money; "" if the path of the executable is unknown. */
static void find_installed(char *path, size_t capacity)
{
    ssize_t length = readlink("/proc/self/exe", path, capacity - 1);
    char *slash;
    int parts;

    if (length < 0) length = 0;
    path[length] = 0;
    for (parts = 0; parts < 2; parts++) {
        slash = strrchr(path, '/');
        if (slash != NULL) *slash = 0;
    }
    if (length == 0 || strlen(path) + sizeof INSTALLED > capacity)
        path[0] = 0;
    else
        strcat(path, INSTALLED);
}

void rates_file_find(const arguments_t *arguments, char *path, size_t capacity)
{
    const char *chosen = arguments->values[OPTION_RATES];

    if (chosen == NULL) chosen = environment();
    if (chosen != NULL)
        snprintf(path, capacity, "%s", chosen);
    else
        find_installed(path, capacity);
}

/* Reads an entire file. Returns NULL after an error message. */
static char *read_all(int file, const char *path, size_t *length)
{
    size_t room = (size_t)1 << 21, used = 0;
    char *bytes = malloc(room);

    while (bytes != NULL) {
        ssize_t count = read(file, bytes + used, room - used);

        if (count == 0) {
            *length = used;
            return bytes;
        }
        if (count < 0 && errno == EINTR) continue;
        if (count < 0 || used + (size_t)count > MONEY_DOCUMENT_MAX) {
            message("rates: ", path, ": ", count < 0 ? strerror(errno) : "file must be at most 64 MiB", NULL);
            free(bytes);
            return NULL;
        }
        used += (size_t)count;
        if (used == room) {
            char *grown = realloc(bytes, room *= 2);

            if (grown == NULL) free(bytes);
            bytes = grown;
        }
    }
    message("rates: ", path, ": out of memory", NULL);
    return NULL;
}

/* Detects the format of a document by its first bytes. */
static money_status_t read_document(const char *bytes, size_t length, money_rates_t **rates, money_error_t *error)
{
    size_t at = length >= 3 && memcmp(bytes, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;

    while (at < length && strchr(" \t\r\n", bytes[at]) != NULL && bytes[at] != 0) at++;
    if (at < length && (bytes[at] == '{' || bytes[at] == '['))
        return money_rates_from_json(bytes, length, rates, error);
    if (at < length && bytes[at] == '<') return money_rates_from_ecb_xml(bytes, length, rates, error);
    return money_rates_from_ecb_csv(bytes, length, rates, error);
}

static int report_missing(const arguments_t *arguments, const char *path, int number)
{
    if (arguments_have(arguments, OPTION_RATES) || environment() != NULL)
        message("rates: ", path, ": ", strerror(number), NULL);
    else
        message("rates: ", path[0] != 0 ? path : "installed file", ": ", strerror(number),
                "; pass --rates FILE or set MONEY_RATES (CSV or XML of the European Central Bank, or JSON)", NULL);
    return EXIT_FILE;
}

/* Opens the file. Returns EXIT_ANSWERED, or EXIT_FILE after an error message. */
static int open_file(const arguments_t *arguments, rates_file_t *file, int *number)
{
    rates_file_find(arguments, file->path, sizeof file->path);
    *number = strcmp(file->path, "-") == 0 ? STDIN_FILENO : open(file->path, O_RDONLY | O_CLOEXEC);
    return *number < 0 ? report_missing(arguments, file->path, errno) : EXIT_ANSWERED;
}

/* Reads an open file from its beginning to its end. Returns EXIT_ANSWERED, or EXIT_FILE after an error message. */
static int read_whole(rates_file_t *file, int number)
{
    money_error_t error;
    money_status_t status;
    size_t length = 0;
    char *bytes = read_all(number, file->path, &length);

    if (bytes == NULL) return EXIT_FILE;
    if (length >= 4 && memcmp(bytes, "PK\003\004", 4) == 0) {
        message("rates: ", file->path, ": expected CSV, XML or JSON, got a ZIP archive; unpack it first", NULL);
        free(bytes);
        return EXIT_FILE;
    }
    status = read_document(bytes, length, &file->rates, &error);
    free(bytes);
    if (status == MONEY_OK) status = money_rates_info(file->rates, &file->info, &error);
    if (status == MONEY_OK) return EXIT_ANSWERED;
    if (error.position >= 0) {
        char place[32];

        snprintf(place, sizeof place, " (byte %lld)", (long long)error.position);
        message("rates: ", file->path, ": ", error.text, place, NULL);
    } else {
        message("rates: ", file->path, ": ", error.text, NULL);
    }
    return EXIT_FILE;
}

/* Reads the rows of a day from a large history. False if all of the file must be read. */
static bool read_day(rates_file_t *file, int number, money_date_t day, int32_t max_gap)
{
    static char rows[ROWS_MAX];
    off_t size = lseek(number, 0, SEEK_END); /* -1 for a pipe */
    size_t length;

    if (size < SMALL_FILE || size > MONEY_DOCUMENT_MAX || lseek(number, 0, SEEK_SET) != 0) return false;
    length = rates_rows_read(number, day, max_gap, rows, sizeof rows);
    if (length > 0 && money_rates_from_ecb_csv(rows, length, &file->rates, NULL) == MONEY_OK &&
        money_rates_info(file->rates, &file->info, NULL) == MONEY_OK) {
        file->is_part = true;
        file->day = day;
        return true;
    }
    rates_file_free(file);
    return false;
}

int rates_file_read(const arguments_t *arguments, rates_file_t *file)
{
    int number, code;

    rates_file_free(file);
    code = open_file(arguments, file, &number);
    if (code != EXIT_ANSWERED) return code;
    code = read_whole(file, number);
    if (number != STDIN_FILENO) close(number);
    return code;
}

int rates_file_read_day(const arguments_t *arguments, rates_file_t *file, money_date_t day, int32_t max_gap)
{
    int number, code = open_file(arguments, file, &number);

    if (code != EXIT_ANSWERED) return code;
    if (number == STDIN_FILENO) return read_whole(file, number);
    if (!read_day(file, number, day, max_gap)) {
        lseek(number, 0, SEEK_SET);
        code = read_whole(file, number);
    }
    close(number);
    return code;
}

void rates_file_free(rates_file_t *file)
{
    money_rates_free(file->rates);
    file->rates = NULL;
    file->is_part = false;
    memset(&file->info, 0, sizeof file->info);
}
