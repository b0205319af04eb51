/* A disk that fails at a chosen call: the system's functions as SQLite calls them, and a digest of a store's content. */
#ifndef FAILING_DISK_TEST_H
#define FAILING_DISK_TEST_H

#define _GNU_SOURCE 1
#include "store.h"

#include <sqlite3.h>
#include <stdarg.h>
#include <sys/syscall.h>

/** How the disk fails: never, once, from then on; or it accepts half of a write, and then nothing more. */
enum { NEVER, ONCE, FROM_THEN_ON, HALF, WAYS };

/** Calls so far, and the one that fails. */
static long disk_calls, disk_fails_at;
static int disk_way, disk_error, disk_failed;

static void disk_arm(int way, long at, int number)
{
    disk_calls = disk_failed = 0;
    disk_fails_at = at;
    disk_error = number;
    disk_way = way;
}

static void disk_mend(void) { disk_way = NEVER; }

/** True if the current call fails. */
static int is_failing(void)
{
    if (disk_way == NEVER) return 0;
    disk_calls++;
    if (disk_calls != disk_fails_at && (disk_way == ONCE || disk_calls < disk_fails_at)) return 0;
    disk_failed = 1;
    errno = disk_error;
    return 1;
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t at)
{
    if (!is_failing()) return syscall(SYS_pwrite64, file, bytes, length, at);
    if (disk_way != HALF || disk_calls != disk_fails_at || length < 2) return -1;
    return syscall(SYS_pwrite64, file, bytes, length / 2, at);
}

ssize_t pread64(int file, void *bytes, size_t length, off64_t at)
{
    /* A full disk can be read. */
    return disk_error == EIO && is_failing() ? -1 : syscall(SYS_pread64, file, bytes, length, at);
}

int ftruncate64(int file, off64_t length) { return is_failing() ? -1 : (int)syscall(SYS_ftruncate, file, length); }

int fdatasync(int file) { return is_failing() ? -1 : (int)syscall(SYS_fdatasync, file); }

int fsync(int file) { return is_failing() ? -1 : (int)syscall(SYS_fsync, file); }

int unlink(const char *path)
{
    return disk_error == EIO && is_failing() ? -1 : (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}

int open64(const char *path, int flags, ...)
{
    va_list rest;
    unsigned mode;

    va_start(rest, flags);
    mode = (flags & O_CREAT) != 0 ? va_arg(rest, unsigned) : 0;
    va_end(rest);
    if (((flags & O_CREAT) != 0 || disk_error == EIO) && is_failing()) return -1;
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

/* ---------------------------------------------------------------------------------------------------------- Content */

/** Varies between runs: random bytes that identify versions. */
static const char *const CONTENT[] = {
    "store", "wallets", "wallet_entries", "wallet_sums", "wallet_journal", "wallet_entry_details",
    "wallet_entry_days", "wallet_periods", "wallet_undated", "wallet_changes", "portfolios", "transactions", "chosen_lots",
    "catalogues", "rate_tables", "rates", "settings", "requests", "request_entries", "ledgers", "ledger_accounts", "ledger_transactions",
    "ledger_postings", "ledger_books", "ledger_posting_days", "ledger_periods",
};

/** A digest of all rows of a file, as SQLite reads it without the library; 0 if it cannot. */
static inline uint64_t content_of(const char *path)
{
    sqlite3 *database = NULL;
    uint64_t digest = 14695981039346656037u;
    size_t index;

    if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK) abort();
    for (index = 0; index < sizeof CONTENT / sizeof *CONTENT && digest != 0; index++) {
        sqlite3_stmt *rows = NULL;
        char sql[64];
        int code = SQLITE_ERROR, column;

        snprintf(sql, sizeof sql, "SELECT * FROM %s ORDER BY 1, 2", CONTENT[index]);
        if (sqlite3_prepare_v2(database, sql, -1, &rows, NULL) == SQLITE_OK)
            while ((code = sqlite3_step(rows)) == SQLITE_ROW)
                for (column = 0; column < sqlite3_column_count(rows); column++) {
                    const unsigned char *byte = sqlite3_column_text(rows, column);

                    for (; byte != NULL && *byte != 0; byte++) digest = (digest ^ *byte) * 1099511628211u;
                    digest = (digest ^ 0xFF) * 1099511628211u;
                }
        sqlite3_finalize(rows);
        if (code != SQLITE_DONE) digest = 0;
    }
    sqlite3_close(database);
    return digest;
}

static inline void copy_file(const char *from, const char *to)
{
    size_t length = 0;
    char *bytes;
    FILE *file;

    unlink(to);
    if (access(from, F_OK) != 0) return;
    bytes = check_read(from, &length);
    file = fopen(to, "wb");
    if (file == NULL || fwrite(bytes, 1, length, file) != length || fclose(file) != 0) abort();
    free(bytes);
}

/** The remains of a crash at this moment: the file, its log and its journal, without the index in memory. */
static inline void copy_store(const char *from, const char *to)
{
    static const char *const NAMES[] = {"", "-wal", "-journal"};
    char source[256], target[256];
    size_t index;

    store_remove(to);
    for (index = 0; index < 3; index++) {
        snprintf(source, sizeof source, "%s%s", from, NAMES[index]);
        snprintf(target, sizeof target, "%s%s", to, NAMES[index]);
        copy_file(source, target);
    }
}

#endif
