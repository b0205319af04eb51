"""Amounts in the formats of payment providers, banks, other APIs and cheques, and payment codes.

>>> from libmoney import Money, payment
>>> payment.to_minor(Money("5", "UGX"), "stripe"), Money("5", "UGX").to_minor()
(500, 5)
>>> payment.in_words(Money("1234.50", "USD"))
'one thousand, two hundred and thirty-four and 50/100 USD'
"""

from __future__ import annotations

from ctypes import byref, c_int32, c_int64
from dataclasses import dataclass, fields
from typing import NamedTuple

from ._boundary.calls import call, refuse_type
from ._boundary.dates import Day, day_number
from ._boundary.documents import document_bytes, made_document
from ._boundary.identifiers import identifier
from ._boundary.numbers import checked_int
from ._boundary.rounding import Rounding
from ._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes, registry_handle
from ._errors import ArgumentError, DecimalOverflow
from ._library import native
from ._money.money import Money, money_of, money_struct
from ._payment.words import conjunction, known_language, number_in_words
from ._raw import (
    PAYMENT_CODE_EPC,
    PAYMENT_CODE_SWISS,
    PAYMENT_REFERENCE_QR,
    PAYMENT_REFERENCE_RF,
    MoneyStruct,
    PaymentCodeContentStruct,
    PaymentCodeOptions,
)

__all__ = [
    "Code",
    "Party",
    "Units",
    "check_iban",
    "check_iso20022",
    "code",
    "digits",
    "from_minor",
    "from_units",
    "in_words",
    "parse",
    "providers",
    "reference",
    "to_minor",
    "to_units",
]


def __dir__() -> list[str]:
    return sorted(__all__)


_INT64_MAX = 2**63 - 1


class Units(NamedTuple):
    """An amount in the format of google.type.Money: units, and billionths of a unit.

    >>> payment.to_units(Money("-1.75", "USD"))
    Units(units=-1, nanos=-750000000)
    """

    units: int
    nanos: int


def _providers() -> dict[str, int]:
    found: dict[str, int] = {}
    while name := native.money_payment_provider_name(len(found)):
        found[name.decode()] = len(found)
    return found


_PROVIDERS = _providers()


def providers() -> list[str]:
    """Returns the names of the supported providers.

    >>> payment.providers()
    ['stripe', 'adyen', 'paypal']
    """
    return list(_PROVIDERS)


def _provider(name: object) -> int:
    if not isinstance(name, str):
        refuse_type("a provider", "a str", name)
    if name not in _PROVIDERS:
        raise ArgumentError(f"a provider must be one of {', '.join(_PROVIDERS)}, got {name!r}")
    return _PROVIDERS[name]


def digits(currency: CurrencyLike, provider: str, registry: CurrencyRegistry | None = None) -> int:
    """Returns the number of fraction digits in a provider's amounts.

    >>> payment.digits("ISK", "stripe"), payment.digits("HUF", "paypal")
    (2, 0)
    """
    count = c_int32()
    code, handle = code_bytes(currency), registry_handle(registry)
    call(native.money_payment_digits, code, _provider(provider), handle, count)
    return count.value


def to_minor(amount: Money, provider: str, registry: CurrencyRegistry | None = None) -> int:
    """Returns an amount as the exact integer that a provider accepts.

    >>> payment.to_minor(Money("10.50", "EUR"), "adyen")
    1050
    >>> payment.to_minor(Money("5.50", "UGX"), "stripe")
    Traceback (most recent call last):
    ...
    libmoney.InexactResult: amount must have at most 0 fraction digits for stripe, got 5.50 UGX
    """
    minor = c_int64()
    value, handle = money_struct(amount), registry_handle(registry)
    call(native.money_payment_to_minor, value, _provider(provider), handle, minor)
    return minor.value


def from_minor(
    minor: int, currency: CurrencyLike, provider: str, registry: CurrencyRegistry | None = None
) -> Money:
    """Returns the amount of a provider's integer.

    >>> payment.from_minor(500, "UGX", "stripe")
    Money('5.00', 'UGX')
    """
    number, code = _int64(minor, "an amount of minor units"), code_bytes(currency)
    value, handle = MoneyStruct(), registry_handle(registry)
    call(native.money_payment_from_minor, number, code, _provider(provider), handle, value)
    return money_of(value)


def check_iso20022(amount: Money, on: Day | None = None) -> None:
    """Raises unless an amount is valid in an ISO 20022 message.

    A valid amount is not negative and has at most 18 digits, at most 5 fraction digits and no more
    fraction digits than its currency, which must be in ISO 4217.

    :param on: the day on which the currency must be in use; None to allow withdrawn ones too.

    >>> payment.check_iso20022(Money("10.50", "EUR"), on="2026-01-02")
    >>> payment.check_iso20022(Money("10.50", "JPY"))
    Traceback (most recent call last):
    ...
    libmoney.InexactResult: amount must have at most the currency's 0 fraction digits, got 10.50 JPY
    """
    call(native.money_payment_check_iso20022, money_struct(amount), day_number(on))


def to_units(amount: Money) -> Units:
    """Returns an amount as google.type.Money; both numbers have the amount's sign.

    >>> payment.to_units(Money("10.50", "EUR"))
    Units(units=10, nanos=500000000)
    """
    units, nanos = c_int64(), c_int32()
    call(native.money_payment_to_units, money_struct(amount), units, nanos)
    return Units(units.value, nanos.value)


def from_units(
    units: int, nanos: int, currency: CurrencyLike, registry: CurrencyRegistry | None = None
) -> Money:
    """Returns the amount of units and billionths of a unit.

    >>> payment.from_units(-1, -750000000, "USD")
    Money('-1.75', 'USD')
    """
    whole, rest = _int64(units, "units"), checked_int(nanos, "nanos", -999_999_999, 999_999_999)
    code, value, handle = code_bytes(currency), MoneyStruct(), registry_handle(registry)
    call(native.money_payment_from_units, whole, rest, code, handle, value)
    return money_of(value)


@dataclass(frozen=True)
class Party:
    """A creditor or a debtor; only the QR-bill contains the address.

    >>> payment.Party("Max Muster AG", "Seestrasse", "7", "8000", "Zürich", "CH").town
    'Zürich'
    """

    name: str
    street: str = ""
    #: The number of the building.
    building: str = ""
    postcode: str = ""
    town: str = ""
    #: Two letters.
    country: str = ""


_FORMATS = {"epc": PAYMENT_CODE_EPC, "swiss": PAYMENT_CODE_SWISS}


def code(
    format: str,
    amount: Money,
    *,
    iban: str,
    creditor: str | Party,
    debtor: Party | None = None,
    reference: str = "",
    message: str = "",
    information: str = "",
    bic: str = "",
    purpose: str = "",
    version: int | None = None,
    open_amount: bool = False,
) -> str:
    """Returns the text of a payment code, to encode as a QR code.

    All check digits are verified, and all values must be valid in the format.

    :param format: ``"epc"`` for the EPC QR code, or ``"swiss"`` for the Swiss QR-bill.
    :param amount: 0.01 to 999999999.99, in EUR, or in CHF for the QR-bill.
    :param debtor: the QR-bill only.
    :param reference: a creditor reference (RF), or for a QR-IBAN a QR reference of 27 digits.
    :param message: text for the creditor; the EPC code contains either this or a reference.
    :param information: EPC: text for the payer; QR-bill: coded billing information.
    :param bic: EPC only; required in version 1, and outside the European Economic Area.
    :param purpose: EPC only: a purpose code of ISO 20022.
    :param version: EPC only: 1, or 2, the default.
    :param open_amount: True to let the payer enter the amount, which must then be 0.

    >>> amount, iban = Money("145.00", "EUR"), "BE72 0000 0000 1616"
    >>> text = payment.code("epc", amount, iban=iban, creditor="Laden Nord", message="Order 17")
    >>> text.splitlines()[5:]
    ['Laden Nord', 'BE72000000001616', 'EUR145.00', '', '', 'Order 17']
    """
    if not isinstance(format, str):
        refuse_type("a format", "a str", format)
    if format not in _FORMATS:
        raise ArgumentError(f"a format must be one of {', '.join(_FORMATS)}, got {format!r}")
    options = PaymentCodeOptions()
    native.money_payment_code_options_init(byref(options))
    options.format, options.amount = _FORMATS[format], money_struct(amount)
    options.version = 0 if version is None else checked_int(version, "a version", 1, 2)
    options.is_amount_open = int(bool(open_amount))
    texts = {
        "iban": iban,
        "bic": bic,
        "reference": reference,
        "message": message,
        "information": information,
        "purpose": purpose,
    }
    for name, text in texts.items():
        setattr(options, name, identifier(text, name))
    _set_party(options, "creditor", Party(creditor) if isinstance(creditor, str) else creditor)
    if debtor is not None:
        _set_party(options, "debtor", debtor)
    return made_document(native.money_payment_code, options)


def _set_party(options: PaymentCodeOptions, role: str, party: object) -> None:
    if not isinstance(party, Party):
        refuse_type(f"a {role}", "a Party", party)
    for part in fields(Party):
        text = identifier(getattr(party, part.name), f"{role} {part.name}")
        setattr(options, f"{role}_{part.name}", text)


@dataclass(frozen=True)
class Code:
    """The values of a payment code, named as in :func:`code`; texts that it lacks are empty.

    >>> payment.parse("BCD\\n002\\n1\\nSCT\\n\\nLaden Nord\\nBE72000000001616").open_amount
    True
    """

    format: str
    amount: Money
    iban: str
    creditor: Party
    debtor: Party | None
    reference: str
    message: str
    information: str
    bic: str
    purpose: str
    #: 1 or 2; None for the QR-bill.
    version: int | None
    open_amount: bool


def parse(text: str) -> Code:
    """Reads the text of a payment code, the inverse of :func:`code`.

    Each line must be exactly as :func:`code` writes it; the amount of an EPC code may omit fraction
    digits of 0.

    >>> text = "BCD\\n002\\n1\\nSCT\\n\\nLaden Nord\\nBE72000000001616\\nEUR145.00\\n\\n\\nOrder 17"
    >>> found = payment.parse(text)
    >>> found.amount, found.creditor.name, found.message
    (Money('145.00', 'EUR'), 'Laden Nord', 'Order 17')
    >>> payment.parse(text.replace("1616", "1617"))
    Traceback (most recent call last):
    ...
    libmoney.MoneySyntaxError: line 7: IBAN must have valid check digits, got "BE72000000001617"
    """
    data, given = document_bytes(text)
    content = PaymentCodeContentStruct()
    call(native.money_payment_code_parse, data, len(data), content, text=given)
    names = ("iban", "reference", "message", "information", "bic", "purpose")
    debtor = _party(content, "debtor")
    return Code(
        format=list(_FORMATS)[content.format],
        amount=money_of(content.amount),
        creditor=_party(content, "creditor"),
        debtor=debtor if debtor.name else None,
        version=content.version or None,
        open_amount=bool(content.is_amount_open),
        **{name: getattr(content, name).decode() for name in names},
    )


def _party(content: PaymentCodeContentStruct, role: str) -> Party:
    texts = {part.name: getattr(content, f"{role}_{part.name}").decode() for part in fields(Party)}
    return Party(**texts)


def check_iban(iban: str) -> None:
    """Raises unless the form, length and check digits of an IBAN are valid for its country.

    >>> payment.check_iban("DE89 3704 0044 0532 0130 00")
    >>> payment.check_iban("DE88 3704 0044 0532 0130 00")
    Traceback (most recent call last):
    ...
    libmoney.MoneySyntaxError: IBAN must have valid check digits, got "DE88370400440532013000"
    """
    call(native.money_payment_check_iban, identifier(iban, "an IBAN"))


_KINDS = {"rf": PAYMENT_REFERENCE_RF, "qr": PAYMENT_REFERENCE_QR}


def reference(kind: str, number: str) -> str:
    """Returns the reference of an invoice or a customer: its number with check digits.

    :param kind: ``"rf"`` for a creditor reference (ISO 11649), or ``"qr"`` for one of the QR-bill.
    :param number: 1 to 21 letters or digits; for ``"qr"``, 1 to 26 digits.

    >>> payment.reference("rf", "539007547034"), payment.reference("qr", "202617")
    ('RF18539007547034', '000000000000000000002026170')
    """
    if not isinstance(kind, str):
        refuse_type("a kind", "a str", kind)
    if kind not in _KINDS:
        raise ArgumentError(f"a kind must be one of {', '.join(_KINDS)}, got {kind!r}")
    return made_document(
        native.money_payment_reference, _KINDS[kind], identifier(number, "a number")
    )


def _int64(value: object, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        refuse_type(what, "an int", value)
    if not -_INT64_MAX - 1 <= value <= _INT64_MAX:
        raise DecimalOverflow(f"{what} must fit 64 bits")
    return value


def in_words(amount: Money, language: str = "en") -> str:
    """Returns an amount for a cheque: units in words, and the minor units as a fraction.

    The words come from the package num2words, which must be installed and supports about 60
    languages. The minor units remain digits, since few languages there cover all currencies.

    :param language: a tag as in :func:`libmoney.find_locale`, such as ``"pt-BR"``, or a language
        name of num2words.

    >>> payment.in_words(Money("0.05", "EUR"), "de")
    'null und 05/100 EUR'
    >>> payment.in_words(Money("12.345", "KWD"), "fr")
    'douze et 345/1000 KWD'
    """
    if not isinstance(amount, Money):
        refuse_type("an amount", "a Money", amount)
    if not isinstance(language, str):
        refuse_type("a language", "a str", language)
    exact = amount.rounded(None, Rounding.UNNECESSARY).amount
    if exact < 0:
        raise ArgumentError(f"an amount in words must be at least 0, got {exact}")
    figures, _, minor = f"{exact:f}".partition(".")
    found = known_language(language)
    words = number_in_words(int(figures), found)
    if not minor:
        return f"{words} {amount.currency}"
    return f"{words}{conjunction(found)}{minor}/1{'0' * len(minor)} {amount.currency}"
