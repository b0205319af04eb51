/* The objects that hostile calls are made on. */
#ifndef OBJECTS_H
#define OBJECTS_H

#include "../check.h"

static struct {
    money_rates_t *rates;
    money_rates_builder_t *builder;
    money_currency_registry_t *registry;
    money_locales_t *locales;
    money_bag_t *bag, *other;
    money_expression_t *expression;
    money_notepad_t *notepad;
    money_wallet_t *wallet, *second;
    money_wallet_statement_t *statement;
    money_account_statement_t *account;
    money_cash_lots_t *cash_lots;
    money_catalogue_t *catalogue;
    money_basket_t *basket;
    money_receipt_t *receipt;
    money_invoice_t *invoice;
    money_invoice_report_t *report;
    money_bank_statements_t *bank;
    money_ledger_t *ledger;
    money_ledger_report_t *ledger_report;
    money_exchange_quote_t *exchange_quote;
    money_calculator_t *calculator;
    money_loan_t *loan;
    money_rebalancing_t *rebalancing;
    money_breakdown_t *breakdown;
    money_portfolio_t *portfolio;
    money_valuation_t *valuation;
    money_disposals_t *disposals;
    money_import_report_t *import_report;
    money_open_lots_t *open_lots;
    money_explanation_t *explanation;
    money_portfolio_view_t *view;
    money_currency_list_t *currency_list;
    money_converter_t *converter;
    money_order_form_t *form;
    money_feed_t *feed, *list_feed, *quotes_feed, *store_feed;
    money_feed_request_t *request;
    money_store_t *store;
} fixture;

static inline void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "the objects of the test cannot be made: %s\n", money_status_name(status));
    abort();
}

static inline void add_to_bag(money_bag_t *bag, const char *text)
{
    money_t amount;

    must(money_parse(text, MONEY_NTS, &amount, NULL));
    must(money_bag_add(bag, &amount, NULL));
}

static inline money_rates_t *make_rates(void)
{
    static const char csv[] = "Date,USD,JPY,GBP,\n2024-03-01,1.0813,162.82,0.85588,\n2024-02-29,1.0826,162.53,0.85655,\n";
    money_rates_t *rates = NULL;

    must(money_rates_from_ecb_csv(csv, sizeof csv - 1, &rates, NULL));
    return rates;
}

static inline money_rates_builder_t *make_builder(void)
{
    money_rates_builder_t *builder = NULL;

    must(money_rates_builder_new(&builder, NULL));
    must(money_rates_builder_add(builder, "EUR", "USD", "1.0826", MONEY_NTS, 19782, NULL));
    must(money_rates_builder_add(builder, "USD", "EUR", "12/13", MONEY_NTS, 19782, NULL));
    must(money_rates_builder_add(builder, "EUR", "JPY", "162.53", MONEY_NTS, 19782, NULL));
    must(money_rates_builder_set_base(builder, "EUR", NULL));
    must(money_rates_builder_set_source(builder, "by hand", 7, NULL));
    must(money_rates_builder_set_instant(builder, 1709251200, NULL));
    return builder;
}

static inline money_currency_registry_t *make_currency_registry(void)
{
    money_currency_registry_t *registry = NULL;

    must(money_currency_registry_new(&registry, NULL));
    must(money_currency_registry_add(registry, "POINTS", 0, "Points", 6, NULL));
    return registry;
}

static inline money_bag_t *make_bag(void)
{
    money_bag_t *bag = NULL;

    must(money_bag_new(&bag, NULL));
    add_to_bag(bag, "12.50 EUR");
    add_to_bag(bag, "-3 USD");
    add_to_bag(bag, "100 JPY");
    return bag;
}

static inline money_expression_t *make_expression(void)
{
    money_rates_t *rates = make_rates();
    money_expression_value_t value;
    money_expression_t *expression = NULL;

    must(money_expression_evaluate("(1 USD + 5 GBP) / 3 in EUR", MONEY_NTS, rates, NULL, &value, &expression, NULL));
    money_rates_free(rates);
    return expression;
}

static inline void fill_product(money_product_t *one, const char *sku)
{
    money_product_init(one);
    strcpy(one->sku, sku);
    strcpy(one->name, "Milk");
    strcpy(one->unit, "per bottle");
    strcpy(one->category, "standard");
    must(money_parse("10.05 EUR", MONEY_NTS, &one->price, NULL));
}

static inline money_catalogue_t *make_catalogue(void)
{
    money_catalogue_t *catalogue = NULL;
    money_product_t one;
    money_decimal_t rate;

    must(money_catalogue_new("EUR", NULL, &catalogue, NULL));
    fill_product(&one, "milk");
    must(money_catalogue_add(catalogue, &one, NULL));
    fill_product(&one, "bread");
    one.name[0] = one.unit[0] = one.category[0] = '\0';
    must(money_catalogue_add(catalogue, &one, NULL));
    must(money_decimal_new(19, 0, &rate, NULL));
    must(money_catalogue_set_tax(catalogue, "standard", &rate, NULL));
    return catalogue;
}

static inline void fill_discount(money_discount_t *one)
{
    money_discount_init(one);
    one->kind = MONEY_DISCOUNT_PERCENT;
    must(money_decimal_new(3, 0, &one->percent, NULL));
}

static inline money_basket_t *make_basket(void)
{
    money_catalogue_t *catalogue = make_catalogue();
    money_basket_t *basket = NULL;
    money_decimal_t three;
    money_discount_t discount;

    must(money_basket_new(catalogue, &basket, NULL));
    money_catalogue_free(catalogue);
    must(money_decimal_new(3, 0, &three, NULL));
    must(money_basket_add(basket, "milk", &three, NULL));
    fill_discount(&discount);
    must(money_basket_set_discount(basket, NULL, &discount, NULL));
    return basket;
}

static inline money_receipt_t *make_receipt(void)
{
    money_basket_t *basket = make_basket();
    money_rates_t *rates = make_rates();
    money_receipt_t *receipt = NULL;

    must(money_basket_checkout(basket, "USD", rates, NULL, &receipt, NULL));
    money_rates_free(rates);
    money_basket_free(basket);
    return receipt;
}

static inline void fill_invoice_item(money_invoice_line_item_t *one)
{
    money_invoice_line_item_init(one);
    strcpy(one->name, "Paper");
    must(money_decimal_parse("2.5", MONEY_NTS, &one->quantity, NULL));
    must(money_parse("10.05 EUR", MONEY_NTS, &one->price, NULL));
    strcpy(one->taxes[0].category, "S");
    must(money_decimal_parse("19", MONEY_NTS, &one->taxes[0].percent, NULL));
}

static inline void fill_invoice_adjustment(money_invoice_adjustment_t *one)
{
    money_invoice_adjustment_init(one);
    strcpy(one->reason, "Loyalty");
    must(money_parse("1.05 EUR", MONEY_NTS, &one->amount, NULL));
}

static inline void fill_payment_code(money_payment_code_options_t *one)
{
    money_payment_code_options_init(one);
    must(money_parse("145.00 EUR", MONEY_NTS, &one->amount, NULL));
    one->iban = "BE72000000001616";
    one->creditor_name = "Laden Nord";
}

static inline money_invoice_t *make_invoice(void)
{
    money_invoice_t *invoice = NULL;
    money_invoice_line_item_t item;
    money_invoice_adjustment_t adjustment;

    must(money_invoice_new("EUR", NULL, &invoice, NULL));
    fill_invoice_item(&item);
    must(money_invoice_add(invoice, &item, NULL, NULL));
    fill_invoice_adjustment(&adjustment);
    must(money_invoice_adjust(invoice, 0, &adjustment, NULL));
    memcpy(adjustment.taxes, item.taxes, sizeof item.taxes);
    must(money_invoice_adjust(invoice, MONEY_INVOICE_DOCUMENT, &adjustment, NULL));
    return invoice;
}

static inline void fill_invoice_heading(money_invoice_heading_t *one)
{
    money_invoice_heading_init(one);
    one->number = "2026-1";
    one->issued = 20391;
    one->due = 20421;
    one->seller = "Ink Ltd";
    one->seller_country = "IE";
    one->seller_tax_id = "IE1234567T";
    one->buyer = "Pen GmbH";
    one->buyer_country = "DE";
}

/* The report of a document with a wrong total. */
static inline money_invoice_report_t *make_invoice_report(void)
{
    money_invoice_t *invoice = make_invoice();
    money_invoice_heading_t heading;
    money_invoice_report_t *report = NULL;
    char *xml = NULL, *total;
    size_t length = 0;

    fill_invoice_heading(&heading);
    must(money_invoice_to_ubl(invoice, &heading, &xml, &length, NULL));
    total = strstr(xml, "<cbc:PayableAmount");
    if (total != NULL) *strchr(total, '.') = '0';
    must(money_invoice_check(xml, length, &report, NULL));
    money_string_free(xml);
    money_invoice_free(invoice);
    return report;
}

/* The statement of an entry with a charge, an exchange, two transactions, and a finding. */
static inline money_bank_statements_t *make_bank_statements(void)
{
    static const char xml[] =
        "<Document xmlns='urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'><BkToCstmrStmt><GrpHdr><MsgId>M</MsgId>"
        "<CreDtTm>2026-11-20T08:00:00</CreDtTm></GrpHdr><Stmt><Id>7</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN>"
        "</Id><Ccy>EUR</Ccy><Ownr><Nm>Erika</Nm></Ownr></Acct>"
        "<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy='EUR'>1</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>"
        "<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy='EUR'>4</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>"
        "<Ntry><NtryRef>R</NtryRef><Amt Ccy='EUR'>2</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>"
        "<BookgDt><Dt>2026-11-20</Dt></BookgDt><AmtDtls><InstdAmt><Amt Ccy='USD'>3</Amt></InstdAmt><TxAmt>"
        "<Amt Ccy='EUR'>2</Amt><CcyXchg><SrcCcy>USD</SrcCcy><XchgRate>1.5</XchgRate></CcyXchg></TxAmt></AmtDtls>"
        "<Chrgs><Rcrd><Amt Ccy='EUR'>0.10</Amt><CdtDbtInd>DBIT</CdtDbtInd></Rcrd></Chrgs><NtryDtls>"
        "<TxDtls><Amt Ccy='EUR'>1</Amt><RltdPties><Dbtr><Nm>A</Nm></Dbtr></RltdPties><RmtInf><Ustrd>One</Ustrd></RmtInf>"
        "</TxDtls><TxDtls><Amt Ccy='EUR'>1</Amt></TxDtls></NtryDtls><AddtlNtryInf>Text</AddtlNtryInf></Ntry>"
        "</Stmt></BkToCstmrStmt></Document>";
    money_bank_statements_t *statements = NULL;

    must(money_bank_statements_from_camt(xml, sizeof xml - 1, &statements, NULL));
    return statements;
}

static inline money_explanation_t *make_explanation(void)
{
    money_expression_t *expression = make_expression();
    money_explanation_t *explanation = NULL;

    must(money_expression_explain(expression, &explanation, NULL));
    money_expression_free(expression);
    return explanation;
}

static inline void hear_nothing(void *user_data, uint64_t revision)
{
    (void)user_data;
    (void)revision;
}

static inline char *make_document(void)
{
    money_rates_t *rates = make_rates();
    char *document = NULL;

    must(money_rates_to_json(rates, &document, NULL, NULL));
    money_rates_free(rates);
    return document;
}

#include "calculator_objects.h"
#include "converter_objects.h"
#include "locale_objects.h"
#include "notepad_objects.h"
#include "wallet_objects.h"
#include "ledger_objects.h"
#include "returns_objects.h"
#include "columns_objects.h"
#include "portfolio_objects.h"
#include "feed_objects.h"
#include "store_objects.h"

static inline void fixture_make(void)
{
    fixture.rates = make_rates();
    fixture.builder = make_builder();
    fixture.registry = make_currency_registry();
    fixture.bag = make_bag();
    must(money_bag_new(&fixture.other, NULL));
    add_to_bag(fixture.other, "1.00 EUR");
    fixture.expression = make_expression();
    fixture.notepad = make_notepad();
    fixture.wallet = make_wallet();
    must(money_wallet_checkpoint(fixture.wallet, 1000, "complete", NULL));
    must(money_wallet_new(&fixture.second, NULL));
    fixture.statement = make_wallet_statement();
    fixture.account = make_account_statement();
    fixture.cash_lots = make_cash_lots();
    fixture.catalogue = make_catalogue();
    fixture.basket = make_basket();
    fixture.receipt = make_receipt();
    fixture.invoice = make_invoice();
    fixture.report = make_invoice_report();
    fixture.bank = make_bank_statements();
    fixture.ledger = make_ledger();
    fixture.ledger_report = make_ledger_report();
    fixture.exchange_quote = make_exchange_quote();
    fixture.calculator = make_calculator();
    fixture.explanation = make_explanation();
    fixture.loan = make_loan();
    fixture.portfolio = make_portfolio();
    fixture.valuation = make_valuation();
    fixture.rebalancing = make_rebalancing();
    fixture.breakdown = make_breakdown();
    fixture.disposals = make_disposals();
    fixture.import_report = make_import_report();
    fixture.open_lots = make_open_lots();
    fixture.view = make_portfolio_view();
    fixture.locales = make_locales();
    fixture.currency_list = make_currency_list();
    fixture.converter = make_converter();
    fixture.form = make_order_form();
    fixture.feed = make_feed();
    fixture.list_feed = make_list_feed();
    fixture.quotes_feed = make_quotes_feed();
    fixture.store_feed = make_store_feed();
    fixture.request = make_feed_request();
    fixture.store = NULL;
}

static inline void fixture_free(void)
{
    money_rates_free(fixture.rates);
    money_rates_builder_free(fixture.builder);
    money_currency_registry_free(fixture.registry);
    money_bag_free(fixture.bag);
    money_bag_free(fixture.other);
    money_expression_free(fixture.expression);
    money_notepad_free(fixture.notepad);
    money_wallet_free(fixture.wallet);
    money_wallet_free(fixture.second);
    money_wallet_statement_free(fixture.statement);
    money_account_statement_free(fixture.account);
    money_cash_lots_free(fixture.cash_lots);
    money_catalogue_free(fixture.catalogue);
    money_basket_free(fixture.basket);
    money_receipt_free(fixture.receipt);
    money_invoice_free(fixture.invoice);
    money_invoice_report_free(fixture.report);
    money_bank_statements_free(fixture.bank);
    money_ledger_free(fixture.ledger);
    money_ledger_report_free(fixture.ledger_report);
    money_exchange_quote_free(fixture.exchange_quote);
    money_calculator_free(fixture.calculator);
    money_loan_free(fixture.loan);
    money_rebalancing_free(fixture.rebalancing);
    money_breakdown_free(fixture.breakdown);
    money_portfolio_free(fixture.portfolio);
    money_valuation_free(fixture.valuation);
    money_disposals_free(fixture.disposals);
    money_import_report_free(fixture.import_report);
    money_open_lots_free(fixture.open_lots);
    money_explanation_free(fixture.explanation);
    money_portfolio_view_free(fixture.view);
    money_locales_free(fixture.locales);
    money_currency_list_free(fixture.currency_list);
    money_converter_free(fixture.converter);
    money_order_form_free(fixture.form);
    money_feed_free(fixture.feed);
    money_feed_free(fixture.list_feed);
    money_feed_free(fixture.quotes_feed);
    money_feed_free(fixture.store_feed);
    money_feed_request_free(fixture.request);
    money_store_free(fixture.store);
}

#endif
