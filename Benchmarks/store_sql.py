"""Calls of a store beside SQL by hand, with statements that are prepared once.

Balances of a day are beside plain SQL, which adds up the entries in floats.

store_sql.py OUT [COUNT]    OUT contains the programs that store.sh built
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from bench_results import Results

ROOT = Path(__file__).resolve().parent.parent
COUNT = 1_000_000
FLAVORS = ("standard", "embedded")
WORKS = {
    "post": "an entry added, in one transaction with others",
    "post-alone": "an entry added, in a transaction of its own",
    "balance": "a balance",
    "page": "the newest 50 entries",
}
PEER = "SQL by hand"
#: The works of store_days.c.
DAYS = {
    "day": "the balance of a day of a wallet",
    "account-page": "50 entries with balances from a day on",
}
PLAIN = "plain SQL, in floats"


def samples(program: Path, count: int, flavor: str) -> dict[str, tuple[list[float], list[float]]]:
    """The seconds of each work: the library's and those of the SQL, turn by turn."""
    environment = {**os.environ, "LD_LIBRARY_PATH": str(ROOT / "build" / flavor / "lib")}
    with tempfile.TemporaryDirectory(dir=program.parent) as folder:
        command = [str(program), folder, str(count)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)}\n{done.stderr.strip()}")
    found: dict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for line in done.stdout.splitlines():
        name, ours, peer = line.split()
        found[name][0].append(float(ours) / 1e6)
        found[name][1].append(float(peer) / 1e6)
    return found


def main() -> None:
    out, count = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else COUNT
    results = Results("store-sql", f"A stored wallet of {count:,} entries, beside SQL by hand")
    for flavor in FLAVORS:
        for name, (ours, peer) in samples(out / "store_sql", count, flavor).items():
            results.compare(f"store-{name}", WORKS[name], (flavor, ours), (PEER, peer))
    results.write(out)
    title = f"Days of a stored wallet of {count:,} entries, beside plain SQL"
    results = Results("store-days", title)
    for flavor in FLAVORS:
        for name, (ours, peer) in samples(out / "store_days", count, flavor).items():
            results.compare(f"store-{name}", DAYS[name], (flavor, ours), (PLAIN, peer))
    results.write(out)


if __name__ == "__main__":
    main()
