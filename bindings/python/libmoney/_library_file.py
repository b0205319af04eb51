"""Finds the file of the library, and diagnoses one that cannot be loaded on this machine.

Searches, in this order: the file that ``LIBMONEY_PATH`` names; the package's folder; the source
tree's ``build/lib``; the system's library paths.

The loader's messages are misleading: it reports a library of another architecture as a missing
file, and a truncated file may even crash the process.
"""

from __future__ import annotations

import os
import sys
from struct import Struct, error

#: The second is the name of the interface's version, which the raw layer defines.
_NAMES = ("libmoney.so", "libmoney.so.0")
#: The variable that names another file of the library.
VARIABLE = "LIBMONEY_PATH"

#: The folder of the package. Paths are plain strings, so that this module does not import pathlib,
#: which some programs do not need otherwise.
PACKAGE = os.path.dirname(os.path.realpath(__file__))

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


def source_tree() -> str | None:
    """Returns the root of libmoney's source tree if it contains the package, otherwise None."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(PACKAGE)))
    return root if os.path.isfile(os.path.join(root, "include", "money.h")) else None


def folders() -> list[str]:
    """Returns the folders where the library may be installed with the package."""
    root, beside = source_tree(), [PACKAGE, os.path.dirname(PACKAGE)]
    return beside if root is None else [*beside, os.path.join(root, "build", "lib")]


def _find() -> str:
    given = os.environ.get(VARIABLE)
    if given:
        if not os.path.isfile(given):
            raise ImportError(f"could not load {given!r}, set by {VARIABLE}: no such file")
        return os.path.abspath(given)
    for folder in folders():
        for name in _NAMES:
            path = os.path.join(folder, name)
            if os.path.isfile(path):
                return path
    return _NAMES[1]


class _Found:
    """The path of the library, once it was searched for."""

    path: str | None = None


def library_file() -> str:
    """Returns the path of the library, or its bare name for the system to find.

    The accelerator and ctypes load the same file, even if the environment changes in between.
    """
    if _Found.path is None:
        _Found.path = _find()
    return _Found.path


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
