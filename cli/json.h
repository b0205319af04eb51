/* JSON on the standard output: one object a line. */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include <money.h>
#include <stddef.h>
#include <stdint.h>

/* Members are written one after the other; a `key` of NULL is an element of a list. */
void json_open(const char *key, char bracket);
void json_close(char bracket);
/* Ends the object of a line. */
void json_end_line(void);

void json_text(const char *key, const char *text, size_t length);
void json_string(const char *key, const char *text);
void json_number(const char *key, int64_t number);
void json_null(const char *key);
void json_amount(const char *key, const money_t *amount);
/* "2020-03-13", or null for no date. */
void json_day(const char *key, money_date_t day);
/* A list of words, such as ["rounded","earlier"]. */
void json_flags(const char *key, money_flags_t flags);
/* A ratio in lowest terms: "2500/2793". */
void json_ratio(const char *key, const money_ratio_t *ratio);

/* An object with the line, if there is one, and the error. */
void json_refused(uint64_t line, const char *status, const char *text, int64_t position);

#endif
