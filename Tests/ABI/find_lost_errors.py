#!/usr/bin/env python3
"""Names the functions of a library that can lose whether they threw.

Swift keeps the thrown error in the register r12, which is 0 when nothing was thrown. A throwing
function that ends with the copy of a large value may end with a jump to memcpy, and the compiler
(Swift 6.3) does not see that r12 has to be restored before: what the function kept there then
counts as an error. Where this finds one, the copy has to move to the caller: @inline(__always).

    find_lost_errors.py LIBRARY.so      prints a line for each, of an Embedded build on x86-64
"""

from __future__ import annotations

import re
import subprocess
import sys

_COPY = re.compile(r"\bjmp\s+\S+ <mem(?:cpy|set|move)@plt>")
_SAVED = re.compile(r"\bpush\s+%r12$")
_WRITTEN = re.compile(r",%r12[dwb]?$")
_COMPARED = re.compile(r"\s(?:cmp|test)\w*\s")
#: How a function says that it threw.
_THROWS = re.compile(r"\bmov\s+\$0x1,%r12d$")
_END = re.compile(r"\b(?:ret|jmp|ud2)\b")
_TARGET = re.compile(r"\bj\w+\s+([0-9a-f]+)\b")
_PADDING = re.compile(r"\bnop|int3|data16")


def functions(library: str) -> list[list[str]]:
    """The instructions of each function.

    One starts after an end, at a multiple of 16 that the function before does not jump to.
    """
    command = ["objdump", "-d", "--no-show-raw-insn", library]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found: list[list[str]] = [[]]
    ended = False
    targets: set[int] = set()
    for line in text.splitlines():
        if not re.match(r"\s+[0-9a-f]+:\t", line):
            continue
        if ended and _PADDING.search(line):
            continue
        address = int(line.split(":")[0], 16)
        if ended and address % 16 == 0 and address not in targets:
            found.append([])
            targets.clear()
        if target := _TARGET.search(line):
            targets.add(int(target[1], 16))
        found[-1].append(line)
        ended = bool(_END.search(line))
    return found


def loses_errors(function: list[str]) -> bool:
    """Whether a function ends with a copy after it has kept something in r12."""
    if not any(_COPY.search(line) for line in function):
        return False
    if any(_SAVED.search(line) for line in function[:12]):
        return False  # r12 is the caller's, and restored: the function throws nothing
    written = [line for line in function if _WRITTEN.search(line) and not _COMPARED.search(line)]
    return any(not _THROWS.search(line) for line in written)


def main(arguments: list[str]) -> int:
    """Looks at one library."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    command = ["readelf", "-hSW", arguments[0]]
    header = subprocess.run(command, capture_output=True, text=True, check=True)
    # A library with Swift's own has assembly in it, where functions do not start as they do here.
    if "X86-64" not in header.stdout or "swift5_" in header.stdout:
        return 0
    for function in functions(arguments[0]):
        if loses_errors(function):
            print(f"the function with{function[0].rstrip()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
