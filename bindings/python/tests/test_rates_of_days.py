"""The last day with a rate, and several amounts at rates that may be too old."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta, timezone

import pytest

from libmoney import ArgumentError, Money, NoRate, Rates

RATES = Rates(
    [
        ("EUR", "USD", "1.1", "2024-03-01"),
        ("EUR", "USD", "1.2", "2024-03-03"),
        ("EUR", "GBP", "0.8", "2024-03-03"),
    ],
    base="EUR",
)
ONE = Money(1, "EUR")

# The last day with a rate


@pytest.mark.parametrize("gap", [8, 29, 30, 31, 35, 400, 3000])
@pytest.mark.parametrize("max_gap", [0, 7])
@pytest.mark.parametrize("base", [None, "EUR"])
def test_the_last_day_that_had_a_rate(gap: int, max_gap: int, base: str | None) -> None:
    """However long ago that was, and whether the table goes on after it or not."""
    first = date(2012, 2, 28)
    wanted = first + timedelta(days=gap)
    others = [("EUR", "GBP", "0.8", first - timedelta(days=9)), ("EUR", "GBP", "0.8", wanted)]
    table = Rates([("EUR", "USD", "1.1", first), *others], base=base)
    for amount, target in ((ONE, "USD"), (Money(1, "USD"), "EUR")):
        with pytest.raises(NoRate) as caught:
            table.convert(amount, target, on=wanted, max_gap=max_gap)
        assert str(caught.value) == (
            f"no rate from {amount.currency} to {target} on {wanted}: "
            f"the latest earlier rate is from {first}, {gap} days before, and max_gap is {max_gap}"
        )
    # A day that the table has not reached.
    table = Rates([("EUR", "USD", "1.1", first), others[0]], base=base)
    with pytest.raises(NoRate) as caught:
        table.convert(ONE, "USD", on=wanted, max_gap=max_gap)
    assert f": the table ends on {first}" in str(caught.value)
    with pytest.raises(NoRate) as caught:
        table.convert(ONE, "GBP", on=wanted, max_gap=max_gap)
    assert f", its last rate for the pair is from {first - timedelta(days=9)}" in str(caught.value)


# Options of a conversion where several amounts meet


NOON = datetime(2024, 3, 3, 12, tzinfo=timezone.utc)
MANY: list[Callable[..., object]] = [
    lambda **options: RATES.compare(ONE, Money(1, "USD"), "USD", **options),
    lambda **options: RATES.sorted([ONE, Money(1, "USD")], "USD", **options),
    lambda **options: RATES.minimum([ONE, Money(1, "USD")], "USD", **options),
    lambda **options: RATES.maximum([ONE, Money(1, "USD")], "USD", **options),
    lambda **options: RATES.sum([ONE, Money(1, "USD")], "USD", **options),
]


@pytest.mark.parametrize("function", MANY, ids=["compare", "sorted", "minimum", "maximum", "sum"])
def test_several_amounts_take_the_options_of_a_conversion(function: Callable[..., object]) -> None:
    plain = function()
    fresh = {"now": NOON, "fresh_for": timedelta(hours=36)}
    assert function(**fresh, stale="refuse") == plain
    late = {"now": NOON + timedelta(days=9), "fresh_for": timedelta(hours=36)}
    assert function(**late) == plain
    assert function(**late, stale="flag") == plain
    with pytest.raises(NoRate):
        function(**late, stale="refuse")
    with pytest.raises(NoRate):
        function(on="2024-03-02")
    assert function(on="2024-03-02", max_gap=1) is not None
    with pytest.raises(ArgumentError, match="stale must be 'flag' or 'refuse', got 'no'"):
        function(stale="no")
    with pytest.raises(TypeError, match="fresh_for must be a timedelta, got int"):
        function(now=NOON, fresh_for=3600)
    with pytest.raises(ArgumentError, match="an instant must have a time zone"):
        function(now=datetime(2024, 3, 3), fresh_for=timedelta(hours=1))
