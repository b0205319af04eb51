"""Reads a module of WebAssembly into its sections and functions, and writes it again.

It knows the instructions that tools/library/wasm.sh enables, and refuses others: a byte that is
taken for another instruction would make another program.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

MAGIC = b"\0asm\1\0\0\0"
#: The numbers of sections.
TYPES, IMPORTS, FUNCTIONS, EXPORTS, START, ELEMENTS, CODE = 1, 2, 3, 7, 8, 9, 10
#: Opcodes whose number is that of a local, or of a function.
LOCAL_GET, LOCAL_SET, LOCAL_TEE, CALL = 0x20, 0x21, 0x22, 0x10
LOCALS = (LOCAL_GET, LOCAL_SET, LOCAL_TEE)

_BLOCKS, _BRANCHES, _TABLE, _INDIRECT = (0x02, 0x03, 0x04), (0x0C, 0x0D), 0x0E, 0x11
_GLOBALS, _MEMORY_SIZES, _INTEGERS = (0x23, 0x24), (0x3F, 0x40), (0x41, 0x42)
_FLOATS = {0x43: 4, 0x44: 8}
_PLAIN = frozenset([0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B, *range(0x45, 0xC5)])
#: Instructions of two bytes: how many numbers follow.
_LONG, _LONG_NUMBERS = 0xFC, {**dict.fromkeys(range(8), 0), 10: 2, 11: 1}
#: The natural alignments of the loads and stores from 0x28 on, as powers of two.
_ACCESSES = range(0x28, 0x3F)
_NATURAL = (2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2)


class ModuleError(Exception):
    """What is no module, or has what this program does not know."""


def number(value: int) -> bytes:
    """An unsigned number in LEB128."""
    found = bytearray()
    while value > 127:
        found.append(value & 127 | 128)
        value >>= 7
    found.append(value)
    return bytes(found)


class Reader:
    """Bytes and a place in them."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    @property
    def is_at_end(self) -> bool:
        return self.at >= len(self.data)

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def skip_numbers(self, count: int = 1) -> None:
        for _ in range(count):
            while self.byte() > 127:
                pass

    def take(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]

    def piece(self) -> bytes:
        """Bytes behind their count."""
        return self.take(self.number())


class Part(NamedTuple):
    """An instruction with the number of a local or of a function; other code has the opcode -1."""

    opcode: int
    number: int
    code: bytes

    def written(self, value: int) -> bytes:
        """The code with another number, if it has one."""
        return self.code if self.opcode < 0 else bytes([self.opcode]) + number(value)


@dataclass
class Function:
    """A function: its type, how many parameters it has, the types of its locals, its code."""

    type: int
    parameters: int
    locals: list[int]
    parts: list[Part]


def sections(data: bytes) -> list[tuple[int, bytes]]:
    """The sections of a module, by their numbers."""
    if not data.startswith(MAGIC):
        raise ModuleError("this is no module of WebAssembly")
    reader = Reader(data)
    reader.take(len(MAGIC))
    found = []
    while not reader.is_at_end:
        kind = reader.byte()
        found.append((kind, reader.piece()))
    return found


def whole(parts: list[tuple[int, bytes]]) -> bytes:
    """The module of so many sections."""
    return MAGIC + b"".join(bytes([kind]) + number(len(part)) + part for kind, part in parts)


def parameter_counts(types: bytes) -> list[int]:
    """How many parameters each type of a function has."""
    reader = Reader(types)
    found = []
    for _ in range(reader.number()):
        if reader.byte() != 0x60:
            raise ModuleError("a type is not that of a function")
        found.append(len(reader.piece()))
        reader.piece()
    return found


def functions(types: bytes, declared: bytes, code: bytes) -> list[Function]:
    """The functions of a module."""
    counts = parameter_counts(types)
    types_of, bodies = Reader(declared), Reader(code)
    if types_of.number() != (count := bodies.number()):
        raise ModuleError("a function has no code")
    found = []
    for _ in range(count):
        kind, body = types_of.number(), Reader(bodies.piece())
        runs = [(body.number(), body.byte()) for _ in range(body.number())]
        types_of_locals = [one for length, one in runs for _ in range(length)]
        found.append(Function(kind, counts[kind], types_of_locals, list(_parts(body))))
    return found


def _parts(reader: Reader) -> Iterator[Part]:
    """The code of a function; instructions between those with numbers are one part."""
    other = bytearray()
    while not reader.is_at_end:
        start, opcode = reader.at, reader.byte()
        if opcode in LOCALS or opcode == CALL:
            if other:
                yield Part(-1, 0, bytes(other))
                other.clear()
            yield Part(opcode, reader.number(), b"")
        elif opcode in _ACCESSES:
            # The alignment is a hint, and the natural one is what most instructions have.
            reader.skip_numbers()
            place = reader.at
            reader.skip_numbers()
            other += bytes([opcode, _NATURAL[opcode - _ACCESSES.start]])
            other += reader.data[place : reader.at]
        else:
            _skip_immediates(reader, opcode)
            other += reader.data[start : reader.at]
    yield Part(-1, 0, bytes(other))


def _skip_immediates(reader: Reader, opcode: int) -> None:
    """Goes behind what follows the opcode of an instruction."""
    if opcode in _PLAIN:
        return
    if opcode in (*_BLOCKS, *_BRANCHES, *_GLOBALS, *_MEMORY_SIZES, *_INTEGERS):
        reader.skip_numbers()
    elif opcode == _TABLE:
        reader.skip_numbers(reader.number() + 1)
    elif opcode == _INDIRECT:
        reader.skip_numbers(2)
    elif opcode in _FLOATS:
        reader.take(_FLOATS[opcode])
    elif opcode == _LONG and (numbers := _LONG_NUMBERS.get(reader.number())) is not None:
        reader.skip_numbers(numbers)
    else:
        raise ModuleError(f"the instruction {opcode:#x} is not known here")
