/* Saves a feed in a store between two runs: its JSON is a setting, with the time of retrieval. */
#ifndef FEED_STORE_H
#define FEED_STORE_H

#include <money.h>
#include <stdlib.h>

/** Saves the contents of a feed, without its key.
 *  @return MONEY_ERR_NOT_FOUND if the feed is still empty.
 */
static money_status_t keep_feed(money_store_t *store, const char *key, const money_feed_t *feed, money_error_t *error)
{
    money_feed_info_t info;
    char *json = NULL;
    size_t length = 0;
    money_status_t status = money_feed_to_json(feed, &json, &length, error);

    /* `success` is the time of retrieval, independent of the current time. */
    if (status == MONEY_OK) status = money_feed_info(feed, 0, &info, error);
    if (status == MONEY_OK) status = money_store_setting_save(store, key, json, length, info.success, error);
    money_string_free(json);
    return status;
}

/** Restores a feed saved by keep_feed; newer contents of the feed are kept.
 *  @return MONEY_ERR_NOT_FOUND if the key does not exist.
 */
static money_status_t take_kept_feed(money_store_t *store, const char *key, money_feed_t *feed, money_error_t *error)
{
    money_instant_t came = 0;
    size_t length = 0;
    char *json;
    money_status_t status = money_store_setting(store, key, NULL, 0, &length, NULL, error);

    if (status != MONEY_OK) return status;
    json = malloc(length + 1);
    if (json == NULL) return MONEY_ERR_OUT_OF_MEMORY;
    status = money_store_setting(store, key, json, length + 1, &length, &came, error);
    if (status == MONEY_OK) status = money_feed_restore(feed, json, length, came, error);
    free(json);
    return status;
}

#endif
