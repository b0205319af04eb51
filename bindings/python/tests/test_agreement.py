"""The package and the header say the same: functions, arguments, structures, constants."""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from feed_constants import feed_numbers
from header_types import CALLBACKS, HANDLES, SCALARS, STRUCTURES

from libmoney import (
    Action,
    AlertKind,
    CalculatorState,
    ConverterState,
    CurrencyKind,
    CurrencySort,
    Display,
    DraftState,
    Flags,
    Key,
    Level,
    ListState,
    Numerals,
    Origin,
    Prices,
    QuoteState,
    RateKind,
    Rounding,
    RowKind,
    SessionState,
    Status,
    Style,
    Tender,
    Typed,
    XirrOutcome,
    XirrReason,
    __version__,
    _allocation,
    _basket,
    _calculator_structs,
    _draft,
    _line_structs,
    _locale_structs,
    _policy,
    _portfolio,
    _receipt,
    _returns_structs,
    _session,
    _store,
    _store_structs,
    _structs,
    _valuation,
)
from libmoney import _portfolio_structs as portfolios
from libmoney._library import native
from libmoney._signatures import SIGNATURES, UNLOCKED

LIMITS = [
    *("ABI_VERSION", "TEXT_MAX", "CODE_SIZE", "DIGITS_MAX", "INPUT_MAX", "DOCUMENT_MAX"),
    *("SHARES_MAX", "LEGS_MAX", "DATE_NONE", "INSTANT_NONE", "DIGITS_CURRENCY", "DIGITS_EXACT"),
    "LABEL_SIZE",
]
# A document is released by its address, so ctypes must not turn it into bytes.
ADDRESSES = {("money_string_free", 0): ctypes.c_void_p}


def prototypes(header: str) -> dict[str, tuple[str, list[str]]]:
    """Every function of the header: its result, and its parameters."""
    code = re.sub(r"/\*.*?\*/", "", header, flags=re.S)
    code = re.sub(r"\\\n", " ", code)
    code = re.sub(r"^\s*#.*$", "", code, flags=re.M)
    found = {}
    pattern = r"([\w ]+?[ *]+)(money_\w+)\(([^()]*)\);"
    for result, name, parameters in re.findall(pattern, code):
        listed = [] if parameters.strip() == "void" else parameters.split(",")
        found[name] = result.strip(), [" ".join(one.split()) for one in listed]
    return found


def ctypes_of(declaration: str, function: str = "", index: int = -1) -> object:
    """What ctypes is to take for a C parameter."""
    if (function, index) in ADDRESSES:
        return ADDRESSES[function, index]
    stars = declaration.count("*")
    words = declaration.replace("*", " ").replace("const", " ").split()
    name = words[0]
    if name in CALLBACKS:
        return CALLBACKS[name]
    if name == "void":
        return ctypes.c_void_p
    if name in HANDLES:
        return HANDLES[name] if stars == 1 else ctypes.POINTER(HANDLES[name])
    if name == "char":
        return ctypes.c_char_p if stars == 1 else ctypes.POINTER(ctypes.c_void_p)
    kind: Any = STRUCTURES.get(name) or SCALARS[name]
    return ctypes.POINTER(kind) if stars else kind


def test_names_are_those_of_the_header(header: str) -> None:
    assert sorted(SIGNATURES) == sorted(prototypes(header))


def test_names_are_those_of_the_symbol_list(root: Path) -> None:
    lines = (root / "symbols.txt").read_text(encoding="utf-8").splitlines()
    names = [line.split()[0] for line in lines if line.strip() and not line.startswith("#")]
    assert sorted(SIGNATURES) == sorted(names)


@pytest.mark.parametrize("name", SIGNATURES)
def test_signature(header: str, name: str) -> None:
    result, parameters = prototypes(header)[name]
    declared_result, declared = SIGNATURES[name]
    if result == "void":
        assert declared_result is None
    else:
        assert declared_result is ctypes_of(result)
    expected = [ctypes_of(one, name, index) for index, one in enumerate(parameters)]
    assert list(declared) == expected
    function = getattr(native, name)
    assert list(function.argtypes) == expected
    assert function.restype is declared_result


def test_what_runs_without_the_lock_exists() -> None:
    assert set(SIGNATURES) >= UNLOCKED


def members(header: str, structure: str) -> list[str]:
    """The members of a structure, in their order."""
    code = re.sub(r"/\*.*?\*/", "", header, flags=re.S)
    body = re.search(rf"typedef struct \w+ {{([^}}]*)}} {structure};", code)
    assert body, structure
    names = []
    for line in body[1].split(";"):
        words = re.findall(r"(\w+)\s*(?:\[\w+\])?\s*$", line)
        names += words
    return names


@pytest.mark.parametrize("name", STRUCTURES)
def test_members(header: str, name: str) -> None:
    ours = [field[0].rstrip("_") for field in STRUCTURES[name]._fields_]
    assert ours == members(header, name)


def test_layout_is_that_of_c(root: Path, header: str, tmp_path: Path) -> None:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("no C compiler")
    lines = []
    expected: dict[str, Any] = {}
    for name, structure in STRUCTURES.items():
        lines.append(f'printf("{name} %zu\\n", sizeof({name}));')
        expected[name] = ctypes.sizeof(structure)
        for field in structure._fields_:
            member = field[0].rstrip("_")
            lines.append(
                f'printf("{name}.{member} %zu %zu\\n", offsetof({name}, {member}), '
                f"sizeof((({name} *)0)->{member}));"
            )
            descriptor = getattr(structure, field[0])
            expected[f"{name}.{member}"] = (descriptor.offset, descriptor.size)
    for name in constants(header):
        lines.append(f'printf("{name} %lld\\n", (long long)({name}));')
    source = tmp_path / "layout.c"
    source.write_text(
        "#include <money.h>\n#include <stddef.h>\n#include <stdio.h>\nint main(void) {\n"
        + "\n".join(lines)
        + "\nreturn 0;\n}\n"
    )
    program = tmp_path / "layout"
    command = [compiler, f"-I{root / 'include'}", str(source), "-o", str(program)]
    subprocess.run(command, check=True)
    output = subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout
    told: dict[str, Any] = {}
    for line in output.splitlines():
        name, *numbers = line.split()
        told[name] = tuple(map(int, numbers)) if len(numbers) == 2 else int(numbers[0])
    for name, value in expected.items():
        assert told[name] == value, name
    for name, value in ours().items():
        assert told[name] == value, name


def constants(header: str) -> list[str]:
    """The names of the header's numbers."""
    pattern = r"^#define (MONEY_\w+) +\(?-?(?:\d\w*|INT32_MIN|INT64_MIN)\)?"
    return re.findall(pattern, header, flags=re.M)


def ours() -> dict[str, int]:
    """The numbers that the package has of its own, under the header's names."""
    numbers = {f"MONEY_ERR_{one.name}": int(one) for one in Status if one is not Status.OK}
    numbers["MONEY_OK"] = int(Status.OK)
    numbers.update((f"MONEY_ROUND_{one.name}", int(one)) for one in Rounding)
    numbers.update((f"MONEY_FLAG_{one.name}", int(one)) for one in Flags)
    numbers.update((f"MONEY_CURRENCY_{one.name}", int(one)) for one in CurrencyKind)
    numbers.update(
        (f"MONEY_ALLOCATE_{name.upper()}", value) for name, value in _allocation._METHODS.items()
    )
    numbers.update((f"MONEY_LEVEL_{one.name}", int(one)) for one in Level)
    numbers.update((f"MONEY_PRICES_{one.name}", int(one)) for one in Prices)
    numbers.update((f"MONEY_TENDER_{one.name}", int(one)) for one in Tender)
    numbers.update((f"MONEY_PRESET_{name.upper()}", one) for name, one in _policy.PRESETS.items())
    numbers.update((f"MONEY_DISCOUNT_{name}", one) for name, one in _basket.DISCOUNTS.items())
    numbers.update((f"MONEY_RECEIPT_{name}", one) for name, one in _receipt.VIEWS.items())
    for name in ("LINE_MAX", "LINE_CURRENCIES_MAX", "VALUE_NUMBER", "VALUE_MONEY"):
        numbers[f"MONEY_{name}"] = getattr(_line_structs, name)
    numbers.update((f"MONEY_KEY_{one.name}", int(one)) for one in Key)
    numbers.update((f"MONEY_ALERT_{one.name}", int(one)) for one in AlertKind)
    numbers["MONEY_ALERT_NONE"] = 0
    numbers.update((f"MONEY_STYLE_{one.name}", int(one)) for one in Style)
    numbers.update((f"MONEY_NUMERALS_{one.name}", int(one)) for one in Numerals)
    numbers.update((f"MONEY_SORT_{one.name}", int(one)) for one in CurrencySort)
    for name in ("LOCALE_SIZE", "LOCALE_TEXT_MAX"):
        numbers[f"MONEY_{name}"] = getattr(_locale_structs, name)
    for name in ("CALCULATOR_NUMBERS_MAX", "CALCULATOR_KEYS_MAX", "CALCULATOR_TEXT_MAX"):
        numbers[f"MONEY_{name}"] = getattr(_calculator_structs, name)
    for name in ("CASH_FLOWS_MAX", "VALUE_POINTS_MAX", "XIRR_RATES_MAX", "DAY_COUNT_ACTUAL_365"):
        numbers[f"MONEY_{name}"] = getattr(_returns_structs, name)
    for group, kind in (
        *(("ACTION", Action), ("QUOTE", QuoteState), ("SESSION", SessionState)),
        *(("LIST", ListState), ("DISPLAY", Display), ("DRAFT", DraftState), ("ORIGIN", Origin)),
        *(("XIRR", XirrOutcome), ("XIRR_REASON", XirrReason), ("RATE", RateKind), ("ROW", RowKind)),
        *(("CONVERTER", ConverterState), ("TYPED", Typed), ("CALCULATOR", CalculatorState)),
    ):
        numbers.update((f"MONEY_{group}_{one.name}", int(one)) for one in kind)
    choices = {
        "LOTS": _portfolio.LOT_METHODS,
        "SHORTAGE": _portfolio.SHORTAGES,
        "FIELD": _draft.FIELDS,
        "TICKER": _draft.TICKER_RULES,
    }
    for group, names in choices.items():
        numbers.update((f"MONEY_{group}_{name.upper()}", value) for name, value in names.items())
    numbers.update((f"MONEY_PERCENT_{name}", one) for name, one in _valuation.PERCENTAGES.items())
    numbers["MONEY_STORE_NAME_SIZE"] = _store_structs.STORE_NAME_SIZE
    numbers.update((f"MONEY_STORED_{name.upper()}", one) for name, one in _store.KINDS.items())
    for name in LIMITS:
        numbers[f"MONEY_{name}"] = getattr(_structs, name)
    for name in ("ID_SIZE", "SYMBOL_SIZE", "CHOSEN_LOTS_MAX"):
        numbers[f"MONEY_{name}"] = getattr(portfolios, name)
    numbers.update(feed_numbers())
    numbers["MONEY_REASON_SIZE"] = _session.REASON_SIZE
    return numbers


def test_every_constant_is_known(header: str) -> None:
    left_out = {f"MONEY_VERSION_{part}" for part in ("MAJOR", "MINOR", "PATCH")}
    assert set(constants(header)) - left_out == set(ours())


def test_limits_told_at_run_time() -> None:
    assert native.money_text_max() == _structs.TEXT_MAX
    assert native.money_document_max() == _structs.DOCUMENT_MAX
    assert native.money_calculator_text_max() == _calculator_structs.CALCULATOR_TEXT_MAX
    assert native.money_locale_text_max() == _locale_structs.LOCALE_TEXT_MAX


def test_status_names() -> None:
    for status in Status:
        name = native.money_status_name(status).decode()
        assert name == ("MONEY_OK" if status is Status.OK else f"MONEY_ERR_{status.name}")
    assert native.money_status_name(12345) == b"MONEY_ERR_?"


def test_versions_agree(root: Path, header: str) -> None:
    version = re.search(r'^#define MONEY_VERSION "(.*)"', header, flags=re.M)
    assert version is not None
    assert __version__ == version[1]
    project = (root / "bindings" / "python" / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{__version__}"' in project
