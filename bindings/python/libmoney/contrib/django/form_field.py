"""The form field for entering an amount."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,unused-ignore"
# mypy: disallow-subclassing-any=False
from __future__ import annotations

from typing import Any

from django import forms
from django.conf import settings
from django.core.exceptions import ValidationError
from django.utils.translation import get_language

from ..._locale.locale import Display, find_locale, format_locale, parse_locale
from ..._money.amount_parts import amount_of, checked_code
from ..._money.money import Money
from ..._money_error import MoneyError


class Typed(str):
    """A text that was submitted with the form, not set by the program."""


def active_locale() -> str | None:
    """Returns the locale of the active language; None if CLDR does not contain the language."""
    try:
        return find_locale(get_language() or settings.LANGUAGE_CODE)
    except MoneyError:
        return None


class MoneyFormField(forms.Field):
    """A text such as ``12.50 EUR``, or a plain number if the currency is known.

    With ``localize=True`` the field uses the active language's format
    (:func:`~libmoney.parse_locale`): ``1.234,50 €`` in German. For a language that Unicode CLDR
    does
    not contain, this has no effect.

    :param currency: the only currency; None if users enter it.
    :param min_value: the minimum amount; max_value: the maximum.
    """

    default_error_messages = {
        "invalid": "Enter an amount such as %(example)s.",
        "min_value": "The amount must be at least %(limit)s.",
        "max_value": "The amount must be at most %(limit)s.",
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

    @property
    def locale(self) -> str | None:
        """The locale of the submitted text; None for plain texts.

        A disabled field has no submitted text.
        """
        return active_locale() if self.localize and not self.disabled else None

    def to_python(self, value: Any) -> Money | None:
        """Returns the amount of a text; raises a ValidationError for other texts."""
        if value in self.empty_values:
            return None
        try:
            if isinstance(value, str):
                value, locale = value.strip(), self.locale
                if locale is not None:
                    return parse_locale(value, locale, self.currency)
            return amount_of(value, self.currency)
        except (MoneyError, TypeError):
            raise self._invalid() from None

    def _invalid(self) -> ValidationError:
        message = str(self.error_messages["invalid"])
        if "%(example)s" not in message:
            return ValidationError(message, code="invalid")
        example = self.prepare_value(Money("12.50", self.currency or "EUR"))
        if self.currency is not None:
            example = f"{example} {self.currency}"
        return ValidationError(message, code="invalid", params={"example": example})

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
                raise self._invalid() from None
            if is_out:
                raise ValidationError(self.error_messages[code], code=code, params={"limit": limit})

    def bound_data(self, data: Any, initial: Any) -> Any:
        """Returns the submitted text, which is shown again unchanged."""
        data = super().bound_data(data, initial)
        return Typed(data) if isinstance(data, str) and not self.disabled else data

    def prepare_value(self, value: Any) -> Any:
        """Returns the text that the form shows."""
        locale = active_locale() if self.localize else None
        if locale is not None and isinstance(value, str) and not isinstance(value, Typed):
            value = self._given(value)
        if not isinstance(value, Money):
            return value
        if locale is not None:
            display = Display.CODE if self.currency is None else Display.NONE
            return format_locale(value, locale, display=display)
        return str(value) if self.currency is None else str(value.amount)

    def _given(self, value: Any) -> Any:
        """Returns the amount of a program's text, in plain format; other texts are unchanged."""
        try:
            return amount_of(value, self.currency)
        except (MoneyError, TypeError):
            return value

    def has_changed(self, initial: Any, data: Any) -> bool:
        """True if the amount differs; 1.50 equals 1.5. A disabled field never changes."""
        if self.disabled:
            return False
        if isinstance(initial, str) and initial:
            initial = self._given(initial)
        try:
            return bool(self.to_python(initial) != self.to_python(data))
        except ValidationError:
            return True
