"""What `make bindings` runs: every golden vector through every face, their names, their demos."""

from __future__ import annotations

import re
import sys

from suites import check, languages
from suites.builds import (
    ACCELERATOR,
    ADDONS,
    LIBRARIES,
    SWIFT_DRIVER,
    TOOL,
    WASM,
    with_builds,
)
from suites.places import FLAVOURS, PYTHON, ROOT, library
from suites.task import Task

PRODUCT = FLAVOURS[0]
RUNNER = "bindings/conformance"
#: The faces that run with a library of this machine.
FACES = ("c", "python", "python-ctypes", "cpp")
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


def has_wasm() -> bool:
    """Whether the module of WebAssembly is there and newer than what it is made of."""
    module = ROOT / "build" / "wasm" / "libmoney.wasm"
    sources = (path for name in ("Sources", "include") for path in (ROOT / name).rglob("*.*"))
    return module.exists() and module.stat().st_mtime > max(
        path.stat().st_mtime for path in sources
    )


def environment(flavour: str) -> dict[str, str]:
    return {"LIBMONEY_FOLDER": str(library(flavour)), "PYTHON": PYTHON}


def vectors(flavour: str) -> Task:
    """All vectors through the faces of this machine, with one build."""
    command = (sys.executable, f"{RUNNER}/run.py", *FACES)
    needs = (
        LIBRARIES[flavour].name,
        ACCELERATOR.name,
    )
    return Task(f"bindings-{flavour}", command, needs, environment(flavour), seconds=40)


def wasm() -> list[Task]:
    """All vectors through the module of WebAssembly in Node: calls by name, and the classes of
    JavaScript; their names, their own tests and their demos."""
    needs = () if has_wasm() else (WASM.name,)
    of_product = environment(PRODUCT)
    vectors_of = (sys.executable, f"{RUNNER}/run.py", "wasm", "javascript")
    surface = (sys.executable, f"{RUNNER}/surface.py", "JavaScript")
    demo = ("sh", "examples/run.sh", str(library(PRODUCT)), "javascript")
    with_library = (*needs, LIBRARIES[PRODUCT].name)
    tests = "build/api/javascript/tests/node.js"
    return [
        module_host(*needs),
        Task("bindings-wasm", vectors_of, needs, of_product, seconds=8),
        Task("javascript-surface", surface, needs, of_product, seconds=1),
        Task("javascript-tests", ("node", tests), needs, seconds=5),
        Task("javascript-deno", (DENO, "run", "-A", tests), needs, seconds=5),
        Task(
            "wasm-licences",
            (sys.executable, "Tests/Packages/licences.py", "wasm"),
            needs,
            seconds=1,
        ),
        Task("javascript-demo", demo, with_library, {"PYTHON": PYTHON}, seconds=5),
        Task("javascript-bundler", ("sh", "Tests/Packages/bundler.sh"), needs, seconds=10),
    ]


def addon(flavour: str) -> list[Task]:
    """The classes of JavaScript over the library of the machine: vectors, and tests beside C."""
    settings = {"LIBMONEY_ADDON": str(ROOT / f"build/node-{flavour}/index.cjs")}
    vectors_of = (sys.executable, f"{RUNNER}/run.py", "addon")
    needs = (ADDONS[flavour].name,)
    return [
        Task(f"addon-vectors-{flavour}", vectors_of, needs, settings, seconds=5),
        Task(f"addon-tests-{flavour}", ("node", HOST_TESTS), needs, settings, seconds=15),
    ]


def module_host(*needs: str) -> Task:
    """The classes over the module in Node, beside the calls of C that the addon makes."""
    of_c = {"LIBMONEY_ADDON": "", "LIBMONEY_C": str(ROOT / f"build/node-{PRODUCT}/index.cjs")}
    needed = (ADDONS[PRODUCT].name, *needs)
    return Task("javascript-host", ("node", HOST_TESTS), needed, of_c, seconds=15)


def swift() -> list[Task]:
    """The module for Swift: vectors, names, random operations beside C, and its demo."""
    of_product = environment(PRODUCT)
    needs = (
        SWIFT_DRIVER.name,
        LIBRARIES[PRODUCT].name,
    )
    vectors_of = (sys.executable, f"{RUNNER}/run.py", "swift")
    surface = (sys.executable, f"{RUNNER}/surface.py", "Swift")
    random = (sys.executable, f"{RUNNER}/random_operations.py", "swift")
    demo = ("sh", "examples/run.sh", str(library(PRODUCT)), "swift")
    return [
        Task("bindings-swift", vectors_of, needs, of_product, seconds=5),
        Task("swift-surface", surface, needs, of_product, seconds=2),
        Task("swift-random", random, needs, of_product, seconds=60),
        Task("swift-demo", demo, needs, {"PYTHON": PYTHON}, seconds=120),
    ]


def demos(flavour: str) -> Task:
    """What the examples in C++ print is what those in C print, byte for byte."""
    command = ("sh", "examples/run.sh", str(library(flavour)), "cpp")
    needs = (LIBRARIES[flavour].name,)
    return Task(f"bindings-demo-{flavour}", command, needs, {"PYTHON": PYTHON}, seconds=30)


def hostile(flavour: str, *words: str) -> Task:
    """Random operations in C++ beside those in C, listeners that throw, uses after a move."""
    command = (sys.executable, f"{RUNNER}/hostile.py", *words)
    needs = (LIBRARIES[flavour].name,)
    return Task(f"cpp-hostile-{flavour}", command, needs, environment(flavour), seconds=30)


def package() -> Task:
    """A project in C++ finds an installed library, and runs the README's example."""
    command = ("bash", "tools/packages/test_install.sh")
    return Task("install", command, (LIBRARIES[PRODUCT].name, TOOL.name), seconds=10)


def wrong_libraries() -> list[Task]:
    """What the faces tell when the library cannot serve."""
    needs = (LIBRARIES[PRODUCT].name,)
    command = ("sh", "Tests/Packages/wrong_library.sh", str(library(PRODUCT)))
    names = {"lua5.4": "lua"}
    faces = ("java", "csharp", "csharp-core", "ruby", "php", "lua5.4", "luajit", "go", "rust")
    return [
        Task(
            f"{names.get(face, face)}-library",
            (*command, face),
            needs,
            {"PYTHON": PYTHON},
            seconds=15,
        )
        for face in faces
    ]


def shared_suites() -> list[Task]:
    """What `make torture` runs as well."""
    surface = (sys.executable, f"{RUNNER}/surface.py", "C", "Python", "C++")
    needs = (
        LIBRARIES[PRODUCT].name,
        ACCELERATOR.name,
    )
    found = [Task("bindings-surface", surface, needs, environment(PRODUCT), seconds=5)]
    for flavour in FLAVOURS:
        found.append(vectors(flavour))
        found.append(demos(flavour))
        found.append(hostile(flavour))
        found += addon(flavour)
    return found


def torture() -> list[Task]:
    return [
        *shared_suites(),
        *swift(),
        *languages.suites(),
        module_host(WASM.name),
    ]


def suites() -> list[Task]:
    """The suites of `make bindings`."""
    return [
        *shared_suites(),
        *swift(),
        *languages.suites(),
        *wasm(),
        *wrong_libraries(),
        package(),
        Task(
            "release-tags",
            ("sh", "Tests/Packages/tags.sh", str(library(PRODUCT))),
            (LIBRARIES[PRODUCT].name,),
            seconds=40,
        ),
        Task("swift-docs", ("sh", "tools/bindings/swift_docs.sh", "build/swift-docs"), seconds=90),
    ]


def vectors_and_examples() -> list[Task]:
    """All vectors and the examples of every runtime, with the product."""
    words = re.compile(rf"(^bindings-|-vectors-|-demo)(?!.*{FLAVOURS[1]})")
    return [suite for suite in suites() if words.search(suite.name)]


def tasks(quick: bool = False) -> list[Task]:
    chosen = vectors_and_examples() if quick else [*suites(), *check.of_languages()]
    return with_builds(chosen, BUILDS if has_wasm() else [*BUILDS, WASM])
