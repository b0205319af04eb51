"""Answers golden vectors with the Python package: a line of JSON in, a line of JSON out.

`bindings/conformance/README.md` describes the protocol. The argument selects amounts in C (1) or
through ctypes (0).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from datetime import timedelta
from fractions import Fraction
from typing import Any

from driver_accounts import accounts
from driver_exchange import exchange
from driver_investing import disposals, rebalancing, time_value, track_records
from driver_ledger import ledger
from driver_loans import loans
from driver_notepad import locale_numbers, merging, notepad, packed
from driver_papers import explanations, invoice_documents, payment_code
from driver_trade import bank_statements, basket, gobl, invoices, journals, number

import libmoney
from libmoney import (
    Calculator,
    Converter,
    CurrenciesFeed,
    CurrencyList,
    CurrencySort,
    Money,
    MoneyBag,
    MoneyError,
    OrderForm,
    Origin,
    Portfolio,
    Rates,
    RatesBuilder,
    RatesFeed,
    Rounding,
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
    unfinished = made.info().input_state.name == "UNFINISHED"
    answer: Vector = {"state": state, "unfinished": unfinished, "reason": made.reason}
    if state == "ready":
        answer |= {"result": made.text, "equivalence": made.unit_rate}
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
            made.refresh() if step["event"] == "refresh" else made.notify_online(at)
            steps.append("done")
        elif "answer" in step:
            what = step["answer"]
            if what == "no connection":
                made.fail_request(request, "connection", at)
            elif what == "html":
                made.receive_response(request, 200, "text/html", b"<html></html>", at)
            else:
                made.receive_response(
                    request, 200, "application/json", LIST if is_list else RATES, at
                )
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


ANSWERS: dict[str, Callable[..., Any]] = {
    "parse": parse,
    "allocation": allocation,
    "conversion": conversion,
    "bag": bag,
    "basket": basket,
    "expressions": expressions,
    "xirr": rate_of_return,
    "loans": loans,
    "ledger": ledger,
    "accounts": accounts,
    "exchange": exchange,
    "time-value": time_value,
    "disposals": disposals,
    "rebalancing": rebalancing,
    "track-records": track_records,
    "calculator": calculator,
    "converter": converter,
    "currency-order": order,
    "transaction-draft": form,
    "feed": feed,
    "portfolio": portfolio,
    "wallet": wallet,
    "invoices": invoices,
    "gobl": gobl,
    "notepad": notepad,
    "locale-numbers": locale_numbers,
    "merging": merging,
    "packed": packed,
    "payment-code": payment_code,
    "explanations": explanations,
    "bank-statements": bank_statements,
    "journals": journals,
    "invoice-documents": invoice_documents,
}


def answer(request: Vector) -> Any:
    vector = request["vector"]
    words = [request["document"]] if "document" in request else []
    try:
        return ANSWERS[request["op"]](vector, *words)
    except MoneyError as error:
        # A refused invoice is caused by the library's own error.
        cause = error.__cause__ if isinstance(error.__cause__, MoneyError) else error
        told: Vector = {"error": str(error), "status": f"MONEY_ERR_{cause.status.name}"}
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
