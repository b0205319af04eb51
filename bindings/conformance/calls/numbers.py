"""Amounts, rates, expressions, rates of return and the keys of a calculator."""

from __future__ import annotations

from typing import Any

from calls.tools import Tools, Values

FLAGS = ("rounded", "rate_rounded", "fixed", "earlier", "stale", "inconsistent", "euro_regulation")


def parse(tools: Tools, vector: Values) -> Any:
    if "currency" in vector:
        amount = tools.parsed(vector["text"])
        return {"value": tools.number(amount), "currency": amount["currency"]}
    given = {"text": vector["text"], "currency": "EUR"}
    value = tools.number(tools.call("money_parse_with_currency", **given)["result"])
    decimal = tools.call("money_decimal_parse", text=vector["text"])["result"]
    return {"value": value, "decimal": tools.decimal_text(decimal)}


def allocation(tools: Tools, vector: Values) -> Any:
    method = vector.get("method", "largest_remainder").upper()
    found = tools.call(
        "money_allocate",
        amount=tools.amount(vector["amount"], vector["currency"]),
        weights=[tools.decimal(weight) for weight in vector["weights"]],
        options={"method": tools.constant(f"ALLOCATE_{method}")},
        remainder=True,
    )
    shares = [tools.number(share) for share in found["shares"]][: len(vector["weights"])]
    return {"shares": shares, "remainder": tools.number(found["remainder"])}


def conversion(tools: Tools, vector: Values) -> Any:
    options: Values = {}
    if "rounding" in vector:
        options["rounding"] = tools.constant(f"ROUND_{vector['rounding'].upper()}")
    if "digits" in vector:
        options["digits"] = vector["digits"]
    if "date" in vector:
        options["date"] = tools.date(vector["date"])
    found = tools.call(
        "money_rates_convert",
        rates=tools.rates(vector["rates"]),
        amount=tools.amount(vector["amount"], vector["from"]),
        target=vector["to"],
        options=options,
        details=True,
    )
    details = found["details"]
    legs = details["legs"][: details["leg_count"]]
    path = [legs[0]["from"], *(leg["to"] for leg in legs)] if legs else []
    flags = [one for one in FLAGS if details["flags"] & tools.constant(f"FLAG_{one.upper()}")]
    return {"result": tools.number(found["result"]), "flags": flags, "path": path}


def bag_of(tools: Tools, texts: list[str]) -> Any:
    bag = tools.new("money_bag_new", "bag")
    for text in texts:
        tools.call("money_bag_add", bag=bag, amount=tools.parsed(text))
    return bag


def bag(tools: Tools, vector: Values) -> Any:
    answer: Values = {}
    if "equal" in vector:
        a, b = (bag_of(tools, texts) for texts in vector["equal"])
        first, second = (tools.call("money_bag_hash", bag=one)["hash"] for one in (a, b))
        equal = tools.call("money_bag_equal", a=a, b=b)["equal"]
        answer["equal"] = bool(equal) and first == second
    if "sum" in vector:
        whole, rates = bag_of(tools, vector["sum"]), tools.rates(vector["rates"])
        tools.call("money_bag_multiply", bag=whole, factor=tools.decimal(str(vector["times"])))
        found = tools.call("money_bag_reduce", bag=whole, target=vector["reduce"], rates=rates)
        answer["result"] = tools.number(found["result"])
    return answer


def expressions(tools: Tools, vector: Values) -> Any:
    rates = tools.rates(vector.get("rates", []))
    given = {"text": vector["expression"], "rates": rates, "expression": True}
    found = tools.call("money_expression_evaluate", **given)
    tools.objects.append(found["expression"])
    value = found["value"]
    is_amount = value["kind"] == tools.constant("EXPRESSION_AMOUNT")
    exact = tools.call("money_expression_info", expression=found["expression"])["info"]["exact"]
    words = [
        "".join(f"{one:016x}" for one in reversed(exact[key]))
        for key in ("numerator", "denominator")
    ]
    return {
        "result": tools.text(value["amount"]) if is_amount else tools.decimal_text(value["number"]),
        "rounded": bool(value["flags"] & tools.constant("FLAG_ROUNDED")),
        "exact": [exact["sign"], *words],
    }


def xirr(tools: Tools, vector: Values) -> Any:
    flows = [
        {"date": tools.date(day), "amount": tools.amount(text, "EUR")}
        for day, text in vector["flows"]
    ]
    found = tools.call("money_xirr", flows=flows)["result"]
    if found["outcome"] == tools.constant("XIRR_UNDEFINED"):
        return {"undefined": tools.call("money_xirr_reason_text", reason=found["reason"])}
    return {"root": found["rates"][0]}


def loans(tools: Tools, vector: Values) -> Any:
    if "flows" in vector:
        return rate_of_charge(tools, vector)
    terms = {
        "principal": tools.amount(vector["principal"], vector["currency"]),
        "rate": tools.decimal(vector["rate"]),
        "start": tools.date(vector["start"]),
        "kind": tools.constant(f"LOAN_{vector['kind'].upper()}"),
        "unit_count": vector["count"],
        "payment_count": vector["payments"],
        "day_count": tools.constant(f"DAY_COUNT_{vector['day_count'].upper()}"),
    }
    if "first" in vector:
        terms["first_payment"] = tools.date(vector["first"])
    for name in ("payment", "advance_fee", "payment_fee"):
        if name in vector:
            terms[name] = tools.amount(vector[name], vector["currency"])
    if "events" in vector:
        events = [loan_event(tools, words, vector["currency"]) for words in vector["events"]]
        loan = tools.new("money_loan_with_events", "loan", terms=terms, events=events)
    else:
        loan = tools.new("money_loan_new", "loan", terms=terms)
    given = {"loan": loan, "first": 0, "capacity": len(vector.get("rows", [])) + 1, "rows": True}
    found = tools.call("money_loan_rows", **given)
    names = ("payment", "interest", "principal", "balance", "fee")
    info = tools.call("money_loan_info", loan=loan)["info"]
    return {
        "level": tools.number(info["payment"]),
        "rows": [
            [tools.number(one[name]) for name in names] for one in found["rows"][: found["count"]]
        ],
        "cost": tools.number(info["cost"]),
        "apr": [rate_of_loan(tools, loan, rule) for rule in ("EU", "US")],
    }


def loan_event(tools: Tools, words: list[str], currency: str) -> Values:
    day, kind, value = words
    event = {"date": tools.date(day), "kind": tools.constant(f"LOAN_EVENT_{kind.upper()}")}
    if kind == "rate":
        event["rate"] = tools.decimal(value)
    elif kind != "level":
        event["amount"] = tools.amount(value, currency)
    return event


def rate_of_loan(tools: Tools, loan: Any, rule: str) -> str:
    found = tools.call(
        "money_loan_apr",
        loan=loan,
        rule=tools.constant(f"APR_{rule}"),
        digits=16,
        rounding=tools.constant("ROUND_HALF_UP"),
    )
    return tools.decimal_text(found["percent"])


def rate_of_charge(tools: Tools, vector: Values) -> Any:
    flows = []
    for when, text in vector["flows"]:
        flow = {"amount": tools.amount(text, "EUR")}
        if "-" in when:
            flow["date"] = tools.date(when)
        else:
            flow["periods"] = int(when)
        flows.append(flow)
    found = tools.call(
        "money_apr",
        rule=tools.constant(f"APR_{vector['rule'].upper()}"),
        unit=tools.constant(f"PERIOD_{vector['unit'].upper()}"),
        unit_count=vector["count"],
        flows=flows,
        digits=vector["digits"],
        rounding=tools.constant("ROUND_HALF_UP"),
    )
    return {"percent": tools.decimal_text(found["percent"])}


def calculator(tools: Tools, vector: Values) -> Any:
    made = tools.new("money_calculator_new", "calculator")
    found = tools.call(
        "money_calculator_press_keys", calculator=made, keys=vector["keys"], alert=True
    )
    alert = tools.call("money_calculator_alert_name", alert=found["alert"])
    return {
        "alert": alert,
        "display": tools.call("money_calculator_display", calculator=made)["buffer"],
    }


def packed(tools: Tools, vector: Values) -> Any:
    if "damaged" in vector:
        found = tools.call("money_unpack", bytes=vector["damaged"])["result"]
        return {"amount": tools.number(found), "currency": found["currency"]}
    amount = tools.amount(vector["amount"], vector["currency"])
    data = tools.call("money_pack", amount=amount)["bytes"]
    found = tools.call("money_unpack", bytes=data)["result"]
    key = tools.call("money_sort_key", amount=amount)["bytes"]
    told = {"amount": tools.number(found), "currency": found["currency"]}
    return {"packed": data, "key": key, **told}
