"""Columns of amounts in pandas, polars, Arrow and NumPy: exactness and rejected values."""

from __future__ import annotations

import io
import pickle
import random
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pandas as pd
import pytest
from amounts import some_amounts

from libmoney import (
    CurrencyMismatch,
    CurrencyRegistry,
    DecimalOverflow,
    InexactResult,
    Money,
    MoneyBag,
    MoneyError,
    Rates,
    Rounding,
    sum_column,
)
from libmoney.contrib.pandas import MoneyArray, MoneyDtype

WIDE = 10**37


def euros(*rows: str | None) -> Any:
    return pd.Series(rows, dtype="money[EUR]")


# Types


@pytest.mark.parametrize(
    "name",
    ["money[", "money[]", "money]", "money[EUR", "money[EUR]]", "money[[EUR]]", "money [EUR]",
     "Money[EUR]", "money[E UR]", "money[12]", "money[EUR,USD]", "money[\u20ac]", "money[EUR]\n",
     "money[" + "A" * 12 + "]", "money[E\0R]", "money[EUR", ""],
)  # fmt: skip
def test_names_that_are_no_type(name: str) -> None:
    with pytest.raises(TypeError):
        MoneyDtype.construct_from_string(name)
    with pytest.raises(TypeError):
        pd.Series([], dtype=name)


def test_types() -> None:
    assert MoneyDtype("EUR") == "money[EUR]" and MoneyDtype() == "money"
    assert MoneyDtype("EUR") != MoneyDtype("USD") != MoneyDtype()
    assert hash(MoneyDtype("EUR")) == hash(MoneyDtype("EUR"))
    assert pickle.loads(pickle.dumps(MoneyDtype("EUR"))) == "money[EUR]"
    column = euros("1.5", None)
    pd.testing.assert_series_equal(pickle.loads(pickle.dumps(column)), column)


@pytest.mark.parametrize(
    "rows", [[1.5], [1], ["x"], ["1 USD"], [True], [object()], [Money(1, "USD")], [Decimal("sNaN")],
             [Decimal("Infinity")], ["1e40"], [b"1"], [[1]], [{"amount": 1.5, "currency": "EUR"}]],
)  # fmt: skip
def test_rows_that_are_no_amounts(rows: list[Any]) -> None:
    with pytest.raises((TypeError, MoneyError)):
        pd.Series(rows, dtype="money[EUR]")


@pytest.mark.parametrize("kind", ["int64", "float64", "bool", "datetime64[ns]", "complex128"])
def test_other_columns_do_not_become_amounts(kind: str) -> None:
    with pytest.raises((TypeError, MoneyError)):
        pd.Series(np.zeros(3), dtype="float64").astype(kind).astype("money[EUR]")


def test_a_failed_assignment_has_changed_nothing() -> None:
    column = euros("1.50", "2.50", None)
    before = column.copy()
    for bad in (1.5, 1, "x", Money(1, "USD"), Decimal("Infinity"), ["1", "2"]):
        with pytest.raises((TypeError, ValueError)):
            column[0] = bad
    pd.testing.assert_series_equal(column, before)
    column[0] = Money("0.005", "EUR")
    assert column.tolist() == [Money("0.005", "EUR"), Money("2.5", "EUR"), pd.NA]
    column[1] = Money(10**33, "EUR")
    assert column.sum() == Money("1000000000000000000000000000000000.005", "EUR")


# Operations, against the amounts one by one


@pytest.mark.parametrize("currencies", [["EUR"], ["EUR", "USD", "JPY"]])
def test_operations_are_those_of_amounts(currencies: list[str]) -> None:
    kind = "money[EUR]" if len(currencies) == 1 else "money"
    for seed in range(12):
        rows = some_amounts(40, currencies, seed)
        more = [None if one is None else one * 3 for one in some_amounts(40, ["EUR"], seed + 100)]
        if len(currencies) > 1:
            more = [None if one is None else one + one for one in rows]
        a, b = pd.Series(rows, dtype=kind), pd.Series(more, dtype=kind)
        pairs = list(zip(rows, more))
        for name in ("__add__", "__sub__", "__lt__", "__ge__", "__eq__", "__ne__"):
            expected = [pd.NA if x is None or y is None else getattr(x, name)(y) for x, y in pairs]
            assert getattr(a, name)(b).tolist() == expected, name
        for factor in (3, -(10**9), Decimal("0.15"), 0):
            expected = [pd.NA if x is None else x * factor for x in rows]
            assert (a * factor).tolist() == expected
        assert (-a).tolist() == [pd.NA if x is None else -x for x in rows]
        assert abs(a).tolist() == [pd.NA if x is None else abs(x) for x in rows]
        digits = a.money.rounded(1, Rounding.HALF_UP).tolist()
        expected = [pd.NA if x is None else x.rounded(1, Rounding.HALF_UP) for x in rows]
        assert digits == expected


def test_groups_are_those_of_amounts() -> None:
    for seed in range(6):
        rows = some_amounts(200, ["EUR"], seed)
        keys = [random.Random(seed * 1000 + place).randrange(9) for place in range(200)]
        frame = pd.DataFrame({"key": keys, "amount": pd.Series(rows, dtype="money[EUR]")})
        groups: dict[int, list[Money]] = {key: [] for key in keys}
        for key, one in zip(keys, rows):
            if one is not None:
                groups[key].append(one)
        found = frame.groupby("key")["amount"]
        assert found.sum().to_dict() == {k: Money.sum(v, "EUR") for k, v in sorted(groups.items())}
        assert found.min().to_dict() == {k: min(v) for k, v in sorted(groups.items())}
        assert found.max().to_dict() == {k: max(v) for k, v in sorted(groups.items())}
        assert found.sum().dtype == "money[EUR]"
        counted = found.count().to_dict()
        assert counted == {k: len(v) for k, v in groups.items()}
        assert frame.groupby("key").amount.cumsum().count() == frame.amount.count()


def test_more_groups_than_a_dictionary_has_room() -> None:
    count = 70_000
    frame = pd.DataFrame({"key": np.arange(2 * count) % count})
    frame["amount"] = MoneyArray.from_minor(np.arange(2 * count), "EUR")
    sums = frame.groupby("key")["amount"].sum()
    assert sums.iloc[0] == Money.from_minor(count, "EUR")
    assert sums.money.minor.tolist() == [2 * one + count for one in range(count)]


def test_groups_of_several_currencies() -> None:
    amounts = [Money(1, "EUR"), Money(2, "USD"), Money(3, "EUR")]
    frame = pd.DataFrame({"key": ["a", "b", "a"], "amount": pd.Series(amounts, dtype="money")})
    assert frame.groupby("key").amount.sum().tolist() == [Money(4, "EUR"), Money(2, "USD")]
    frame["key"] = "a"
    with pytest.raises((CurrencyMismatch, TypeError)):
        frame.groupby("key").amount.sum()
    by_currency = frame.groupby(frame.amount.money.currency, observed=True).amount.sum()
    assert by_currency.to_dict() == {"EUR": Money(4, "EUR"), "USD": Money(2, "USD")}
    with pytest.raises(CurrencyMismatch, match=r"money\.bag"):
        frame.amount.sum()
    assert frame.amount.money.bag() == MoneyBag(Money(4, "EUR"), Money(2, "USD"))


def test_missing_rows() -> None:
    column = euros("1.50", None, "2.50")
    assert column.sum() == Money(4, "EUR") and column.sum(skipna=False) is pd.NA
    assert column.sum(min_count=3) is pd.NA and column.mean() == Money(2, "EUR")
    assert column.fillna(Money(0, "EUR")).tolist()[1] == Money(0, "EUR")
    assert euros().sum() == Money(0, "EUR") and euros(None).max() is pd.NA
    assert column.dropna().tolist() == [Money("1.5", "EUR"), Money("2.5", "EUR")]
    assert column.isna().tolist() == [False, True, False]


def test_nothing_rounds_in_silence() -> None:
    column = euros("1.00", "1.00", "2.00")
    with pytest.raises(InexactResult, match="digits=2"):
        column.mean()
    assert column.money.mean(digits=2) == Money("1.33", "EUR")
    assert euros("0.01", "0.02").mean() == Money("0.015", "EUR")
    assert euros("0.01", "0.02").median() == Money("0.015", "EUR")
    for bad in (lambda: column / 3, lambda: column * 1.5, lambda: column // 2, lambda: column**2,
                lambda: column * column, lambda: column + 1, lambda: column * True,
                lambda: column * [1.5, 1, 1], lambda: column < 1, lambda: 1 / column):  # fmt: skip
        with pytest.raises(TypeError):
            bad()
    assert column.money.divided(3, digits=2).tolist()[0] == Money("0.33", "EUR")
    assert column.money.ratio(Money(4, "EUR")).tolist() == [
        Fraction(1, 4), Fraction(1, 4), Fraction(1, 2)
    ]  # fmt: skip
    with pytest.raises(TypeError):
        column.astype("int64")


def test_round_rounds_columns_of_amounts() -> None:
    """pandas leaves a column that is no number of its own as it is, without a word."""
    prices = euros("1.005", None, "2.125", "-2.375")
    prices.name = "price"
    wanted = [None if one is pd.NA else one.rounded(2) for one in prices]
    for made in (prices.round(2), np.round(prices, 2), prices.round(decimals=np.int64(2))):
        assert [None if one is pd.NA else one for one in made] == wanted
        assert made.name == "price" and made.index.equals(prices.index)
        assert str(made.dtype) == "money[EUR]"
    assert prices.tolist()[2] == Money("2.125", "EUR") and euros().round(2).tolist() == []
    mixed = pd.Series([Money("1.55", "EUR"), Money("2.25", "USD")], dtype="money")
    frame = pd.DataFrame({"n": [1.26, 2.34], "a": mixed, "b": mixed, "t": ["x", "y"]})
    whole = frame.round(1)
    assert whole["n"].tolist() == [1.3, 2.3] and whole["t"].tolist() == ["x", "y"]
    assert whole["a"].tolist() == [Money("1.6", "EUR"), Money("2.2", "USD")]
    for digits in ({"a": 1}, pd.Series({"a": 1, "z": 3})):
        part = frame.round(digits)
        assert part["a"].tolist() == whole["a"].tolist() and part["b"].equals(frame["b"])
        assert part["n"].equals(frame["n"])
    twice = pd.concat([mixed, mixed], axis=1, keys=["a", "a"]).round(1)
    assert twice.iloc[:, 0].tolist() == twice.iloc[:, 1].tolist() == whole["a"].tolist()
    assert frame.describe().columns.tolist() == ["n"]
    with pytest.raises(TypeError):
        prices.round(1.5)
    with pytest.raises(ValueError, match="digits"):
        prices.round(39)


def test_overflow_is_an_error() -> None:
    column = pd.Series([Money(9 * WIDE, "EUR")], dtype="money[EUR]").money.rounded(0)
    for bad in (lambda: column * 10, lambda: column + column, lambda: column * Decimal("1e-39")):
        with pytest.raises(DecimalOverflow):
            bad()
    half = pd.Series([Money(6 * WIDE, "EUR"), Money(6 * WIDE, "EUR")], dtype="money[EUR]")
    with pytest.raises(DecimalOverflow):
        half.money.rounded(0).sum()


def test_sums_beyond_a_word_are_exact() -> None:
    """Columns whose rows fit 64 bits, and whose results do not."""
    most = 2**63 - 1
    column = pd.Series(MoneyArray.from_minor(np.array([most, -most, most]), "EUR"))
    one = Money.from_minor(most, "EUR")
    assert (column + column).tolist() == [one + one, -(one + one), one + one]
    assert (column - (-column)).tolist() == [one + one, -(one + one), one + one]
    assert (column * 3).tolist() == [one * 3, one * -3, one * 3]
    assert (column * np.array([2, 3, 4])).tolist() == [one * 2, one * -3, one * 4]
    assert column.iloc[[0, 2, 0]].cumsum().tolist() == [one, one + one, one * 3]
    assert column.iloc[[0, 2, 0]].sum() == one * 3
    groups = column.groupby([1, 2, 1]).sum()
    assert groups.tolist() == [one + one, -one]
    assert (column + Money("0.001", "EUR")).iloc[0] == one + Money("0.001", "EUR")
    smallest = MoneyArray.from_minor(np.array([-(2**63)]), "EUR")
    assert abs(smallest)[0] == (-smallest)[0] == Money.from_minor(2**63, "EUR")


def test_two_currencies_in_a_row() -> None:
    a, b = euros("1", "2"), pd.Series(["1", "2"], dtype="money[USD]")
    for bad in (lambda: a + b, lambda: a < b, lambda: a - Money(1, "USD")):
        with pytest.raises(CurrencyMismatch, match="row 0"):
            bad()
    assert (a == b).tolist() == [False, False] and (a != b).tolist() == [True, True]
    both = pd.concat([a, b])
    assert both.dtype == "money"
    with pytest.raises(CurrencyMismatch):
        both.sort_values()
    with pytest.raises(CurrencyMismatch):
        both.astype("money[EUR]")
    assert both.iloc[:2].astype("money[EUR]").dtype == "money[EUR]"


def test_merge_sort_and_csv() -> None:
    frame = pd.DataFrame({"price": euros("3", "1", "2"), "what": ["c", "a", "b"]})
    names = pd.DataFrame({"price": euros("1.0", "2.00"), "name": ["one", "two"]})
    assert frame.merge(names, on="price")["name"].tolist() == ["one", "two"]
    assert frame.sort_values("price")["what"].tolist() == ["a", "b", "c"]
    assert frame.set_index("price").loc[Money(1, "EUR"), "what"] == "a"
    text = frame.to_csv(index=False)
    assert text.splitlines()[1] == "3.00 EUR,c"
    again = pd.read_csv(io.StringIO(text), dtype={"price": "money[EUR]"})
    pd.testing.assert_series_equal(again["price"], frame["price"])
    table = frame.pivot_table(index="what", values="price", aggfunc="sum")
    assert table["price"].tolist() == [Money(1, "EUR"), Money(2, "EUR"), Money(3, "EUR")]
    assert "1.00 EUR" in frame.to_html() and "1.00 EUR" in frame.to_json()


def test_conversion() -> None:
    rates = Rates.from_ecb()
    rows = some_amounts(50, ["EUR", "USD"], 1)
    column = pd.Series(rows, dtype="money")
    found = column.money.convert(rates, "USD", "2020-03-13")
    expected = [
        pd.NA if one is None else rates.convert(one, "USD", "2020-03-13", digits=2) for one in rows
    ]
    assert found.tolist() == expected and found.dtype == "money[USD]"
    days = pd.Series(pd.date_range("2020-03-09", periods=3))
    by_day = euros("1", None, "1").money.convert(rates, "JPY", days)
    assert by_day[0] == rates.convert(Money(1, "EUR"), "JPY", "2020-03-09")
    assert by_day[2] == rates.convert(Money(1, "EUR"), "JPY", "2020-03-11")
    with pytest.raises(LookupError):
        column.money.convert(rates, "USD", "1990-01-01")
    assert euros("10").money.allocate([1, 1, 1]).iloc[0].tolist() == [
        Money("3.34", "EUR"), Money("3.33", "EUR"), Money("3.33", "EUR")
    ]  # fmt: skip


def test_functions_of_columns_name_the_way_out() -> None:
    for function in (sum_column, lambda one: Rates([]).convert_column(one, "EUR", "USD")):
        with pytest.raises(TypeError, match=r"\.money\.convert"):
            function(euros("1"))


def test_currencies_of_a_registry() -> None:
    registry = CurrencyRegistry()
    registry.add("GEM", 3)
    column = pd.Series([Money("1.5", "GEM", registry=registry)])
    assert column.astype("money[GEM]").sum() == Money("1.500", "GEM", registry=registry)


def test_charts() -> None:
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    axes = euros("1.50", None, "2.50").money.plot()
    assert axes.get_ylabel() == "EUR"
    axes = pd.DataFrame({"a": euros("1.50", "2.50")}).plot()
    assert axes.lines[0].get_ydata(orig=False).tolist() == [1.5, 2.5]
    both = pd.Series([Money(1, "EUR"), Money(1, "USD")], dtype="money")
    with pytest.raises((CurrencyMismatch, matplotlib.units.ConversionError)):
        both.plot()
    matplotlib.pyplot.close("all")
