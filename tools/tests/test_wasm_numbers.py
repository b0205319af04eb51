"""What makes the module smaller when it is compressed: the program has to stay the same."""

from __future__ import annotations

import pytest
from wasm import compressible, hot_calls, module

I32, I64 = 0x7F, 0x7E
#: (i32) -> i32, (i32, i64) -> i64, and a type without parameters.
TYPES = b"\x03\x60\x01\x7f\x01\x7f\x60\x02\x7f\x7e\x01\x7e\x60\x00\x00"
#: local.get 0, local.get 2 twice, i64.load with the hint 2^0, local.tee 1, calls of 2 and 0, end.
FIRST = b"\x02\x01\x7e\x01\x7f\x20\x00\x20\x02\x20\x02\x29\x00\x08\x22\x01\x10\x02\x10\x00\x0b"
SECOND = b"\x01\x01\x7f\x20\x01\x21\x02\x41\x7f\x42\x80\x7f\x10\x01\xfc\x0a\x00\x00\x0b"
THIRD = b"\x00\x0b"


def section(*parts: bytes) -> bytes:
    return module.number(len(parts)) + b"".join(parts)


def counted(data: bytes) -> bytes:
    return module.number(len(data)) + data


def small_module(bodies: tuple[bytes, ...] = (FIRST, SECOND, THIRD)) -> bytes:
    return module.whole(
        [
            (module.TYPES, TYPES),
            (module.FUNCTIONS, section(b"\x00", b"\x01", b"\x02")),
            (module.EXPORTS, section(b"\x01a\x00\x02", b"\x01m\x02\x00", b"\x01b\x00\x00")),
            (module.ELEMENTS, b"\x01\x00\x41\x01\x0b\x02\x01\x00"),
            (module.CODE, section(*map(counted, bodies))),
        ]
    )


def functions_of(data: bytes) -> list[module.Function]:
    found = dict(module.sections(data))
    return module.functions(found[module.TYPES], found[module.FUNCTIONS], found[module.CODE])


def exported(data: bytes) -> dict[bytes, int]:
    reader = module.Reader(dict(module.sections(data))[module.EXPORTS])
    found = {}
    for _ in range(reader.number()):
        name, kind, value = reader.piece(), reader.byte(), reader.number()
        if kind == 0:
            found[name] = value
    return found


def types_of_uses(function: module.Function) -> list[tuple[int, int, bytes]]:
    """The code with the types of locals instead of their numbers; parameters keep theirs."""
    count, found = function.parameters, []
    for part in function.parts:
        value = part.number
        if part.opcode in module.LOCALS and value >= count:
            value = 1000 + function.locals[value - count]
        found.append((part.opcode, 0 if part.opcode == module.CALL else value, part.code))
    return found


def test_numbers_are_written_as_they_are_read() -> None:
    for value in (0, 1, 127, 128, 300, 1 << 31):
        reader = module.Reader(module.number(value))
        assert reader.number() == value and reader.is_at_end


def test_functions_keep_their_code_and_their_callers() -> None:
    before = small_module()
    after = compressible.compressible(before)
    old, new = functions_of(before), functions_of(after)
    names = {exported(before)[name]: exported(after)[name] for name in (b"a", b"b")}
    elements = module.Reader(dict(module.sections(after))[module.ELEMENTS][6:])
    names[1] = elements.number()
    assert elements.number() == names[0]
    assert sorted(names.values()) == [0, 1, 2]
    for was, now in names.items():
        assert old[was].type == new[now].type
        assert types_of_uses(old[was]) == types_of_uses(new[now])
        calls = [part.number for part in old[was].parts if part.opcode == module.CALL]
        assert [names[call] for call in calls] == [
            part.number for part in new[now].parts if part.opcode == module.CALL
        ]


def test_locals_start_at_one_number_and_stay_apart() -> None:
    for function in functions_of(small_module()):
        places = compressible.places_of_locals(function)
        assert len(set(places)) == len(places)
        assert all(place >= compressible.FIRST_LOCAL for place in places)
        written = compressible.body(function, places, None)
        again = module.Reader(written)
        runs = [(again.number(), again.byte()) for _ in range(again.number())]
        kinds = [kind for count, kind in runs for _ in range(count)]
        for local, place in enumerate(places):
            assert kinds[place - function.parameters] == function.locals[local]


def test_hints_become_natural_and_places_stay() -> None:
    code = b"".join(part.code for part in functions_of(small_module())[0].parts)
    assert b"\x29\x03\x08" in code


@pytest.mark.parametrize(
    "code", [b"\x00\xfd\x0c\x0b", b"\x00\xd2\x00\x0b", b"\x00\xfc\x09\x00\x0b"]
)
def test_an_unknown_instruction_is_refused(code: bytes) -> None:
    with pytest.raises(module.ModuleError):
        compressible.compressible(small_module((FIRST, SECOND, code)))


def test_what_imports_is_refused() -> None:
    parts = module.sections(small_module())
    parts.insert(1, (module.IMPORTS, b"\x01\x01e\x01f\x00\x02"))
    with pytest.raises(module.ModuleError):
        compressible.compressible(module.whole(parts))
    with pytest.raises(module.ModuleError):
        compressible.compressible(b"no module")


NEXT = "$es16IndexingIteratorV4next7ElementQzSgyFSnySiG_Tg5"
HOT = "$e9MoneyCore12ColumnKernelV4fits"
CODE = f"""\
define swiftcc i8 @"{NEXT}"(ptr %0) #1 {{
  ret i8 0
}}
define i1 @"{HOT}"(i32 %0) #2 {{
  %3 = tail call swiftcc i8 @"{NEXT}"(ptr %2) #3
  %4 = call i8 @"{NEXT}"(ptr %2), !dbg !7
  call void @"$e9MoneyCore5other"()
}}
define i1 @"$e9MoneyCore4cold"(i32 %0) #2 {{
  %3 = tail call swiftcc i8 @"{NEXT}"(ptr %2) #3
}}
attributes #1 = {{ minsize }}
attributes #2 = {{ noinline }}
attributes #3 = {{ nounwind }}
"""


def test_calls_are_marked_in_hot_functions_alone() -> None:
    lines = hot_calls.marked(CODE).split("\n")
    assert lines[4].endswith("(ptr %2) #4") and lines[5].endswith("(ptr %2) #5, !dbg !7")
    assert lines[6] == CODE.split("\n")[6] and lines[9] == CODE.split("\n")[9]
    assert "attributes #4 = { alwaysinline nounwind }" in lines
    assert "attributes #5 = { alwaysinline }" in lines


@pytest.mark.parametrize("change", [("#1 {", "#2 {"), ("  ret i8 0\n", "  fence seq_cst\n" * 99)])
def test_what_is_whole_or_long_stays_a_function(change: tuple[str, str]) -> None:
    with pytest.raises(SystemExit):
        hot_calls.marked(CODE.replace(*change, 1))
