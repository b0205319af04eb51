"""Portfolios in Python: the binding's additions, and the golden vectors."""

from __future__ import annotations

import copy
import doctest
import pickle
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from conftest import vectors

from libmoney import (
    Action,
    ArgumentError,
    BusyError,
    DocumentError,
    DuplicateId,
    InsufficientFunds,
    InvalidRate,
    LimitError,
    LotSelection,
    Money,
    Portfolio,
    PortfolioView,
    PortfolioViewState,
    PriceQuote,
    PriceState,
    RatesBuilder,
    Store,
    Transaction,
    XirrReason,
)

NOW = datetime(2024, 6, 3, 16, 0, tzinfo=timezone.utc)


def filled(case: dict[str, Any], method: Any = "fifo") -> Portfolio:
    own = case.get("security_currency", case.get("currency"))
    portfolio = Portfolio(case.get("report_currency", own), method=method)
    rate = None
    if "rate_at_trade" in case:
        amounts = case["rate_at_trade"]
        rate = Fraction(amounts[case["report_currency"]]) / Fraction(amounts[own])
    for day, action, symbol, quantity, total in case["transactions"]:
        trade = portfolio.buy if action == "buy" else portfolio.sell
        trade(symbol, quantity=quantity, total=total, currency=own, on=day, rate=rate)
    return portfolio


@pytest.mark.parametrize("case", vectors("portfolio"), ids=lambda case: str(case["name"]))
def test_vector(case: dict[str, Any]) -> None:
    if "error" in case:
        with pytest.raises(InsufficientFunds) as caught:
            filled(case)
        assert str(caught.value) == case["error"]
        return
    for method in ("fifo", "average"):
        if method not in case:
            continue
        portfolio = filled(case, method)
        symbol = portfolio.transactions[0].symbol
        position = portfolio.value({symbol: case["price"]} if "price" in case else {}).positions[0]
        assert position.realised_gain is not None
        assert position.cost is not None
        found = {
            "realised": position.realised_gain.amount,
            "remaining_quantity": position.quantity,
            "remaining_cost": position.cost.amount,
            "unrealised": getattr(position.performance.unrealised_gain, "amount", None),
        }
        for key, wanted in case[method].items():
            assert str(found[key]) == wanted, key
    if "rate_now" in case:
        own, report = case["security_currency"], case["report_currency"]
        now = {code: amount.replace(".", "") for code, amount in case["rate_now"].items()}
        builder = RatesBuilder()
        builder.add(own, report, f"{now[report]}/{now[own]}")
        valuation = filled(case).value({"ABC": case["price"]}, builder.build())
        found_now = {
            "value_now": valuation.value,
            "profit": valuation.profit,
            "currency_effect": valuation.currency_effect,
            "price_effect": valuation.price_effect,
        }
        for key, amount in found_now.items():
            assert str(amount.amount) == case[key], key


def test_transactions_come_back_as_they_went_in() -> None:
    portfolio = Portfolio("EUR")
    buy = Transaction(
        "ABC é",
        date(2024, 1, 2),
        Action.BUY,
        Decimal("10.50"),
        total=Money("100.00", "USD"),
        fee=Money("1.50", "CHF"),
        rate=Fraction(9, 10),
        id="-NxYz_ünique",
    )
    assert portfolio.add(buy) == buy.id
    assert portfolio.transaction(buy.id) == buy
    lots = (LotSelection(buy.id, Decimal(4)),)
    sale = Transaction(
        "ABC é",
        date(2024, 2, 2),
        Action.SELL,
        Decimal(4),
        total=Money(50, "USD"),
        lots=lots,
        id="s",
    )
    portfolio.add(sale)
    assert portfolio.transactions == [buy, sale]
    assert Portfolio.from_json(portfolio.to_json()).transactions == [buy, sale]
    for other in (copy.copy(portfolio), pickle.loads(pickle.dumps(portfolio))):
        assert other.to_json() == portfolio.to_json()
        other.remove("s")
    assert len(portfolio) == 2


@pytest.mark.parametrize(
    ("rate", "kept"),
    [
        ("0.9", Fraction(9, 10)),
        (2, Fraction(2)),
        (Decimal("1.25e1"), Fraction(25, 2)),
        ("0.50000000000000000000000", Fraction(1, 2)),
    ],
)
def test_rates_are_exact(rate: Any, kept: Fraction) -> None:
    portfolio = Portfolio("EUR")
    portfolio.buy("ABC", quantity=1, total=1, currency="USD", on="2024-01-02", rate=rate)
    assert portfolio.transactions[0].rate == kept


def test_what_python_refuses() -> None:
    portfolio = Portfolio("EUR")
    trade = {"quantity": 1, "total": 1, "on": "2024-01-02"}
    with pytest.raises(TypeError, match="float"):
        portfolio.buy("ABC", **{**trade, "quantity": 1.5})
    with pytest.raises(TypeError):
        portfolio.buy(7, **trade)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        portfolio.add(("ABC",))  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        portfolio.value(["ABC"])  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        PortfolioView().set_transactions("portfolio")  # type: ignore[arg-type]
    with pytest.raises(LimitError):
        portfolio.buy("A" * 64, **trade)
    with pytest.raises(InvalidRate):
        portfolio.buy("ABC", **trade, currency="USD", rate=0)
    with pytest.raises(ArgumentError):
        portfolio.buy("ABC", **trade, currency="USD", rate=Fraction(2**65, 3))
    with pytest.raises(ArgumentError, match="fifo, lifo"):
        Portfolio("EUR", method="oldest")  # type: ignore[arg-type]
    with pytest.raises(DocumentError):
        Portfolio.from_json('{"format": "libmoney.wallet", "version": 1}')
    portfolio.buy("ABC", **trade, id="one")
    with pytest.raises(DuplicateId):
        portfolio.buy("ABC", **trade, id="one")
    assert len(portfolio) == 1


def test_a_price_in_another_currency() -> None:
    builder = RatesBuilder(base="EUR")
    builder.add("EUR", "USD", "1.25")
    portfolio = Portfolio("EUR")
    portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
    valuation = portfolio.value({"ABC": Money("15.00", "USD")}, builder.build())
    assert valuation.value == Money("120.00", "EUR")
    assert valuation.currency_effect == Money(0, "EUR")
    position = valuation.positions[0]
    assert (position.price, position.value) == (Money("15.00", "USD"), Money("120.00", "EUR"))


def test_a_rate_that_is_missing_is_named() -> None:
    builder = RatesBuilder(base="EUR")
    builder.add("EUR", "USD", "1.25", "2024-02-01")
    portfolio = Portfolio("EUR")
    early = portfolio.buy("OLD", quantity=1, total=10, currency="USD", on="2024-01-02")
    portfolio.buy("NEW", quantity=1, total=10, currency="USD", on="2024-02-05")
    valuation = portfolio.value({"OLD": 20, "NEW": 20}, builder.build())
    old = next(one for one in valuation.positions if one.symbol == "OLD")
    assert old.state is PriceState.NO_RATE
    assert old.unconverted == (early, date(2024, 1, 2))
    assert old.value == Money("20.00", "USD")
    assert (valuation.unpriced, valuation.profit) == (["OLD"], Money("8.00", "EUR"))


def test_a_price_of_0_is_a_price() -> None:
    portfolio = Portfolio("EUR")
    for symbol in ("A", "B", "C"):
        portfolio.buy(symbol, quantity=10, total="100.00", on="2024-01-02")
    zeros: list[Any] = [0, "0", "0.00", Decimal(0), Money(0, "EUR"), PriceQuote("0", NOW)]
    for zero in zeros:
        valuation = portfolio.value({"A": zero, "B": "15"})
        assert (valuation.profit, valuation.value) == (
            Money("-50.00", "EUR"),
            Money("150.00", "EUR"),
        )
        assert valuation.unpriced == ["C"] and valuation.positions[0].state is PriceState.FRESH
        assert valuation.positions[0].price is not None and valuation.positions[0].price.amount == 0
        assert valuation.positions[0].value == Money("0.00", "EUR")
    assert portfolio.value({"B": "15"}).unpriced == ["A", "C"]
    lost = portfolio.xirr({"A": 0, "B": 0, "C": 0}, on="2025-01-02")
    assert lost.reason is not XirrReason.UNPRICED


def test_callbacks() -> None:
    portfolio, heard = Portfolio("EUR"), []

    def hear(revision: int) -> None:
        heard.append((revision, len(portfolio)))
        with pytest.raises(BusyError):
            portfolio.remove("1")
        if revision == 2:
            raise KeyError("from the callback")

    portfolio.on_change(hear)
    portfolio.fee(total=1, on="2024-01-02")
    with pytest.raises(KeyError):
        portfolio.fee(total=1, on="2024-01-02")
    portfolio.on_change(None)
    portfolio.fee(total=1, on="2024-01-02")
    assert heard == [(1, 1), (2, 2)]
    assert portfolio.revision == 3


@pytest.mark.parametrize("count", [0, 1, 7, 8, 9, 16, 17])
def test_named_lots_come_back_however_many_they_are(count: int) -> None:
    portfolio = Portfolio("EUR", method="specific" if count else "fifo")
    ids = [
        portfolio.buy("ABC", quantity=2, total="10.00", on="2024-01-02") for _ in range(count + 1)
    ]
    sold = portfolio.sell(
        "ABC",
        quantity=count or 1,
        total="9.00",
        on="2024-02-01",
        lots=[(id, 1) for id in reversed(ids[:count])],
    )
    lots = portfolio.transaction(sold).lots
    assert lots == tuple(LotSelection(id, Decimal(1)) for id in reversed(ids[:count]))
    assert portfolio.transactions[-1].lots == lots


@pytest.mark.parametrize("count", [0, 1, 255, 256, 257, 513])
def test_rows_come_whole_however_many_they_are(count: int) -> None:
    portfolio = Portfolio("EUR")
    for number in range(count):
        portfolio.buy(f"S{number:03}", quantity=3, total="30.00", on="2024-01-02")
    for number in range(count):
        portfolio.sell(f"S{number:03}", quantity=1, total=f"{number}.50", on="2024-02-01")
    assert [one.id for one in portfolio.transactions] == [str(n + 1) for n in range(2 * count)]
    positions = portfolio.value().positions
    assert [one.symbol for one in positions] == [f"S{number:03}" for number in range(count)]
    assert {one.quantity for one in positions} <= {Decimal(2)}
    disposals = portfolio.disposals()
    assert [one.proceeds.amount for one in disposals] == [Decimal(f"{n}.50") for n in range(count)]
    assert portfolio.realised() == disposals


def test_a_valuation_outlives_its_portfolio() -> None:
    portfolio = Portfolio("EUR")
    portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
    valuation = portfolio.value({"ABC": "12.50"})
    portfolio.sell("ABC", quantity=10, total="90.00", on="2024-02-01")
    assert valuation.positions[0].quantity == 10
    del portfolio
    assert valuation.positions[0].performance.unrealised_gain == Money("25.00", "EUR")
    assert valuation.summary.position_count == 1


@pytest.mark.parametrize(
    ("policy", "held", "oversold", "gain"),
    [("allow", Decimal(-2), Decimal(0), "5.00"), ("record", Decimal(0), Decimal(2), "5.00")],
)
def test_short_sale_policies(policy: Any, held: Decimal, oversold: Decimal, gain: str) -> None:
    portfolio = Portfolio("EUR", short_sales=policy)
    portfolio.buy("ABC", quantity=1, total="10.00", on="2024-01-02")
    portfolio.sell("ABC", quantity=3, total="45.00", on="2024-02-01")
    position = portfolio.value().positions[0]
    assert (position.quantity, position.oversold) == (held, oversold)
    assert position.realised_gain == Money(gain, "EUR")
    assert [one.is_oversold for one in portfolio.disposals()] == [False, True][: 1 + (held == 0)]
    word = {"allow": "short", "record": "missing"}[policy]
    assert f'"shortage":"{word}"' in portfolio.to_json()
    assert Portfolio.from_json(portfolio.to_json()).to_json() == portfolio.to_json()


def test_view() -> None:
    portfolio, view = Portfolio("EUR"), PortfolioView(fresh_for=timedelta(minutes=15))
    portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
    view.set_transactions(portfolio)
    view.set_quotes({"ABC": PriceQuote("12.50", NOW - timedelta(hours=1)), "XYZ": "1"})
    assert view.state(NOW) is PortfolioViewState.STALE
    assert view.value(NOW).positions[0].age == timedelta(hours=1)
    # A price of 0 is a price: the share is worth nothing.
    view.set_quotes({"ABC": PriceQuote(0, NOW)})
    assert view.value(NOW).profit == Money("-100.00", "EUR")
    view.set_quotes({"ABC": PriceQuote("13.00", NOW)})
    assert view.state(NOW) is PortfolioViewState.READY
    portfolio.sell("ABC", quantity=10, total="90.00", on="2024-05-02")
    assert view.symbols == ["ABC"]
    view.set_transactions(portfolio)
    assert (view.symbols, view.state(NOW)) == ([], PortfolioViewState.READY)
    view.release_memory()
    assert view.value(NOW).profit == Money("-10.00", "EUR")


def test_documentation(root: Path) -> None:
    result = doctest.testfile(str(root / "docs" / "guide" / "portfolio.md"), module_relative=False)
    assert (result.failed, result.attempted > 10) == (0, True)


@pytest.mark.parametrize(
    "symbol",
    [
        "7e91b7d4-1430-4212-8380-289a3c9bbbc1",
        "_GF_7e91b7d4-1430-4212-8380-289a3c9bbbc1",
        "0x" + "aB" * 20,
        "x" * 63,
        "é" * 31,
    ],
)
def test_long_symbols(symbol: str) -> None:
    """Programs that keep assets by hand name them with a UUID, and tokens are 42 bytes long."""
    portfolio = Portfolio("USD")
    portfolio.buy(symbol, quantity=1, total="500000", on="2022-01-01")
    # They differ at the end alone, in the order of their bytes.
    portfolio.buy(symbol[:-1] + "~", quantity=1, total="1", on="2022-01-01")
    prices = {symbol: "500000", symbol[:-1] + "~": "1"}
    assert portfolio.value(prices).value == Money("500001", "USD")
    assert [lot.symbol for lot in portfolio.open_lots()] == sorted(prices, key=str.encode)
    portfolio.sell(symbol, quantity="0.5", total="1", on="2022-02-01")
    document = portfolio.to_json()
    assert Portfolio.from_json(document).to_json() == document
    table = portfolio.to_csv()
    assert Portfolio.from_csv(table, currency="USD").to_csv() == table
    with Store(":memory:") as store:
        store.save_portfolio("n" * 255, portfolio)
        assert store.load_portfolio("n" * 255).to_json() == document
        store.check()
    view = PortfolioView()
    view.set_transactions(portfolio)
    assert symbol in view.symbols
