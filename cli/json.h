/* JSON on standard output: one object per line. */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include <money.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Members are written in sequence; a `key` of NULL writes an element of an array. */
void out_json_open(const char *key, char bracket);
void out_json_close(char bracket);
/* Closes the object and the line. */
void out_json_end_line(void);

/* Writes a value that is JSON already. */
void out_json_raw(const char *key, const char *json, size_t length);
/* Begins a new line after an incomplete one. */
void out_json_reset(void);

void out_json_text(const char *key, const char *text, size_t length);
void out_json_string(const char *key, const char *text);
void out_json_number(const char *key, int64_t number);
void out_json_null(const char *key);
void out_json_bool(const char *key, bool value);
void out_json_amount(const char *key, const money_t *amount);
/* "2020-03-13", or null for no date. */
void out_json_day(const char *key, money_date_t day);
/* An array of names, such as ["rounded","earlier"]. */
void out_json_flags(const char *key, money_flags_t flags);
/* A ratio in lowest terms: "2500/2793". */
void out_json_ratio(const char *key, const money_ratio_t *ratio);

/* Writes an object with the error, and the line number if it is not 0. */
void out_json_refused(uint64_t line, const char *status, const char *text, int64_t position);

#endif
