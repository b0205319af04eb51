"""The build's workarounds for faults of the compiler: each is needed, and each works.

A test that fails with another toolchain shows that a fault is fixed, or that its workaround no
longer works: docs/decisions/toolchain.md states which code to delete or repair.
"""

from __future__ import annotations

import os
import platform
import shutil
import signal
import subprocess
from pathlib import Path

import find_lost_errors
import pytest
import swift_modules

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "Tests" / "Toolchain"
EMBEDDED = ("swiftc", "-enable-experimental-feature", "Embedded", "-wmo", "-parse-as-library", "-O")

pytestmark = pytest.mark.skipif(
    shutil.which("swiftc") is None or platform.machine() != "x86_64",
    reason="swiftc for x86-64 not found",
)


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, cwd=ROOT)


def text_of(name: str, folder: Path) -> Path:
    """The compiler's intermediate code of a case."""
    out = folder / f"{name}.ll"
    done = run(*EMBEDDED, CASES / f"{name}.swift", "-emit-ir", "-o", out)
    assert done.returncode == 0, done.stderr
    return out


def linked(text: Path) -> Path:
    """A program, linked as the library is: the linker optimizes once more."""
    bitcode, program = text.with_suffix(".o"), text.with_suffix("")
    swift_modules.bitcode(text, bitcode)
    done = run(
        *("tools/library/triple_clang.sh", "-fuse-ld=lld", "-flto=full", bitcode, "-o", program),
        *("-Wl,--lto-O2", "-Wl,-mllvm,-inline-threshold=0"),
    )
    assert done.returncode == 0, done.stderr
    return program


def loses(program: Path) -> bool:
    """The findings of find_lost_errors.py, the guard of the product, in a program."""
    machine = find_lost_errors.X86_64
    found = find_lost_errors.functions(str(program))
    return any(find_lost_errors.loses_errors(function, machine) for function in found)


def test_the_compiler_still_loses_errors(tmp_path: Path) -> None:
    """If not, `with_errors_kept`, its guard and the case can go."""
    program = linked(text_of("LostError", tmp_path))
    assert run(program).stdout == "thrown by nobody\n"
    assert loses(program)


def test_the_product_keeps_them(tmp_path: Path) -> None:
    text = text_of("LostError", tmp_path)
    text.write_text(swift_modules.with_errors_kept(text.read_text()))
    program = linked(text)
    assert run(program).stdout == "right\n"
    assert not loses(program)


@pytest.mark.parametrize("kept", ["attribute", "marks"])
def test_either_half_of_the_cure_is_too_little(tmp_path: Path, kept: str) -> None:
    """The linker's optimizer marks calls as last ones again, and heeds the attribute alone."""
    text = text_of("LostError", tmp_path)
    before = text.read_text()
    pattern, new = swift_modules.CURES[kept]
    after = pattern.sub(new, before)
    assert after != before
    text.write_text(after)
    assert run(linked(text)).stdout == "thrown by nobody\n"


@pytest.mark.parametrize(("option", "code"), [("-Onone", -signal.SIGSEGV), ("-O", 0)])
def test_a_struct_is_misaligned_without_optimization(
    tmp_path: Path, option: str, code: int
) -> None:
    """Once fixed, `make smoke` need not optimize, and `BasketPolicy` can store its step again."""
    program = tmp_path / "misaligned"
    done = run("swiftc", "-parse-as-library", option, CASES / "Misaligned.swift", "-o", program)
    assert done.returncode == 0, done.stderr
    quiet = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
    assert subprocess.run([program], env=quiet, capture_output=True).returncode == code


def test_swiftc_still_refuses_functions_without_names(tmp_path: Path) -> None:
    """Once fixed, `-emit-bc` can replace the text, if errors are kept as well."""
    done = run(*EMBEDDED, CASES / "Unnamed.swift", "-emit-bc", "-o", tmp_path / "out.bc")
    assert done.returncode != 0 and "anonymous function" in done.stderr


def test_clang_names_them(tmp_path: Path) -> None:
    text = text_of("Unnamed", tmp_path)
    assert " @0(" in text.read_text()
    swift_modules.bitcode(text, tmp_path / "out.o")
    assert (tmp_path / "out.o").read_bytes()[:2] == b"BC"


@pytest.mark.parametrize("name", ["PowerOfTen", "PowerOfTenDivisor"])
def test_tables_are_constants(tmp_path: Path, name: str) -> None:
    """Each is read-only data, and nothing initialises it at its first use."""
    source, out = ROOT / "Sources" / "MoneyCore" / "Integer" / f"{name}.swift", tmp_path / "out.ll"
    done = run(*EMBEDDED, "-package-name", "money", source, "-emit-ir", "-o", out)
    assert done.returncode == 0, done.stderr
    text = out.read_text()
    tables = [
        line for line in text.splitlines() if line.startswith("@") and 'TableVvpZ" = ' in line
    ]
    assert len(tables) == 1
    assert " constant " in tables[0]
    assert f"i64 {10**19 - 2**64} " in tables[0]
    assert "call void @swift_once" not in text
