"""A store of 1,000,000 entries: saved, opened, totalled and loaded.

store.py OUT [COUNT]    OUT contains the program that store.sh built

Both builds run in turn.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bench_results import Results

ROOT = Path(__file__).resolve().parent.parent
COUNT = 1_000_000
ROUNDS = 5
FLAVORS = ("standard", "embedded")


def run(*command: str, flavor: str) -> str:
    library = str(ROOT / "build" / flavor / "lib")
    environment = {**os.environ, "LD_LIBRARY_PATH": library}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)}\n{done.stderr.strip()}")
    return done.stdout


def remove(path: Path) -> None:
    for tail in ("", "-wal", "-shm"):
        Path(f"{path}{tail}").unlink(missing_ok=True)


def main() -> None:
    out, count = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else COUNT
    program, file = str(out / "store"), out / "money.db"
    saving: dict[str, list[float]] = {flavor: [] for flavor in FLAVORS}
    loading: dict[str, list[float]] = {flavor: [] for flavor in FLAVORS}
    opening: dict[str, list[float]] = {flavor: [] for flavor in FLAVORS}
    totals: dict[str, list[float]] = {flavor: [] for flavor in FLAVORS}
    for _ in range(ROUNDS):
        for flavor in FLAVORS:
            remove(file)
            saving[flavor].append(
                float(run(program, "save", str(file), str(count), flavor=flavor)) / count
            )
            opened, total, loaded, _ = run(program, "read", str(file), flavor=flavor).split(" ", 3)
            opening[flavor].append(float(opened))
            totals[flavor].append(float(total))
            loading[flavor].append(float(loaded) / count)
    results = Results("store", f"A store of {count:,} moneys in one wallet")
    for flavor in FLAVORS:
        results.tell("store-save", "saving, a money", flavor, saving[flavor])
        results.tell("store-load", "loading, a money", flavor, loading[flavor])
        results.tell("store-open", "opening the file", flavor, opening[flavor])
        results.tell("store-total", "a total over all, in EUR", flavor, totals[flavor])
    results.write(out)
    remove(file)


if __name__ == "__main__":
    main()
