"""A stored ledger of 1,000,000 postings beside SQL by hand, and a ledger in memory.

ledgers.py OUT [COUNT]    OUT contains the program that ledgers.sh built

A peer whose result differs is not timed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from bench_results import ANOTHER_RESULT, Results
from contest import QUICK

ROOT = Path(__file__).resolve().parent.parent
COUNT = 20_000 if QUICK else 1_000_000
FLAVORS = ("standard", "embedded")
WORKS = {
    "post": "a transaction of two postings, in one transaction with others",
    "day": "the balance of an account on a date",
    "page": "50 postings with balances, from a date back",
    "trial-balance": "the trial balance on a date",
}
PEERS = {"index": "SQL by hand, an index", "days": "SQL by hand, sums by day"}
NOTE = (
    "The processor time of a call, in which statements of SQL are prepared once. By hand, amounts"
    " are 64-bit integers in cents. One of the peers adds up the amounts in an index by account and"
    " date; the other also stores the sum of each account on each day."
)


@dataclass
class Samples:
    """The seconds of a contestant, turn by turn, and its result."""

    seconds: list[float] = field(default_factory=list)
    result: str = ""


def samples(out: Path, count: int, flavor: str) -> dict[tuple[str, str], Samples]:
    """The samples of each work and contestant."""
    environment = {**os.environ, "LD_LIBRARY_PATH": str(ROOT / "build" / flavor / "lib")}
    with tempfile.TemporaryDirectory(dir=out) as folder:
        command = [str(out / "ledgers"), folder, str(count)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)}\n{done.stderr.strip()}")
    found: dict[tuple[str, str], Samples] = defaultdict(Samples)
    for line in done.stdout.splitlines():
        work, who, microseconds, result = line.split()
        found[work, who].seconds.append(float(microseconds) / 1e6)
        found[work, who].result = result
    return found


def main() -> None:
    out, count = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else COUNT
    title = f"A stored ledger of {count:,} postings, beside SQL by hand"
    results = Results("store-ledgers", title, NOTE)
    loaded = Results("ledgers", f"A ledger of {count:,} postings in memory")
    for flavor in FLAVORS:
        found = samples(out, count, flavor)
        for work, shown in WORKS.items():
            ours = found[work, "store"]
            for who, peer in PEERS.items():
                theirs = found[work, who]
                id, row = f"store-ledger-{work}", (flavor, ours.seconds)
                if theirs.result == ours.result:
                    results.compare(id, shown, row, (peer, theirs.seconds))
                else:
                    results.skip(id, shown, row, peer, ANOTHER_RESULT)
            if (work, "memory") not in found:
                continue
            memory = found[work, "memory"]
            if memory.result != ours.result:
                raise SystemExit(f"{work}: must be {ours.result}, got {memory.result} in memory")
            loaded.tell(f"ledger-{work}", shown.split(", in one")[0], flavor, memory.seconds)
    results.write(out)
    loaded.write(out)


if __name__ == "__main__":
    main()
