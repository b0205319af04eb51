"""Puts small functions of Swift's library into the functions of the engine's core that are hot.

    python3 -m wasm.hot_calls FILE.ll

The modules are compiled for size, so that no function is put into its callers; else what a browser
is sent is larger by a thirtieth. A loop over a range calls a function for each step then, and a
product of 128 bits is one call more. Where that is most of the time, as in a column's loop, the
calls are marked here in the compiler's intermediate code, and the linker puts the functions in.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

#: The functions, by a part of their names: columns, the ECB's history, codes, conversions.
HOT = re.compile(r"Column|ECBReader|CurrencyTableO3row|CurrencyCode|SpotRates|convertAtSpot")
#: What is put into them: steps of loops, elements of arrays, arithmetic of wide integers; what the
#: ECB's reader asks at each cell, and where a conversion finds its rates.
CALLED = re.compile(
    r"\$e(?:s16IndexingIterator|Sayx|s17FixedWidthInteger|SUss17FixedWidthInteger|s6U?Int128"
    r"|9MoneyCore9ECBReaderV(?:11isAtCellEnd|10skipSpaces|14isNotAvailable)"
    r"|9MoneyCore9SpotRatesV4spot)"
)
#: The most lines of code that such a function has.
MOST_LINES = 60

_NAME = re.compile(r'@"?([\w$.]+)"?\(')
_CALL = re.compile(r"^\s+(?:%[\w.]+ = )?(?:tail |musttail |notail )?call ")
#: The attributes of a call: behind the arguments, before notes for a debugger.
_GROUP_OF_CALL = re.compile(r" (#\d+)(?=$|, !)")
_GROUP_OF_DEFINITION = re.compile(r" (#\d+)(?= |$)")
_GROUP = re.compile(r"^attributes (#\d+) = \{([^\n]*)\}$", re.MULTILINE)


def small_functions(lines: list[str], groups: dict[str, str]) -> set[str]:
    """The functions that may be put into others."""
    found, name, start = set(), "", 0
    for at, line in enumerate(lines):
        if line.startswith("define ") and (named := _NAME.search(line)):
            group = _GROUP_OF_DEFINITION.search(line)
            is_whole = group is not None and " noinline " in f" {groups[group[1]]} "
            name, start = "" if is_whole else named[1], at
        elif line == "}" and name:
            if CALLED.match(name) and at - start <= MOST_LINES:
                found.add(name)
            name = ""
    return found


def marked(text: str) -> str:
    """The code in which the calls are marked."""
    groups = {found[1]: found[2] for found in _GROUP.finditer(text)}
    lines = text.split("\n")
    small = small_functions(lines, groups)
    number = 1 + max((int(name[1:]) for name in groups), default=0)
    added: dict[str, str] = {}
    is_hot = False
    for at, line in enumerate(lines):
        named = _NAME.search(line)
        if line.startswith("define "):
            is_hot = named is not None and HOT.search(named[1]) is not None
        elif is_hot and named and named[1] in small and _CALL.match(line):
            group = _GROUP_OF_CALL.search(line)
            known = group[1] if group else ""
            if "noinline" in groups.get(known, ""):
                continue
            new = added.setdefault(known, f"#{number + len(added)}")
            code, notes = line, ""
            if group:
                code, notes = line[: group.start()], line[group.end() :]
            elif (place := line.find(", !")) >= 0:
                code, notes = line[:place], line[place:]
            lines[at] = f"{code} {new}{notes}"
    if not added:
        raise SystemExit("hot_calls: no call is marked; the names of functions have changed")
    lines += [
        f"attributes {new} = {{ alwaysinline{groups.get(known, ' ')}}}"
        for known, new in added.items()
    ]
    return "\n".join(lines) + "\n"


def main(words: list[str]) -> int:
    if len(words) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    file = Path(words[0])
    file.write_text(marked(file.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
