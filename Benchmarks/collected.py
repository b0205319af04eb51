"""Runs a program that prints its figures in JSON Lines, in turns, and leaves them for the page.

collected.py OUT NAME TITLE [--note NOTE] [--rounds N] -- COMMAND…

The program prints one object a line for each figure: {"id": …, "work": …, "who": …, "value": …}.
"who" is "libmoney", or the name of a peer, whose figure is compared with libmoney's of the same id.
"value" is in seconds, or in the unit that "unit" names. Each turn runs the program with both builds
of the library; a peer's figures are those of the turns of the product.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench_results import Results
from contest import BenchError, turns
from scalar import FLAVORS, PRODUCT, ROOT

OURS = "libmoney"


def figures(command: list[str], flavor: str) -> list[dict[str, Any]]:
    """Returns the figures of one run with a build of the library."""
    library = ROOT / "build" / flavor / "lib"
    environment = {"LD_LIBRARY_PATH": str(library), "LIBMONEY_PATH": str(library / "libmoney.so")}
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True
    )
    if done.returncode != 0:
        raise BenchError(f"{' '.join(command)}\n{done.stderr.strip()}")
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def collected(command: list[str], rounds: int) -> dict[tuple[str, str], dict[str, Any]]:
    """Returns the figures by id and contestant, with the samples of all turns."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for _ in range(turns(rounds)):
        for flavor in FLAVORS:
            for one in figures(command, flavor):
                if one["who"] == OURS:
                    who = flavor
                elif flavor == PRODUCT:
                    who = one["who"]
                else:
                    continue
                kept = found.setdefault((one["id"], who), {**one, "samples": []})
                kept["samples"].append(one["value"])
    return found


def keep(results: Results, found: dict[tuple[str, str], dict[str, Any]]) -> None:
    """Adds the rows: libmoney's figures beside each peer's, or by themselves."""
    for id in dict.fromkeys(id for id, _ in found):
        own = {who: one for (other, who), one in found.items() if other == id and who in FLAVORS}
        peers = {
            who: one for (other, who), one in found.items() if other == id and who not in FLAVORS
        }
        for flavor, one in own.items():
            for name, peer in peers.items():
                theirs = (name, peer["samples"])
                results.compare(id, one["work"], (flavor, one["samples"]), theirs)
            if not peers:
                unit = one.get("unit", "s")
                results.tell(id, one["work"], flavor, one["samples"], unit)


def main() -> None:
    words, command = sys.argv[1:], []
    if "--" in words:
        place = words.index("--")
        words, command = words[:place], words[place + 1 :]
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("name")
    parser.add_argument("title")
    parser.add_argument("--note", default="")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args(words)
    results = Results(options.name, options.title, options.note)
    keep(results, collected(command, options.rounds))
    results.write(options.out)


if __name__ == "__main__":
    try:
        main()
    except BenchError as error:
        sys.exit(str(error))
