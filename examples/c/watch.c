/*
 * Reports the progress of a long call, and cancels it.
 *
 *     cc watch.c -lmoney && ./a.out [ENTRIES]    a wallet of ENTRIES entries (default: 200,000)
 *
 * A program with a window would read `done` and `total` from its own thread, and set `cancel` when the button is pressed.
 * This one does both in the callback, which runs in the thread of the call.
 */
#include <money.h>

#include <stdio.h>
#include <stdlib.h>

/* The state of the callback: the progress shown, and the point of cancellation. */
typedef struct {
    money_progress_t progress;
    int shown;     /* in tenths */
    int cancel_at; /* in tenths; 0: never */
} screen_t;

static void show(void *user_data, uint64_t done, uint64_t total)
{
    screen_t *screen = user_data;
    int tenths = total == 0 ? 0 : (int)(done * 10 / total);

    for (; screen->shown < tenths; screen->shown++) printf("#");
    if (screen->cancel_at != 0 && tenths >= screen->cancel_at) screen->progress.cancel = 1;
}

static money_status_t read_wallet(const char *title, const char *json, size_t length, int cancel_at, money_error_t *error)
{
    screen_t screen = { MONEY_PROGRESS_INIT, 0, 0 };
    money_wallet_t *wallet = NULL;
    money_status_t status;

    screen.progress.callback = show;
    screen.progress.user_data = &screen;
    screen.cancel_at = cancel_at;
    printf("%s ", title);
    status = money_progress_watch(&screen.progress, error);
    if (status == MONEY_OK) status = money_wallet_from_json(json, length, &wallet, error);
    MONEY_IGNORE(money_progress_watch(NULL, NULL));
    if (status == MONEY_OK)
        for (; screen.shown < 10; screen.shown++) printf("#");
    printf("\n");
    money_wallet_free(wallet);
    return status;
}

int main(int count, char **arguments)
{
    long entries = count > 1 ? strtol(arguments[1], NULL, 10) : 200000;
    money_wallet_t *wallet = NULL;
    money_error_t error;
    money_t amount;
    char *json = NULL;
    size_t length = 0;
    money_status_t status = money_wallet_new(&wallet, &error);

    if (status == MONEY_OK) status = money_parse("12.34 EUR", MONEY_NTS, &amount, &error);
    while (status == MONEY_OK && entries-- > 0) status = money_wallet_add(wallet, &amount, NULL, NULL, &error);
    if (status == MONEY_OK) status = money_wallet_to_json(wallet, &json, &length, &error);
    if (status == MONEY_OK) status = read_wallet("reading ", json, length, 0, &error);
    if (status == MONEY_OK) {
        status = read_wallet("stopping", json, length, 4, &error);
        printf("%s: %s\n", money_status_name(status), error.text);
        if (status == MONEY_ERR_CANCELLED) status = MONEY_OK;
    } else {
        fprintf(stderr, "%s\n", error.text);
    }
    money_string_free(json);
    money_wallet_free(wallet);
    return status == MONEY_OK ? 0 : 1;
}
