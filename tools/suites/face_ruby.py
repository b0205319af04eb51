"""The face for Ruby: all vectors with both builds, and random operations beside C."""

from __future__ import annotations

import sys

from suites.builds import BINDING_PACKAGES, LIBRARIES, TORTURE_PACKAGES
from suites.places import FLAVOURS, PYTHON, library
from suites.task import Task

PRODUCT = FLAVOURS[0]
RUNNER = "bindings/conformance"


def environment(flavour: str) -> dict[str, str]:
    return {"LIBMONEY_FOLDER": str(library(flavour)), "PYTHON": PYTHON}


def vectors(flavour: str, packages: Task) -> Task:
    command = (sys.executable, f"{RUNNER}/run.py", "ruby")
    needs = (LIBRARIES[flavour].name, packages.name)
    return Task(f"ruby-vectors-{flavour}", command, needs, environment(flavour), seconds=15)


def shared(packages: Task) -> list[Task]:
    """What takes part in the long tests too."""
    needs = (LIBRARIES[PRODUCT].name, packages.name)
    random = (sys.executable, f"{RUNNER}/random_operations.py", "ruby")
    return [
        *(vectors(flavour, packages) for flavour in FLAVOURS),
        Task("ruby-random", random, needs, environment(PRODUCT), seconds=25),
    ]


def torture() -> list[Task]:
    return shared(TORTURE_PACKAGES)


def suites() -> list[Task]:
    """The suites of `make bindings`."""
    return shared(BINDING_PACKAGES)
