"""Diagnoses a file that cannot be loaded as a library on this machine.

The loader's messages are misleading: it reports a library of another architecture as a missing
file, and a truncated file may even crash the process.
"""

from __future__ import annotations

import os
import sys
from struct import Struct, error

_MAGIC = b"\x7fELF"
#: The size of the header that identifies the machine: width, byte order and number.
_HEAD = 20
_SHARED = 3
_LOADED = 1
#: The machine numbers of ELF files, with their common names.
_MACHINES = {
    3: "x86, 32 bits",
    8: "MIPS",
    20: "PowerPC, 32 bits",
    21: "PowerPC, 64 bits",
    22: "S/390",
    40: "ARM, 32 bits",
    62: "x86-64",
    183: "ARM, 64 bits",
    243: "RISC-V",
    258: "LoongArch",
}


def _machine(head: bytes) -> tuple[int, int, int]:
    """Returns the width, the byte order and the number of the machine."""
    low, high = (head[18], head[19]) if head[5] == 1 else (head[19], head[18])
    return head[4], head[5], low | high << 8


def _name(head: bytes) -> str:
    number = _machine(head)[2]
    return _MACHINES.get(number, f"machine number {number}")


def _own_head() -> bytes:
    """Returns the first bytes of the running program; empty if the system does not provide them."""
    try:
        with open("/proc/self/exe", "rb") as program:
            return program.read(_HEAD)
    except OSError:
        return b""


def _end(content: bytes) -> int:
    """Returns the end of the last segment that the loader maps; for 64-bit files only."""
    order = "<" if content[5] == 1 else ">"
    start = Struct(order + "32xQ").unpack_from(content)[0]
    size, count = Struct(order + "54xHH").unpack_from(content)
    part = Struct(order + "I4xQ16xQ")
    ends = [0]
    for index in range(count):
        kind, offset, length = part.unpack_from(content, start + index * size)
        if kind == _LOADED:
            ends.append(offset + length)
    return max(ends)


def fault_of(path: str) -> str | None:
    """Returns a clause that describes the fault of the file, or None if it looks loadable."""
    own = _own_head()
    if not sys.platform.startswith("linux") or own[:4] != _MAGIC:
        return None
    try:
        with open(path, "rb") as file:
            content = file.read(1 << 16)
            length = os.fstat(file.fileno()).st_size
    except OSError as problem:
        return f"could not read the file: {problem.strerror}"
    if content[:4] != _MAGIC[: len(content)] or not content:
        return "file is not a library"
    if len(content) < _HEAD:
        return f"file is truncated: got {length} bytes"
    if _machine(content) != _machine(own):
        return f"library must be for {_name(own)}, got {_name(content)}"
    if content[16 if content[5] == 1 else 17] != _SHARED:
        return "expected a library, got a program or an object file"
    if content[4] == 1:
        return None
    try:
        end = _end(content)
    except error:
        return f"file is truncated: got {length} bytes"
    if length < end:
        return f"file is truncated: got {length} bytes of at least {end}"
    return None
