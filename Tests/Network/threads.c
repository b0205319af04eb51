/* The C transport used by several threads at once, each with requests of its own, which it collects, cancels, or leaves. */
#define _POSIX_C_SOURCE 200809L
#include "../ABI/check.h"
#include "libmoney_http.h"
#include "server.h"

#include <pthread.h>
#include <stdatomic.h>

#define THREADS 4
#define TURNS 40

static server_t server;
static money_http_t *http;
static atomic_int woken, wrong, answered, cut;

static void wake(void *context) { atomic_fetch_add((atomic_int *)context, 1); }

static void send(const void *owner, uint64_t id, const char *behaviour)
{
    char url[128];

    snprintf(url, sizeof url, "http://127.0.0.1:%d/behave/%s/latest", server.port, behaviour);
    if (money_http_send(http, owner, id, "GET", url, NULL, NULL, 0, NULL) != MONEY_OK) atomic_fetch_add(&wrong, 1);
}

/* Collects all answers, including pending ones. */
static void take_all(const void *owner, int wanted)
{
    money_http_answer_t *answer = NULL;

    while (wanted > 0) {
        if (money_http_wait(http, 5, NULL, NULL) != MONEY_OK) atomic_fetch_add(&wrong, 1);
        while (money_http_take(http, owner, &answer, NULL) == MONEY_OK && answer != NULL) {
            if (answer->reason == 0 && answer->status == 200) atomic_fetch_add(&answered, 1);
            else if (answer->reason == MONEY_TRANSPORT_DISCONNECTED) atomic_fetch_add(&cut, 1);
            else atomic_fetch_add(&wrong, 1);
            money_http_answer_free(answer);
            wanted--;
        }
    }
}

static void *work(void *unused)
{
    int owner, turn;

    (void)unused;
    for (turn = 0; turn < TURNS; turn++) {
        send(&owner, 1, "normal");
        send(&owner, 2, "hangup");
        if (turn % 2 == 0) {
            take_all(&owner, 2);
        } else {
            /* In any state. */
            send(&owner, 3, turn % 4 == 1 ? "silent" : "slow=1");
            if (money_http_forget(http, &owner, NULL) != MONEY_OK) atomic_fetch_add(&wrong, 1);
        }
    }
    send(&owner, 4, "stall");
    return NULL;
}

int main(void)
{
    money_http_options_t options = MONEY_HTTP_OPTIONS_INIT;
    pthread_t threads[THREADS];
    size_t count = 0;
    int index;

    server = server_start(0, NULL, NULL);
    options.on_finished = wake;
    options.context = &woken;
    CHECK_OK(money_http_new(&options, &http, NULL));
    for (index = 0; index < THREADS; index++) CHECK(pthread_create(&threads[index], NULL, work, NULL) == 0);
    for (index = 0; index < THREADS; index++) CHECK(pthread_join(threads[index], NULL) == 0);
    CHECK(wrong == 0 && answered == THREADS * TURNS / 2 && cut == THREADS * TURNS / 2 && woken > 0);
    CHECK_OK(money_http_pending_count(http, &count, NULL));
    CHECK(count == THREADS);
    money_http_free(http);
    server_stop(&server);
    return check_end();
}
