/* Reads lines from a terminal: with editing, history and completion by libedit if it is installed, else plainly. */
#ifndef CLI_PROMPT_EDITOR_H
#define CLI_PROMPT_EDITOR_H

#include <stdbool.h>
#include <stddef.h>

/* Returns the completion at an index for the beginning of a word, or NULL after the last one. */
typedef const char *(*completer_t)(const char *word, size_t index);

/* Loads libedit, which completes words with `complete`, and the history of a file; "" for no file. */
void editor_begin(const char *history, completer_t complete);

/* Reads a line into a buffer, without its line ending. False at the end of the input. */
bool editor_read(const char *prompt, char *line, size_t capacity);

/* Adds a line to the history and its file. */
void editor_remember(const char *line);

#endif
