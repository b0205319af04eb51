/* The state of a loan: its totals and its rows. */
#ifndef STATE_LOAN_H
#define STATE_LOAN_H

#include "state.h"

static inline void state_of_loan(state_t *state, const money_loan_t *loan)
{
    money_loan_info_t info;
    money_loan_row_t row;
    size_t index;

    if (money_loan_info(loan, &info, NULL) != MONEY_OK) abort();
    state_add(state, &info, sizeof info);
    for (index = 0; index < info.row_count; index++) {
        if (money_loan_row_at(loan, index, &row, NULL) != MONEY_OK) abort();
        state_add(state, &row, sizeof row);
    }
}

#endif
