"""Charts without a screen: ticks, labels and data."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from libmoney import ArgumentError, Money, MoneyError, Portfolio, Rates

matplotlib = pytest.importorskip("matplotlib")
matplotlib.use("Agg")

from matplotlib import pyplot  # noqa: E402

from libmoney.contrib.matplotlib import (  # noqa: E402
    MoneyFormatter,
    plot_allocation,
    plot_drawdown,
    plot_rates,
    plot_value,
    plot_waterfall,
)


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    pyplot.close("all")


@pytest.mark.parametrize(
    ("ticks", "labels"),
    [
        ([0, 0.25, 0.5], ["€0", "€0.25", "€0.5"]),
        ([900_000, 1_000_000, 1_250_000], ["€900K", "€1M", "€1.25M"]),
        ([-1500, 1500], ["-€1.5K", "€1.5K"]),
        # The noise of floats: 0.1 + 0.2.
        ([0.1 + 0.2, 0.4], ["€0.3", "€0.4"]),
        ([123_456, 123_457], ["€123.456K", "€123.457K"]),
    ],
)
def test_ticks_are_exact_and_short(ticks: list[float], labels: list[str]) -> None:
    assert MoneyFormatter("EUR", "en").format_ticks(ticks) == labels


def test_ticks_follow_the_locale() -> None:
    assert MoneyFormatter("EUR", "de-DE").format_ticks([1_500_000]) == ["1,5\xa0Mio.\xa0€"]


def test_an_axis_of_amounts() -> None:
    figure, axes = pyplot.subplots()
    axes.plot([1, 2], [Money("900000", "EUR"), Money("1500000", "EUR")])
    figure.canvas.draw()
    labels = [one.get_text() for one in axes.get_yticklabels()]
    assert axes.get_ylabel() == "EUR" and "€1M" in labels and "1e6" not in labels


def test_rates_by_day() -> None:
    rows = [("EUR", "USD", "1.10", "2026-01-01"), ("EUR", "USD", "1.20", "2026-01-03")]
    rates = Rates([*rows, ("EUR", "CHF", "0.95", "2026-01-02")])
    axes = plot_rates(rates, "EUR", ["USD", "CHF"])
    dollars, francs = (line.get_ydata().tolist() for line in axes.lines)
    assert dollars[0] == 1.1 and math.isnan(dollars[1]) and dollars[2] == 1.2
    assert francs[1] == 0.95
    assert [one.get_text() for one in axes.get_legend().get_texts()] == ["USD", "CHF"]
    short = plot_rates(rates, "EUR", "USD", start="2026-01-02", end="2026-01-03")
    assert len(short.lines[0].get_ydata()) == 2 and short.get_ylabel() == "1 EUR in USD"
    for wrong in ({"currencies": []}, {"currencies": "USD", "start": "2027-01-01"}):
        with pytest.raises(ArgumentError):
            plot_rates(rates, "EUR", **wrong)  # type: ignore[arg-type]


def test_allocation() -> None:
    portfolio = Portfolio("EUR")
    for symbol, total in (("A", "100.00"), ("$B", "100.00"), ("C", "100.00")):
        portfolio.buy(symbol, quantity=10, total=total, on="2024-01-02")
    axes = plot_allocation(portfolio.value({"A": "10", "$B": "30"}), locale="en")
    axes.figure.canvas.draw()
    assert [one.get_text() for one in axes.get_yticklabels()] == ["\\$B", "A"]
    assert [one.get_text() for one in axes.texts] == ["75.0 %", "25.0 %"]
    assert [bar.get_width() for bar in axes.patches] == [300, 100]
    with pytest.raises(ArgumentError):
        plot_allocation(Portfolio("EUR").value())


QUOTES = {
    "A": {"2024-01-02": 100, "2024-02-01": 120, "2024-03-01": "90", "2024-06-03": 130},
    "B": {"2024-04-02": 50},
}


def traded() -> Portfolio:
    """Ten shares, and ten more after a fall, so that the payment hides it in the value."""
    portfolio = Portfolio("EUR")
    portfolio.buy("A", quantity=10, total="1000.00", on="2024-01-02")
    portfolio.buy("A", quantity=10, total="900.00", on="2024-04-02")
    return portfolio


def data(axes: object) -> list[list[float]]:
    return [line.get_ydata().tolist() for line in axes.lines]  # type: ignore[attr-defined]


def test_value_above_the_invested_capital() -> None:
    axes = plot_value(traded(), QUOTES, locale="en")
    axes.figure.canvas.draw()
    value, invested = data(axes)
    assert value == [1000, 1200, 900, 1800, 2600]
    assert invested == [1000, 1000, 1000, 1900, 1900]
    assert axes.lines[1].get_drawstyle() == "steps-post"
    assert [one.get_text() for one in axes.get_legend().get_texts()] == ["value", "invested"]
    assert axes.get_ylabel() == "EUR" and "€2K" in [t.get_text() for t in axes.get_yticklabels()]
    later = plot_value(traded(), QUOTES, start="2024-02-01", end="2024-03-01")
    assert data(later)[0] == [1200, 900]


def test_a_day_without_a_price_or_a_rate_is_a_gap() -> None:
    portfolio = traded()
    portfolio.buy("C", quantity=1, total="10.00", on="2024-05-02")
    value, _ = data(plot_value(portfolio, QUOTES))
    assert value[:4] == [1000, 1200, 900, 1800] and all(math.isnan(one) for one in value[4:])


def test_drawdown_ignores_payments() -> None:
    axes = plot_drawdown(traded(), QUOTES)
    axes.figure.canvas.draw()
    assert data(axes) == [[0, 0, -25, -25, 0]]
    assert len(axes.collections) == 1
    assert "−20.0%" in [one.get_text().replace("-", "−") for one in axes.get_yticklabels()]
    with pytest.raises(MoneyError):
        plot_drawdown(traded(), {})
    with pytest.raises(ArgumentError):
        plot_drawdown(Portfolio("EUR"), QUOTES)


def test_waterfall_of_the_profit() -> None:
    rates = Rates([("EUR", "USD", "1.00", "2024-01-02"), ("EUR", "USD", "1.25", "2024-06-03")])
    portfolio = Portfolio("EUR")
    portfolio.buy("A", quantity=10, total="1000.00", currency="USD", on="2024-01-02")
    portfolio.dividend("A", total="20.00", currency="EUR", on="2024-06-03")
    portfolio.fee(total="5.00", on="2024-06-03")
    valuation = portfolio.value({"A": Money(125, "USD")}, rates, on="2024-06-03")
    axes = plot_waterfall(valuation, locale="en")
    axes.figure.canvas.draw()
    heights = [bar.get_height() for bar in axes.patches]
    bottoms = [bar.get_y() for bar in axes.patches]
    assert heights == pytest.approx([200, -200, 20, -5, 15])
    assert bottoms == pytest.approx([0, 200, 0, 20, 0])
    assert [one.get_text() for one in axes.texts][-1] == "€15.00"
    assert [one.get_text() for one in axes.get_xticklabels()][-1] == "profit"
