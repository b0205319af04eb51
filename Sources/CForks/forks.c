/* SQLite keeps two kinds of state in a process that a fork breaks.
 *
 * Its locks in memory: a thread that held one at the fork does not exist in the child, so the lock is never released
 * there and the child would wait for it forever.
 *
 * Its list of open files: a new connection to a listed file shares the locks of the earlier connection. In a child,
 * that connection is the parent's, and the child has not inherited the system's locks. The parent may then close the
 * file as its supposedly last user and remove the write-ahead log, and the child's later changes are lost.
 *
 * Both are detected in advance, and a store returns an error. */
#include "forks.h"

#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct money_open_file_s {
    dev_t device;
    ino_t inode;
    int is_known; /* 0: it is no file, such as a store in memory */
    int is_inherited;
    struct money_open_file_s *previous, *next;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static money_open_file_t *files;
static int inside, may_hang, forks;
/** The id of this process, or 0 if it is unknown: in memory that the kernel clears in each child, also in one that was
 *  forked by a system call instead of fork(). NULL if the kernel cannot. */
static int *process;

/** The list stays as it is while the process forks. */
static void before_fork(void)
{
    pthread_mutex_lock(&mutex);
}

static void after_fork_in_parent(void)
{
    pthread_mutex_unlock(&mutex);
}

static void after_fork_in_child(void)
{
    money_open_file_t *file;

    if (__atomic_load_n(&inside, __ATOMIC_SEQ_CST) != 0) may_hang = 1;
    __atomic_store_n(&inside, 0, __ATOMIC_SEQ_CST);
    forks++;
    if (process != NULL) __atomic_store_n(process, 0, __ATOMIC_RELAXED);
    for (file = files; file != NULL; file = file->next) file->is_inherited = 1;
    pthread_mutex_unlock(&mutex);
}

__attribute__((constructor)) static void watch_forks(void)
{
    pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child);
#ifdef MADV_WIPEONFORK
    {
        size_t size = (size_t)sysconf(_SC_PAGESIZE);
        void *page = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

        if (page == MAP_FAILED) return;
        if (madvise(page, size, MADV_WIPEONFORK) == 0) {
            process = page;
        } else {
            munmap(page, size);
        }
    }
#endif
}

/** Finds the file that a path names; returns 0 if it does not exist. */
static int find(const void *path, long length, struct stat *found)
{
    char copy[PATH_MAX + 1];

    if (length < 0 || length > PATH_MAX) return 0;
    memcpy(copy, path, (size_t)length);
    copy[length] = 0;
    return stat(copy, found) == 0;
}

money_open_file_t *money_forks_open(const void *path, long length)
{
    money_open_file_t *file = calloc(1, sizeof *file);
    struct stat found;

    if (file == NULL || !find(path, length, &found)) return file;
    file->device = found.st_dev;
    file->inode = found.st_ino;
    file->is_known = 1;
    pthread_mutex_lock(&mutex);
    file->next = files;
    if (files != NULL) files->previous = file;
    files = file;
    pthread_mutex_unlock(&mutex);
    return file;
}

void money_forks_close(money_open_file_t *file)
{
    if (file == NULL) return;
    if (file->is_known) {
        pthread_mutex_lock(&mutex);
        if (file->previous != NULL) file->previous->next = file->next;
        if (file->next != NULL) file->next->previous = file->previous;
        if (files == file) files = file->next;
        pthread_mutex_unlock(&mutex);
    }
    free(file);
}

int money_forks_is_inherited(const void *path, long length)
{
    struct stat found;
    money_open_file_t *file;
    int is_inherited = 0;

    if (forks == 0 || !find(path, length, &found)) return 0;
    pthread_mutex_lock(&mutex);
    for (file = files; file != NULL && !is_inherited; file = file->next)
        is_inherited = file->is_inherited && file->device == found.st_dev && file->inode == found.st_ino;
    pthread_mutex_unlock(&mutex);
    return is_inherited;
}

void money_forks_enter(void)
{
    __atomic_fetch_add(&inside, 1, __ATOMIC_SEQ_CST);
}

void money_forks_leave(void)
{
    __atomic_fetch_sub(&inside, 1, __ATOMIC_SEQ_CST);
}

int money_forks_may_hang(void)
{
    return may_hang;
}

int money_forks_count(void)
{
    return forks;
}

int money_forks_process(void)
{
    int id = process != NULL ? __atomic_load_n(process, __ATOMIC_RELAXED) : 0;

    if (id != 0) return id;
    id = (int)getpid();
    if (process != NULL) __atomic_store_n(process, id, __ATOMIC_RELAXED);
    return id;
}
