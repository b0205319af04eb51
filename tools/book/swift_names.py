"""The Swift declarations beside functions of C, from the sources of engine and binding.

Swift calls the engine directly instead of through C, so its sources name no C function. The
counterpart of a function is the public member of the same name, in the type named like its object.
Other counterparts are those in bindings/surface.md, which a test reads.
"""

from __future__ import annotations

import re
from pathlib import Path

from .interface import ROOT

#: The face comes first: its parameters are texts instead of bytes.
PLACES = ("bindings/swift/Sources/*", "Sources/Money*")
#: Modules behind the interface of C that no program in Swift imports.
APART = ("MoneyABI", "MoneyStore")
#: Objects of C whose types have another name in Swift.
TYPES = {
    "amount": "Money",
    "rates": "RatesTable",
    "rates_builder": "RatesBuilder",
    "bag": "MoneyBag",
    "decimal": "Decimal",
    "ratio": "Ratio",
    "date": "Day",
}
#: Functions of C whose counterparts have another name in Swift.
VERBS = {
    "allocate": "allocated",
    "add": "adding",
    "subtract": "subtracting",
    "negate": "negated",
    "multiply": "multiplied",
    "divide": "divided",
    "quantize": "rounded",
    "normalize": "normalized",
    "to_cash": "roundedToCash",
    "to_cash_in_country": "roundedToCash",
    "to_minor": "minorUnits",
    "sort": "sorted",
    "format_locale": "formatted",
}
_SCOPE = re.compile(
    r"^(?:public |package |final |indirect )*(?:struct|class|enum|extension|actor) (\w+)"
)
_MEMBER = re.compile(
    r"^  public (?:(?:static|mutating|borrowing|consuming|nonmutating) )*"
    r"(?:func (?P<func>\w+)|(?:private\(set\) )?(?:var|let) (?P<var>\w+)|(?P<init>init))"
)


def plain(name: str) -> str:
    """A name of C or Swift, comparable."""
    return name.replace("_", "").lower()


def members() -> dict[tuple[str, str], list[str]]:
    """The public members of public types, by the comparable names of type and member."""
    found: dict[tuple[str, str], list[str]] = {}
    for place in PLACES:
        for folder in sorted(ROOT.glob(place)):
            if folder.name in APART:
                continue
            for path in sorted(folder.rglob("*.swift")):
                for key, line in members_of(path):
                    if "UnsafeBufferPointer" not in line and "into hasher" not in line:
                        found.setdefault(key, []).append(line)
    return found


def members_of(path: Path) -> list[tuple[tuple[str, str], str]]:
    """The public members of one file, each as its declaration without the body."""
    scope = ""
    found = []
    lines = path.read_text(encoding="utf-8").split("\n")
    for number, line in enumerate(lines):
        opened = _SCOPE.match(line)
        if opened:
            scope = opened[1]
        match = _MEMBER.match(line)
        if match and scope:
            name = match["func"] or match["var"] or "init"
            found.append(((plain(scope), plain(name)), declaration(lines[number:], scope)))
    return found


def declaration(lines: list[str], scope: str) -> str:
    """A declaration with its parameters on one line, after the name of its type."""
    text = ""
    for line in lines[:12]:
        text = f"{text} {line.strip()}".strip()
        if text.count("(") == text.count(")") and ("{" in text or ")" in text or ":" in text):
            break
    text = re.sub(r"\s*\{.*$", "", text).replace("( ", "(").replace(" )", ")")
    text = text.removeprefix("public ").replace("private(set) ", "")
    return f"{scope}: {text}"


def declarations(functions: list[str], objects: list[str]) -> dict[str, list[str]]:
    """The declarations beside each function of C; `objects` are the names of its handles."""
    known = members()
    owners = sorted({*objects, *TYPES}, key=len, reverse=True)
    found: dict[str, list[str]] = {}
    for function in functions:
        rest = function.removeprefix("money_")
        owner = next((one for one in owners if rest.startswith(f"{one}_")), "")
        verb = rest.removeprefix(f"{owner}_") if owner else rest
        kind = TYPES.get(owner, owner or "Money")
        names = ["init" if verb == "new" else plain(verb), plain(VERBS.get(verb, verb))]
        lines = next((known[key] for one in names if (key := (plain(kind), one)) in known), [])
        if lines:
            # The name that the face exports.
            found[function] = [lines[0].replace("RatesTable: ", "Rates: ")]
    return found
