"""Suites of `make smoke`: tests of named or changed parts, built without optimization."""

from __future__ import annotations

import sys

from suites import interface, words
from suites.builds import PROGRAMS, SMOKE, SUITES, with_builds
from suites.check import pytest
from suites.places import BUILD, PYTHON
from suites.task import Task

LIBRARY = BUILD / "smoke" / "lib"


class NothingNamed(Exception):
    """No test name contains one of the words."""


def chosen_words(only: str) -> list[str]:
    """The words that are given, or those of the files that have changed."""
    given = only.lower().replace(",", " ").split()
    if given:
        return given
    found = {words.word_of(path) for path in words.changed_files()}
    return sorted(word for word in found if word)


def lint(changed: list[str]) -> list[Task]:
    """The rules of the code, and the formatting of the files that have changed."""
    passes = ("bash", "tools/check/lint.sh", "passes")
    tasks = [
        Task("rules", ("bash", "tools/check/lint.sh", "rules")),
        Task("api-fresh", interface.checks()["api-fresh"]),
    ]
    swift = tuple(path for path in changed if path.endswith(".swift"))
    if swift:
        command = (*passes, "swift", "format", "lint", "--strict", *swift)
        tasks.append(Task("swift-format", command))
    python = tuple(path for path in changed if path.endswith(".py"))
    if python:
        ruff = str(BUILD / "venv" / "bin" / "ruff")
        tasks.append(Task("python-lint", (*passes, ruff, "check", *python)))
        format_it = (*passes, ruff, "format", "--check", *python)
        tasks.append(Task("python-format", format_it))
    return tasks


def tests(named: list[str], changed: list[str]) -> list[Task]:
    """The tests whose names contain one of the words."""
    tasks = []
    suites = words.swift_suites(named)
    if suites:
        command = ("tools/library/test_swift.sh", "smoke", words.swift_filter(suites))
        tasks.append(Task("swift", command, (SMOKE.name,), seconds=5))
    programs = tuple(program.name for program in words.c_programs(named))
    if programs:
        runner = (sys.executable, "-m", "suites.run_programs", str(LIBRARY), "--kills=5")
        needs = (SMOKE.name, PROGRAMS.name)
        tasks.append(Task("c", (*runner, *programs), needs, SUITES, seconds=5))
    files = words.python_tests(named)
    if files and any(path.startswith("bindings/python/") for path in changed):
        environment = {
            "LIBMONEY_PATH": str(LIBRARY / "libmoney.so.0"),
            "PYTHONPATH": "bindings/python",
            "PYTHON": PYTHON,
        }
        tasks.append(Task("python", pytest(*files), (SMOKE.name,), environment, seconds=5))
    return tasks


def tasks(only: str) -> list[Task]:
    """The tasks of a run; prints its subject."""
    named = chosen_words(only)
    changed = words.changed_files()
    chosen = tests(named, changed)
    if only and not chosen:
        raise NothingNamed(f"no test has {' or '.join(named)} in its name")
    print("About: " + (", ".join(named) or "no source has changed"), flush=True)
    return with_builds([*chosen, *lint(changed)], [SMOKE, PROGRAMS])
