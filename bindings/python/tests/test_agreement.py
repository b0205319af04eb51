"""The raw layer and a C compiler agree on functions, structures and constants.

The raw layer is generated from the headers; the compiler's result for the same headers is the
second opinion. The enumerations that the package has of its own are held to both.
"""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from feed_constants import feed_numbers

from libmoney import (
    Action,
    AlertKind,
    CalculatorState,
    ConverterState,
    CurrencyKind,
    CurrencySort,
    Display,
    FieldState,
    Flags,
    InputState,
    Key,
    Level,
    ListState,
    Numerals,
    Origin,
    PortfolioViewState,
    PriceBasis,
    PriceState,
    RateKind,
    Rounding,
    StatementRowKind,
    Status,
    Style,
    Tender,
    XirrOutcome,
    XirrReason,
    __version__,
    _raw,
)
from libmoney._basket import policy
from libmoney._desk import order_form
from libmoney._library import native
from libmoney._money import allocation
from libmoney._portfolio import portfolio_options, valuation
from libmoney._store import store

#: The structures by their names in C, as the generated module's docstrings have them.
STRUCTURES: dict[str, type[ctypes.Structure]] = {
    match[2]: _raw.STRUCTURES[match[1]]
    for match in re.finditer(
        r"class (\w+)\(Structure\):\n +\"\"\"``(money_\w+)``",
        Path(_raw.__file__).read_text(encoding="utf-8"),
    )
}


@pytest.fixture(scope="module")
def declared(root: Path) -> str:
    """The declarations that the compiler's preprocessor leaves of the headers."""
    command = [compiler(), "-E", "-P", "-DMONEY_PLAIN", str(root / "include" / "money" / "desk.h")]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def compiler() -> str:
    """A C compiler, or the test is skipped."""
    found = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if found is None:
        pytest.skip("no C compiler")
    return found


def test_functions_are_those_of_the_header(declared: str, root: Path) -> None:
    names = re.findall(r"\b(money_\w+)\s*\(", declared)
    assert sorted(_raw.SIGNATURES) == sorted(names)
    lines = (root / "symbols.txt").read_text(encoding="utf-8").splitlines()
    assert sorted(line.split()[0] for line in lines if not line.startswith("#")) == sorted(names)
    assert set(_raw.SIGNATURES) >= _raw.UNLOCKED


def test_parameters_are_as_many(declared: str) -> None:
    for name, listed in re.findall(r"\b(money_\w+)\s*\(([^()]*)\);", declared):
        count = 0 if listed.strip() == "void" else listed.count(",") + 1
        result, arguments = _raw.SIGNATURES[name]
        assert len(arguments) == count, name
        function = getattr(native, name)
        assert list(function.argtypes) == list(arguments)
        assert function.restype is result


def test_layout_and_constants_are_those_of_c(root: Path, declared: str, tmp_path: Path) -> None:
    assert sorted(STRUCTURES) == sorted(re.findall(r"\} (money_\w*t);", declared))
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
    for name, value in numbers().items():
        lines.append(f'printf("{name} %lld\\n", (long long)({name}));')
        expected[name] = value if value < 2**63 else value - 2**64
    source = tmp_path / "layout.c"
    source.write_text(
        "#include <money/desk.h>\n#include <stddef.h>\n#include <stdio.h>\nint main(void) {\n"
        + "\n".join(lines)
        + "\nreturn 0;\n}\n"
    )
    program = tmp_path / "layout"
    command = [compiler(), f"-I{root / 'include'}", str(source), "-o", str(program)]
    subprocess.run(command, check=True)
    output = subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout
    told: dict[str, Any] = {}
    for line in output.splitlines():
        name, *values = line.split()
        told[name] = tuple(map(int, values)) if len(values) == 2 else int(values[0])
    assert told == expected


def numbers() -> dict[str, int]:
    """The constants of the raw layer, under the header's names."""
    return {
        f"MONEY_{name}": value
        for name, value in vars(_raw).items()
        if name.isupper() and type(value) is int
    }


def own_numbers() -> dict[str, int]:
    """The numbers that the package has of its own, under the header's names."""
    found = {f"MONEY_ERR_{one.name}": int(one) for one in Status if one is not Status.OK}
    for group, kind in (
        *(("ROUND", Rounding), ("FLAG", Flags), ("CURRENCY", CurrencyKind), ("LEVEL", Level)),
        *(
            ("PRICE_BASIS", PriceBasis),
            ("TENDER", Tender),
            ("CALCULATOR_KEY", Key),
            ("CALCULATOR_ALERT", AlertKind),
        ),
        *(("STYLE", Style), ("NUMERALS", Numerals), ("SORT", CurrencySort)),
        *(("ACTION", Action), ("PRICE", PriceState), ("PORTFOLIO_VIEW", PortfolioViewState)),
        *(("LIST", ListState), ("DISPLAY", Display), ("FIELD", FieldState), ("ORIGIN", Origin)),
        *(("XIRR", XirrOutcome), ("XIRR_REASON", XirrReason), ("RATE", RateKind)),
        ("STATEMENT_ROW", StatementRowKind),
        *(
            ("CONVERTER", ConverterState),
            ("INPUT_STATE", InputState),
            ("CALCULATOR", CalculatorState),
        ),
    ):
        found.update((f"MONEY_{group}_{one.name}", int(one)) for one in kind)
    for group, choices in {
        "ALLOCATE": allocation._METHODS,
        "BASKET_PRESET": policy.PRESETS,
        "LOTS": portfolio_options.LOT_METHODS,
        "SHORT_SALE": portfolio_options.SHORT_SALES,
        "FEES": portfolio_options.FEES,
        "CAPITAL": portfolio_options.CAPITAL,
        "ORDER": order_form.FIELDS,
        "TICKER": order_form.TICKER_RULES,
        "PERCENT": valuation.PERCENTAGES,
        "STORE_KIND": store.KINDS,
    }.items():
        found.update((f"MONEY_{group}_{name.upper()}", value) for name, value in choices.items())
    found.update(feed_numbers())
    return found


def test_own_numbers_are_complete_and_right() -> None:
    raw, own = numbers(), own_numbers()
    assert {name: raw[name] for name in own} == own
    # If the package defines one constant of a group, it defines the entire group.
    groups = {name.rsplit("_", 1)[0] for name in own if name.count("_") == 2}
    sizes = ("_MAX", "_SIZE", "_NONE", "_CURRENCY", "_EXACT")
    for name in raw:
        if name.rsplit("_", 1)[0] in groups and not name.endswith(sizes):
            assert name in own, name


def test_status_names() -> None:
    for status in Status:
        name = native.money_status_name(status).decode()
        assert name == ("MONEY_OK" if status is Status.OK else f"MONEY_ERR_{status.name}")
    assert native.money_status_name(12345) == b"MONEY_ERR_?"


def test_versions_agree(root: Path) -> None:
    assert __version__ == _raw.VERSION
    project = (root / "bindings" / "python" / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{__version__}"' in project
