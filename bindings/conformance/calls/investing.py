"""The time value of money."""

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
