/* Finding SQLite when the first store is opened. */
#define _GNU_SOURCE 1
#include "sqlite_calls.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>

const money_sqlite_table_t *money_sqlite_table;

/* A type that differs from the one in SQLite's header does not compile. */
#define CHECK_TYPE(result, name, parameters, arguments) \
    _Static_assert(__builtin_types_compatible_p(result(*) parameters, __typeof__(&sqlite3_##name)), #name);
MONEY_SQLITE_FUNCTIONS(CHECK_TYPE)
_Static_assert(__builtin_types_compatible_p(int (*)(sqlite3 *, int, ...), __typeof__(&sqlite3_db_config)), "db_config");

static const char soname[] = "libsqlite3.so.0";

#if defined(MONEY_ARCHIVE)
#include <string.h>

/* A program that has libmoney.a inside may have SQLite inside, too, without a name that dlsym finds. These references may
 * stay open: they are NULL if the program has no SQLite. */
#define MAY_BE_LINKED(result, name, parameters, arguments) extern __typeof__(sqlite3_##name) sqlite3_##name __attribute__((weak));
#define LINKED(result, name, parameters, arguments) { "sqlite3_" #name, (void *)sqlite3_##name },
#define ALL_FUNCTIONS(CALL)                                           \
    MONEY_SQLITE_FUNCTIONS(CALL)                                      \
    CALL(int, libversion_number, (void), ())                          \
    CALL(int, threadsafe, (void), ())                                 \
    CALL(int, db_config, (sqlite3 * connection, int option, ...), ())

ALL_FUNCTIONS(MAY_BE_LINKED)

static const struct {
    const char *name;
    void *function;
} linked[] = { ALL_FUNCTIONS(LINKED) };

/* Represents the program itself where a library is expected. */
#define PROGRAM ((void *)&linked)

static int is_linked(void)
{
    return sqlite3_libversion_number != NULL;
}

static void *find_linked(const char *name)
{
    size_t index;

    for (index = 0; index < sizeof linked / sizeof *linked; index++)
        if (strcmp(linked[index].name, name) == 0) return linked[index].function;
    return NULL;
}
#else
#define PROGRAM NULL
#define is_linked() 0
#define find_linked(name) NULL
#endif

/** Sets a pointer to a function, which the standard's dlsym returns as a pointer to data; returns whether it is there. */
static int find(void *library, const char *name, void *function)
{
    void *found = library == PROGRAM ? find_linked(name) : dlsym(library, name);

    *(void **)function = found;
    return found != NULL;
}

static money_sqlite_binding_t fill(void *library, money_sqlite_table_t *table)
{
    int (*number)(void);
    int (*threadsafe)(void);

    if (!find(library, "sqlite3_libversion_number", &number) || !find(library, "sqlite3_threadsafe", &threadsafe))
        return MONEY_SQLITE_OTHER;
    if (number() < MONEY_SQLITE_OLDEST) return MONEY_SQLITE_TOO_OLD;
    if (threadsafe() == 0) return MONEY_SQLITE_ONE_THREAD;
#define FIND(result, name, parameters, arguments) \
    if (!find(library, "sqlite3_" #name, &table->name)) return MONEY_SQLITE_OTHER;
    MONEY_SQLITE_FUNCTIONS(FIND)
#undef FIND
    return find(library, "sqlite3_db_config", &table->db_config) ? MONEY_SQLITE_BOUND : MONEY_SQLITE_OTHER;
}

/** Returns the copy in the process, or else the system's; NULL without either. */
static void *find_library(void)
{
    void *library;

    if (is_linked()) return PROGRAM;
    library = dlopen(soname, RTLD_LAZY | RTLD_LOCAL | RTLD_NOLOAD);
    if (library == NULL && dlsym(RTLD_DEFAULT, "sqlite3_libversion_number") != NULL) library = dlopen(NULL, RTLD_LAZY);
    if (library == NULL) {
        errno = 0;
        library = dlopen(soname, RTLD_LAZY | RTLD_LOCAL);
    }
    return library;
}

static void leave(void *library)
{
    if (library != PROGRAM) dlclose(library);
}

money_sqlite_binding_t money_sqlite_bind(void)
{
    const money_sqlite_table_t *none = NULL;
    money_sqlite_table_t *table;
    money_sqlite_binding_t binding;
    void *library;

    if (__atomic_load_n(&money_sqlite_table, __ATOMIC_ACQUIRE) != NULL) return MONEY_SQLITE_BOUND;
    library = find_library();
    if (library == NULL) return errno == ENOMEM ? MONEY_SQLITE_NO_MEMORY : MONEY_SQLITE_ABSENT;
    table = malloc(sizeof *table);
    binding = table != NULL ? fill(library, table) : MONEY_SQLITE_NO_MEMORY;
    if (binding != MONEY_SQLITE_BOUND) {
        free(table);
        leave(library);
        return binding;
    }
    /* Another thread may have been faster; all find the same functions. */
    if (!__atomic_compare_exchange_n(&money_sqlite_table, &none, table, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
        free(table);
        leave(library);
    }
    return MONEY_SQLITE_BOUND;
}
