"""Series of amounts in polars: structs, and columns of the extension type of Arrow."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc,unused-ignore"
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import polars as pl

from .._columns.columns import quantize_column, sum_column
from .._errors import CurrencyMismatch
from .._money.amount_parts import checked_code, default_scale
from .._money.money import Money

_FIELDS = {"currency", "amount"}


def parts(series: pl.Series) -> tuple[pl.Series, pl.Series | str] | None:
    """Returns the numbers and the codes, or the one code; None if the series is not of amounts."""
    told: Any = None
    kind: Any = series.dtype
    if isinstance(kind, pl.BaseExtension):
        if kind.ext_name() != "libmoney.money":
            return None
        try:
            told = json.loads(kind.ext_metadata() or "{}").get("currency")
        except (ValueError, AttributeError):
            return None
        series = series.ext.storage()
    if isinstance(told, str):
        return (series, checked_code(told)) if series.dtype == pl.Decimal else None
    if not isinstance(series.dtype, pl.Struct):
        return None
    if {field.name for field in series.dtype.fields} != _FIELDS:
        return None
    numbers, codes = series.struct.field("amount"), series.struct.field("currency")
    return (numbers, codes.cast(pl.String)) if numbers.dtype == pl.Decimal else None


def checked_parts(series: pl.Series) -> tuple[pl.Series, pl.Series | str]:
    """Returns the numbers and the codes; raises a TypeError if the series is not of amounts."""
    found = parts(series)
    if found is None:
        raise TypeError(f"amounts must be structs of currency and amount, got {series.dtype}")
    return found


def totals(series: pl.Series) -> dict[str, Money]:
    """Returns the exact sum of each currency in a series."""
    numbers, codes = checked_parts(series)
    if isinstance(codes, str):
        return {codes: sum_column(numbers, codes)} if numbers.count() else {}
    is_row = numbers.is_not_null() & codes.is_not_null()
    kept, names = numbers.filter(is_row), codes.filter(is_row)
    if len(kept) == 0:
        return {}
    found: dict[str, Money] = sum_column(kept, names)
    return dict(sorted(found.items()))


def total(series: pl.Series) -> Money | None:
    """Returns the exact sum of a series of one currency; None without amounts."""
    found = list(totals(series).values())
    if len(found) > 1:
        codes = " and ".join(one.currency for one in found[:2])
        raise CurrencyMismatch(f"a sum of amounts in {codes}: money.totals() adds each currency")
    return found[0] if found else None


def with_numbers(name: str, numbers: pl.Series, codes: pl.Series | str) -> pl.Series:
    """Returns structs of numbers and codes, null where a number is."""
    frame = pl.DataFrame({"amount": numbers}).with_columns(pl.lit(codes).alias("currency"))
    is_row = pl.col("amount").is_not_null() & pl.col("currency").is_not_null()
    row = pl.struct("currency", "amount")
    return frame.select(pl.when(is_row).then(row).alias(name)).to_series()


def converted(series: pl.Series, convert: Callable[..., pl.Series], target: str) -> pl.Series:
    """Returns the amounts in another currency; `convert` converts numbers with their codes."""
    numbers, codes = checked_parts(series)
    if not isinstance(codes, str):
        numbers = pl.select(pl.when(codes.is_not_null()).then(numbers)).to_series()
        codes = codes.fill_null(target)
    return with_numbers(series.name, convert(numbers, codes), target)


def rounded(series: pl.Series, digits: int, rounding: Any) -> pl.Series:
    """Returns the amounts, rounded to a number of fraction digits."""
    numbers, codes = checked_parts(series)
    return with_numbers(series.name, quantize_column(numbers, digits, rounding), codes)


def kind_of_amounts(scale: int) -> Any:
    """Returns the type of structs of amounts."""
    return pl.Struct({"currency": pl.String, "amount": pl.Decimal(38, scale)})


def digits_of(target: Any) -> int:
    """Returns the fraction digits of a target's minor unit."""
    return default_scale(checked_code(target))
