/* JSON on standard output: one object per line. */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include <money.h>
#include <stddef.h>
#include <stdint.h>

/* Members are written in sequence; a `key` of NULL writes an element of an array. */
void json_open(const char *key, char bracket);
void json_close(char bracket);
/* Closes the object and the line. */
void json_end_line(void);

void json_text(const char *key, const char *text, size_t length);
void json_string(const char *key, const char *text);
void json_number(const char *key, int64_t number);
void json_null(const char *key);
void json_amount(const char *key, const money_t *amount);
/* "2020-03-13", or null for no date. */
void json_day(const char *key, money_date_t day);
/* An array of names, such as ["rounded","earlier"]. */
void json_flags(const char *key, money_flags_t flags);
/* A ratio in lowest terms: "2500/2793". */
void json_ratio(const char *key, const money_ratio_t *ratio);

/* Writes an object with the error, and the line number if it is not 0. */
void json_refused(uint64_t line, const char *status, const char *text, int64_t position);

#endif
