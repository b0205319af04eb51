/* A GET request by libcurl, which is loaded when the first request is made. */
#ifndef CLI_FETCH_CURL_H
#define CLI_FETCH_CURL_H

#include "../text.h"

/* The longest response, in bytes, and the longest time of a request, in milliseconds. */
#define FETCH_BODY_MAX ((size_t)16 << 20)
#define FETCH_TIME_MAX 30000L

typedef struct {
    long status; /* the HTTP status */
    char type[256]; /* the content type; "" if unknown */
    text_t body;
} response_t;

/* Loads libcurl. Returns NULL, or the reason why that failed. */
const char *curl_load(void);

/* Checks an address: https, or http to this machine, without user or password. Returns NULL, or the requirement that it
 * does not meet. Requires libcurl. */
const char *curl_check(const char *url);

/* Sends a request and receives the response; redirects are not followed. Returns NULL, or the reason of a failure. Free
 * the body in either case. */
const char *curl_get(const char *url, response_t *response);

#endif
