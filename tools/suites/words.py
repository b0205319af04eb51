"""Which tests a word such as `wallet` names, and which words the changes of a tree are about."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from suites.places import ROOT
from suites.programs import Program, all_programs

SUITE = re.compile(
    r"^(?:@Suite.*\s)?(?:public |private )?(?:struct|final class|class|enum|actor) (\w+)", re.M
)


def has_word(path: str, words: list[str]) -> bool:
    """True if a path below Tests contains one of the words."""
    return any(word in path.lower() for word in words)


def swift_suites(words: list[str]) -> list[str]:
    """The Swift test suites in files or folders whose names contain a word."""
    found = []
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        text = path.read_text()
        if "@Test" in text and has_word(str(path.relative_to(ROOT)), words):
            module = path.relative_to(ROOT / "Tests").parts[0]
            found += [f"{module}.{name}" for name in SUITE.findall(text)]
    return sorted(set(found))


def swift_filter(suites: list[str]) -> str:
    """The pattern of suites for `swift test --filter`."""
    return "^(" + "|".join(name.replace(".", r"\.") for name in suites) + r")(/|$)"


def c_programs(words: list[str]) -> list[Program]:
    """The C programs whose source path contains a word."""
    return [program for program in all_programs() if has_word(program.sources[0], words)]


def python_tests(words: list[str]) -> list[str]:
    """The files of Python tests whose names contain a word."""
    paths = sorted((ROOT / "bindings" / "python" / "tests").rglob("test_*.py"))
    return [str(path.relative_to(ROOT)) for path in paths if has_word(path.name, words)]


def changed_files() -> list[str]:
    """The files that differ from the last commit; without changes, the files of that commit."""

    def lines(*command: str) -> list[str]:
        done = subprocess.run(("git", *command), cwd=ROOT, capture_output=True, text=True)
        return done.stdout.split("\0")[:-1] if done.returncode == 0 else []

    names = lines("diff", "-z", "--name-only", "--diff-filter=d", "HEAD")
    names += lines("ls-files", "-z", "--others", "--exclude-standard")
    return sorted(names) or lines("diff", "-z", "--name-only", "--diff-filter=d", "HEAD~", "HEAD")


def word_of(path: str) -> str | None:
    """The subject of a source file: its folder in its module, or the first word of its name."""
    parts = Path(path).parts
    if parts[0] not in ("Sources", "Tests", "include") or len(parts) < 2:
        return None
    if len(parts) > 3:
        name = parts[2]
    else:
        first = re.search(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", parts[-1].removeprefix("run_"))
        if first is None:
            return None
        name = first[0]
    # One for one and many: a folder Wallets is about the same as a file WalletAPI.swift.
    return name.lower().removesuffix("s")
