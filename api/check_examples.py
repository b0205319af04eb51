"""Compiles and runs the program at the head of each header, and compares what it prints.

python3 api/check_examples.py LIBDIR      the folder that contains libmoney.so
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from generate import ROOT, describe

FLAGS = ["-std=c11", "-O1", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]


def outcome(name: str, example: str, output: str, library: Path, work: Path) -> str:
    """Returns the problem of an example; "" if it is right."""
    source = work / f"{name}.c"
    program = work / name
    source.write_text(example + "\n", encoding="utf-8")
    command = [os.environ.get("CC", "cc"), *FLAGS, f"-I{ROOT / 'include'}", str(source), "-o", str(program)]
    built = subprocess.run(
        [*command, f"-L{library}", "-lmoney", f"-Wl,-rpath,{library}"], capture_output=True, text=True
    )
    if built.returncode:
        return built.stderr
    run = subprocess.run([str(program)], capture_output=True, text=True, timeout=30)
    if run.returncode or run.stdout.rstrip("\n") != output:
        return f"it ends with {run.returncode} and prints\n{run.stdout}{run.stderr}instead of\n{output}"
    return ""


def main(arguments: list[str]) -> int:
    """Runs all of them."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    library = Path(arguments[0]).resolve()
    work = ROOT / "build" / "tests" / "header-examples"
    work.mkdir(parents=True, exist_ok=True)
    passed = failed = 0
    for header in describe().headers:
        if header.example:
            wrong = outcome(header.name[:-2], header.example, header.output, library, work)
        else:
            wrong = "it has no example"
        passed, failed = passed + (not wrong), failed + bool(wrong)
        if wrong:
            print(f"FAILED: the example of money/{header.name}: {wrong}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
