"""Suites of `make check`: everything that reads the tree without running the library."""

from __future__ import annotations

import sys

from suites import interface
from suites.places import PYTHON
from suites.task import Task

FACTS = (sys.executable, "-m", "facts", "--check")
#: The languages whose formatters and linters `make test` does not install.
LANGUAGES = {"go": 1, "rust": 1, "ruby": 8, "lua": 1, "java": 1, "csharp": 1, "javascript": 1}

#: The links of all pages of the repository; MkDocs checks those of the site when it builds it.
LINKS = ("build/venv/bin/md-dead-link-check", "--config", "tools/check/links.toml", "--no-color")
#: Misspelt words of all texts and programs.
SPELLING = (PYTHON, "-m", "codespell_lib", "--config", "tools/check/prose/codespell.cfg")


def of_languages() -> list[Task]:
    """The formatters and linters of the runtimes; `make bindings` runs them too."""
    return [
        Task(f"{language}-lint", ("bash", "tools/check/lint.sh", language), seconds=seconds)
        for language, seconds in LANGUAGES.items()
    ]


def of_library() -> list[Task]:
    """Checks of the library, C, Swift, Python and the pages; `make test` runs them too."""
    found = [
        Task("rules", ("bash", "tools/check/lint.sh", "rules"), seconds=2),
        Task("sizes", ("bash", "tools/check/lint.sh", "sizes"), seconds=4),
        Task("cpp-headers", ("sh", "bindings/cpp/tests/check_headers.sh"), seconds=8),
        Task("swift-format", ("bash", "tools/check/lint.sh", "swift"), seconds=4),
        Task("python-lint", ("bash", "tools/check/lint.sh", "python"), seconds=30),
        Task("seeds", (sys.executable, "Tests/Fuzz/seeds.py", "check"), seconds=0.2),
        # The version and the facts of the pages are those of their sources.
        Task("facts", FACTS, (), {"PYTHONPATH": "tools"}, seconds=0.5),
        Task("links", ("bash", "tools/check/lint.sh", "passes", *LINKS), seconds=1),
        Task("prose", (PYTHON, "tools/check/prose/check.py"), seconds=14),
        Task("spelling", ("bash", "tools/check/lint.sh", "passes", *SPELLING), seconds=2),
        # The committed tables of currencies and locales equal the generator's output.
        Task("currency-data", pytest("tools/data/currencies"), seconds=7),
        Task("suites", pytest("tools/tests"), seconds=12),
    ]
    for name, command in interface.checks().items():
        found.append(Task(name, command, seconds=3))
    return found


def pytest(*words: str) -> tuple[str, ...]:
    return (PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words)


def tasks() -> list[Task]:
    return [*of_library(), *of_languages()]
