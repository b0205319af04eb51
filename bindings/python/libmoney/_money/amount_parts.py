"""Splits amounts into integers and reassembles them, for the other modules."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from .._currency.currency import Currency, code_bytes
from .._errors import ArgumentError, CurrencyMismatch, UnknownCurrency
from . import _restored
from .money import Money


def made(units: int, scale: int, currency: str) -> Money:
    """Returns the amount of ``units`` × 10^-``scale``. The currency may be user-defined."""
    return _restored(int(units), scale, currency)


def units_of(number: Decimal) -> tuple[int, int]:
    """Returns the coefficient and the scale of a decimal."""
    sign, digits, exponent = number.as_tuple()
    if not isinstance(exponent, int):
        raise ArgumentError(f"expected a decimal number, got {number}")
    units = 0 if not any(digits) else int("".join(map(str, digits)))
    if exponent > 0:
        units, exponent = units * 10 ** min(exponent, 40), 0
    return -units if sign else units, -exponent


def parts(amount: Money) -> tuple[int, int, str]:
    """Returns the coefficient, the scale and the currency of an amount."""
    return (*units_of(amount.amount), amount.currency)


def default_scale(currency: str) -> int:
    """Returns the minor units of a currency; 0 if it is unknown or has no minor unit."""
    try:
        return Currency(currency).digits or 0
    except UnknownCurrency:
        return 0


def checked_code(currency: object) -> str:
    """Returns a code as a string, validated by the library."""
    code = code_bytes(currency).decode()
    made(0, 0, code)
    return code


def refuse_float(what: str) -> None:
    """Raises the TypeError for a float instead of an amount."""
    raise TypeError(f"{what} must be a Money, a str or a Decimal, got float, which is not exact")


def amount_of(value: Any, currency: str | None = None) -> Money:
    """Returns the amount of a value, as forms, documents and columns contain it.

    :param value: a Money; a text such as ``12.50 EUR``; a mapping with ``amount`` and ``currency``;
        a Decimal, an int or a plain text if the currency is known.
    :param currency: the only currency allowed; None for any.

    >>> amount_of("12.50 EUR"), amount_of({"amount": "1", "currency": "EUR"}), amount_of(5, "EUR")
    (Money('12.50', 'EUR'), Money('1', 'EUR'), Money('5', 'EUR'))
    """
    amount = _read(value, currency)
    if currency is not None and amount.currency != currency:
        raise CurrencyMismatch(f"an amount must be in {currency}, got {amount.currency}")
    return amount


def kept(text: str) -> Money:
    """Returns the amount of a text that :class:`Money` wrote, including user-defined currencies.

    >>> kept("12.50 EUR"), kept("3 GEM")
    (Money('12.50', 'EUR'), Money('3', 'GEM'))
    """
    try:
        return Money.parse(text)
    except UnknownCurrency as error:
        number, _, code = text.rpartition(" ")
        try:
            return made(*units_of(Decimal(number)), code)
        except ArithmeticError:
            raise error from None


def _read(value: Any, currency: str | None) -> Money:
    if isinstance(value, Money):
        return value
    if isinstance(value, str):
        return Money.parse(value, currency)
    if isinstance(value, float):
        refuse_float("an amount")
    if isinstance(value, Mapping):
        return _from_mapping(value)
    if isinstance(value, (int, Decimal)) and not isinstance(value, bool):
        if currency is None:
            raise TypeError(f"an amount must have a currency, got {value}")
        return Money(value, currency)
    raise TypeError(f"an amount must be a Money, a str or a mapping, got {type(value).__name__}")


def _from_mapping(value: Mapping[Any, Any]) -> Money:
    if set(value) != {"amount", "currency"}:
        raise ArgumentError("an amount must have the members amount and currency, and no others")
    number, code = value["amount"], value["currency"]
    if isinstance(number, float):
        refuse_float("an amount")
    if not isinstance(number, (str, int, Decimal)) or isinstance(number, bool):
        raise TypeError(f"an amount must be a str or a Decimal, got {type(number).__name__}")
    if not isinstance(code, str):
        raise TypeError(f"a currency must be a str, got {type(code).__name__}")
    return Money(number, code)


def mapping_of(amount: Money) -> dict[str, str]:
    """Returns an amount for a document: two texts, which no reader turns into a float.

    >>> mapping_of(Money("12.50", "EUR"))
    {'amount': '12.50', 'currency': 'EUR'}
    """
    return {"amount": str(amount.amount), "currency": amount.currency}


__all__ = [
    "amount_of",
    "checked_code",
    "default_scale",
    "kept",
    "made",
    "mapping_of",
    "parts",
    "refuse_float",
    "units_of",
]
