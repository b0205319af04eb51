"""The face for Java: vectors, names, random operations beside C, tests in its host, its demo."""

from __future__ import annotations

import sys

from suites.builds import LIBRARIES
from suites.places import FLAVOURS, PYTHON, library
from suites.task import Task

PRODUCT = FLAVOURS[0]
RUNNER = "bindings/conformance"
#: The classes and the programs of the tests, built once for all suites.
CLASSES = Task(
    "java-classes",
    ("tools/bindings/java.sh", "tests"),
    (),
    {"PYTHON": PYTHON},
    seconds=20,
    is_build=True,
)


def environment(flavour: str) -> dict[str, str]:
    folder = str(library(flavour))
    path = f"{folder}/libmoney.so.0"
    return {"LIBMONEY_FOLDER": folder, "LIBMONEY_PATH": path, "PYTHON": PYTHON}


def vectors(flavour: str) -> Task:
    command = (sys.executable, f"{RUNNER}/run.py", "java")
    needs = (
        LIBRARIES[flavour].name,
        CLASSES.name,
    )
    return Task(f"java-vectors-{flavour}", command, needs, environment(flavour), seconds=6)


def shared() -> list[Task]:
    """What takes part in the long tests too."""
    needs = (
        LIBRARIES[PRODUCT].name,
        CLASSES.name,
    )
    of_product = environment(PRODUCT)
    random = (sys.executable, f"{RUNNER}/random_operations.py", "java")
    surface = (sys.executable, f"{RUNNER}/surface.py", "Java")
    host = ("tools/bindings/java.sh", "run", "Checks")
    demo = ("sh", "examples/run.sh", str(library(PRODUCT)), "java")
    return [
        *(vectors(flavour) for flavour in FLAVOURS),
        Task("java-random", random, needs, of_product, seconds=25),
        Task("java-surface", surface, needs, of_product, seconds=4),
        Task("java-host", host, needs, of_product, seconds=60),
        Task("java-demo", demo, needs, {"PYTHON": PYTHON}, seconds=8),
    ]


def torture() -> list[Task]:
    return shared()


def suites() -> list[Task]:
    """The suites of `make bindings`."""
    return shared()
