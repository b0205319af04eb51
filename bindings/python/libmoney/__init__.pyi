"""The public names for type checkers. Made from the marks ``@public`` by api/generate.py."""

# ruff: noqa: I001
# fmt: off
from . import bank as bank
from . import decimal as decimal
from . import invoice as invoice
from . import payment as payment
from ._bag.bag import MoneyBag as MoneyBag
from ._basket.basket import Basket as Basket, BasketLineItem as BasketLineItem
from ._basket.policy import (
    Level as Level, Policy as Policy, PriceBasis as PriceBasis, Tender as Tender,
)
from ._basket.receipt import (
    Amounts as Amounts, Receipt as Receipt, ReceiptLineItem as ReceiptLineItem, TaxRow as TaxRow,
)
from ._boundary.progress import progress as progress
from ._boundary.rounding import Rounding as Rounding
from ._calculator.calculator import Calculator as Calculator
from ._calculator.calculator_names import (
    Alert as Alert, AlertKind as AlertKind, CalculatorState as CalculatorState, Key as Key,
)
from ._calculator.expression import (
    Expression as Expression, evaluate as evaluate, explain_expression as explain_expression,
    expression_caret as expression_caret,
)
from ._calculator.notepad import Notepad as Notepad
from ._calculator.notepad_line import LineKind as LineKind, NotepadLine as NotepadLine
from ._catalogue.catalogue import Catalogue as Catalogue, Product as Product
from ._columns.columns import (
    allocate_column as allocate_column, compare_column as compare_column,
    quantize_column as quantize_column, sum_column as sum_column,
)
from ._currency.cash import CashRule as CashRule, cash_rule as cash_rule
from ._currency.country import (
    country_currencies as country_currencies, locale_currency as locale_currency,
)
from ._currency.currency import (
    Currency as Currency, CurrencyKind as CurrencyKind, CurrencyRegistry as CurrencyRegistry,
)
from ._currency.redenomination import redenomination as redenomination
from ._currency_list.currency_list import (
    CurrencyList as CurrencyList, CurrencyListItem as CurrencyListItem,
    CurrencySort as CurrencySort, ListState as ListState,
)
from ._desk.converter import Converter as Converter
from ._desk.converter_view import (
    ConverterState as ConverterState, ConverterView as ConverterView, InputState as InputState,
    Origin as Origin,
)
from ._desk.order_form import FieldState as FieldState, OrderForm as OrderForm
from ._desk.portfolio_view import (
    PortfolioView as PortfolioView, PortfolioViewState as PortfolioViewState,
)
from ._errors import (
    AccountError as AccountError, AmbiguousCurrency as AmbiguousCurrency,
    ArgumentError as ArgumentError, BufferTooSmall as BufferTooSmall, BusyError as BusyError,
    Cancelled as Cancelled, Conflict as Conflict, CurrencyMismatch as CurrencyMismatch,
    DecimalOverflow as DecimalOverflow, DivisionByZero as DivisionByZero,
    DocumentError as DocumentError, DuplicateCurrency as DuplicateCurrency,
    DuplicateId as DuplicateId, DuplicateRate as DuplicateRate, DuplicateSku as DuplicateSku,
    EncodingError as EncodingError, HTTPFailure as HTTPFailure, InexactResult as InexactResult,
    InsufficientFunds as InsufficientFunds, InvalidDate as InvalidDate,
    InvalidDiscount as InvalidDiscount, InvalidRate as InvalidRate, InvalidTax as InvalidTax,
    InvalidWeights as InvalidWeights, JSONError as JSONError, LimitError as LimitError,
    MoneySyntaxError as MoneySyntaxError, NoCurrencies as NoCurrencies, NoRate as NoRate,
    NoRates as NoRates, NoSQLite as NoSQLite, NotAStore as NotAStore, NotFound as NotFound,
    OutOfMemory as OutOfMemory, PeriodClosed as PeriodClosed, ProviderError as ProviderError,
    QuoteExpired as QuoteExpired, RateJumped as RateJumped, RateLimited as RateLimited,
    RemovalError as RemovalError, ResponseTooLarge as ResponseTooLarge,
    RetrievalError as RetrievalError, SavingError as SavingError, StateError as StateError,
    StoreCorrupt as StoreCorrupt, StoreFull as StoreFull, StoreIOError as StoreIOError,
    StoreLocked as StoreLocked, StorePathError as StorePathError, StoreReadOnly as StoreReadOnly,
    StoreUnknown as StoreUnknown, TransportError as TransportError,
    TruncatedResponse as TruncatedResponse, Unauthorized as Unauthorized, Unbalanced as Unbalanced,
    UnknownCurrency as UnknownCurrency, UnknownRequest as UnknownRequest,
    VersionError as VersionError, WrongContentType as WrongContentType, XMLError as XMLError,
)
from ._explanation.explanation import Explanation as Explanation
from ._explanation.node import ExplanationNode as ExplanationNode
from ._feeds.feed import Feed as Feed
from ._feeds.feed_rates import CurrenciesFeed as CurrenciesFeed, RatesFeed as RatesFeed
from ._feeds.feed_requests import (
    FeedInfo as FeedInfo, FeedRequest as FeedRequest, FeedState as FeedState,
    OperationState as OperationState,
)
from ._feeds.portfolio_feeds import (
    FeedPriceQuote as FeedPriceQuote, PriceQuotesFeed as PriceQuotesFeed,
    TransactionsFeed as TransactionsFeed,
)
from ._invoice.invoice import Invoice as Invoice
from ._invoice.line import InvoiceLine as InvoiceLine
from ._invoice.taxes import InvoiceTax as InvoiceTax
from ._invoice.totals import (
    InvoiceCategory as InvoiceCategory, InvoiceLineAmounts as InvoiceLineAmounts,
    InvoiceTotals as InvoiceTotals,
)
from ._ledger.ledger import Ledger as Ledger
from ._ledger.records import (
    AccountKind as AccountKind, JournalFormat as JournalFormat, LedgerAccount as LedgerAccount,
    LedgerPosting as LedgerPosting, LedgerRow as LedgerRow, LedgerRowKind as LedgerRowKind,
    LedgerStatementRow as LedgerStatementRow, LedgerTransaction as LedgerTransaction,
    LedgerTransactionKind as LedgerTransactionKind,
)
from ._library import library_path as library_path
from ._locale.format import (
    AmountFormat as AmountFormat, SignDisplay as SignDisplay, TrailingZeros as TrailingZeros,
)
from ._locale.locale import (
    Display as Display, Numerals as Numerals, Style as Style, currency_text as currency_text,
    explain_locale as explain_locale, find_locale as find_locale, format_locale as format_locale,
    locales as locales, parse_locale as parse_locale,
)
from ._locale.paper import Paper as Paper
from ._locale.tables import LocaleTables as LocaleTables
from ._money.money import Money as Money, accelerated as accelerated
from ._money_error import MoneyError as MoneyError
from ._portfolio.apr import AprRule as AprRule, apr as apr
from ._portfolio.day_count import DayCount as DayCount, day_count as day_count
from ._portfolio.importing import (
    ImportFormat as ImportFormat, ImportOutcome as ImportOutcome, ImportRow as ImportRow,
)
from ._portfolio.loan import (
    Loan as Loan, LoanEvent as LoanEvent, LoanEventKind as LoanEventKind, LoanKind as LoanKind,
    LoanRow as LoanRow,
)
from ._portfolio.lots import Disposal as Disposal, OpenLot as OpenLot, Pool as Pool
from ._portfolio.period import PeriodUnit as PeriodUnit
from ._portfolio.portfolio import Portfolio as Portfolio
from ._portfolio.price_quotes import PriceQuote as PriceQuote, PriceState as PriceState
from ._portfolio.rebalance import (
    BreakdownRow as BreakdownRow, Order as Order, Rebalancing as Rebalancing,
)
from ._portfolio.returns import (
    TimeWeighted as TimeWeighted, Xirr as Xirr, XirrOutcome as XirrOutcome,
    XirrReason as XirrReason, time_weighted_return as time_weighted_return, xirr as xirr,
)
from ._portfolio.time_value import (
    PaymentTime as PaymentTime, fv as fv, ipmt as ipmt, mirr as mirr, nper as nper, npv as npv,
    pmt as pmt, ppmt as ppmt, pv as pv, rate as rate,
)
from ._portfolio.track_record import (
    Drawdown as Drawdown, FlowTime as FlowTime, Sample as Sample, TrackRecord as TrackRecord,
    Volatility as Volatility, real_return as real_return, track_record as track_record,
    window_start as window_start,
)
from ._portfolio.transaction import (
    Action as Action, LotSelection as LotSelection, Transaction as Transaction,
)
from ._portfolio.valuation import (
    Performance as Performance, PortfolioSummary as PortfolioSummary, Position as Position,
    Valuation as Valuation,
)
from ._rates.conversion import (
    Conversion as Conversion, Flags as Flags, Leg as Leg, Pair as Pair, RateKind as RateKind,
    Route as Route,
)
from ._rates.rates import Rates as Rates
from ._rates.rates_builder import RatesBuilder as RatesBuilder
from ._rates.shipped import ShippedRatesWarning as ShippedRatesWarning
from ._status import Status as Status
from ._store.store import Store as Store
from ._store.store_movements import LegEntries as LegEntries
from ._store.store_settings import Setting as Setting
from ._wallet.account_statement import (
    AccountRow as AccountRow, AccountStatement as AccountStatement,
    AccountTurnover as AccountTurnover,
)
from ._wallet.cash_lots import (
    CashDisposal as CashDisposal, CashLot as CashLot, CashLotMethod as CashLotMethod,
    CashLots as CashLots,
)
from ._wallet.entry_details import (
    BalanceRates as BalanceRates, DailyBalance as DailyBalance, EntryDetails as EntryDetails,
    WalletBalance as WalletBalance,
)
from ._wallet.entry_kind import EntryKind as EntryKind
from ._wallet.exchange import Exchange as Exchange
from ._wallet.wallet import Wallet as Wallet
from ._wallet.wallet_entry import WalletEntry as WalletEntry
from ._wallet.wallet_exchanges import ExchangeQuote as ExchangeQuote
from ._wallet.wallet_history import (
    WalletChange as WalletChange, WalletChangeKind as WalletChangeKind,
)
from ._wallet.wallet_queries import WalletTotalDetails as WalletTotalDetails
from ._wallet.wallet_statement import (
    StatementRow as StatementRow, StatementRowKind as StatementRowKind,
    StatementSection as StatementSection, WalletStatement as WalletStatement,
)

__version__: str
__all__: list[str]
