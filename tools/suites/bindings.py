"""Runs of `make bindings`: all golden vectors through all bindings, their names, their demos."""

from __future__ import annotations

import re
import sys

from suites import check, languages
from suites.builds import (
    ACCELERATOR,
    ADDONS,
    LIBRARIES,
    PRODUCT,
    SWIFT_DRIVER,
    TOOL,
    WASM,
    with_builds,
)
from suites.languages import RUNNER
from suites.places import FLAVOURS, PYTHON, ROOT, library
from suites.task import Task, suite

FOLDER = str(library(FLAVOURS[0]))
#: The bindings that run with a library of this machine.
BINDINGS = ("c", "python", "python-ctypes", "cpp")
DENO = "build/venv/bin/deno"
HOST_TESTS = "build/api/javascript/tests/host.js"
BUILDS = [
    *LIBRARIES.values(),
    TOOL,
    ACCELERATOR,
    *ADDONS.values(),
    SWIFT_DRIVER,
    *languages.BUILDS,
]
OF_PYTHON = {"PYTHON": PYTHON}


def has_wasm() -> bool:
    """True if the module of WebAssembly exists and is newer than its sources."""
    module = ROOT / "build" / "wasm" / "libmoney.wasm"
    sources = (path for name in ("Sources", "include") for path in (ROOT / name).rglob("*.*"))
    return module.exists() and module.stat().st_mtime > max(
        path.stat().st_mtime for path in sources
    )


def environment(flavour: str = FLAVOURS[0]) -> dict[str, str]:
    return {"LIBMONEY_FOLDER": str(library(flavour)), "PYTHON": PYTHON}


def conformance(
    name: str, program: str, *words: str, seconds: float, needs: tuple[Task, ...], flavour: str = ""
) -> Task:
    """A program of the conformance runner."""
    settings = environment(flavour or FLAVOURS[0])
    command = (sys.executable, f"{RUNNER}/{program}.py", *words)
    return suite(name, *command, seconds=seconds, needs=needs, environment=settings)


def demo(name: str, language: str, *needs: Task, seconds: float, flavour: str = "") -> Task:
    """The examples of a language."""
    folder = str(library(flavour or FLAVOURS[0]))
    command = ("sh", "examples/run.sh", folder, language)
    return suite(name, *command, seconds=seconds, needs=needs, environment=OF_PYTHON)


def wasm() -> list[Task]:
    """All vectors through the module of WebAssembly in Node: calls by name, and the classes of
    JavaScript; their names, their own tests and their demos."""
    needs = () if has_wasm() else (WASM,)
    tests = "build/api/javascript/tests/node.js"
    licences = (sys.executable, "Tests/Packages/licences.py", "wasm")
    bundler = ("sh", "Tests/Packages/bundler.sh")
    return [
        module_host(*needs),
        conformance("bindings-wasm", "run", "wasm", "javascript", seconds=8, needs=needs),
        conformance("javascript-surface", "surface", "JavaScript", seconds=1, needs=needs),
        suite("javascript-tests", "node", tests, seconds=5, needs=needs),
        suite("javascript-deno", DENO, "run", "-A", tests, seconds=5, needs=needs),
        suite("wasm-licences", *licences, seconds=1, needs=needs),
        demo("javascript-demo", "javascript", *needs, PRODUCT, seconds=5),
        suite("javascript-bundler", *bundler, seconds=10, needs=needs),
    ]


def module_host(*needs: Task) -> Task:
    """The classes over the module in Node, beside the calls of C that the addon makes."""
    of_c = {"LIBMONEY_ADDON": "", "LIBMONEY_C": str(ROOT / f"build/node-{FLAVOURS[0]}/index.cjs")}
    needed = (ADDONS[FLAVOURS[0]], *needs)
    return suite("javascript-host", "node", HOST_TESTS, seconds=15, needs=needed, environment=of_c)


def swift() -> list[Task]:
    """The module for Swift: vectors, names, random operations beside C, and its demo."""
    needs = (SWIFT_DRIVER, PRODUCT)
    return [
        conformance("bindings-swift", "run", "swift", seconds=5, needs=needs),
        conformance("swift-surface", "surface", "Swift", seconds=2, needs=needs),
        conformance("swift-random", "random_operations", "swift", seconds=60, needs=needs),
        demo("swift-demo", "swift", *needs, seconds=120),
        languages.recipes("swift", SWIFT_DRIVER.name),
    ]


def of_flavour(flavour: str) -> list[Task]:
    """The suites that run with each build of the library."""
    library_of = LIBRARIES[flavour]
    settings = {"LIBMONEY_ADDON": str(ROOT / f"build/node-{flavour}/index.cjs")}
    vectors, host = (sys.executable, f"{RUNNER}/run.py", "addon"), ("node", HOST_TESTS)
    random = (sys.executable, f"{RUNNER}/random_operations.py", "addon")
    compared = {**settings, **environment(flavour)}
    addon = (ADDONS[flavour],)
    return [
        conformance(
            f"bindings-{flavour}",
            *("run", *BINDINGS),
            seconds=40,
            needs=(library_of, ACCELERATOR),
            flavour=flavour,
        ),
        # The examples in C++ print the same bytes as those in C.
        demo(f"bindings-demo-{flavour}", "cpp", library_of, seconds=30, flavour=flavour),
        # Random operations in C++ beside those in C, listeners that throw, uses after a move.
        conformance(
            f"cpp-hostile-{flavour}", "hostile", seconds=30, needs=(library_of,), flavour=flavour
        ),
        # The classes of JavaScript over the library of the machine: vectors, and tests beside C.
        suite(f"addon-vectors-{flavour}", *vectors, seconds=5, needs=addon, environment=settings),
        suite(f"addon-random-{flavour}", *random, seconds=15, needs=addon, environment=compared),
        suite(f"addon-tests-{flavour}", *host, seconds=15, needs=addon, environment=settings),
    ]


def wrong_libraries() -> list[Task]:
    """The bindings' errors when the library cannot be used."""
    command = ("sh", "Tests/Packages/wrong_library.sh", FOLDER)
    names = ("java", "csharp", "csharp-core", "ruby", "php", "lua5.4", "luajit", "go", "rust")
    return [
        suite(
            f"{name.removesuffix('5.4')}-library",
            *(*command, name),
            seconds=15,
            needs=(PRODUCT,),
            environment=OF_PYTHON,
        )
        for name in names
    ]


def shared_suites() -> list[Task]:
    """The suites that `make torture` adds."""
    needs = (PRODUCT, ACCELERATOR)
    return [
        conformance("bindings-surface", "surface", "C", "Python", "C++", seconds=5, needs=needs),
        *(task for flavour in FLAVOURS for task in of_flavour(flavour)),
        *swift(),
        languages.recipes("cpp", PRODUCT.name),
        *languages.suites(),
    ]


def torture() -> list[Task]:
    return [*shared_suites(), module_host(WASM)]


def suites() -> list[Task]:
    """The suites of `make bindings`."""
    docs = ("sh", "tools/bindings/swift_docs.sh", "build/swift-docs")
    tags = ("sh", "Tests/Packages/tags.sh", FOLDER)
    # A project in C++ finds an installed library, and runs the README's example.
    install = ("bash", "Tests/Packages/prefix.sh")
    return [
        *shared_suites(),
        *wasm(),
        *wrong_libraries(),
        suite("install", *install, seconds=10, needs=(PRODUCT, TOOL)),
        suite("release-tags", *tags, seconds=40, needs=(PRODUCT,)),
        suite("swift-docs", *docs, seconds=90),
    ]


def vectors_and_examples() -> list[Task]:
    """All vectors, examples and recipes of every runtime, with the product."""
    words = re.compile(rf"(^bindings-|-vectors-|-demo|-recipes)(?!.*{FLAVOURS[1]})")
    return [task for task in suites() if words.search(task.name)]


def tasks(quick: bool = False) -> list[Task]:
    chosen = vectors_and_examples() if quick else [*suites(), *check.of_languages()]
    return with_builds(chosen, BUILDS if has_wasm() else [*BUILDS, WASM])
