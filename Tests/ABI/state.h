/* The full state of a handle, as text that can be compared: its lists, and its documents. */
#ifndef STATE_H
#define STATE_H

#include "check.h"

#include <stdarg.h>

typedef struct state_s {
    char *text;
    size_t length, capacity;
} state_t;

static inline void state_add(state_t *state, const void *bytes, size_t length)
{
    if (state->capacity - state->length < length + 1) {
        state->capacity = (state->length + length + 1) * 2;
        state->text = realloc(state->text, state->capacity);
        if (state->text == NULL) abort();
    }
    memcpy(state->text + state->length, bytes, length);
    state->length += length;
    state->text[state->length] = '\0';
}

static inline void state_print(state_t *state, const char *format, ...)
{
    char line[1024];
    va_list arguments;
    int length;

    va_start(arguments, format);
    length = vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    if (length < 0 || (size_t)length >= sizeof line) abort();
    state_add(state, line, (size_t)length);
}

/** Compares and clears both. */
static inline int state_equal(state_t *before, state_t *after)
{
    int equal = before->length == after->length &&
                (before->length == 0 || memcmp(before->text, after->text, before->length) == 0);

    if (!equal) fprintf(stderr, "before: %s\nafter:  %s\n", before->text, after->text);
    free(before->text);
    free(after->text);
    memset(before, 0, sizeof *before);
    memset(after, 0, sizeof *after);
    return equal;
}

/** A call that fails with a status, and leaves the object as it was. */
#define FAILS_UNCHANGED(kind, object, call, status)                                      \
    do {                                                                                 \
        state_t before = {0}, after = {0};                                               \
        state_of_##kind(&before, object);                                                \
        CHECK_STATUS(call, status);                                                      \
        state_of_##kind(&after, object);                                                 \
        check_that(state_equal(&before, &after), __FILE__, __LINE__, #call ": changed"); \
    } while (0)

static inline void state_of_rates(state_t *state, const money_rates_t *rates)
{
    char *json = NULL;
    size_t length = 0, index;
    money_rates_info_t info;
    money_rate_t rate;

    if (money_rates_to_json(rates, &json, &length, NULL) != MONEY_OK) abort();
    state_add(state, json, length);
    money_string_free(json);
    if (money_rates_info(rates, &info, NULL) != MONEY_OK) abort();
    state_add(state, &info, sizeof info);
    for (index = 0; money_rates_pair_at(rates, index, &rate, NULL) == MONEY_OK; index++)
        state_add(state, &rate, sizeof rate);
}

static inline void state_of_builder(state_t *state, const money_rates_builder_t *builder)
{
    size_t count = 0, index;
    money_rate_t rate;
    money_rates_t *rates = NULL;

    if (money_rates_builder_count(builder, &count, NULL) != MONEY_OK) abort();
    state_print(state, "%zu rates;", count);
    for (index = 0; money_rates_builder_at(builder, index, &rate, NULL) == MONEY_OK; index++)
        state_print(state, " %s/%s %llu/%llu %d %d %u;", rate.from, rate.to, (unsigned long long)rate.numerator,
                    (unsigned long long)rate.denominator, rate.date, rate.kind, rate.flags);
    /* Base, source and instant are visible in the table that is built. */
    if (money_rates_builder_build(builder, &rates, NULL) == MONEY_OK) state_of_rates(state, rates);
    money_rates_free(rates);
}

static inline void state_of_bag(state_t *state, const money_bag_t *bag)
{
    size_t count = 0, index;
    uint64_t hash = 0;
    money_t part;
    char text[MONEY_TEXT_MAX];

    if (money_bag_count(bag, &count, NULL) != MONEY_OK || money_bag_hash(bag, &hash, NULL) != MONEY_OK) abort();
    state_print(state, "%zu parts, hash %llx;", count, (unsigned long long)hash);
    for (index = 0; money_bag_at(bag, index, &part, NULL) == MONEY_OK; index++) {
        if (money_format(&part, text, sizeof text, NULL, NULL) != MONEY_OK) abort();
        state_print(state, " %s;", text);
    }
}

static inline void state_of_expression(state_t *state, const money_expression_t *expression)
{
    money_expression_info_t info;
    money_conversion_t conversion;
    size_t index;

    if (money_expression_info(expression, &info, NULL) != MONEY_OK) abort();
    state_add(state, &info, sizeof info);
    for (index = 0; money_expression_conversion_at(expression, index, &conversion, NULL) == MONEY_OK; index++)
        state_add(state, &conversion, sizeof conversion);
}

static inline void state_of_currency_registry(state_t *state, const money_currency_registry_t *registry)
{
    size_t count = 0, index;
    money_currency_t currency;

    if (money_currency_registry_count(registry, &count, NULL) != MONEY_OK) abort();
    state_print(state, "%zu currencies;", count);
    for (index = 0; money_currency_registry_at(registry, index, &currency, NULL) == MONEY_OK; index++)
        state_add(state, &currency, sizeof currency);
}

static inline void state_of_locales(state_t *state, const money_locales_t *locales)
{
    char name[MONEY_LOCALE_SIZE];
    size_t count = 0, index;

    if (money_locales_count(locales, &count, NULL) != MONEY_OK) abort();
    state_print(state, "%zu locales;", count);
    for (index = 0; money_locales_at(locales, index, name, sizeof name, NULL, NULL) == MONEY_OK; index++)
        state_print(state, "%s;", name);
}

/** Each line with its text, its answer and its reading. */
static inline void state_of_notepad(state_t *state, const money_notepad_t *notepad)
{
    static const money_line_part_t parts[] = {MONEY_LINE_SOURCE, MONEY_LINE_VALUE, MONEY_LINE_READING, MONEY_LINE_MESSAGE};
    money_notepad_line_t line;
    size_t index, part;
    char text[512];

    for (index = 0; money_notepad_line_at(notepad, index, &line, NULL) == MONEY_OK; index++) {
        state_add(state, &line, sizeof line);
        for (part = 0; part < sizeof parts / sizeof *parts; part++)
            if (money_notepad_line_text(notepad, index, parts[part], text, sizeof text, NULL, NULL) == MONEY_OK)
                state_print(state, "%s;", text);
    }
}

/** The JSON contains every entry and hold, the journal the history. */
static inline void state_of_wallet(state_t *state, const money_wallet_t *wallet)
{
    char *json = NULL, *journal = NULL, code[MONEY_CODE_SIZE];
    size_t length = 0, count = 0, index;
    uint64_t revision = 0;
    money_t sum;

    if (money_wallet_to_json(wallet, &json, &length, NULL) != MONEY_OK) abort();
    state_add(state, json, length);
    money_string_free(json);
    if (money_wallet_to_journal(wallet, &journal, &length, NULL) != MONEY_OK) abort();
    state_add(state, journal, length);
    money_string_free(journal);
    if (money_wallet_revision(wallet, &revision, NULL) != MONEY_OK) abort();
    if (money_wallet_count(wallet, NULL, &count, NULL) != MONEY_OK) abort();
    state_print(state, "revision %llu, %zu entries;", (unsigned long long)revision, count);
    for (index = 0; money_wallet_currency_at(wallet, index, code, sizeof code, NULL, NULL) == MONEY_OK; index++) {
        if (money_wallet_sum(wallet, code, NULL, &sum, NULL) != MONEY_OK) abort();
        state_add(state, &sum, sizeof sum);
        if (money_wallet_held(wallet, code, NULL, &sum, NULL) != MONEY_OK) abort();
        state_add(state, &sum, sizeof sum);
    }
}

static inline void state_of_wallet_statement(state_t *state, const money_wallet_statement_t *statement)
{
    char code[MONEY_CODE_SIZE];
    money_wallet_statement_row_t row;
    size_t section, index;

    for (section = 0; money_wallet_statement_section_at(statement, section, code, sizeof code, NULL, NULL) == MONEY_OK; section++) {
        state_print(state, "%s:", code);
        for (index = 0; money_wallet_statement_row_at(statement, section, index, &row, NULL) == MONEY_OK; index++)
            state_add(state, &row, sizeof row);
    }
}

/** The JSON contains every balance, sum and row. */
static inline void state_of_account_statement(state_t *state, const money_account_statement_t *statement)
{
    char *json = NULL;
    size_t length = 0;

    if (money_account_statement_to_json(statement, &json, &length, NULL) != MONEY_OK) abort();
    state_add(state, json, length);
    money_string_free(json);
}

static inline void state_of_cash_lots(state_t *state, const money_cash_lots_t *lots)
{
    money_cash_lots_info_t info;
    money_cash_disposal_t disposal;
    money_cash_lot_t lot;
    size_t index, count;

    if (money_cash_lots_info(lots, &info, NULL) != MONEY_OK) abort();
    state_add(state, &info, sizeof info);
    for (index = 0; money_cash_lots_open(lots, index, &lot, 1, &count, NULL) == MONEY_OK && count > 0; index++)
        state_add(state, &lot, sizeof lot);
    for (index = 0; money_cash_lots_disposals(lots, index, &disposal, 1, &count, NULL) == MONEY_OK && count > 0; index++)
        state_add(state, &disposal, sizeof disposal);
}

static inline void state_of_exchange_quote(state_t *state, const money_exchange_quote_t *quote)
{
    money_exchange_t exchange;

    char *json = NULL;

    if (money_exchange_quote_info(quote, &exchange, NULL) != MONEY_OK) abort();
    state_add(state, &exchange, sizeof exchange);
    if (money_exchange_quote_to_json(quote, &json, NULL, NULL) != MONEY_OK) abort();
    state_add(state, json, strlen(json));
    money_string_free(json);
}

static inline void state_add_document(state_t *state, char *document)
{
    if (document == NULL) abort();
    state_add(state, document, strlen(document));
    money_string_free(document);
}

static inline void state_of_catalogue(state_t *state, const money_catalogue_t *catalogue)
{
    char *json = NULL;

    if (money_catalogue_to_json(catalogue, &json, NULL, NULL) != MONEY_OK) abort();
    state_add_document(state, json);
}

static inline void state_of_invoice(state_t *state, const money_invoice_t *invoice)
{
    char *json = NULL;

    if (money_invoice_to_json(invoice, &json, NULL, NULL) != MONEY_OK) abort();
    state_add_document(state, json);
}

static inline void state_of_invoice_report(state_t *state, const money_invoice_report_t *report)
{
    money_invoice_report_info_t info;
    money_invoice_finding_t row;
    size_t index, count = 0;

    if (money_invoice_report_info(report, &info, NULL) != MONEY_OK) abort();
    state_print(state, " %d corrections", (int)info.correction_count);
    for (index = 0; index < info.finding_count; index++) {
        if (money_invoice_report_findings(report, index, &row, 1, &count, NULL) != MONEY_OK || count != 1) abort();
        state_print(state, " %s at %s: %s", row.rule, row.place, row.message);
    }
}

static inline void state_of_import_report(state_t *state, const money_import_report_t *report)
{
    money_import_info_t info;
    money_import_row_t row;
    size_t index, count = 0;

    if (money_import_report_info(report, &info, NULL) != MONEY_OK) abort();
    for (index = 0; index < info.row_count; index++) {
        if (money_import_report_rows(report, index, &row, 1, &count, NULL) != MONEY_OK || count != 1) abort();
        state_print(state, " %d %s: %s", (int)row.outcome, row.id, row.text);
    }
}

static inline void state_of_bank_statements(state_t *state, const money_bank_statements_t *statements)
{
    char *json = NULL;

    if (money_bank_statements_to_json(statements, &json, NULL, NULL) != MONEY_OK) abort();
    state_add_document(state, json);
}

static inline void state_of_ledger(state_t *state, const money_ledger_t *ledger)
{
    char *json = NULL;

    if (money_ledger_to_json(ledger, &json, NULL, NULL) != MONEY_OK) abort();
    state_add_document(state, json);
}

static inline void state_of_ledger_report(state_t *state, const money_ledger_report_t *report)
{
    money_ledger_row_t row;
    char text[MONEY_TEXT_MAX];
    size_t index, count = 1;

    for (index = 0; count == 1; index++) {
        if (money_ledger_report_rows(report, index, &row, 1, &count, NULL) != MONEY_OK) abort();
        if (count == 0) break;
        if (money_format(&row.amount, text, sizeof text, NULL, NULL) != MONEY_OK) abort();
        state_print(state, " %d %d %u %s %s", (int)row.kind, (int)row.account_kind, row.depth, text, row.account);
    }
}

static inline void state_of_explanation(state_t *state, const money_explanation_t *explanation)
{
    char *json = NULL;

    if (money_explanation_to_json(explanation, &json, NULL, NULL) != MONEY_OK) abort();
    state_add_document(state, json);
}

static inline void state_of_basket(state_t *state, const money_basket_t *basket)
{
    char *json = NULL;
    uint64_t revision = 0;

    if (money_basket_to_json(basket, &json, NULL, NULL) != MONEY_OK) abort();
    state_add_document(state, json);
    if (money_basket_revision(basket, &revision, NULL) != MONEY_OK) abort();
    state_print(state, " revision %llu", (unsigned long long)revision);
}

static inline void state_of_receipt(state_t *state, const money_receipt_t *receipt)
{
    char *json = NULL;

    if (money_receipt_to_json(receipt, &json, NULL, NULL) != MONEY_OK) abort();
    state_add_document(state, json);
}

/** The visible list, which reflects the search; the JSON contains the settings. */
static inline void state_of_currency_list(state_t *state, const money_currency_list_t *list)
{
    money_currency_list_item_t item;
    char *json = NULL;
    uint64_t revision = 0;
    int32_t shows = 0;
    size_t index;

    if (money_currency_list_revision(list, &revision, NULL) != MONEY_OK) abort();
    if (money_currency_list_state(list, &shows, NULL) != MONEY_OK) abort();
    state_print(state, "revision %llu, state %d;", (unsigned long long)revision, (int)shows);
    for (index = 0; money_currency_list_at(list, index, &item, NULL) == MONEY_OK; index++)
        state_add(state, &item, sizeof item);
    if (money_currency_list_to_json(list, &json, NULL, NULL) != MONEY_OK) abort();
    state_add_document(state, json);
}

/** The JSON contains the pair, the amount and the options; the conversion at an instant depends on the rates. */
static inline void state_of_converter(state_t *state, const money_converter_t *converter)
{
    char *json = NULL, text[MONEY_INPUT_MAX + 1];
    uint64_t revision = 0;
    money_converter_info_t info;
    money_conversion_t rate;

    if (money_converter_to_json(converter, &json, NULL, NULL) != MONEY_OK) abort();
    state_add_document(state, json);
    if (money_converter_revision(converter, &revision, NULL) != MONEY_OK) abort();
    if (money_converter_info(converter, 1709251200, &info, NULL) != MONEY_OK) abort();
    state_print(state, " revision %llu, ", (unsigned long long)revision);
    state_add(state, &info, sizeof info);
    if (money_converter_reason(converter, text, sizeof text, NULL, NULL) != MONEY_OK) abort();
    state_add(state, text, strlen(text));
    if (money_converter_text(converter, text, sizeof text, NULL, NULL) != MONEY_OK) abort();
    state_add(state, text, strlen(text));
    if (money_converter_rate(converter, 1709251200, &rate, NULL) == MONEY_OK) state_add(state, &rate, sizeof rate);
}

/** The JSON contains the operation; display and revision are added. */
static inline void state_of_calculator(state_t *state, const money_calculator_t *calculator)
{
    char *json = NULL, text[MONEY_CALCULATOR_TEXT_MAX];
    uint64_t revision = 0;

    if (money_calculator_to_json(calculator, &json, NULL, NULL) != MONEY_OK) abort();
    state_add_document(state, json);
    if (money_calculator_revision(calculator, &revision, NULL) != MONEY_OK) abort();
    state_print(state, " revision %llu, ", (unsigned long long)revision);
    if (money_calculator_display(calculator, text, sizeof text, NULL, NULL) != MONEY_OK) abort();
    state_add(state, text, strlen(text));
}

/** The JSON contains every transaction, by entry. */
static inline void state_of_portfolio(state_t *state, const money_portfolio_t *portfolio)
{
    char *json = NULL;
    size_t index;
    money_transaction_t one;

    if (money_portfolio_to_json(portfolio, &json, NULL, NULL) != MONEY_OK) abort();
    state_add_document(state, json);
    for (index = 0; money_portfolio_transaction_at(portfolio, index, &one, NULL) == MONEY_OK; index++)
        state_add(state, &one, sizeof one);
}

static inline void state_of_valuation(state_t *state, const money_valuation_t *valuation)
{
    money_portfolio_summary_t summary;
    money_position_t position;
    size_t index;

    if (money_valuation_summary(valuation, &summary, NULL) != MONEY_OK) abort();
    state_add(state, &summary, sizeof summary);
    for (index = 0; money_valuation_position_at(valuation, index, &position, NULL) == MONEY_OK; index++)
        state_add(state, &position, sizeof position);
}

static inline void state_of_disposals(state_t *state, const money_disposals_t *disposals)
{
    money_disposal_t disposal;
    size_t index;

    for (index = 0; money_disposals_at(disposals, index, &disposal, NULL) == MONEY_OK; index++)
        state_add(state, &disposal, sizeof disposal);
}

static inline void state_of_open_lots(state_t *state, const money_open_lots_t *lots)
{
    money_open_lot_t lot;
    size_t index;

    for (index = 0; money_open_lots_at(lots, index, &lot, NULL) == MONEY_OK; index++)
        state_add(state, &lot, sizeof lot);
}

static inline void state_of_portfolio_view(state_t *state, money_portfolio_view_t *view)
{
    char reason[MONEY_REASON_SIZE];
    uint64_t revision = 0;
    money_valuation_t *valuation = NULL;

    if (money_portfolio_view_revision(view, &revision, NULL) != MONEY_OK) abort();
    if (money_portfolio_view_reason(view, reason, sizeof reason, NULL, NULL) != MONEY_OK) abort();
    state_print(state, "revision %llu, reason %s;", (unsigned long long)revision, reason);
    if (money_portfolio_view_value(view, MONEY_INSTANT_NONE, &valuation, NULL) == MONEY_OK)
        state_of_valuation(state, valuation);
    money_valuation_free(valuation);
}

static inline void state_of_order_form(state_t *state, const money_order_form_t *form)
{
    char text[MONEY_TEXT_MAX];
    int32_t field, wrong = 0;
    money_transaction_t one;

    for (field = MONEY_ORDER_DATE; field <= MONEY_ORDER_SUM; field++) {
        if (money_order_form_text(form, field, text, sizeof text, NULL, NULL) != MONEY_OK) abort();
        if (money_order_form_state(form, field, &wrong, NULL) != MONEY_OK) abort();
        state_print(state, "%s (%d); ", text, wrong);
    }
    if (money_order_form_transaction(form, &one, NULL) == MONEY_OK) state_add(state, &one, sizeof one);
}

#endif
