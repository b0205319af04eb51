"""Manual pages of section 3, one for each function, as mdoc."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from .examples import Excerpt, excerpts
from .interface import Interface, paragraphs, sentence

_MACRO = re.compile(r"^[.']", re.M)


def plain(text: str) -> str:
    """Escapes bytes that mdoc would interpret, and starts each sentence on a new line."""
    text = text.replace("\\", "\\e").replace("`", "")
    text = re.sub(r"(?<=[.!?]) +(?=[A-Z])", "\n", text)
    lines = [" ".join(line.split()) for line in text.split("\n")]
    return _MACRO.sub(lambda found: "\\&" + found[0], "\n".join(lines))


def body(text: str) -> list[str]:
    """Paragraphs; lists of the headers stay a line an item."""
    lines: list[str] = []
    for number, paragraph in enumerate(paragraphs(text).split("\n\n")):
        if number:
            lines.append(".Pp")
        lines.append(plain(" ".join(paragraph.split("\n"))))
    return lines


def page(interface: Interface, function: dict[str, Any], excerpt: Excerpt | None) -> str:
    """The manual page of a function."""
    name = function["name"]
    summary = plain(function["summary"].replace("\n", " ")).split("\n")[0].rstrip(".")
    lines = [
        '.\\" Made from the headers by tools/book/manual.py.',
        f".Dd {DATE}",
        f".Dt {name.upper()} 3",
        ".Os libmoney",
        ".Sh NAME",
        f".Nm {name}",
        f".Nd {summary[:1].lower() + summary[1:] if not summary.startswith('MONEY') else summary}",
        ".Sh LIBRARY",
        "libmoney, exact amounts of money",
        ".Pq libmoney, -lmoney",
        ".Sh SYNOPSIS",
        ".In money/desk.h" if function["ring"] == "desk" else ".In money.h",
        f'.Ft "{function["result"]}"',
        f".Fo {name}",
        *(f'.Fa "{one["type"]} {one["name"]}"' for one in function["params"]),
        *([".Fa void"] if not function["params"] else []),
        ".Fc",
        ".Sh DESCRIPTION",
        *body(function["doc"]),
    ]
    told = [one for one in function["params"] if one.get("doc")]
    if told:
        lines += [".Pp", "The arguments are as follows:", ".Bl -tag -width Ds"]
        for one in told:
            lines += [f".It Fa {one['name']}", plain(sentence(" ".join(one["doc"].split())))]
        lines.append(".El")
    lines += returns(interface, function)
    if excerpt:
        code = excerpt.text.replace("\\", "\\e")
        code = _MACRO.sub(lambda found: "\\&" + found[0], code)
        lines += [".Sh EXAMPLES", f"From {excerpt.source} of the sources:"]
        lines += [".Bd -literal -offset indent", code, ".Ed"]
    seen = [one for one in function.get("see", []) if one in interface.functions]
    if seen:
        pairs = sorted(set(seen))
        lines.append(".Sh SEE ALSO")
        lines += [f".Xr {one} 3" + (" ," if one != pairs[-1] else "") for one in pairs]
    lines += [".Sh HISTORY", f"{name} is there since libmoney {function['since']}."]
    return "\n".join(line for line in lines if line.strip()) + "\n"


def returns(interface: Interface, function: dict[str, Any]) -> list[str]:
    if function["result"] == "void":
        return []
    lines = [".Sh RETURN VALUES"]
    if function["result"] != "money_status_t":
        return [*lines, f"The call returns a value of the type {function['result']}."]
    lines += ["The call returns one of these:", ".Bl -tag -width Ds"]
    told = function.get("status_notes", {})
    for status in function.get("statuses", []):
        why = told.get(status) or interface.status_text(status) or "The call has succeeded."
        lines += [f".It Dv {status}", plain(sentence(" ".join(why.split())))]
    return [*lines, ".El", "A call that fails has changed nothing."]


#: The date of all pages: that of the release, so that builds are reproducible.
DATE = "November 24, 2026"


def write(interface: Interface, folder: Path) -> int:
    """Writes all manual pages into a folder; returns how many."""
    folder.mkdir(parents=True, exist_ok=True)
    found = excerpts(set(interface.functions))
    for name, function in interface.functions.items():
        text = page(interface, function, found.get(name))
        (folder / f"{name}.3").write_text(text, encoding="utf-8")
    return len(interface.functions)
