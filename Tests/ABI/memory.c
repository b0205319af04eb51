/* Every allocation that jansson asks for fails once: reading and writing end in MONEY_ERR_OUT_OF_MEMORY or succeed,
 * change nothing, and keep no block. (The library and this program share one jansson.)
 *
 * One allocation is passed over: jansson 2.14 does not notice when the text of a long token cannot grow (lex_save ignores
 * what strbuffer_append_byte returns) and reads past the end of what it has. It is told by the place that asks for it.
 */
#include "state.h"

#include <jansson.h>

static long blocks;      /* of jansson that live */
static long allocations; /* since the count was set to 0 */
static long failing;     /* the allocation that fails, from 1; 0: none */
static int keeps_failing;
static const void *growing; /* the place in jansson that asks for a token's text to grow */
static const void *asking;

static void *allocate(size_t size)
{
    void *block;

    asking = __builtin_return_address(0);
    if (growing != NULL && asking == growing) {
        block = malloc(size);
        if (block != NULL) blocks++;
        return block;
    }
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
    failing = at;
}

/** Reads with the n-th allocation failing, for every n until none does. */
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

int main(void)
{
    static const char *const good[] = {
        "{\"success\":true,\"timestamp\":1793372399,\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.895095,\"USDBTC\":9.4e-06}}",
        "{\"base\":\"EUR\",\"date\":\"2024-03-01\",\"rates\":{\"USD\":1.0813,\"JPY\":\"162.82\"}}",
        "[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":\"1.0813\",\"date\":\"2024-03-01\"},"
        "{\"from\":\"USD\",\"to\":\"EUR\",\"rate\":0.9,\"date\":\"2024-03-01\"}]",
        "{\"base\":\"EUR\",\"rates\":{\"USD\":1.23456789012345678901,\"A\\u00e9\":1}}",
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
    CHECK(blocks == 0);
    return check_end();
}
