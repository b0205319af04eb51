/* The shared declarations of the contestants of ledgers.c: the same ledger in a store, in memory and by hand. */
#ifndef LEDGERS_H
#define LEDGERS_H

#include <money.h>

enum { PAGE = 50, ACCOUNTS = 5, FIRST_DAY = 19000, DAYS = 700, TODAY = 19782 };
enum { POST, DAY, ACCOUNT_PAGE, TRIAL_BALANCE, WORKS };

/** The accounts: the bank, and four for expenses. */
extern const char *const names[ACCOUNTS];

/** A date of the ledger, another one for each index. */
money_date_t day_of(long index);
/** The weight of an account in the result of a trial balance. */
int64_t weight_of(const char *name);
/** The expense account, the date and the cents of the transaction at an index. */
const char *expense_at(long index);
money_date_t date_at(long index);
int64_t cents_at(long index);

/** A file by hand. */
typedef struct hand_s hand_t;

/** Makes a file with a ledger of `count` postings; with sums by day or without. */
hand_t *hand_new(const char *path, int has_days, long count);
void hand_free(hand_t *made);

/** The works, on the file that `hand_select` has selected. */
void hand_select(hand_t *selected);
void hand_begin(void), hand_commit(void);
int64_t hand_post(long index), hand_day(long index), hand_page(long index), hand_trial_balance(long index);
int64_t hand_balance(money_date_t day);

#endif
