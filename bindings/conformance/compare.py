"""Compares the answers with the vectors' expectations, and yields the differences."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from decimal import Decimal
from fractions import Fraction
from typing import Any

from compare_investing import disposals, rebalancing, time_value, track_records
from comparing import Answer, Vector, equal, keys, same
from exact import rounded

#: The start of an error's line in the vectors, for each status that it represents.
STATUSES = {"syntax": "MONEY_ERR_SYNTAX", "overflow": "MONEY_ERR_OVERFLOW"}
FIELDS = ("date", "type", "ticker", "quantity", "price", "sum")
#: Examples of gobl that contradict themselves.
CONTRADICTS_ITSELF = "examples/es/out/invoice-es-bypass.json"
ROWS_DO_NOT_ADD_UP = "examples/be/out/invoice-peppol.json"


def failed(vector: Vector, answer: Answer, wanted: str) -> Iterable[str]:
    """Returns whether an answer is the error that a vector expects."""
    text, status = answer.get("error"), answer.get("status")
    if text is None:
        yield f"no error, but {wanted!r} is expected"
        return
    constant = "MONEY_ERR_" + wanted.upper().replace(" ", "_")
    if status not in (constant, STATUSES.get(wanted)) and not text.startswith(wanted):
        yield f"the error is {status}: {text!r}, not {wanted!r}"
    for key in ("position", "caret"):
        if key in vector:
            yield from same(key, vector[key], answer.get(key))


def parse(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from same("value", vector["accept"], answer.get("value"))
    # A binding that uses its language's own decimals does not parse them with the library.
    if "decimal" in answer:
        yield from same("decimal", vector["accept"], answer["decimal"])
    yield from keys(vector, answer, "currency")


def allocation(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from keys(vector, answer, "shares", "remainder")


def conversion(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from keys(vector, answer, "result", "flags", "path")


def bag(vector: Vector, answer: Answer) -> Iterable[str]:
    if "equal" in vector:
        yield from same("equal", True, answer.get("equal"))
    yield from keys(vector, answer, "result")


def basket(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from keys(
        vector, answer, "total", "gross", "tax", "cash_rounding", "payable", "discount_shares"
    )
    if "invoice" in vector:
        yield from same("the invoice of the receipt", vector["invoice"], answer.get("invoice"))


def expressions(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from same("result", vector["result"], answer.get("result"))
    yield from same("rounded", bool(vector.get("rounded", False)), answer.get("rounded"))
    if "exact" in vector:
        sign, numerator, denominator = answer["exact"]
        got = Fraction(sign * int(numerator, 16), int(denominator, 16))
        yield from same("exact", Fraction(vector["exact"]), got)


def xirr(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from keys(vector, answer, "undefined")
    # The cases come from a spreadsheet, which stops at 1e-8.
    if "root" in vector and not abs(answer["root"] - float(vector["root"])) < 1e-8:
        yield f"the rate is {answer['root']}, not {vector['root']}"


def calculator(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from same("display", vector["display"], answer["display"])
    yield from same("alert", vector.get("alert", "none"), answer["alert"])


def converter(vector: Vector, answer: Answer) -> Iterable[str]:
    if "list" in vector:
        yield from same("state", vector.get("state", "ready"), answer["state"])
        codes = answer["codes"]
        for code in vector.get("finds_at_least", []):
            if code not in codes:
                yield f"{code} is not found"
        first = vector.get("first", [])
        yield from same("first", first, codes[: len(first)])
        return
    yield from keys(vector, answer, "result", "state")
    if "through" in vector and vector["through"] not in answer["through"]:
        yield f"the path does not go through {vector['through']}"
    if "result_of" in vector:
        yield from same("result", answer["other"], answer.get("result"))
        yield from same("unfinished", True, answer["unfinished"])
    if "equivalence_has_significant_digits" in vector:
        shown = answer["equivalence"].split(" = ")[1].split(" ")[0]
        if len(shown.replace(".", "").lstrip("0")) < vector["equivalence_has_significant_digits"]:
            yield f"too few digits: {shown}"
    if "rate_exact" in vector:
        numerator, denominator = map(int, answer["rate"])
        wanted = Fraction(vector["rate_exact"])
        yield from same("rate", wanted, Fraction(numerator, denominator))
    if "error" in vector:
        yield from same("state", "failed", answer["state"])
        yield from same("reason", vector["error"], answer["reason"][: len(vector["error"])])


def order(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from same("up", vector["order"], answer["up"])
    yield from same("down", vector["order"][::-1], answer["down"])


def form(vector: Vector, answer: Answer) -> Iterable[str]:
    for name in FIELDS:
        wanted = vector.get("errors", {}).get(name, "ok")
        yield from same(f"the state of {name}", wanted, answer["states"][name])
    yield from keys(vector, answer["texts"], *FIELDS)
    yield from same("saved", vector["saved"], answer["saved"])
    yield from same("stored", int(vector["saved"]), answer["stored"])


def feed(vector: Vector, answer: Answer) -> Iterable[str]:
    answers = {
        "ok": "MONEY_OK",
        "no connection": "MONEY_ERR_TRANSPORT",
        "html": "MONEY_ERR_CONTENT_TYPE",
    }
    for index, step in enumerate(vector["steps"]):
        if "expect" in step:
            wanted: Any = step["expect"]
        elif "answer" in step:
            wanted = answers[step["answer"]]
        else:
            wanted = "done" if "event" in step else ["stale", 3601, True]
        yield from same(f"step {index}", wanted, answer["steps"][index])


def portfolio(vector: Vector, answer: Answer) -> Iterable[str]:
    for method in ("fifo", "average"):
        yield from keys(vector.get(method, {}), answer.get(method, {}), *vector.get(method, {}))
    yield from keys(vector, answer, "value_now", "profit", "currency_effect", "price_effect")


def wallet(vector: Vector, answer: Answer) -> Iterable[str]:
    wanted = vector["total"]
    yield from keys(vector, answer, "count", "currencies", "per_currency", "sums")
    if "error" in wanted:
        yield from same("the error of the total", wanted["error"], answer.get("total_error"))
        yield from same("that of the statement", wanted["error"], answer.get("statement_error"))
        return
    yield from same("total", wanted["amount"], answer.get("total"))
    yield from keys(vector, answer, "total_of_rounded", "sections", "rows")


def invoices(vector: Vector, answer: Answer) -> Iterable[str]:
    """A case whose own totals break the rules of rounding must differ, and each other must not."""
    names = ("line_total", "allowances", "charges", "net", "tax", "gross", "payable")
    stated = vector["expect"]
    found = [text for name in names for text in equal(name, stated[name] or "0", answer[name])]
    for line, net in zip(vector["lines"], answer["lines"], strict=True):
        found += equal("a line item", line["net"], net)
    if not vector["broken"]:
        yield from found
    elif not found:
        yield "the totals agree with a document that breaks the rules"


def gobl(vector: Vector, answer: Answer) -> Iterable[str]:
    stated = vector["expect"]
    own = sorted(abs(Decimal(one)) for one in answer["taxes"] if Decimal(one))
    end = 4 if vector["prices_include_tax"] else None
    rows = [one for row in stated["rows"] for one in row[3:end]]
    theirs = sorted(abs(Decimal(one)) for one in rows if Decimal(one))
    contradicts = vector["source"] == CONTRADICTS_ITSELF
    yield from same("the taxes agree", not contradicts, own == theirs)
    if vector["prices_include_tax"]:
        cent = Decimal("0.01") if vector["source"] == ROWS_DO_NOT_ADD_UP else Decimal(0)
        yield from equal("net", str(Decimal(stated["net"]) - cent), answer["net"])
        yield from equal("gross", stated["gross"], answer["total"])
        return
    yield from equal("net", stated["net"], answer["net"])
    yield from equal("due", stated["due"], answer["payable"])
    for line, net in zip(vector["lines"], answer["lines"], strict=True):
        yield from equal("a line item", line[4], net)


def notepad(vector: Vector, answer: Answer) -> Iterable[str]:
    """A text that a vector omits must be empty. An exact value is computed here, by fractions."""
    lines = answer["lines"]
    yield from same("the number of lines", len(vector["answers"]), len(lines))
    for index, (wanted, got) in enumerate(zip(vector["answers"], lines, strict=False)):
        where = f"line {index}: "
        for name in ("value", "reading", "label", "name", "caret"):
            yield from same(where + name, wanted.get(name, ""), got[name])
        yield from same(where + "readings", wanted.get("readings", []), got["readings"])
        message = wanted.get("message", "")
        if not got["message"].startswith(message) or bool(message) != bool(got["message"]):
            yield f"{where}expected the message {message!r}, got {got['message']!r}"
        if "exact" in wanted:
            yield from same(where + "value", rounded(wanted["exact"], got["value"]), got["value"])
    yield from same("changed", vector.get("changed", []), answer["changed"])


def merging(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from keys(vector, answer, "path", "days")
    exact = rounded(vector["exact"], answer["result"])
    yield from same("result", exact, answer["result"])


def locale_numbers(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from same("value", vector["value"], answer.get("value"))


def packed(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from keys(vector, answer, "packed", "key", "amount", "currency")


def payment_code(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from keys(vector, answer, "text", "content")


def explanations(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from keys(vector, answer, "text", "json")
    nodes = json.loads(answer["json"])["nodes"] if "json" in answer else []
    found = {one["name"]: one for one in nodes if one["kind"] != "reference"}
    for name, wanted in vector.get("nodes", {}).items():
        node = found.get(name, {})
        told = [node.get("value"), node.get("exact"), node.get("moved", "0")]
        yield from same(name, wanted, told)


def bank_statements(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from keys(vector, answer, "json", "wallet")


def journals(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from keys(vector, answer, "json", "written")


def invoice_documents(vector: Vector, answer: Answer) -> Iterable[str]:
    wanted = vector["totals"] if "read" in vector else {}
    yield from keys(wanted, answer, *wanted)
    if not wanted:
        yield from keys(vector, answer, "findings", "corrections", "totals", "text", "json")


def loans(vector: Vector, answer: Answer) -> Iterable[str]:
    yield from keys(vector, answer, "percent", "level", "rows", "cost", "apr")


def steps(vector: Vector, answer: Answer) -> Iterable[str]:
    """The answer to each step is a text, or the status with which the step fails."""
    given = zip(vector["steps"], vector["answers"], answer["answers"], strict=False)
    for index, (step, wanted, got) in enumerate(given):
        yield from same(f"step {index}, {' '.join(step)[:60]},", wanted, got)
    yield from same("the number of answers", len(vector["answers"]), len(answer["answers"]))


CHECKS: dict[str, Callable[[Vector, Answer], Iterable[str]]] = {
    "parse": parse,
    "allocation": allocation,
    "conversion": conversion,
    "bag": bag,
    "basket": basket,
    "expressions": expressions,
    "xirr": xirr,
    "loans": loans,
    "ledger": steps,
    "accounts": steps,
    "exchange": steps,
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
    "merging": merging,
    "locale-numbers": locale_numbers,
    "packed": packed,
    "payment-code": payment_code,
    "explanations": explanations,
    "bank-statements": bank_statements,
    "journals": journals,
    "invoice-documents": invoice_documents,
}


def differences(kind: str, vector: Vector, answer: Answer) -> list[str]:
    """Returns the differences of an answer from its vector."""
    if "broken" in answer and "error" not in answer:
        return [f"the driver failed: {answer['broken']}"]
    wanted = vector.get("error")
    if wanted is not None and not (kind == "converter" and "state" in answer):
        return list(failed(vector, answer, wanted))
    if "error" in answer:
        return [f"it failed: {answer['error']}"]
    try:
        return list(CHECKS[kind](vector, answer))
    except (KeyError, ValueError, TypeError, IndexError) as error:
        return [f"the answer is not complete: {error!r}"]
