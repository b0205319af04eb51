/*
 * The works whose growth is measured, one per line:
 *
 *     WORK(id, group, title, element, minimum, maximum, reason for the maximum, expected exponent, reason for the
 *          exponent, function that prepares the input, function that does the work)
 *
 * Sizes are the powers of ten from the minimum to the maximum, and the maximum. The exponent is 1 if the cost should
 * grow like the count (or count × log count); a larger one needs a reason, which the page prints.
 */
#define MEMORY "memory: a run stays below 4 GB"
#define DOCUMENT "a document of 64 MiB"
#define TIME "time: all measurements must finish in three minutes"
#define CACHES "lookups exceed the processor's caches"
#define BLOCKS "a change in the middle searches blocks of 256: √n, plus cache misses"
#define TREES "a table in the file is a tree: n log n"

WORK("sum", "Values", "add up an array", "amount", 1000, 10000000, "", 1, "", given_euros, sum)
WORK("convert", "Values", "convert an array at one table", "amount", 1000, 10000000, "", 1, "", given_moneys, convert_all)
WORK("allocate", "Values", "allocate over weights", "share", 1000, 1048576, "MONEY_SHARES_MAX", 1.1, "the rounding losses of shares are sorted: n log n", given_weights, allocate)
WORK("split", "Values", "split evenly", "share", 1000, 1048576, "MONEY_SHARES_MAX", 1, "", given_weights, split)
WORK("bag-add", "Values", "add to a bag of five currencies", "amount", 1000, 10000000, "", 1, "", given_moneys, bag_add)
WORK("bag-own", "Values", "add to a bag, each in a new currency", "currency", 1000, 1000000, MEMORY, 1.15, CACHES, given_own_moneys, bag_add)
WORK("registry", "Values", "register currencies", "currency", 1000, 100000, TIME, 1.15, CACHES, given_names, registry_add)
WORK("parse", "Text", "parse a decimal", "byte", 10, 1024, "MONEY_INPUT_MAX", 1, "", given_zeros, decimal_parse)
WORK("expression-sum", "Text", "evaluate an expression: a sum of numbers", "byte", 100, 16384, "MONEY_EXPRESSION_MAX", 1, "", given_sum_expression, evaluate)
WORK("expression-product", "Text", "evaluate an expression: products and quotients", "byte", 100, 16384, "MONEY_EXPRESSION_MAX", 1, "", given_product_expression, evaluate)
WORK("expression-money", "Text", "evaluate an expression: amounts of three currencies", "byte", 100, 16384, "MONEY_EXPRESSION_MAX", 1, "", given_money_expression, evaluate)
WORK("expression-nested", "Text", "evaluate an expression: parentheses", "byte", 100, 16384, "MONEY_EXPRESSION_MAX", 1.1, "the operations around a parenthesis are stored until it ends", given_nested_expression, evaluate)
WORK("expression-explain", "Text", "evaluate and explain an expression, as text and JSON", "byte", 100, 16384, "MONEY_EXPRESSION_MAX", 1.1, CACHES, given_sum_expression, expression_explain)
WORK("calculator", "Text", "press the keys of a sum on a calculator", "number", 10, 100, "MONEY_CALCULATOR_NUMBERS_MAX", 2, "every key formats the entire operation again", given_keys, press_keys)
WORK("xirr", "Returns", "internal rate of return, flows of 1,000 dates", "flow", 1000, 1048576, "MONEY_CASH_FLOWS_MAX", 1, "", given_flows, xirr)
WORK("xirr-daily", "Returns", "internal rate of return, a flow a day", "flow", 1000, 1048576, "MONEY_CASH_FLOWS_MAX", 1.15, CACHES, given_flows_daily, xirr)
WORK("twr", "Returns", "time-weighted return", "point", 100, 4096, "MONEY_VALUE_POINTS_MAX", 2, "the exact ratio gains digits with every point", given_points, time_weighted)

WORK("loan-annuity", "Loans", "create and read a schedule of level payments", "payment", 100, 100000, "MONEY_LOAN_PAYMENTS_MAX", 1.1, CACHES, given_nothing, loan_annuity)
WORK("loan-linear", "Loans", "create and read a schedule of level repayments", "payment", 100, 100000, "MONEY_LOAN_PAYMENTS_MAX", 1.1, CACHES, given_nothing, loan_linear)
WORK("loan-events", "Loans", "create a schedule with extra repayments", "event", 10, 1000, "MONEY_LOAN_EVENTS_MAX", 1, "", given_nothing, loan_events)
WORK("apr-eu", "Loans", "annual percentage rate of the European Union", "flow", 100, 100000, "MONEY_CREDIT_FLOWS_MAX", 1.1, CACHES, given_nothing, apr_eu)
WORK("apr-us", "Loans", "annual percentage rate of the United States", "flow", 100, 100000, "MONEY_CREDIT_FLOWS_MAX", 1.1, CACHES, given_nothing, apr_us)

WORK("notepad-lines", "Notepads", "evaluate lines that do not refer to each other", "line", 1000, 262144, "MONEY_NOTEPAD_LINES_MAX", 1.1, CACHES, given_lines, notepad_text)
WORK("notepad-chain", "Notepads", "evaluate lines that each refer to the line above", "line", 1000, 262144, "MONEY_NOTEPAD_LINES_MAX", 1.1, CACHES, given_chain, notepad_text)
WORK("notepad-block", "Notepads", "evaluate a block and its total", "line", 1000, 262143, "MONEY_NOTEPAD_LINES_MAX", 1.1, CACHES, given_block, notepad_text)
WORK("notepad-edit", "Notepads", "change a line on which all others depend", "line", 1000, 262144, "MONEY_NOTEPAD_LINES_MAX", 1.1, CACHES, given_chain_notepad, notepad_edit)
WORK("notepad-edit-block", "Notepads", "change a line of a block with a total", "line", 1000, 262143, "MONEY_NOTEPAD_LINES_MAX", 1.1, CACHES, given_block_notepad, notepad_edit)
WORK("notepad-read", "Notepads", "read every line with its answer", "line", 1000, 262144, "MONEY_NOTEPAD_LINES_MAX", 1.1, CACHES, given_chain_notepad, notepad_read)

WORK("column-sum", "Columns", "add up a column", "row", 1000, 10000000, "", 1.15, CACHES, given_column, column_sum)
WORK("column-convert", "Columns", "convert a column of one currency", "row", 1000, 10000000, "", 1, "", given_column, column_convert)
WORK("column-mixed", "Columns", "convert a column of five currencies", "row", 1000, 10000000, "", 1, "", given_column, column_convert_mixed)
WORK("column-allocate", "Columns", "allocate a column over 7 weights", "row", 1000, 10000000, "", 1.15, CACHES, given_column, column_allocate)

WORK("wallet-add", "Wallets", "add entries", "entry", 1000, 1000000, MEMORY, 1, "", given_moneys, wallet_add)
WORK("wallet-read", "Wallets", "read every entry", "entry", 1000, 1000000, MEMORY, 1, "", given_wallet, wallet_read)
WORK("wallet-totals", "Wallets", "total, with its details", "entry", 1000, 1000000, MEMORY, 1, "", given_wallet, wallet_details)
WORK("wallet-statement", "Wallets", "create the statement", "entry", 1000, 1000000, MEMORY, 1, "", given_wallet, wallet_statement)
WORK("wallet-remove", "Wallets", "add, and remove by id, the oldest first", "entry", 1000, 1000000, MEMORY, 1, "", given_moneys, wallet_remove)
WORK("wallet-take", "Wallets", "add, and remove by amount, the oldest first", "entry", 1000, 1000000, MEMORY, 1, "", given_moneys, wallet_take)
WORK("wallet-hold", "Wallets", "add, hold all, commit or release, the oldest first", "entry", 1000, 1000000, MEMORY, 1, "", given_moneys, wallet_hold)
WORK("wallet-transfer", "Wallets", "add, and transfer in one call", "leg", 100, 1024, "1,024 legs", 1.1, "arrays of many legs are allocated from the system", given_moneys, wallet_transfer)
WORK("wallet-accounts", "Wallets", "add entries of descending days, each with an external id, twice", "entry", 1000, 1000000, MEMORY, 1.15, CACHES, given_moneys, wallet_accounts)
WORK("wallet-balances", "Wallets", "balances of all days", "day", 1000, 1000000, MEMORY, 1.15, CACHES, given_accounts, wallet_balances)
WORK("account-statement", "Wallets", "state all entries of a currency, with balances", "entry", 1000, 1000000, MEMORY, 1.15, CACHES, given_accounts, account_statement)
WORK("wallet-own", "Wallets", "add, each in a new currency", "currency", 1000, 100000, TIME, 1.15, CACHES, given_own_moneys, wallet_add)
WORK("wallet-to-json", "Wallets", "write as JSON", "entry", 1000, 1000000, DOCUMENT, 1, "", given_wallet, wallet_to_json)
WORK("wallet-from-json", "Wallets", "read from JSON", "entry", 1000, 1000000, DOCUMENT, 1, "", given_wallet_json, wallet_from_json)
WORK("wallet-to-journal", "Wallets", "write the journal", "entry", 1000, 100000, TIME, 1, "", given_wallet, wallet_to_journal)
WORK("wallet-from-journal", "Wallets", "read the journal", "entry", 1000, 100000, TIME, 1, "", given_wallet_journal, wallet_from_journal)

WORK("exchange", "Exchanges and foreign cash", "exchange in a wallet, each with an id", "exchange", 1000, 100000, TIME, 1.15, CACHES, given_rates_of_five, exchange_amounts)
WORK("exchange-quotes", "Exchanges and foreign cash", "make a quote and accept it", "quote", 1000, 100000, TIME, 1.1, CACHES, given_rates_of_five, exchange_quotes)
WORK("exchange-ledger", "Exchanges and foreign cash", "post a quote to a ledger, with its remainder", "exchange", 1000, 100000, TIME, 1.1, CACHES, given_rates_of_five, exchange_ledger)
WORK("cash-lots", "Exchanges and foreign cash", "the lots of foreign cash, the oldest first", "entry", 1000, 1000000, MEMORY, 1.1, CACHES, given_foreign_cash, cash_lots_fifo)
WORK("cash-lots-average", "Exchanges and foreign cash", "the lots of foreign cash, at average cost", "entry", 1000, 1000000, MEMORY, 1.1, CACHES, given_foreign_cash, cash_lots_average)
WORK("daily-balances", "Exchanges and foreign cash", "the value of a wallet on every day", "day", 1000, 1000000, MEMORY, 1.15, CACHES, given_daily_wallet, daily_balances)

WORK("camt-read", "Bank statements", "read a document in camt.053", "entry", 100, 100000, "400,000 rows", 1.1, CACHES, given_camt, camt_read)
WORK("camt-to-wallet", "Bank statements", "add a statement to a wallet, twice", "entry", 100, 100000, "400,000 rows", 1.15, CACHES, given_bank, bank_to_wallet)
WORK("camt-to-json", "Bank statements", "write the statements as JSON", "entry", 100, 100000, "400,000 rows", 1, "", given_bank, bank_to_json)

WORK("ledger-post", "Ledgers", "post transactions by date", "transaction", 1000, 1000000, MEMORY, 1.1, CACHES, given_nothing, ledger_post)
WORK("ledger-post-backwards", "Ledgers", "post transactions, the newest first", "transaction", 1000, 1000000, MEMORY, 1.15, CACHES, given_nothing, ledger_post_backwards)
WORK("ledger-balances", "Ledgers", "the balances of an account on every day", "transaction", 1000, 1000000, MEMORY, 1.15, CACHES, given_ledger, ledger_balances)
WORK("ledger-statement", "Ledgers", "the statement of an account, in pages", "transaction", 1000, 1000000, MEMORY, 1.15, CACHES, given_ledger, ledger_statement)
WORK("ledger-reverse", "Ledgers", "post transactions, and reverse them, the oldest first", "transaction", 1000, 100000, TIME, 1.1, CACHES, given_nothing, ledger_reverse)
WORK("ledger-accounts", "Ledgers", "add accounts", "account", 1000, 100000, TIME, 1.15, CACHES, given_nothing, ledger_add_accounts)
WORK("ledger-reports", "Ledgers", "the three reports", "account", 1000, 100000, TIME, 1.15, CACHES, given_wide_ledger, ledger_reports)
WORK("ledger-close", "Ledgers", "add accounts, post to each, and close the period", "account", 1000, 100000, TIME, 1.15, CACHES, given_nothing, ledger_close)
WORK("ledger-revalue", "Ledgers", "add exchange accounts, post to each, and revalue them", "account", 1000, 100000, TIME, 1.15, CACHES, given_nothing, ledger_revalue)
WORK("ledger-wallet", "Ledgers", "post the entries of a wallet", "entry", 1000, 100000, TIME, 1.15, CACHES, given_accounts, ledger_post_wallet)
WORK("ledger-portfolio", "Ledgers", "post the transactions of a portfolio", "transaction", 1000, 100000, TIME, 1.15, CACHES, given_mixed, ledger_post_portfolio)
WORK("ledger-to-json", "Ledgers", "write as JSON", "transaction", 1000, 100000, TIME, 1, "", given_ledger, ledger_to_json)
WORK("ledger-from-json", "Ledgers", "read from JSON", "transaction", 1000, 100000, TIME, 1.1, CACHES, given_ledger_json, ledger_from_json)
WORK("journal-write", "Ledgers", "write a journal of Beancount", "transaction", 1000, 100000, TIME, 1.1, CACHES, given_ledger, beancount_write)
WORK("journal-beancount", "Ledgers", "read a journal of Beancount", "transaction", 1000, 100000, TIME, 1.1, CACHES, given_beancount, beancount_read)
WORK("journal-ledger", "Ledgers", "read a journal of Ledger", "transaction", 1000, 100000, TIME, 1.1, CACHES, given_ledger_journal, ledger_journal_read)
WORK("journal-hledger", "Ledgers", "read a journal of hledger", "transaction", 1000, 100000, TIME, 1.1, CACHES, given_hledger, hledger_read)

WORK("catalogue-add", "Baskets", "add products to a catalogue", "product", 1000, 1000000, MEMORY, 1.15, CACHES, given_names, catalogue_add)
WORK("catalogue-find", "Baskets", "find every product", "product", 1000, 1000000, MEMORY, 1.15, CACHES, given_catalogue, catalogue_find)
WORK("catalogue-remove", "Baskets", "add, and remove, the oldest first", "product", 1000, 1000000, MEMORY, 1.15, CACHES, given_names, catalogue_remove)
WORK("catalogue-to-json", "Baskets", "write a catalogue as JSON", "product", 1000, 100000, TIME, 1, "", given_catalogue, catalogue_to_json)
WORK("catalogue-from-json", "Baskets", "read a catalogue from JSON", "product", 1000, 500000, DOCUMENT, 1, "", given_catalogue_json, catalogue_from_json)
WORK("catalogue-to-csv", "Baskets", "write a catalogue as CSV", "product", 1000, 1000000, DOCUMENT, 1, "", given_catalogue, catalogue_to_csv)
WORK("catalogue-from-csv", "Baskets", "read a catalogue from CSV", "product", 1000, 1000000, DOCUMENT, 1.15, CACHES, given_catalogue_csv, catalogue_from_csv)
WORK("basket-add", "Baskets", "put every product into a basket, twice", "line", 1000, 1000000, MEMORY, 1.15, CACHES, given_catalogue, basket_add)
WORK("basket-remove", "Baskets", "put in, and remove, the oldest first", "line", 1000, 1000000, MEMORY, 1.15, CACHES, given_catalogue, basket_remove)
WORK("checkout", "Baskets", "check out, rounding each line", "line", 1000, 1000000, MEMORY, 1, "", given_basket, basket_checkout)
WORK("checkout-order", "Baskets", "check out, rounding the order", "line", 1000, 100000, TIME, 1, "", given_order_basket, basket_checkout)
WORK("receipt-text", "Baskets", "write the receipt", "line", 1000, 100000, TIME, 1, "", given_receipt, receipt_to_text)
WORK("receipt-json", "Baskets", "write the receipt as JSON", "line", 1000, 100000, TIME, 1, "", given_receipt, receipt_to_json)
WORK("basket-to-json", "Baskets", "write a basket as JSON", "line", 1000, 100000, TIME, 1, "", given_basket, basket_to_json)
WORK("basket-from-json", "Baskets", "read a basket from JSON", "line", 1000, 100000, TIME, 1, "", given_basket_json, basket_from_json)

WORK("invoice-check", "Invoices", "check a document in UBL", "line item", 100, 20000, "250,000 elements", 1, "", given_invoice_document, invoice_check)

WORK("receipt-explain", "Explanations", "explain a receipt, as text and JSON", "line", 1000, 20000, TIME, 1.1, CACHES, given_receipt, receipt_explain)
WORK("valuation-explain", "Explanations", "explain a valuation, as text and JSON", "security", 1000, 20000, TIME, 1.1, CACHES, given_valuation, valuation_explain)
WORK("invoice-explain", "Explanations", "explain an invoice, as text and JSON", "line item", 1000, 100000, MEMORY, 1.1, CACHES, given_invoice, invoice_explain)

WORK("builder-add", "Rates", "add to a builder, ten a day", "rate", 1000, 1000000, MEMORY, 1.15, CACHES, given_nothing, builder_add)
WORK("builder-remove", "Rates", "add, and remove, the oldest first", "rate", 1000, 1000000, MEMORY, 1.15, CACHES, given_nothing, builder_remove)
WORK("builder-build", "Rates", "build a table", "rate", 1000, 1000000, MEMORY, 1.1, "rates are sorted: n log n", given_builder, builder_build)
WORK("builder-pairs", "Rates", "add and build a table, each in a new currency", "pair", 1000, 1000000, MEMORY, 1.15, CACHES, given_names, builder_add_pairs)
WORK("convert-dated", "Rates", "convert on a day, once per rate", "rate", 1000, 1000000, MEMORY, 1, "", given_rates, convert_dated)
WORK("convert-shortest", "Rates", "find ten shortest paths through all pairs", "pair", 1000, 1000000, MEMORY, 1, "", given_pairs, convert_shortest)
WORK("rates-to-json", "Rates", "write a table as JSON", "rate", 1000, 1000000, DOCUMENT, 1.1, CACHES, given_rates, rates_to_json)
WORK("rates-from-json", "Rates", "read a table from JSON", "rate", 1000, 500000, DOCUMENT, 1.1, CACHES, given_rates_json, rates_from_json)
WORK("rates-from-pairs", "Rates", "read a list of pairs from JSON", "rate", 1000, 500000, DOCUMENT, 1, "", given_pair_list, rates_from_json)
WORK("ecb", "Rates", "read a history of the ECB", "day", 1000, 1000000, DOCUMENT, 1, "", given_history, rates_from_ecb)

WORK("portfolio-add", "Portfolios", "add, by date", "transaction", 1000, 1000000, MEMORY, 1, "", given_one, portfolio_add)
WORK("portfolio-add-100", "Portfolios", "add to 100 securities, by date", "transaction", 1000, 100000, TIME, 1, "", given_hundred, portfolio_add)
WORK("portfolio-add-many", "Portfolios", "add, each in a new security", "security", 1000, 100000, TIME, 1.15, CACHES, given_many, portfolio_add)
WORK("portfolio-add-backwards", "Portfolios", "add to one security, the newest first", "transaction", 1000, 100000, TIME, 1.25, BLOCKS, given_one_backwards, portfolio_add)
WORK("portfolio-add-shuffled", "Portfolios", "add to one security, in no order", "transaction", 1000, 100000, TIME, 1.25, BLOCKS, given_shuffled, portfolio_add)
WORK("portfolio-delete-newest", "Portfolios", "add, and delete, the newest first", "transaction", 1000, 100000, TIME, 1.25, BLOCKS, given_one, portfolio_delete_newest)
WORK("portfolio-delete-oldest", "Portfolios", "add, and delete, the oldest first", "transaction", 1000, 100000, TIME, 1.25, BLOCKS, given_one_backwards, portfolio_delete_oldest)
WORK("portfolio-replace", "Portfolios", "add, and delete and add the newest as often", "transaction", 1000, 100000, TIME, 1.25, BLOCKS, given_hundred, portfolio_replace)
WORK("value-fifo", "Portfolios", "value, one security, the oldest lots first", "transaction", 1000, 1000000, MEMORY, 1.1, CACHES, given_fifo, portfolio_value)
WORK("value-lifo", "Portfolios", "value, the newest lots first", "transaction", 1000, 100000, TIME, 1.1, CACHES, given_lifo, portfolio_value)
WORK("value-hifo", "Portfolios", "value, the costliest lots first", "transaction", 1000, 100000, TIME, 1.15, "the costliest lot is found in a heap: n log n", given_hifo, portfolio_value)
WORK("value-average", "Portfolios", "value, at average cost", "transaction", 1000, 100000, TIME, 1.1, CACHES, given_average, portfolio_value)
WORK("value-many", "Portfolios", "value as many securities with quotes", "security", 1000, 100000, TIME, 1, "", given_priced, portfolio_value)
WORK("disposals", "Portfolios", "list the disposals", "transaction", 1000, 100000, TIME, 1.1, CACHES, given_mixed, portfolio_disposals)
WORK("portfolio-xirr", "Portfolios", "internal rate of return", "transaction", 1000, 100000, TIME, 1, "", given_fifo, portfolio_xirr)
WORK("portfolio-to-json", "Portfolios", "write as JSON", "transaction", 1000, 400000, DOCUMENT, 1, "", given_mixed, portfolio_to_json)
WORK("portfolio-from-json", "Portfolios", "read from JSON", "transaction", 1000, 100000, TIME, 1, "", given_portfolio_json, portfolio_from_json)
WORK("portfolio-to-csv", "Portfolios", "write as CSV", "transaction", 1000, 100000, TIME, 1, "", given_mixed, portfolio_to_csv)
WORK("portfolio-from-csv", "Portfolios", "read from CSV", "transaction", 1000, 100000, TIME, 1, "", given_portfolio_csv, portfolio_from_csv)
WORK("portfolio-to-beancount", "Portfolios", "write for beancount", "transaction", 1000, 100000, TIME, 1, "", given_mixed, portfolio_to_beancount)
WORK("portfolio-to-ledger", "Portfolios", "write for ledger", "transaction", 1000, 100000, TIME, 1, "", given_mixed, portfolio_to_ledger)

WORK("list-add", "Currency lists", "add currencies", "currency", 100, 4096, "4,096 currencies", 2, "every addition recomputes the visible rows", given_names, list_add)
WORK("list-search", "Currency lists", "search, and show all again", "currency", 100, 4096, "4,096 currencies", 1, "", given_list, list_search)
WORK("list-sort", "Currency lists", "sort by code, and by name again", "currency", 100, 4096, "4,096 currencies", 1, "", given_list, list_sort)

WORK("store-add", "Stores", "add entries to a stored wallet, in one transaction", "entry", 1000, 100000, TIME, 1.1, TREES, given_moneys, store_add)
WORK("store-save", "Stores", "save a wallet", "entry", 1000, 100000, TIME, 1.1, TREES, given_wallet, store_save)
WORK("store-save-each", "Stores", "add entries to a wallet, saving it after each", "entry", 100, 10000, TIME, 1.1, TREES, given_moneys, store_save_each)
WORK("store-load", "Stores", "load a wallet", "entry", 1000, 100000, TIME, 1.1, TREES, given_store, store_load)
WORK("store-ledger-post", "Stores", "post to a stored ledger, in one transaction", "transaction", 1000, 10000, TIME, 1.1, TREES, given_nothing, store_ledger_post)
WORK("store-ledger-save", "Stores", "save a ledger", "transaction", 1000, 100000, TIME, 1.1, TREES, given_ledger, store_ledger_save)
WORK("store-ledger-load", "Stores", "load a ledger", "transaction", 1000, 100000, TIME, 1.1, TREES, given_stored_ledger, store_ledger_load)
WORK("store-ledger-balances", "Stores", "the balances of a stored account on every day", "transaction", 1000, 100000, TIME, 1.1, TREES, given_stored_ledger, store_ledger_balances)
WORK("store-ledger-pages", "Stores", "the statement of a stored account, in pages", "transaction", 1000, 100000, TIME, 1.1, TREES, given_stored_ledger, store_ledger_pages)

WORK("hostile-rates", "Hostile input", "read rates whose codes share one hash", "code", 1000, 100000, TIME, 1.15, CACHES, given_colliding_rates, rates_from_json)
WORK("hostile-holds", "Hostile input", "read a wallet with a hold in each currency", "currency", 1000, 100000, TIME, 1.15, CACHES, given_held_wallet, wallet_from_text)
WORK("hostile-post", "Hostile input", "read a journal whose one record has as many currencies", "currency", 1000, 100000, TIME, 1.15, CACHES, given_wide_journal, wallet_from_journal_text)
WORK("hostile-splits", "Hostile input", "value purchases and as many splits", "transaction", 1000, 100000, TIME, 1.1, CACHES, given_splits, portfolio_value)
WORK("hostile-halves", "Hostile input", "value purchases and as many splits 2:1 and 1:2", "transaction", 1000, 100000, TIME, 1.1, CACHES, given_halving_splits, portfolio_value)
WORK("hostile-ledger", "Hostile input", "write purchases and as many splits 2:1 and 1:2 for ledger", "transaction", 1000, 100000, TIME, 1.1, CACHES, given_halving_splits, portfolio_to_ledger)
WORK("hostile-taxes", "Hostile input", "check out lines, each in a new tax category", "line", 1000, 100000, TIME, 1.15, CACHES, given_taxes, basket_checkout)
WORK("hostile-journal", "Hostile input", "write purchases and as many splits of 1:1 for beancount", "transaction", 1000, 100000, TIME, 1.1, CACHES, given_idle_splits, portfolio_to_beancount)
WORK("hostile-breakdown", "Hostile input", "check an invoice, each line item with a rate and a row of its own", "line item", 100, 10000, "250,000 elements", 1.1, CACHES, given_invoice_rates, invoice_check)
WORK("hostile-unused", "Hostile input", "check an invoice of as many rates and rows of another category", "line item", 100, 10000, "250,000 elements", 1.1, CACHES, given_invoice_unused_rates, invoice_check)
WORK("hostile-gap", "Hostile input", "search all days for a missing rate", "day", 1000, 100000, TIME, 1.1, CACHES, given_gap, convert_over_gap)
WORK("hostile-stretches", "Hostile input", "post to a ledger stretches of days, each earlier than the one before and a day shorter", "transaction", 1000, 1000000, MEMORY, 1.15, CACHES, given_nothing, ledger_post_stretches)

#undef MEMORY
#undef DOCUMENT
#undef TIME
#undef CACHES
#undef BLOCKS
#undef TREES
