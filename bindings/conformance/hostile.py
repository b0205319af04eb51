"""Builds and runs the hostile program of C++: hostile.py [OPERATIONS ROUNDS].

It runs with AddressSanitizer, which also finds leaks.
"""

from __future__ import annotations

import os
import subprocess
import sys

from drivers import BUILT, NotBuilt, compile_cpp
from vectors import ROOT

#: Random operations beside C, and rounds that must leak nothing.
USUAL = ("100000", "1000000")


def main(words: list[str]) -> int:
    program = BUILT / "cpp-hostile"
    options = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-g"]
    try:
        compile_cpp([ROOT / "bindings" / "cpp" / "tests" / "hostile.cpp"], program, *options)
    except NotBuilt as error:
        print(error)
        print("0 passed, 1 failed")
        return 1
    settings = {**os.environ, "ASAN_OPTIONS": "detect_leaks=1"}
    return subprocess.run([str(program), *(words or USUAL)], env=settings).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
