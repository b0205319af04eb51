"""Public electronic invoices checked and read, beside CEN's rules of EN 16931 run by Saxon.

invoices.py OUT    OUT contains the program that invoices.sh built and the documents that it fetched

Saxon is the engine of the validators in use. CEN's rules cover all of EN 16931, and
`libmoney.invoice.check` its amounts and categories, so the verdicts on the rules in common are
compared for each document. BEFORE=FOLDER adds the package libmoney of another version, in
FOLDER/libmoney, which runs with the present library.

Each contestant is a process in each turn; times are processor time of all its threads.
"""

from __future__ import annotations

import importlib.util
import os
import resource
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench_results import NOT_RUN, Results, counts
from contest import turns
from scalar import PRODUCT, ROOT

PACKAGE = ROOT / "bindings" / "python"
sys.path[:0] = [str(PACKAGE), str(PACKAGE / "tests")]
os.environ.setdefault("LIBMONEY_PATH", str(ROOT / "build" / PRODUCT / "lib" / "libmoney.so.0"))

from invoice_verdicts import KNOWN, Case, differences, judge  # noqa: E402
from libmoney import Invoice  # noqa: E402
from libmoney.invoice import Heading, Party  # noqa: E402
from measure_invoices import syntax  # noqa: E402

DOCUMENTS = "invoices-documents"
RULES = "en16931"
SAXON, BEFORE = "CEN's rules in Saxon", "Python package before"
IN_C, IN_PYTHON = "in C", "in Python"
ROUNDS = 3
#: The passes over each document.
PASSES = {IN_C: 3, IN_PYTHON: 3, BEFORE: 3, SAXON: 1}
PEERS = (SAXON, BEFORE)
MEMORIES = {
    "start": "two documents",
    "all": "all documents",
    "large": "the document of many line items",
}
#: CEN's rules are not run on the large document, which they check for more than ten seconds.
#: The line items of the large document.
ITEMS = 8000


class Turn(NamedTuple):
    """One process's figures."""

    checks: list[float]
    readings: list[float]
    #: For each document, "1" if it can be read, and its violated rules.
    answers: list[tuple[str, str]]
    memory: float
    #: Processor time of the process.
    seconds: float


def documents(folder: Path) -> dict[Path, str]:
    """The syntax of each document by path; of the same bytes, one."""
    found: dict[bytes, tuple[Path, str]] = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix.lower() == ".xml" and path.is_file():
            data = path.read_bytes()
            kind = syntax(data)
            if kind is not None:
                found.setdefault(data, (path, kind))
    return dict(found.values())


def listed(path: Path, given: dict[Path, str]) -> str:
    """Writes a list for the processes, and returns its path."""
    path.write_text("".join(f"{kind}\t{one}\n" for one, kind in given.items()), encoding="utf-8")
    return str(path)


def write_large(path: Path) -> dict[Path, str]:
    """Writes an invoice with many line items."""
    invoice = Invoice("EUR")
    for index in range(ITEMS):
        price, percent = f"{index % 97 + 1}.37", "19" if index % 2 else "7"
        invoice.add(f"Item {index}", quantity="3", price=price, percent=percent)
    seller = Party("Ink Ltd", "IE", tax_id="IE1234567T")
    heading = Heading("2026-1", "2026-10-30", seller, Party("Pen GmbH", "DE"))
    path.write_text(invoice.to_ubl(heading), encoding="utf-8")
    return {path: "UBL"}


def commands(out: Path) -> dict[str, tuple[list[str], dict[str, str]]]:
    """The command of each contestant without the list and the passes, and its environment."""
    library = {"LD_LIBRARY_PATH": str(Path(os.environ["LIBMONEY_PATH"]).parent)}
    work = [sys.executable, str(ROOT / "Benchmarks" / "invoices_work.py")]
    found = {
        IN_C: ([str(out / "invoices")], library),
        IN_PYTHON: ([*work, "package"], {"PYTHONPATH": str(PACKAGE)}),
    }
    before = os.environ.get("BEFORE")
    if before and (Path(before) / "libmoney").is_dir():
        found[BEFORE] = ([*work, "package"], {"PYTHONPATH": before})
    if importlib.util.find_spec("saxonche") and (out / DOCUMENTS / RULES).is_dir():
        found[SAXON] = ([*work, "rules"], {})
    return found


def run(out: Path, name: str, list_path: str, passes: int) -> Turn:
    """Runs a process of a contestant."""
    command, environment = commands(out)[name]
    rest = [str(out / DOCUMENTS / RULES)] if name == SAXON else []
    begin = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [*command, list_path, str(passes), *rest],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    end = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        raise SystemExit(f"{name}: {done.stderr.strip()}")
    *lines, memory = done.stdout.splitlines()
    rows = [line.split(" ", 3) for line in lines]
    return Turn(
        [float(row[0]) for row in rows],
        [float(row[1]) for row in rows],
        [(row[2], verdict(row[3])) for row in rows],
        int(memory) / 1024,
        end.ru_utime + end.ru_stime - begin.ru_utime - begin.ru_stime,
    )


def verdict(rules: str) -> str:
    """The rules in a fixed order."""
    start, colon, names = rules.rpartition(":")
    return start + colon + ",".join(sorted(set(names.split(","))))


def compared(given: dict[Path, str], theirs: Turn) -> str:
    """Returns how many verdicts of CEN's rules are libmoney's, by document."""
    found: Counter[str] = Counter()
    others = 0
    for (path, kind), (_, rules) in zip(given.items(), theirs.answers):
        data = path.read_bytes()
        named = set(rules.split(",")) - {""}
        rows = differences(Case(kind, data.decode("utf-8-sig"), "", named, judge(data)))
        if not rows:
            found["equal"] += 1
        elif all(reason for _, _, reason in rows):
            found["explained"] += 1
        else:
            found["unexplained"] += 1
            print(f"{path}: {rows}", file=sys.stderr)
        others += bool(named - KNOWN) and not named & KNOWN
    return (
        f"On the rules in common, {found['equal']} of {len(given)} verdicts are equal, "
        f"{found['explained']} differ for a documented reason, and {found['unexplained']} "
        f"for another. CEN's rules reject {others} documents only by rules that libmoney does not "
        "check."
    )


def agree(name: str, ours: Turn, other: Turn) -> bool:
    """Returns whether another contestant of libmoney answers the same for each document."""
    differing = sum(one != two for one, two in zip(ours.answers, other.answers))
    if differing:
        print(f"{name}: another answer for {differing} documents", file=sys.stderr)
    return not differing


def beside(
    results: Results,
    row: tuple[str, str, Callable[[Turn], float], tuple[str, ...]],
    who: str,
    runs: dict[str, list[Turn]],
) -> None:
    """Adds a work of libmoney beside each peer, or by itself if no peer is asked for."""
    id, work, figure, peers = row
    id, work = f"invoices-{id}-{who.rpartition(' ')[2].lower()}", f"{work}, {who}"
    ours = (PRODUCT, [figure(turn) for turn in runs[who]])
    asked = [peer for peer in peers if peer != BEFORE or "BEFORE" in os.environ]
    for peer in asked:
        if peer in runs:
            results.compare(id, work, ours, (peer, [figure(turn) for turn in runs[peer]]))
        else:
            results.skip(id, work, ours, peer, NOT_RUN)
    if not asked:
        results.tell(id, work, *ours)


def told(results: Results, who: str, runs: dict[str, dict[str, list[Turn]]]) -> None:
    """Adds the rows of one of libmoney's contestants."""
    for row in (
        ("check", "check a document", lambda turn: median(turn.checks), PEERS),
        ("check-all", "check all documents", lambda turn: sum(turn.checks), PEERS),
        ("read", "read a document", lambda turn: median(turn.readings), (BEFORE,)),
        ("read-all", "read all documents", lambda turn: sum(turn.readings), (BEFORE,)),
    ):
        beside(results, row, who, runs["all"])
    start = ("start", "a process that checks two documents", lambda turn: turn.seconds, PEERS)
    beside(results, start, who, runs["start"])
    large = ("large", f"check {ITEMS:,} line items", lambda turn: turn.checks[0], (BEFORE,))
    beside(results, large, who, runs["large"])


def main() -> None:
    out = Path(sys.argv[1])
    given = documents(out / DOCUMENTS)
    if not given:
        print(f"invoices: not run, no documents in {out / DOCUMENTS}; 0 rows")
        return
    two = {path: kind for kind, path in {kind: path for path, kind in given.items()}.items()}
    lists = {
        "all": listed(out / "invoices-list", given),
        "start": listed(out / "invoices-two", two),
        "large": listed(out / "invoices-large", write_large(out / "invoices-large.xml")),
    }
    names = list(commands(out))
    runs: dict[str, dict[str, list[Turn]]] = {
        id: {name: [] for name in names if (id, name) != ("large", SAXON)} for id in lists
    }
    for _ in range(turns(ROUNDS)):
        for id, of_id in runs.items():
            for name, kept in of_id.items():
                passes = turns(PASSES[name]) if id == "all" else 1
                kept.append(run(out, name, lists[id], passes))
    for name in (IN_PYTHON, BEFORE):
        if name in names and not agree(name, runs["all"][IN_C][0], runs["all"][name][0]):
            raise SystemExit(f"invoices: {name} and C answer differently")
    size = sum(path.stat().st_size for path in given) / 1e6
    note = f"{len(given)} distinct public documents in UBL and CII, {size:.1f} MB. "
    note += compared(given, runs["all"][SAXON][0]) if SAXON in names else f"{SAXON}: not run."
    results = Results("invoices", "Electronic invoices", note)
    for who in (IN_C, IN_PYTHON):
        told(results, who, runs)
    for name in names:
        who = f"{PRODUCT}, {name}" if name in (IN_C, IN_PYTHON) else name
        for id, work in MEMORIES.items():
            if name not in runs[id]:
                continue
            memory = [turn.memory for turn in runs[id][name]]
            results.tell(f"invoices-memory-{id}", f"peak memory, {work}", who, memory, "MiB")
    results.write(out)
    print(f"\n{note}\n{counts((row.peer, row.state) for row in results.rows if row.peer)}")


if __name__ == "__main__":
    main()
