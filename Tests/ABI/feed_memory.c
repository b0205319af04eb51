/* Every allocation by jansson fails once while a feed reads an answer, writes its contents, or sends a transaction:
 * MONEY_ERR_OUT_OF_MEMORY and nothing changed, so that the same call may be repeated; never a leak. */
#include "feed.h"

#include <jansson.h>

static long allocations, failing, blocks;

static void *allocate(size_t size)
{
    void *block;

    if (++allocations == failing) return NULL;
    block = malloc(size);
    if (block != NULL) blocks++;
    return block;
}

static void release(void *block)
{
    if (block == NULL) return;
    blocks--;
    free(block);
}

/** True if the n-th allocation was not reached. */
static int ended(long n)
{
    failing = 0;
    return allocations < n;
}

static void begin(long n)
{
    allocations = 0;
    failing = n;
}

/** An answer, with each allocation failing in turn; then again without failures. */
static void answering(int32_t provider, int32_t http_status, const char *body, money_status_t wanted)
{
    long n, before = blocks;
    int is_last;

    for (n = 1, is_last = 0; !is_last; n++) {
        money_feed_t *feed = made(provider);
        state_t was = {0}, is = {0};
        money_status_t status;
        uint64_t id;

        if (provider == MONEY_PROVIDER_FINNHUB) CHECK_OK(money_feed_add_symbol(feed, "ABC", &error));
        id = asked(feed, 0, NULL, NULL);
        state_of_feed(&was, feed);
        begin(n);
        status = money_feed_receive_response(feed, id, http_status, "application/json", body, MONEY_NTS, 1, &error);
        is_last = ended(n);
        if (status != MONEY_OK) {
            CHECK_STATUS(status, MONEY_ERR_OUT_OF_MEMORY);
            state_of_feed(&is, feed);
            CHECK(!is_last && state_equal(&was, &is));
            answer(feed, id, http_status, "application/json", body, 1);
        } else {
            free(was.text);
        }
        CHECK(failed(feed, NULL) == wanted);
        money_feed_free(feed);
    }
    CHECK(n > 5 && blocks == before);
}

static void writing(int32_t provider, const char *body)
{
    money_feed_t *feed = made(provider);
    char *wanted = NULL, *text = NULL;
    long n, before;
    int is_last;

    if (provider == MONEY_PROVIDER_FINNHUB) CHECK_OK(money_feed_add_symbol(feed, "ABC", &error));
    answer(feed, asked(feed, 0, NULL, NULL), 200, NULL, body, 1);
    CHECK_OK(money_feed_to_json(feed, &wanted, NULL, &error));
    before = blocks;
    for (n = 1, is_last = 0; !is_last; n++) {
        money_status_t status;

        begin(n);
        status = money_feed_to_json(feed, &text, NULL, &error);
        is_last = ended(n);
        CHECK(status == MONEY_OK ? strcmp(text, wanted) == 0 : status == MONEY_ERR_OUT_OF_MEMORY && text == NULL);
        money_string_free(text);
        CHECK(blocks == before);
    }
    for (n = 1, is_last = 0; !is_last; n++) {
        money_feed_t *again = made(provider);
        state_t was = {0}, is = {0};
        money_status_t status;

        state_of_feed(&was, again);
        begin(n);
        status = money_feed_restore(again, wanted, MONEY_NTS, 1, &error);
        is_last = ended(n);
        if (status == MONEY_OK) {
            free(was.text);
        } else {
            state_of_feed(&is, again);
            CHECK(status == MONEY_ERR_OUT_OF_MEMORY && !is_last && state_equal(&was, &is));
        }
        money_feed_free(again);
        CHECK(blocks == before);
    }
    money_string_free(wanted);
    money_feed_free(feed);
}

static void sending(void)
{
    money_feed_t *feed = made(MONEY_PROVIDER_TRANSACTIONS);
    money_transaction_t one;
    long n, before;
    int is_last;

    answer(feed, asked(feed, 0, NULL, NULL), 200, NULL, "null", 1);
    money_transaction_init(&one);
    one.action = MONEY_ACTION_BUY;
    strcpy(one.symbol, "ABC");
    strcpy(one.id, "a");
    one.date = 19782;
    one.quantity.lo = 3;
    CHECK_OK(money_parse("10.00 EUR", MONEY_NTS, &one.total, &error));
    before = blocks;
    for (n = 1, is_last = 0; !is_last; n++) {
        money_status_t status;
        int32_t state = -1;

        begin(n);
        status = money_feed_put(feed, &one, NULL, 0, NULL, &error);
        is_last = ended(n);
        CHECK_OK(money_feed_operation(feed, "a", &state, &error));
        CHECK(status == MONEY_OK ? state == MONEY_OPERATION_PENDING
                                 : status == MONEY_ERR_OUT_OF_MEMORY && state == MONEY_OPERATION_NONE);
        if (status == MONEY_OK) break;
        CHECK(blocks == before);
    }
    CHECK(n > 5);
    money_feed_free(feed);
}

int main(void)
{
    static const char good[] = "{\"success\":true,\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.9,\"USDJPY\":150}}";
    static const char list[] = "{\"success\":true,\"currencies\":{\"EUR\":\"Euro\",\"USD\":\"Dollar\"}}";
    static const char quote[] = "{\"c\":12.5,\"t\":90}";
    static const char map[] = "{\"1\":{\"date\":\"2024-01-02\",\"type\":\"buy\",\"ticker\":\"ABC\",\"quantity\":3,\"sum\":9}}";

    json_set_alloc_funcs(allocate, release);
    answering(MONEY_PROVIDER_CURRENCYLAYER, 200, good, MONEY_OK);
    answering(MONEY_PROVIDER_CURRENCYLAYER_LIST, 200, list, MONEY_OK);
    answering(MONEY_PROVIDER_FINNHUB, 200, quote, MONEY_OK);
    answering(MONEY_PROVIDER_TRANSACTIONS, 200, map, MONEY_OK);
    answering(MONEY_PROVIDER_CURRENCYLAYER, 401, "{\"error\":\"no\"}", MONEY_ERR_UNAUTHORIZED);
    answering(MONEY_PROVIDER_CURRENCYLAYER, 200, "{\"success\":false,\"error\":{\"code\":1}}", MONEY_ERR_PROVIDER);
    writing(MONEY_PROVIDER_CURRENCYLAYER, good);
    writing(MONEY_PROVIDER_CURRENCYLAYER_LIST, list);
    writing(MONEY_PROVIDER_FINNHUB, quote);
    writing(MONEY_PROVIDER_TRANSACTIONS, map);
    sending();
    CHECK(blocks == 0);
    return check_end();
}
