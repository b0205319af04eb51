"""Notepads, numbers of locales, and merged rates."""

from __future__ import annotations

from typing import Any

from calls.tools import Tools, Values

PARTS = ("value", "reading", "label", "name", "message", "caret")


def line_of(tools: Tools, pad: Any, index: int) -> Values:
    told: Values = {}
    for part in PARTS:
        chosen = tools.constant(f"LINE_{part.upper()}")
        given = {"notepad": pad, "index": index, "part": chosen}
        told[part] = tools.call("money_notepad_line_text", **given)["buffer"]
    count = tools.call("money_notepad_line_at", notepad=pad, index=index)["line"]["reading_count"]
    told["readings"] = [
        tools.call("money_notepad_line_reading_at", notepad=pad, index=index, reading=reading)[
            "buffer"
        ]
        for reading in range(int(count))
    ]
    return told


def versions(tools: Tools, pad: Any) -> list[int]:
    count = tools.call("money_notepad_line_count", notepad=pad)["count"]
    lines = (
        tools.call("money_notepad_line_at", notepad=pad, index=index)["line"]
        for index in range(int(count))
    )
    return [int(line["version"]) for line in lines]


def notepad(tools: Tools, vector: Values) -> Any:
    options: Values = {
        "reading": tools.constant(f"READING_{vector.get('reading', 'lenient').upper()}"),
        "max_gap": vector.get("gap", 0),
    }
    if "today" in vector:
        options["today"] = tools.date(vector["today"])
    options |= {name: vector[name] for name in ("locale", "home") if name in vector}
    pad = tools.new("money_notepad_new", "notepad", options=options)
    rates = tools.rates(vector.get("rates", []))
    tools.call("money_notepad_set_rates", notepad=pad, rates=rates)
    tools.call("money_notepad_set_text", notepad=pad, text=vector["text"])
    before = max(versions(tools, pad))
    for index, text in vector.get("edits", []):
        tools.call("money_notepad_set_line", notepad=pad, index=index, text=text)
    after = versions(tools, pad)
    changed = [index for index, version in enumerate(after) if version > before]
    return {
        "lines": [line_of(tools, pad, index) for index in range(len(after))],
        "changed": changed,
    }


def locale_numbers(tools: Tools, vector: Values) -> Any:
    reading = tools.constant(f"READING_{vector['reading'].upper()}")
    given = {"text": vector["text"], "locale": vector["locale"], "reading": reading}
    return {
        "value": tools.decimal_text(tools.call("money_decimal_parse_locale", **given)["result"])
    }


def merging(tools: Tools, vector: Values) -> Any:
    given = {"rates": tools.rates(vector["rates"]), "added": tools.rates(vector["added"])}
    rule = tools.constant(f"MERGE_{vector['rule'].upper()}")
    day = tools.date(vector["undated"]) if "undated" in vector else tools.constant("DATE_NONE")
    merged = tools.new("money_rates_merge", "merged", **given, rule=rule, date=day)
    options = {"date": tools.date(vector["on"])} if "on" in vector else {}
    amount = tools.amount(vector["amount"], vector["from"])
    found = tools.call(
        "money_rates_convert",
        rates=merged,
        amount=amount,
        target=vector["to"],
        options=options,
        details=True,
    )
    legs = found["details"]["legs"][: found["details"]["leg_count"]]
    info = tools.call("money_rates_info", rates=merged)["info"]
    path = [vector["from"], *(leg["to"] for leg in legs)]
    return {
        "result": tools.number(found["result"]),
        "path": path,
        "days": int(info["date_count"]),
    }
