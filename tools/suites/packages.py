"""The package suites of `make platforms-test`: each package is installed, used and removed."""

from __future__ import annotations

import platform
import sys

from suites.builds import (
    CROSS_LIBRARY,
    LIBRARIES,
    PROGRAMS,
    SUITES,
    TOOL,
    WASM,
)
from suites.places import FLAVOURS, PYTHON, ROOT
from suites.task import Task

FOLDER = "Tests/Packages"


def version() -> str:
    """The version that packages have."""
    return (ROOT / "VERSION").read_text(encoding="utf-8").strip()


HERE = (TOOL.name, LIBRARIES[FLAVOURS[0]].name, WASM.name)
#: Everything that is shipped.
SHIPPED = Task(
    "shipped",
    ("tools/packages/build.sh", version()),
    (*HERE, CROSS_LIBRARY.name),
    seconds=90,
    is_build=True,
)
#: The packages for this machine: every package that a command of README.md installs.
SHIPPED_HERE = Task(
    "shipped-here",
    ("tools/packages/build.sh", version(), f"linux-{platform.machine()}"),
    HERE,
    seconds=60,
    is_build=True,
)
#: The folder that programs for musl are linked with.
MUSL = Task(
    "library-musl", ("sh", f"{FOLDER}/prepare_musl.sh"), (SHIPPED.name,), seconds=60, is_build=True
)
BUILDS = [SHIPPED, SHIPPED_HERE, MUSL]

#: The suites that type a line of README.md's table in an empty system: command and seconds.
INSTALLS: dict[str, tuple[str, float]] = {
    "tree": ("tree.sh", 250),
    "c": ("c.sh", 30),
    "debian": (f"test_debian.sh {version()}", 60),
    "python": ("python.sh", 20),
    "npm": ("npm.sh", 60),
    "java": ("java.sh", 40),
    "go": ("go.sh", 60),
    "rust": ("rust.sh", 60),
    "csharp": ("csharp.sh", 30),
    "php": ("php.sh", 60),
    "lua": ("lua.sh lua5.4", 30),
    "luajit": ("lua.sh luajit", 30),
    "ruby": ("ruby.sh", 50),
    "swift": ("swift.sh", 200),
}


def installs(shipped: Task = SHIPPED_HERE) -> list[Task]:
    """Each line of README.md's table, in a system of its own."""
    return [
        Task(
            f"install-{name}",
            ("sh", *f"{FOLDER}/{command}".split()),
            (shipped.name,),
            {"PYTHON": PYTHON},
            seconds=taken,
        )
        for name, (command, taken) in INSTALLS.items()
    ]


def suites() -> list[Task]:
    """Every suite of packages, with its approximate seconds."""
    seconds = {
        "files": 3,
        "archive": 40,
        "arm": 5,
        "docker": 30,
        "musl": 10,
        "wheel": 200,
        "reproducible": 450,
    }
    found = [
        Task(
            f"package-{name}",
            ("sh", f"{FOLDER}/test_{name}.sh", version()),
            (MUSL.name if name == "musl" else SHIPPED.name,),
            seconds=taken,
        )
        for name, taken in seconds.items()
    ]
    licences = (sys.executable, f"{FOLDER}/licences.py", "packages")
    found.append(Task("package-licences", licences, (SHIPPED.name,), seconds=5))
    inside = (sys.executable, f"{FOLDER}/inside.py")
    found += [*installs(SHIPPED), Task("package-inside", inside, (SHIPPED.name,), seconds=5)]
    found.append(
        Task(
            "musl-programs",
            ("sh", f"{FOLDER}/run_musl.sh"),
            (MUSL.name, PROGRAMS.name),
            SUITES,
            seconds=100,
        )
    )
    return found
