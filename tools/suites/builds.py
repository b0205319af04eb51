"""What suites need before they can run: libraries, the Swift tests, the C programs.

The packages of the machine are not among them: tools/setup.sh installs these first.
"""

from __future__ import annotations

import sys

from suites.places import FLAVOURS, PYTHON, library
from suites.task import Task

#: This package, for commands of it.
SUITES = {"PYTHONPATH": "tools"}

LIBRARIES = {
    flavour: Task(
        f"library-{flavour}", ("tools/library/build.sh", flavour), seconds=120, is_build=True
    )
    for flavour in FLAVOURS
}

#: The command-line tool, beside the embedded library.
TOOL = Task(
    "tool",
    ("tools/library/cli.sh", FLAVOURS[0]),
    (LIBRARIES[FLAVOURS[0]].name,),
    seconds=3,
    is_build=True,
)

#: Python's amounts in C, beside the package.
ACCELERATOR = Task("accelerator", ("tools/bindings/accelerator.sh",), (), seconds=4, is_build=True)

SWIFT_TESTS = Task(
    "swift-tests", ("tools/library/test_swift.sh", "build"), seconds=180, is_build=True
)

PROGRAMS = Task(
    "programs",
    (sys.executable, "-m", "suites.programs"),
    environment=SUITES,
    seconds=35,
    is_build=True,
)

#: The library for another processor, and a Python that runs there.
CROSS = "aarch64"
CROSS_LIBRARY = Task(
    f"library-{CROSS}",
    ("tools/library/embedded.sh", CROSS),
    (),
    seconds=250,
    is_build=True,
)
CROSS_PYTHON = Task(
    f"python-for-{CROSS}",
    ("tools/library/cross_python.sh", CROSS),
    (CROSS_LIBRARY.name,),
    seconds=30,
    is_build=True,
)

#: The library as the fuzzers and AddressSanitizer need it.
SANITIZED = Task(
    "library-sanitized",
    ("sh", "Tests/Fuzz/run.sh", "build"),
    (),
    seconds=180,
    is_build=True,
)

#: The library as the thread sanitizer needs it.
WATCHING_THREADS = Task(
    "library-threads", ("tools/library/threads.sh",), (), seconds=180, is_build=True
)

#: The addon by which Node calls a library of this machine.
ADDONS = {
    flavour: Task(
        f"addon-{flavour}",
        ("sh", "tools/bindings/addon.sh", str(library(flavour)), f"build/node-{flavour}"),
        (LIBRARIES[flavour].name,),
        seconds=4,
        is_build=True,
    )
    for flavour in FLAVOURS
}

#: The driver of the face for Swift, without optimization, as a program that depends on it is built.
SWIFT_DRIVER = Task(
    "swift-driver",
    ("swift", "build", "--product", "MoneyDriver"),
    (),
    seconds=110,
    is_build=True,
)

#: libmoney.wasm, and the object files that programs of the tests are linked with.
WASM = Task(
    "library-wasm",
    ("tools/library/wasm.sh",),
    (),
    seconds=260,
    is_build=True,
)
#: The page of the desk, built once: a suite would replace what the browser of another one loads.
DESK_PAGE = Task(
    "desk-page",
    (PYTHON, "-m", "web.build"),
    (WASM.name,),
    SUITES,
    seconds=10,
    is_build=True,
)

#: The site, with the module that its examples run on.
SITE = Task("site", ("make", "docs"), (WASM.name,), seconds=30, is_build=True)

#: The Swift tests and the library without optimization: an edit is built in seconds.
SMOKE = Task(
    "smoke-build", ("tools/library/test_swift.sh", "smoke-build"), seconds=10, is_build=True
)


def with_builds(suites: list[Task], builds: list[Task]) -> list[Task]:
    """The suites, after those of the builds that they need."""
    needed = {name for suite in suites for name in suite.needs}
    for build in reversed(builds):
        if build.name in needed:
            needed.update(build.needs)
    return [build for build in builds if build.name in needed] + suites
