"""The pages of the reference: one for each function and type, made from the description."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from . import parameters
from .bindings import Bindings
from .examples import Excerpt, excerpts
from .interface import THREADS, Interface, paragraphs, prototype, sentence

KINDS = {
    "enumerations": "enumeration",
    "structs": "struct",
    "handles": "object",
    "callbacks": "callback",
}
#: The rings of the interface: their headings, and how a program includes them.
RINGS = {
    "core": ("Core", "Decimals, currencies, amounts, rates and text. `<money.h>` includes it."),
    "domain": (
        "Domains",
        "Wallets, trade, portfolios, feeds and stores. `<money.h>` includes them, too.",
    ),
    "desk": ("Desk", "Models for screens. A program includes `<money/desk.h>` for them."),
}


def write(interface: Interface, bindings: Bindings, folder: Path) -> int:
    """Writes all pages and returns their number."""
    found = excerpts(set(interface.functions))
    for kind in ("functions", "types"):
        (folder / kind).mkdir(parents=True, exist_ok=True)
    for name, function in interface.functions.items():
        text = function_page(interface, function, bindings, found.get(name))
        (folder / "functions" / f"{name}.md").write_text(text, encoding="utf-8")
    for name, one in interface.types.items():
        (folder / "types" / f"{name}.md").write_text(type_page(interface, one), encoding="utf-8")
    (folder / "constants.md").write_text(constants_page(interface), encoding="utf-8")
    (folder / "index.md").write_text(index_page(interface), encoding="utf-8")
    (folder / "names.md").write_text(names_page(interface), encoding="utf-8")
    return len(interface.functions) + len(interface.types) + 3


def cell(text: str) -> str:
    """Returns a text as the cell of a table."""
    return " ".join(text.split()).replace("|", "\\|")


#: The weight of a list of names in a search: the pages of the names come first.
LISTED = 0.02


def weight(name: str) -> float:
    """The weight of a page in a search. All names that begin alike match; the shortest is meant."""
    return round(min(1.0, 12 / len(name)) ** 3, 3)


def front(title: str, description: str, boost: float) -> str:
    plain = description.replace('"', "'").replace("\n", " ").replace("`", "")
    head = f'---\ntitle: {title}\ndescription: "{plain}"\n'
    return f"{head}search: {{boost: {boost}}}\n---\n\n"


def function_page(
    interface: Interface, function: dict[str, Any], bindings: Bindings, excerpt: Excerpt | None
) -> str:
    """The page of a function."""
    name = function["name"]
    header = function["header"]
    domain = header.removesuffix(".h").replace("_", " ")
    lines = [
        front(name, function["summary"], weight(name)) + f"# {name}",
        "",
        f"[Reference](../index.md) / [{domain}](../index.md#{domain.replace(' ', '-')})",
        "",
        *signature(interface, function),
        *binding_tabs(bindings, function),
        *parameter_table(interface, function),
        *status_table(interface, function),
        *notes(interface, function),
    ]
    if excerpt:
        lines += [
            "## Example",
            "",
            f"From `{excerpt.source}`, which the tests compile and run"
            + (f". {excerpt.notation}" if excerpt.notation else ":"),
            "",
        ]
        lines += ["```c", excerpt.text, "```", ""]
    if function.get("see"):
        lines += ["## See also", "", *see_also(interface, function["see"]), ""]
    return "\n".join(lines)


def signature(interface: Interface, function: dict[str, Any]) -> list[str]:
    """The summary, the declaration, and then the rest of the description."""
    first, _, rest = function["doc"].partition("\n\n")
    declaration = ["```c", f"#include <money/{function['header']}>", "", prototype(function), "```"]
    lines = [interface.linked(paragraphs(first), own=function["name"]), "", *declaration, ""]
    if rest:
        lines += [interface.linked(paragraphs(rest), own=function["name"]), ""]
    return lines


def parameter_table(interface: Interface, function: dict[str, Any]) -> list[str]:
    """Returns the table of parameters, with two columns so that it fits narrow windows."""
    if not function["params"]:
        return []
    lines = ["## Parameters", "", "| parameter | description |", "|---|---|"]
    for one in function["params"]:
        text = interface.linked(parameters.text(function, one))
        name = f"`{one['name']}`<br>`{one['type']}`"
        lines.append(f"| {name} | {cell(text)} |")
    return [*lines, ""]


def status_table(interface: Interface, function: dict[str, Any]) -> list[str]:
    if function["result"] != "money_status_t":
        return ["## Returns", "", f"`{function['result']}`", ""]
    lines = ["## Returns", "", "| status | when |", "|---|---|"]
    notes_of = function.get("status_notes", {})
    for status in function.get("statuses", []):
        why = notes_of.get(status) or interface.status_text(status)
        if status == "MONEY_OK" and not why:
            why = "The call has succeeded."
        page = interface.page(status)
        lines.append(f"| [`{status}`](../{page}) | {cell(interface.linked(sentence(why)))} |")
    return [*lines, ""]


def notes(interface: Interface, function: dict[str, Any]) -> list[str]:
    """Threads, time, callbacks, ownership and versions."""
    lines = ["## Notes { data-search-exclude }", ""]
    if function.get("threads") in THREADS:
        lines.append(f"- {THREADS[function['threads']]}")
    if function.get("long"):
        lines.append(
            "- The call may take long. Its progress can be watched, and it can be cancelled: see "
            "[Threads](../../explain/threads.md#progress-and-cancellation)."
        )
    if function.get("calls_back"):
        lines.append("- The callback of the object may run before this call returns.")
    for one in function["params"]:
        if one["role"] == "handle out":
            release = one["type"].rstrip("* ").removesuffix("_t") + "_free"
            if release in interface.functions:
                lines.append(
                    f"- You own `{one['name']}`; free it with [`{release}`]({release}.md)."
                )
    if function["result"] == "money_status_t":
        lines.append("- If the call fails, it has changed nothing, and its outputs are zeroed.")
    lines.append(
        f"- Since {function['since']}; [ring](../abi.md) {function['ring']}; "
        f"declared in `money/{function['header']}`."
    )
    return [*lines, ""]


def binding_tabs(bindings: Bindings, function: dict[str, Any]) -> list[str]:
    """The function in the other runtimes, side by side."""
    lines = ["## In other runtimes { data-search-exclude }", ""]
    for binding, language, declared in bindings.every(function):
        lines += [f'=== "{binding}"', ""]
        if language:
            lines += [f"    ```{language}", *(f"    {line}" for line in declared), "    ```", ""]
        else:
            lines += [*(f"    {line}" for line in declared), ""]
    return lines


def see_also(interface: Interface, names: list[str]) -> list[str]:
    found = []
    for name in names:
        page = interface.page(name)
        summary = interface.functions.get(name, {}).get("summary", "")
        text = interface.linked(" ".join(summary.split()))
        found.append(f"- [`{name}`](../{page}): {text}" if page else f"- `{name}`")
    return found


def type_page(interface: Interface, one: dict[str, Any]) -> str:
    """The page of a struct, an enumeration, an object or a callback."""
    name = one["name"]
    lines = [
        front(name, one["doc"].split("\n\n")[0], weight(name)) + f"# {name}",
        "",
        f"*{KINDS[one['kind']].capitalize()}.* "
        + interface.linked(paragraphs(one["doc"]), own=name),
        "",
    ]
    if one["kind"] == "structs":
        lines += fields_table(interface, one)
    if one.get("constants"):
        bits = "The constants are bits and can be combined.\n\n" if one["bits"] else ""
        lines += ["## Values", "", bits + "| constant | value | meaning |", "|---|---|---|"]
        for constant in one["constants"]:
            text = cell(interface.linked(sentence(constant.get("doc", ""))))
            anchor = f'<span id="{constant["name"].lower()}"></span>'
            lines.append(f"| {anchor}`{constant['name']}` | {constant['value']} | {text} |")
        lines.append("")
    if one["kind"] == "callbacks":
        lines += ["## Parameters", ""]
        lines += [f"- `{each['name']}`: `{each['type']}`" for each in one["params"]]
        lines.append("")
    used = interface.used_by.get(name, [])
    if used:
        lines += ["## Functions", "", "| function | summary |", "|---|---|"]
        for function in used:
            summary = interface.functions[function]["summary"]
            text = cell(interface.linked(summary))
            lines.append(f"| [`{function}`](../functions/{function}.md) | {text} |")
        lines.append("")
    return "\n".join(lines)


def fields_table(interface: Interface, one: dict[str, Any]) -> list[str]:
    lines = ["## Fields", "", "| field | type | meaning |", "|---|---|---|"]
    for field in one["fields"]:
        count = f"[{field['count']}]" if field.get("count") else ""
        text = cell(interface.linked(sentence(field.get("doc", ""))))
        lines.append(f"| `{field['name']}` | `{field['type']}{count}` | {text} |")
    if one.get("init"):
        init = one["name"].removesuffix("_t")
        lines += [
            "",
            f"Initialize it with `{init.upper()}_INIT`, or with `{init}_init` in a runtime without "
            "macros.",
        ]
    return [*lines, ""]


def constants_page(interface: Interface) -> str:
    lines = [front("Constants", "Limits and versions.", LISTED), "# Constants", ""]
    lines += ["| constant | value | meaning |", "|---|---|---|"]
    for one in interface.data["constants"]:
        anchor = f'<span id="{one["name"].lower()}"></span>'
        text = cell(interface.linked(sentence(one.get("doc", "")), here=""))
        lines.append(f"| {anchor}`{one['name']}` | `{one['value']}` | {text} |")
    return "\n".join(lines) + "\n"


def index_page(interface: Interface) -> str:
    """Returns the index of the functions and types, header by header."""
    lines = [
        front("Reference", "Every function and type, by ring.", LISTED),
        "# Reference",
        "",
        "Every function and every type has a page. This index goes by [ring](abi.md) and header; "
        "[the names](names.md) are in alphabetical order. "
        "The [conventions](conventions.md) apply to all of them, and [errors](errors.md) lists "
        "every status.",
        "",
    ]
    for ring, (heading, opening) in RINGS.items():
        lines += [f"## {heading}", "", opening, ""]
        for header in interface.data["headers"]:
            if header["ring"] == ring:
                lines += header_lines(interface, header)
    return "\n".join(lines)


def header_lines(interface: Interface, header: dict[str, Any]) -> list[str]:
    """A header with its functions."""
    title, _, rest = header["title"].partition("\n\n")
    lines = [f"### {header['name'].removesuffix('.h').replace('_', ' ')}", ""]
    lines += [f"`money/{header['name']}`. " + interface.linked(paragraphs(title), here=""), ""]
    if rest:
        lines += [interface.linked(paragraphs(rest), here=""), ""]
    lines += ["| function | summary |", "|---|---|"]
    for function in interface.data["functions"]:
        if function["header"] == header["name"]:
            summary = cell(interface.linked(function["summary"], here=""))
            lines.append(f"| [`{function['name']}`](functions/{function['name']}.md) | {summary} |")
    return [*lines, ""]


def names_page(interface: Interface) -> str:
    """Returns the page of all names, in alphabetical order."""
    lines = [front("Names", "All names in alphabetical order.", LISTED), "# Names", ""]
    for name in sorted({*interface.functions, *interface.types}):
        one = interface.functions.get(name)
        text = one["summary"] if one else interface.types[name]["doc"].split("\n\n")[0]
        page = interface.page(name)
        lines.append(f"- [`{name}`]({page}): {interface.linked(' '.join(text.split()), here='')}")
    return "\n".join(lines) + "\n"
