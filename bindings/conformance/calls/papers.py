"""Payment codes, explanations and bank statements."""

from __future__ import annotations

from typing import Any

from calls.tools import Tools, Values


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
    else:
        given = {"text": vector["expression"], "expression": True}
        expression = tools.new("money_expression_evaluate", "expression", **given)
        made = tools.new("money_expression_explain", "explanation", expression=expression)
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
