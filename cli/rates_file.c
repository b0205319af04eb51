#define _GNU_SOURCE
#include "rates_file.h"

#include "exits.h"
#include "installed.h"
#include "message.h"
#include "rates_cache.h"
#include "rates_rows.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* In bytes. A smaller file is read in less time than a search in it would save. The rows of a day do not need more. */
enum { SMALL_FILE = 32768, ROWS_MAX = 65536 };

static const char *environment(void)
{
    const char *path = getenv("MONEY_RATES");

    return path != NULL && path[0] != 0 ? path : NULL;
}

void rates_file_find_installed(char *path, size_t capacity)
{
    installed_find("ecb/eurofxref-hist.csv", path, capacity);
}

void rates_file_find(const arguments_t *arguments, char *path, size_t capacity)
{
    const char *chosen = arguments->values[OPTION_RATES];

    if (chosen == NULL) chosen = environment();
    if (chosen != NULL)
        snprintf(path, capacity, "%s", chosen);
    else
        rates_file_find_installed(path, capacity);
}

const char *rates_file_of(const rates_file_t *file, money_date_t day)
{
    return file->cache[0] != 0 && day > file->installed_last ? file->cache : file->path;
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

static int report_unread(const char *path)
{
    int number = errno;

    message("rates: ", path, ": ", number == 0 ? "file must be at most 64 MiB" : strerror(number), NULL);
    return EXIT_FILE;
}

static int report_damaged(const char *path, const money_error_t *error)
{
    char place[32] = "";

    if (error->position >= 0) snprintf(place, sizeof place, " (byte %lld)", (long long)error->position);
    message("rates: ", path, ": ", error->text, place, NULL);
    return EXIT_FILE;
}

/* Reads a document into the table. */
static money_status_t read_table(rates_file_t *file, const char *bytes, size_t length, money_error_t *error)
{
    money_status_t status = read_document(bytes, length, &file->rates, error);

    return status == MONEY_OK ? money_rates_info(file->rates, &file->info, error) : status;
}

static void note_ignored(rates_file_t *file, const char *reason)
{
    message_note("fetched rates ignored: ", file->cache, ": ", reason, "; money rates fetch renews them", NULL);
    file->cache[0] = 0;
}

/* Adds the fetched days that follow the installed history to the table. */
static void add_fetched(rates_file_t *file, const char *bytes, size_t length)
{
    money_rates_t *fetched = NULL, *merged = NULL;
    money_rates_info_t info;
    money_date_t newest;
    money_error_t error;

    if (money_rates_from_ecb_csv(bytes, length, &fetched, &error) != MONEY_OK ||
        money_rates_info(fetched, &info, &error) != MONEY_OK) {
        note_ignored(file, error.text);
    } else if (rates_rows_newest(bytes, length, &newest) == 0 || newest != info.last_date) {
        /* Fetched days are stored with the newest first. */
        note_ignored(file, "expected the newest day first");
    } else if (info.last_date == MONEY_DATE_NONE || info.last_date <= file->info.last_date) {
        file->cache[0] = 0;
    } else if (money_rates_merge(file->rates, fetched, MONEY_MERGE_DAYS, MONEY_DATE_NONE, &merged, &error) !=
               MONEY_OK) {
        note_ignored(file, error.text);
    } else {
        file->installed_last = file->info.last_date;
        money_rates_free(file->rates);
        file->rates = merged;
        MONEY_IGNORE(money_rates_info(merged, &file->info, NULL));
    }
    money_rates_free(fetched);
}

/* Opens the fetched days. Returns -1 without any, or if the rates are those of another file. */
static int open_cache(const arguments_t *arguments, rates_file_t *file)
{
    int number;

    file->cache[0] = 0;
    file->is_fetchable = !arguments_have(arguments, OPTION_RATES) && environment() == NULL;
    if (!file->is_fetchable) return -1;
    rates_cache_find(file->cache, sizeof file->cache);
    number = rates_cache_open(file->cache);
    if (number < 0) file->cache[0] = 0;
    return number;
}

/* Reads the fetched days, if any. */
static void read_cache(const arguments_t *arguments, rates_file_t *file, text_t *days)
{
    int number = open_cache(arguments, file);

    if (number < 0) return;
    if (!text_read(days, number, RATES_CACHE_MAX)) {
        note_ignored(file, errno == 0 ? "the file is too long" : strerror(errno));
        days->length = 0;
    }
    close(number);
}

/* Reads an open file from its beginning to its end. Returns EXIT_ANSWERED, or EXIT_FILE after an error message. */
static int read_whole(const arguments_t *arguments, rates_file_t *file, int number)
{
    text_t whole = { .bytes = NULL }, days = { .bytes = NULL };
    money_error_t error;
    int code = EXIT_ANSWERED;

    text_reserve(&whole, (size_t)1 << 21);
    if (!text_read(&whole, number, MONEY_DOCUMENT_MAX)) {
        code = report_unread(file->path);
    } else if (whole.length >= 4 && memcmp(whole.bytes, "PK\003\004", 4) == 0) {
        message("rates: ", file->path, ": expected CSV, XML or JSON, got a ZIP archive; unpack it first", NULL);
        code = EXIT_FILE;
    } else {
        read_cache(arguments, file, &days);
        if (read_table(file, whole.bytes, whole.length, &error) != MONEY_OK)
            code = report_damaged(file->path, &error);
        else if (file->cache[0] != 0)
            add_fetched(file, days.bytes, days.length);
    }
    text_free(&whole);
    text_free(&days);
    return code;
}

/* Reads the rows of a day from a large history, and those of the fetched days that follow it. False if all rows must be
 * read. */
static bool read_day(const arguments_t *arguments, rates_file_t *file, int number, money_date_t day, int32_t max_gap)
{
    static char rows[ROWS_MAX], fetched[ROWS_MAX];
    off_t size = lseek(number, 0, SEEK_END); /* -1 for a pipe */
    size_t length, more = 0;
    int cache;

    if (size < SMALL_FILE || size > MONEY_DOCUMENT_MAX || lseek(number, 0, SEEK_SET) != 0) return false;
    length = rates_rows_read(number, day, max_gap, rows, sizeof rows);
    if (length == 0) return false;
    cache = open_cache(arguments, file);
    if (cache >= 0) {
        more = rates_rows_read(cache, day, max_gap, fetched, sizeof fetched);
        close(cache);
        if (more == 0) return false;
    }
    if (money_rates_from_ecb_csv(rows, length, &file->rates, NULL) != MONEY_OK ||
        money_rates_info(file->rates, &file->info, NULL) != MONEY_OK) {
        rates_file_free(file);
        return false;
    }
    if (more > 0) add_fetched(file, fetched, more);
    file->is_part = true;
    file->day = day;
    return true;
}

/* The rates that stay in memory between commands, and the state of their files when they were read. */
static struct {
    bool is_wanted, is_read;
    rates_file_t file;
    struct stat states[2];
} kept;

static bool is_same_state(const struct stat *a, const struct stat *b)
{
    return a->st_dev == b->st_dev && a->st_ino == b->st_ino && a->st_size == b->st_size &&
           a->st_mtim.tv_sec == b->st_mtim.tv_sec && a->st_mtim.tv_nsec == b->st_mtim.tv_nsec;
}

/* Copies the rates in memory, after reading them if they are not those of the files. */
static int read_kept(const arguments_t *arguments, rates_file_t *file)
{
    char cache[4096];
    struct stat states[2];
    int number, code = EXIT_ANSWERED;

    rates_file_find(arguments, file->path, sizeof file->path);
    rates_cache_find(cache, sizeof cache);
    if (stat(file->path, &states[0]) != 0) memset(&states[0], 0, sizeof states[0]);
    if (stat(cache, &states[1]) != 0) memset(&states[1], 0, sizeof states[1]);
    if (!kept.is_read || !is_same_state(&states[0], &kept.states[0]) || !is_same_state(&states[1], &kept.states[1])) {
        code = open_file(arguments, file, &number);
        if (code == EXIT_ANSWERED) {
            code = read_whole(arguments, file, number);
            close(number);
        }
        if (code != EXIT_ANSWERED) return code;
        money_rates_free(kept.file.rates);
        kept.file = *file;
        kept.is_read = true;
        memcpy(kept.states, states, sizeof states);
    }
    *file = kept.file;
    file->is_kept = true;
    return code;
}

void rates_file_keep(void) { kept.is_wanted = true; }

int rates_file_read(const arguments_t *arguments, rates_file_t *file)
{
    int number, code;

    rates_file_free(file);
    if (kept.is_wanted) return read_kept(arguments, file);
    code = open_file(arguments, file, &number);
    if (code != EXIT_ANSWERED) return code;
    code = read_whole(arguments, file, number);
    if (number != STDIN_FILENO) close(number);
    return code;
}

int rates_file_read_day(const arguments_t *arguments, rates_file_t *file, money_date_t day, int32_t max_gap)
{
    int number, code;

    if (kept.is_wanted) return rates_file_read(arguments, file);
    code = open_file(arguments, file, &number);
    if (code != EXIT_ANSWERED) return code;
    if (number == STDIN_FILENO) return read_whole(arguments, file, number);
    if (!read_day(arguments, file, number, day, max_gap)) {
        lseek(number, 0, SEEK_SET);
        code = read_whole(arguments, file, number);
    }
    close(number);
    return code;
}

void rates_file_free(rates_file_t *file)
{
    if (!file->is_kept) money_rates_free(file->rates);
    file->rates = NULL;
    file->is_part = file->is_kept = false;
    memset(&file->info, 0, sizeof file->info);
}
