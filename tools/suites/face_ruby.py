"""The face for Ruby: vectors, names, random operations beside C, its tests, its demo."""

from __future__ import annotations

import sys

from suites.builds import LIBRARIES
from suites.places import FLAVOURS, PYTHON, library
from suites.task import Task

PRODUCT = FLAVOURS[0]
RUNNER = "bindings/conformance"


def environment(flavour: str) -> dict[str, str]:
    return {"LIBMONEY_FOLDER": str(library(flavour)), "PYTHON": PYTHON}


def vectors(flavour: str) -> Task:
    command = (sys.executable, f"{RUNNER}/run.py", "ruby")
    needs = (LIBRARIES[flavour].name,)
    return Task(f"ruby-vectors-{flavour}", command, needs, environment(flavour), seconds=15)


def sanitizer() -> Task:
    """The tests with an extension that has sanitizers, without the rounds, which measure memory."""
    tests = ("values", "objects", "columns", "feeds", "threads")
    run = ("tools/bindings/ruby.sh", str(library(PRODUCT)), "run", "bindings/ruby/tests/run.rb")
    needs = (LIBRARIES[PRODUCT].name,)
    return Task("ruby-sanitizer", (*run, *tests), needs, {"LIBMONEY_SANITIZE": "1"}, seconds=40)


def shared() -> list[Task]:
    """What takes part in the long tests too."""
    needs = (LIBRARIES[PRODUCT].name,)
    folder = str(library(PRODUCT))
    of_product = environment(PRODUCT)
    random = (sys.executable, f"{RUNNER}/random_operations.py", "ruby")
    surface = (sys.executable, f"{RUNNER}/surface.py", "Ruby")
    host = ("tools/bindings/ruby.sh", folder, "run", "bindings/ruby/tests/run.rb")
    demo = ("sh", "examples/run.sh", folder, "ruby")
    return [
        *(vectors(flavour) for flavour in FLAVOURS),
        Task("ruby-random", random, needs, of_product, seconds=25),
        Task("ruby-surface", surface, needs, of_product, seconds=4),
        Task("ruby-host", host, needs, seconds=60),
        Task("ruby-demo", demo, needs, {"PYTHON": PYTHON}, seconds=6),
    ]


def torture() -> list[Task]:
    return [*shared(), sanitizer()]


def suites() -> list[Task]:
    """The suites of `make bindings`."""
    return [*shared(), sanitizer()]
