/* Requests and the lists they are in. */
#include "http_transfers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

money_status_t transfers_fail(money_error_t *error, money_status_t status, const char *text)
{
    if (error != NULL) {
        memset(error, 0, sizeof *error);
        error->status = status;
        error->position = -1;
        snprintf(error->text, sizeof error->text, "%s", text);
    }
    return status;
}

money_status_t transfers_check(money_http_t *http, money_error_t *error)
{
    if (http == NULL) return transfers_fail(error, MONEY_ERR_ARGUMENT, "http must not be NULL");
    if (pthread_equal(pthread_self(), http->worker))
        return transfers_fail(error, MONEY_ERR_BUSY, "function must not be called inside on_finished");
    return MONEY_OK;
}

void transfers_append(list_t *list, transfer_t *one)
{
    one->next = NULL;
    if (list->last != NULL) list->last->next = one;
    else list->first = one;
    list->last = one;
    list->count++;
}

void transfers_prepend(list_t *list, transfer_t *one)
{
    one->next = list->first;
    list->first = one;
    if (list->last == NULL) list->last = one;
    list->count++;
}

void transfers_unlink(list_t *list, transfer_t *one)
{
    transfer_t **at = &list->first, *before = NULL;

    while (*at != one) {
        before = *at;
        at = &(*at)->next;
    }
    *at = one->next;
    if (list->last == one) list->last = before;
    one->next = NULL;
    list->count--;
}

void transfers_release_easy(transfer_t *one)
{
    curl_easy_cleanup(one->easy);
    curl_slist_free_all(one->request_headers);
    one->easy = NULL;
    one->request_headers = NULL;
}

void transfers_release(transfer_t *one)
{
    transfers_release_easy(one);
    free(one->content_type);
    free(one->headers.bytes);
    free(one->body.bytes);
    free(one);
}

size_t transfers_waited_for(const money_http_t *http)
{
    return http->queued.count + http->active.count - http->abandoned + http->finished.count;
}

/* The first of `owner`; with `id`, the one of that id. */
static transfer_t *find(const list_t *list, const void *owner, const uint64_t *id)
{
    transfer_t *one = list->first;

    while (one != NULL && (one->owner != owner || one->abandoned || (id != NULL && one->answer.id != *id)))
        one = one->next;
    return one;
}

transfer_t *transfers_take_finished(money_http_t *http, const void *owner)
{
    transfer_t *one;

    pthread_mutex_lock(&http->lock);
    if ((one = find(&http->finished, owner, NULL)) != NULL) transfers_unlink(&http->finished, one);
    pthread_mutex_unlock(&http->lock);
    return one;
}

int transfers_any(money_http_t *http, const void *owner, uint64_t *id)
{
    transfer_t *one;

    pthread_mutex_lock(&http->lock);
    if ((one = find(&http->finished, owner, NULL)) == NULL && (one = find(&http->active, owner, NULL)) == NULL)
        one = find(&http->queued, owner, NULL);
    if (one != NULL) *id = one->answer.id;
    pthread_mutex_unlock(&http->lock);
    return one != NULL;
}

void transfers_forget(money_http_t *http, const void *owner, uint64_t id)
{
    transfer_t *one, *mine = NULL;

    pthread_mutex_lock(&http->lock);
    if ((one = find(&http->finished, owner, &id)) != NULL) {
        transfers_unlink(&http->finished, mine = one);
    } else if ((one = find(&http->queued, owner, &id)) != NULL) {
        transfers_unlink(&http->queued, mine = one);
    } else if ((one = find(&http->active, owner, &id)) != NULL) {
        one->abandoned = 1;
        http->abandoned++;
    }
    if (transfers_waited_for(http) == 0) pthread_cond_broadcast(&http->news);
    pthread_mutex_unlock(&http->lock);
    if (mine != NULL) transfers_release(mine);
    else curl_multi_wakeup(http->multi);
}
