/* The system calls and SQLite calls of a store that Swift cannot express: variadic functions, casts of numbers to
 * function pointers, and errno's names. */
#ifndef MONEY_STORE_SYSTEM_H
#define MONEY_STORE_SYSTEM_H

#include "sqlite_calls.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/** Acquires a lock that is held for a few comparisons only. */
static inline void money_spin_lock(int *lock)
{
    while (__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE) != 0) sched_yield();
}

static inline void money_spin_unlock(int *lock)
{
    __atomic_store_n(lock, 0, __ATOMIC_RELEASE);
}

/** Returns the milliseconds of a clock that is never adjusted. */
static inline long long money_steady_milliseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static int money_sqlite_is_late(void *deadline)
{
    return money_steady_milliseconds() >= *(const long long *)deadline;
}

/** Has SQLite end each statement with SQLITE_INTERRUPT once the instant at `deadline` has come. */
static inline void money_sqlite_interrupt_at(sqlite3 *connection, long long *deadline)
{
    /* A thousand steps of SQLite's virtual machine take about a tenth of a millisecond. */
    money_sqlite_progress_handler(connection, 1000, money_sqlite_is_late, deadline);
}

/** Binds a text without a copy. It must stay at its place until the statement is reset. */
static inline int money_sqlite_bind_static(sqlite3_stmt *statement, int index, const unsigned char *text, int length)
{
    return money_sqlite_bind_text(statement, index, (const char *)text, length, SQLITE_STATIC);
}

static inline int money_sqlite_bind_copy(sqlite3_stmt *statement, int index, const unsigned char *text, int length)
{
    return money_sqlite_bind_text(statement, index, (const char *)text, length, SQLITE_TRANSIENT);
}

/** Returns whether a path with an appended name leads to neither a file nor a folder, but for example a pipe. */
static inline int money_file_is_special(const char *path, const char *added)
{
    char name[PATH_MAX + 16];
    struct stat found;
    size_t length = strlen(path);

    if (length > PATH_MAX) return 0;
    memcpy(name, path, length);
    memcpy(name + length, added, strlen(added) + 1);
    return stat(name, &found) == 0 && !S_ISREG(found.st_mode) && !S_ISDIR(found.st_mode);
}

/** Finds the file of a path as SQLite does, which looks for a journal next to the target of a link. */
static inline int money_store_find(const void *path, long length, char found[PATH_MAX + 1])
{
    char copy[PATH_MAX + 1];

    if (length < 0 || length > PATH_MAX) return 0;
    memcpy(copy, path, (size_t)length);
    copy[length] = 0;
    if (realpath(copy, found) == (char *)0) memcpy(found, copy, (size_t)length + 1);
    return 1;
}

/**
 * Returns whether the file of a store, or a file next to it that SQLite would open, is special, such as a pipe. Opening
 * a pipe waits for a writer, possibly forever.
 */
static inline int money_store_is_special(const void *path, long length)
{
    char file[PATH_MAX + 1];

    return money_store_find(path, length, file) &&
           (money_file_is_special(file, "") || money_file_is_special(file, "-journal") ||
            money_file_is_special(file, "-wal") || money_file_is_special(file, "-shm"));
}

/**
 * Returns whether the journal next to a store names another file, as that of a transaction over several databases does.
 * SQLite removes the named file, which may be any. A store is never part of such a transaction.
 */
static inline int money_store_journal_names_a_file(const void *path, long length)
{
    static const unsigned char mark[8] = { 0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7 };
    char name[PATH_MAX + 16];
    unsigned char end[8];
    int file, names;

    if (!money_store_find(path, length, name)) return 0;
    memcpy(name + strlen(name), "-journal", 9);
    file = open(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) return 0;
    names = lseek(file, -8, SEEK_END) >= 0 && read(file, end, 8) == 8 && memcmp(end, mark, 8) == 0;
    close(file);
    return names;
}

/**
 * Protects the connection from the file: its schema may not call functions with side effects, and no statement may
 * write to the schema directly. The library uses no view and no trigger; a store has views only for other programs.
 */
static inline int money_sqlite_harden(sqlite3 *connection)
{
    int rc = money_sqlite_table->db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
    if (rc == SQLITE_OK) rc = money_sqlite_table->db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
    if (rc == SQLITE_OK) rc = money_sqlite_table->db_config(connection, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, (int *)0);
    if (rc == SQLITE_OK) rc = money_sqlite_table->db_config(connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
    if (rc == SQLITE_OK) rc = money_sqlite_table->db_config(connection, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
    return rc;
}

/**
 * Leaves the log next to the file when the connection is closed. Otherwise SQLite would write it to the file and remove it,
 * also if the connection could read neither.
 */
static inline int money_sqlite_keep_log(sqlite3 *connection, int keeps)
{
    return money_sqlite_table->db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps, (int *)0);
}

static inline int money_sqlite_is_no_room(int number)
{
    return number == ENOSPC || number == EFBIG || number == EDQUOT;
}

/** Returns whether the system's last error on a connection, its file or its journal was a lack of space. */
static inline int money_sqlite_is_out_of_room(sqlite3 *connection)
{
    sqlite3_file *file = (sqlite3_file *)0;
    int number = 0;

    if (money_sqlite_is_no_room(money_sqlite_system_errno(connection))) return 1;
    if (money_sqlite_file_control(connection, "main", SQLITE_FCNTL_LAST_ERRNO, &number) == SQLITE_OK &&
        money_sqlite_is_no_room(number))
        return 1;
    number = 0;
    if (money_sqlite_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &file) != SQLITE_OK || file == (sqlite3_file *)0 ||
        file->pMethods == (const sqlite3_io_methods *)0)
        return 0;
    return file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &number) == SQLITE_OK &&
           money_sqlite_is_no_room(number);
}

static inline uint32_t money_sqlite_word(const unsigned char *at, int is_big)
{
    uint32_t one = at[0], two = at[1], three = at[2], four = at[3];

    return is_big ? one << 24 | two << 16 | three << 8 | four : four << 24 | three << 16 | two << 8 | one;
}

/** Adds bytes to the two sums of a write-ahead log; `length` is a multiple of 8. */
static inline void money_sqlite_add_up(const unsigned char *bytes, uint32_t length, int is_big, uint32_t sums[2])
{
    for (uint32_t at = 0; at < length; at += 8) {
        sums[0] += money_sqlite_word(bytes + at, is_big) + sums[1];
        sums[1] += money_sqlite_word(bytes + at + 4, is_big) + sums[0];
    }
}

/** The end of the committed part of a log: the number of frames before it, and the values that the next frame
 *  continues. */
typedef struct {
    uint32_t frames, page_size, sums[2];
    int is_big;
    unsigned char salt[8];
} money_sqlite_log_end_t;

/** Reads the end of a log from its index or, without committed frames, from the log. Returns 1, 0 if the log has no
 *  valid frame, or -1 if it cannot be determined. https://www.sqlite.org/walformat.html describes both files. */
static inline int money_sqlite_find_log_end(sqlite3_file *file, sqlite3_file *log, money_sqlite_log_end_t *end)
{
    unsigned char index[96], head[32];
    uint32_t sums[2] = { 0, 0 };
    void volatile *memory = (void *)0;
    uint16_t page_size;
    int code;

    if (file->pMethods->iVersion < 2 || file->pMethods->xShmMap(file, 0, 32768, 0, &memory) != SQLITE_OK || memory == (void *)0) return -1;
    memcpy(index, (const void *)memory, sizeof index);
    /* The index begins with two copies of its head, which differ while another connection writes them. */
    if (memcmp(index, index + 48, 48) != 0 || index[12] != 1) return -1;
    memcpy(&page_size, index + 14, sizeof page_size);
    memcpy(&end->frames, index + 16, sizeof end->frames);
    memcpy(end->sums, index + 24, sizeof end->sums);
    memcpy(end->salt, index + 32, sizeof end->salt);
    end->is_big = index[13];
    end->page_size = page_size == 1 ? 65536 : page_size;
    if (end->frames != 0) return 1;
    code = log->pMethods->xRead(log, head, sizeof head, 0);
    if (code == SQLITE_IOERR_SHORT_READ) return 0;
    if (code != SQLITE_OK) return -1;
    end->is_big = head[3] & 1;
    end->page_size = money_sqlite_word(head + 8, 1);
    memcpy(end->salt, head + 16, sizeof end->salt);
    money_sqlite_add_up(head, 24, end->is_big, sums);
    memcpy(end->sums, sums, sizeof sums);
    return sums[0] == money_sqlite_word(head + 24, 1) && sums[1] == money_sqlite_word(head + 28, 1);
}

/**
 * Returns whether the log of a file contains a complete transaction after its committed part: 0 for no, 1 for yes, -1
 * if it cannot be determined. SQLite leaves one there if the call failed after the transaction was written; open
 * connections do not see it, and the first connection after them does.
 */
static inline int money_sqlite_log_is_ahead(sqlite3 *connection)
{
    sqlite3_file *file = (sqlite3_file *)0, *log = (sqlite3_file *)0;
    money_sqlite_log_end_t end;
    int found, code;

    if (money_sqlite_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK || file == (sqlite3_file *)0 ||
        money_sqlite_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log) != SQLITE_OK || log == (sqlite3_file *)0 ||
        file->pMethods == (const sqlite3_io_methods *)0 || log->pMethods == (const sqlite3_io_methods *)0)
        return -1;
    found = money_sqlite_find_log_end(file, log, &end);
    if (found != 1) return found;
    if (end.page_size < 512 || end.page_size > 65536 || end.page_size % 512 != 0) return -1;
    for (sqlite3_int64 at = 32 + (sqlite3_int64)end.frames * (24 + end.page_size);; at += 24 + end.page_size) {
        unsigned char head[24], bytes[512];

        code = log->pMethods->xRead(log, head, sizeof head, at);
        if (code == SQLITE_IOERR_SHORT_READ) return 0;
        if (code != SQLITE_OK) return -1;
        if (memcmp(head + 8, end.salt, sizeof end.salt) != 0) return 0;
        money_sqlite_add_up(head, 8, end.is_big, end.sums);
        for (uint32_t read = 0; read < end.page_size; read += sizeof bytes) {
            code = log->pMethods->xRead(log, bytes, sizeof bytes, at + 24 + read);
            if (code == SQLITE_IOERR_SHORT_READ) return 0;
            if (code != SQLITE_OK) return -1;
            money_sqlite_add_up(bytes, sizeof bytes, end.is_big, end.sums);
        }
        if (end.sums[0] != money_sqlite_word(head + 16, 1) || end.sums[1] != money_sqlite_word(head + 20, 1)) return 0;
        /* The last frame of a transaction contains the size of the file in pages. */
        if (money_sqlite_word(head + 4, 1) != 0) return 1;
    }
}

static inline int money_sqlite_is_a_directory(sqlite3 *connection)
{
    return money_sqlite_system_errno(connection) == EISDIR;
}

#endif
