/* Callbacks that do not return. Each of the ten callbacks is left with longjmp. Afterwards the change is there, and the
 * object can be read, changed, watched and freed, as after a return; while the callback runs, changing is refused. */
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

static void usable_again(void)
{
    listener_t own = listening();
    uint64_t before = subject->revision(own.object), after;

    own.jumps = 1;
    CHECK(changed(&own, subject->change) == 1);
    after = subject->revision(own.object);
    CHECK(own.calls == 1 && after > before);
    /* Left again, and again. */
    CHECK(changed(&own, subject->change) == 1);
    CHECK(changed(&own, subject->change) == 1);
    CHECK(own.calls == 3 && subject->revision(own.object) > after);
    /* Now it returns. */
    own.jumps = 0;
    CHECK(changed(&own, subject->change) == 0);
    CHECK(own.calls == 4);
    /* Somebody else listens after a jump. */
    own.jumps = 1;
    CHECK(changed(&own, subject->change) == 1);
    CHECK_OK(subject->listen(own.object, 0));
    CHECK(changed(&own, subject->change) == 0);
    CHECK(own.calls == 5);
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
    own.jumps = 1;
    CHECK(changed(&own, subject->change) == 1);
    CHECK(changed(&own, deep) == 1);
    CHECK(changed(&own, subject->change) == 1);
    CHECK(own.calls == 3);
    own.jumps = 0;
    CHECK(changed(&own, deep) == 0);
    CHECK(own.calls == 4);
    subject->free(own.object);
}

static void *change_in_thread(void *own)
{
    CHECK(changed(own, deep) == 0);
    return NULL;
}

static void in_another_thread(void)
{
    listener_t own = listening();
    pthread_t thread;

    own.jumps = 1;
    CHECK(changed(&own, subject->change) == 1);
    own.jumps = 0;
    CHECK(pthread_create(&thread, NULL, change_in_thread, &own) == 0);
    pthread_join(thread, NULL);
    CHECK(own.calls == 2);
    CHECK(changed(&own, subject->change) == 0);
    subject->free(own.object);
}

/** Makes objects, leaves their callbacks and frees them: in the callback, after it, or both. Nothing is lost. */
static void nothing_is_lost(void)
{
    const int is_store = strcmp(subject->name, "store") == 0, rounds = is_store ? 30 : 400;
    /* An object has a hundred bytes or more, and SQLite thousands, some of which it keeps for a while. */
    const size_t most = is_store ? 60000 : (size_t)rounds * 16;
    size_t before = 0, after;
    int round;

    for (round = 0; round < rounds * 2; round++) {
        listener_t own;

        /* What is kept once, such as a cache of each thread, is there by now. */
        if (round == rounds) before = allocated();
        own = listening();
        own.jumps = 1;
        own.frees = round % 3 == 2;
        CHECK(changed(&own, subject->change) == 1);
        if (round % 3 == 1) CHECK(changed(&own, subject->change) == 1);
        subject->free(own.object);
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
    money_calculator_free(own.object);
}

int main(void)
{
    size_t index;

    close(mkstemp(store_path));
    unlink(store_path);
    for (index = 0; index < sizeof subjects / sizeof *subjects; index++) {
        subject = &subjects[index];
        usable_again();
        from_below();
        in_another_thread();
        nothing_is_lost();
    }
    keys();
    unlink(store_path);
    return check_end();
}
