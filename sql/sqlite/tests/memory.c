/* Every allocation of SQLite fails once while statements with the extension run: each ends with SQLITE_NOMEM or its
 * result, and nothing leaks: memory.c EXTENSION. */
#include <sqlite3.h>

#include <stdio.h>

enum { CALLS_MAX = 20000 };

static sqlite3_mem_methods original;
static long countdown = -1;

static int fails(void)
{
    return countdown > 0 && --countdown == 0;
}

static void *allocate(int size)
{
    return fails() ? NULL : original.xMalloc(size);
}

static void *reallocate(void *memory, int size)
{
    return fails() ? NULL : original.xRealloc(memory, size);
}

static const char *const statements[] = {
    "SELECT money_add('1.50 EUR', '2 EUR'), money_multiply('1 EUR', '1.19', 2, 'half-up')",
    "SELECT money_add('1.50 EUR', '2 USD')",
    "SELECT money_format('1.50 EUR', 'de'), money_parse('2', 'EUR')",
    "SELECT money_sum(share) OVER (ORDER BY position ROWS 1 PRECEDING) FROM money_allocate('9.99 EUR', '[1, 2, 3]')",
    "SELECT money_avg(share, 2, 'up') FROM money_allocate('9.99 EUR', 7)",
    "SELECT money_rates_load('EUR', 'USD', '1.5', '2024-01-02')",
    "SELECT money_rates_load('[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":\"1.0813\",\"date\":\"2024-03-01\"}]')",
    "SELECT money_convert('1 EUR', 'USD', '2024-03-01'), from_code, rate FROM money_rates",
    "SELECT share FROM money_allocate('9.99 EUR', 7) ORDER BY share COLLATE MONEY",
    "SELECT share FROM money_allocate('9.99 EUR', '[1')",
};

/* Returns the number of results that are neither rows, nor an error of the statement, nor a lack of memory. */
static int run(const char *extension, const char *encoding)
{
    sqlite3 *connection = NULL;
    size_t index;
    int code = sqlite3_open(":memory:", &connection), wrong = 0;

    if (code == SQLITE_OK) code = sqlite3_exec(connection, encoding, NULL, NULL, NULL);
    if (code == SQLITE_OK) code = sqlite3_enable_load_extension(connection, 1);
    if (code == SQLITE_OK) code = sqlite3_load_extension(connection, extension, NULL, NULL);
    for (index = 0; code == SQLITE_OK && index < sizeof statements / sizeof *statements; index++) {
        code = sqlite3_exec(connection, statements[index], NULL, NULL, NULL);
        if (code == SQLITE_ERROR && (index == 1 || index == 9)) code = SQLITE_OK;
    }
    /* sqlite3_load_extension reports a failure of any kind as SQLITE_ERROR. */
    wrong = code != SQLITE_OK && code != SQLITE_NOMEM && code != SQLITE_ERROR;
    wrong += sqlite3_close(connection) != SQLITE_OK;
    return wrong;
}

int main(int count, char **words)
{
    static const char *const encodings[] = { "PRAGMA encoding = 'UTF-8'", "PRAGMA encoding = 'UTF-16'" };
    sqlite3_mem_methods failing;
    size_t encoding;
    long call, passed = 0, failed = 0;

    if (count != 2) return 2;
    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &original);
    failing = original;
    failing.xMalloc = allocate;
    failing.xRealloc = reallocate;
    sqlite3_config(SQLITE_CONFIG_MALLOC, &failing);
    for (encoding = 0; encoding < 2; encoding++) {
        for (call = 1; call < CALLS_MAX; call++) {
            sqlite3_int64 before = sqlite3_memory_used();

            countdown = call;
            if (run(words[1], encodings[encoding]) != 0 || sqlite3_memory_used() > before) {
                failed++;
            } else {
                passed++;
            }
            if (countdown > 0) break;
        }
        failed += call == CALLS_MAX;
    }
    printf("sqlite-memory: %ld passed, %ld failed\n", passed, failed);
    return failed > 0;
}
