"""Conversions between the euro and the currencies that it replaced, by Regulation (EC) No 1103/97.

The worked amounts follow articles 4 and 5 with the rates of Regulation (EC) No 2866/98 and of those
that amended it; the model below does it with fractions alone.
"""

from __future__ import annotations

import csv
import random
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest

from libmoney import Flags, InexactResult, Money, MoneyBag, Rates

DATA = Path(__file__).resolve().parents[3] / "share" / "currencies" / "currencies.csv"
with DATA.open(encoding="utf-8", newline="") as file:
    FROZEN = {
        row["code"]: (Fraction(row["factor"]), int(row["digits"]), row["factor"])
        for row in csv.DictReader(file)
        if row["successor"] == "EUR" and row["kind"] == "historical" and row["code"] != "XEU"
    }
RATES = Rates([("EUR", "USD", "2")])
NAME = "Council Regulation (EC) No 1103/97, articles 4 and 5"


def half_up(value: Fraction, digits: int) -> Fraction:
    scaled = abs(value) * 10**digits
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    return Fraction(whole if value >= 0 else -whole, 10**digits)


def by_the_regulation(amount: Fraction, source: str, target: str) -> Fraction:
    if source != "EUR":
        amount /= FROZEN[source][0]
        amount = half_up(amount, 2 if target == "EUR" else 3)
    if target == "EUR":
        return amount
    return half_up(amount * FROZEN[target][0], FROZEN[target][1])


def test_rates_have_six_significant_figures() -> None:
    assert len(FROZEN) == 21
    for _, _, text in FROZEN.values():
        assert len(text.replace(".", "").lstrip("0")) == 6, text


@pytest.mark.parametrize(
    ("amount", "target", "wanted"),
    [
        # Half of a stotinka goes up.
        ("1500.00 EUR", "BGN", "2933.75 BGN"),
        ("-1500.00 EUR", "BGN", "-2933.75 BGN"),
        ("2933.75 BGN", "EUR", "1500.00 EUR"),
        ("1.00 BGN", "EUR", "0.51 EUR"),
        ("100.00 EUR", "DEM", "195.58 DEM"),
        ("100.00 DEM", "EUR", "51.13 EUR"),
        ("1000 ITL", "EUR", "0.52 EUR"),
        ("100.00 EUR", "ITL", "193627 ITL"),
        ("100.00 HRK", "EUR", "13.27 EUR"),
        # 1000 / 6.55957 is 152.449 EUR with three decimals, and that times 1.95583 is 298.164...
        ("1000.00 FRF", "DEM", "298.16 DEM"),
        # 1000 / 1936.27 is 0.516 EUR with three decimals; with all of them it would be 3.39 FRF.
        ("1000 ITL", "FRF", "3.38 FRF"),
    ],
)
def test_worked_examples(amount: str, target: str, wanted: str) -> None:
    result = RATES.explain(Money.parse(amount), target)
    assert str(result.result) == wanted
    assert result.rule == NAME and Flags.EURO_REGULATION in result.flags
    assert Fraction(Money.parse(amount).amount) * result.rate - Fraction(result.result.amount) == (
        result.remainder
    )
    assert result.rounded == (result.remainder != 0)


def test_all_pairs_of_frozen_currencies() -> None:
    chance = random.Random(1103)
    codes = ["EUR", *FROZEN]
    for source in codes:
        digits = 2 if source == "EUR" else FROZEN[source][1]
        for target in codes:
            if source == target:
                continue
            for _ in range(12):
                units = chance.choice([chance.randrange(1000), chance.randrange(10**9)])
                amount = Fraction(units, 10**digits)
                money = Money(Decimal(units).scaleb(-digits), source)
                got = RATES.convert(money, target)
                assert Fraction(got.amount) == by_the_regulation(amount, source, target), money
                assert RATES.convert(-money, target) == -got


def test_columns_bags_and_amounts_agree() -> None:
    amounts = [Money(Decimal(cents) / 100, "EUR") for cents in range(149_900, 150_100)]
    wanted = [RATES.convert(amount, "BGN") for amount in amounts]
    column = RATES.convert_column([149_900 + index for index in range(200)], "EUR", "BGN")
    assert column == [int(amount.amount * 100) for amount in wanted]
    for amount, converted in zip(amounts, wanted):
        assert MoneyBag(amount).reduce("BGN", RATES) == converted
    mixed = MoneyBag(Money("1500.00", "EUR"), Money("1000.00", "FRF"))
    euro = half_up(1000 / FROZEN["FRF"][0], 3) + 1500
    assert Fraction(mixed.reduce("BGN", RATES).amount) == half_up(euro * FROZEN["BGN"][0], 2)


def test_a_rounding_of_your_own_stands() -> None:
    amount = Money("1500.00", "EUR")
    assert str(RATES.convert(amount, "BGN", rounding="half_up")) == "2933.75 BGN"
    for mode in ("down", "half_down"):
        result = RATES.explain(amount, "BGN", rounding=mode)
        assert str(result.result) == "2933.74 BGN" and result.rule is None
    with pytest.raises(InexactResult):
        RATES.convert(amount, "BGN", rounding="unnecessary")
    more = RATES.explain(amount, "BGN", digits=3)
    assert str(more.result) == "2933.745 BGN" and more.rule is None


def test_other_conversions_name_no_rule() -> None:
    for amount, target in (("1.00 EUR", "USD"), ("1.00 DEM", "USD"), ("1000 TRL", "TRY")):
        assert RATES.explain(Money.parse(amount), target).rule is None
    assert RATES.explain(Money("1.005", "XEU"), "EUR").rule is None


def test_before_its_day_a_factor_is_no_law() -> None:
    rates = Rates([("EUR", "BGN", "1.9559", "2025-12-31"), ("EUR", "BGN", "1.9559", "2026-01-01")])
    before = rates.explain(Money("1500.00", "EUR"), "BGN", on="2025-12-31")
    assert str(before.result) == "2933.85 BGN" and before.rule is None
    after = rates.explain(Money("1500.00", "EUR"), "BGN", on="2026-01-01")
    assert str(after.result) == "2933.75 BGN" and after.rule == NAME
