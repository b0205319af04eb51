"""Suites of `make wasm-test`: the module in three hosts, and the desk in Chromium."""

from __future__ import annotations

import sys

from suites.builds import ADDONS, DESK_PAGE, LIBRARIES, SUITES, WASM, with_builds
from suites.places import FLAVOURS, PYTHON
from suites.task import Task

PRODUCT = FLAVOURS[0]
HOSTILE = "abi-hostile"
BUILDS = [LIBRARIES[PRODUCT], ADDONS[PRODUCT], WASM, DESK_PAGE]


def programs(name: str, word: str, seconds: float) -> Task:
    """C programs on 32 bits."""
    return Task(name, (PYTHON, "-m", "wasm.programs", word), (WASM.name,), SUITES, seconds=seconds)


def hostile() -> Task:
    """The hostile calls on 32 bits, which take longer than all other programs."""
    return programs("wasm-hostile", HOSTILE, seconds=120)


def of_module() -> list[Task]:
    """The module in Node, Chromium and wasmtime, and the C programs on 32 bits."""
    needs = (WASM.name,)
    return [
        Task("wasm-node", ("node", "build/api/javascript/tests/node.js"), needs, seconds=10),
        Task("wasm-chromium", (PYTHON, "-m", "web.module_test"), needs, SUITES, seconds=20),
        Task("wasm-wasmtime", (PYTHON, "-m", "wasm.host"), needs, SUITES, seconds=10),
        programs("wasm-programs", f"not-{HOSTILE}", seconds=40),
        # The blocks of the pages that need the module, or a package that `make test` has not.
        Task(
            "snippets-wasm",
            (sys.executable, "-m", "snippets", "--needing"),
            (*needs, LIBRARIES[PRODUCT].name, ADDONS[PRODUCT].name),
            SUITES,
            seconds=8,
        ),
    ]


def desk() -> list[Task]:
    """The keypad and the screens of the desk; the till has as many tests as the others together."""
    words = {"PYTHON": PYTHON, "WEB_IS_BUILT": "1"}
    return [
        Task(name, ("sh", "Tests/Web/run.sh", part), (DESK_PAGE.name,), words, seconds=seconds)
        for name, part, seconds in (("desk", "screens", 40), ("desk-till", "till", 80))
    ]


def suites() -> list[Task]:
    return [*of_module(), *desk()]


def tasks() -> list[Task]:
    return with_builds(suites(), BUILDS)
