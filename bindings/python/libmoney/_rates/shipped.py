"""Warnings about conversions at the rates that come with libmoney if the caller named no day.

Their newest day depends on the release and appears neither in the program nor in the result. Each
call that returns only an amount or a number therefore reports it in a warning.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterable
from datetime import date

from .._boundary.dates import day_of
from .._library import native
from .._library_file import PACKAGE
from .._public import public
from .._raw import ConversionStruct, ConvertOptions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    from .._raw import RatesHandle

    class Table(Protocol):
        """A table of rates, whose module imports this one."""

        _handle: RatesHandle
        _is_shipped: bool


@public
class ShippedRatesWarning(UserWarning):
    """A conversion without a day, at the rates that come with libmoney.

    It contains the day of the rates. Pass ``on=`` to avoid it; ``on=rates.as_of`` requests the
    newest day explicitly. Python shows the warning once per line.

    >>> import warnings
    >>> rates = Rates.from_ecb()
    >>> with warnings.catch_warnings(record=True) as caught:
    ...     warnings.simplefilter("always")
    ...     _ = rates.convert(Money("10.00", "EUR"), "USD")
    ...     _ = rates.convert(Money("10.00", "EUR"), "USD", on=rates.as_of)
    >>> [one.category.__name__ for one in caught]
    ['ShippedRatesWarning']
    """


def is_undated(rates: Table | None, on: object) -> bool:
    """True if a conversion must report which day's rates it uses."""
    return on is None and rates is not None and rates._is_shipped


def warn_of(days: Iterable[date | None]) -> None:
    """Warns of the days of the rates used, at the program's line; ignores None."""
    used = sorted({day for day in days if day is not None})
    if not used:
        return
    between = f"{used[0]}" if len(used) == 1 else f"{used[0]} to {used[-1]}"
    warnings.warn(
        f"converted at the newest bundled rates, of {between}: "
        f'name the day with on="{used[-1]}", or with on=rates.as_of for the newest',
        ShippedRatesWarning,
        stacklevel=_level(),
    )


def warn_of_target(
    rates: Table | None,
    on: object,
    currencies: Iterable[str],
    target: bytes | None,
    options: ConvertOptions | None,
) -> None:
    """Warns of the days of conversions from currencies to a target, if the call named no day."""
    if is_undated(rates, on) and target:
        warn_of_pairs(rates, on, [(code.encode(), target) for code in currencies], options)


def warn_of_pairs(
    rates: Table | None,
    on: object,
    pairs: Iterable[tuple[bytes, bytes]],
    options: ConvertOptions | None,
) -> None:
    """Warns of the days of conversions from one currency to another, if the call named no day.

    Call it before the conversion, so that a program that turns warnings into errors has changed
    nothing. A conversion without a rate does not warn, since the call itself will fail.
    """
    if rates is None or not is_undated(rates, on):
        return
    days, details = [], ConversionStruct()
    for source, target in dict.fromkeys(pairs):
        given: Any = (rates._handle, source, target, options, details, None)
        if native.money_rates_find(*given) == 0:
            days.append(day_of(details.as_of))
    warn_of(days)


def _level() -> int:
    """Returns the stack level of the program's call of libmoney."""
    frame, level = sys._getframe(2), 2
    while frame.f_back is not None and frame.f_code.co_filename.startswith(PACKAGE):
        frame, level = frame.f_back, level + 1
    return level
