"""Exact money: decimals that never drift, currencies with history, rates with provenance.

>>> from libmoney import Money, Rates
>>> price = Money("10.50", "EUR")
>>> price + Money(1, "EUR")
Money('11.50', 'EUR')
>>> Rates.from_ecb().convert(price, "USD", on="2020-03-13")
Money('11.66', 'USD')
"""

# Type checkers take the name for what it says; importing it would take longer than all the rest.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from . import decimal as decimal
    from . import invoice as invoice
    from . import payment as payment
    from ._basket.basket import Basket, BasketLineItem
    from ._basket.policy import Level, Policy, PriceBasis, Tender
    from ._basket.receipt import Amounts, Receipt, ReceiptLineItem, TaxRow
    from ._boundary.progress import progress
    from ._boundary.rounding import Rounding
    from ._calculator.calculator import Calculator
    from ._calculator.calculator_names import Alert, AlertKind, CalculatorState, Key
    from ._calculator.expression import Expression, evaluate, explain_expression, expression_caret
    from ._catalogue.catalogue import Catalogue, Product
    from ._columns.columns import allocate_column, compare_column, quantize_column, sum_column
    from ._currency.cash import CashRule, cash_rule
    from ._currency.country import country_currencies, locale_currency
    from ._currency.currency import Currency, CurrencyKind, CurrencyRegistry
    from ._currency.redenomination import redenomination
    from ._desk.converter import Converter
    from ._desk.converter_view import ConverterState, ConverterView, InputState, Origin
    from ._desk.currency_list import CurrencyList, CurrencyListItem, CurrencySort, ListState
    from ._desk.order_form import FieldState, OrderForm
    from ._desk.portfolio_view import PortfolioView, PortfolioViewState
    from ._errors import (
        AmbiguousCurrency,
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
        NoCurrencies,
        NoRate,
        NoRates,
        NoSQLite,
        NotAStore,
        NotFound,
        OutOfMemory,
        ProviderError,
        RateJumped,
        RateLimited,
        RemovalError,
        ResponseTooLarge,
        RetrievalError,
        SavingError,
        StateError,
        StoreCorrupt,
        StoreFull,
        StoreIOError,
        StoreLocked,
        StorePathError,
        StoreReadOnly,
        StoreUnknown,
        TransportError,
        TruncatedResponse,
        Unauthorized,
        UnknownCurrency,
        UnknownRequest,
        VersionError,
        WrongContentType,
    )
    from ._feeds.feed import Feed
    from ._feeds.feed_content import FeedInfo, FeedRequest, FeedState, OperationState
    from ._feeds.feed_parts import FeedPriceQuote, PriceQuotesFeed, TransactionsFeed
    from ._feeds.feed_rates import CurrenciesFeed, RatesFeed
    from ._invoice.invoice import Invoice
    from ._invoice.line import InvoiceLine
    from ._invoice.taxes import InvoiceTax
    from ._invoice.totals import InvoiceCategory, InvoiceLineAmounts, InvoiceTotals
    from ._library import library_path
    from ._locale.format import AmountFormat, SignDisplay, TrailingZeros
    from ._locale.locale import (
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
    from ._locale.tables import LocaleTables
    from ._money.bag import MoneyBag
    from ._money.money import Money, accelerated
    from ._money.money_error import MoneyError
    from ._portfolio.lots import Disposal, OpenLot
    from ._portfolio.portfolio import Portfolio
    from ._portfolio.price_quotes import PriceQuote, PriceState
    from ._portfolio.returns import (
        TimeWeighted,
        Xirr,
        XirrOutcome,
        XirrReason,
        time_weighted_return,
        xirr,
    )
    from ._portfolio.transaction import Action, LotSelection, Transaction
    from ._portfolio.valuation import Performance, PortfolioSummary, Position, Valuation
    from ._rates.conversion import Conversion, Flags, Leg, Pair, RateKind, Route
    from ._rates.rates import Rates
    from ._rates.rates_builder import RatesBuilder
    from ._rates.shipped import ShippedRatesWarning
    from ._status import Status
    from ._store.store import Store
    from ._store.store_movements import LegEntries
    from ._store.store_small import Setting
    from ._wallet.wallet import Wallet
    from ._wallet.wallet_content import WalletEntry, WalletTotalDetails
    from ._wallet.wallet_statement import (
        StatementRow,
        StatementRowKind,
        StatementSection,
        WalletStatement,
    )

__all__ = [
    "Action",
    "Alert",
    "AlertKind",
    "AmbiguousCurrency",
    "AmountFormat",
    "Amounts",
    "ArgumentError",
    "Basket",
    "BasketLineItem",
    "BufferTooSmall",
    "BusyError",
    "Calculator",
    "CalculatorState",
    "Cancelled",
    "CashRule",
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
    "InputState",
    "InsufficientFunds",
    "InvalidDate",
    "InvalidDiscount",
    "InvalidRate",
    "InvalidTax",
    "InvalidWeights",
    "Invoice",
    "InvoiceCategory",
    "InvoiceLine",
    "InvoiceLineAmounts",
    "InvoiceTax",
    "InvoiceTotals",
    "JSONError",
    "Key",
    "Leg",
    "LegEntries",
    "Level",
    "LimitError",
    "ListState",
    "LocaleTables",
    "LotSelection",
    "Money",
    "MoneyBag",
    "MoneyError",
    "MoneySyntaxError",
    "NoCurrencies",
    "NoRate",
    "NoRates",
    "NoSQLite",
    "NotAStore",
    "NotFound",
    "Numerals",
    "OpenLot",
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
    "PriceBasis",
    "PriceQuote",
    "PriceQuotesFeed",
    "PriceState",
    "Product",
    "ProviderError",
    "RateJumped",
    "RateKind",
    "RateLimited",
    "Rates",
    "RatesBuilder",
    "RatesFeed",
    "Receipt",
    "ReceiptLineItem",
    "RemovalError",
    "ResponseTooLarge",
    "RetrievalError",
    "Rounding",
    "Route",
    "SavingError",
    "Setting",
    "ShippedRatesWarning",
    "SignDisplay",
    "StateError",
    "StatementRow",
    "StatementRowKind",
    "StatementSection",
    "Status",
    "Store",
    "StoreCorrupt",
    "StoreFull",
    "StoreIOError",
    "StoreLocked",
    "StorePathError",
    "StoreReadOnly",
    "StoreUnknown",
    "Style",
    "TaxRow",
    "Tender",
    "TimeWeighted",
    "TrailingZeros",
    "Transaction",
    "TransactionsFeed",
    "TransportError",
    "TruncatedResponse",
    "Unauthorized",
    "UnknownCurrency",
    "UnknownRequest",
    "Valuation",
    "VersionError",
    "Wallet",
    "WalletEntry",
    "WalletStatement",
    "WalletTotalDetails",
    "WrongContentType",
    "Xirr",
    "XirrOutcome",
    "XirrReason",
    "accelerated",
    "allocate_column",
    "cash_rule",
    "compare_column",
    "country_currencies",
    "currency_text",
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
    "progress",
    "quantize_column",
    "redenomination",
    "sum_column",
    "time_weighted_return",
    "xirr",
]

#: The version of the library that was loaded.
__version__: str


#: Public modules that are found without an import of their own, and those that are not.
_MODULES = ("decimal", "invoice", "payment")
_IMPORTED = ("contrib", "http")


def _found(name: str) -> object:
    """The object of a public name. Its module is imported now, and has cost nothing until now."""
    from importlib import import_module

    from ._homes import HOMES

    if name in HOMES:
        value: object = getattr(import_module(f".{HOMES[name]}", __name__), name)
    elif name in _MODULES:
        value = import_module(f".{name}", __name__)
    elif name == "__version__":
        value = import_module("._library", __name__).native.money_version().decode()
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    own = {name for name in globals() if name.startswith("__") or name in _IMPORTED}
    return sorted({*own, *__all__, "__version__", *_MODULES})


if not TYPE_CHECKING:
    __getattr__ = _found
