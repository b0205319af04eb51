/* The exit codes of the tool. money.1 and docs/guide/cli.md contain the same table. */
#ifndef CLI_EXITS_H
#define CLI_EXITS_H

enum {
    EXIT_ANSWERED = 0, /* success */
    EXIT_REFUSED = 1, /* a value was rejected or has no result; in a pipe, at least one line */
    EXIT_USAGE = 2, /* invalid command line */
    EXIT_FILE = 3, /* a file is missing, unreadable or damaged, or a download failed */
    EXIT_SYSTEM = 4 /* write error, or out of memory */
};

#endif
