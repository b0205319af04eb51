"""Holds the statuses that the headers list to those that the tests see.

    python3 api/record_statuses.py build FOLDER     makes FOLDER/librecorder.so, to be preloaded
    python3 api/record_statuses.py check RECORD     compares what it noted with the headers

A status that a test saw and the header does not list is a failure. So is one that the header lists
and no test saw.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from emit.c import recorder
from generate import ROOT, describe

#: Statuses that every function, or every function that allocates, may return; entries do not repeat
#: them.
ALWAYS = {"MONEY_ERR_ARGUMENT", "MONEY_ERR_OUT_OF_MEMORY", "MONEY_ERR_CANCELLED"}
STATUSES = 256


def build(folder: Path) -> int:
    """Compiles the recorder."""
    folder.mkdir(parents=True, exist_ok=True)
    source, library = folder / "recorder.c", folder / "librecorder.so"
    source.write_text(recorder.emit(describe()), encoding="utf-8")
    command = [
        os.environ.get("CC", "cc"),
        "-std=c11",
        "-O1",
        "-shared",
        "-fPIC",
        "-Wall",
        "-Wextra",
        "-Werror",
    ]
    command += [f"-I{ROOT / 'include'}", str(source), "-o", str(library), "-ldl"]
    return subprocess.run(command, check=False).returncode


def compare(record: bytes) -> tuple[int, list[str]]:
    """Returns the number of statuses that match the headers, and the differences."""
    description = describe()
    names = {int(one.value): one.name for one in description.statuses}
    passed, wrong = 0, []
    for index, function in enumerate(recorder.recorded(description)):
        row = record[index * STATUSES : (index + 1) * STATUSES]
        seen = {names.get(value, f"status {value}") for value in range(STATUSES) if row[value]}
        for status in sorted(seen - set(function.doc.statuses) - ALWAYS):
            wrong.append(f"{function.name} returned {status}, which its entry does not list")
        for status in sorted(set(function.doc.statuses) - ALWAYS):
            if status in seen:
                passed += 1
            else:
                wrong.append(f"no test sees {function.name} return {status}")
    return passed, wrong


def main(arguments: list[str]) -> int:
    """Builds or checks."""
    if len(arguments) != 2 or arguments[0] not in ("build", "check"):
        print(__doc__, file=sys.stderr)
        return 2
    if arguments[0] == "build":
        return build(Path(arguments[1]))
    passed, wrong = compare(Path(arguments[1]).read_bytes())
    for line in wrong:
        print(f"FAILED: {line}")
    print(f"{passed} passed, {len(wrong)} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
