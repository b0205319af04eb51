"""What `make platforms-test` does with packages: each is installed, used and removed."""

from __future__ import annotations

import re
import sys

from suites.builds import (
    CROSS_LIBRARY,
    LIBRARIES,
    PROGRAMS,
    SUITES,
    TOOL,
)
from suites.places import FLAVOURS, ROOT
from suites.task import Task

FOLDER = "Tests/Packages"


def version() -> str:
    """The version that packages have."""
    found = re.search(r"^VERSION := (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    if found is None:
        raise SystemExit("the Makefile does not give VERSION")
    return found[1]


#: Everything that is shipped.
SHIPPED = Task(
    "shipped",
    ("tools/packages/build.sh", version()),
    (TOOL.name, CROSS_LIBRARY.name, LIBRARIES[FLAVOURS[0]].name),
    seconds=60,
    is_build=True,
)
#: What programs for musl are linked with.
MUSL = Task(
    "library-musl", ("sh", f"{FOLDER}/prepare_musl.sh"), (SHIPPED.name,), seconds=60, is_build=True
)
BUILDS = [SHIPPED, MUSL]


def suites() -> list[Task]:
    """Every suite of packages, with about how many seconds it takes."""
    seconds = {
        "files": 3,
        "archive": 40,
        "arm": 5,
        "debian": 60,
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
