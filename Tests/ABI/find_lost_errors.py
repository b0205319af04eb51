#!/usr/bin/env python3
"""Names the functions of a library that can lose whether they threw.

Swift keeps the thrown error in a register, r12 on x86-64 and x21 on arm64, which is 0 when nothing
was thrown. A throwing function that ends with a copy may end with a jump to memcpy. The compiler
(swiftlang/swift#90477) then fails to restore the register before it, and the value that the
function kept there counts as an error. tools/library/swift_modules.py prevents such jumps; a jump
found here means that it failed. Tests/Toolchain/LostError.swift is the minimal case.

    find_lost_errors.py LIBRARY.so [ARCHIVE.a]    prints a line for each, of an Embedded build

On arm64 it reads an archive of the same objects, where functions have names: ARCHIVE.a, or
libmoney.a next to the library.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Machine:
    """The patterns of a processor's instructions."""

    #: A jump to a copy, at the end of a function.
    copy: re.Pattern[str]
    #: The register is the caller's, and restored: the function throws nothing.
    saved: re.Pattern[str]
    written: re.Pattern[str]
    compared: re.Pattern[str]
    #: Instructions that set the error of a throwing function.
    throws: re.Pattern[str]


X86_64 = Machine(
    re.compile(r"\bjmp\s+\S+ <mem(?:cpy|set|move)@plt>"),
    re.compile(r"\bpush\s+%r12$"),
    re.compile(r",%r12[dwb]?$"),
    re.compile(r"\s(?:cmp|test)\w*\s"),
    re.compile(r"\bmov\s+\$0x1,%r12d$"),
)
ARM64 = Machine(
    re.compile(r"R_AARCH64_JUMP26\s+mem(?:cpy|set|move)$"),
    re.compile(r"\tst[rp]\s.*\bx21\b.*\[sp"),
    re.compile(r"\t\w+\s+(?:[wx]21\b|[wx]\d+, [wx]21, \[)"),
    re.compile(r"\t(?:st\w+|cmp|cmn|tst|ccmp|cbn?z|tbn?z)\s"),
    re.compile(r"\tmov\s+[wx]21, #0x1\b"),
)
#: On arm64, a call of or a jump to code that the linker's code generator outlined.
_PIECE = re.compile(r"R_AARCH64_(?:CALL|JUMP)26\s+(?:\.text\.)?(OUTLINED_FUNCTION_\w+)")
_PIECE_NAME = re.compile(r"<(?:\.text\.)?(OUTLINED_FUNCTION_\w+)>:$")
_END = re.compile(r"\b(?:ret|jmp|ud2)\b")
_TARGET = re.compile(r"\bj\w+\s+([0-9a-f]+)\b")
#: A call target, or an address in an operand, such as that of a closure.
_NAMED = re.compile(r"\bcall\s+([0-9a-f]+)\b|\blea\s.*\(%rip\).*# ([0-9a-f]+)\b")
_PADDING = re.compile(r"\bnop|int3|data16")


def named_functions(archive: str) -> list[list[str]]:
    """The instructions of each function of an archive, with the names that they jump to."""
    command = ["llvm-objdump", "-dr", "--no-show-raw-insn", archive]
    swift = shutil.which("swift")
    path = f"{Path(swift).resolve().parent}:{os.environ['PATH']}" if swift else os.environ["PATH"]
    text = subprocess.run(
        command, capture_output=True, text=True, check=True, env={**os.environ, "PATH": path}
    ).stdout
    found: list[list[str]] = []
    for line in text.splitlines():
        if re.match(r"[0-9a-f]+ <.*>:$", line):
            found.append([line])
        elif found and line.startswith(("  ", "\t")):
            found[-1].append(line.rstrip())
    return found


def put_together(found: list[list[str]]) -> list[list[str]]:
    """The functions with their outlined pieces, which may save the register."""
    pieces = {name[1]: one for one in found if (name := _PIECE_NAME.search(one[0]))}

    def whole(lines: list[str], depth: int = 0) -> list[str]:
        out: list[str] = []
        for line in lines:
            name = _PIECE.search(line)
            piece = pieces.get(name[1]) if name and depth < 4 else None
            inner = whole(piece[1:], depth + 1) if piece else [line]
            # A jump at the end of a called piece returns here: it does not end the function.
            called = piece is not None and "_CALL26" in line
            out += [one.replace("_JUMP26", "_CALL26") for one in inner] if called else inner
        return out

    return [[one[0], *whole(one[1:])] for one in found if not _PIECE_NAME.search(one[0])]


def functions(library: str) -> list[list[str]]:
    """The instructions of each function of a library."""
    command = ["objdump", "-d", "--no-show-raw-insn", library]
    return divided(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def divided(text: str) -> list[list[str]]:
    """The instructions of each function in the output of objdump.

    One starts after an end, at an address to which the function before does not jump, and which is
    a multiple of 16, a call target, or an operand of `lea`: small functions are not aligned.
    """
    starts = {int(called or operand, 16) for called, operand in _NAMED.findall(text)}
    found: list[list[str]] = [[]]
    ended = False
    targets: set[int] = set()
    for line in text.splitlines():
        if not re.match(r"\s+[0-9a-f]+:\t", line):
            continue
        if ended and _PADDING.search(line):
            continue
        address = int(line.split(":")[0], 16)
        is_start = address % 16 == 0 or address in starts
        if ended and is_start and address not in targets:
            found.append([])
            targets.clear()
        if target := _TARGET.search(line):
            targets.add(int(target[1], 16))
        found[-1].append(line)
        ended = bool(_END.search(line))
    return found


def loses_errors(function: list[str], machine: Machine) -> bool:
    """True if a function ends with a copy after it has used the register."""
    if not any(machine.copy.search(line) for line in function):
        return False
    if any(machine.saved.search(line) for line in function[:14]):
        return False
    written = [
        line
        for line in function
        if machine.written.search(line) and not machine.compared.search(line)
    ]
    return any(not machine.throws.search(line) for line in written)


def main(arguments: list[str]) -> int:
    """Checks one library."""
    if len(arguments) not in (1, 2):
        print(__doc__, file=sys.stderr)
        return 2
    command = ["readelf", "-hSW", arguments[0]]
    header = subprocess.run(command, capture_output=True, text=True, check=True)
    # A library with Swift's own has assembly in it, where functions do not start as they do here.
    if "swift5_" in header.stdout:
        return 0
    if "AArch64" in header.stdout:
        archive = arguments[1:] or [str(Path(arguments[0]).with_name("libmoney.a"))]
        found, machine = put_together(named_functions(archive[0])), ARM64
    else:
        found, machine = functions(arguments[0]), X86_64
    if len(found) < 1000:
        print(f"only {len(found)} functions were found")
    for function in found:
        if loses_errors(function, machine):
            print(f"the function with {function[0].strip()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
