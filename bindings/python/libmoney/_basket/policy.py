"""The rules that turn a basket into amounts."""

from __future__ import annotations

from ctypes import create_string_buffer, sizeof
from dataclasses import dataclass
from decimal import Decimal
from enum import IntEnum

from .._boundary.calls import call, refuse_type
from .._boundary.choices import chosen
from .._boundary.identifiers import identifier
from .._boundary.numbers import Number, decimal_struct, to_decimal
from .._boundary.rounding import Rounding, checked_rounding
from .._errors import ArgumentError
from .._library import native
from .._money.allocation import _METHODS, AllocationMethod
from .._public import public
from .._raw import BasketPolicyStruct, DecimalStruct


@public
class Level(IntEnum):
    """The level that is rounded.

    >>> Policy(level=Level.ORDER).level
    <Level.ORDER: 3>
    """

    #: Price, discount and tax of one unit, then multiplied by the quantity.
    UNIT = 0
    #: Price, discount and tax of each line; the default.
    LINE = 1
    #: Their sums over each tax category, once; the lines add up to them.
    TAX_GROUP = 2
    #: Their sums over the order, once; the lines add up to them.
    ORDER = 3
    #: Price and discount of each line, and the sum of the tax over each tax category.
    INVOICE = 4


@public
class PriceBasis(IntEnum):
    """The treatment of tax in prices.

    >>> Policy(prices=PriceBasis.GROSS).prices
    <PriceBasis.GROSS: 1>
    """

    #: Prices exclude tax; the default.
    NET = 0
    #: Prices include tax.
    GROSS = 1


@public
class Tender(IntEnum):
    """The means of payment.

    >>> Policy.preset("swiss_cash").tender
    <Tender.CASH: 1>
    """

    #: The exact amount is paid; the default.
    EXACT = 0
    #: The amount is rounded to the coins in circulation.
    CASH = 1


def _presets() -> dict[str, int]:
    presets: dict[str, int] = {}
    while name := native.money_basket_policy_preset_name(len(presets)):
        presets[name.decode()] = len(presets)
    return presets


#: The number of each preset.
PRESETS = _presets()


@public
@dataclass(frozen=True)
class Policy:
    """The rules that turn a basket into amounts in minor units; ``str()`` describes them.

    :param remainder: how the units left over by rounding are distributed among the lines.
    :param cash_step: the step to which cash payments in the catalogue's currency are rounded; None
        for the currency's cash step, or its minor unit if it has no cash step. Other currencies
        always use their own step.
    :param cash_country: the country, such as ``"IE"``, whose cash rule on the day of the checkout
        replaces ``cash_step`` and ``cash_rounding``.

    >>> print(Policy.preset("swiss_cash"))  # doctest: +ELLIPSIS
    Prices include tax; amounts are rounded per line, half up, ...; payment is in cash, to 0.05, ...
    """

    level: Level = Level.LINE
    rounding: Rounding = Rounding.HALF_UP
    remainder: AllocationMethod = "largest_remainder"
    prices: PriceBasis = PriceBasis.NET
    tender: Tender = Tender.EXACT
    cash_rounding: Rounding = Rounding.HALF_UP
    cash_step: Number | None = None
    cash_country: str | None = None

    def __post_init__(self) -> None:
        # Names are accepted instead of members of the enumerations.
        for name, kind in (("level", Level), ("prices", PriceBasis), ("tender", Tender)):
            if isinstance(getattr(self, name), str):
                object.__setattr__(self, name, chosen(kind, getattr(self, name), f"a {name}"))
        for name in ("rounding", "cash_rounding"):
            object.__setattr__(self, name, checked_rounding(getattr(self, name)))
        # Validated here, so that the error occurs before a basket uses the policy.
        policy_struct(self)
        str(self)

    @staticmethod
    def preset(name: str) -> Policy:
        """The policy of a documented practice, by name.

        >>> Policy.preset("per_line_half_even").rounding
        <Rounding.HALF_EVEN: 1000>
        """
        if not isinstance(name, str):
            refuse_type("a preset", "a str", name)
        if name not in PRESETS:
            raise ArgumentError(f"a preset must be one of {', '.join(PRESETS)}, got {name!r}")
        struct = BasketPolicyStruct()
        call(native.money_basket_policy_preset, PRESETS[name], struct)
        return made_policy(struct)

    @staticmethod
    def presets() -> list[str]:
        """The names of the presets.

        >>> Policy.presets()[0]
        'per_line_half_up'
        """
        return list(PRESETS)

    def __str__(self) -> str:
        struct, size = policy_struct(self), 512
        buffer = create_string_buffer(size)
        call(native.money_basket_policy_describe, struct, buffer, size, None)
        return buffer.value.decode()


def policy_struct(policy: object) -> BasketPolicyStruct:
    """Returns a policy as a struct of the library."""
    if not isinstance(policy, Policy):
        refuse_type("a policy", "a Policy", policy)
    for value, kind in (
        (policy.level, Level),
        (policy.prices, PriceBasis),
        (policy.tender, Tender),
    ):
        if not isinstance(value, kind):
            refuse_type(f"a policy's {kind.__name__.lower()}", f"a {kind.__name__}", value)
    if not isinstance(policy.remainder, str):
        refuse_type("a remainder", "a str", policy.remainder)
    if policy.remainder not in _METHODS:
        raise ArgumentError(
            f"a method must be one of {', '.join(_METHODS)}, got {policy.remainder!r}"
        )
    step = DecimalStruct()
    if policy.cash_step is not None:
        step = decimal_struct(policy.cash_step, "a cash step")
        if to_decimal(step) == 0:
            raise ArgumentError("cash step must be positive, got 0")
    return BasketPolicyStruct(
        sizeof(BasketPolicyStruct),
        policy.level,
        checked_rounding(policy.rounding),
        _METHODS[policy.remainder],
        policy.prices,
        policy.tender,
        checked_rounding(policy.cash_rounding),
        _country(policy.cash_country),
        step,
    )


def _country(country: object) -> bytes:
    """Returns a country's two letters as bytes; empty for None."""
    if country is None:
        return b""
    if not isinstance(country, str):
        refuse_type("a country", "a str", country)
    letters = identifier(country, "a country")
    if len(letters) != 2:
        raise ArgumentError(f"a country must be an ISO 3166-1 code of two letters, got {country!r}")
    return letters


def made_policy(struct: BasketPolicyStruct) -> Policy:
    """Returns the policy of a struct that the library filled."""
    names: dict[int, AllocationMethod] = {
        0: "largest_remainder",
        1: "floor_to_first",
        2: "floor_to_last",
        3: "separate_remainder",
    }
    step: Decimal | None = to_decimal(struct.cash_step)
    return Policy(
        Level(struct.level),
        Rounding(struct.rounding),
        names[struct.remainder],
        PriceBasis(struct.prices),
        Tender(struct.tender),
        Rounding(struct.cash_rounding),
        step or None,
        struct.cash_country.decode() or None,
    )
