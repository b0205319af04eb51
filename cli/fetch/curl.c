#include "curl.h"

#include "curl_numbers.h"

#include <dlfcn.h>
#include <money.h>
#include <stdio.h>
#include <string.h>

/* The functions of libcurl, as `curl_` and these names. */
#define FUNCTIONS(CALL)                                        \
    CALL(void *, easy_init, (void))                            \
    CALL(int, easy_setopt, (void *, int, ...))                 \
    CALL(int, easy_perform, (void *))                          \
    CALL(int, easy_getinfo, (void *, int, ...))                \
    CALL(void, easy_cleanup, (void *))                         \
    CALL(const char *, easy_strerror, (int))                   \
    CALL(void *, url, (void))                                  \
    CALL(int, url_set, (void *, int, const char *, unsigned))  \
    CALL(int, url_get, (const void *, int, char **, unsigned)) \
    CALL(void, url_cleanup, (void *))                          \
    CALL(void, free, (void *))

#define DECLARE(result, name, parameters) result(*name) parameters;
static struct {
    FUNCTIONS(DECLARE)
} curl;

static bool find(void *library, const char *name, void *function)
{
    void *found = dlsym(library, name);

    memcpy(function, &found, sizeof found);
    return found != NULL;
}

const char *curl_load(void)
{
    static const char *const names[] = { "libcurl.so.4", "libcurl-gnutls.so.4" };
    void *library = NULL;
    size_t index;

    if (curl.free != NULL) return NULL;
    for (index = 0; index < sizeof names / sizeof names[0] && library == NULL; index++)
        library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return "libcurl is required: install the package libcurl4 (Debian, Ubuntu) or libcurl";
#define FIND(result, name, parameters) \
    if (!find(library, "curl_" #name, &curl.name)) return "libcurl must be version 7.62 or later";
    FUNCTIONS(FIND)
    return NULL;
}

/* Copies a part of an address; "" if it is missing. */
static void copy_part(const void *handle, int part, char *text, size_t capacity)
{
    char *found = NULL;

    text[0] = 0;
    if (curl.url_get(handle, part, &found, 0) == OWN_CURLUE_OK && found != NULL) snprintf(text, capacity, "%s", found);
    curl.free(found);
}

static const char *check_parts(const void *handle)
{
    char scheme[16], host[256], user[16];

    copy_part(handle, OWN_CURLUPART_SCHEME, scheme, sizeof scheme);
    copy_part(handle, OWN_CURLUPART_HOST, host, sizeof host);
    copy_part(handle, OWN_CURLUPART_USER, user, sizeof user);
    if (user[0] != 0) return "the address must not contain a user name";
    if (strcmp(scheme, "https") == 0) return NULL;
    if (strcmp(scheme, "http") != 0) return "the address must begin with https://";
    if (strcmp(host, "localhost") == 0 || strcmp(host, "127.0.0.1") == 0 || strcmp(host, "[::1]") == 0) return NULL;
    return "the address must begin with https://; http:// is allowed only for this machine";
}

const char *curl_check(const char *url)
{
    void *handle = curl.url();
    const char *reason;

    if (handle == NULL) return "out of memory";
    reason = curl.url_set(handle, OWN_CURLUPART_URL, url, 0) == OWN_CURLUE_OK ? check_parts(handle)
                                                                                : "the address is malformed";
    curl.url_cleanup(handle);
    return reason;
}

/* Receives a part of the body; another count than the given one ends the request. */
static size_t receive(char *bytes, size_t size, size_t count, void *context)
{
    text_t *body = context;
    size_t length = size * count;

    if (length > FETCH_BODY_MAX - body->length) return 0;
    text_add(body, bytes, length);
    return body->has_failed ? 0 : length;
}

static bool prepare(void *handle, const char *url, response_t *response, char *reason)
{
#define SET(option, value) (curl.easy_setopt(handle, (option), (value)) == OWN_CURLE_OK)
    return SET(OWN_CURLOPT_URL, url) && SET(OWN_CURLOPT_PROTOCOLS, (long)(OWN_CURLPROTO_HTTP | OWN_CURLPROTO_HTTPS)) &&
           /* http is for this machine alone, which no proxy reaches */
           (strncmp(url, "http:", 5) != 0 || SET(OWN_CURLOPT_PROXY, "")) && SET(OWN_CURLOPT_FOLLOWLOCATION, 0L) &&
           SET(OWN_CURLOPT_NOSIGNAL, 1L) && SET(OWN_CURLOPT_TIMEOUT_MS, FETCH_TIME_MAX) &&
           SET(OWN_CURLOPT_CONNECTTIMEOUT_MS, FETCH_TIME_MAX / 3) &&
           SET(OWN_CURLOPT_USERAGENT, "libmoney/" MONEY_VERSION) && SET(OWN_CURLOPT_WRITEFUNCTION, receive) &&
           SET(OWN_CURLOPT_WRITEDATA, &response->body) && SET(OWN_CURLOPT_ERRORBUFFER, reason);
#undef SET
}

const char *curl_get(const char *url, response_t *response)
{
    static char reason[OWN_CURL_ERROR_SIZE];
    void *handle = curl.easy_init();
    char *type = NULL;
    int code;

    if (handle == NULL) return "out of memory";
    reason[0] = 0;
    if (!prepare(handle, url, response, reason)) {
        curl.easy_cleanup(handle);
        return "libcurl does not accept the request";
    }
    code = curl.easy_perform(handle);
    if (code == OWN_CURLE_OK) {
        curl.easy_getinfo(handle, OWN_CURLINFO_RESPONSE_CODE, &response->status);
        curl.easy_getinfo(handle, OWN_CURLINFO_CONTENT_TYPE, &type);
        if (type != NULL) snprintf(response->type, sizeof response->type, "%s", type);
    }
    curl.easy_cleanup(handle);
    if (code == OWN_CURLE_OK) return NULL;
    if (response->body.has_failed) return "out of memory";
    if (code == OWN_CURLE_WRITE_ERROR) return "the response must be at most 16 MiB";
    return reason[0] != 0 ? reason : curl.easy_strerror(code);
}
