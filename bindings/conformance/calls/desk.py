"""Converters, currency lists, order forms, feeds, portfolios and wallets."""

from __future__ import annotations

from typing import Any

from calls.native import CallError
from calls.tools import Tools, Values

FIELDS = ("date", "type", "ticker", "quantity", "price", "sum")
DOCUMENTS = {
    "rates": '{"success":true,"timestamp":0,"source":"USD","quotes":{"USDEUR":0.9}}',
    "currency_list": '{"success":true,"currencies":{"EUR":"Euro"}}',
}


def codes_of(tools: Tools, currencies: Any) -> list[str]:
    count = tools.call("money_currency_list_count", list=currencies)["count"]
    rows = (
        tools.call("money_currency_list_at", list=currencies, index=index) for index in range(count)
    )
    return [row["item"]["code"] for row in rows]


def currency_list(tools: Tools, vector: Values, document: str) -> Any:
    made = tools.new("money_currency_list_new", "list", language=vector["language"])
    tools.call("money_currency_list_add_json", list=made, json=document)
    for code in vector.get("favourites", []):
        tools.call("money_currency_list_set_favourite", list=made, code=code, is_favourite=1)
    if "sort" in vector:
        sort = tools.constant(f"SORT_{vector['sort'].upper()}")
        tools.call("money_currency_list_set_sort", list=made, sort=sort)
    if "search" in vector:
        tools.call("money_currency_list_set_search", list=made, text=vector["search"])
    state = tools.call("money_currency_list_state", list=made)["state"]
    is_ready = state == tools.constant("LIST_READY")
    return {"codes": codes_of(tools, made), "state": "ready" if is_ready else "nothing_found"}


def converter(tools: Tools, vector: Values, document: str) -> Any:
    if "list" in vector:
        return currency_list(tools, vector, document)
    rates = tools.new("money_rates_from_json", "rates", json=document)
    now = tools.constant("INSTANT_NONE")

    def typed(text: str) -> Any:
        pair = {"source": vector["source"], "target": vector["target"]}
        one = tools.new("money_converter_new", "converter", **pair)
        given = {"rates": rates, "origin": tools.constant("ORIGIN_NETWORK"), "received": now}
        tools.call("money_converter_set_rates", converter=one, **given)
        tools.call("money_converter_set_amount", converter=one, text=text)
        return one

    def text(name: str, one: Any) -> str:
        return str(tools.call(f"money_converter_{name}", converter=one)["buffer"])

    made = typed(vector["typed"])
    info = tools.call("money_converter_info", converter=made, now=now)["info"]
    names = {
        tools.constant(f"CONVERTER_{name.upper()}"): name for name in ("empty", "failed", "ready")
    }
    answer: Values = {"state": names.get(info["state"], "other"), "reason": text("reason", made)}
    answer["unfinished"] = info["input_state"] == tools.constant("INPUT_STATE_UNFINISHED")
    if answer["state"] == "ready":
        answer |= {"result": text("text", made), "equivalence": text("unit_rate", made)}
        found = tools.call("money_converter_result", converter=made, now=now, details=True)[
            "details"
        ]
        answer["through"] = [leg["from"] for leg in found["legs"][1 : found["leg_count"]]]
        rate = tools.call("money_converter_rate", converter=made, now=now)["details"]
        if rate["leg_count"] == 1:
            answer["rate"] = [str(rate["legs"][0][key]) for key in ("numerator", "denominator")]
    if "result_of" in vector:
        answer["other"] = text("text", typed(vector["result_of"]))
    return answer


def order(tools: Tools, vector: Values) -> Any:
    made = tools.new("money_currency_list_new", "list", language=vector["language"])
    for code in vector["codes"]:
        tools.call("money_currency_list_add", list=made, code=code)
    up = codes_of(tools, made)
    tools.call(
        "money_currency_list_set_sort", list=made, sort=tools.constant("SORT_NAME_DESCENDING")
    )
    return {"up": up, "down": codes_of(tools, made)}


def form(tools: Tools, vector: Values) -> Any:
    draft = vector["draft"]
    rule = tools.constant("TICKER_EXCHANGE_SYMBOL" if "rule" in draft else "TICKER_LETTERS")
    portfolio = tools.new("money_portfolio_new", "portfolio", currency="EUR")
    made = tools.new("money_order_form_new", "form", portfolio=portfolio, ticker_rule=rule)
    fields = {name: tools.constant("ORDER_DATE") + index for index, name in enumerate(FIELDS)}
    for name, field in fields.items():
        if name in draft:
            tools.call("money_order_form_set", form=made, field=field, text=draft[name])
    answer: Values = {"states": {}, "texts": {}, "saved": True}
    for name, field in fields.items():
        state = tools.call("money_order_form_state", form=made, field=field)["state"]
        answer["states"][name] = tools.call("money_field_state_text", state=state)
        answer["texts"][name] = tools.call("money_order_form_text", form=made, field=field)[
            "buffer"
        ]
    try:
        tools.call("money_order_form_save", form=made, portfolio=portfolio)
    except CallError:
        answer["saved"] = False
    answer["stored"] = tools.call("money_portfolio_count", portfolio=portfolio)["count"]
    return answer


def feed(tools: Tools, vector: Values) -> Any:
    is_list = vector["feed"] == "currency_list"
    provider = tools.constant(
        "PROVIDER_CURRENCYLAYER_LIST" if is_list else "PROVIDER_CURRENCYLAYER"
    )
    options = {"api_key": "not-a-key", "ttl_seconds": vector["ttl_seconds"]}
    made = tools.new("money_feed_new", "feed", provider=provider, options=options)
    identifier, steps = 0, []
    for step in vector["steps"]:
        now = step.get("at", 0)
        if "expect" in step:
            request = tools.new("money_feed_next", "request", feed=made, now=now)
            if request is not None:
                identifier = tools.call("money_feed_request_id", request=request)
            steps.append("nothing" if request is None else "fetch")
        elif "event" in step:
            if step["event"] == "refresh":
                tools.call("money_feed_refresh", feed=made)
            else:
                tools.call("money_feed_notify_online", feed=made, now=now)
            steps.append("done")
        elif "answer" in step:
            steps.append(answered(tools, made, identifier, step, DOCUMENTS[vector["feed"]]))
        else:
            info = tools.call("money_feed_info", feed=made, now=now)["info"]
            is_stale = info["state"] == tools.constant("FEED_STALE")
            rates = tools.new("money_feed_rates", "rates", feed=made)
            steps.append(["stale" if is_stale else "other", info["age_seconds"], rates is not None])
    return {"steps": steps}


def answered(tools: Tools, made: Any, identifier: int, step: Values, document: str) -> Any:
    given = {"feed": made, "id": identifier, "now": step["at"]}
    if step["answer"] == "no connection":
        reason = tools.constant("TRANSPORT_CONNECTION")
        tools.call("money_feed_fail_request", reason=reason, **given)
    else:
        is_page = step["answer"] == "html"
        body = "<html></html>" if is_page else document
        kind = "text/html" if is_page else "application/json"
        tools.call(
            "money_feed_receive_response", http_status=200, content_type=kind, body=body, **given
        )
    status = tools.call("money_feed_failure", feed=made)["failure"]["status"]
    return tools.call("money_status_name", status=status)


def own(vector: Values) -> str:
    return str(vector.get("currency", vector.get("security_currency")))


def report(vector: Values) -> str:
    return str(vector.get("report_currency", own(vector)))


def cents(tools: Tools, amounts: Values, code: str) -> int:
    amount = tools.amount(amounts[code], code)
    return int(tools.call("money_to_minor", amount=amount)["minor"])


def held(tools: Tools, vector: Values, method: str) -> Any:
    options = {"method": tools.constant(f"LOTS_{method.upper()}")}
    made = tools.new("money_portfolio_new", "portfolio", currency=report(vector), options=options)
    rate = vector.get("rate_at_trade")
    for date, action, symbol, quantity, total in vector["transactions"]:
        transaction = {
            "date": tools.date(date),
            "action": tools.constant(f"ACTION_{action.upper()}"),
            "symbol": symbol,
            "quantity": tools.decimal(quantity),
            "total": tools.amount(total, own(vector)),
        }
        if rate is not None:
            transaction["rate_numerator"] = cents(tools, rate, report(vector))
            transaction["rate_denominator"] = cents(tools, rate, own(vector))
        tools.call("money_portfolio_add", portfolio=made, transaction=transaction)
    return made


def valued(tools: Tools, vector: Values, portfolio: Any, rates: Any) -> Any:
    first = tools.call("money_portfolio_transaction_at", portfolio=portfolio, index=0)[
        "transaction"
    ]
    quotes = []
    if "price" in vector:
        quotes.append({"symbol": first["symbol"], "price": tools.decimal(vector["price"])})
    given = {"portfolio": portfolio, "quotes": quotes, "rates": rates}
    return tools.new("money_portfolio_value", "valuation", **given)


def portfolio(tools: Tools, vector: Values) -> Any:
    answer: Values = {}
    for method in ("fifo", "average"):
        valuation = valued(tools, vector, held(tools, vector, method), None)
        position = tools.call("money_valuation_position_at", valuation=valuation, index=0)[
            "position"
        ]
        unrealised = position["performance"]["unrealised_gain"]
        answer[method] = {
            "realised": tools.number(position["realised_gain"]),
            "remaining_cost": tools.number(position["cost"]),
            "remaining_quantity": tools.decimal_text(position["quantity"]),
            "unrealised": tools.number(unrealised) if unrealised["currency"] else None,
        }
    if "rate_now" in vector:
        to, source = report(vector), own(vector)
        rate = f"{cents(tools, vector['rate_now'], to)}/{cents(tools, vector['rate_now'], source)}"
        rates = tools.rates([{"from": source, "to": to, "rate": rate}])
        valuation = valued(tools, vector, held(tools, vector, "fifo"), rates)
        all_of_it = tools.call("money_valuation_summary", valuation=valuation)["summary"][
            "performance"
        ]
        names = {"value_now": "value", "profit": "profit"}
        names |= {name: name for name in ("currency_effect", "price_effect")}
        answer |= {key: tools.number(all_of_it[name]) for key, name in names.items()}
    return answer


def wallet(tools: Tools, vector: Values) -> Any:
    made = tools.new("money_wallet_new", "wallet")
    for text in vector["moneys"]:
        tools.call("money_wallet_add", wallet=made, amount=tools.parsed(text))

    def count(**currency: str) -> int:
        return int(tools.call("money_wallet_count", wallet=made, **currency)["count"])

    currencies = tools.call("money_wallet_currency_count", wallet=made)["count"]
    at = [
        tools.call("money_wallet_currency_at", wallet=made, index=one) for one in range(currencies)
    ]
    answer: Values = {"count": count(), "currencies": [one["buffer"] for one in at]}
    answer["per_currency"] = {code: count(currency=code) for code in vector.get("per_currency", {})}
    sums = {
        code: tools.call("money_wallet_sum", wallet=made, currency=code)
        for code in vector.get("sums", {})
    }
    answer["sums"] = {code: tools.number(one["sum"]) for code, one in sums.items()}
    wanted = vector["total"]
    given = {
        "wallet": made,
        "target": wanted["currency"],
        "rates": tools.rates(wanted.get("rates", [])),
    }
    try:
        found = tools.call("money_wallet_total", **given, details=True)
        answer["total"] = tools.number(found["total"])
        answer["total_of_rounded"] = tools.number(found["details"]["total_of_rounded"])
    except CallError as error:
        answer["total_error"] = str(error)
    try:
        statement = tools.new("money_wallet_statement", "statement", **given)
        sections = tools.call("money_wallet_statement_section_count", statement=statement)["count"]
        rows = [
            tools.call("money_wallet_statement_row_count", statement=statement, section=one)[
                "count"
            ]
            for one in range(sections)
        ]
        answer |= {"sections": sections, "rows": sum(rows)}
    except CallError as error:
        answer["statement_error"] = str(error)
    return answer
