"""The model field for an amount."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,unused-ignore,type-arg"
# mypy: disallow-subclassing-any=False
from __future__ import annotations

from typing import Any

from django.core.exceptions import FieldError, ValidationError
from django.db import models
from django.db.models import lookups
from django.db.models.expressions import Value

from ..._money.amount_parts import amount_of, checked_code, default_scale, kept, made, parts
from ..._money.money import Money
from ..._money_error import MoneyError
from .form_field import MoneyFormField


class MoneyField(models.Field):
    """An amount in one column.

    :param currency: the currency of all rows, stored as integers in a BIGINT; None if each row has
        its own, stored as a text.
    :param scale: the number of fraction digits of the integers; None for the currency's minor
        units.
    """

    description = "An amount of a currency"

    def __init__(
        self, *args: Any, currency: Any = None, scale: int | None = None, **options: Any
    ) -> None:
        self.currency = None if currency is None else checked_code(currency)
        self.scale = scale
        if self.currency is None:
            options.setdefault("max_length", 64)
        super().__init__(*args, **options)

    @property
    def _places(self) -> int:
        return default_scale(self.currency or "XXX") if self.scale is None else self.scale

    def deconstruct(self) -> Any:
        """Returns the arguments with which a migration recreates the field."""
        name, path, args, options = super().deconstruct()
        if self.currency is not None:
            options["currency"] = self.currency
            # A migration keeps its digits even if a later currency table changes.
            options["scale"] = self._places
        elif options.get("max_length") == 64:
            del options["max_length"]
        return name, path, args, options

    def get_internal_type(self) -> str:
        """Returns the kind of column."""
        return "CharField" if self.currency is None else "BigIntegerField"

    def from_db_value(self, value: Any, expression: Any, connection: Any) -> Money | None:
        """Returns the amount of a row."""
        if value is None:
            return None
        if self.currency is not None:
            return made(int(value), self._places, self.currency)
        return kept(str(value))

    def to_python(self, value: Any) -> Money | None:
        """Returns an amount, or the amount of a text; raises a ValidationError for other values."""
        if value is None:
            return None
        try:
            return amount_of(value, self.currency)
        except (MoneyError, TypeError) as error:
            raise ValidationError(str(error), code="invalid") from None

    def get_prep_value(self, value: Any) -> Any:
        """The value of the column; a ValidationError if the amount is finer or too large."""
        value = self.to_python(super().get_prep_value(value))
        if value is None:
            return None
        if self.currency is None:
            return str(value)
        units, scale, _ = parts(value)
        more, less = max(self._places - scale, 0), max(scale - self._places, 0)
        whole, rest = divmod(units * 10**more, 10**less)
        if rest:
            text = (
                f"an amount must have at most {self._places} fraction digits in this column,"
                f" got {value}"
            )
            raise ValidationError(text, code="inexact")
        if not -(2**63) <= whole < 2**63:
            raise ValidationError(
                f"an amount must fit the 64 bits of the column, got {value}", code="overflow"
            )
        return whole

    def get_placeholder(self, value: Any, compiler: Any, connection: Any) -> str:
        """The place of a value in a statement that saves; a FieldError for a bare amount in it."""
        _refuse_bare_amounts(value)
        return "%s"

    def value_to_string(self, obj: Any) -> str:
        """The text in which fixtures keep the amount."""
        value = self.value_from_object(obj)
        return "" if value is None else str(value)

    def formfield(self, **options: Any) -> Any:  # pyright: ignore[reportIncompatibleMethodOverride]
        """The field of a form for it."""
        return super().formfield(
            **{"form_class": MoneyFormField, "currency": self.currency, **options}
        )


def _refuse_bare_amounts(expression: Any) -> None:
    """Raises a FieldError for an amount in an expression without its column's field.

    Django would pass the amount to the database unchanged. If an adapter converts it to a text,
    SQLite adds the number at its start, regardless of the units of the column.
    """
    if isinstance(expression, Value):
        if isinstance(expression.value, Money) and expression._output_field_or_none is None:
            raise FieldError(
                "an expression must state the column of an amount: "
                "Value(amount, output_field=MoneyField(…))"
            )
    elif hasattr(expression, "get_source_expressions"):
        for part in expression.get_source_expressions():
            _refuse_bare_amounts(part)


def _checked(base: Any) -> Any:
    """A comparison of Django's that refuses bare amounts on its right side."""

    def get_prep_lookup(self: Any) -> Any:
        _refuse_bare_amounts(self.rhs)
        return base.get_prep_lookup(self)

    return type(f"Money{base.__name__}", (base,), {"get_prep_lookup": get_prep_lookup})


for _comparison in (
    lookups.Exact,
    lookups.GreaterThan,
    lookups.GreaterThanOrEqual,
    lookups.LessThan,
    lookups.LessThanOrEqual,
):
    MoneyField.register_lookup(_checked(_comparison))
