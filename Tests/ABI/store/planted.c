/* Stores: planted files next to the store's. A log of another file, truncated, damaged or crafted, an old journal, a pipe. */
#include "planted.h"

/** A truncated log keeps its complete changes. */
static void cut_off(void)
{
    size_t cut;

    for (cut = 0; cut <= log_length; cut += cut < 200 ? 7 : cut % frame_size() == 32 || cut % frame_size() == 31 ? 1 : 1013) {
        plant(base, base_length, "-wal", wal, cut);
        CHECK(state(0) == (int)changes_before(cut));
    }
    plant(base, base_length, "-wal", wal, log_length);
    CHECK(state(1) == CHANGES);
}

/** A bit that is wrong ends the log there: in its header, its salts, a checksum, the number of a page, a page. */
static void wrong_bits(void)
{
    unsigned char *copy = copy_of(wal, log_length);
    size_t at;

    for (at = 0; at < log_length; at += at < HEADER || (at - HEADER) % frame_size() < FRAME ? 1 : 509) {
        size_t from = at < HEADER ? 0 : at - (at - HEADER) % frame_size();

        copy[at] ^= (unsigned char)(1u << at % 8);
        plant(base, base_length, "-wal", copy, log_length);
        CHECK(state(at % 2 != 0) == (int)changes_before(from));
        copy[at] ^= (unsigned char)(1u << at % 8);
    }
    free(copy);
}

/** The log of another store is indistinguishable and used as this one's, but never produces an invented sum. */
static void other_logs(void)
{
    size_t turn;

    plant(base, base_length, "-wal", other_wal, other_length);
    CHECK(is_known(state(0)));
    plant(base, base_length, "-wal", other_wal, other_length / 2);
    CHECK(is_known(state(1)));
    /* The log of an older time of the same file. */
    plant(last, last_length, "-wal", wal, changes_end(2));
    CHECK(is_known(state(0)));
    for (turn = 0; turn < 40; turn++) {
        unsigned char bytes[5000];
        size_t index;

        for (index = 0; index < sizeof bytes; index++) bytes[index] = (unsigned char)chance(256);
        if (turn % 2 == 0) memcpy(bytes, wal, HEADER);
        plant(base, base_length, "-wal", bytes, chance(sizeof bytes));
        CHECK(state(0) == 0);
    }
}

/** A log whose checksums are right and whose pages are not: the same as a file that is damaged. */
static void crafted_logs(void)
{
    unsigned char *copy = malloc(log_length);
    size_t turn, many;

    if (copy == NULL) abort();
    for (turn = 0; turn < 300; turn++) {
        memcpy(copy, wal, log_length);
        for (many = 0; many <= turn % 4; many++) {
            size_t at = HEADER + chance((log_length - HEADER) / frame_size()) * frame_size();

            at += turn % 3 == 0 ? chance(8) : turn % 3 == 1 ? FRAME + chance(100) : FRAME + chance(frame_size() - FRAME);
            copy[at] ^= (unsigned char)(1u << chance(8));
        }
        make_checksums(copy, log_length);
        plant(base, base_length, "-wal", copy, log_length);
        CHECK(is_known(state(turn % 2 != 0)));
    }
    free(copy);
}

static void crafted_schemas(void)
{
    static const struct {
        const char *sql;
        money_status_t status;
    } SCHEMAS[] = {
        {"CREATE TRIGGER rob AFTER INSERT ON wallet_entries BEGIN UPDATE wallet_entries SET amount = '0'; END",
         MONEY_ERR_STORE_CORRUPT},
        {"DROP TABLE settings; CREATE VIEW settings AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n)"
         " SELECT 'a' AS key, i AS value, 0 AS instant FROM n",
         MONEY_ERR_STORE_CORRUPT},
        {"CREATE TABLE more (a)", MONEY_ERR_STORE_CORRUPT},
        {"DROP TABLE wallet_sums", MONEY_ERR_STORE_CORRUPT},
        {"PRAGMA user_version = 9", MONEY_ERR_VERSION},
        {"PRAGMA application_id = 9", MONEY_ERR_NOT_A_STORE},
    };
    size_t index, length;
    char *log;

    for (index = 0; index < sizeof SCHEMAS / sizeof *SCHEMAS; index++) {
        plant(base, base_length, NULL, NULL, 0);
        log = log_of(SCHEMAS[index].sql, &length);
        plant(base, base_length, "-wal", log, length);
        CHECK_STATUS(open_at(store_path, 0, 1), SCHEMAS[index].status);
        CHECK_STATUS(open_at(store_path, 1, 0), SCHEMAS[index].status);
        /* Both files are as they were. */
        CHECK(is_file("", base, base_length) && is_file("-wal", log, length));
        plant(base, base_length, NULL, NULL, 0);
        CHECK(state(0) == 0);
        free(log);
    }
}

/** The same while a store is open: no trigger runs, no view is read, and every call ends. */
static void crafted_while_open(void)
{
    money_store_t *store;
    money_t euro = store_amount("1.00 EUR"), sum;

    plant(base, base_length, NULL, NULL, 0);
    store = store_open(0);
    run_sql("CREATE TRIGGER rob AFTER INSERT ON wallet_entries BEGIN UPDATE wallet_entries SET amount = '0'; END;"
            "CREATE TRIGGER rob2 AFTER UPDATE ON wallet_sums BEGIN UPDATE wallet_sums SET sum = '0'; END");
    CHECK_OK(money_store_wallet_add(store, "w", &euro, NULL, NULL, &error));
    CHECK_OK(money_store_wallet_sum(store, "w", "EUR", NULL, &sum, &error));
    CHECK(store_is_amount(&sum, "101.00 EUR"));
    CHECK_OK(money_store_check(store, &error));
    run_sql("DROP TABLE settings; CREATE VIEW settings AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n)"
            " SELECT 'a' AS key, i AS value, 0 AS instant FROM n");
    CHECK_CAUSE(money_store_setting(store, "a", NULL, 0, NULL, NULL, &error), MONEY_ERR_RETRIEVAL, MONEY_ERR_STORE_CORRUPT);
    CHECK_CAUSE(money_store_setting_save(store, "a", "1", 1, 0, &error), MONEY_ERR_SAVING, MONEY_ERR_STORE_CORRUPT);
    CHECK_CAUSE(money_store_check(store, &error), MONEY_ERR_RETRIEVAL, MONEY_ERR_STORE_CORRUPT);
    money_store_free(store);
    CHECK_STATUS(open_at(store_path, 0, 1), MONEY_ERR_STORE_CORRUPT);
}

/** A valid journal restores its pages, regardless of its author; an invalid one has no effect. */
static void journals(void)
{
    size_t length, cut, turn;
    char *journal = journal_of("UPDATE wallet_sums SET sum = '7'; DELETE FROM wallet_entries", &length);
    unsigned char *copy = malloc(length);

    CHECK(copy != NULL && length > 512);
    plant(base, base_length, "-journal", journal, length);
    CHECK(state(0) == 0);
    plant(last, last_length, "-journal", journal, length);
    CHECK(is_known(state(0)));
    plant(last, last_length, "-journal", journal, length);
    CHECK(is_known(state(1)));
    for (cut = 0; cut < length; cut += cut < 40 ? 3 : 777) {
        plant(last, last_length, "-journal", journal, cut);
        CHECK(is_known(state(cut % 2 != 0)));
    }
    for (turn = 0; turn < 200; turn++) {
        memcpy(copy, journal, length);
        copy[turn % 2 == 0 ? chance(40) : chance(length)] ^= (unsigned char)(1u << chance(8));
        plant(last, last_length, "-journal", copy, length);
        CHECK(is_known(state(turn % 2 != 0)));
        for (cut = 0; cut < length; cut++) copy[cut] = (unsigned char)chance(256);
        plant(last, last_length, "-journal", copy, chance(length));
        CHECK(state(0) == CHANGES);
    }
    free(copy);
    free(journal);
}

/** The journal of a transaction over several databases names a file, which SQLite removes when all of them are done. */
static void journals_that_name_a_file(void)
{
    static const unsigned char mark[8] = {0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7};
    size_t length, at, index;
    uint32_t sum = 0;
    char victim[160], link[160], *journal = journal_of("UPDATE wallet_sums SET sum = '7'", &length);
    unsigned char *named = malloc(length + sizeof victim + 20);

    snprintf(victim, sizeof victim, "%s/victim", store_folder);
    snprintf(link, sizeof link, "%s/link", store_folder);
    write_bytes(victim, "precious", 8);
    if (named == NULL || symlink(store_path, link) != 0) abort();
    memcpy(named, journal, length);
    put_word(named + length, 0x40000000u / (uint32_t)(frame_size() - FRAME) + 1);
    at = length + 4 + strlen(victim);
    memcpy(named + length + 4, victim, strlen(victim));
    for (index = 0; victim[index] != 0; index++) sum += (uint32_t)(unsigned char)victim[index];
    put_word(named + at, (uint32_t)strlen(victim));
    put_word(named + at + 4, sum);
    memcpy(named + at + 8, mark, 8);
    plant(base, base_length, "-journal", named, at + 16);
    CHECK_STATUS(open_at(store_path, 0, 1), MONEY_ERR_STORE_CORRUPT);
    CHECK_STATUS(open_at(store_path, 1, 0), MONEY_ERR_STORE_CORRUPT);
    CHECK_STATUS(open_at(link, 0, 1), MONEY_ERR_STORE_CORRUPT);
    CHECK(access(victim, F_OK) == 0 && is_file("-journal", named, at + 16));
    unlink(link);
    unlink(victim);
    free(named);
    free(journal);
}

/** The index of the log is made anew by who opens the file first. */
static void indexes(void)
{
    static unsigned char bytes[70000];
    size_t turn, index;

    for (turn = 0; turn < 60; turn++) {
        for (index = 0; index < sizeof bytes; index++) bytes[index] = (unsigned char)(turn % 3 == 0 ? 0xFF : chance(256));
        plant(base, base_length, "-shm", bytes, turn % 2 == 0 ? 32768 : chance(sizeof bytes));
        plant_more("-wal", wal, turn % 4 < 2 ? log_length : 0);
        CHECK(state(0) == (turn % 4 < 2 ? CHANGES : 0));
    }
}

/** Opening a pipe may block forever; the target of a link is not this store's. */
static void no_files(void)
{
    static const char *const NAMES[] = {"-journal", "-wal", "-shm"};
    char path[256], victim[256], link[256], *content;
    size_t index, length;
    int32_t read_only;

    snprintf(victim, sizeof victim, "%s/victim", store_folder);
    snprintf(link, sizeof link, "%s/link", store_folder);
    for (index = 0; index < 3; index++)
        for (read_only = 0; read_only < 2; read_only++) {
            plant(base, base_length, NULL, NULL, 0);
            snprintf(path, sizeof path, "%s%s", store_path, NAMES[index]);
            if (mkfifo(path, 0600) != 0 || symlink(store_path, link) != 0) abort();
            CHECK_STATUS(open_at(store_path, read_only, 1 - read_only), MONEY_ERR_NOT_A_STORE);
            CHECK(strstr(error.text, "a pipe") != NULL);
            /* SQLite searches next to the target of a link. */
            CHECK_STATUS(open_at(link, read_only, 1 - read_only), MONEY_ERR_NOT_A_STORE);
            unlink(store_path);
            CHECK_STATUS(open_at(store_path, 0, 1), MONEY_ERR_NOT_A_STORE);
            unlink(link);
            plant(base, base_length, NULL, NULL, 0);
            if (mkdir(path, 0700) != 0) abort();
            CHECK(is_known(state(read_only)));
            rmdir(path);
            plant(base, base_length, NULL, NULL, 0);
            write_bytes(victim, wal, log_length);
            if (symlink(victim, path) != 0) abort();
            CHECK(is_known(state(read_only)));
            content = check_read(victim, &length);
            CHECK(length == log_length && memcmp(content, wal, length) == 0);
            free(content);
            unlink(path);
            unlink(victim);
        }
}

int main(void)
{
    store_tests_begin();
    make_history();
    cut_off();
    wrong_bits();
    other_logs();
    crafted_logs();
    crafted_schemas();
    crafted_while_open();
    journals();
    journals_that_name_a_file();
    indexes();
    no_files();
    end_history();
    return store_tests_end();
}
