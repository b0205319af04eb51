/* The exit codes of the tool. money.1 and docs/guide/cli.md have the same table. */
#ifndef CLI_EXITS_H
#define CLI_EXITS_H

enum {
    EXIT_ANSWERED = 0, /* everything was answered */
    EXIT_REFUSED = 1, /* a value was refused or has no answer; in a pipe, at least one line */
    EXIT_USAGE = 2, /* the command line is wrong */
    EXIT_FILE = 3, /* a file is missing, cannot be read, or is damaged */
    EXIT_SYSTEM = 4 /* the output cannot be written, or memory has ended */
};

#endif
