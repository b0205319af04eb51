"""Tables in HTML with amounts in a locale, as notebooks show objects."""

from __future__ import annotations

import locale
from collections.abc import Iterable, Sequence
from typing import Any

from .._boundary.html import ROWS_MAX, table
from .._currency.currency import Currency
from .._money.money import Money
from .._money_error import MoneyError
from .locale import Display, find_locale, format_locale


def host_locale() -> str:
    """The locale that the program selected with ``locale.setlocale``; "en" without one."""
    try:
        chosen = locale.setlocale(locale.LC_MONETARY).partition(".")[0]
        return "en" if chosen in ("C", "POSIX") else find_locale(chosen)
    except (locale.Error, MoneyError):
        return "en"


def money_table(
    caption: Any,
    head: Sequence[str],
    rows: Iterable[Sequence[Any]],
    foot: Iterable[Sequence[Any]] = (),
) -> str:
    """Returns a table in which all amounts of a currency have the same number of digits."""
    shown: list[Sequence[Any]] = []
    count = 0
    for row in rows:
        count += 1
        if len(shown) < ROWS_MAX:
            shown.append(row)
    sums = list(foot)
    digits = _digits([*shown, *sums])
    tag = host_locale()

    def written(row: Sequence[Any]) -> list[Any]:
        return [_text(one, tag, digits) if isinstance(one, Money) else one for one in row]

    return table(caption, head, map(written, shown), map(written, sums), count)


def _digits(rows: Iterable[Sequence[Any]]) -> dict[str, int]:
    """The largest number of digits of each currency, its own included."""
    found: dict[str, int] = {}
    for row in rows:
        for one in row:
            if isinstance(one, Money):
                code = one.currency
                if code not in found:
                    found[code] = _minor_unit(code)
                found[code] = max(found[code], -int(one.amount.as_tuple().exponent))
    return found


def _minor_unit(code: str) -> int:
    try:
        return Currency(code).digits or 0
    except MoneyError:
        # A currency of a registry: its amounts already use its fraction digits.
        return 0


def _text(amount: Money, tag: str, digits: dict[str, int]) -> str:
    code = amount.currency
    number = format_locale(amount, tag, display=Display.NONE, digits=digits[code])
    return f"{number} {code}"
