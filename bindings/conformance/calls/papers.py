"""Payment codes and explanations."""

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
    return {"text": tools.call("money_payment_code", options=options)["text"]}


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
