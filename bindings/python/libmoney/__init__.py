"""Exact money: decimals that never drift, currencies with history, rates with provenance.

>>> from libmoney import Money, Rates
>>> price = Money("10.50", "EUR")
>>> price + Money(1, "EUR")
Money('11.50', 'EUR')
>>> Rates.from_ecb().convert(price, "USD", on="2020-03-13")
Money('11.66', 'USD')
"""

from . import decimal
from ._bag import MoneyBag
from ._basket import Basket, BasketItem
from ._calculator import Calculator
from ._calculator_names import Alert, AlertKind, CalculatorState, Key
from ._catalogue import Catalogue, Product
from ._columns import allocate_column, compare_column, round_column, sum_column
from ._conversion import Conversion, Flags, Leg, Pair, RateKind, Route
from ._converter import Converter
from ._converter_view import ConverterState, ConverterView, Origin, Typed
from ._currency import Currency, CurrencyKind, CurrencyRegistry
from ._currency_list import CurrencyList, CurrencyListItem, CurrencySort, ListState
from ._draft import Draft, DraftState
from ._errors import (
    AmbiguousCurrency,
    AnswerTooLarge,
    ArgumentError,
    BufferTooSmall,
    BusyError,
    Cancelled,
    Conflict,
    CurrencyMismatch,
    DecimalOverflow,
    DivisionByZero,
    DocumentError,
    DuplicateCurrency,
    DuplicateId,
    DuplicateRate,
    DuplicateSku,
    EncodingError,
    HTTPFailure,
    InexactResult,
    InsufficientFunds,
    InvalidDate,
    InvalidDiscount,
    InvalidRate,
    InvalidTax,
    InvalidWeights,
    JSONError,
    LimitError,
    MoneySyntaxError,
    NoAnswer,
    NoCurrencies,
    NoRate,
    NoRates,
    NotAStore,
    NotFound,
    OutOfMemory,
    ProviderError,
    RateJumped,
    RateLimited,
    RemovalError,
    RetrievalError,
    SavingError,
    StateError,
    StoreCorrupt,
    StoreFull,
    StoreIOError,
    StoreLocked,
    StorePathError,
    StoreReadOnly,
    TruncatedAnswer,
    Unauthorized,
    UnknownCurrency,
    UnknownRequest,
    VersionError,
    WrongContentType,
)
from ._feed import Feed
from ._feed_content import FeedInfo, FeedState, OperationState, Request
from ._feed_parts import FeedQuote, QuotesFeed, TransactionsFeed
from ._feed_rates import CurrenciesFeed, RatesFeed
from ._format import AmountFormat, SignDisplay, TrailingZeros
from ._library import library_path, native
from ._line import Evaluation, caret, evaluate, explain_line
from ._locale import (
    Display,
    Numerals,
    Style,
    currency_text,
    explain_locale,
    find_locale,
    format_locale,
    locales,
    parse_locale,
)
from ._money import Money
from ._money_error import MoneyError
from ._policy import Level, Policy, Prices, Tender
from ._portfolio import Portfolio
from ._quotes import Quote, QuoteState
from ._rates import Rates
from ._rates_builder import RatesBuilder
from ._receipt import Amounts, Receipt, ReceiptLine, TaxRow
from ._returns import TimeWeighted, Xirr, XirrOutcome, XirrReason, time_weighted_return, xirr
from ._rounding import Rounding
from ._session import Session, SessionState
from ._status import Status
from ._store import Store
from ._store_small import Setting
from ._table import RowKind, Table, TableRow, TableSection
from ._transaction import Action, ChosenLot, Transaction
from ._valuation import Disposal, Position, Result, Summary, Valuation
from ._wallet import Wallet
from ._wallet_content import WalletEntry, WalletTotals

__all__ = [
    "Action",
    "Alert",
    "AlertKind",
    "AmbiguousCurrency",
    "AmountFormat",
    "Amounts",
    "AnswerTooLarge",
    "ArgumentError",
    "Basket",
    "BasketItem",
    "BufferTooSmall",
    "BusyError",
    "Calculator",
    "CalculatorState",
    "Cancelled",
    "Catalogue",
    "ChosenLot",
    "Conflict",
    "Conversion",
    "Converter",
    "ConverterState",
    "ConverterView",
    "CurrenciesFeed",
    "Currency",
    "CurrencyKind",
    "CurrencyList",
    "CurrencyListItem",
    "CurrencyMismatch",
    "CurrencyRegistry",
    "CurrencySort",
    "DecimalOverflow",
    "Display",
    "Disposal",
    "DivisionByZero",
    "DocumentError",
    "Draft",
    "DraftState",
    "DuplicateCurrency",
    "DuplicateId",
    "DuplicateRate",
    "DuplicateSku",
    "EncodingError",
    "Evaluation",
    "Feed",
    "FeedInfo",
    "FeedQuote",
    "FeedState",
    "Flags",
    "HTTPFailure",
    "InexactResult",
    "InsufficientFunds",
    "InvalidDate",
    "InvalidDiscount",
    "InvalidRate",
    "InvalidTax",
    "InvalidWeights",
    "JSONError",
    "Key",
    "Leg",
    "Level",
    "LimitError",
    "ListState",
    "Money",
    "MoneyBag",
    "MoneyError",
    "MoneySyntaxError",
    "NoAnswer",
    "NoCurrencies",
    "NoRate",
    "NoRates",
    "NotAStore",
    "NotFound",
    "Numerals",
    "OperationState",
    "Origin",
    "OutOfMemory",
    "Pair",
    "Policy",
    "Portfolio",
    "Position",
    "Prices",
    "Product",
    "ProviderError",
    "Quote",
    "QuoteState",
    "QuotesFeed",
    "RateJumped",
    "RateKind",
    "RateLimited",
    "Rates",
    "RatesBuilder",
    "RatesFeed",
    "Receipt",
    "ReceiptLine",
    "RemovalError",
    "Request",
    "Result",
    "RetrievalError",
    "Rounding",
    "Route",
    "RowKind",
    "SavingError",
    "Session",
    "SessionState",
    "Setting",
    "SignDisplay",
    "StateError",
    "Status",
    "Store",
    "StoreCorrupt",
    "StoreFull",
    "StoreIOError",
    "StoreLocked",
    "StorePathError",
    "StoreReadOnly",
    "Style",
    "Summary",
    "Table",
    "TableRow",
    "TableSection",
    "TaxRow",
    "Tender",
    "TimeWeighted",
    "TrailingZeros",
    "Transaction",
    "TransactionsFeed",
    "TruncatedAnswer",
    "Typed",
    "Unauthorized",
    "UnknownCurrency",
    "UnknownRequest",
    "Valuation",
    "VersionError",
    "Wallet",
    "WalletEntry",
    "WalletTotals",
    "WrongContentType",
    "Xirr",
    "XirrOutcome",
    "XirrReason",
    "allocate_column",
    "caret",
    "compare_column",
    "currency_text",
    "decimal",
    "evaluate",
    "explain_line",
    "explain_locale",
    "find_locale",
    "format_locale",
    "library_path",
    "locales",
    "parse_locale",
    "round_column",
    "sum_column",
    "time_weighted_return",
    "xirr",
]

#: The version of the library that was loaded.
__version__: str = native.money_version().decode()

# Errors and pickles name the classes as users know them.
for _name in __all__:
    _class = globals()[_name]
    if isinstance(_class, type):
        _class.__module__ = __name__
del _class, _name, native
