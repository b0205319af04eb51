"""The face for Go: vectors, names, random operations beside C, its own tests, its demo."""

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
    command = (sys.executable, f"{RUNNER}/run.py", "go")
    needs = (LIBRARIES[flavour].name,)
    return Task(f"go-vectors-{flavour}", command, needs, environment(flavour), seconds=60)


def shared() -> list[Task]:
    """What takes part in the long tests too."""
    needs = (LIBRARIES[PRODUCT].name,)
    folder = str(library(PRODUCT))
    of_product = environment(PRODUCT)
    random = (sys.executable, f"{RUNNER}/random_operations.py", "go")
    surface = (sys.executable, f"{RUNNER}/surface.py", "Go")
    host = ("sh", "bindings/go/tests/run.sh", folder)
    demo = ("sh", "examples/run.sh", folder, "go")
    return [
        *(vectors(flavour) for flavour in FLAVOURS),
        Task("go-random", random, needs, of_product, seconds=25),
        Task("go-surface", surface, needs, of_product, seconds=10),
        Task("go-host", host, needs, seconds=40),
        Task("go-demo", demo, needs, {"PYTHON": PYTHON}, seconds=25),
    ]


def torture() -> list[Task]:
    return shared()


def suites() -> list[Task]:
    """The suites of `make bindings`."""
    needs = (LIBRARIES[PRODUCT].name,)
    versions = ("sh", "Tests/Packages/tags.sh", str(library(PRODUCT)))
    return [
        *shared(),
        Task("release-tags", versions, needs, seconds=40),
    ]
