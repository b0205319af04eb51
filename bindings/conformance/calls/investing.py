"""The time value of money, disposals, track records and rebalancing."""

from __future__ import annotations

from typing import Any

from calls.tools import Tools, Values

ANNUITY = ("rate", "payment", "present_value", "future_value")


def time_value(tools: Tools, vector: Values) -> Any:
    function, digits = vector["function"], vector["digits"]
    given: Values = {"digits": digits, "rounding": rounding(tools, vector)}
    if function in ("npv", "mirr"):
        given["amounts"] = [tools.decimal(one) for one in vector["amounts"]]
        names: tuple[str, ...] = ("rate",) if function == "npv" else ("finance", "reinvest")
    elif function == "real_return":
        names = ("nominal", "index_start", "index_end")
    else:
        annuity = {name: tools.decimal(vector[name]) for name in ANNUITY}
        annuity["time"] = tools.constant(f"PAYMENT_{vector['time'].upper()}")
        annuity |= {name: vector[name] for name in ("periods", "rate_periods")}
        given["annuity"], names = annuity, ()
        if function in ("principal", "interest"):
            given["period"] = vector["period"]
        function = f"annuity_{function}"
    given |= {name: tools.decimal(vector[name]) for name in names}
    return {"result": tools.decimal_text(tools.call(f"money_{function}", **given)["result"])}


def rounding(tools: Tools, vector: Values) -> Any:
    return tools.constant(f"ROUND_{vector['rounding'].upper()}")


def portfolio(tools: Tools, vector: Values) -> Any:
    """The portfolio of a text in CSV."""
    options = {
        "method": tools.constant(f"LOTS_{vector['method'].upper()}"),
        "wash_sales": int(vector["wash_sales"]),
        "fees": tools.constant(f"FEES_{vector['fees'].upper()}"),
        "capital": tools.constant(f"CAPITAL_{vector['capital'].upper()}"),
    }
    given = {"csv": vector["csv"], "currency": vector["currency"], "options": options}
    return tools.new("money_portfolio_from_csv", "portfolio", **given)


def day_of(tools: Tools, text: str) -> Any:
    return tools.date(text) if text else tools.constant("DATE_NONE")


def disposals(tools: Tools, vector: Values) -> Any:
    made = portfolio(tools, vector)
    listed = tools.new("money_portfolio_disposals", "disposals", portfolio=made)
    count = tools.call("money_disposals_count", disposals=listed)["count"]
    given = {"disposals": listed, "first": 0, "capacity": count, "rows": True}
    rows = tools.call("money_disposals_items", **given)["rows"][:count] if count else []
    pools = []
    for symbol, day, *_ in vector["pools"]:
        asked = {"portfolio": made, "symbol": symbol, "date": day_of(tools, day), "pool": True}
        pool = tools.call("money_portfolio_pool", **asked)["pool"]
        numerator = tools.decimal_text(pool["count_numerator"])
        pools.append([numerator, str(pool["count_denominator"]), tools.number(pool["cost"])])
    report = tools.call(
        "money_portfolio_tax_report",
        portfolio=made,
        start=tools.date(vector["year"]),
        format=tools.constant("TAX_REPORT_CSV"),
    )["text"]
    return {"disposals": [part(tools, one) for one in rows], "pools": pools, "report": report}


def part(tools: Tools, row: Values) -> list[str]:
    figures = (row[name] for name in ("proceeds", "cost", "gain", "disallowed"))
    rule = tools.call("money_disposal_rule_text", rule=row["rule"])
    day = str(tools.call("money_date_format", date=row["date"])["buffer"])
    quantity = tools.decimal_text(row["quantity"])
    return [row["id"], day, rule, quantity, *map(tools.number, figures)]


def track_records(tools: Tools, vector: Values) -> Any:
    options = {
        "flow_time": tools.constant(f"FLOW_{vector['flow_time'].upper()}"),
        "sample": tools.constant(f"SAMPLE_{vector['sample'].upper()}"),
        "digits": vector["digits"],
        "rounding": rounding(tools, vector),
        "first": day_of(tools, vector["first"]),
        "last": day_of(tools, vector["last"]),
    }
    if "csv" in vector:
        quotes = [
            {"symbol": symbol, "instant": tools.date(day) * 86400, "price": tools.decimal(price)}
            for symbol, day, price in vector["quotes"]
        ]
        given = {"portfolio": portfolio(tools, vector), "quotes": quotes, "window": options}
        record = tools.call("money_portfolio_track_record", **given, record=True)["record"]
    else:
        points = [
            {"date": tools.date(day), "value": tools.amount(value, "EUR")}
            | {"flow": tools.amount(flow, "EUR")}
            for day, value, flow in vector["points"]
        ]
        given = {"points": points, "options": options}
        record = tools.call("money_points_track_record", **given, record=True)["record"]
    return told(tools, record)


def told(tools: Tools, record: Values) -> Values:
    def has(figure: str) -> bool:
        return bool(record["figures"] & tools.constant(f"TRACK_{figure}"))

    def shown(day: int) -> str:
        none = day == tools.constant("DATE_NONE")
        return "" if none else str(tools.call("money_date_format", date=day)["buffer"])

    days = ("first", "last", "peak", "trough", "recovery", "longest_start")
    amounts = ("start_value", "end_value", "flows", "gain")
    returns = [tools.decimal_text(record[f"{name}"]) for name in ("time_weighted", "drawdown")]
    dietz = tools.decimal_text(record["modified_dietz"]) if has("MODIFIED_DIETZ") else None
    names = ("volatility", "semi_deviation", "year_factor")
    deviations = [record[name] if has("VOLATILITY") else None for name in names]
    return {
        "days": [shown(record[name]) for name in days],
        "amounts": [tools.number(record[name]) for name in amounts],
        "returns": [returns[0], dietz, returns[1]],
        "doubles": [record["annualised"] if has("ANNUALISED") else None, *deviations],
        "counts": [record["longest_days"], record["sample_count"] if has("VOLATILITY") else 0],
    }


def rebalancing(tools: Tools, vector: Values) -> Any:
    made = portfolio(tools, vector)
    quotes = [
        {"symbol": symbol, "price": tools.decimal(price), "currency": code}
        for symbol, price, code in vector["quotes"]
    ]
    given: Values = {"portfolio": made, "quotes": quotes, "rates": None}
    if vector["rates"]:
        given["rates"] = tools.rates(vector["rates"])
    targets = [
        {"symbol": symbol, "weight": tools.decimal(weight)} for symbol, weight in vector["targets"]
    ]
    options = {
        "cash": tools.amount(vector["cash"], vector["currency"]),
        "quantity_digits": vector["digits"],
        "sells": int(vector["sells"]),
    }
    named = {"targets": targets, "options": options}
    plan = tools.new("money_portfolio_rebalance", "rebalancing", **given, **named)
    info = tools.call("money_rebalancing_info", rebalancing=plan, info=True)["info"]
    paged = {"first": 0, "capacity": len(targets), "rows": True}
    orders = tools.call("money_rebalancing_orders", rebalancing=plan, **paged)["rows"]
    return {
        "orders": [
            [one["symbol"], tools.decimal_text(one["quantity"]), tools.number(one["amount"])]
            for one in orders[: len(targets)]
        ],
        "total": tools.number(info["total"]),
        "cash_left": tools.number(info["cash_left"]),
        "rows": breakdown(tools, vector, given),
    }


def breakdown(tools: Tools, vector: Values, given: Values) -> list[list[Any]]:
    valuation = tools.new("money_portfolio_value", "valuation", **given)
    labels = [{"symbol": symbol, "label": label} for symbol, label in vector["labels"]]
    made = tools.new("money_valuation_breakdown", "breakdown", valuation=valuation, labels=labels)
    count = tools.call("money_breakdown_count", breakdown=made)["count"]
    given = {"breakdown": made, "first": 0, "capacity": count, "rows": True}
    rows = tools.call("money_breakdown_rows", **given)["rows"][:count] if count else []
    return [
        [row["label"], tools.number(row["value"]), tools.decimal_text(row["percent"])]
        + [row["position_count"]]
        for row in rows
    ]
