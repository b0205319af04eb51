"""Payment codes, explanations, electronic invoices, bank statements and journals."""

from __future__ import annotations

from typing import Any

from calls.tools import Tools, Values
from calls.trade import ROWS, told_of


def payment_code(tools: Tools, vector: Values) -> Any:
    options: Values = {
        "format": tools.constant(f"PAYMENT_CODE_{vector['format'].upper()}"),
        "version": vector.get("version", 0),
        "is_amount_open": int(vector.get("open", False)),
        "amount": tools.amount(vector["amount"], vector["currency"]),
        **vector["fields"],
    }
    text = tools.call("money_payment_code", options=options)["text"]
    content = tools.call("money_payment_code_parse", text=text)["content"]
    return {"text": text, "content": {name: content[name] for name in vector.get("content", ())}}


def explanations(tools: Tools, vector: Values) -> Any:
    if "invoice" in vector:
        invoice = tools.new("money_invoice_from_json", "invoice", json=vector["invoice"])
        made = tools.new("money_invoice_explain", "explanation", invoice=invoice)
    elif "expression" in vector:
        given = {"text": vector["expression"], "expression": True}
        expression = tools.new("money_expression_evaluate", "expression", **given)
        made = tools.new("money_expression_explain", "explanation", expression=expression)
    elif "basket" in vector:
        basket = tools.new("money_basket_from_json", "basket", json=vector["basket"])
        given = {"target": vector["target"], "rates": tools.rates(vector["rates"])}
        receipt = tools.new("money_basket_checkout", "receipt", basket=basket, **given)
        view = tools.constant("RECEIPT_CHECKOUT")
        made = tools.new("money_receipt_explain", "explanation", receipt=receipt, view=view)
    elif "amount" in vector:
        amount = tools.amount(vector["amount"], vector["from"])
        given = {"rates": tools.rates(vector["rates"]), "amount": amount, "target": vector["to"]}
        made = tools.new("money_rates_explain", "explanation", **given)
    else:
        held = tools.new("money_portfolio_from_json", "portfolio", json=vector["portfolio"])
        quotes = [{**one, "price": tools.decimal(one["price"])} for one in vector["quotes"]]
        given = {"portfolio": held, "quotes": quotes, "rates": tools.rates(vector.get("rates", []))}
        valuation = tools.new("money_portfolio_value", "valuation", **given)
        made = tools.new("money_valuation_explain", "explanation", valuation=valuation)
    return explained(tools, made)


def explained(tools: Tools, made: Any) -> Values:
    text = tools.call("money_explanation_to_text", explanation=made)["text"]
    return {"text": text, "json": tools.call("money_explanation_to_json", explanation=made)["json"]}


def bank_statements(tools: Tools, vector: Values) -> Any:
    given = {"xml": vector["xml"]}
    statements = tools.new("money_bank_statements_from_camt", "statements", **given)
    wallet = tools.new("money_wallet_new", "wallet")
    info = tools.call("money_bank_statements_info", statements=statements)["info"]
    for index in range(int(info["statement_count"])):
        for _ in range(2):
            given = {"wallet": wallet, "statements": statements, "index": index}
            tools.call("money_wallet_add_bank_statement", **given)
    return {
        "json": tools.call("money_bank_statements_to_json", statements=statements)["json"],
        "wallet": tools.call("money_wallet_to_json", wallet=wallet)["json"],
    }


def journals(tools: Tools, vector: Values) -> Any:
    form = tools.constant(f"JOURNAL_{vector['format'].upper()}")
    given = {"journal": vector["journal"], "format": form, "base": "EUR"}
    given |= {"exchange": vector.get("exchange"), "symbols": vector.get("symbols")}
    ledger = tools.new("money_ledger_from_journal", "ledger", **given)
    return {
        "json": tools.call("money_ledger_to_json", ledger=ledger)["json"],
        "written": tools.call("money_ledger_to_journal", ledger=ledger, format=form)["journal"],
    }


def invoice_documents(tools: Tools, vector: Values) -> Any:
    if "read" in vector:
        name = f"money_invoice_from_{vector['syntax']}"
        return told_of(tools, tools.new(name, "invoice", xml=vector["xml"]))
    report = tools.new("money_invoice_check", "report", xml=vector["xml"])

    def rows(name: str) -> list[Values]:
        given = {"report": report, "first": 0, "capacity": ROWS, "rows": True}
        found = tools.call(f"money_invoice_report_{name}", **given)
        return list(found["rows"][: found["count"]])

    def text(is_there: int, number: Values) -> str:
        return tools.decimal_text(number) if is_there else ""

    def place(one: Values) -> str:
        return f"{one['line']}:{one['column']}"

    findings = [
        [
            *(one["rule"], place(one), text(one["has_stated"], one["stated"])),
            *(text(one["has_computed"], one["computed"]), one["hypothesis"]),
            *(one["place"], one["message"]),
        ]
        for one in rows("findings")
    ]
    corrections = [
        [place(one), text(1, one["from"]), text(1, one["to"]), one["place"]]
        for one in rows("corrections")
    ]
    invoice = tools.new("money_invoice_report_invoice", "invoice", report=report)
    told = explained(tools, tools.new("money_invoice_explain", "explanation", invoice=invoice))
    told |= {"findings": findings, "corrections": corrections}
    return {**told, "totals": told_of(tools, invoice)}
