#include "threads.h"

#include <pthread.h>

enum { MOST = 256 };

typedef struct {
    void (*work)(void *context, int index);
    void *context;
    int index;
} task_t;

static void *run_task(void *argument)
{
    const task_t *task = argument;

    task->work(task->context, task->index);
    return NULL;
}

void money_threads_run(int count, void (*work)(void *context, int index), void *context)
{
    pthread_t threads[MOST];
    task_t tasks[MOST];
    int started[MOST] = {0};
    int index;

    if (count > MOST) count = MOST;
    for (index = 0; index < count - 1; index++) {
        tasks[index].work = work;
        tasks[index].context = context;
        tasks[index].index = index;
        started[index] = pthread_create(&threads[index], NULL, run_task, &tasks[index]) == 0;
    }
    if (count > 0) work(context, count - 1);
    for (index = 0; index < count - 1; index++) {
        if (started[index])
            pthread_join(threads[index], NULL);
        else
            work(context, index);
    }
}
