"""Answers golden vectors of investing."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from driver_trade import number

from libmoney import (
    Money,
    Portfolio,
    Rates,
    fv,
    ipmt,
    mirr,
    nper,
    npv,
    pmt,
    ppmt,
    pv,
    rate,
    real_return,
    track_record,
)

Vector = dict[str, Any]
#: The functions of annuities, with the members that they read.
ANNUITIES: dict[str, tuple[Any, tuple[str, ...]]] = {
    "payment": (pmt, ("rate", "periods", "present_value", "future_value")),
    "principal": (ppmt, ("rate", "period", "periods", "present_value", "future_value")),
    "interest": (ipmt, ("rate", "period", "periods", "present_value", "future_value")),
    "periods": (nper, ("rate", "payment", "present_value", "future_value")),
    "rate": (rate, ("periods", "payment", "present_value", "future_value")),
    "future_value": (fv, ("rate", "periods", "payment", "present_value")),
    "present_value": (pv, ("rate", "periods", "payment", "future_value")),
}


def time_value(vector: Vector) -> Any:
    function, digits = vector["function"], vector["digits"]
    mode = {"digits": None if digits < 0 else digits, "rounding": vector["rounding"]}
    if function in ANNUITIES:
        answer, names = ANNUITIES[function]
        exact = {**vector, "rate": Fraction(vector["rate"]) / vector["rate_periods"]}
        found = answer(*(exact[name] for name in names), when=vector["time"], **mode)
    elif function == "npv":
        found = npv(vector["rate"], vector["amounts"], **mode)
    elif function == "mirr":
        found = mirr(vector["amounts"], vector["finance"], vector["reinvest"], **mode)
    else:
        numbers = (vector[name] for name in ("nominal", "index_start", "index_end"))
        found = real_return(*numbers, **mode)
    return {"result": f"{found:f}"}


def disposals(vector: Vector) -> Any:
    names = ("method", "wash_sales", "fees", "capital")
    options = {name: vector[name] for name in names}
    portfolio = Portfolio.from_csv(vector["csv"], vector["currency"], **options)
    rows = [
        [row.id, row.date.isoformat(), row.rule, str(row.quantity)]
        + [number(one) for one in (row.proceeds, row.cost, row.gain, row.disallowed)]
        for row in portfolio.disposals()
    ]
    pools = []
    for symbol, day, *_ in vector["pools"]:
        pool = portfolio.pool(symbol, on=day or None)
        count = (str(pool.shares.numerator), str(pool.shares.denominator))
        pools.append([*count, number(pool.cost)])
    report = portfolio.tax_report(vector["year"], "csv")
    return {"disposals": rows, "pools": pools, "report": report}


def track_records(vector: Vector) -> Any:
    options = {name: vector[name] for name in ("sample", "digits", "rounding")}
    options |= {"flows": vector["flow_time"]}
    options |= {name: vector[name] or None for name in ("first", "last")}
    if "csv" in vector:
        prices: dict[str, dict[str, str]] = {}
        for symbol, day, price in vector["quotes"]:
            prices.setdefault(symbol, {})[day] = price
        portfolio = Portfolio.from_csv(vector["csv"], vector["currency"])
        record = portfolio.performance(quotes=prices, **options)
    else:
        points = [(day, *(Money(one, "EUR") for one in row)) for day, *row in vector["points"]]
        record = track_record(points, **options)
    fall, deviation = record.drawdown, record.volatility
    days = (record.first, record.last, fall.peak, fall.trough, fall.recovery, fall.longest_start)
    amounts = (record.start_value, record.end_value, record.flows, record.gain)
    returns = (record.time_weighted, record.modified_dietz, fall.depth)
    return {
        "days": [one.isoformat() if one else "" for one in days],
        "amounts": [number(one) for one in amounts],
        "returns": [None if one is None else str(one) for one in returns],
        "doubles": [record.annualised, *(deviation[:3] if deviation else (None, None, None))],
        "counts": [fall.longest_days, deviation.samples if deviation else 0],
    }


def rebalancing(vector: Vector) -> Any:
    portfolio = Portfolio.from_csv(vector["csv"], vector["currency"])
    pairs = [(one["from"], one["to"], one["rate"]) for one in vector["rates"]]
    rates = Rates(pairs) if pairs else None
    prices = {symbol: Money(price, code) for symbol, price, code in vector["quotes"]}
    options = {"cash": vector["cash"], "digits": vector["digits"], "sells": vector["sells"]}
    plan = portfolio.rebalance(dict(vector["targets"]), prices, rates, **options)
    rows = portfolio.value(prices, rates).breakdown(dict(vector["labels"]))
    return {
        "orders": [[one.symbol, str(one.quantity), number(one.amount)] for one in plan.orders],
        "total": number(plan.total),
        "cash_left": number(plan.cash_left),
        "rows": [
            [row.label, number(row.value), str(row.percent), row.position_count] for row in rows
        ],
    }
