"""The driver of hosts that offer calls by name only: python3 -m calls c|wasm."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from calls import accounts, desk, exchange, investing, ledger, notepad, numbers, papers, trade
from calls.native import CallError, Native
from calls.node import Node
from calls.tools import Tools

ANSWERS: dict[str, Any] = {
    "parse": numbers.parse,
    "allocation": numbers.allocation,
    "conversion": numbers.conversion,
    "bag": numbers.bag,
    "expressions": numbers.expressions,
    "xirr": numbers.xirr,
    "packed": numbers.packed,
    "loans": numbers.loans,
    "ledger": ledger.ledger,
    "accounts": accounts.accounts,
    "exchange": exchange.exchange,
    "time-value": investing.time_value,
    "disposals": investing.disposals,
    "rebalancing": investing.rebalancing,
    "track-records": investing.track_records,
    "calculator": numbers.calculator,
    "basket": trade.basket,
    "invoices": trade.invoices,
    "gobl": trade.gobl,
    "converter": desk.converter,
    "currency-order": desk.order,
    "transaction-draft": desk.form,
    "feed": desk.feed,
    "portfolio": desk.portfolio,
    "wallet": desk.wallet,
    "notepad": notepad.notepad,
    "locale-numbers": notepad.locale_numbers,
    "merging": notepad.merging,
    "payment-code": papers.payment_code,
    "explanations": papers.explanations,
    "bank-statements": papers.bank_statements,
    "journals": papers.journals,
    "invoice-documents": papers.invoice_documents,
}


def answer(tools: Tools, request: dict[str, Any]) -> Any:
    vector = request["vector"]
    words = [request["document"]] if "document" in request else []
    try:
        return ANSWERS[request["op"]](tools, vector, *words)
    except CallError as error:
        told = {"error": str(error), "status": error.constant, "position": error.position}
        if request["op"] == "expressions" and error.position >= 0:
            given = {"text": vector["expression"], "position": error.position}
            told["caret"] = tools.call("money_expression_caret", **given)["buffer"]
        return told
    finally:
        tools.free()


def main(words: list[str]) -> None:
    tools = Tools(Node() if words == ["wasm"] else Native(os.environ["LIBMONEY_PATH"]))
    for line in sys.stdin:
        try:
            found = answer(tools, json.loads(line))
        except Exception as error:  # a driver answers every line
            found = {"broken": repr(error)}
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
