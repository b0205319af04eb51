/* The history of a wallet: amendments, voids and checkpoints, the wallet as it was known, and each refusal. */
#include "accounts.h"

static money_status_t amend(money_wallet_t *wallet, uint64_t id, const char *text, const money_wallet_note_t *note,
                            money_instant_t at, const char *reason)
{
    money_t amount = amount_of(text);

    return money_wallet_amend_entry(wallet, id, &amount, note, at, reason, &error);
}

static int is_known(const money_wallet_t *wallet, money_instant_t at, const char *text)
{
    money_wallet_t *known = NULL;
    int is = money_wallet_as_known(wallet, at, &known, &error) == MONEY_OK && is_sum(known, "EUR", text);

    money_wallet_free(known);
    return is;
}

/** 10.00 EUR and -4.00 EUR; then the first is amended, a third is added, and the second is voided. */
static money_wallet_t *make_wallet(void)
{
    money_wallet_t *wallet = wallet_of(NULL, NULL);
    money_wallet_note_t note = note_of(19782, "x1");

    note.kind = MONEY_ENTRY_DEPOSIT;
    note.label = "Salary";
    note.counterpart = "Acme";
    note.effective = 19783;
    note.cost = amount_of("9.00 CHF");
    CHECK_OK(add_noted(wallet, "10.00 EUR", &note, NULL));
    CHECK_OK(add(wallet, "-4.00 EUR"));
    note = note_of(19784, "x2");
    CHECK_OK(amend(wallet, 1, "11.00 EUR", &note, 100, "Ann: wrong amount"));
    CHECK_OK(money_wallet_checkpoint(wallet, 200, "February is complete", &error));
    CHECK_OK(add(wallet, "0.50 EUR"));
    CHECK_OK(money_wallet_void_entry(wallet, 2, 300, NULL, &error));
    return wallet;
}

static void changes(void)
{
    money_wallet_t *wallet = make_wallet();
    money_wallet_change_t rows[4];
    money_wallet_entry_t entry;
    money_wallet_balance_t balance;
    uint64_t revision = 0;
    size_t count = 9;

    CHECK(is_sum(wallet, "EUR", "11.50 EUR"));
    CHECK_OK(money_wallet_revision(wallet, &revision, &error));
    CHECK(revision == 6);
    CHECK_OK(money_wallet_change_count(wallet, &count, &error));
    CHECK(count == 3);
    memset(rows, 0xAB, sizeof rows);
    CHECK_OK(money_wallet_changes(wallet, 0, rows, 4, &count, &error));
    CHECK(count == 3 && rows[0].change == MONEY_WALLET_CHANGE_AMENDED && rows[0].id == 1 && rows[0].at == 100);
    CHECK(is_amount(&rows[0].amount, "10.00 EUR") && is_amount(&rows[0].cost, "9.00 CHF"));
    CHECK(rows[0].date == 19782 && rows[0].effective == 19783 && rows[0].kind == MONEY_ENTRY_DEPOSIT);
    CHECK_TEXT(rows[0].label, "Salary");
    CHECK_TEXT(rows[0].counterpart, "Acme");
    CHECK_TEXT(rows[0].external_id, "x1");
    CHECK_TEXT(rows[0].reason, "Ann: wrong amount");
    CHECK(rows[1].change == MONEY_WALLET_CHANGE_CHECKPOINT && rows[1].id == 0 && rows[1].at == 200);
    CHECK(rows[1].amount.currency[0] == '\0' && rows[1].date == MONEY_DATE_NONE);
    CHECK(rows[1].effective == MONEY_DATE_NONE);
    CHECK_TEXT(rows[1].reason, "February is complete");
    CHECK(rows[2].change == MONEY_WALLET_CHANGE_VOIDED && rows[2].id == 2 && rows[2].at == 300);
    CHECK(is_amount(&rows[2].amount, "-4.00 EUR") && rows[2].reason[0] == '\0' && rows[2].label[0] == '\0');
    CHECK_OK(money_wallet_changes(wallet, 3, rows, 4, &count, &error));
    CHECK(count == 0);
    CHECK_STATUS(money_wallet_changes(wallet, 4, rows, 4, &count, &error), MONEY_ERR_NOT_FOUND);
    /* The external id and the days are those of the new content. */
    CHECK_STATUS(money_wallet_find(wallet, "x1", &entry, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_wallet_find(wallet, "x2", &entry, &error));
    CHECK(entry.id == 1 && entry.date == 19784 && is_amount(&entry.amount, "11.00 EUR"));
    CHECK_OK(money_wallet_balance(wallet, "EUR", 19783, NULL, &balance, &error));
    CHECK(is_amount(&balance.posted, "0.50 EUR"));
    money_wallet_free(wallet);
}

static void knowledge(void)
{
    money_wallet_t *wallet = make_wallet(), *known = NULL;
    money_wallet_balance_t balance;
    money_wallet_entry_t entry;
    uint64_t id = 0;
    size_t count = 9;

    CHECK(is_known(wallet, INT64_MIN + 1, "6.00 EUR") && is_known(wallet, 99, "6.00 EUR"));
    CHECK(is_known(wallet, 100, "7.00 EUR") && is_known(wallet, 199, "7.00 EUR"));
    /* The third entry was added after the checkpoint, and known before the void. */
    CHECK(is_known(wallet, 200, "7.00 EUR") && is_known(wallet, 201, "7.50 EUR") && is_known(wallet, 299, "7.50 EUR"));
    CHECK(is_known(wallet, 300, "11.50 EUR") && is_known(wallet, INT64_MAX, "11.50 EUR"));
    CHECK_OK(money_wallet_as_known(wallet, 99, &known, &error));
    CHECK_OK(money_wallet_change_count(known, &count, &error));
    CHECK(count == 0);
    CHECK_OK(money_wallet_find(known, "x1", &entry, &error));
    CHECK(entry.id == 1 && entry.date == 19782);
    CHECK_OK(money_wallet_balance(known, "EUR", 19782, NULL, &balance, &error));
    CHECK(is_amount(&balance.posted, "-4.00 EUR"));
    /* The copy is a wallet of its own. */
    CHECK_OK(add(known, "1.00 EUR"));
    CHECK(is_sum(wallet, "EUR", "11.50 EUR") && is_sum(known, "EUR", "7.00 EUR"));
    money_wallet_free(known);
    /* It contains no holds. */
    CHECK_OK(hold(wallet, "11.00 EUR", &id, &error));
    CHECK_OK(money_wallet_as_known(wallet, 300, &known, &error));
    CHECK(is_held(known, "EUR", "0.00 EUR") && is_sum(known, "EUR", "11.50 EUR"));
    money_wallet_free(known);
    /* An entry that is removed is unknown at every instant, also if it was amended before. */
    CHECK_OK(money_wallet_release(wallet, id, &error));
    CHECK_OK(money_wallet_remove(wallet, 1, &error));
    CHECK(is_known(wallet, 99, "-4.00 EUR") && is_known(wallet, 300, "0.50 EUR"));
    money_wallet_free(wallet);
}

static void refusals(void)
{
    static const char long_text[] = "12345678901234567890123456789012345678901234567890123456789012345678901234567890";
    money_wallet_t *wallet = make_wallet(), *known = (money_wallet_t *)8;
    money_wallet_note_t note = note_of(19782, NULL);
    uint64_t id = 0;

    CHECK_OK(hold(wallet, "11.00 EUR", &id, &error));
    WALLET_FAILS(amend(wallet, 9, "1.00 EUR", NULL, 400, NULL), MONEY_ERR_NOT_FOUND,
                 "unknown entry id 9 in the wallet");
    WALLET_FAILS(amend(wallet, id, "1.00 EUR", NULL, 400, NULL), MONEY_ERR_NOT_FOUND, (const char *)NULL);
    WALLET_FAILS(amend(wallet, 1, "1.00 EUR", NULL, 299, NULL), MONEY_ERR_ARGUMENT,
                 "instant of a change must not be before the last change at 1970-01-01 00:05:00 UTC, got "
                 "1970-01-01 00:04:59 UTC");
    WALLET_FAILS(amend(wallet, 1, "1.00 EUR", NULL, MONEY_INSTANT_NONE, NULL), MONEY_ERR_ARGUMENT,
                 "at must be an instant, got MONEY_INSTANT_NONE");
    WALLET_FAILS(amend(wallet, 1, "1.00 USD", NULL, 400, NULL), MONEY_ERR_CURRENCY_MISMATCH,
                 "currency of an amendment must be the entry's EUR, got 1.00 USD; void the entry instead");
    WALLET_FAILS(amend(wallet, 1, "10.49 EUR", NULL, 400, NULL), MONEY_ERR_INSUFFICIENT,
                 "insufficient balance: 11.50 EUR, 11.00 of it held");
    WALLET_FAILS(amend(wallet, 1, "11.00 EUR", NULL, 400, "two\nlines"), MONEY_ERR_SYNTAX, (const char *)NULL);
    WALLET_FAILS(amend(wallet, 1, "11.00 EUR", NULL, 400, long_text), MONEY_ERR_LIMIT, (const char *)NULL);
    WALLET_FAILS(amend(wallet, 1, "11.00 EUR", NULL, 400, "\xff"), MONEY_ERR_ENCODING, (const char *)NULL);
    note.external_id = "x2";
    WALLET_FAILS(amend(wallet, 3, "0.50 EUR", &note, 400, NULL), MONEY_ERR_CONFLICT,
                 "external id \"x2\" belongs to another entry, of 11.00 EUR");
    CHECK_OK(amend(wallet, 1, "12.00 EUR", &note, 400, NULL));
    note.date = INT32_MAX;
    WALLET_FAILS(amend(wallet, 1, "11.00 EUR", &note, 400, NULL), MONEY_ERR_DATE, (const char *)NULL);
    WALLET_FAILS(money_wallet_void_entry(wallet, 1, 400, NULL, &error), MONEY_ERR_INSUFFICIENT, (const char *)NULL);
    WALLET_FAILS(money_wallet_void_entry(wallet, 2, 400, NULL, &error), MONEY_ERR_NOT_FOUND,
                 "unknown entry id 2 in the wallet");
    WALLET_FAILS(money_wallet_void_entry(wallet, 3, 399, NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
    WALLET_FAILS(money_wallet_void_entry(wallet, 3, 400, "two\nlines", &error), MONEY_ERR_SYNTAX, (const char *)NULL);
    WALLET_FAILS(money_wallet_void_entry(wallet, 3, 400, long_text, &error), MONEY_ERR_LIMIT, (const char *)NULL);
    WALLET_FAILS(money_wallet_void_entry(wallet, 3, 400, "\xff", &error), MONEY_ERR_ENCODING, (const char *)NULL);
    WALLET_FAILS(money_wallet_checkpoint(wallet, 399, NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
    WALLET_FAILS(money_wallet_checkpoint(wallet, 400, "two\nlines", &error), MONEY_ERR_SYNTAX, (const char *)NULL);
    WALLET_FAILS(money_wallet_checkpoint(wallet, 400, long_text, &error), MONEY_ERR_LIMIT, (const char *)NULL);
    WALLET_FAILS(money_wallet_checkpoint(wallet, 400, "\xff", &error), MONEY_ERR_ENCODING, (const char *)NULL);
    WALLET_FAILS(money_wallet_as_known(wallet, MONEY_INSTANT_NONE, &known, &error), MONEY_ERR_ARGUMENT,
                 "at must be an instant, got MONEY_INSTANT_NONE");
    CHECK(known == NULL);
    money_wallet_free(wallet);
}

/** Sums of more than 38 digits: now, and at an instant before. */
static void wide_sums(void)
{
    static const char large[] = "90000000000000000000000000000000000000 EUR";
    static const char negative[] = "-90000000000000000000000000000000000000 EUR";
    money_wallet_t *wallet = wallet_of(large, negative), *known = (money_wallet_t *)8;

    CHECK_OK(add(wallet, large));
    WALLET_FAILS(money_wallet_void_entry(wallet, 2, 10, NULL, &error), MONEY_ERR_OVERFLOW, (const char *)NULL);
    WALLET_FAILS(amend(wallet, 2, "1.00 EUR", NULL, 10, NULL), MONEY_ERR_OVERFLOW, (const char *)NULL);
    CHECK_OK(amend(wallet, 3, "0.00 EUR", NULL, 10, NULL));
    CHECK_OK(money_wallet_remove(wallet, 2, &error));
    CHECK_STATUS(money_wallet_as_known(wallet, 9, &known, &error), MONEY_ERR_OVERFLOW);
    CHECK(known == NULL && error.position == -1);
    CHECK(is_known(wallet, 10, large));
    money_wallet_free(wallet);
}

/* --------------------------------------------------------------------------------------------------- Documents ---- */

static int is_same(const money_wallet_t *one, const money_wallet_t *two)
{
    money_wallet_change_t first[4], second[4];
    size_t count = 0, other = 9;
    char *json = NULL, *again = NULL;
    int same;

    if (money_wallet_to_json(one, &json, NULL, NULL) != MONEY_OK) abort();
    if (money_wallet_to_json(two, &again, NULL, NULL) != MONEY_OK) abort();
    same = strcmp(json, again) == 0;
    money_string_free(json);
    money_string_free(again);
    if (money_wallet_changes(one, 0, first, 4, &count, NULL) != MONEY_OK) abort();
    if (money_wallet_changes(two, 0, second, 4, &other, NULL) != MONEY_OK) abort();
    return same && count == other && memcmp(first, second, count * sizeof *first) == 0;
}

static void documents(void)
{
    money_wallet_t *wallet = make_wallet(), *again = NULL;
    char *text = NULL;

    CHECK_OK(money_wallet_to_json(wallet, &text, NULL, &error));
    CHECK_TEXT(text,
               "{\"changes\":[{\"at\":100,\"do\":\"amend\",\"former\":{\"amount\":\"10.00\",\"cost\":\"9.00\","
               "\"cost_currency\":\"CHF\",\"counterpart\":\"Acme\",\"currency\":\"EUR\",\"date\":\"2024-02-29\","
               "\"effective\":\"2024-03-01\",\"external_id\":\"x1\",\"id\":1,\"kind\":\"deposit\","
               "\"label\":\"Salary\"},\"next\":3,\"reason\":\"Ann: wrong amount\"},{\"at\":200,"
               "\"do\":\"checkpoint\",\"next\":3,\"reason\":\"February is complete\"},"
               "{\"at\":300,\"do\":\"void\",\"former\":{\"amount\":\"-4.00\","
               "\"currency\":\"EUR\",\"id\":2},\"next\":4}],\"entries\":[{\"amount\":\"11.00\",\"currency\":\"EUR\","
               "\"date\":\"2024-03-02\",\"external_id\":\"x2\",\"id\":1},{\"amount\":\"0.50\",\"currency\":\"EUR\","
               "\"id\":3}],\"format\":\"libmoney.wallet\",\"next\":4,\"revision\":6,\"version\":2}");
    CHECK_OK(money_wallet_from_json(text, MONEY_NTS, &again, &error));
    CHECK(is_same(wallet, again) && is_known(again, 99, "6.00 EUR") && is_known(again, 299, "7.50 EUR"));
    money_string_free(text);
    money_wallet_free(wallet);
    /* The journal of a wallet from JSON begins with the history, and continues it. */
    CHECK_OK(amend(again, 3, "0.75 EUR", NULL, 400, NULL));
    CHECK_OK(money_wallet_to_journal(again, &text, NULL, &error));
    CHECK_OK(money_wallet_from_journal(text, MONEY_NTS, &wallet, &error));
    CHECK(is_same(wallet, again));
    money_string_free(text);
    money_wallet_free(again);
    money_wallet_free(wallet);
    wallet = make_wallet();
    CHECK_OK(money_wallet_to_journal(wallet, &text, NULL, &error));
    CHECK(strstr(text, "{\"at\":300,\"do\":\"void\",\"id\":2}\n") != NULL);
    CHECK(strstr(text, "{\"at\":200,\"do\":\"checkpoint\",\"reason\":\"February is complete\"}\n") != NULL);
    CHECK_OK(money_wallet_from_journal(text, MONEY_NTS, &again, &error));
    CHECK(is_same(wallet, again));
    money_string_free(text);
    money_wallet_free(again);
    money_wallet_free(wallet);
}

#define FORMER(id, amount, code) \
    "\"former\":{\"amount\":\"" amount "\",\"currency\":\"" code "\",\"id\":" id "}"
#define WALLET(changes)                                                                                   \
    "{\"changes\":[" changes "],\"entries\":[{\"amount\":\"1.00\",\"currency\":\"EUR\",\"id\":1}],"        \
    "\"format\":\"libmoney.wallet\",\"next\":4,\"revision\":3,\"version\":2}"
#define AMENDED(at, id, next, code) "{\"at\":" at ",\"do\":\"amend\"," FORMER(id, "2.00", code) ",\"next\":" next "}"

static void bad_documents(void)
{
    static const char *const refused[] = {
        WALLET("7"), WALLET("{}"), WALLET("{\"at\":1,\"do\":\"remove\",\"next\":2}"),
        WALLET("{\"at\":1,\"do\":\"amend\",\"next\":2}"), WALLET("{\"at\":1,\"do\":\"checkpoint\",\"next\":0}"),
        WALLET("{\"at\":1,\"do\":\"checkpoint\",\"next\":5}"),
        WALLET("{\"at\":\"1\",\"do\":\"checkpoint\",\"next\":2}"),
        WALLET("{\"at\":1,\"by\":\"Ann\",\"do\":\"checkpoint\",\"next\":2}"),
        WALLET("{\"at\":1,\"do\":\"checkpoint\"," FORMER("1", "2.00", "EUR") ",\"next\":2}"),
        WALLET(AMENDED("2", "1", "2", "EUR") "," AMENDED("1", "1", "2", "EUR")),
        WALLET(AMENDED("2", "1", "3", "EUR") "," AMENDED("2", "1", "2", "EUR")),
        WALLET(AMENDED("2", "2", "2", "EUR")), WALLET(AMENDED("2", "0", "2", "EUR")),
        WALLET(AMENDED("2", "1", "2", "USD")),
        WALLET(AMENDED("2", "1", "2", "USD") "," AMENDED("2", "1", "2", "EUR")),
        WALLET("{\"at\":1,\"do\":\"void\"," FORMER("1", "2.00", "EUR") ",\"next\":2}"),
        WALLET("{\"at\":1,\"do\":\"void\"," FORMER("2", "2.00", "EUR") ",\"next\":3}," AMENDED("2", "2", "3", "EUR")),
    };
    static const char twice[] =
        "{\"changes\":[{\"at\":20,\"do\":\"amend\",\"former\":{\"amount\":\"1.00\",\"currency\":\"EUR\","
        "\"external_id\":\"x\",\"id\":1},\"next\":3}],\"entries\":[{\"amount\":\"1.00\",\"currency\":\"EUR\",\"id\":1},"
        "{\"amount\":\"2.00\",\"currency\":\"EUR\",\"external_id\":\"x\",\"id\":2}],\"format\":\"libmoney.wallet\","
        "\"next\":3,\"revision\":3,\"version\":2}";
    static const char head[] = "{\"format\":\"libmoney.journal\",\"version\":1}\n{\"at\":1,\"do\":\"checkpoint\"}\n";
    money_wallet_t *wallet = NULL, *known = (money_wallet_t *)8;

    for (size_t index = 0; index < sizeof refused / sizeof *refused; index++) {
        wallet = (money_wallet_t *)8;
        if (!CHECK_STATUS(money_wallet_from_json(refused[index], MONEY_NTS, &wallet, &error), MONEY_ERR_DOCUMENT))
            fprintf(stderr, "%s\n", refused[index]);
        CHECK(wallet == NULL && error.position > 0 && error.text[0] != '\0');
    }
    CHECK_OK(money_wallet_from_json(WALLET(AMENDED("2", "1", "2", "EUR") "," AMENDED("2", "2", "4", "USD")), MONEY_NTS,
                                    &wallet, &error));
    CHECK(is_known(wallet, 1, "2.00 EUR"));
    money_wallet_free(wallet);
    CHECK_OK(money_wallet_from_json(twice, MONEY_NTS, &wallet, &error));
    CHECK_STATUS(money_wallet_as_known(wallet, 19, &known, &error), MONEY_ERR_DOCUMENT);
    CHECK_TEXT(error.text, "external id \"x\" must belong to one entry");
    CHECK(known == NULL && is_known(wallet, 20, "3.00 EUR"));
    money_wallet_free(wallet);
    CHECK_STATUS(money_wallet_from_journal(head, MONEY_NTS, &wallet, &error), MONEY_ERR_DOCUMENT);
    CHECK_TEXT(error.text, "line 2: unknown journal action \"checkpoint\"");
}

int main(void)
{
    changes();
    knowledge();
    refusals();
    wide_sums();
    documents();
    bad_documents();
    return check_end();
}
