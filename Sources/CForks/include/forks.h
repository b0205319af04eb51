/* Detects use of a parent process's stores in a child of a fork. */
#ifndef MONEY_FORKS_H
#define MONEY_FORKS_H

/** An open file of a store. */
typedef struct money_open_file_s money_open_file_t;

/** Notes that a store has opened the file of a path, which need not end with a NUL. NULL if memory is missing. */
money_open_file_t *money_forks_open(const void *path, long length);

/** Notes that the file was closed, and frees the note. NULL is allowed. */
void money_forks_close(money_open_file_t *file);

/** Returns whether a store had the file of a path open in a parent process at the fork. */
int money_forks_is_inherited(const void *path, long length);

/** Records that the calling thread starts or stops using SQLite. */
void money_forks_enter(void);
void money_forks_leave(void);

/** Returns whether another thread was using SQLite through a store at the fork. Locks that it held are never released
 *  in this process. */
int money_forks_may_hang(void);

/** Returns how often this process and its parents were forked. */
int money_forks_count(void);

/** Returns the id of the calling process, in most cases without a system call. */
int money_forks_process(void);

#endif
