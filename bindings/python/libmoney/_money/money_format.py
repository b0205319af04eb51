"""Amounts in f-strings: ``f"{amount:>12}"``, ``f"{amount:,.2f}"`` and ``f"{amount:de_DE}"``."""

from __future__ import annotations

import re
from ctypes import c_size_t, create_string_buffer

from .._boundary.calls import call
from .._library import native
from .._raw import LOCALE_TEXT_MAX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .money import Money

#: The end of a format that cuts a str.
_PRECISION = re.compile(r"\.[0-9]+s?$")
#: A format that is about the number: a sign, separators, or fraction digits.
_NUMBER = re.compile(
    r"(?:(?P<fill>.)?(?P<align>[<>^]))?(?P<sign>[-+ ])?(?P<width>[1-9][0-9]*)?"
    r"(?P<comma>,)?(?:\.(?P<digits>[0-9]{1,2}))?(?P<kind>f)?",
    re.DOTALL,
)
_LOCALE = re.compile(r"[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8})*")


def formatted(amount: Money, specification: str) -> str:
    """An amount in an f-string.

    ``.2f`` rounds as :meth:`Money.rounded` does: half to even.
    """
    number = _NUMBER.fullmatch(specification)
    if number and (
        number["kind"] or ((number["comma"] or number["sign"]) and not number["digits"])
    ):
        return _numeric(amount, number)
    if _LOCALE.fullmatch(specification):
        return _localized(amount, specification.replace("_", "-"))
    # Of a str, ".2" would be its first two characters.
    if not _PRECISION.search(specification):
        try:
            return format(str(amount), specification)
        except ValueError:
            pass
    raise ValueError(
        f"{specification!r} is not for an amount: '>12' aligns it, ',.2f' writes its digits,"
        " 'de_DE' writes it as a locale does, and its .amount is a Decimal"
    )


def _localized(amount: Money, locale: str) -> str:
    """As :func:`libmoney.format_locale` without options."""
    buffer, length = create_string_buffer(LOCALE_TEXT_MAX), c_size_t()
    name, size = locale.encode(), LOCALE_TEXT_MAX
    call(native.money_format_locale, amount._value, name, None, buffer, size, length, None)
    return buffer.raw[: length.value].decode()


def _numeric(amount: Money, parts: re.Match[str]) -> str:
    shown = amount if parts["digits"] is None else amount.rounded(int(parts["digits"]))
    digits = format(shown.amount, f"{parts['sign'] or ''}{parts['comma'] or ''}f")
    text = f"{digits} {shown.currency}"
    if parts["width"] is None:
        return text
    # Numbers go to the right, as Python has it.
    return format(text, f"{parts['fill'] or ' '}{parts['align'] or '>'}{parts['width']}")
