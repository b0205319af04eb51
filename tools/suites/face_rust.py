"""The face for Rust: vectors, names, random operations beside C, its own tests, its demo."""

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
    command = (sys.executable, f"{RUNNER}/run.py", "rust")
    needs = (LIBRARIES[flavour].name,)
    return Task(f"rust-vectors-{flavour}", command, needs, environment(flavour), seconds=90)


def shared() -> list[Task]:
    """What takes part in the long tests too."""
    needs = (LIBRARIES[PRODUCT].name,)
    folder = str(library(PRODUCT))
    of_product = environment(PRODUCT)
    random = (sys.executable, f"{RUNNER}/random_operations.py", "rust")
    surface = (sys.executable, f"{RUNNER}/surface.py", "Rust")
    host = ("sh", "bindings/rust/test.sh", folder)
    demo = ("sh", "examples/run.sh", folder, "rust")
    return [
        *(vectors(flavour) for flavour in FLAVOURS),
        Task("rust-random", random, needs, of_product, seconds=25),
        Task("rust-surface", surface, needs, of_product, seconds=10),
        Task("rust-host", host, needs, seconds=150),
        Task("rust-demo", demo, needs, {"PYTHON": PYTHON}, seconds=25),
    ]


def torture() -> list[Task]:
    return shared()


def suites() -> list[Task]:
    """The suites of `make bindings`."""
    return shared()
