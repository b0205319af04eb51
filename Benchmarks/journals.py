"""A journal of 100,000 transactions, read and reported, beside beancount, ledger and hledger.

journals.py OUT [COUNT]    OUT contains the program that ledgers.sh built

All are processes from their start to their end, by the clock: each peer and libmoney read the same
file in the peer's format and print the balances of all accounts. These must be equal, or the peer
is not timed. libmoney also opens a store with the same ledger.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bench_results import ANOTHER_RESULT, NOT_RUN, Results
from contest import QUICK, turns

ROOT = Path(__file__).resolve().parent.parent
COUNT = 1_000 if QUICK else 100_000
ROUNDS = 3
FLAVORS = ("standard", "embedded")
#: The names of the formats, which are those of the peers too.
PEERS = ("beancount", "ledger", "hledger")

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


@dataclass
class Process:
    """A program that prints the balances of a ledger."""

    command: Sequence[str]
    flavor: str = ""
    seconds: list[float] = field(default_factory=list)

    def run(self) -> str | None:
        """Returns the output; None if the program is missing or fails."""
        # beancount caches parsed files unless disabled.
        environment = {**os.environ, "BEANCOUNT_DISABLE_LOAD_CACHE": "1", "LC_ALL": "C.UTF-8"}
        if self.flavor:
            environment["LD_LIBRARY_PATH"] = str(ROOT / "build" / self.flavor / "lib")
        started = time.perf_counter()
        try:
            done = subprocess.run(self.command, env=environment, capture_output=True, text=True)
        except FileNotFoundError:
            return None
        self.seconds.append(time.perf_counter() - started)
        if done.returncode != 0:
            print(f"{self.command[0]}: {done.stderr.strip()[:500]}", file=sys.stderr)
            return None
        return done.stdout


def balances(text: str) -> dict[str, Decimal]:
    """The amounts of a text by account, without zeros: `-1,234.50 EUR Assets:Bank`."""
    found = {}
    for number, account in re.findall(r"(-?[\d,.]+) EUR\s+(\S+)", text):
        amount = Decimal(number.replace(",", ""))
        if amount:
            found[account] = amount
    return found


def state(peer: Process, wanted: dict[str, Decimal]) -> str:
    """The reason not to time a peer; "" if it prints the wanted balances."""
    output = peer.run()
    if output is None:
        return NOT_RUN
    try:
        return "" if balances(output) == wanted else ANOTHER_RESULT
    except InvalidOperation:
        return ANOTHER_RESULT


def peer_of(name: str, path: str) -> Process:
    if name == "beancount":
        return Process([sys.executable, "-c", BEANCOUNT, f"{path}.beancount"])
    return Process([name, "-f", f"{path}.{name}", "bal", "--flat", "--no-total"])


def title_of(name: str) -> str:
    """The peer with its version."""
    if name == "beancount":
        try:
            return f"beancount {version('beancount')}"
        except PackageNotFoundError:
            return name
    shown = Process([name, "--version"]).run()
    return shown.split("\n")[0].split(",")[0] if shown else name


def must_print(process: Process, wanted: dict[str, Decimal]) -> None:
    found = process.run()
    if found is None or balances(found) != wanted:
        raise SystemExit(f"{' '.join(process.command)}: must print {wanted}, got {found}")


def own(flavor: str, program: str, *words: str) -> Process:
    return Process([program, *words], flavor)


def measure(results: Results, program: str, path: str) -> None:
    made = Process([program, "make", str(COUNT), path], "embedded")
    if made.run() is None:
        raise SystemExit("the journals could not be made")
    stores = {flavor: own(flavor, program, "open", path) for flavor in FLAVORS}
    wanted = balances(stores["embedded"].run() or "")
    if not wanted:
        raise SystemExit("the store contains no balances")
    readers = {
        name: {flavor: own(flavor, program, "read", name, path) for flavor in FLAVORS}
        for name in PEERS
    }
    peers = {name: peer_of(name, path) for name in PEERS}
    states = {name: state(peer, wanted) for name, peer in peers.items()}
    ours = [*stores.values(), *(one for group in readers.values() for one in group.values())]
    for process in ours:
        must_print(process, wanted)
    timed = [*ours, *(peer for name, peer in peers.items() if not states[name])]
    for process in timed:
        process.seconds.clear()
    for _ in range(turns(ROUNDS)):
        for process in timed:
            process.run()
    tell(results, stores, readers, peers, states)


def tell(
    results: Results,
    stores: dict[str, Process],
    readers: dict[str, dict[str, Process]],
    peers: dict[str, Process],
    states: dict[str, str],
) -> None:
    """Keeps the rows: one for each format and build, and one for each store."""
    for name in PEERS:
        id, work, title = f"journal-{name}", f"a journal of {name}", title_of(name)
        for flavor, process in readers[name].items():
            ours = (flavor, process.seconds)
            if states[name]:
                results.skip(id, work, ours, title, states[name])
            else:
                results.compare(id, work, ours, (title, peers[name].seconds))
    for flavor, process in stores.items():
        results.tell("journal-store", "a store", flavor, process.seconds)


def main() -> None:
    out = Path(sys.argv[1])
    results = Results(
        "journals",
        f"A ledger of {COUNT:,} transactions, read and reported",
        "Each process starts, reads a file, and prints the balances of all accounts. A figure is"
        " from its start to its end, by the clock. libmoney and the peer read the same journal.",
    )
    with tempfile.TemporaryDirectory(dir=out) as folder:
        measure(results, str(out / "journals"), str(Path(folder) / "books"))
    results.write(out)


if __name__ == "__main__":
    main()
