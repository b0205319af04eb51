"""Checks and reads the documents of a list, for `invoices.py`, which runs it as a process.

invoices_work.py package LIST PASSES         with the package libmoney
invoices_work.py rules LIST PASSES FOLDER    with CEN's rules in FOLDER, run by Saxon

A line of LIST contains the syntax, a tab and the path of a document. The output is that of the
program in C, `invoices.c`. Only the package reads documents as invoices.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import TypeVar

T = TypeVar("T")
ROOT = Path(__file__).resolve().parent.parent


def listed(path: str) -> Iterator[tuple[str, bytes]]:
    """The syntax and the bytes of each document."""
    for line in Path(path).read_text(encoding="utf-8").splitlines():
        kind, _, name = line.partition("\t")
        yield kind, Path(name).read_bytes()


def timed(action: Callable[[], T], passes: int) -> tuple[float, T]:
    """Seconds of the median pass, in processor time of all threads; and its result."""
    found = []
    for _ in range(passes):
        begin = time.process_time()
        result = action()
        found.append(time.process_time() - begin)
    return median(found), result


def package(path: str, passes: int) -> None:
    from libmoney import Invoice, MoneyError
    from libmoney.invoice import Refused, check

    def checked(data: bytes) -> str:
        try:
            return ",".join(one.rule for one in check(data).findings)
        except Refused as error:
            return f"refused:{error.rule or ''}"

    def is_read(kind: str, data: bytes) -> bool:
        try:
            (Invoice.from_cii if kind == "CII" else Invoice.from_ubl)(data)
        except MoneyError:
            return False
        return True

    for kind, data in listed(path):
        checking, found = timed(lambda data=data: checked(data), passes)
        reading, can_read = timed(lambda kind=kind, data=data: is_read(kind, data), passes)
        print(f"{checking:.9f} {reading:.9f} {can_read:d} {found}")


def rules(path: str, passes: int, folder: str) -> None:
    sys.path.insert(0, str(ROOT / "tools" / "data" / "norm"))
    from validator import Validator

    validator = Validator(Path(folder))
    for kind, data in listed(path):
        text = data.decode("utf-8-sig")
        checking, found = timed(lambda kind=kind, text=text: validator.rules(kind, text), passes)
        print(f"{checking:.9f} 0 0 {','.join(found)}")


def peak_memory() -> int:
    """The peak of this process alone, in KiB; 0 if the system does not report it."""
    try:
        status = Path("/proc/self/status").read_text()
    except OSError:
        return 0
    return next(int(one.split()[1]) for one in status.splitlines() if one.startswith("VmHWM:"))


def main() -> None:
    mode, path, passes, *rest = sys.argv[1:]
    if mode == "package":
        package(path, int(passes))
    else:
        rules(path, int(passes), rest[0])
    print(peak_memory())


if __name__ == "__main__":
    main()
