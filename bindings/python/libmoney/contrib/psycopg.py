"""Amounts in PostgreSQL, with psycopg 3.3 or newer.

:func:`register` sends amounts as texts such as ``12.50 EUR``. With a composite type of a numeric
and a text, made by :data:`CREATE_TYPE`, :func:`register_type` sends and reads that type.
PostgreSQL's own type ``money`` has no currency, so it is never used.
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,unused-ignore,type-arg"
# mypy: disallow-subclassing-any=False
from __future__ import annotations

from typing import Any

from psycopg.adapt import Dumper
from psycopg.types.composite import CompositeInfo, register_composite

from .._money.amount_parts import kept, made, units_of
from .._money.money import Money

__all__ = ["CREATE_TYPE", "MoneyDumper", "amount", "register", "register_type"]


def __dir__() -> list[str]:
    return sorted(__all__)


#: The statement that makes the composite type. ``numeric`` without a limit keeps all digits.
CREATE_TYPE = "CREATE TYPE money_amount AS (amount numeric, currency text)"


class MoneyDumper(Dumper):
    """Sends an amount as a text."""

    oid = 25

    def dump(self, obj: Any) -> bytes:
        """The text of an amount."""
        return str(obj).encode()


def register(context: Any = None) -> None:
    """Registers amounts as texts with a connection, or with all connections."""
    if context is None:
        from psycopg import adapters

        adapters.register_dumper(Money, MoneyDumper)
    else:
        context.adapters.register_dumper(Money, MoneyDumper)


def amount(text: str | None) -> Money | None:
    """Returns the amount of a text that PostgreSQL returned.

    >>> from libmoney.contrib.psycopg import amount
    >>> amount("12.50 EUR")
    Money('12.50', 'EUR')
    """
    return None if text is None else kept(text)


def _from_fields(number: Any, currency: Any) -> Any:
    if number is None or currency is None:
        return None
    return made(*units_of(number), currency)


def register_type(connection: Any, name: str = "money_amount") -> None:
    """Registers amounts with a connection as a composite type that exists in the database."""
    info = CompositeInfo.fetch(connection, name)
    if info is None:
        raise LookupError(f"unknown type {name!r} of the database: create it with CREATE_TYPE")
    if list(info.field_names) != ["amount", "currency"]:
        fields = ", ".join(info.field_names)
        raise TypeError(f"the type {name} must have the fields amount and currency, got {fields}")
    register_composite(
        info,
        connection,
        factory=Money,
        make_object=lambda values, _: _from_fields(*values),
        make_sequence=lambda one, _: (one.amount, one.currency),
    )
