/* Readers and their expected results. */
#ifndef DOCUMENTS_H
#define DOCUMENTS_H

#include "../state.h"

typedef money_status_t (*reader_t)(const char *, size_t, money_rates_t **, money_error_t *);

/** True if a position, counted in the entire document, is within the value named. */
static inline int is_in(const char *document, int64_t position, const char *named)
{
    int64_t length = (int64_t)strlen(named), start;

    if (strstr(document, named) == NULL) return 1; /* the line uses other words */
    for (start = position > length ? position - length : 0; start <= position; start++)
        if (strncmp(document + start, named, (size_t)length) == 0) return 1;
    return 0;
}

static inline void bad_bytes(reader_t reader, const char *document, size_t length, money_status_t wanted, const char *named,
                      int line)
{
    /* Exactly as long as declared, so that a memory checker detects an excess byte. */
    char *exact = malloc(length > 0 ? length : 1), what[600];
    money_rates_t *rates = (money_rates_t *)&rates;
    money_error_t error;
    money_status_t status;

    if (exact == NULL) abort();
    memcpy(exact, document, length);
    memset(&error, 0xA5, sizeof error);
    status = reader(exact, length, &rates, &error);
    snprintf(what, sizeof what, "%.100s: %s at %lld \"%.240s\" instead of %s \"%s\"", document, money_status_name(status),
             (long long)error.position, error.text, money_status_name(wanted), named);
    if (status == MONEY_OK) {
        check_that(0, __FILE__, line, what);
        money_rates_free(rates);
    } else {
        check_that(status == wanted && rates == NULL && error.status == status && error.cause == 0, __FILE__, line,
                   what);
        check_that(strstr(error.text, named) != NULL, __FILE__, line, what);
        check_that(error.position >= -1 && error.position <= (int64_t)length, __FILE__, line, what);
        if (error.position >= 0 && status != MONEY_ERR_JSON && status != MONEY_ERR_ENCODING && status != MONEY_ERR_LIMIT)
            check_that(is_in(document, error.position, named), __FILE__, line, what);
    }
    free(exact);
}

#define CSV(document, status, named) \
    bad_bytes(money_rates_from_ecb_csv, document, strlen(document), status, named, __LINE__)
#define JSON(document, status, named) \
    bad_bytes(money_rates_from_json, document, strlen(document), status, named, __LINE__)
#define BYTES(reader, document, status, named) bad_bytes(reader, document, sizeof document - 1, status, named, __LINE__)

/** Every prefix of a document: a documented status, or a table that can be written and read back. */
static inline void cut_at_every_byte(reader_t reader, const char *document, int may_be_good)
{
    size_t length = strlen(document), cut;

    while (length > 0 && document[length - 1] == '\n') length--;
    for (cut = 0; cut < length; cut++) {
        char *exact = malloc(cut > 0 ? cut : 1), *json = NULL;
        money_rates_t *rates = NULL;
        money_error_t error;
        money_status_t status;

        if (exact == NULL) abort();
        memcpy(exact, document, cut);
        status = reader(exact, cut, &rates, &error);
        if (status == MONEY_OK) {
            CHECK(may_be_good && rates != NULL);
            CHECK_OK(money_rates_to_json(rates, &json, NULL, &error));
            money_string_free(json);
            money_rates_free(rates);
        } else {
            CHECK(status == MONEY_ERR_DOCUMENT || status == MONEY_ERR_NO_RATES || status == MONEY_ERR_JSON ||
                  status == MONEY_ERR_INVALID_RATE || status == MONEY_ERR_DATE);
            CHECK(rates == NULL && error.status == status && error.text[0] != '\0' && error.position <= (int64_t)cut);
        }
        free(exact);
    }
}

#endif
