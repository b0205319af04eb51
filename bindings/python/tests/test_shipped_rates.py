"""A conversion at the rates that come with libmoney, without a day, reports the day used."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import warnings
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from libmoney import (
    Basket,
    Calculator,
    Catalogue,
    Money,
    MoneyBag,
    Portfolio,
    PortfolioView,
    Rates,
    ShippedRatesWarning,
    Store,
    Wallet,
    evaluate,
)

ROOT = Path(__file__).resolve().parents[3]
EUR, USD, FEE = Money("10.00", "EUR"), Money("5.00", "USD"), Money("0.50", "EUR")


def stored() -> Store:
    store = Store(":memory:")
    store.save_wallet("mine", Wallet(EUR, USD))
    return store


def shares() -> Portfolio:
    portfolio = Portfolio("EUR")
    portfolio.buy("ABC", quantity=1, total="10.00", currency="USD", on="2024-01-02")
    return portfolio


def viewed(rates: Rates, on: str | None = None) -> PortfolioView:
    view = PortfolioView(on=on)
    view.set_transactions(shares())
    view.set_quotes({"ABC": "12.00"})
    view.set_rates(rates)
    return view


#: Each call that converts and whose result does not show a day.
CALLS: dict[str, Callable[..., Any]] = {
    "convert": lambda r, **day: r.convert(EUR, "USD", **day),
    "convert, by name": lambda r, **day: r.convert(amount=EUR, currency="USD", digits=4, **day),
    "convert_column": lambda r, **day: r.convert_column([100], "EUR", "USD", **day),
    "convert_column of codes": lambda r, **day: r.convert_column(
        [1, 2], ["EUR", "USD"], "EUR", **day
    ),
    "compare": lambda r, **day: r.compare(EUR, USD, "EUR", **day),
    "sorted": lambda r, **day: r.sorted([EUR, USD], "EUR", **day),
    "minimum": lambda r, **day: r.minimum([EUR, USD], "EUR", **day),
    "maximum": lambda r, **day: r.maximum([EUR, USD], "EUR", **day),
    "sum": lambda r, **day: r.sum([EUR, USD], "EUR", **day),
    "reduce": lambda r, **day: MoneyBag(EUR, USD).reduce("EUR", r, **day),
    "evaluate": lambda r, **day: evaluate("10 EUR + 5 USD in GBP", r, **day),
    "Calculator.evaluate": lambda r, **day: Calculator.evaluate("5 USD in GBP", r, **day),
    "Wallet.total": lambda r, **day: Wallet(EUR, USD).total("EUR", r, **day),
    "Wallet.total, home": lambda r, **day: Wallet(USD, currency="EUR").total(rates=r, **day),
    "Wallet.total_details": lambda r, **day: Wallet(EUR, USD).total_details("EUR", r, **day),
    "Wallet.statement": lambda r, **day: Wallet(EUR, USD).statement("EUR", r, **day),
    "Wallet.table": lambda r, **day: Wallet(EUR, USD).table("EUR", r, **day),
    "Wallet.exchange": lambda r, **day: Wallet(EUR).exchange(
        [(EUR - FEE, "USD"), (FEE, None)], r, **day
    ),
    "Store.wallet_total": lambda r, **day: stored().wallet_total("mine", "EUR", r, **day),
    "Store.exchange": lambda r, **day: stored().exchange("mine", [(EUR, "USD")], r, **day),
}

#: Calls that need no rate of a day, or whose results have it.
SILENT: dict[str, Callable[[Rates], Any]] = {
    "the same currency": lambda r: r.convert(EUR, "EUR"),
    "no currency": lambda r: r.convert(EUR, None),
    "a legal factor": lambda r: r.convert(Money("100.00", "DEM"), "EUR"),
    "a column of one currency": lambda r: r.convert_column([100], "EUR", "EUR"),
    "a comparison of one currency": lambda r: r.compare(EUR, EUR, "USD"),
    "a wallet of one currency": lambda r: Wallet(EUR).total("EUR", r),
    "a sum of one currency": lambda r: r.sum([EUR], "EUR"),
    "an expression of one currency": lambda r: evaluate("1 EUR + 2 EUR", r),
    "a fee": lambda r: Wallet(EUR).exchange([(EUR, None)], r),
    "Rates.explain": lambda r: r.explain(EUR, "USD").as_of,
    "Rates.find": lambda r: r.find("EUR", "USD").as_of,
    "Basket.checkout": lambda r: Basket(Catalogue.groceries()).checkout("EUR", r).conversion.as_of,
    "Portfolio.value": lambda r: shares().value({"ABC": "12.00"}, r).as_of,
    "PortfolioView": lambda r: viewed(r).value().as_of,
}


def heard(call: Callable[[], Any]) -> list[warnings.WarningMessage]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call()
    return caught


@pytest.mark.parametrize("name", CALLS)
def test_undated_call_names_the_day(ecb: Rates, name: str) -> None:
    (one,) = heard(lambda: CALLS[name](ecb))
    assert one.category is ShippedRatesWarning
    assert f"bundled rates, of {ecb.as_of}: " in str(one.message) and f'on="{ecb.as_of}"' in str(
        one.message
    )
    # The line of the program, not one of libmoney.
    assert one.filename == __file__


@pytest.mark.parametrize("name", CALLS)
def test_named_day_is_silent(ecb: Rates, name: str) -> None:
    assert heard(lambda: CALLS[name](ecb, on=ecb.as_of)) == []


@pytest.mark.parametrize("name", CALLS)
def test_results_are_those_of_the_day(ecb: Rates, name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ShippedRatesWarning)
        undated, dated = CALLS[name](ecb), CALLS[name](ecb, on=ecb.as_of)
    assert undated == dated


@pytest.mark.parametrize("name", CALLS)
def test_rates_of_the_program_are_silent(name: str) -> None:
    rates = Rates([("EUR", "USD", "1.1", "2024-03-01"), ("EUR", "GBP", "0.9", "2024-03-01")])
    assert heard(lambda: CALLS[name](rates)) == []


@pytest.mark.parametrize("name", SILENT)
def test_calls_that_show_or_need_no_day(ecb: Rates, name: str) -> None:
    assert heard(lambda: SILENT[name](ecb)) == []


@pytest.mark.parametrize("name", CALLS)
def test_a_warning_made_an_error_changes_nothing(ecb: Rates, name: str) -> None:
    wallet = Wallet(EUR)
    with warnings.catch_warnings():
        warnings.simplefilter("error", ShippedRatesWarning)
        with pytest.raises(ShippedRatesWarning):
            CALLS[name](ecb)
        with pytest.raises(ShippedRatesWarning):
            wallet.exchange([(EUR, "USD")], ecb)
    assert wallet.amounts() == [EUR]


def test_valuation_has_the_day_of_its_rates(ecb: Rates) -> None:
    # The call may not name the newest day instead: later transactions would not count.
    valuation = shares().value({"ABC": "12.00"}, ecb)
    assert valuation.as_of == viewed(ecb).value().as_of == ecb.as_of
    assert f"rates of {ecb.as_of}" in repr(valuation)
    assert f"at the rates of {ecb.as_of}" in valuation._repr_html_()
    past = shares().value({"ABC": "12.00"}, ecb, on="2024-06-02")
    assert past.as_of == viewed(ecb, on="2024-06-02").value().as_of == date(2024, 5, 31)


def test_valuation_without_a_rate_has_no_day(ecb: Rates) -> None:
    assert Portfolio("EUR").value({}, ecb).as_of is None
    assert shares().value({"ABC": Money(1, "EUR")}).as_of is None
    held = Portfolio("EUR")
    held.buy("ABC", quantity=1, total="10.00", on="2024-01-02")
    valuation = held.value({"ABC": "12.00"}, ecb)
    assert valuation.as_of is None and "rates" not in repr(valuation)


def test_file_is_not_shipped() -> None:
    path = ROOT / "share" / "ecb" / "eurofxref-hist.csv"
    for rates in (Rates.from_ecb(path), Rates.from_ecb(path.read_bytes())):
        assert heard(lambda rates=rates: rates.convert(EUR, "USD")) == []  # type: ignore[misc]


def test_pickled_rates_stay_shipped(ecb: Rates) -> None:
    copied = pickle.loads(pickle.dumps(ecb))
    assert len(heard(lambda: copied.convert(EUR, "USD"))) == 1


def test_missing_rate_is_the_error(ecb: Rates) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(LookupError, match="no rate from RUB to EUR"):
            ecb.convert(Money(1, "RUB"), "EUR")


def test_withdrawn_currency_has_its_own_day(ecb: Rates) -> None:
    (one,) = heard(lambda: ecb.sum([Money(1, "RUB"), USD], "EUR", max_gap=4000))
    assert f"bundled rates, of 2022-03-01 to {ecb.as_of}" in str(one.message)


def test_each_line_is_told_once(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "from libmoney import Money, Rates\n"
        "rates, amount = Rates.from_ecb(), Money('1.00', 'EUR')\n"
        "for _ in range(3):\n"
        "    rates.convert(amount, 'USD')\n"
        "rates.convert(amount, 'USD')\n"
    )
    own = {"PYTHONPATH": str(ROOT / "bindings" / "python"), "PYTHONDONTWRITEBYTECODE": "1"}
    environment = {**os.environ, **own}
    ran = subprocess.run(
        [sys.executable, str(program)], capture_output=True, text=True, env=environment, check=True
    )
    places = [line.partition(": ")[0] for line in ran.stderr.splitlines() if "Warning: " in line]
    assert places == [f"{program}:4", f"{program}:5"]
