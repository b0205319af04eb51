"""The library's errors as exceptions: one class a status, all of them ``MoneyError``."""

from __future__ import annotations

from typing import ClassVar

from ._status import Status as Status


class MoneyError(Exception):
    """The root of the library's errors; each is also the built-in exception that fits.

    >>> try:
    ...     Money.parse("1.23abc")
    ... except MoneyError as error:
    ...     print(error, error.status.name, error.position)
    not a decimal number: "1.23abc" SYNTAX 4
    """

    _status: ClassVar[Status] = Status.ARGUMENT

    #: What kind of failure it is.
    status: Status
    #: Where in the text that was given, as Python indexes it; None when there is no such place.
    position: int | None
    #: Why a retrieval, a saving or a removal failed, where a status tells; else None.
    cause: Status | None

    def __init__(
        self,
        message: str = "",
        *,
        status: Status | None = None,
        position: int | None = None,
        cause: Status | None = None,
    ) -> None:
        super().__init__(message)
        self.status = self._status if status is None else status
        self.position = position
        self.cause = cause


class ArgumentError(MoneyError, ValueError):
    """A value out of its range.

    >>> Money(1, "EUR").rounded(digits=39)
    Traceback (most recent call last):
    ...
    libmoney.ArgumentError: digits are 0 to 38, not 39
    """

    _status = Status.ARGUMENT


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


class MoneySyntaxError(MoneyError, ValueError):
    """Not a number, an amount, a date or a code.

    >>> Money("12,50", "EUR")
    Traceback (most recent call last):
    ...
    libmoney.MoneySyntaxError: not a decimal number: "12,50"
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
    libmoney.DecimalOverflow: the product does not fit 38 digits
    """

    _status = Status.OVERFLOW


class DivisionByZero(MoneyError, ZeroDivisionError):
    """A division by 0.

    >>> Money(1, "EUR").divided(0)
    Traceback (most recent call last):
    ...
    libmoney.DivisionByZero: 1 cannot be divided by 0
    """

    _status = Status.DIVISION_BY_ZERO


class InexactResult(MoneyError, ArithmeticError):
    """A result that would have to be rounded, where rounding was ruled out.

    >>> Money("0.125", "EUR").rounded(rounding=Rounding.UNNECESSARY)
    Traceback (most recent call last):
    ...
    libmoney.InexactResult: the result is inexact and rounding was ruled out
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


class InvalidWeights(MoneyError, ValueError):
    """Weights that nothing can be divided by: none, a negative one, or all zero.

    >>> Money(1, "EUR").allocate([1, -1])
    Traceback (most recent call last):
    ...
    libmoney.InvalidWeights: negative weight -1
    """

    _status = Status.WEIGHTS


class NoRate(MoneyError, LookupError):
    """No rate leads from one currency to the other.

    >>> Rates([("EUR", "USD", "1.1")]).convert(Money(5, "EUR"), "XAF")
    Traceback (most recent call last):
    ...
    libmoney.NoRate: no rate from EUR to XAF
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
    libmoney.DuplicateRate: two rates from EUR to USD
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


#: The class of each status.
CLASSES: dict[int, type[MoneyError]] = {
    one._status: one
    for one in (
        ArgumentError,
        LimitError,
        NotFound,
        MoneySyntaxError,
        EncodingError,
        DecimalOverflow,
        DivisionByZero,
        InexactResult,
        InvalidDate,
        UnknownCurrency,
        CurrencyMismatch,
        DuplicateCurrency,
        InvalidWeights,
        NoRate,
        InvalidRate,
        DuplicateRate,
        NoRates,
        ProviderError,
        JSONError,
        DocumentError,
        VersionError,
        BusyError,
        OutOfMemory,
    )
}
