"""The field of a form in which people write an amount."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,unused-ignore"
# mypy: disallow-subclassing-any=False
from __future__ import annotations

from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils.formats import get_format, sanitize_separators

from ..._money.money import Money
from ..._money.money_error import MoneyError
from ..parts import amount_of, checked_code


class MoneyFormField(forms.Field):
    """A text such as ``12.50 EUR``, or a plain number if the currency is known.

    :param currency: the only currency; None: people write it.
    :param min_value: the least amount; max_value: the largest.
    """

    default_error_messages = {
        "invalid": "Enter an amount such as 12.50 EUR.",
        "min_value": "The amount is at least %(limit)s.",
        "max_value": "The amount is at most %(limit)s.",
    }

    def __init__(
        self,
        *,
        currency: Any = None,
        min_value: Money | None = None,
        max_value: Money | None = None,
        **options: Any,
    ) -> None:
        self.currency = None if currency is None else checked_code(currency)
        self.min_value, self.max_value = min_value, max_value
        super().__init__(**options)

    def to_python(self, value: Any) -> Money | None:
        """The amount of a text; a ValidationError if it is none."""
        if value in self.empty_values:
            return None
        if isinstance(value, str):
            value = value.strip()
            if self.localize and get_format("DECIMAL_SEPARATOR") != ".":
                number, space, code = value.partition(" ")
                value = f"{sanitize_separators(number)}{space}{code}"
        try:
            return amount_of(value, self.currency)
        except (MoneyError, TypeError):
            raise ValidationError(self.error_messages["invalid"], code="invalid") from None

    def validate(self, value: Any) -> None:
        """Checks the limits."""
        super().validate(value)
        if value is None:
            return
        for code, limit in (("min_value", self.min_value), ("max_value", self.max_value)):
            if limit is None:
                continue
            try:
                is_out = value < limit if code == "min_value" else value > limit
            except MoneyError:
                raise ValidationError(self.error_messages["invalid"], code="invalid") from None
            if is_out:
                raise ValidationError(self.error_messages[code], code=code, params={"limit": limit})

    def prepare_value(self, value: Any) -> Any:
        """The text that the form shows."""
        if not isinstance(value, Money):
            return value
        return str(value) if self.currency is None else str(value.amount)

    def has_changed(self, initial: Any, data: Any) -> bool:
        """True if another amount was written; 1.50 is 1.5."""
        try:
            return bool(self.to_python(initial) != self.to_python(data))
        except ValidationError:
            return True
