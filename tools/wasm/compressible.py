"""Numbers the locals and the functions of a module anew, so that it is smaller when compressed.

    python3 -m wasm.compressible FILE.wasm OUT.wasm

A browser is sent the module compressed, and what a compressor finds is bytes that occurred before,
the better the nearer. The program stays the same:

- The locals of a function follow its parameters, so the same code has other bytes where there is
  another number of parameters. Here the locals start at the same number in nearly all functions;
  what is between is not used. Locals of one type stand together, the most used one first.
- A function stands behind one whose code has much in common with its own.
- Loads and stores have the natural alignment for a hint.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict, deque
from pathlib import Path

from wasm.module import (
    CALL,
    CODE,
    ELEMENTS,
    EXPORTS,
    FUNCTIONS,
    IMPORTS,
    LOCALS,
    START,
    TYPES,
    Function,
    ModuleError,
    Reader,
    functions,
    number,
    sections,
    whole,
)

#: Where the locals of a function start, if it has no more parameters; nearly all have fewer.
FIRST_LOCAL = 16
#: How many functions keep a number of one byte, because they are called most.
MOST_CALLED = 60
#: Two functions have in common what they have of the same strings of so many bytes,
LENGTH = 5
#: if no more functions than these have it.
MOST_WITH = 200
#: How much what a function has in common with those before it counts, the nearest first.
WEIGHTS = (25, 15, 9)
#: So many strings more than a function has are counted: those of tiny functions are few.
TINY = 30


def places_of_locals(function: Function) -> list[int]:
    """The new number of each local that is no parameter."""
    uses = Counter(part.number for part in function.parts if part.opcode in LOCALS)
    count = function.parameters
    order = sorted(
        range(len(function.locals)),
        key=lambda local: (-function.locals[local], -uses[local + count], local),
    )
    start = max(count, FIRST_LOCAL)
    places = [0] * len(order)
    for place, local in enumerate(order, start):
        places[local] = place
    return places


def body(function: Function, places: list[int], numbers: list[int] | None) -> bytes:
    """The code of a function with new numbers of its locals, and of the functions it calls."""
    counts = Counter(function.locals)
    code = bytearray(number(len(counts)))
    unused = max(FIRST_LOCAL - function.parameters, 0)
    for kind in sorted(counts, reverse=True):
        code += number(counts[kind] + unused) + bytes([kind])
        unused = 0
    for part in function.parts:
        value = part.number
        if part.opcode in LOCALS and value >= function.parameters:
            value = places[value - function.parameters]
        elif part.opcode == CALL and numbers:
            value = numbers[value]
        code += part.written(value)
    return bytes(code)


def by_likeness(bodies: list[bytes]) -> list[int]:
    """An order in which a function follows those that have most in common with it."""
    strings = [{code[at : at + LENGTH] for at in range(len(code) - LENGTH + 1)} for code in bodies]
    counts = Counter(string for found in strings for string in found)
    strings = [{s for s in found if 1 < counts[s] <= MOST_WITH} for found in strings]
    having: defaultdict[bytes, list[int]] = defaultdict(list)
    for index, found in enumerate(strings):
        for string in found:
            having[string].append(index)
    left = set(range(len(bodies)))
    before: deque[int] = deque(maxlen=len(WEIGHTS))
    order: list[int] = []
    following = max(left, key=lambda index: (len(strings[index]), -index), default=0)
    while left:
        order.append(following)
        left.discard(following)
        before.appendleft(following)
        score: Counter[int] = Counter()
        for weight, earlier in zip(WEIGHTS, before, strict=False):
            for string in strings[earlier]:
                for index in having[string]:
                    if index in left:
                        score[index] += weight
        following = max(
            score or left,
            key=lambda index: (score[index] / (TINY + len(strings[index])), -index),
            default=0,
        )
    return order


def order_of(found: list[Function], bodies: list[bytes]) -> list[int]:
    """The functions in their new order: those that are called most, then by likeness."""
    calls = Counter(p.number for function in found for p in function.parts if p.opcode == CALL)
    most = sorted(calls, key=lambda index: (-calls[index], index))[:MOST_CALLED]
    first = set(most)
    return most + [index for index in by_likeness(bodies) if index not in first]


def exports(section: bytes, numbers: list[int]) -> bytes:
    """The exports of functions with the functions' new numbers."""
    reader = Reader(section)
    count = reader.number()
    found = bytearray(number(count))
    for _ in range(count):
        name, kind, value = reader.piece(), reader.byte(), reader.number()
        found += number(len(name)) + name + bytes([kind])
        found += number(value if kind else numbers[value])
    return bytes(found)


def elements(section: bytes, numbers: list[int]) -> bytes:
    """The functions in the table with their new numbers."""
    reader = Reader(section)
    if reader.number() != 1 or reader.number() != 0:
        raise ModuleError("the table of functions has a form that is not known here")
    # The first place in the table: an instruction, its number, the end.
    reader.byte()
    reader.skip_numbers()
    reader.byte()
    head = section[: reader.at]
    count = reader.number()
    return head + number(count) + b"".join(number(numbers[reader.number()]) for _ in range(count))


def compressible(data: bytes) -> bytes:
    """The same module with other numbers."""
    parts = sections(data)
    by_kind = dict(parts)
    if IMPORTS in by_kind:
        raise ModuleError("the module imports something, so its own functions do not start at 0")
    found = functions(by_kind[TYPES], by_kind[FUNCTIONS], by_kind[CODE])
    places = [places_of_locals(function) for function in found]
    order = order_of(found, [body(f, p, None) for f, p in zip(found, places, strict=True)])
    numbers = [0] * len(found)
    for new, old in enumerate(order):
        numbers[old] = new
    bodies = [body(found[index], places[index], numbers) for index in order]
    count = number(len(found))
    changed = {
        FUNCTIONS: count + b"".join(number(found[index].type) for index in order),
        CODE: count + b"".join(number(len(code)) + code for code in bodies),
        EXPORTS: exports(by_kind[EXPORTS], numbers),
        ELEMENTS: elements(by_kind[ELEMENTS], numbers),
    }
    if START in by_kind:
        changed[START] = number(numbers[Reader(by_kind[START]).number()])
    return whole([(kind, changed.get(kind, part)) for kind, part in parts])


def main(words: list[str]) -> int:
    if len(words) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    given, out = map(Path, words)
    out.write_bytes(compressible(given.read_bytes()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
