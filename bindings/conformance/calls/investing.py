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
