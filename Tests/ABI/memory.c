/* Every allocation that jansson asks for fails once: reading and writing end in MONEY_ERR_OUT_OF_MEMORY or succeed,
 * change nothing, and keep no block. (The library and this program share one jansson.)
 *
 * jansson 2.14 does not detect that the text of a long token cannot grow (lex_save ignores the result of
 * strbuffer_append_byte) and reads past the end of its buffer. So no document may make it grow: that allocation is
 * identified by its return address.
 */
#include "state.h"

#include <jansson.h>

static long blocks;      /* of jansson that live */
static long allocations; /* since the count was set to 0 */
static long failing;     /* the allocation that fails, from 1; 0 to disable */
static int keeps_failing;
static const void *growing; /* the place in jansson that asks for a text to grow */
static long grown;          /* times it did */

static void *allocate(size_t size)
{
    void *block;

    if (__builtin_return_address(0) == growing) grown++;
    allocations++;
    if (failing != 0 && (keeps_failing ? allocations >= failing : allocations == failing)) return NULL;
    block = malloc(size);
    if (block != NULL) blocks++;
    return block;
}

static void release(void *block)
{
    if (block != NULL) blocks--;
    free(block);
}

static void *allocate_and_look(size_t size)
{
    /* Nothing else asks for a power of two as large as this while a string of as many bytes is read. */
    if (size == 4096) growing = __builtin_return_address(0);
    blocks++;
    return malloc(size);
}

static void find_growing(void)
{
    char text[5003];

    memset(text, 'x', sizeof text);
    text[0] = '[';
    text[1] = text[sizeof text - 2] = '"';
    text[sizeof text - 1] = ']';
    json_set_alloc_funcs(allocate_and_look, release);
    json_decref(json_loadb(text, sizeof text, 0, NULL));
    CHECK(growing != NULL && blocks == 0);
}

static void begin(long at)
{
    allocations = 0;
    grown = 0;
    failing = at;
}

/** Reads with the n-th allocation failing, for every n until all succeed. */
static void reading(const char *json, size_t length, money_status_t wanted, int line)
{
    long n, before = blocks;

    for (n = 1;; n++) {
        money_rates_t *rates = (money_rates_t *)&rates;
        money_error_t error;
        money_status_t status;
        int has_failed;

        memset(&error, 0, sizeof error);
        begin(n);
        status = money_rates_from_json(json, length, &rates, &error);
        has_failed = allocations >= n;
        failing = 0;
        check_that(grown == 0, __FILE__, line, "jansson was given a long token");
        if (status != wanted || (has_failed && status == MONEY_ERR_OUT_OF_MEMORY)) {
            check_status(status, MONEY_ERR_OUT_OF_MEMORY, __FILE__, line, error.text);
            check_that(has_failed && rates == NULL && error.status == status && error.text[0] != '\0', __FILE__, line,
                       "reading without memory");
        } else {
            check_that(1, __FILE__, line, "");
        }
        if (status == MONEY_OK) money_rates_free(rates);
        check_that(blocks == before, __FILE__, line, "reading keeps a block of jansson");
        if (!has_failed) break;
        if (n > 100000) abort();
    }
    check_that(n > 1, __FILE__, line, "the library allocates with the jansson of this program");
}

/** Writes with the n-th allocation failing. */
static void writing(const money_rates_t *rates, int line)
{
    long n, before = blocks;
    char *wanted = NULL;
    size_t wanted_length = 0;

    check_status(money_rates_to_json(rates, &wanted, &wanted_length, NULL), MONEY_OK, __FILE__, line, "writing");
    for (n = 1;; n++) {
        char *json = (char *)&json;
        size_t length = 1;
        money_error_t error;
        money_status_t status;
        int has_failed;

        memset(&error, 0, sizeof error);
        begin(n);
        status = money_rates_to_json(rates, &json, &length, &error);
        has_failed = allocations >= n;
        failing = 0;
        if (status == MONEY_OK) {
            check_that(length == wanted_length && memcmp(json, wanted, length) == 0, __FILE__, line,
                       "written whole, or not at all");
            money_string_free(json);
        } else {
            check_status(status, MONEY_ERR_OUT_OF_MEMORY, __FILE__, line, "writing without memory");
            check_that(has_failed && json == NULL && length == 0 && error.status == status && error.text[0] != '\0',
                       __FILE__, line, "writing without memory");
        }
        if (!has_failed) break;
        if (n > 100000) abort();
    }
    money_string_free(wanted);
    check_that(blocks == before, __FILE__, line, "writing keeps a block of jansson");
}

/** Documents joined from pieces of every kind, complete and broken: jansson never receives a long token. */
static void reading_nonsense(void)
{
    static const char *const pieces[] = {
        "1", "-", ".", "e", "0", "\"", "\\", "{", "}", "[", "]", ",", ":", " ", "true", "\\u12", "\\u00e9", "\"a\":", "\x01",
        "12345678901234567890", "-0.12345678901234567890", "abcdefghijklmnopqrstuvwxyz", "\"0123456789abcdef\"",
        "\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80", "1e12345678901234", "\\ud83d\\ude00", "0123456789abcdef", "\\ud800",
    };
    uint64_t random = 88172645463325252u;
    int round, part;

    for (round = 0; round < 20000; round++) {
        char text[512];
        size_t length = 0;
        money_rates_t *rates = NULL;

        for (part = 0; part < 12; part++) {
            const char *piece;

            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            piece = pieces[random % (sizeof pieces / sizeof *pieces)];
            memcpy(text + length, piece, strlen(piece));
            length += strlen(piece);
        }
        begin(0);
        if (money_rates_from_json(text, length, &rates, NULL) == MONEY_OK) money_rates_free(rates);
        if (grown != 0) check_text("jansson was given a long token", text, __FILE__, __LINE__, "nonsense");
    }
    CHECK(grown == 0 && blocks == 0);
}

int main(void)
{
    static const char *const good[] = {
        "{\"success\":true,\"timestamp\":1793372399,\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.895095,\"USDBTC\":9.4e-06}}",
        "{\"base\":\"EUR\",\"date\":\"2024-03-01\",\"rates\":{\"USD\":1.0813,\"JPY\":\"162.82\"}}",
        "[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":\"1.0813\",\"date\":\"2024-03-01\"},"
        "{\"from\":\"USD\",\"to\":\"EUR\",\"rate\":0.9,\"date\":\"2024-03-01\"}]",
        "{\"base\":\"EUR\",\"rates\":{\"USD\":1.23456789012345678901,\"A\\u00e9\":1}}",
        "{\"terms\":\"https:\\/\\/rates.example\\/terms\\u00e9\",\"success\":true,\"timestamp\":1793372399,\"source\":\"USD\","
        "\"quotes\":{\"USDEUR\":0.89509512345678901}}",
    };
    money_rates_t *rates = NULL;
    money_rates_builder_t *builder = NULL;
    money_error_t error;
    char *json = NULL;
    size_t length, index;
    state_t before = {0}, after = {0};

    find_growing();
    json_set_alloc_funcs(allocate, release);
    for (keeps_failing = 0; keeps_failing < 2; keeps_failing++) {
        for (index = 0; index < 3; index++) {
            reading(good[index], strlen(good[index]), MONEY_OK, __LINE__);
            CHECK_OK(money_rates_from_json(good[index], MONEY_NTS, &rates, &error));
            writing(rates, __LINE__);
            CHECK_OK(money_rates_to_json(rates, &json, &length, &error));
            reading(json, length, MONEY_OK, __LINE__);
            money_string_free(json);
            money_rates_free(rates);
        }
        /* Documents that fail anyhow fail without a leak too. */
        reading(good[3], strlen(good[3]), MONEY_ERR_SYNTAX, __LINE__);
        reading("{\"success\":false,\"error\":{\"code\":104,\"info\":\"no\"}}", MONEY_NTS, MONEY_ERR_PROVIDER, __LINE__);
        reading("{\"base\":\"EUR\",\"rates\":{\"USD\":0}}", MONEY_NTS, MONEY_ERR_INVALID_RATE, __LINE__);
        reading(good[4], strlen(good[4]), MONEY_OK, __LINE__);
        reading("{\"a string of some length\":1,\"a string of some lengt\\u0068\":2}", MONEY_NTS, MONEY_ERR_JSON, __LINE__);
        reading("{\"a string without its end", MONEY_NTS, MONEY_ERR_JSON, __LINE__);
        reading("[\"a string with half a pair \\ud800\"]", MONEY_NTS, MONEY_ERR_JSON, __LINE__);
        reading("[12345678901234567890.x]", MONEY_NTS, MONEY_ERR_JSON, __LINE__);
        reading("[abcdefghijklmnopqrstuvwxyz]", MONEY_NTS, MONEY_ERR_JSON, __LINE__);
        reading("{\"base\":\"EUR\",\"rates\":{\"USD\":1", MONEY_NTS, MONEY_ERR_JSON, __LINE__);
        reading("[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":1},{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":2}]", MONEY_NTS,
                MONEY_ERR_DUPLICATE_RATE, __LINE__);

        CHECK_OK(money_rates_builder_new(&builder, &error));
        CHECK_OK(money_rates_builder_add(builder, "EUR", "USD", "7/3", MONEY_NTS, 19782, &error));
        CHECK_OK(money_rates_builder_add(builder, "USD", "EUR", "0.4", MONEY_NTS, 19783, &error));
        CHECK_OK(money_rates_builder_set_source(builder, "by hand", MONEY_NTS, &error));
        CHECK_OK(money_rates_builder_build(builder, &rates, &error));
        state_of_rates(&before, rates);
        writing(rates, __LINE__);
        state_of_rates(&after, rates);
        CHECK(state_equal(&before, &after));
        money_rates_free(rates);
        money_rates_builder_free(builder);
    }
    reading_nonsense();
    CHECK(blocks == 0);
    return check_end();
}
