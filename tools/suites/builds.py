"""The builds that suites need: libraries, the Swift tests, the C programs.

The packages of the machine are not among them: tools/setup.sh installs these first.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from suites.places import FLAVOURS, PYTHON, library
from suites.task import Task

#: This package, for commands of it.
SUITES = {"PYTHONPATH": "tools"}


def build(
    name: str,
    *command: str,
    seconds: float,
    needs: tuple[Task, ...] = (),
    environment: Mapping[str, str] | None = None,
) -> Task:
    """A build after those that it needs."""
    names = tuple(one.name for one in needs)
    return Task(name, command, names, environment or {}, seconds, is_build=True)


LIBRARIES = {
    flavour: build(f"library-{flavour}", "tools/library/build.sh", flavour, seconds=120)
    for flavour in FLAVOURS
}
PRODUCT = LIBRARIES[FLAVOURS[0]]
#: The command-line tool, beside the embedded library.
TOOL = build("tool", "tools/library/cli.sh", FLAVOURS[0], seconds=3, needs=(PRODUCT,))
#: Python's amounts in C, beside the package.
ACCELERATOR = build("accelerator", "tools/bindings/accelerator.sh", seconds=4)
#: The extensions for SQLite and DuckDB.
SQL = build("sql", "sql/build.sh", str(library(FLAVOURS[0])), seconds=8, needs=(PRODUCT,))
SWIFT_TESTS = build("swift-tests", "tools/library/test_swift.sh", "build", seconds=180)
PROGRAMS = build(
    "programs", sys.executable, "-m", "suites.programs", seconds=35, environment=SUITES
)
#: The library for another processor, and a Python that runs there.
CROSS = "aarch64"
CROSS_LIBRARY = build(f"library-{CROSS}", "tools/library/embedded.sh", CROSS, seconds=250)
CROSS_PYTHON = build(
    f"python-for-{CROSS}",
    *("tools/library/cross_python.sh", CROSS),
    seconds=30,
    needs=(CROSS_LIBRARY,),
)
#: The library as the fuzzers and AddressSanitizer need it, and as the thread sanitizer does.
SANITIZED = build("library-sanitized", "sh", "Tests/Fuzz/run.sh", "build", seconds=180)
WATCHING_THREADS = build("library-threads", "tools/library/threads.sh", seconds=180)
#: The addon by which Node calls a library of this machine.
ADDONS = {
    flavour: build(
        f"addon-{flavour}",
        *("sh", "tools/bindings/addon.sh", str(library(flavour)), f"build/node-{flavour}"),
        seconds=4,
        needs=(LIBRARIES[flavour],),
    )
    for flavour in FLAVOURS
}
#: The driver of the binding for Swift, without optimization, as a program's dependency is built.
SWIFT_DRIVER = build("swift-driver", "swift", "build", "--product", "MoneyDriver", seconds=110)
#: libmoney.wasm, and the object files that programs of the tests are linked with.
WASM = build("library-wasm", "tools/library/wasm.sh", seconds=260)
#: The page of the desk, built once: a rebuild would replace files that other suites' browsers load.
DESK_PAGE = build(
    "desk-page", PYTHON, "-m", "web.build", seconds=50, needs=(WASM,), environment=SUITES
)
#: The site, with the module that its examples run on.
SITE = build("site", "make", "docs", seconds=30, needs=(WASM,))
#: The Swift tests and the library without optimization: an edit is built in seconds.
SMOKE = build("smoke-build", "tools/library/test_swift.sh", "smoke-build", seconds=10)


def with_builds(suites: list[Task], builds: list[Task]) -> list[Task]:
    """The suites, after those of the builds that they need."""
    needed = {name for suite in suites for name in suite.needs}
    for one in reversed(builds):
        if one.name in needed:
            needed.update(one.needs)
    return [one for one in builds if one.name in needed] + suites
