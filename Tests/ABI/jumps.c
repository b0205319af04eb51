/* Callbacks that do not return. Each of the ten callbacks is left with longjmp. Afterwards the change is in effect, the
 * object can be read, and changing it is rejected from any caller; other objects are unaffected. Objects freed in a
 * callback that returns are released. */
#include "jumps.h"

#include <pthread.h>

/** Changes an object. @return 1 if the callback was left with a jump. */
static int changed(listener_t *own, money_status_t (*change)(void *object))
{
    listener = own;
    turn++;
    if (setjmp(own->back) != 0) return 1;
    if (!CHECK_OK(change(own->object))) fprintf(stderr, "%s\n", subject->name);
    return 0;
}

static listener_t listening(void)
{
    listener_t own = {0};

    turn = 0;
    own.object = subject->make();
    MUST(subject->listen(own.object, 1));
    return own;
}

/** Objects whose callbacks were left. The library never releases them, so this list keeps them reachable for leak checkers. */
static void *volatile left[64];
static size_t left_count;

/** An object whose callback was left once. */
static listener_t left_once(void)
{
    listener_t own = listening();
    const uint64_t before = subject->revision(own.object);

    own.jumps = 1;
    CHECK(changed(&own, subject->change) == 1);
    own.jumps = 0;
    CHECK(own.calls == 1 && subject->revision(own.object) > before);
    left[left_count++] = own.object;
    return own;
}

/** The object stays as in its callback: changes are rejected, without a notification. */
static void check_busy(listener_t *own, money_status_t (*change)(void *object))
{
    const uint64_t before = subject->revision(own->object);

    listener = own;
    if (!CHECK_STATUS(change(own->object), MONEY_ERR_BUSY)) fprintf(stderr, "%s\n", subject->name);
    CHECK(own->calls == 1 && subject->revision(own->object) == before);
}

static void stays_busy(void)
{
    listener_t own = left_once(), other;

    check_busy(&own, subject->change);
    CHECK_STATUS(subject->listen(own.object, 0), MONEY_ERR_BUSY);
    check_busy(&own, subject->change);
    /* Another object of the kind is not affected. */
    other = listening();
    CHECK(changed(&other, subject->change) == 0);
    CHECK(other.calls == 1);
    subject->free(other.object);
    subject->free(own.object);
}

/** Changes an object from so far down the stack that the first callback ran above. */
static money_status_t __attribute__((noinline)) change_from_below(void *object, int depth)
{
    volatile char space[4096];
    money_status_t status;

    space[0] = (char)depth;
    status = depth == 0 ? subject->change(object) : change_from_below(object, depth - 1);
    return space[0] == (char)depth ? status : MONEY_ERR_BUSY;
}

static money_status_t deep(void *object) { return change_from_below(object, 20); }

static void inside_deep(void) { CHECK_STATUS(change_from_below(listener->object, 20), MONEY_ERR_BUSY); }

static void from_below(void)
{
    listener_t own = listening();

    own.inside = inside_deep;
    CHECK(changed(&own, subject->change) == 0);
    CHECK(changed(&own, deep) == 0);
    CHECK(own.calls == 2);
    subject->free(own.object);
    own = left_once();
    check_busy(&own, deep);
    subject->free(own.object);
}

static void *change_in_thread(void *own)
{
    check_busy(own, deep);
    return NULL;
}

static void in_another_thread(void)
{
    listener_t own = left_once();
    pthread_t thread;

    CHECK(pthread_create(&thread, NULL, change_in_thread, &own) == 0);
    pthread_join(thread, NULL);
    check_busy(&own, subject->change);
}

/** Makes objects, changes them and frees them, in the callback or after it. Nothing is lost. */
static void nothing_is_lost(void)
{
    const int is_store = strcmp(subject->name, "store") == 0, rounds = is_store ? 30 : 400;
    /* An object needs a hundred bytes or more, and SQLite thousands, some of which it keeps for a while. */
    const size_t most = is_store ? 60000 : (size_t)rounds * 16;
    size_t before = 0, after;
    int round;

    for (round = 0; round < rounds * 2; round++) {
        listener_t own;

        /* Memory that is kept once, such as a cache of each thread, is allocated by now. */
        if (round == rounds) before = allocated();
        own = listening();
        own.frees = round % 3 == 2;
        CHECK(changed(&own, subject->change) == 0);
        if (round % 3 == 1) CHECK(changed(&own, subject->change) == 0);
        if (!own.frees) subject->free(own.object);
    }
    after = allocated();
    if (!CHECK(after < before + most)) fprintf(stderr, "%s: %zu bytes\n", subject->name, after - before);
}

/** Keys: those before the jump are pressed, and the first alert is written. */
static void keys(void)
{
    listener_t own;
    int32_t alert = 99;
    char display[MONEY_CALCULATOR_TEXT_MAX];

    subject = &subjects[9];
    own = listening();
    own.jumps = 1;
    listener = &own;
    if (setjmp(own.back) == 0) {
        CHECK_OK(money_calculator_press_keys(own.object, "1.2.34", MONEY_NTS, &alert, NULL));
        CHECK(0);
    }
    CHECK(alert == MONEY_CALCULATOR_ALERT_DECIMAL_EXISTS);
    CHECK_OK(money_calculator_display(own.object, display, sizeof display, NULL, NULL));
    CHECK(strcmp(display, "1.2") == 0);
    CHECK_STATUS(money_calculator_press_keys(own.object, "5", MONEY_NTS, NULL, NULL), MONEY_ERR_BUSY);
    left[left_count++] = own.object;
}

/** Removes the files of the stores. Those that are busy are never closed, so SQLite leaves its two files. */
static void remove_store(void)
{
    static const char *const ends[] = {"", "-wal", "-shm"};
    char path[sizeof store_path + 4];
    size_t index;

    for (index = 0; index < sizeof ends / sizeof *ends; index++) {
        snprintf(path, sizeof path, "%s%s", store_path, ends[index]);
        unlink(path);
    }
}

int main(void)
{
    size_t index;

    close(mkstemp(store_path));
    unlink(store_path);
    for (index = 0; index < sizeof subjects / sizeof *subjects; index++) {
        subject = &subjects[index];
        stays_busy();
        from_below();
        in_another_thread();
        nothing_is_lost();
    }
    keys();
    remove_store();
    return check_end();
}
