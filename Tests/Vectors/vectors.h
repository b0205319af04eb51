/* Shared by the programs that run one file of golden vectors, which each names in `file_name`. */
#ifndef VECTORS_H
#define VECTORS_H

#include <jansson.h>
#include <money/desk.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const file_name;
static long passed, failed;

static void check(int holds, json_t *test, const char *what)
{
    char *text;

    if (holds) {
        passed++;
        return;
    }
    failed++;
    text = json_dumps(test, JSON_COMPACT);
    fprintf(stderr, "%s: %s: %s\n", file_name, text, what);
    free(text);
}

static const char *text_of(json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

#endif
