"""Programs that print figures of their own, as sections of the page.

contributed.py OUT    OUT contains the programs in C that run.sh built

A program that does not exist is skipped: python_rows.py, short_columns.c, store_save.c.
"""

from __future__ import annotations

import importlib
import subprocess
import sys
import tempfile
from pathlib import Path

from bench_results import Results
from contest import QUICK, BenchError, Program, in_turn, turns
from scalar import FLAVORS, HISTORY, NANOSECOND, PRODUCT, ROOT

HERE = Path(__file__).resolve().parent
ROUNDS = 5
SAVED = (10_000,) if QUICK else (100_000, 1_000_000)
#: The lines of store_save: an id and a title each.
SAVES = (
    ("save-whole", "saving an entire wallet of {count:,} entries"),
    ("save-add", "one more entry, and its save, of {count:,}"),
    ("save-remove", "the oldest entry removed, and its save, of {count:,}"),
    ("save-hold", "a hold, its commit and its save, of {count:,}"),
    ("save-first", "the first save after loading, of {count:,}"),
)


def library(flavor: str) -> Path:
    return ROOT / "build" / flavor / "lib"


def python_rows(out: Path) -> None:
    """Measures loops over rows of CSV, beside Decimal, ints of cents and py-moneyed."""
    if not (HERE / "python_rows.py").exists():
        return
    titles = importlib.import_module("python_rows").TITLES
    script = [sys.executable, str(HERE / "python_rows.py")]
    ours = {
        flavor: Program(
            [*script, "money"],
            {
                "LIBMONEY_PATH": str(library(flavor) / "libmoney.so"),
                "PYTHONPATH": str(ROOT / "bindings" / "python"),
                "LIBMONEY_ACCELERATED": "1",
            },
        )
        for flavor in FLAVORS
    }
    kinds = {"decimal.Decimal": "decimal", "int cents": "cents", "py-moneyed": "moneyed"}
    peers = {
        name: Program([*script, kind], ours[PRODUCT].environment) for name, kind in kinds.items()
    }
    in_turn([*ours.values(), *peers.values()], ROUNDS)
    note = (
        "A row's time, with reading it by the module csv. All contestants end with the same texts."
    )
    results = Results("python-rows", "Python: 100,000 rows of CSV", note)
    for column, (work, title) in enumerate(titles.items()):
        for name, peer in peers.items():
            theirs = (name, peer.samples(column, NANOSECOND))
            for flavor in FLAVORS:
                mine = (flavor, ours[flavor].samples(column, NANOSECOND))
                if all(theirs[1]):
                    results.compare(f"rows-{work}", title, mine, theirs)
    results.write(out)


def lines_of(command: list[str], flavor: str) -> list[str]:
    """The lines that a program prints with a build of the library."""
    environment = {"LD_LIBRARY_PATH": str(library(flavor))}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise BenchError(f"{' '.join(command)}\n{done.stderr.strip()}")
    return done.stdout.splitlines()


def short_columns(out: Path) -> None:
    """Measures short columns in C: lines of a work, its rows, and nanoseconds a row."""
    if not (HERE / "short_columns.c").exists():
        return
    found: dict[tuple[str, str, str], list[float]] = {}
    for _ in range(turns(ROUNDS)):
        for flavor in FLAVORS:
            for line in lines_of([str(out / "short_columns"), str(HISTORY)], flavor):
                work, rows, nanoseconds = line.rsplit(None, 2)
                key = (work, rows, flavor)
                found.setdefault(key, []).append(float(nanoseconds) * NANOSECOND)
    results = Results("short-columns", "Short columns, in C", "A row's time.")
    for (work, rows, flavor), samples in found.items():
        id = f"short-c-{work.replace(' ', '-')}-{rows}"
        results.tell(id, f"{work}, {int(rows):,} rows", flavor, samples)
    results.write(out)


def store_save(out: Path) -> None:
    """Measures the saves of a stored wallet after small changes."""
    if not (HERE / "store_save.c").exists():
        return
    results = Results("store-save", "Saving a wallet after a change")
    for count in SAVED:
        found: dict[str, list[list[float]]] = {}
        for _ in range(turns(3)):
            for flavor in FLAVORS:
                with tempfile.TemporaryDirectory(dir=out) as folder:
                    command = [str(out / "store_save"), f"{folder}/store", str(count)]
                    numbers = [float(line) for line in lines_of(command, flavor)]
                found.setdefault(flavor, []).append(numbers)
        for place, (id, title) in enumerate(SAVES):
            for flavor, runs in found.items():
                samples = [run[place] for run in runs]
                results.tell(f"{id}-{count}", title.format(count=count), flavor, samples)
    results.write(out)


def main() -> None:
    out = Path(sys.argv[1])
    for part in (python_rows, short_columns, store_save):
        part(out)


if __name__ == "__main__":
    try:
        main()
    except BenchError as error:
        sys.exit(str(error))
