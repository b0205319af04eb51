"""What is changed in the compiler's intermediate code of a module before all modules are merged.

module_ir.py NAME FILE.ll     prepares the code of module NAME in its file
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

#: A string, which stays as it is, or a function or a constant without a name.
_UNNAMED = re.compile(r'("[^"]*")|@(\d+)\b')
_ATTRIBUTES = re.compile(r"^(attributes #\d+ = \{ )", re.MULTILINE)
#: A group of attributes.
_GROUP = re.compile(r"^attributes (#\d+) = \{([^\n]*)\}$", re.MULTILINE)
#: What a definition has before and after a name that the pattern between them matches.
_DEFINES, _IN_GROUP = r'^(define [^\n@]*@"?(?:', r")[^\n]*?) (#\d+)(?=[^\n]*\{$)"
#: A function that makes an array grow, with its first attributes.
_GROWS = re.compile(rf"{_DEFINES}\$es22_ContiguousArrayBuffer{_IN_GROUP}", re.MULTILINE)
#: A function of Swift's library about arrays and collections, and a copy of a value that stands
#: alone: the codes `WO` and a letter end their names.
_LISTS = re.compile(
    rf'{_DEFINES}\$eSa|\$eSl|\$eS[A-Za-z]s|\$es(?!6)|[\w$]+WO[a-z]\w*"?\({_IN_GROUP}', re.MULTILINE
)
#: The same as `_GROWS`, of elements that no entry of a wallet makes lists of.
_GROWS_SELDOM = re.compile(
    rf"{_DEFINES}\$es22_ContiguousArrayBuffer\w+(?:WalletStatement|WalletBalance|LegEntries|Slice"
    rf"|8position_|8currency_AH|Sb_Tg){_IN_GROUP}",
    re.MULTILINE,
)
#: What is compiled for size in the modules whose hot calls make lists of their own.
_SMALL_LISTS = {"MoneyLedger": _GROWS_SELDOM, "MoneyCalculator": _GROWS}
#: Keeps a function in one piece.
_WHOLE = '"nooutline" '
#: A function that throws, with its first attributes.
_THROWS = re.compile(r"^(define [^\n]*\bswifterror\b[^\n]*?) (#\d+)(?=[^\n]*\{$)", re.MULTILINE)


def named(text: str, module: str) -> str:
    """Gives names to what has none: Swift's closures, which the writer of bitcode refuses."""

    def name(found: re.Match[str]) -> str:
        return found[1] or f'@"{module}.{found[2]}"'

    return _UNNAMED.sub(name, text)


def fast_in_one_piece(text: str) -> str:
    """Keeps functions that are compiled for speed whole.

    For size, the code generator moves sequences of instructions that occur more than once into
    functions of their own. A path that is called millions of times a second would pay for calls.
    """
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if line.startswith("attributes #") and " minsize " not in line:
            lines[number] = _ATTRIBUTES.sub(rf"\1{_WHOLE}", line)
    return "\n".join(lines)


def lists_for_size(text: str, module: str) -> str:
    """Compiles what handles arrays and copies values for size.

    Each type of element has a copy of that code, and all copies together had 80 kB. What makes an
    array grow had 38 kB of them: it allocates and moves, which takes far longer than the
    instructions around it. An entry of a wallet makes several short arrays, and an expression has
    stacks, so the modules of both keep more of it as it is.
    """
    pattern = _SMALL_LISTS.get(module, _LISTS)
    groups = {found[1]: found[2] for found in _GROUP.finditer(text)}
    number = 1 + max((int(name[1:]) for name in groups), default=0)
    added: dict[str, str] = {}

    def smaller(found: re.Match[str]) -> str:
        group = found[2]
        if " minsize " in f" {groups[group]}":
            return found[0]
        added.setdefault(group, f"#{number + len(added)}")
        return f"{found[1]} {added[group]}"

    text = pattern.sub(smaller, text)
    lines = [
        f"attributes {name} = {{ minsize optsize {groups[group].replace(_WHOLE, '')}}}\n"
        for group, name in added.items()
    ]
    return text + "".join(lines)


def with_errors_kept(text: str) -> str:
    """Lets no function that throws end with a jump into another one.

    A thrown error is in a register, and a function that ends with a jump to memcpy does not restore
    it (Swift 6.3): its caller sees an error that nobody threw. Tests/ABI/find_lost_errors.py tells
    more.
    """
    return _THROWS.sub(r'\1 "disable-tail-calls"="true" \2', text)


def prepared(text: str, module: str) -> str:
    """The code of a module as it is merged."""
    text = fast_in_one_piece(named(text, module))
    return with_errors_kept(lists_for_size(text, module))


def main(words: list[str]) -> int:
    if len(words) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    file = Path(words[1])
    file.write_text(prepared(file.read_text(encoding="utf-8"), words[0]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
