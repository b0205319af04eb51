"""Answers golden vectors with the Python package: a line of JSON in, a line of JSON out.

`bindings/conformance/README.md` has the protocol. The argument says whether amounts are in C (1) or
go through ctypes (0).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from datetime import timedelta
from decimal import Decimal
from fractions import Fraction
from typing import Any

import libmoney
from libmoney import (
    Basket,
    Calculator,
    Catalogue,
    Converter,
    CurrenciesFeed,
    CurrencyList,
    CurrencySort,
    Invoice,
    InvoiceTax,
    Level,
    Money,
    MoneyBag,
    MoneyError,
    OrderForm,
    Origin,
    Policy,
    Portfolio,
    Prices,
    Rates,
    RatesBuilder,
    RatesFeed,
    Rounding,
    Tender,
    Wallet,
    evaluate,
    explain_expression,
    expression_caret,
    xirr,
)

Vector = dict[str, Any]
FIELDS = ("date", "type", "ticker", "quantity", "price", "sum")
RATES = b'{"success":true,"timestamp":0,"source":"USD","quotes":{"USDEUR":0.9}}'
LIST = b'{"success":true,"currencies":{"EUR":"Euro"}}'


def rates_of(pairs: list[Vector]) -> Rates:
    builder = RatesBuilder()
    for one in pairs:
        builder.add(one["from"], one["to"], one["rate"], one.get("date"))
    return builder.build()


def number(money: Any) -> str | None:
    return None if money is None else format(money.amount, "f")


def parse(vector: Vector) -> Any:
    if "currency" in vector:
        money = Money.parse(vector["text"])
        return {"value": number(money), "currency": money.currency}
    return {"value": number(Money.parse(vector["text"], currency="EUR"))}


def allocation(vector: Vector) -> Any:
    money = Money(vector["amount"], vector["currency"])
    method = vector.get("method", "largest_remainder")
    if "remainder" in vector:
        shares, left = money.allocate_remainder(vector["weights"])
        return {"shares": [number(one) for one in shares], "remainder": number(left)}
    return {"shares": [number(one) for one in money.allocate(vector["weights"], method=method)]}


def conversion(vector: Vector) -> Any:
    rates = rates_of(vector["rates"])
    options: dict[str, Any] = {"rounding": Rounding[vector.get("rounding", "half_even").upper()]}
    if "date" in vector:
        options["on"] = vector["date"]
    if "digits" in vector:
        options["digits"] = vector["digits"]
    found = rates.explain(Money(vector["amount"], vector["from"]), vector["to"], **options)
    names = ("rounded", "rate_rounded", "fixed", "earlier", "stale", "inconsistent")
    flags = [name for name in names if getattr(found, name, False)]
    return {"result": number(found.result), "flags": flags, "path": list(found.path)}


def bag(vector: Vector) -> Any:
    answer: Vector = {}
    if "equal" in vector:
        a, b = (MoneyBag(*map(Money.parse, texts)) for texts in vector["equal"])
        answer["equal"] = a == b and hash(a) == hash(b)
    if "sum" in vector:
        total = MoneyBag(*map(Money.parse, vector["sum"])) * vector["times"]
        answer["result"] = number(total.reduce(vector["reduce"], rates_of(vector["rates"])))
    return answer


def basket(vector: Vector) -> Any:
    catalogue = Catalogue(vector["currency"])
    category = ""
    if "tax_rate" in vector:
        category = "standard"
        catalogue.set_tax(category, percent=Decimal(vector["tax_rate"]) * 100)
    changes: Vector = {}
    if "rounding" in vector:
        changes["level"] = Level[vector["rounding"]["level"].upper()]
        changes["rounding"] = Rounding[vector["rounding"]["mode"].upper()]
    if "prices" in vector:
        changes["prices"] = Prices[vector["prices"].upper()]
    if "tender" in vector:
        changes.update(tender=Tender.CASH, cash_step=vector["tender"]["cash_step"])
    if "discount" in vector:
        names = {"largest": "largest_remainder", "first": "floor_to_first", "last": "floor_to_last"}
        changes["remainder"] = names[vector["discount"]["remainder"]]
    for index, line in enumerate(vector["lines"]):
        catalogue.add(f"sku{index}", line["unit_price"], category=category)
    filled = Basket(catalogue, Policy(**changes))
    for index, line in enumerate(vector["lines"]):
        filled.add(f"sku{index}", line["quantity"])
    if "discount" in vector:
        filled.discount_order(amount=vector["discount"]["fixed"])
    currency, rates = None, None
    if "checkout" in vector:
        currency = vector["checkout"]["currency"]
        rates = Rates([(vector["currency"], currency, vector["checkout"]["rate"])])
    receipt = filled.checkout(currency, rates)
    names_of = ("total", "gross", "tax", "cash_rounding", "payable")
    answer = {name: number(getattr(receipt, name)) for name in names_of}
    return {**answer, "discount_shares": [number(one.order_discount) for one in receipt.lines]}


def expressions(vector: Vector) -> Any:
    rates = rates_of(vector.get("rates", []))
    told = explain_expression(vector["expression"], rates)
    if evaluate(vector["expression"], rates) != told.result:
        return {"broken": "evaluate and explain_expression differ"}
    sign = (told.exact > 0) - (told.exact < 0)
    exact = [sign, f"{abs(told.exact.numerator):x}", f"{told.exact.denominator:x}"]
    return {"result": str(told.result), "rounded": told.rounded, "exact": exact}


def rate_of_return(vector: Vector) -> Any:
    found = xirr(vector["flows"])
    return {"undefined": found.reason.text} if found.reason else {"root": found.rate}


def calculator(vector: Vector) -> Any:
    alerts: list[str] = []
    machine = Calculator(on_alert=lambda alert: alerts.append(alert.name))
    machine.press(vector["keys"])
    return {"display": machine.display, "alert": alerts[-1] if alerts else "none"}


def currency_list(vector: Vector, document: str) -> Any:
    found = CurrencyList(vector["language"], current=False)
    found.add_json(document)
    for code in vector.get("favourites", []):
        found.favourite(code)
    if "sort" in vector:
        found.sort(CurrencySort[vector["sort"].upper()])
    if "search" in vector:
        found.search(vector["search"])
    return {"codes": [item.code for item in found], "state": found.state.name.lower()}


def converter(vector: Vector, document: str) -> Any:
    if "list" in vector:
        return currency_list(vector, document)
    rates = Rates.from_json(document)

    def typed(text: str) -> Converter:
        made = Converter(vector["source"], vector["target"])
        made.set_rates(rates, Origin.NETWORK)
        made.amount = text
        return made

    made = typed(vector["typed"])
    state = made.state().name.lower()
    unfinished = made.info().typed.name == "UNFINISHED"
    answer: Vector = {"state": state, "unfinished": unfinished, "reason": made.reason}
    if state == "ready":
        answer |= {"result": made.text, "equivalence": made.equivalence}
        answer["through"] = list(made.explain().path)[1:-1]
        rate = made.rate()
        answer["rate"] = [str(rate.rate.numerator), str(rate.rate.denominator)]
    if "result_of" in vector:
        answer["other"] = typed(vector["result_of"]).text
    return answer


def order(vector: Vector) -> Any:
    currencies = CurrencyList(vector["language"], current=False)
    for code in vector["codes"]:
        currencies.add(code)
    up = [item.code for item in currencies]
    currencies.sort(CurrencySort.NAME_DESCENDING)
    return {"up": up, "down": [item.code for item in currencies]}


def form(vector: Vector) -> Any:
    portfolio = Portfolio("EUR")
    draft = vector["draft"]
    filled = OrderForm(portfolio, ticker_rule=draft.get("rule", "letters"))
    names = {field: "action" if field == "type" else field for field in FIELDS}
    for field, name in names.items():
        setattr(filled, name, draft.get(field, ""))
    errors = filled.errors
    states = {field: errors.get(name, "ok") for field, name in names.items()}
    texts = {field: getattr(filled, name) for field, name in names.items()}
    saved = True
    try:
        filled.save(portfolio)
    except MoneyError:
        saved = False
    return {"states": states, "texts": texts, "saved": saved, "stored": len(portfolio)}


def feed(vector: Vector) -> Any:
    ttl = timedelta(seconds=vector["ttl_seconds"])
    is_list = vector["feed"] == "currency_list"
    made: Any = (
        CurrenciesFeed("not-a-key", ttl=ttl)
        if is_list
        else RatesFeed.currencylayer("not-a-key", ttl=ttl)
    )
    request: Any = None
    steps: list[Any] = []
    for step in vector["steps"]:
        at = step.get("at", 0)
        if "expect" in step:
            asked = made.next(at)
            request = asked or request
            steps.append("nothing" if asked is None else "fetch")
        elif "event" in step:
            made.refresh() if step["event"] == "refresh" else made.network_is_back(at)
            steps.append("done")
        elif "answer" in step:
            what = step["answer"]
            if what == "no connection":
                made.no_answer(request, "connection", at)
            elif what == "html":
                made.answer(request, 200, "text/html", b"<html></html>", at)
            else:
                made.answer(request, 200, "application/json", LIST if is_list else RATES, at)
            failure = made.failure()
            steps.append("MONEY_OK" if failure is None else f"MONEY_ERR_{failure.status.name}")
        else:
            steps.append([made.state(at).name.lower(), made.age(at), made.rates is not None])
    return {"steps": steps}


def filled_portfolio(vector: Vector, method: Any) -> Portfolio:
    own = vector.get("security_currency", vector.get("currency"))
    portfolio = Portfolio(vector.get("report_currency", own), method=method)
    rate = None
    if "rate_at_trade" in vector:
        amounts = vector["rate_at_trade"]
        rate = Fraction(amounts[vector["report_currency"]]) / Fraction(amounts[own])
    for day, action, symbol, quantity, total in vector["transactions"]:
        trade = portfolio.buy if action == "buy" else portfolio.sell
        trade(symbol, quantity=quantity, total=total, currency=own, on=day, rate=rate)
    return portfolio


def portfolio(vector: Vector) -> Any:
    answer: Vector = {}
    for method in ("fifo", "average"):
        held = filled_portfolio(vector, method)
        symbol = held.transactions[0].symbol
        quotes = {symbol: vector["price"]} if "price" in vector else {}
        position = held.value(quotes).positions[0]
        answer[method] = {
            "realised": number(position.realised_gain),
            "unrealised": number(position.performance.unrealised_gain),
            "remaining_cost": number(position.cost),
            "remaining_quantity": str(position.quantity),
        }
    if "rate_now" in vector:
        own, report = vector["security_currency"], vector["report_currency"]
        now = {code: amount.replace(".", "") for code, amount in vector["rate_now"].items()}
        rates = rates_of([{"from": own, "to": report, "rate": f"{now[report]}/{now[own]}"}])
        valued = filled_portfolio(vector, "fifo").value({"ABC": vector["price"]}, rates)
        answer |= {
            name: number(getattr(valued, name))
            for name in ("profit", "currency_effect", "price_effect")
        }
        answer["value_now"] = number(valued.value)
    return answer


def wallet(vector: Vector) -> Any:
    filled = Wallet(*map(Money.parse, vector["moneys"]))
    answer: Vector = {"count": filled.count, "currencies": list(filled.currencies)}
    answer["per_currency"] = {
        code: filled.count_of(code) for code in vector.get("per_currency", {})
    }
    answer["sums"] = {code: number(filled.sum(code)) for code in vector.get("sums", {})}
    wanted = vector["total"]
    target, rates = wanted["currency"], rates_of(wanted.get("rates", []))
    try:
        details = filled.total_details(target, rates)
        answer |= {
            "total": number(details.total),
            "total_of_rounded": number(details.total_of_rounded),
        }
    except MoneyError as error:
        answer["total_error"] = str(error)
    try:
        statement = filled.statement(target, rates)
        answer |= {"sections": len(statement.sections), "rows": statement.row_count}
    except MoneyError as error:
        answer["statement_error"] = str(error)
    return answer


def told_of(invoice: Invoice) -> Any:
    totals = invoice.totals()
    names = ("line_total", "allowances", "charges", "net", "tax", "gross", "payable")
    answer: Vector = {name: number(getattr(totals, name)) for name in names}
    answer["lines"] = [number(line.net) for line in totals.lines]
    answer["taxes"] = [number(row.tax) for row in totals.categories]
    return answer


def invoices(vector: Vector) -> Any:
    made = Invoice(vector["currency"])
    for line in vector["lines"]:
        added = made.add(
            "",
            line["quantity"],
            line["price"],
            base_quantity=line["base_quantity"] or 1,
            category=line["category"],
            percent=line["percent"] or 0,
        )
        for one in line["allowances_charges"]:
            (added.charge if one["charge"] else added.allowance)(one["amount"])
    for one in vector["document"]:
        adjust = made.charge if one["charge"] else made.allowance
        adjust(one["amount"], category=one["category"], percent=one["percent"] or 0)
    made.prepaid(vector["prepaid"] or 0)
    made.rounding(vector["rounding"] or 0)
    return told_of(made)


def taxes_of(taxes: list[Any]) -> Vector:
    if not taxes:
        return {"category": "O"}
    (name, percent, _), *others = taxes
    category = name if name != "VAT" else "S" if Decimal(percent or 0) else "E"
    further = [InvoiceTax(one[:11], rate or 0, kind=kind) for one, rate, kind in others]
    return {
        "category": category,
        "percent": None if category == "E" else percent or 0,
        "taxes": further,
    }


def gobl(vector: Vector) -> Any:
    if vector["prices_include_tax"]:
        return gobl_basket(vector)
    made = Invoice(vector["currency"])
    for quantity, price, adjustments, taxes, _ in vector["lines"]:
        line = made.add("", quantity, price, **taxes_of(taxes))
        for is_charge, amount in adjustments:
            (line.charge if is_charge else line.allowance)(amount)
    for is_charge, amount, taxes in vector["document"]:
        (made.charge if is_charge else made.allowance)(amount, **taxes_of(taxes))
    made.prepaid(vector["prepaid"] or 0)
    made.rounding(vector["rounding"] or 0)
    return told_of(made)


def gobl_basket(vector: Vector) -> Any:
    catalogue = Catalogue(vector["currency"])
    for *_, taxes, _ in vector["lines"]:
        catalogue.set_tax(f"rate {taxes[0][1]}", Decimal(taxes[0][1] or 0))
    filled = Basket(catalogue, Policy(level=Level.TAX_GROUP, prices=Prices.GROSS))
    for index, (*_, taxes, total) in enumerate(vector["lines"]):
        filled.put(str(index), total, category=f"rate {taxes[0][1]}")
    receipt = filled.checkout()
    taxes = [number(row.tax) for row in receipt.taxes]
    return {"net": number(receipt.net), "total": number(receipt.total), "taxes": taxes}


ANSWERS: dict[str, Callable[..., Any]] = {
    "parse": parse,
    "allocation": allocation,
    "conversion": conversion,
    "bag": bag,
    "basket": basket,
    "expressions": expressions,
    "xirr": rate_of_return,
    "calculator": calculator,
    "converter": converter,
    "currency-order": order,
    "transaction-draft": form,
    "feed": feed,
    "portfolio": portfolio,
    "wallet": wallet,
    "invoices": invoices,
    "gobl": gobl,
}


def answer(request: Vector) -> Any:
    vector = request["vector"]
    words = [request["document"]] if "document" in request else []
    try:
        return ANSWERS[request["op"]](vector, *words)
    except MoneyError as error:
        told: Vector = {"error": str(error), "status": f"MONEY_ERR_{error.status.name}"}
        if error.position is not None:
            told["position"] = error.position
            if request["op"] == "expressions":
                told["caret"] = expression_caret(vector["expression"], error.position)
        return told


def main() -> None:
    if libmoney.accelerated != (sys.argv[1:] == ["1"]):
        raise SystemExit("amounts are not computed as the argument says")
    for line in sys.stdin:
        try:
            found = answer(json.loads(line))
        except Exception as error:  # a driver answers every line
            found = {"broken": repr(error)}
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
