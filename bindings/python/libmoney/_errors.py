"""The library's errors as exceptions: one class a status, all ``MoneyError``.

Made by api/generate.py from the headers' statuses and from errors.toml, which has the built-in
exception and the example of each class.
"""

# fmt: off
from __future__ import annotations

from ._money_error import MoneyError
from ._status import Status


class ArgumentError(MoneyError, ValueError):
    """A value out of its range.

    >>> Money(1, "EUR").rounded(digits=39)
    Traceback (most recent call last):
    ...
    libmoney.ArgumentError: digits must be -37 to 38, got 39
    """

    _status = Status.ARGUMENT


class BufferTooSmall(MoneyError, ValueError):
    """The buffer is too small for the text. Python's functions make the room themselves.

    >>> BufferTooSmall._status.name
    'BUFFER_TOO_SMALL'
    """

    _status = Status.BUFFER_TOO_SMALL


class BusyError(MoneyError, RuntimeError):
    """The callback of an object called back to change it.

    >>> issubclass(BusyError, RuntimeError)
    True
    """

    _status = Status.BUSY


class OutOfMemory(MoneyError, MemoryError):
    """The library got no memory.

    >>> issubclass(OutOfMemory, MemoryError)
    True
    """

    _status = Status.OUT_OF_MEMORY


class LimitError(MoneyError, ValueError):
    """More than the library takes: a text that is too long, too many shares.

    >>> Money("1" * 2000, "EUR")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    libmoney.LimitError: ...
    """

    _status = Status.LIMIT


class NotFound(MoneyError, LookupError):
    """Nothing there by that name.

    >>> RatesBuilder().remove("EUR", "USD")
    Traceback (most recent call last):
    ...
    libmoney.NotFound: no rate from EUR to USD
    """

    _status = Status.NOT_FOUND


class StateError(MoneyError, RuntimeError):
    """The object is in a state in which the call makes no sense.

    >>> StateError._status.name
    'STATE'
    """

    _status = Status.STATE


class Cancelled(MoneyError, RuntimeError):
    """The caller cancelled the call, or its time was over; nothing has changed.

    >>> Cancelled._status.name
    'CANCELLED'
    """

    _status = Status.CANCELLED


class MoneySyntaxError(MoneyError, ValueError):
    """Not a number, an amount, a date or a code.

    >>> Money("ten", "EUR")
    Traceback (most recent call last):
    ...
    libmoney.MoneySyntaxError: expected a decimal number, got "ten"
    """

    _status = Status.SYNTAX


class EncodingError(MoneyError, ValueError):
    r"""Text that is not UTF-8, or has a NUL inside.

    >>> try:
    ...     Rates.from_json(b'{"base": "\xff"}')
    ... except EncodingError as error:
    ...     print(error.position)
    10
    """

    _status = Status.ENCODING


class DecimalOverflow(MoneyError, OverflowError):
    """A result that 38 digits do not hold.

    >>> Money(10**37, "EUR") * 10
    Traceback (most recent call last):
    ...
    libmoney.DecimalOverflow: product exceeds 38 digits
    """

    _status = Status.OVERFLOW


class DivisionByZero(MoneyError, ZeroDivisionError):
    """A division by 0.

    >>> Money(1, "EUR").divided(0)
    Traceback (most recent call last):
    ...
    libmoney.DivisionByZero: division of 1 by 0
    """

    _status = Status.DIVISION_BY_ZERO


class InexactResult(MoneyError, ArithmeticError):
    """A result that would have to be rounded, where rounding was ruled out.

    >>> Money("0.125", "EUR").rounded(rounding=Rounding.UNNECESSARY)
    Traceback (most recent call last):
    ...
    libmoney.InexactResult: result is inexact and rounding is not allowed
    """

    _status = Status.INEXACT


class InvalidDate(MoneyError, ValueError):
    """Not a day of the calendar.

    >>> Currency("EUR").is_current("2023-02-29")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    libmoney.InvalidDate: ...
    """

    _status = Status.DATE


class UnknownCurrency(MoneyError, LookupError):
    """A code that neither the built-in table nor the registry has.

    >>> Money(1, "QQQ")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    libmoney.UnknownCurrency: ...QQQ...
    """

    _status = Status.UNKNOWN_CURRENCY


class CurrencyMismatch(MoneyError, ValueError):
    """Two currencies that do not add, subtract or compare.

    >>> Money(1, "EUR") + Money(1, "USD")
    Traceback (most recent call last):
    ...
    libmoney.CurrencyMismatch: USD cannot be added to EUR
    """

    _status = Status.CURRENCY_MISMATCH


class DuplicateCurrency(MoneyError, ValueError):
    """A code that is taken already.

    >>> CurrencyRegistry().add("EUR", 2)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    libmoney.DuplicateCurrency: ...EUR...
    """

    _status = Status.DUPLICATE_CURRENCY


class AmbiguousCurrency(MoneyError, ValueError):
    """A symbol that several currencies have; the text lists them.

    >>> evaluate("5 kr")
    Traceback (most recent call last):
    ...
    libmoney.AmbiguousCurrency: ambiguous currency "kr": expected one of the codes DKK ISK NOK SEK
    """

    _status = Status.AMBIGUOUS_CURRENCY


class InvalidWeights(MoneyError, ValueError):
    """Weights that nothing can be divided by: none, a negative one, or all zero.

    >>> Money(1, "EUR").allocate([1, -1])
    Traceback (most recent call last):
    ...
    libmoney.InvalidWeights: negative weight -1; weights must be at least 0
    """

    _status = Status.WEIGHTS


class NoRate(MoneyError, LookupError):
    """No rate leads from one currency to the other.

    >>> Rates([("EUR", "USD", "1.1")]).convert(Money(5, "EUR"), "XAF")
    Traceback (most recent call last):
    ...
    libmoney.NoRate: no rate from EUR to XAF: the table contains no rates of XAF
    """

    _status = Status.NO_RATE


class InvalidRate(MoneyError, ValueError):
    """A rate that is zero, negative, out of range, or not 1 for a currency against itself.

    >>> Rates([("EUR", "USD", 0)])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    libmoney.InvalidRate: a rate must be positive...
    """

    _status = Status.INVALID_RATE


class DuplicateRate(MoneyError, ValueError):
    """The same direction twice in one document.

    >>> Rates([("EUR", "USD", "1.1"), ("EUR", "USD", "1.2")])
    Traceback (most recent call last):
    ...
    libmoney.DuplicateRate: duplicate rate from EUR to USD
    """

    _status = Status.DUPLICATE_RATE


class NoRates(MoneyError, ValueError):
    """A well-formed document without any rate.

    >>> Rates.from_json("{}")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    libmoney.NoRates: ...
    """

    _status = Status.NO_RATES


class ProviderError(MoneyError, ValueError):
    """The document is the provider's own error; the text has its code and words.

    >>> Rates.from_json('{"success": false, "error": {"code": 104, "info": "Limit reached."}}')
    ... # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    libmoney.ProviderError: ...104...Limit reached...
    """

    _status = Status.PROVIDER


class JSONError(MoneyError, ValueError):
    """Not JSON.

    >>> Rates.from_json('{"base": }')  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    libmoney.JSONError: ...
    """

    _status = Status.JSON


class DocumentError(MoneyError, ValueError):
    r"""A well-formed document, but not what was asked for.

    >>> Rates.from_ecb(b"name,amount\n")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    libmoney.DocumentError: ...
    """

    _status = Status.DOCUMENT


class VersionError(MoneyError, ValueError):
    """A document written by a newer version.

    >>> issubclass(VersionError, ValueError)
    True
    """

    _status = Status.VERSION


class XMLError(MoneyError, ValueError):
    """Not well-formed XML, or beyond a limit of documents in XML.

    >>> issubclass(XMLError, ValueError)
    True
    """

    _status = Status.XML


class InsufficientFunds(MoneyError, ValueError):
    """Less there, or less not held, than should go out.

    >>> wallet = Wallet()
    >>> wallet.add(Money("10.00", "EUR"))
    1
    >>> wallet.hold(Money("10.01", "EUR"))
    Traceback (most recent call last):
    ...
    libmoney.InsufficientFunds: insufficient balance: 10.00 EUR
    """

    _status = Status.INSUFFICIENT


class Unbalanced(MoneyError, ValueError):
    """Postings of a transaction that do not sum to zero in a currency.

    >>> books = Ledger("EUR")
    >>> books.account("Assets:Bank", "asset")
    >>> books.account("Expenses:Rent", "expense")
    >>> postings = [("Expenses:Rent", "1000 EUR"), ("Assets:Bank", "-999 EUR")]
    >>> books.post("2024-01-02", "rent", postings)
    Traceback (most recent call last):
    ...
    libmoney.Unbalanced: postings must sum to zero in each currency, got 1 EUR
    """

    _status = Status.UNBALANCED


class AccountError(MoneyError, ValueError):
    """An account of another kind or currency, or one that only groups others.

    >>> books = Ledger("EUR")
    >>> books.account("Assets:Bank", "asset")
    >>> books.account("Assets:Bank", "income")
    Traceback (most recent call last):
    ...
    libmoney.AccountError: kind of account "Assets:Bank" must be asset, got income
    """

    _status = Status.ACCOUNT


class PeriodClosed(MoneyError, ValueError):
    """A date in a closed period.

    >>> books = Ledger("EUR")
    >>> books.close("2023-12-31")
    >>> books.close("2023-12-31")
    Traceback (most recent call last):
    ...
    libmoney.PeriodClosed: date must be after the closed period ending 2023-12-31, got 2023-12-31
    """

    _status = Status.PERIOD_CLOSED


class QuoteExpired(MoneyError, ValueError):
    """A quote that is not valid any more.

    >>> from datetime import datetime, timedelta, timezone
    >>> now = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
    >>> wallet, rates = Wallet(Money("10.00", "EUR")), Rates([("EUR", "USD", "1.1")])
    >>> quote = wallet.quote(Money("8.00", "EUR"), "USD", rates, valid_until=now)
    >>> quote.accept(at=now + timedelta(seconds=1))
    Traceback (most recent call last):
    ...
    libmoney.QuoteExpired: quote is valid until 2024-03-01 12:00:00 UTC, got 2024-03-01 12:00:01 UTC
    """

    _status = Status.EXPIRED


class InvalidDiscount(MoneyError, ValueError):
    """A discount below 0, of more than 100 percent, or above the price.

    >>> basket = Basket(Catalogue.groceries())
    >>> basket.discount_order(percent=101)
    Traceback (most recent call last):
    ...
    libmoney.InvalidDiscount: discount 101 is outside 0 to 100 percent
    """

    _status = Status.DISCOUNT


class InvalidTax(MoneyError, ValueError):
    """A tax outside 0 to 100 percent, or a category without one.

    >>> Catalogue(currency="EUR").set_tax("standard", percent=119)
    Traceback (most recent call last):
    ...
    libmoney.InvalidTax: tax must be 0 to 100 percent, got 119
    """

    _status = Status.TAX


class DuplicateSku(MoneyError, ValueError):
    r"""The same sku twice in one document.

    >>> Catalogue.from_csv("sku,price\nmilk,1.30\nmilk,1.35\n", currency="USD")
    Traceback (most recent call last):
    ...
    libmoney.DuplicateSku: duplicate sku "milk"
    """

    _status = Status.DUPLICATE_SKU


class DuplicateId(MoneyError, ValueError):
    """Two transactions of one id.

    >>> portfolio = Portfolio("EUR")
    >>> portfolio.buy("ABC", quantity=1, total="10.00", on="2024-01-02", id="first")
    'first'
    >>> portfolio.buy("ABC", quantity=1, total="10.00", on="2024-01-02", id="first")
    Traceback (most recent call last):
    ...
    libmoney.DuplicateId: duplicate transaction "first"
    """

    _status = Status.DUPLICATE_ID


class TransportError(MoneyError, ConnectionError):
    """No answer came; the text says why.

    >>> feed = RatesFeed.frankfurter()
    >>> feed.fail_request(feed.next(0), "connection", 1)
    >>> feed.failure()
    TransportError('fetch failed: no connection')
    """

    _status = Status.TRANSPORT


class UnknownRequest(MoneyError, LookupError):
    """An answer to a request that is not under way, or no longer.

    >>> RatesFeed.frankfurter().receive_response(1, 200, "application/json", b"{}", 0)
    Traceback (most recent call last):
    ...
    libmoney.UnknownRequest: unknown request 1
    """

    _status = Status.UNKNOWN_REQUEST


class HTTPFailure(MoneyError, OSError):
    """The server's status is an error; the text has it.

    >>> feed = RatesFeed.frankfurter()
    >>> feed.receive_response(feed.next(0), 500, "text/html", b"", 1)
    >>> feed.failure()
    HTTPFailure('server returned HTTP 500, server error')
    """

    _status = Status.HTTP


class Unauthorized(MoneyError, PermissionError):
    """The server refuses the key: HTTP 401 or 403.

    >>> Unauthorized._status.name
    'UNAUTHORIZED'
    """

    _status = Status.UNAUTHORIZED


class RateLimited(MoneyError, OSError):
    """Asked too often: HTTP 429.

    >>> RateLimited._status.name
    'RATE_LIMITED'
    """

    _status = Status.RATE_LIMITED


class WrongContentType(MoneyError, ValueError):
    """HTML, or another type than the provider's.

    >>> feed = RatesFeed.frankfurter()
    >>> feed.receive_response(feed.next(0), 200, "text/html", b"<html>", 1)
    >>> feed.failure()
    WrongContentType('response must be JSON, got a page')
    """

    _status = Status.CONTENT_TYPE


class TruncatedResponse(MoneyError, ValueError):
    """The answer ends before its document does.

    >>> TruncatedResponse._status.name
    'TRUNCATED'
    """

    _status = Status.TRUNCATED


class ResponseTooLarge(MoneyError, ValueError):
    """The answer is larger than wanted.

    >>> ResponseTooLarge._status.name
    'TOO_LARGE'
    """

    _status = Status.TOO_LARGE


class RateJumped(MoneyError, ValueError):
    """A rate is a hundred times higher or lower than before.

    >>> RateJumped._status.name
    'RATE_JUMPED'
    """

    _status = Status.RATE_JUMPED


class NoCurrencies(MoneyError, ValueError):
    """A well-formed list without any currency.

    >>> CurrencyList("en", current=False).add_json("{}")
    Traceback (most recent call last):
    ...
    libmoney.NoCurrencies: the list contains no currencies
    """

    _status = Status.NO_CURRENCIES


class RetrievalError(MoneyError, OSError):
    """Reading from a store, local or remote, failed; ``cause`` tells why.

    >>> RetrievalError._status.name
    'RETRIEVAL'
    """

    _status = Status.RETRIEVAL


class SavingError(MoneyError, OSError):
    """Saving failed, and store and object are as before; ``cause`` tells why.

    >>> SavingError._status.name
    'SAVING'
    """

    _status = Status.SAVING


class RemovalError(MoneyError, OSError):
    """Removing failed, and the store is as before; ``cause`` tells why.

    >>> RemovalError._status.name
    'REMOVAL'
    """

    _status = Status.REMOVAL


class NotAStore(MoneyError, ValueError):
    """A file of something else.

    >>> NotAStore._status.name
    'NOT_A_STORE'
    """

    _status = Status.NOT_A_STORE


class StoreLocked(MoneyError, OSError):
    """Another connection writes, and did not end within the time given.

    >>> StoreLocked._status.name
    'STORE_LOCKED'
    """

    _status = Status.STORE_LOCKED


class StoreReadOnly(MoneyError, OSError):
    """The store, or its file, may be read only.

    >>> StoreReadOnly._status.name
    'STORE_READ_ONLY'
    """

    _status = Status.STORE_READ_ONLY


class StoreFull(MoneyError, OSError):
    """No room is left on the disk, or in the quota.

    >>> StoreFull._status.name
    'STORE_FULL'
    """

    _status = Status.STORE_FULL


class StoreCorrupt(MoneyError, ValueError):
    """Damaged: truncated, or overwritten in part.

    >>> StoreCorrupt._status.name
    'STORE_CORRUPT'
    """

    _status = Status.STORE_CORRUPT


class StorePathError(MoneyError, OSError):
    """A path that is not there, a directory, or not permitted.

    >>> StorePathError._status.name
    'STORE_PATH'
    """

    _status = Status.STORE_PATH


class StoreIOError(MoneyError, OSError):
    """The disk failed.

    >>> StoreIOError._status.name
    'STORE_IO'
    """

    _status = Status.STORE_IO


class Conflict(MoneyError, RuntimeError):
    """Somebody else changed the stored object since it was loaded, or another request has the key.

    >>> store = Store(":memory:")
    >>> store.add_to_wallet("default", Money("10.00", "EUR"))
    1
    >>> wallet = store.load_wallet("default")
    >>> store.spend("default", Money("4.00", "EUR"))
    2
    >>> try:
    ...     store.save_wallet("default", wallet)
    ... except Conflict:
    ...     print("load it again")
    load it again
    """

    _status = Status.CONFLICT


class NoSQLite(MoneyError, OSError):
    """The system has no SQLite that stores can use; the text says why.

    >>> NoSQLite._status.name
    'NO_SQLITE'
    """

    _status = Status.NO_SQLITE


class StoreUnknown(MoneyError, OSError):
    """Saving or removing failed, and the change may be there as a whole; `cause` says why.

    Read through the same store to find out, or repeat the call with the same key.

    >>> StoreUnknown._status.name
    'STORE_UNKNOWN'
    """

    _status = Status.STORE_UNKNOWN


#: The class of each status.
CLASSES: dict[int, type[MoneyError]] = {
    Status.ARGUMENT: ArgumentError,
    Status.BUFFER_TOO_SMALL: BufferTooSmall,
    Status.BUSY: BusyError,
    Status.OUT_OF_MEMORY: OutOfMemory,
    Status.LIMIT: LimitError,
    Status.NOT_FOUND: NotFound,
    Status.STATE: StateError,
    Status.CANCELLED: Cancelled,
    Status.SYNTAX: MoneySyntaxError,
    Status.ENCODING: EncodingError,
    Status.OVERFLOW: DecimalOverflow,
    Status.DIVISION_BY_ZERO: DivisionByZero,
    Status.INEXACT: InexactResult,
    Status.DATE: InvalidDate,
    Status.UNKNOWN_CURRENCY: UnknownCurrency,
    Status.CURRENCY_MISMATCH: CurrencyMismatch,
    Status.DUPLICATE_CURRENCY: DuplicateCurrency,
    Status.AMBIGUOUS_CURRENCY: AmbiguousCurrency,
    Status.WEIGHTS: InvalidWeights,
    Status.NO_RATE: NoRate,
    Status.INVALID_RATE: InvalidRate,
    Status.DUPLICATE_RATE: DuplicateRate,
    Status.NO_RATES: NoRates,
    Status.PROVIDER: ProviderError,
    Status.JSON: JSONError,
    Status.DOCUMENT: DocumentError,
    Status.VERSION: VersionError,
    Status.XML: XMLError,
    Status.INSUFFICIENT: InsufficientFunds,
    Status.UNBALANCED: Unbalanced,
    Status.ACCOUNT: AccountError,
    Status.PERIOD_CLOSED: PeriodClosed,
    Status.EXPIRED: QuoteExpired,
    Status.DISCOUNT: InvalidDiscount,
    Status.TAX: InvalidTax,
    Status.DUPLICATE_SKU: DuplicateSku,
    Status.DUPLICATE_ID: DuplicateId,
    Status.TRANSPORT: TransportError,
    Status.UNKNOWN_REQUEST: UnknownRequest,
    Status.HTTP: HTTPFailure,
    Status.UNAUTHORIZED: Unauthorized,
    Status.RATE_LIMITED: RateLimited,
    Status.CONTENT_TYPE: WrongContentType,
    Status.TRUNCATED: TruncatedResponse,
    Status.TOO_LARGE: ResponseTooLarge,
    Status.RATE_JUMPED: RateJumped,
    Status.NO_CURRENCIES: NoCurrencies,
    Status.RETRIEVAL: RetrievalError,
    Status.SAVING: SavingError,
    Status.REMOVAL: RemovalError,
    Status.NOT_A_STORE: NotAStore,
    Status.STORE_LOCKED: StoreLocked,
    Status.STORE_READ_ONLY: StoreReadOnly,
    Status.STORE_FULL: StoreFull,
    Status.STORE_CORRUPT: StoreCorrupt,
    Status.STORE_PATH: StorePathError,
    Status.STORE_IO: StoreIOError,
    Status.CONFLICT: Conflict,
    Status.NO_SQLITE: NoSQLite,
    Status.STORE_UNKNOWN: StoreUnknown,
}
