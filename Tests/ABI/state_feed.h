/* The full state of a feed, as text that can be compared. */
#ifndef STATE_FEED_H
#define STATE_FEED_H

#include "state.h"

static inline void state_of_feed(state_t *state, const money_feed_t *feed)
{
    money_feed_info_t info;
    money_error_t failure;
    char symbol[MONEY_SYMBOL_SIZE], *json = NULL;
    size_t index;

    if (money_feed_info(feed, 200, &info, NULL) != MONEY_OK) abort();
    state_add(state, &info, sizeof info);
    if (money_feed_failure(feed, NULL, &failure, NULL) != MONEY_OK) abort();
    state_print(state, "%d %s;", failure.status, failure.text);
    for (index = 0; money_feed_symbol_at(feed, index, symbol, sizeof symbol, NULL, NULL) == MONEY_OK; index++)
        state_print(state, "%s ", symbol);
    if (money_feed_to_json(feed, &json, NULL, NULL) == MONEY_OK) state_add_document(state, json);
}

#endif
