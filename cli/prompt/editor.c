#include "editor.h"

#include "../output.h"

#include <dlfcn.h>
#include <locale.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { HISTORY_MAX = 1000 };

/* The functions of libedit, whose names are those of GNU readline. */
#define FUNCTIONS(CALL)                                                                 \
    CALL(char *, readline, (const char *))                                              \
    CALL(int, add_history, (const char *))                                              \
    CALL(void, using_history, (void))                                                   \
    CALL(int, read_history, (const char *))                                             \
    CALL(int, write_history, (const char *))                                            \
    CALL(void, stifle_history, (int))                                                   \
    CALL(char **, rl_completion_matches, (const char *, char *(*)(const char *, int)))

#define DECLARE(result, name, parameters) result(*name) parameters;
static struct {
    FUNCTIONS(DECLARE)
    bool is_loaded;
} edit;

static const char *file;
static completer_t complete_word;

static bool find(void *library, const char *name, void *function)
{
    void *found = dlsym(library, name);

    memcpy(function, &found, sizeof found);
    return found != NULL;
}

/* Passes the completions to libedit, which frees them. */
static char *generate(const char *word, int state)
{
    static size_t index;
    const char *found;

    if (state == 0) index = 0;
    found = complete_word(word, index++);
    return found != NULL ? strdup(found) : NULL;
}

static char **complete(const char *word, int start, int end)
{
    (void)start;
    (void)end;
    return edit.rl_completion_matches(word, generate);
}

/* A completion that is not found is not replaced by names of files. */
static char *refuse_files(const char *word, int state)
{
    (void)word;
    (void)state;
    return NULL;
}

static bool load(void)
{
    void *library = dlopen("libedit.so.2", RTLD_NOW | RTLD_LOCAL);
    char **(**completion)(const char *, int, int);
    char *(**entries)(const char *, int);

    if (library == NULL) library = dlopen("libedit.so.0", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return false;
#define FIND(result, name, parameters) \
    if (!find(library, #name, &edit.name)) return false;
    FUNCTIONS(FIND)
    if (!find(library, "rl_attempted_completion_function", &completion)) return false;
    *completion = complete;
    if (find(library, "rl_completion_entry_function", &entries)) *entries = refuse_files;
    return true;
}

void editor_begin(const char *history, completer_t completer)
{
    file = history;
    complete_word = completer;
    setlocale(LC_CTYPE, ""); /* characters of several bytes are edited as one */
    umask(077); /* only the user reads the history */
    edit.is_loaded = load();
    if (!edit.is_loaded) return;
    edit.using_history();
    edit.stifle_history(HISTORY_MAX);
    if (file[0] != 0) edit.read_history(file);
}

bool editor_read(const char *prompt, char *line, size_t capacity)
{
    char *typed;
    size_t length;

    out_flush();
    if (!edit.is_loaded) {
        out_text(STREAM_OUT, prompt);
        out_flush();
        if (fgets(line, (int)capacity, stdin) == NULL) return false;
        line[strcspn(line, "\r\n")] = 0;
        return true;
    }
    typed = edit.readline(prompt);
    if (typed == NULL) return false;
    length = strlen(typed);
    if (length >= capacity) length = capacity - 1;
    memcpy(line, typed, length);
    line[length] = 0;
    free(typed);
    return true;
}

/* Creates the folders of the file. */
static void make_folders(void)
{
    char folder[4096];
    char *at;

    if (strlen(file) >= sizeof folder) return;
    strcpy(folder, file);
    for (at = folder + 1; (at = strchr(at, '/')) != NULL; at++) {
        *at = 0;
        mkdir(folder, 0700);
        *at = '/';
    }
}

void editor_remember(const char *line)
{
    if (!edit.is_loaded || line[0] == 0) return;
    edit.add_history(line);
    if (file[0] == 0) return;
    make_folders();
    edit.write_history(file);
}
