"""The face for Lua: vectors, names, random operations, tests and examples, in 5.4 and LuaJIT."""

from __future__ import annotations

import sys

from suites.builds import LIBRARIES
from suites.places import FLAVOURS, PYTHON, library
from suites.task import Task

PRODUCT = FLAVOURS[0]
RUNNER = "bindings/conformance"
#: The runtimes by the names of their faces.
RUNTIMES = {"lua": "lua5.4", "luajit": "luajit"}


def environment(flavour: str) -> dict[str, str]:
    return {"LIBMONEY_FOLDER": str(library(flavour)), "PYTHON": PYTHON}


def vectors(flavour: str) -> Task:
    command = (sys.executable, f"{RUNNER}/run.py", *RUNTIMES)
    needs = (LIBRARIES[flavour].name,)
    return Task(f"lua-vectors-{flavour}", command, needs, environment(flavour), seconds=12)


def of_runtime(face: str) -> list[Task]:
    """Random operations beside C, and the tests of the module, which run with sanitizers too."""
    needs = (LIBRARIES[PRODUCT].name,)
    of_product = environment(PRODUCT)
    random = (sys.executable, f"{RUNNER}/random_operations.py", face)
    host = ("sh", "bindings/lua/test.sh", str(library(PRODUCT)), RUNTIMES[face])
    # The rounds measure memory. The programs curl and host have no sanitizer of their own, and
    # stand still, or do not start, with one that is loaded before them.
    parts = ("values", "objects", "columns", "hostile")
    sanitized = {"LIBMONEY_SANITIZE": "1"}
    return [
        Task(f"{face}-random", random, needs, of_product, seconds=15),
        Task(f"{face}-host", host, needs, seconds=20),
        Task(f"{face}-sanitizer", (*host, *parts), needs, sanitized, seconds=30),
    ]


def shared() -> list[Task]:
    """What takes part in the long tests too."""
    needs = (LIBRARIES[PRODUCT].name,)
    surface = (sys.executable, f"{RUNNER}/surface.py", "Lua")
    demo = ("sh", "examples/run.sh", str(library(PRODUCT)), *RUNTIMES)
    return [
        *(vectors(flavour) for flavour in FLAVOURS),
        *(task for face in RUNTIMES for task in of_runtime(face)),
        Task("lua-surface", surface, needs, environment(PRODUCT), seconds=3),
        Task("lua-demo", demo, needs, {"PYTHON": PYTHON}, seconds=8),
    ]


def torture() -> list[Task]:
    return shared()


def suites() -> list[Task]:
    """The suites of `make bindings`."""
    return shared()
