"""Errors: their classes, their built-in bases, their status and position."""

from __future__ import annotations

import ctypes
import pickle

import pytest

import libmoney
from libmoney import (
    DocumentError,
    InvalidRate,
    JSONError,
    Money,
    MoneyError,
    NoRate,
    ProviderError,
    Rates,
    Status,
    VersionError,
    _errors,
)
from libmoney._boundary import calls
from libmoney._raw import ErrorStruct

BASES: dict[str, type[Exception]] = {
    "AccountError": ValueError,
    "AmbiguousCurrency": ValueError,
    "ArgumentError": ValueError,
    "BufferTooSmall": ValueError,
    "BusyError": RuntimeError,
    "Cancelled": RuntimeError,
    "Conflict": RuntimeError,
    "CurrencyMismatch": ValueError,
    "DecimalOverflow": OverflowError,
    "DivisionByZero": ZeroDivisionError,
    "DocumentError": ValueError,
    "DuplicateCurrency": ValueError,
    "DuplicateId": ValueError,
    "DuplicateRate": ValueError,
    "DuplicateSku": ValueError,
    "EncodingError": ValueError,
    "HTTPFailure": OSError,
    "InexactResult": ArithmeticError,
    "InsufficientFunds": ValueError,
    "InvalidDate": ValueError,
    "InvalidDiscount": ValueError,
    "InvalidRate": ValueError,
    "InvalidTax": ValueError,
    "InvalidWeights": ValueError,
    "JSONError": ValueError,
    "LimitError": ValueError,
    "MoneySyntaxError": ValueError,
    "NoCurrencies": ValueError,
    "NoRate": LookupError,
    "NoRates": ValueError,
    "NoSQLite": OSError,
    "NotAStore": ValueError,
    "NotFound": LookupError,
    "OutOfMemory": MemoryError,
    "PeriodClosed": ValueError,
    "ProviderError": ValueError,
    "QuoteExpired": ValueError,
    "RateJumped": ValueError,
    "RateLimited": OSError,
    "RemovalError": OSError,
    "ResponseTooLarge": ValueError,
    "RetrievalError": OSError,
    "SavingError": OSError,
    "StateError": RuntimeError,
    "StoreCorrupt": ValueError,
    "StoreFull": OSError,
    "StoreIOError": OSError,
    "StoreLocked": OSError,
    "StorePathError": OSError,
    "StoreReadOnly": OSError,
    "StoreUnknown": OSError,
    "TransportError": ConnectionError,
    "TruncatedResponse": ValueError,
    "Unauthorized": PermissionError,
    "Unbalanced": ValueError,
    "UnknownCurrency": LookupError,
    "UnknownRequest": LookupError,
    "VersionError": ValueError,
    "WrongContentType": ValueError,
    "XMLError": ValueError,
}


@pytest.mark.parametrize("name", BASES)
def test_class(name: str) -> None:
    kind = getattr(libmoney, name)
    assert issubclass(kind, MoneyError)
    assert issubclass(kind, BASES[name])
    error = kind("what happened", position=3)
    assert (str(error), error.position) == ("what happened", 3)
    assert isinstance(error.status, Status)
    assert _errors.CLASSES[error.status] is kind
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert (str(again), again.status, again.position) == (str(error), error.status, 3)


def test_every_status_has_a_class() -> None:
    assert set(_errors.CLASSES) == set(Status) - {Status.OK}
    assert {kind.__name__ for kind in _errors.CLASSES.values()} == set(BASES)


def test_a_status_of_a_later_version() -> None:
    def function(error: ErrorStruct | None) -> int:
        if error is not None:
            error.status, error.position, error.text = 999, -1, b"something new"
        return 999

    with pytest.raises(MoneyError) as caught:
        calls.call(function)
    assert type(caught.value) is MoneyError
    assert (int(caught.value.status), caught.value.position) == (999, None)
    assert caught.value.status.name == "STATUS_999"
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.status == 999
    assert str(caught.value) == "something new"


def test_what_succeeds_when_repeated_is_a_success() -> None:
    def function(error: ErrorStruct | None) -> int:
        return int(Status.OUT_OF_MEMORY) if error is None else 0

    calls.call(function)


def test_texts_name_the_value() -> None:
    rates = Rates([("EUR", "USD", "1.1", "2024-02-29")])
    with pytest.raises(NoRate) as caught:
        rates.convert(Money(5, "EUR"), "XAF")
    assert (
        str(caught.value)
        == "no rate from EUR to XAF on 2024-02-29: the table contains no rates of XAF"
    )
    assert caught.value.position is None
    assert (
        repr(caught.value)
        == "NoRate('no rate from EUR to XAF on 2024-02-29: the table contains no rates of XAF')"
    )
    with pytest.raises(InvalidRate) as refused:
        Rates([("EUR", "USD", "-1")])
    assert str(refused.value).startswith("a rate must be positive")


def test_documents() -> None:
    with pytest.raises(JSONError) as caught:
        Rates.from_json('{"é": 1, "base": }')
    # Counted in characters for a str, in bytes for bytes.
    assert caught.value.position is not None
    with pytest.raises(JSONError) as in_bytes:
        Rates.from_json('{"é": 1, "base": }'.encode())
    assert in_bytes.value.position == caught.value.position + 1
    with pytest.raises(ProviderError) as provider:
        Rates.from_json('{"success": false, "error": {"code": 104, "info": "Limit reached."}}')
    assert "104" in str(provider.value)
    assert "Limit reached." in str(provider.value)
    with pytest.raises(DocumentError):
        Rates.from_json('"rates"')
    with pytest.raises(VersionError):
        Rates.from_json('{"format": "libmoney.rates", "rates": {}, "version": 999}')


def test_the_error_is_as_large_as_the_header_says() -> None:
    assert ctypes.sizeof(ErrorStruct) == 256
