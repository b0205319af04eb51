#include "threads.h"

#include "machine_watch.h"

#include <pthread.h>

enum {
    MOST = 256,
    /* The callback runs once per this number of notes. `cancel` is read at each. */
    NOTES_PER_CALLBACK = 8
};

struct money_crew {
    pthread_t caller;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    uint64_t done, total;
    uint32_t notes;        /* how often a thread recorded units */
    uint32_t notes_heard;  /* the number of them passed on to the watch */
    uint32_t notes_called; /* the number of them passed on to its callback */
    int running; /* threads whose work has not ended */
    int ends;    /* the watch ended the work */
};

typedef struct {
    void (*work)(void *context, int index, money_crew_t *crew);
    void *context;
    money_crew_t *crew;
    int index;
} task_t;

static void end_task(money_crew_t *crew)
{
    pthread_mutex_lock(&crew->lock);
    crew->running--;
    pthread_cond_signal(&crew->changed);
    pthread_mutex_unlock(&crew->lock);
}

static void *run_task(void *argument)
{
    const task_t *task = argument;

    task->work(task->context, task->index, task->crew);
    end_task(task->crew);
    return NULL;
}

/** Reports to the watch. The lock is released meanwhile, because a callback may be slow and may make calls. */
static void report(money_crew_t *crew)
{
    uint64_t done = crew->done;
    int calls = crew->notes - crew->notes_called >= NOTES_PER_CALLBACK, goes_on;

    crew->notes_heard = crew->notes;
    if (calls) crew->notes_called = crew->notes;
    pthread_mutex_unlock(&crew->lock);
    goes_on = calls ? money_watch_report(done, crew->total) : money_watch_note(done, crew->total);
    pthread_mutex_lock(&crew->lock);
    if (!goes_on) crew->ends = 1;
}

int money_crew_goes_on(money_crew_t *crew, uint64_t units)
{
    int goes_on;

    pthread_mutex_lock(&crew->lock);
    crew->done += units;
    crew->notes++;
    if (pthread_equal(pthread_self(), crew->caller))
        report(crew);
    else
        pthread_cond_signal(&crew->changed);
    goes_on = !crew->ends;
    pthread_mutex_unlock(&crew->lock);
    return goes_on;
}

/** Waits for the threads, reporting to the watch whenever one of them records units. */
static void wait_for(money_crew_t *crew)
{
    pthread_mutex_lock(&crew->lock);
    for (;;) {
        if (crew->notes != crew->notes_heard)
            report(crew);
        else if (crew->running > 0)
            pthread_cond_wait(&crew->changed, &crew->lock);
        else
            break;
    }
    pthread_mutex_unlock(&crew->lock);
}

int money_crew_run(int count, uint64_t total, void (*work)(void *context, int index, money_crew_t *crew),
                   void *context)
{
    money_crew_t crew = { .caller = pthread_self(), .total = total };
    pthread_t threads[MOST];
    task_t tasks[MOST];
    int started[MOST] = {0};
    int index;

    if (count > MOST) count = MOST;
    crew.running = count > 1 ? count - 1 : 0;
    pthread_mutex_init(&crew.lock, NULL);
    pthread_cond_init(&crew.changed, NULL);
    for (index = 0; index < count - 1; index++) {
        tasks[index] = (task_t){ work, context, &crew, index };
        started[index] = pthread_create(&threads[index], NULL, run_task, &tasks[index]) == 0;
        if (!started[index]) end_task(&crew);
    }
    if (count > 0) work(context, count - 1, &crew);
    for (index = 0; index < count - 1; index++)
        if (!started[index]) work(context, index, &crew);
    if (count > 1) wait_for(&crew);
    for (index = 0; index < count - 1; index++)
        if (started[index]) pthread_join(threads[index], NULL);
    pthread_cond_destroy(&crew.changed);
    pthread_mutex_destroy(&crew.lock);
    return !crew.ends;
}
