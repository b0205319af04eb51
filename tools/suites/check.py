"""What `make check` runs: everything that reads the tree without running the library."""

from __future__ import annotations

import sys

from suites import interface
from suites.builds import PACKAGES, with_builds
from suites.places import PYTHON, ROOT
from suites.task import Task

NEEDS = (PACKAGES.name,)

#: Checks of the texts, if they are there: what each is called, and where its program is.
PROSE = {"prose": "tools/prose/check.py"}


def suites() -> list[Task]:
    """The suites of `make check`; `make test` runs them too."""
    found = [
        Task("rules", ("bash", "tools/lint.sh", "rules"), seconds=2),
        Task("cpp-headers", ("sh", "bindings/cpp/tests/check_headers.sh"), seconds=8),
        Task("swift-format", ("bash", "tools/lint.sh", "swift"), seconds=4),
        Task("python-lint", ("bash", "tools/lint.sh", "python"), NEEDS, seconds=30),
        Task("go-lint", ("bash", "tools/lint.sh", "go"), seconds=1),
        Task("rust-lint", ("bash", "tools/lint.sh", "rust"), seconds=1),
        Task("ruby-lint", ("bash", "tools/lint.sh", "ruby"), seconds=8),
        Task("lua-lint", ("bash", "tools/lint.sh", "lua"), seconds=1),
        Task("java-lint", ("bash", "tools/lint.sh", "java"), seconds=1),
        Task("csharp-lint", ("bash", "tools/lint.sh", "csharp"), seconds=1),
        Task("javascript-lint", ("bash", "tools/lint.sh", "javascript"), NEEDS, seconds=1),
        Task("seeds", (sys.executable, "Tests/Fuzz/seeds.py", "check"), seconds=0.2),
        Task("links", (sys.executable, "tools/check_links.py"), seconds=0.2),
        # The committed tables of currencies and locales are what the generator makes.
        Task("currency-data", pytest("tools/currencies"), NEEDS, seconds=7),
        Task("suites", pytest("tools/tests"), NEEDS, seconds=2),
    ]
    for name, command in interface.checks().items():
        found.append(Task(name, command, NEEDS, seconds=3))
    for name, program in PROSE.items():
        if (ROOT / program).exists():
            found.append(Task(name, (PYTHON, program), NEEDS, seconds=3))
    return found


def pytest(*words: str) -> tuple[str, ...]:
    return (PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words)


def tasks() -> list[Task]:
    return with_builds(suites(), [PACKAGES])
