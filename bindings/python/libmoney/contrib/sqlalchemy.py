"""Amounts in tables of SQLAlchemy 2: one column, or two as a composite.

- :class:`MoneyText` stores a text such as ``12.50 EUR`` in one column, with any currency per row.
- :class:`MoneyUnits` stores an integer of minor units of one currency, which the database adds and
  sorts exactly.
- :func:`money_composite` stores the number and the currency in two columns.

>>> from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
>>> from libmoney.contrib.sqlalchemy import TYPES, MoneyUnits, money_composite
>>> class Base(DeclarativeBase):
...     type_annotation_map = TYPES
>>> class Order(Base):
...     __tablename__ = "orders"
...     id: Mapped[int] = mapped_column(primary_key=True)
...     price: Mapped[Money]
...     fee: Mapped[Money] = mapped_column(MoneyUnits("EUR"))
...     total: Mapped[Money] = money_composite("total")
>>> [column.name for column in Order.__table__.columns]
['id', 'price', 'fee', 'total_amount', 'total_currency']
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,unused-ignore,type-arg"
# mypy: disallow-subclassing-any=False
from __future__ import annotations

from decimal import Decimal
from typing import Any

from sqlalchemy import BigInteger, Numeric, String
from sqlalchemy.orm import composite, mapped_column
from sqlalchemy.types import TypeDecorator

from .._errors import DecimalOverflow, InexactResult
from .._money.amount_parts import (
    amount_of,
    checked_code,
    default_scale,
    kept,
    made,
    parts,
    units_of,
)
from .._money.money import Money

__all__ = ["TYPES", "ExactNumber", "MoneyText", "MoneyUnits", "money_composite"]


def __dir__() -> list[str]:
    return sorted(__all__)


#: The maximum length: a sign, 38 digits, a point, a space, a code of 11 characters, and some room.
_TEXT_LENGTH = 64


class MoneyText(TypeDecorator):
    """An amount as a text in one column. Compare such columns for equality only."""

    impl = String(_TEXT_LENGTH)
    cache_ok = True
    python_type = Money  # pyright: ignore[reportAssignmentType, reportIncompatibleMethodOverride]

    def process_bind_param(self, value: Any, dialect: Any) -> str | None:
        """Returns the text of an amount."""
        return None if value is None else str(amount_of(value))

    def process_result_value(self, value: Any, dialect: Any) -> Money | None:
        """Returns the amount of a text."""
        return None if value is None else kept(str(value))


class MoneyUnits(TypeDecorator):
    """An amount of one currency as an integer of 10^-scale, with exact sums and order.

    :param currency: the currency of the column.
    :param scale: the number of fraction digits; None for the currency's minor units.
    """

    impl = BigInteger
    cache_ok = True
    python_type = Money  # pyright: ignore[reportAssignmentType, reportIncompatibleMethodOverride]

    def __init__(self, currency: Any, scale: int | None = None) -> None:
        self.currency = checked_code(currency)
        self.scale = default_scale(self.currency) if scale is None else scale
        super().__init__()

    def process_bind_param(self, value: Any, dialect: Any) -> int | None:
        """Returns the units of an amount; raises InexactResult if it is finer than the column."""
        if value is None:
            return None
        units, scale, _ = parts(amount_of(value, self.currency))
        whole, rest = divmod(
            units * 10 ** max(self.scale - scale, 0), 10 ** max(scale - self.scale, 0)
        )
        if rest:
            raise InexactResult(
                f"an amount must have at most {self.scale} fraction digits in this column,"
                f" got {value}"
            )
        if not -(2**63) <= whole < 2**63:
            raise DecimalOverflow(f"an amount must fit the 64 bits of the column, got {value}")
        return whole

    def process_result_value(self, value: Any, dialect: Any) -> Money | None:
        """Returns the amount of a number of units."""
        return None if value is None else made(int(value), self.scale, self.currency)

    def coerce_compared_value(self, op: Any, value: Any) -> Any:
        """Compares amounts with amounts; the factors of a product are numbers."""
        return self if isinstance(value, (Money, str)) else self.impl_instance


class ExactNumber(TypeDecorator):
    """A number with all its digits: NUMERIC, or a text where SQLite would convert it to float."""

    impl = Numeric
    cache_ok = True

    def __init__(self, scale: int = 4) -> None:
        self.scale = scale
        super().__init__(38, scale)

    def load_dialect_impl(self, dialect: Any) -> Any:
        """The type of the column in a database."""
        if dialect.name == "sqlite":
            return dialect.type_descriptor(String(_TEXT_LENGTH))
        return dialect.type_descriptor(Numeric(38, self.scale))

    def process_bind_param(self, value: Any, dialect: Any) -> Any:
        """Returns the number; raises InexactResult if the column would round it."""
        if value is None:
            return None
        number = Decimal(value)
        units, scale = units_of(number)
        if units % 10 ** max(scale - self.scale, 0):
            raise InexactResult(
                f"an amount must have at most {self.scale} fraction digits in this column,"
                f" got {number}"
            )
        return str(number) if dialect.name == "sqlite" else number

    def process_result_value(self, value: Any, dialect: Any) -> Decimal | None:
        """The number of a row."""
        return None if value is None else Decimal(value)


def _amount(number: Any, currency: Any) -> Any:
    """Returns the amount of two columns; None if either is missing."""
    if number is None or currency is None:
        return None
    return made(*units_of(Decimal(number)), currency)


def money_composite(name: str, scale: int = 4, **options: Any) -> Any:
    """Two columns, ``<name>_amount`` and ``<name>_currency``, as one attribute.

    :param scale: the number of fraction digits of the column, where the database limits them.
    :param options: of both columns, such as ``nullable``.
    """
    return composite(
        _amount,
        mapped_column(f"{name}_amount", ExactNumber(scale), **options),
        mapped_column(f"{name}_currency", String(11), **options),
    )


#: The ``type_annotation_map`` with which ``Mapped[Money]`` is a column of texts.
TYPES: dict[Any, Any] = {Money: MoneyText}
