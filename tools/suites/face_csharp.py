"""The face for C#, on mono and on CoreCLR: vectors, random operations, tests in its host, demo."""

from __future__ import annotations

import sys

from suites.builds import LIBRARIES
from suites.places import FLAVOURS, PYTHON, library
from suites.task import Task

PRODUCT = FLAVOURS[0]
RUNNER = "bindings/conformance"
#: Each runtime, and what the faces and suites that use it have in their names.
RUNTIMES = {"mono": "csharp", "core": "csharp-core"}
#: The assembly and the programs of the tests, built once for all suites.
ASSEMBLY = Task(
    "csharp-assembly",
    ("tools/bindings/csharp.sh", "tests"),
    (),
    {"PYTHON": PYTHON},
    seconds=10,
    is_build=True,
)


def environment(flavour: str, runtime: str = "mono") -> dict[str, str]:
    folder = str(library(flavour))
    path = f"{folder}/libmoney.so.0"
    return {
        "LIBMONEY_FOLDER": folder,
        "LIBMONEY_PATH": path,
        "PYTHON": PYTHON,
        "RUNTIME": runtime,
    }


def vectors(flavour: str) -> Task:
    """All vectors on both runtimes."""
    command = (sys.executable, f"{RUNNER}/run.py", *RUNTIMES.values())
    needs = (
        LIBRARIES[flavour].name,
        ASSEMBLY.name,
    )
    return Task(f"csharp-vectors-{flavour}", command, needs, environment(flavour), seconds=8)


def of_runtime(runtime: str) -> list[Task]:
    """Random operations, tests and examples on one runtime."""
    needs = (
        LIBRARIES[PRODUCT].name,
        ASSEMBLY.name,
    )
    settings = environment(PRODUCT, runtime)
    name = RUNTIMES[runtime]
    random = (sys.executable, f"{RUNNER}/random_operations.py", name)
    host = ("tools/bindings/csharp.sh", "run", "Checks")
    demo = ("sh", "examples/run.sh", str(library(PRODUCT)), "csharp")
    return [
        Task(f"{name}-random", random, needs, settings, seconds=25),
        Task(f"{name}-host", host, needs, settings, seconds=60),
        Task(f"{name}-demo", demo, needs, {"PYTHON": PYTHON, "RUNTIME": runtime}, seconds=10),
    ]


def shared() -> list[Task]:
    """What takes part in the long tests too."""
    needs = (
        LIBRARIES[PRODUCT].name,
        ASSEMBLY.name,
    )
    surface = (sys.executable, f"{RUNNER}/surface.py", "C#")
    return [
        *(vectors(flavour) for flavour in FLAVOURS),
        *(task for runtime in RUNTIMES for task in of_runtime(runtime)),
        Task("csharp-surface", surface, needs, environment(PRODUCT), seconds=4),
    ]


def torture() -> list[Task]:
    return shared()


def suites() -> list[Task]:
    """The suites of `make bindings`."""
    return shared()
