/* A store with a known history, its write-ahead log, and stores in which such files are put. */
#ifndef PLANTED_TEST_H
#define PLANTED_TEST_H

#include "bad_files.h"

/* The log's header, and the header of each page in it. */
enum { HEADER = 32, FRAME = 24, CHANGES = 6 };

/** The file before any of the changes and after all of them, and the log with the changes; the log of another store. */
static char *base, *last, *wal, *other_wal;
static size_t base_length, last_length, log_length, other_length;

static uint64_t seed = 20240229;

static size_t chance(size_t below)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (size_t)((seed >> 33) % below);
}

static unsigned char *copy_of(const void *bytes, size_t length)
{
    unsigned char *copy = malloc(length);

    if (copy == NULL) abort();
    return memcpy(copy, bytes, length);
}

/* ------------------------------------------------------------------------------------------------------------ Files */

static void write_bytes(const char *path, const void *bytes, size_t length)
{
    FILE *file = fopen(path, "wb");

    if (file == NULL || fwrite(bytes, 1, length, file) != length || fclose(file) != 0) abort();
}

/** Puts a file next to the store. */
static void plant_more(const char *name, const void *bytes, size_t length)
{
    char path[256];

    snprintf(path, sizeof path, "%s%s", store_path, name);
    write_bytes(path, bytes, length);
}

/** Makes the store anew, with one file next to it. */
static void plant(const void *file, size_t length, const char *name, const void *bytes, size_t count)
{
    char path[256];

    store_remove(store_path);
    snprintf(path, sizeof path, "%s-journal", store_path);
    unlink(path);
    write_bytes(store_path, file, length);
    if (name != NULL) plant_more(name, bytes, count);
}

static char *read_next(const char *name, size_t *length)
{
    char path[256];

    snprintf(path, sizeof path, "%s%s", store_path, name);
    return check_read(path, length);
}

static int is_file(const char *name, const void *bytes, size_t count)
{
    size_t length;
    char *found = read_next(name, &length);
    int is = length == count && memcmp(found, bytes, count) == 0;

    free(found);
    return is;
}

/* --------------------------------------------------------------------------------------------------------- The log */

static uint32_t word_at(const void *bytes)
{
    const unsigned char *byte = bytes;

    return (uint32_t)byte[0] << 24 | (uint32_t)byte[1] << 16 | (uint32_t)byte[2] << 8 | byte[3];
}

static void put_word(unsigned char *bytes, uint32_t word)
{
    bytes[0] = (unsigned char)(word >> 24);
    bytes[1] = (unsigned char)(word >> 16);
    bytes[2] = (unsigned char)(word >> 8);
    bytes[3] = (unsigned char)word;
}

static size_t frame_size(void) { return FRAME + word_at(wal + 8); }

/** How many changes the first bytes of the log have completely. */
static size_t changes_before(size_t length)
{
    size_t at, count = 0;

    for (at = HEADER; at + frame_size() <= length; at += frame_size())
        if (word_at(wal + at + 4) != 0) count++;
    return count;
}

/** The number of the log's bytes that contain a number of changes. */
static size_t changes_end(size_t count)
{
    size_t length = HEADER;

    while (changes_before(length) < count) length += frame_size();
    return length;
}

/** The log's checksum, of words in this machine's byte order, as declared in its header. */
static void add_checksum(uint32_t sums[2], const unsigned char *bytes, size_t length)
{
    size_t at;

    for (at = 0; at + 8 <= length; at += 8) {
        uint32_t words[2];

        memcpy(words, bytes + at, 8);
        sums[0] += words[0] + sums[1];
        sums[1] += words[1] + sums[0];
    }
}

/** Corrects the checksums of a log with any content. */
static void make_checksums(unsigned char *log, size_t length)
{
    uint32_t sums[2] = {0, 0};
    size_t at;

    add_checksum(sums, log, 24);
    put_word(log + 24, sums[0]);
    put_word(log + 28, sums[1]);
    for (at = HEADER; at + frame_size() <= length; at += frame_size()) {
        add_checksum(sums, log + at, 8);
        add_checksum(sums, log + at + FRAME, frame_size() - FRAME);
        put_word(log + at + 16, sums[0]);
        put_word(log + at + 20, sums[1]);
    }
}

/** The log that statements of another program leave. */
static char *log_of(const char *sql, size_t *length)
{
    sqlite3 *database = NULL;

    if (sqlite3_open(store_path, &database) != SQLITE_OK ||
        sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL) != SQLITE_OK ||
        sqlite3_exec(database, sql, NULL, NULL, NULL) != SQLITE_OK)
        abort();
    sqlite3_close(database);
    return read_next("-wal", length);
}

/** The journal of a program that ends in the middle of a change of the base. */
static char *journal_of(const char *sql, size_t *length)
{
    sqlite3 *database = NULL;
    char *journal;

    plant(base, base_length, NULL, NULL, 0);
    if (sqlite3_open(store_path, &database) != SQLITE_OK ||
        sqlite3_exec(database, "PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; BEGIN IMMEDIATE", NULL, NULL, NULL) !=
            SQLITE_OK ||
        sqlite3_exec(database, sql, NULL, NULL, NULL) != SQLITE_OK || sqlite3_db_cacheflush(database) != SQLITE_OK)
        abort();
    journal = read_next("-journal", length);
    sqlite3_close(database);
    return journal;
}

/* --------------------------------------------------------------------------------------------------------- History */

/** A wallet of `sum`, and changes of 1.00 each; the file before them and the log with them. */
static void make(const char *sum, char **file, size_t *file_length, char **log, size_t *length)
{
    money_store_t *store = store_open(1);
    money_t first = store_amount(sum), euro = store_amount("1.00 EUR");
    int index;

    must(money_store_wallet_add(store, "w", &first, NULL, NULL, NULL));
    must(money_store_setting_save(store, "a", "b", 1, 0, NULL));
    money_store_free(store);
    *file = check_read(store_path, file_length);
    store = store_open(0);
    for (index = 0; index < CHANGES; index++) must(money_store_wallet_add(store, "w", &euro, NULL, NULL, NULL));
    *log = read_next("-wal", length);
    money_store_free(store);
}

static void make_history(void)
{
    char *other;
    size_t length;

    make("1000.00 EUR", &other, &length, &other_wal, &other_length);
    free(other);
    make("100.00 EUR", &base, &base_length, &wal, &log_length);
    last = check_read(store_path, &last_length);
    CHECK(changes_before(log_length) == CHANGES && changes_before(log_length - 1) == CHANGES - 1);
}

static void end_history(void)
{
    plant("", 0, NULL, NULL, 0);
    free(base);
    free(last);
    free(wal);
    free(other_wal);
}

enum { REFUSED = -1, MADE_UP = -2 };

/** Opens the store, checks it and works with it. Returns the number of the wallet's changes, 1000 more if it is the other
 *  store's, or REFUSED if a call reports an error. MADE_UP is a sum that no store ever contained. */
static int state(int32_t read_only)
{
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    money_store_t *store = NULL;
    money_wallet_t *wallet = NULL;
    money_t euro = store_amount("1.00 EUR"), sum, loaded;
    int known = REFUSED, count;
    char text[MONEY_TEXT_MAX];

    options.read_only = read_only;
    options.busy_milliseconds = 0;
    if (money_store_open(store_path, &options, &store, &error) != MONEY_OK) {
        CHECK(store == NULL && error.text[0] != 0);
        return REFUSED;
    }
    if (money_store_check(store, &error) == MONEY_OK) {
        known = MADE_UP;
        CHECK_OK(money_store_wallet_load(store, "w", &wallet, &error));
        CHECK_OK(money_store_wallet_sum(store, "w", "EUR", NULL, &sum, &error));
        CHECK_OK(money_wallet_sum(wallet, "EUR", NULL, &loaded, &error));
        CHECK(memcmp(&sum, &loaded, sizeof sum) == 0);
        must(money_format(&sum, text, sizeof text, NULL, NULL));
        if (sscanf(text, "%d.00 EUR", &count) == 1 && count >= 100 && count <= 100 + CHANGES) known = count - 100;
        if (sscanf(text, "%d.00 EUR", &count) == 1 && count >= 1000 && count <= 1000 + CHANGES) known = count;
    } else {
        CHECK_STATUS(error.status, MONEY_ERR_RETRIEVAL);
        CHECK(error.cause != 0);
    }
    /* It ends, with whichever status. */
    if (money_store_wallet_add(store, "w", &euro, NULL, NULL, &error) != MONEY_OK) CHECK(error.text[0] != 0);
    money_wallet_free(wallet);
    money_store_free(store);
    return known;
}

static int is_known(int found) { return found == REFUSED || (found >= 0 && found <= CHANGES) || found >= 1000; }

#endif
