"""Suites of `make test`: the library, C, Swift, Python and the pages, without the slow suites.

The embedded build is the product, so every suite runs with it. The Swift tests are built with the
standard library. The suites with the standard build are part of `make torture`.
"""

from __future__ import annotations

import sys

from suites import check, interface
from suites.builds import (
    ACCELERATOR,
    ADDONS,
    LIBRARIES,
    PROGRAMS,
    SQL,
    SUITES,
    SWIFT_TESTS,
    TOOL,
    with_builds,
)
from suites.check import pytest
from suites.places import FLAVOURS, PYTHON, library
from suites.task import Task

PRODUCT = FLAVOURS[0]
BUILDS = [
    LIBRARIES[PRODUCT],
    TOOL,
    ACCELERATOR,
    ADDONS[PRODUCT],
    SQL,
    SWIFT_TESTS,
    PROGRAMS,
]
#: How often a program that writes a store is killed; `make torture` kills it a thousand times.
KILLS = 50
#: Documents in XML, compared with expat.
XML_ORACLE = (sys.executable, "Tests/Model/run_xml.py", ".build/tests/release/MoneyTrees", "20000")


TESTS = "bindings/python/tests"
#: Every locale against the answers of two versions of ICU, and read back.
ORACLE = f"{TESTS}/test_locale_oracle.py"
#: The modules for other packages, against those packages.
CONTRIB = f"{TESTS}/contrib"
PACKAGE_TESTS = (TESTS, f"--ignore={ORACLE}", f"--ignore={CONTRIB}")
#: The tests of the package that see whether amounts are in C. All others run with ctypes in
#: `make torture`.
AMOUNTS = ("accelerator", "answers", "answers_operands", "money", "numbers", "protocols", "types")


def built(flavour: str) -> tuple[str, ...]:
    """The builds that a suite with a library needs."""
    return (LIBRARIES[flavour].name,)


def python(flavour: str) -> dict[str, str]:
    """The environment in which Python loads a library."""
    path = str(library(flavour) / "libmoney.so.0")
    return {"LIBMONEY_PATH": path, "PYTHONPATH": "bindings/python", "PYTHON": PYTHON}


def package(name: str, flavour: str, accelerated: bool, *words: str, seconds: float) -> Task:
    """Tests of the Python package, with amounts in C or through ctypes."""
    environment = {**python(flavour), "LIBMONEY_ACCELERATED": str(int(accelerated))}
    return Task(name, pytest(*words), (*built(flavour), ACCELERATOR.name), environment, seconds)


def amounts(name: str, flavour: str, *words: str, seconds: float) -> Task:
    """Random operations on amounts in C and through ctypes, compared."""
    command = (PYTHON, "Tests/Python/run_amounts.py", *words)
    return Task(name, command, (*built(flavour), ACCELERATOR.name), python(flavour), seconds)


def model(name: str, program: str, flavour: str, *words: str, seconds: float) -> Task:
    """Random operations on the library and on a plain model of it, in Python."""
    command = (PYTHON, f"Tests/Model/run_{program}.py", *words)
    return Task(name, command, built(flavour), python(flavour), seconds)


def programs(name: str, flavour: str, *words: str, seconds: float) -> Task:
    """C programs of the tests, with a library."""
    command = (sys.executable, "-m", "suites.run_programs", str(library(flavour)), *words)
    return Task(name, command, (*built(flavour), PROGRAMS.name), SUITES, seconds)


def all_programs(flavour: str, *words: str) -> Task:
    """The interface, the vectors, the hostile calls, failing memory and the fuzzers' seeds."""
    return programs(f"programs-{flavour}", flavour, f"--kills={KILLS}", *words, seconds=33)


def exports(flavour: str) -> Task:
    command = interface.exports_command(str(library(flavour)))
    return Task(f"exports-{flavour}", command, built(flavour))


def examples(name: str, flavour: str, *languages: str, seconds: float, **words: str) -> Task:
    command = ("sh", "examples/run.sh", str(library(flavour)), *languages)
    environment = {**words, "PYTHON": PYTHON}
    return Task(name, command, built(flavour), environment, seconds)


def network(name: str, flavour: str, tool: str, seconds: float) -> Task:
    """The transport in C, against a server on this machine."""
    command = ("sh", "Tests/Network/run.sh", str(library(flavour)))
    return Task(name, command, built(flavour), {"PYTHON": PYTHON, "TOOL": tool}, seconds)


def snippets() -> Task:
    """Every block of the pages: programs, with their output on the pages, and the rest."""
    needs = (*built(PRODUCT), TOOL.name, ADDONS[PRODUCT].name, SWIFT_TESTS.name)
    return Task("snippets", (sys.executable, "-m", "snippets"), needs, SUITES, seconds=18)


def sql(engine: str, seconds: float) -> Task:
    """Amounts in the SQL of an engine."""
    command = ("sh", "sql/test.sh", engine)
    return Task(f"sql-{engine}", command, (SQL.name, TOOL.name), {"PYTHON": PYTHON}, seconds)


def suites() -> list[Task]:
    """The suites of `make test`."""
    of_amounts = [f"{TESTS}/test_{name}.py" for name in AMOUNTS]
    header_examples = interface.examples_command(str(library(PRODUCT)))
    prefix, archive = (
        ("bash", f"Tests/Packages/{name}.sh") for name in ("prefix", "static_archive")
    )
    return [
        *check.of_library(),
        Task("swift", ("tools/library/test_swift.sh", "run"), (SWIFT_TESTS.name,), seconds=20),
        package("python", PRODUCT, True, *PACKAGE_TESTS, seconds=35),
        package("python-ctypes", PRODUCT, False, *of_amounts, seconds=15),
        amounts("amounts", PRODUCT, "10000", seconds=3),
        package("python-ecosystem", PRODUCT, True, CONTRIB, seconds=45),
        Task("locale-oracle", pytest(ORACLE), built(PRODUCT), python(PRODUCT), seconds=55),
        examples("examples-c", PRODUCT, "c", "cpp", seconds=30),
        examples("examples-python", PRODUCT, "python", seconds=12, WITHOUT="spark"),
        network("network", PRODUCT, "none", seconds=4),
        model("wallet-model", "wallet", PRODUCT, "100000", seconds=6),
        model("calculator-model", "calculator", PRODUCT, "100000", seconds=11),
        model("portfolio-model", "portfolio", PRODUCT, "20000", seconds=5),
        model("ledger-model", "ledger", PRODUCT, "3000", seconds=5),
        model("journals", "journals", PRODUCT, "2000", seconds=4),
        model("ledger-journals", "ledger_journals", PRODUCT, "10", seconds=6),
        Task("xml-oracle", XML_ORACLE, (SWIFT_TESTS.name,), seconds=4),
        Task("header-examples", header_examples, built(PRODUCT), seconds=4),
        Task("install", prefix, (*built(PRODUCT), TOOL.name), seconds=2),
        Task("archive", archive, built(PRODUCT), seconds=7),
        programs("archive-vectors", PRODUCT, "--archive", "vectors-", seconds=15),
        sql("sqlite", seconds=8),
        sql("duckdb", seconds=40),
        snippets(),
        Task("cli", pytest("cli/tests"), (*built(PRODUCT), TOOL.name), python(PRODUCT), seconds=20),
        all_programs(PRODUCT, "--record"),
        exports(PRODUCT),
    ]


def tasks() -> list[Task]:
    return with_builds(suites(), BUILDS)
