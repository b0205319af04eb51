"""The description as the JSON that the committed file holds."""

from __future__ import annotations

import json
from typing import Any

from .parts import Constant, Description, Function, Parameter, Struct


def _constant(constant: Constant) -> dict[str, Any]:
    entry: dict[str, Any] = {"name": constant.name, "value": constant.value}
    # JavaScript reads integers beyond 2^53 as other integers.
    if isinstance(constant.value, int) and abs(constant.value) > 2**53:
        entry["value"] = str(constant.value)
    if constant.comment:
        entry["doc"] = constant.comment
    if constant.raises:
        entry["raises"] = constant.raises
    return entry


def _parameter(p: Parameter) -> dict[str, Any]:
    entry: dict[str, Any] = {"name": p.name, "type": p.type, "role": p.role}
    if p.is_pointer or p.role == "callback":
        entry["null"] = p.null
    for key, value in (
        ("part_of", p.part_of),
        ("count", p.count),
        ("borrowed_by", p.borrowed_by),
    ):
        if value:
            entry[key] = value
    if "out" in p.words:
        entry["out"] = True
    if p.text:
        entry["doc"] = p.text
    return entry


def _function(function: Function, handles: set[str]) -> dict[str, Any]:
    doc = function.doc
    uses = [p for p in function.params if p.target in handles and p.role in ("handle", "free")]
    entry: dict[str, Any] = {
        "name": function.name,
        "header": function.header,
        "ring": function.ring,
        "since": doc.since,
        "result": function.result,
        "threads": "shared" if all(p.is_const for p in uses) else "exclusive",
        "summary": doc.summary,
        "doc": doc.text,
        "params": [_parameter(p) for p in function.params],
    }
    if function.result == "money_status_t":
        entry["statuses"] = ["MONEY_OK", "MONEY_ERR_ARGUMENT"]
        entry["statuses"] += [s for s in doc.statuses if s not in entry["statuses"]]
        notes = {status: note for status, note in doc.statuses.items() if note}
        if notes:
            entry["status_notes"] = notes
    elif doc.returns:
        entry["returns"] = doc.returns
    if doc.see:
        entry["see"] = doc.see
    if doc.is_long:
        entry["long"] = True
    if doc.calls_back:
        entry["calls_back"] = True
    return entry


def _struct(struct: Struct) -> dict[str, Any]:
    fields = []
    for member in struct.fields:
        entry: dict[str, Any] = {"name": member.name, "type": member.type}
        if member.count is not None:
            entry["count"] = member.count
        if member.comment:
            entry["doc"] = member.comment
        fields.append(entry)
    return {
        "name": struct.name,
        "doc": struct.doc.text,
        "options": struct.is_options,
        "init": struct.has_init,
        "fields": fields,
    }


def document(description: Description) -> dict[str, Any]:
    """Everything, in the order of the headers."""
    handles = {handle.name for handle in description.handles}
    return {
        "format": "libmoney.api",
        "version": 1,
        "headers": [{"name": h.name, "ring": h.ring, "title": h.title} for h in description.headers],
        "constants": [_constant(c) for c in description.constants],
        "enumerations": [
            {
                "name": e.name,
                "base": e.base,
                "bits": e.is_bits,
                "doc": e.doc.text,
                "constants": [_constant(c) for c in e.constants],
            }
            for e in description.enumerations
        ],
        "structs": [_struct(s) for s in description.structs],
        "handles": [{"name": h.name, "doc": h.doc.text} for h in description.handles],
        "callbacks": [
            {
                "name": c.name,
                "doc": c.doc.text,
                "params": [{"name": n, "type": t} for t, n in c.params],
            }
            for c in description.callbacks
        ],
        "functions": [_function(f, handles) for f in description.functions],
    }


def _lines(entries: list[Any], indent: str) -> str:
    """Returns a JSON array with one entry per line, and one constant per line in enumerations."""
    rows = []
    for entry in entries:
        constants = entry.get("constants")
        if constants:
            rest = _line({key: value for key, value in entry.items() if key != "constants"})
            rows.append(f'{rest[:-1]}, "constants": {_lines(constants, indent + " ")}}}')
        else:
            rows.append(_line(entry))
    return "[\n" + ",\n".join(f"{indent} {row}" for row in rows) + f"\n{indent}]"


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def written(whole: dict[str, Any]) -> str:
    """The text of the description: a changed function, struct or constant is one changed line."""
    members = [
        f" {_line(key)}: {_lines(value, ' ') if isinstance(value, list) else _line(value)}"
        for key, value in whole.items()
    ]
    return "{\n" + ",\n".join(members) + "\n}\n"
