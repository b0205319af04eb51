"""The counts of docs/explain/how-it-is-tested.md: read from what the suites said last."""

from __future__ import annotations

from pathlib import Path

from suites.task import Task, outcome_of

from .interface import ROOT

SUITES = ROOT / "build" / "suites"
PAGE = ROOT / "docs" / "explain" / "how-it-is-tested.md"
BEGIN, END = "<!-- counts -->\n", "<!-- end -->"

#: What each kind of suite looks for, by the names that the suites begin with.
KINDS = (
    ("programs", "C programs: every function, hostile calls, failing memory, columns, stores"),
    ("swift", "the engine from inside: laws on random values"),
    ("python", "the Python package, with amounts in C and through ctypes"),
    ("amounts", "random operations on both classes of amounts, compared"),
    ("locale-oracle", "every locale beside two versions of ICU"),
    ("wallet-model", "random operations beside a plain wallet"),
    ("calculator-model", "random keys beside a plain calculator"),
    ("portfolio-model", "random trades beside a plain portfolio"),
    ("journals", "journals booked by beancount and added up by ledger"),
    ("kills", "a program that writes a store is killed again and again"),
    ("valgrind", "errors and leaks of memory"),
    ("address-sanitizer", "the C programs with the address sanitizer"),
    ("thread", "threads with the thread sanitizer"),
    ("drd", "threads under valgrind's drd"),
    ("fuzz", "coverage-guided fuzzers"),
    ("accelerator", "random calls of the extension for Python with sanitizers, and its references"),
    ("bindings", "all golden vectors through the faces"),
    ("java", "the face for Java"),
    ("go", "the face for Go"),
    ("rust", "the face for Rust"),
    ("ruby", "the face for Ruby"),
    ("csharp", "the face for C#"),
    ("php", "the face for PHP"),
    ("lua", "the face for Lua"),
    ("javascript", "the face for JavaScript"),
    ("addon", "the addon for Node"),
    ("cpp", "the face for C++"),
    ("wasm", "WebAssembly in Node, Chromium and wasmtime, and the C programs on 32 bits"),
    ("aarch64", "arm64 under qemu"),
    ("musl", "the C programs with musl"),
    ("package", "packages installed, used and removed in systems of their own"),
    ("desk", "the desk in a browser, row by row"),
    ("instructions", "instructions that the scalar paths take"),
    ("archive", "the static archive in C, Go and Rust"),
    ("examples", "every example prints what it should"),
    ("snippets", "every block of the pages"),
    ("cli", "the command-line tool"),
)


def counted(folder: Path) -> dict[str, tuple[int, int, int]]:
    """Suites, passed and failed checks by the kind of the suite."""
    found: dict[str, tuple[int, int, int]] = {}
    for log in sorted(folder.glob("*.log")):
        kind = next((kind for kind, _ in KINDS if log.stem.startswith(kind)), "")
        text = log.read_text(encoding="utf-8", errors="replace")
        # A build writes no counts.
        if " passed" not in text and "Test run with" not in text:
            continue
        outcome = outcome_of(Task(log.stem, ("true",)), 0, text, 0.0, 0.0)
        passed, failed = outcome.passed, outcome.failed
        if not kind or log.stem.endswith(("-lint", "-format", "-tests")) or not passed + failed:
            continue
        before = found.get(kind, (0, 0, 0))
        found[kind] = (before[0] + 1, before[1] + passed, before[2] + failed)
    return found


def table(found: dict[str, tuple[int, int, int]]) -> str:
    """The rows, and their sum."""
    lines = ["| suites | what they look for | checks passed | failed |", "|---|---|---|---|"]
    for kind, text in KINDS:
        if kind in found:
            suites, passed, failed = found[kind]
            lines.append(f"| `{kind}…` ({suites}) | {text} | {passed:,} | {failed:,} |")
    passed = sum(one[1] for one in found.values())
    failed = sum(one[2] for one in found.values())
    return "\n".join([*lines, f"| all | | **{passed:,}** | {failed:,} |"]) + "\n"


def write() -> int:
    """Writes the counts of the last run into the page."""
    text = PAGE.read_text(encoding="utf-8")
    start = text.index(BEGIN) + len(BEGIN)
    made = table(counted(SUITES))
    PAGE.write_text(text[:start] + made + text[text.index(END, start) :], encoding="utf-8")
    print(made, end="")
    return 0
