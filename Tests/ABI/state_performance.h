/* The states of a rebalancing and of a breakdown: their rows. */
#ifndef STATE_PERFORMANCE_H
#define STATE_PERFORMANCE_H

#include "state.h"

static inline void state_of_rebalancing(state_t *state, const money_rebalancing_t *rebalancing)
{
    money_order_t rows[4];
    size_t count;

    if (money_rebalancing_orders(rebalancing, 0, rows, 4, &count, NULL) != MONEY_OK) abort();
    state_add(state, rows, count * sizeof *rows);
}

static inline void state_of_breakdown(state_t *state, const money_breakdown_t *breakdown)
{
    money_breakdown_row_t rows[4];
    size_t count;

    if (money_breakdown_rows(breakdown, 0, rows, 4, &count, NULL) != MONEY_OK) abort();
    state_add(state, rows, count * sizeof *rows);
}

#endif
