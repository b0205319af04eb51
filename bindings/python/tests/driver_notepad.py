"""Answers golden vectors of notepads, numbers of locales and merged rates."""

from __future__ import annotations

from datetime import date
from typing import Any

from driver_trade import number

from libmoney import Money, Notepad, NotepadLine, Rates, RatesBuilder, decimal

Vector = dict[str, Any]


def rates_of(pairs: list[Vector]) -> Rates:
    builder = RatesBuilder()
    for one in pairs:
        builder.add(one["from"], one["to"], one["rate"], one.get("date"))
    return builder.build()


def told(pad: Notepad, line: NotepadLine) -> Vector:
    parts = {"value": line.answer, "reading": line.reading, "label": line.label, "name": line.name}
    index = line.index
    return {
        **parts,
        "message": line.message,
        "caret": pad.caret(index),
        "readings": pad.readings(index),
    }


def notepad(vector: Vector) -> Any:
    pad = Notepad(
        vector["text"],
        lenient=vector.get("reading", "lenient") == "lenient",
        rates=rates_of(vector.get("rates", [])),
        locale=vector.get("locale"),
        home=vector.get("home"),
        today=date.fromisoformat(vector["today"]) if "today" in vector else None,
        max_gap=vector.get("gap", 0),
    )
    version = max(line.version for line in pad)
    for index, text in vector.get("edits", []):
        pad[index] = text
    changed = [line.index for line in pad.changes(version)]
    return {"lines": [told(pad, line) for line in pad], "changed": changed}


def locale_numbers(vector: Vector) -> Any:
    is_lenient = vector["reading"] == "lenient"
    found = decimal.parse_locale(vector["text"], vector["locale"], is_lenient)
    return {"value": f"{found:f}"}


def packed(vector: Vector) -> Any:
    if "damaged" in vector:
        read = Money.unpack(bytes.fromhex(vector["damaged"]))
        return {"amount": f"{read.amount:f}", "currency": read.currency}
    amount = Money(vector["amount"], vector["currency"])
    data = amount.pack()
    found = Money.unpack(data)
    told = {"amount": f"{found.amount:f}", "currency": found.currency}
    return {"packed": data.hex(), "key": amount.sort_key().hex(), **told}


def merging(vector: Vector) -> Any:
    first, second = rates_of(vector["rates"]), rates_of(vector["added"])
    merged = first.merge(second, vector["rule"], vector.get("undated"))
    found = merged.explain(Money(vector["amount"], vector["from"]), vector["to"], vector.get("on"))
    return {"result": number(found.result), "path": list(found.path), "days": len(merged.dates)}
