"""The face for PHP: vectors, names, random operations, its own tests, examples."""

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
    command = (sys.executable, f"{RUNNER}/run.py", "php")
    needs = (LIBRARIES[flavour].name,)
    return Task(f"php-vectors-{flavour}", command, needs, environment(flavour), seconds=15)


def shared() -> list[Task]:
    """What takes part in the long tests too."""
    needs = (LIBRARIES[PRODUCT].name,)
    folder = str(library(PRODUCT))
    of_product = environment(PRODUCT)
    random = (sys.executable, f"{RUNNER}/random_operations.py", "php")
    surface = (sys.executable, f"{RUNNER}/surface.py", "PHP")
    host = ("sh", "bindings/php/test.sh", folder)
    demo = ("sh", "examples/run.sh", folder, "php")
    return [
        *(vectors(flavour) for flavour in FLAVOURS),
        Task("php-random", random, needs, of_product, seconds=25),
        Task("php-surface", surface, needs, of_product, seconds=10),
        Task("php-host", host, needs, of_product, seconds=40),
        Task("php-demo", demo, needs, {"PYTHON": PYTHON}, seconds=15),
    ]


def torture() -> list[Task]:
    return shared()


def suites() -> list[Task]:
    """The suites of `make bindings`."""
    return shared()
