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
from ._columns import allocate_column, compare_column, quantize_column, sum_column
from ._conversion import Conversion, Flags, Leg, Pair, RateKind, Route
from ._converter import Converter
from ._converter_view import ConverterState, ConverterView, Origin, Typed
from ._country import country_currencies, locale_currency
from ._currency import Currency, CurrencyKind, CurrencyRegistry
from ._currency_list import CurrencyList, CurrencyListItem, CurrencySort, ListState
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
from ._expression import Expression, evaluate, explain_expression, expression_caret
from ._feed import Feed
from ._feed_content import FeedInfo, FeedRequest, FeedState, OperationState
from ._feed_parts import FeedPriceQuote, PriceQuotesFeed, TransactionsFeed
from ._feed_rates import CurrenciesFeed, RatesFeed
from ._format import AmountFormat, SignDisplay, TrailingZeros
from ._library import library_path, native
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
from ._order_form import FieldState, OrderForm
from ._policy import Level, Policy, Prices, Tender
from ._portfolio import Portfolio
from ._portfolio_view import PortfolioView, PortfolioViewState
from ._price_quotes import PriceQuote, PriceState
from ._rates import Rates
from ._rates_builder import RatesBuilder
from ._receipt import Amounts, Receipt, ReceiptLine, TaxRow
from ._returns import TimeWeighted, Xirr, XirrOutcome, XirrReason, time_weighted_return, xirr
from ._rounding import Rounding
from ._status import Status
from ._store import Store
from ._store_small import Setting
from ._table import RowKind, Table, TableRow, TableSection
from ._transaction import Action, LotSelection, Transaction
from ._valuation import Disposal, Performance, PortfolioSummary, Position, Valuation
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
    "DuplicateCurrency",
    "DuplicateId",
    "DuplicateRate",
    "DuplicateSku",
    "EncodingError",
    "Expression",
    "Feed",
    "FeedInfo",
    "FeedPriceQuote",
    "FeedRequest",
    "FeedState",
    "FieldState",
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
    "LotSelection",
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
    "OrderForm",
    "Origin",
    "OutOfMemory",
    "Pair",
    "Performance",
    "Policy",
    "Portfolio",
    "PortfolioSummary",
    "PortfolioView",
    "PortfolioViewState",
    "Position",
    "PriceQuote",
    "PriceQuotesFeed",
    "PriceState",
    "Prices",
    "Product",
    "ProviderError",
    "RateJumped",
    "RateKind",
    "RateLimited",
    "Rates",
    "RatesBuilder",
    "RatesFeed",
    "Receipt",
    "ReceiptLine",
    "RemovalError",
    "RetrievalError",
    "Rounding",
    "Route",
    "RowKind",
    "SavingError",
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
    "compare_column",
    "country_currencies",
    "currency_text",
    "decimal",
    "evaluate",
    "explain_expression",
    "explain_locale",
    "expression_caret",
    "find_locale",
    "format_locale",
    "library_path",
    "locale_currency",
    "locales",
    "parse_locale",
    "quantize_column",
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
