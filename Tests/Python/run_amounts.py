"""The same random operations on amounts in C and on amounts through ctypes: the same answers.

    run_amounts.py [OPERATIONS] [SEED]    ends with "N passed, N failed"

Two processes each make all operations, and write a line for each. Wrong arguments are among them,
so the words of the errors are compared as well.
"""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

HERE = Path(__file__).resolve()
#: Differences that are shown.
SHOWN = 10


def lines(count: int, seed: int) -> None:
    """Writes the result of each operation."""
    from amount_work import Amounts

    amounts = Amounts(seed)
    for _ in range(count):
        print(amounts.step().encode("utf-8", "backslashreplace"))


def started(count: int, seed: int, accelerated: str) -> subprocess.Popen[str]:
    paths = [str(HERE.parent), str(HERE.parents[2] / "bindings" / "python")]
    environment = {
        **os.environ,
        "LIBMONEY_ACCELERATED": accelerated,
        "PYTHONHASHSEED": "0",
        "PYTHONPATH": os.pathsep.join(paths),
    }
    command = [sys.executable, str(HERE), str(count), str(seed), "lines"]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def main(count: int, seed: int) -> int:
    ours, theirs = (started(count, seed, accelerated) for accelerated in "10")
    assert ours.stdout and theirs.stdout
    passed = failed = 0
    for in_c, through_ctypes in zip_longest(ours.stdout, theirs.stdout):
        if in_c == through_ctypes:
            passed += 1
            continue
        failed += 1
        if failed <= SHOWN:
            print(f"operation {passed + failed}:\n  C       {in_c}  ctypes  {through_ctypes}")
    failed += (ours.wait() != 0) + (theirs.wait() != 0) + (passed < count)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    operations = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    if sys.argv[3:] == ["lines"]:
        lines(operations, seed)
    else:
        sys.exit(main(operations, seed))
