/* Invoices in a process that runs out of memory. */
#ifndef STARVING_INVOICES_H
#define STARVING_INVOICES_H

#include "starving.h"

static money_status_t line_item_of(int64_t quantity, int64_t minor, money_invoice_line_item_t *item)
{
    money_status_t status;

    money_invoice_line_item_init(item);
    item->taxes[0].category[0] = 'S';
    status = money_decimal_new(quantity, 0, &item->quantity, NULL);
    if (status == MONEY_OK) status = money_decimal_new(25, 0, &item->taxes[0].percent, NULL);
    return status != MONEY_OK ? status : money_from_minor(minor, "EUR", NULL, &item->price, NULL);
}

/** Adds line items until memory ends; those that were added before are still there, and add up. */
static void fill_invoice(void)
{
    money_invoice_t *invoice;
    money_invoice_totals_t totals;
    money_invoice_line_item_t item;
    money_error_t error;
    money_status_t status = MONEY_OK;
    uint64_t added = 0;

    if (money_invoice_new("EUR", NULL, &invoice, NULL) != MONEY_OK) _exit(WRONG);
    if (line_item_of(1, 1, &item) != MONEY_OK) _exit(WRONG);
    limit_memory(room);
    while (added < 500000 && status == MONEY_OK) {
        status = money_invoice_add(invoice, &item, NULL, &error);
        if (status == MONEY_OK) added++;
    }
    /* Adding up needs memory too. */
    if (money_invoice_totals(invoice, &totals, NULL) == MONEY_ERR_OUT_OF_MEMORY) answer(MONEY_ERR_OUT_OF_MEMORY);
    if (totals.line_item_count != added || totals.net.lo != added) _exit(WRONG);
    answer(status);
}

/** The call reverses the invoice too, which makes a second one. */
static money_status_t add_up(void)
{
    money_invoice_t *invoice, *reversed;
    money_invoice_line_item_t item;
    money_invoice_totals_t totals;
    money_status_t status = money_invoice_new("EUR", NULL, &invoice, NULL);

    if (status == MONEY_OK) status = line_item_of(3, 125, &item);
    if (status == MONEY_OK) status = money_invoice_add(invoice, &item, NULL, NULL);
    if (status == MONEY_OK) status = money_invoice_reverse(invoice, &reversed, NULL);
    return status != MONEY_OK ? status : money_invoice_totals(reversed, &totals, NULL);
}

/** The invoice of a large receipt. */
static void bill_receipt(void)
{
    money_catalogue_t *catalogue;
    money_basket_t *basket;
    money_receipt_t *receipt;
    money_invoice_t *invoice;
    money_product_t product;
    money_decimal_t three;
    money_error_t error;
    int index;

    money_product_init(&product);
    if (money_catalogue_new("EUR", NULL, &catalogue, NULL) != MONEY_OK) _exit(WRONG);
    if (money_basket_new(catalogue, &basket, NULL) != MONEY_OK) _exit(WRONG);
    if (money_decimal_new(3, 0, &three, NULL) != MONEY_OK) _exit(WRONG);
    if (money_from_minor(125, "EUR", NULL, &product.price, NULL) != MONEY_OK) _exit(WRONG);
    for (index = 0; index < 50000; index++) {
        snprintf(product.sku, sizeof product.sku, "%d", index);
        if (money_basket_put(basket, &product, &three, NULL) != MONEY_OK) _exit(WRONG);
    }
    if (money_basket_checkout(basket, NULL, NULL, NULL, &receipt, NULL) != MONEY_OK) _exit(WRONG);
    limit_memory(room);
    answer(money_invoice_from_receipt(receipt, MONEY_RECEIPT_CHECKOUT, "E", &invoice, &error));
}

#endif
