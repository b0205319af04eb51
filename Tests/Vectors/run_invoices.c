/* Runs the public invoices through the C functions. Usage: run_invoices DIRECTORY */
#include "vectors.h"

static const char *const file_name = "invoices.json";

static money_t amount_of(const char *number, const char *currency)
{
    money_t amount;

    memset(&amount, 0, sizeof amount);
    if (number == NULL) number = "0";
    if (money_parse_with_currency(number, MONEY_NTS, currency, NULL, &amount, NULL) != MONEY_OK) abort();
    return amount;
}

static money_decimal_t decimal_of(const char *number)
{
    money_decimal_t value;

    if (money_decimal_parse(number == NULL ? "0" : number, MONEY_NTS, &value, NULL) != MONEY_OK) abort();
    return value;
}

static int is_amount(const money_t *amount, json_t *object, const char *key, const char *currency)
{
    money_t stated = amount_of(text_of(object, key), currency);
    int32_t order = 1;

    return money_compare(amount, &stated, &order, NULL) == MONEY_OK && order == 0;
}

static void adjust(json_t *given, size_t line_item, money_invoice_t *invoice, const char *currency)
{
    money_invoice_adjustment_t one = MONEY_INVOICE_ADJUSTMENT_INIT;

    if (json_is_true(json_object_get(given, "charge"))) one.kind = MONEY_INVOICE_CHARGE;
    one.amount = amount_of(text_of(given, "amount"), currency);
    if (line_item == MONEY_INVOICE_DOCUMENT) {
        strcpy(one.taxes[0].category, text_of(given, "category"));
        one.taxes[0].percent = decimal_of(text_of(given, "percent"));
    }
    check(money_invoice_adjust(invoice, line_item, &one, NULL) == MONEY_OK, given, "is not taken");
}

static money_invoice_t *made(json_t *test, const char *currency)
{
    money_invoice_t *invoice = NULL;
    json_t *line, *one;
    money_t prepaid = amount_of(text_of(test, "prepaid"), currency);
    money_t rounding = amount_of(text_of(test, "rounding"), currency);
    size_t index, place, line_item;

    if (money_invoice_new(currency, NULL, &invoice, NULL) != MONEY_OK) abort();
    json_array_foreach(json_object_get(test, "lines"), index, line) {
        money_invoice_line_item_t item = MONEY_INVOICE_LINE_ITEM_INIT;

        item.quantity = decimal_of(text_of(line, "quantity"));
        item.price = amount_of(text_of(line, "price"), currency);
        item.base_quantity = decimal_of(text_of(line, "base_quantity"));
        strcpy(item.taxes[0].category, text_of(line, "category"));
        item.taxes[0].percent = decimal_of(text_of(line, "percent"));
        check(money_invoice_add(invoice, &item, &line_item, NULL) == MONEY_OK && line_item == index, line, "is not taken");
        json_array_foreach(json_object_get(line, "allowances_charges"), place, one)
            adjust(one, line_item, invoice, currency);
    }
    json_array_foreach(json_object_get(test, "document"), place, one)
        adjust(one, MONEY_INVOICE_DOCUMENT, invoice, currency);
    check(money_invoice_set_payment(invoice, &prepaid, &rounding, NULL) == MONEY_OK, test, "a payment is not taken");
    return invoice;
}

/** Counts the amounts that differ from those of the case. */
static int differences(json_t *test, money_invoice_t *invoice, const char *currency)
{
    static money_invoice_line_amounts_t rows[64];
    json_t *stated = json_object_get(test, "expect"), *line;
    money_invoice_totals_t totals;
    size_t index, count = 0;
    int found = 0;

    if (money_invoice_totals(invoice, &totals, NULL) != MONEY_OK) abort();
    if (money_invoice_line_amounts(invoice, 0, rows, 64, &count, NULL) != MONEY_OK) abort();
    found += !is_amount(&totals.line_total, stated, "line_total", currency);
    found += !is_amount(&totals.allowances, stated, "allowances", currency);
    found += !is_amount(&totals.charges, stated, "charges", currency);
    found += !is_amount(&totals.net, stated, "net", currency);
    found += !is_amount(&totals.tax, stated, "tax", currency);
    found += !is_amount(&totals.gross, stated, "gross", currency);
    found += !is_amount(&totals.payable, stated, "payable", currency);
    json_array_foreach(json_object_get(test, "lines"), index, line)
        found += index >= count || !is_amount(&rows[index].net, line, "net", currency);
    return found;
}

int main(int count, char **arguments)
{
    char path[1024];
    json_error_t error;
    json_t *file, *test;
    size_t index;

    snprintf(path, sizeof path, "%s/invoices.json", count > 1 ? arguments[1] : "Tests/Vectors");
    file = json_load_file(path, 0, &error);
    if (file == NULL) {
        fprintf(stderr, "%s: %s\n", path, error.text);
        return 1;
    }
    json_array_foreach(json_object_get(file, "cases"), index, test) {
        const char *currency = text_of(test, "currency");
        money_invoice_t *invoice = made(test, currency);
        int is_broken = json_array_size(json_object_get(test, "broken")) > 0;

        check((differences(test, invoice, currency) > 0) == is_broken, test, "other amounts");
        money_invoice_free(invoice);
    }
    json_decref(file);
    printf("%ld passed, %ld failed\n", passed, failed);
    return failed == 0 && passed > 0 ? 0 : 1;
}
