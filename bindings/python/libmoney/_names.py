"""The module of each public name. Made from the marks ``@public`` by api/generate.py."""

# fmt: off
from __future__ import annotations

NAMES: dict[str, str] = {
    "_bag.bag": "MoneyBag",
    "_basket.basket": "Basket BasketLineItem",
    "_basket.policy": "Level Policy PriceBasis Tender",
    "_basket.receipt": "Amounts Receipt ReceiptLineItem TaxRow",
    "_boundary.progress": "progress",
    "_boundary.rounding": "Rounding",
    "_calculator.calculator": "Calculator",
    "_calculator.calculator_names": "Alert AlertKind CalculatorState Key",
    "_calculator.expression": "Expression evaluate explain_expression expression_caret",
    "_calculator.notepad": "Notepad",
    "_calculator.notepad_line": "LineKind NotepadLine",
    "_catalogue.catalogue": "Catalogue Product",
    "_columns.columns": "allocate_column compare_column quantize_column sum_column",
    "_currency.cash": "CashRule cash_rule",
    "_currency.country": "country_currencies locale_currency",
    "_currency.currency": "Currency CurrencyKind CurrencyRegistry",
    "_currency.redenomination": "redenomination",
    "_currency_list.currency_list": "CurrencyList CurrencyListItem CurrencySort ListState",
    "_desk.converter": "Converter",
    "_desk.converter_view": "ConverterState ConverterView InputState Origin",
    "_desk.order_form": "FieldState OrderForm",
    "_desk.portfolio_view": "PortfolioView PortfolioViewState",
    "_errors":
        "AccountError AmbiguousCurrency ArgumentError BufferTooSmall BusyError Cancelled Conflict "
        "CurrencyMismatch DecimalOverflow DivisionByZero DocumentError DuplicateCurrency "
        "DuplicateId DuplicateRate DuplicateSku EncodingError HTTPFailure InexactResult "
        "InsufficientFunds InvalidDate InvalidDiscount InvalidRate InvalidTax InvalidWeights "
        "JSONError LimitError MoneySyntaxError NoCurrencies NoRate NoRates NoSQLite NotAStore "
        "NotFound OutOfMemory PeriodClosed ProviderError QuoteExpired RateJumped RateLimited "
        "RemovalError ResponseTooLarge RetrievalError SavingError StateError StoreCorrupt "
        "StoreFull StoreIOError StoreLocked StorePathError StoreReadOnly StoreUnknown "
        "TransportError TruncatedResponse Unauthorized Unbalanced UnknownCurrency UnknownRequest "
        "VersionError WrongContentType XMLError",
    "_explanation.explanation": "Explanation",
    "_explanation.node": "ExplanationNode",
    "_feeds.feed": "Feed",
    "_feeds.feed_rates": "CurrenciesFeed RatesFeed",
    "_feeds.feed_requests": "FeedInfo FeedRequest FeedState OperationState",
    "_feeds.portfolio_feeds": "FeedPriceQuote PriceQuotesFeed TransactionsFeed",
    "_invoice.invoice": "Invoice",
    "_invoice.line": "InvoiceLine",
    "_invoice.taxes": "InvoiceTax",
    "_invoice.totals": "InvoiceCategory InvoiceLineAmounts InvoiceTotals",
    "_ledger.ledger": "Ledger",
    "_ledger.records":
        "AccountKind JournalFormat LedgerAccount LedgerPosting LedgerRow LedgerRowKind "
        "LedgerStatementRow LedgerTransaction LedgerTransactionKind",
    "_library": "library_path",
    "_locale.format": "AmountFormat SignDisplay TrailingZeros",
    "_locale.locale":
        "Display Numerals Style currency_text explain_locale find_locale format_locale locales "
        "parse_locale",
    "_locale.paper": "Paper",
    "_locale.tables": "LocaleTables",
    "_money.money": "Money accelerated",
    "_money_error": "MoneyError",
    "_portfolio.apr": "AprRule apr",
    "_portfolio.day_count": "DayCount day_count",
    "_portfolio.importing": "ImportFormat ImportOutcome ImportRow",
    "_portfolio.loan": "Loan LoanEvent LoanEventKind LoanKind LoanRow",
    "_portfolio.lots": "Disposal OpenLot Pool",
    "_portfolio.period": "PeriodUnit",
    "_portfolio.portfolio": "Portfolio",
    "_portfolio.price_quotes": "PriceQuote PriceState",
    "_portfolio.rebalance": "BreakdownRow Order Rebalancing",
    "_portfolio.returns": "TimeWeighted Xirr XirrOutcome XirrReason time_weighted_return xirr",
    "_portfolio.time_value": "PaymentTime fv ipmt mirr nper npv pmt ppmt pv rate",
    "_portfolio.track_record":
        "Drawdown FlowTime Sample TrackRecord Volatility real_return track_record window_start",
    "_portfolio.transaction": "Action LotSelection Transaction",
    "_portfolio.valuation": "Performance PortfolioSummary Position Valuation",
    "_rates.conversion": "Conversion Flags Leg Pair RateKind Route",
    "_rates.rates": "Rates",
    "_rates.rates_builder": "RatesBuilder",
    "_rates.shipped": "ShippedRatesWarning",
    "_status": "Status",
    "_store.store": "Store",
    "_store.store_movements": "LegEntries",
    "_store.store_settings": "Setting",
    "_wallet.account_statement": "AccountRow AccountStatement AccountTurnover",
    "_wallet.cash_lots": "CashDisposal CashLot CashLotMethod CashLots",
    "_wallet.entry_details": "BalanceRates DailyBalance EntryDetails WalletBalance",
    "_wallet.entry_kind": "EntryKind",
    "_wallet.exchange": "Exchange",
    "_wallet.wallet": "Wallet",
    "_wallet.wallet_entry": "WalletEntry",
    "_wallet.wallet_exchanges": "ExchangeQuote",
    "_wallet.wallet_history": "WalletChange WalletChangeKind",
    "_wallet.wallet_queries": "WalletTotalDetails",
    "_wallet.wallet_statement": "StatementRow StatementRowKind StatementSection WalletStatement",
}
