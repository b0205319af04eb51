"""The trial balance of 50,000 transactions in a store, beside ledger, hledger and beancount.

store_reports.py OUT    OUT contains the program that store.sh built

The peers read a journal at each start, and libmoney opens a file, so the page shows no ratio of
them. The time of a report of the open store is a separate row. The balances must be equal.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from decimal import Decimal
from importlib.metadata import version
from pathlib import Path

from bench_results import Results
from contest import turns

ROOT = Path(__file__).resolve().parent.parent
COUNT = 50_000
ROUNDS = 5
FLAVORS = ("standard", "embedded")

#: Loads a file and prints the balance of each account, all by beancount's code.
BEANCOUNT = """
import sys
from beancount import loader
from beancount.core import inventory
entries, errors, options = loader.load_file(sys.argv[1])
if errors: sys.exit(str(errors[0]))
sums = {}
for entry in entries:
    for posting in getattr(entry, "postings", ()):
        sums.setdefault(posting.account, inventory.Inventory()).add_position(posting)
for account, sum in sums.items():
    for position in sum: print(position.units.number, position.units.currency, account)
"""


def run(command: Sequence[str], flavor: str = "standard") -> tuple[float, str]:
    """Returns the seconds and the output."""
    library = str(ROOT / "build" / flavor / "lib")
    started = time.perf_counter()
    done = subprocess.run(
        # beancount caches parsed files unless disabled.
        command,
        env={**os.environ, "LD_LIBRARY_PATH": library, "BEANCOUNT_DISABLE_LOAD_CACHE": "1"},
        capture_output=True,
        text=True,
    )
    seconds = time.perf_counter() - started
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)}\n{done.stderr.strip()}")
    return seconds, done.stdout


def balances(text: str) -> dict[str, Decimal]:
    """The amounts of a text by account: `-1,234.50 EUR Assets:Bank`."""
    found = re.findall(r"(-?[\d,.]+) EUR\s+(\S+)", text)
    return {account: Decimal(number.replace(",", "")) for number, account in found}


def main() -> None:
    out = Path(sys.argv[1])
    with tempfile.TemporaryDirectory(dir=out) as folder:
        measure(out, str(out / "store_reports"), str(Path(folder) / "reports"))


def measure(out: Path, program: str, path: str) -> None:
    run([program, "make", str(COUNT), path])
    peers: dict[str, list[str]] = {
        peer: [peer, "-f", path + ".journal", "bal", "--flat", "--no-total"]
        for peer in ("ledger", "hledger")
    }
    peers["beancount"] = [sys.executable, "-c", BEANCOUNT, path + ".beancount"]
    ours = balances(run([program, "print", path])[1])
    for peer, command in peers.items():
        theirs = balances(run(command)[1])
        if theirs != ours:
            raise SystemExit(f"{peer} has other balances: {theirs}, not {ours}")
    complete: dict[str, list[float]] = {name: [] for name in (*FLAVORS, *peers)}
    opened: dict[str, list[float]] = {flavor: [] for flavor in FLAVORS}
    for _ in range(turns(ROUNDS)):
        for flavor in FLAVORS:
            complete[flavor].append(run([program, "print", path], flavor)[0])
            opened[flavor].append(float(run([program, "time", path], flavor)[1]) * 1e-9)
        for peer, command in peers.items():
            complete[peer].append(run(command)[0])
    readers = {flavor: f"libmoney, {flavor}; opens a store" for flavor in FLAVORS}
    for peer in ("ledger", "hledger"):
        number = run([peer, "--version"])[1].split("\n")[0].split(",")[0]
        readers[peer] = f"{number}; reads a journal"
    readers["beancount"] = f"beancount {version('beancount')}; reads a journal"
    results = Results(
        "store-reports",
        f"A trial balance of {COUNT:,} transactions",
        "A figure of a process is from its start to its end, by the clock; the balances are"
        " compared first. The peers read a journal at each start, so ratios are omitted.",
    )
    for flavor in FLAVORS:
        results.tell("store-report", "the trial balance of an open store", flavor, opened[flavor])
    for name, reader in readers.items():
        results.tell("store-report-process", "start, open or read, print", reader, complete[name])
    results.write(out)


if __name__ == "__main__":
    main()
