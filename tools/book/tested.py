"""The counts of docs/explain/how-it-is-tested.md, read from the suites' last logs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from suites import check
from suites.__main__ import all_suites
from suites.task import Task, outcome_of

from .interface import ROOT

SUITES = ROOT / "build" / "suites"
PAGE = ROOT / "docs" / "explain" / "how-it-is-tested.md"
BEGIN, END = "<!-- counts -->\n", "<!-- end -->"


@dataclass(frozen=True)
class Kind:
    """Suites whose names begin alike."""

    name: str
    looks_for: str
    #: The unit that a suite of this kind counts as one check.
    unit: str


KINDS = (
    Kind(
        "programs",
        "C programs: every function, hostile calls, failing memory, columns, stores",
        "an assertion",
    ),
    Kind("exports", "the exported symbols", "a comparison"),
    Kind(
        "swift",
        "the engine from inside: laws on random values; the module for Swift",
        "a test, a random operation",
    ),
    Kind("python", "the Python package, with amounts in C and through ctypes", "a test"),
    Kind("amounts", "random operations on both classes of amounts, compared", "an operation"),
    Kind("locale-oracle", "every locale, compared with two versions of ICU", "a test"),
    Kind("wallet-model", "random operations, compared with a plain wallet", "an operation"),
    Kind("calculator-model", "random keys, compared with a plain calculator", "a key"),
    Kind("portfolio-model", "random trades, compared with a plain portfolio", "an operation"),
    Kind(
        "ledger-model",
        "random transactions in memory and in a store, compared with a plain ledger",
        "an operation",
    ),
    Kind("xml-oracle", "damaged documents in XML, compared with expat", "a document"),
    Kind("journals", "journals booked by beancount and added up by ledger", "a journal"),
    Kind(
        "ledger-journals",
        "ledgers as journals, beside beancount, ledger and hledger",
        "a journal",
    ),
    Kind("network", "the transport in C against a server", "an assertion"),
    Kind("kills", "repeated kills of a program that writes a store", "an assertion"),
    Kind("valgrind", "memory errors and leaks", "an assertion"),
    Kind("address-sanitizer", "the C programs with the address sanitizer", "an assertion"),
    Kind("thread", "threads with the thread sanitizer", "an assertion"),
    Kind("drd", "threads under valgrind's drd", "an assertion"),
    Kind("fuzz", "coverage-guided fuzzers", "a fuzzer"),
    Kind(
        "accelerator",
        "random calls of the extension for Python with sanitizers, and its references",
        "a run",
    ),
    Kind("bindings", "all golden vectors through the bindings", "a vector, a name"),
    Kind("java", "the binding for Java", "a random operation, a vector, an assertion"),
    Kind("go", "the binding for Go", "a random operation, a vector, an assertion"),
    Kind("rust", "the binding for Rust", "a random operation, a vector, an assertion"),
    Kind("ruby", "the binding for Ruby", "a random operation, a vector, an assertion"),
    Kind("csharp", "the binding for C#", "a random operation, a vector, an assertion"),
    Kind("php", "the binding for PHP", "a random operation, a vector, an assertion"),
    Kind("lua", "the binding for Lua", "a random operation, a vector, an assertion"),
    Kind("javascript", "the binding for JavaScript", "a vector, a name, a test"),
    Kind("addon", "the addon for Node", "a vector, an assertion"),
    Kind("cpp", "the binding for C++", "a hostile call"),
    Kind(
        "wasm",
        "WebAssembly in Node, Chromium and wasmtime, and the C programs on 32 bits",
        "a vector, an assertion",
    ),
    Kind("aarch64", "arm64 under qemu", "an assertion, a test"),
    Kind("musl", "the C programs with musl", "an assertion"),
    Kind("package", "packages installed, used and removed in separate systems", "a step"),
    Kind("install", "`make install`, `make uninstall`, and the README's install lines", "a step"),
    Kind("release", "versions that Swift's and Go's package managers resolve by tags", "a step"),
    Kind("desk", "the desk in a browser", "a test"),
    Kind("docs-site", "the site of the pages in a browser", "a test"),
    Kind("instructions", "instruction counts of the scalar paths", "a path"),
    Kind("archive", "the static archive in C, Go and Rust", "a vector, a step"),
    Kind("header-examples", "the programs in the headers", "a program"),
    Kind("examples", "the output of every example", "a program"),
    Kind("sql", "amounts in SQL, with four database engines", "a case, a statement"),
    Kind("spark", "the example for Spark", "a program"),
    Kind("snippets", "every block of the pages", "a block"),
    Kind("cli", "the command-line tool", "a test"),
)


@dataclass
class Count:
    """The last counts of the suites of a kind, and the suites that did not run."""

    ran: int = 0
    passed: int = 0
    failed: int = 0
    days: list[date] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)


def kind_of(suite: str) -> Kind | None:
    """The kind with the longest name that the suite's name begins with."""
    fitting = [kind for kind in KINDS if suite.startswith(kind.name)]
    return max(fitting, key=lambda kind: len(kind.name), default=None)


def registered() -> list[str]:
    """Every suite of tests that a target runs; formatting and lint count nothing here."""
    read = {task.name for task in check.tasks()}
    return list(dict.fromkeys(task.name for task in all_suites() if task.name not in read))


def counted(folder: Path, suites: Iterable[str]) -> dict[str, Count]:
    """The counts by kind. A suite without a log, or whose log counts no check, did not run."""
    found: dict[str, Count] = {}
    for name in suites:
        kind = kind_of(name)
        if kind is None:
            continue
        count = found.setdefault(kind.name, Count())
        log = folder / f"{name}.log"
        text = log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
        outcome = outcome_of(Task(name, ("true",)), 0, text, 0.0, 0.0)
        # `outcome_of` treats a log without a count as a failure, but here the suite was stopped
        # early or never began.
        if outcome.passed == 0 and (outcome.failed == 0 or " failed" not in text):
            count.missing.append(name)
        else:
            count.ran += 1
            count.passed += outcome.passed
            count.failed += outcome.failed
            count.days.append(date.fromtimestamp(log.stat().st_mtime))
    return found


def days_of(days: list[date]) -> str:
    first, last = min(days), max(days)
    return f"{last}" if first == last else f"{first} to {last}"


def table(found: dict[str, Count]) -> str:
    """A row for each kind that ran, and the names of the suites that did not."""
    lines = [
        "| suites | ran | scope | unit of a check | date | passed | failed |",
        "|---|---|---|---|---|---|---|",
    ]
    absent = ["| did not run | suites |", "|---|---|"]
    for kind in KINDS:
        count = found.get(kind.name, Count())
        if count.missing:
            names = ", ".join(f"`{name}`" for name in count.missing)
            absent.append(f"| `{kind.name}…` | {names} |")
        if count.ran:
            cells = (
                f"`{kind.name}…`",
                f"{count.ran} of {count.ran + len(count.missing)}",
                kind.looks_for,
                kind.unit,
                days_of(count.days),
                f"{count.passed:,}",
                f"{count.failed:,}",
            )
            lines.append("| " + " | ".join(cells) + " |")
    return "\n".join([*lines, "", *absent] if len(absent) > 2 else lines) + "\n"


def write() -> int:
    """Writes the counts of the last run into the page."""
    text = PAGE.read_text(encoding="utf-8")
    start = text.index(BEGIN) + len(BEGIN)
    made = table(counted(SUITES, registered()))
    PAGE.write_text(text[:start] + made + text[text.index(END, start) :], encoding="utf-8")
    print(made, end="")
    return 0
