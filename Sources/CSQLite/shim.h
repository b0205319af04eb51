#include <errno.h>
#include <limits.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What Swift cannot say: variadic functions, casts of numbers to function pointers, errno's names. */

/** The text must stay where it is until the statement is reset. */
static inline int money_sqlite_bind_static(sqlite3_stmt *statement, int index, const unsigned char *text, int length)
{
    return sqlite3_bind_text(statement, index, (const char *)text, length, SQLITE_STATIC);
}

static inline int money_sqlite_bind_copy(sqlite3_stmt *statement, int index, const unsigned char *text, int length)
{
    return sqlite3_bind_text(statement, index, (const char *)text, length, SQLITE_TRANSIENT);
}

/**
 * Whether a path names something that is neither a file nor a folder. Opening a pipe waits for somebody who writes, perhaps
 * for ever.
 */
static inline int money_file_is_special(const void *path, long length)
{
    char copy[PATH_MAX + 1];
    struct stat found;

    if (length < 0 || length > PATH_MAX) return 0;
    memcpy(copy, path, (size_t)length);
    copy[length] = 0;
    return stat(copy, &found) == 0 && !S_ISREG(found.st_mode) && !S_ISDIR(found.st_mode);
}

/**
 * No schema of a file may call functions with side effects, or be changed in its own words. The library uses no view and no
 * trigger; those of a store are for other programs.
 */
static inline int money_sqlite_harden(sqlite3 *connection)
{
    int rc = sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
    if (rc == SQLITE_OK) rc = sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
    if (rc == SQLITE_OK) rc = sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, (int *)0);
    if (rc == SQLITE_OK) rc = sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
    if (rc == SQLITE_OK) rc = sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
    return rc;
}

static inline int money_sqlite_is_no_room(int number)
{
    return number == ENOSPC || number == EFBIG || number == EDQUOT;
}

/** Whether the system's last error on a connection, its file or its log was that there is no room. */
static inline int money_sqlite_is_out_of_room(sqlite3 *connection)
{
    sqlite3_file *file = (sqlite3_file *)0;
    int number = 0;

    if (money_sqlite_is_no_room(sqlite3_system_errno(connection))) return 1;
    if (sqlite3_file_control(connection, "main", SQLITE_FCNTL_LAST_ERRNO, &number) == SQLITE_OK &&
        money_sqlite_is_no_room(number))
        return 1;
    number = 0;
    if (sqlite3_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &file) != SQLITE_OK || file == (sqlite3_file *)0 ||
        file->pMethods == (const sqlite3_io_methods *)0)
        return 0;
    return file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &number) == SQLITE_OK &&
           money_sqlite_is_no_room(number);
}

static inline int money_sqlite_is_a_directory(sqlite3 *connection)
{
    return sqlite3_system_errno(connection) == EISDIR;
}
