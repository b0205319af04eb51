"""Compares a wheel's files with the list of them inside it: check_wheel.py WHEEL."""

from __future__ import annotations

import base64
import csv
import hashlib
import sys
import zipfile


def faults(path: str) -> list[str]:
    """The differences between the list and the files, in words."""
    found = []
    with zipfile.ZipFile(path) as wheel:
        names = wheel.namelist()
        record = next(name for name in names if name.endswith(".dist-info/RECORD"))
        listed = {}
        for name, digest, size in csv.reader(wheel.read(record).decode("utf-8").splitlines()):
            listed[name] = (digest, size)
        for name in sorted(set(names) ^ set(listed)):
            found.append(f"{name} is in the list or in the wheel, but not in both")
        for name in sorted(set(names) & set(listed) - {record}):
            data = wheel.read(name)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            if listed[name] != (f"sha256={digest}", str(len(data))):
                found.append(f"{name} differs from the list")
    return found


if __name__ == "__main__":
    problems = faults(sys.argv[1])
    print(*problems, sep="\n")
    sys.exit(bool(problems))
