/* money store: inspects a store, read-only. */
#include "../amounts.h"
#include "../exchange.h"
#include "../exits.h"
#include "../json.h"
#include "../output.h"

#include <stdio.h>
#include <string.h>

typedef struct {
    exchange_t exchange;
    const char *path;
    money_store_t *store;
} look_t;

static const struct {
    money_store_kind_t kind;
    const char *name;
} kinds[] = {
    { MONEY_STORE_KIND_WALLET, "wallet" },
    { MONEY_STORE_KIND_PORTFOLIO, "portfolio" },
    { MONEY_STORE_KIND_CATALOGUE, "catalogue" },
    { MONEY_STORE_KIND_BASKET, "basket" },
    { MONEY_STORE_KIND_RATES, "rates" },
    { MONEY_STORE_KIND_CURRENCIES, "currencies" },
    { MONEY_STORE_KIND_IDEMPOTENCY_KEY, "key" },
    { MONEY_STORE_KIND_LEDGER, "ledger" },
};

/* Reports an error with the file's name. A damaged, missing or locked file is EXIT_FILE. */
static int refuse(const look_t *look, const money_error_t *error)
{
    bool is_file = error->status >= MONEY_ERR_RETRIEVAL || error->status == MONEY_ERR_VERSION;

    message(look->path, ": ", error->text, NULL);
    if (look->exchange.is_json) out_json_refused(0, money_status_name(error->status), error->text, -1);
    return is_file ? EXIT_FILE : message_exit(error->status);
}

static int check(look_t *look)
{
    money_error_t error;
    uint64_t revision = 0;

    if (money_store_check(look->store, &error) != MONEY_OK ||
        money_store_revision(look->store, &revision, &error) != MONEY_OK)
        return refuse(look, &error);
    if (look->exchange.is_json) {
        out_json_open(NULL, '{');
        out_json_string("file", look->path);
        out_json_string("state", "sound");
        out_json_number("revision", (int64_t)revision);
        out_json_end_line();
    } else {
        out_foreign(STREAM_OUT, look->path, strlen(look->path));
        out_text(STREAM_OUT, ": no damage found, revision ");
        out_number(STREAM_OUT, (int64_t)revision);
        out_text(STREAM_OUT, "\n");
    }
    return EXIT_ANSWERED;
}

/* Writes the balances of a stored wallet, in the order of their first entries. */
static money_status_t write_balances(look_t *look, const char *name, money_error_t *error)
{
    char currency[MONEY_CODE_SIZE];
    money_status_t status;
    size_t index, count = 0;
    money_t sum;

    status = money_store_wallet_currency_count(look->store, name, &count, error);
    if (look->exchange.is_json) out_json_open("balances", '[');
    for (index = 0; index < count && status == MONEY_OK; index++) {
        status = money_store_wallet_currency_at(look->store, name, index, currency, sizeof currency, NULL, error);
        if (status == MONEY_OK) status = money_store_wallet_sum(look->store, name, currency, NULL, &sum, error);
        if (status != MONEY_OK) break;
        if (look->exchange.is_json) {
            out_json_amount(NULL, &sum);
        } else {
            out_text(STREAM_OUT, index == 0 ? "  " : ", ");
            amount_write(&sum);
        }
    }
    if (look->exchange.is_json) out_json_close(']');
    return status;
}

static money_status_t write_object(look_t *look, size_t kind, const char *name, money_error_t *error)
{
    money_status_t status = MONEY_OK;

    if (look->exchange.is_json) {
        out_json_open(NULL, '{');
        out_json_string("kind", kinds[kind].name);
        out_json_string("name", name);
        if (kinds[kind].kind == MONEY_STORE_KIND_WALLET) status = write_balances(look, name, error);
        out_json_end_line();
        return status;
    }
    out_padded(kinds[kind].name, 10);
    out_text(STREAM_OUT, "  ");
    out_foreign(STREAM_OUT, name, strlen(name));
    if (kinds[kind].kind == MONEY_STORE_KIND_WALLET) status = write_balances(look, name, error);
    out_text(STREAM_OUT, "\n");
    return status;
}

static int list(look_t *look)
{
    char name[MONEY_STORE_NAME_SIZE];
    money_error_t error;
    size_t kind, index, count;

    for (kind = 0; kind < sizeof kinds / sizeof kinds[0]; kind++) {
        if (money_store_name_count(look->store, kinds[kind].kind, &count, &error) != MONEY_OK)
            return refuse(look, &error);
        for (index = 0; index < count; index++) {
            if (money_store_name_at(look->store, kinds[kind].kind, index, name, sizeof name, NULL, &error) !=
                    MONEY_OK ||
                write_object(look, kind, name, &error) != MONEY_OK)
                return refuse(look, &error);
        }
    }
    return EXIT_ANSWERED;
}

static int write_total(look_t *look, const money_wallet_t *wallet, const char *target)
{
    exchange_t *exchange = &look->exchange;
    money_error_t error;
    money_t total;
    char code[MONEY_CODE_SIZE];
    money_conversion_t details;
    money_date_t day = MONEY_DATE_NONE;
    size_t index, count = 0;
    int answer = exchange_load(exchange);

    if (answer != EXIT_ANSWERED) return answer;
    if (money_wallet_total(wallet, target, exchange->file.rates, &exchange->options, &total, NULL, &error) !=
            MONEY_OK ||
        money_wallet_currency_count(wallet, &count, &error) != MONEY_OK)
        return refuse(look, &error);
    for (index = 0; index < count; index++) /* records the dates of the rates */
        if (money_wallet_currency_at(wallet, index, code, sizeof code, NULL, NULL) == MONEY_OK &&
            money_rates_find(exchange->file.rates, code, target, &exchange->options, &details, NULL) == MONEY_OK) {
            exchange_remember(exchange, &details, MONEY_DATE_NONE);
            if (details.as_of != MONEY_DATE_NONE && (day == MONEY_DATE_NONE || details.as_of < day))
                day = details.as_of;
        }
    if (exchange->is_json) {
        out_json_open(NULL, '{');
        out_json_amount("total", &total);
        out_json_day("day", day); /* the oldest of them */
        out_json_end_line();
    } else {
        out_text(STREAM_OUT, "total ");
        amount_write(&total);
        out_text(STREAM_OUT, "\n");
    }
    return EXIT_ANSWERED;
}

static money_status_t write_wallet(const look_t *look, const money_wallet_t *wallet, money_error_t *error)
{
    char currency[MONEY_CODE_SIZE];
    money_status_t status;
    size_t index, count = 0, entries = 0;
    money_t sum, held;
    int32_t sign = 0;

    status = money_wallet_currency_count(wallet, &count, error);
    for (index = 0; index < count && status == MONEY_OK; index++) {
        status = money_wallet_currency_at(wallet, index, currency, sizeof currency, NULL, error);
        if (status == MONEY_OK) status = money_wallet_sum(wallet, currency, NULL, &sum, error);
        if (status == MONEY_OK) status = money_wallet_held(wallet, currency, NULL, &held, error);
        if (status == MONEY_OK) status = money_wallet_count(wallet, currency, &entries, error);
        if (status == MONEY_OK) status = money_sign(&held, &sign, error);
        if (status != MONEY_OK) break;
        if (look->exchange.is_json) {
            out_json_open(NULL, '{');
            out_json_amount("sum", &sum);
            out_json_amount("held", &held);
            out_json_number("entries", (int64_t)entries);
            out_json_end_line();
            continue;
        }
        amount_write(&sum);
        if (sign != 0) {
            out_text(STREAM_OUT, ", held ");
            amount_write(&held);
        }
        out_text(STREAM_OUT, "\n");
    }
    return status;
}

static int wallet_of(look_t *look, const char *name, const char *target)
{
    money_wallet_t *wallet = NULL;
    money_error_t error;
    int code = EXIT_ANSWERED;

    if (money_store_wallet_load(look->store, name, &wallet, &error) != MONEY_OK) return refuse(look, &error);
    if (write_wallet(look, wallet, &error) != MONEY_OK) code = refuse(look, &error);
    if (code == EXIT_ANSWERED && target != NULL) code = write_total(look, wallet, target);
    money_wallet_free(wallet);
    return code;
}

int run_store(const arguments_t *arguments)
{
    look_t look = { .path = NULL };
    money_store_options_t options;
    money_error_t error;
    const char *action = arguments->count > 0 ? arguments->words[0] : "";
    bool is_wallet = strcmp(action, "wallet") == 0, is_check = strcmp(action, "check") == 0;
    int code = exchange_begin(arguments, &look.exchange);

    if (code != EXIT_ANSWERED) return code;
    if (!is_wallet && !is_check && strcmp(action, "list") != 0)
        return message_usage("expected check FILE, list FILE or wallet FILE NAME",
                             arguments->count > 0 ? ", got \"" : NULL, action, "\"", NULL);
    if (arguments->count != (is_wallet ? 3 : 2))
        return message_usage("expected ", action, is_wallet ? " FILE NAME" : " FILE", NULL);
    if (arguments_have(arguments, OPTION_IN) && !is_wallet)
        return message_usage("--in applies only to store wallet", NULL);
    look.path = arguments->words[1];
    money_store_options_init(&options);
    options.read_only = 1;
    options.create = 0;
    if (money_store_open(look.path, &options, &look.store, &error) != MONEY_OK) {
        refuse(&look, &error);
        return error.status == MONEY_ERR_OUT_OF_MEMORY ? EXIT_SYSTEM : EXIT_FILE;
    }
    code = is_check    ? check(&look)
           : is_wallet ? wallet_of(&look, arguments->words[2], arguments->values[OPTION_IN])
                       : list(&look);
    money_store_free(look.store);
    return exchange_end(&look.exchange, code);
}
