"""A store of 1,000,000 moneys: saved and loaded, beside the same rows through sqlite3's `.import`.

store.py OUT [COUNT]    OUT has the program that store.sh built

The shell imports what the store's table of moneys has, into the same tables, in one transaction, in
the same journal mode. All run in turn, and medians are compared.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from results import Results

ROOT = Path(__file__).resolve().parent.parent
COUNT = 1_000_000
ROUNDS = 5
FLAVORS = ("standard", "embedded")


def run(*command: str, flavor: str = "standard", given: str | None = None) -> str:
    library = str(ROOT / "build" / flavor / "lib")
    environment = {**os.environ, "LD_LIBRARY_PATH": library}
    done = subprocess.run(command, env=environment, input=given, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)}\n{done.stderr.strip()}")
    return done.stdout


def remove(path: Path) -> None:
    for tail in ("", "-wal", "-shm"):
        Path(f"{path}{tail}").unlink(missing_ok=True)


def main() -> None:
    out, count = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else COUNT
    program, file, other, rows = (
        str(out / "store"),
        out / "money.db",
        out / "shell.db",
        out / "rows",
    )
    remove(file)
    run(program, "save", str(file), str(count))
    run("sqlite3", str(file), "-csv", f".once {rows}", "SELECT * FROM wallet_entries")
    schema = run("sqlite3", str(file), ".schema")
    saving: dict[str, list[float]] = {flavor: [] for flavor in FLAVORS}
    loading: dict[str, list[float]] = {flavor: [] for flavor in FLAVORS}
    opening: dict[str, list[float]] = {flavor: [] for flavor in FLAVORS}
    totals: dict[str, list[float]] = {flavor: [] for flavor in FLAVORS}
    imports = []
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
        remove(other)
        run("sqlite3", str(other), given="PRAGMA journal_mode = WAL;\n" + schema)
        started = time.perf_counter()
        run("sqlite3", str(other), ".mode csv", f".import {rows} wallet_entries")
        imports.append((time.perf_counter() - started) / count)
    results = Results(
        "store",
        f"A store of {count:,} moneys in one wallet",
        "The shell imports the rows that were saved into a table of the same kind.",
    )
    shell = ("sqlite3, .import", imports)
    for flavor in FLAVORS:
        results.compare("store-save", "saving, a money", (flavor, saving[flavor]), shell)
        results.compare("store-load", "loading, a money", (flavor, loading[flavor]), shell)
        results.tell("store-open", "opening the file", flavor, opening[flavor])
        results.tell("store-total", "a total over all, in EUR", flavor, totals[flavor])
    results.write(out)
    for path in (file, other):
        remove(path)
    rows.unlink()


if __name__ == "__main__":
    main()
