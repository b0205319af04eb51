"""Complete processes: the tool beside units, qalc and sqlite3, and Python's first results.

starting.py OUT    the tool, the library and the accelerator must have been built

The processor time of a process includes its start and its exit, and the loading of its libraries
and data. All programs run in turn. Python's figures exclude an empty interpreter of the same turn.
The package is laid out as a wheel installs it, with compiled modules, except that the history is
not compressed. A peer that is not installed is omitted.
"""

from __future__ import annotations

import compileall
import os
import re
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bench_results import Results
from contest import output_of

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "bindings" / "python" / "libmoney"
LIBRARY = ROOT / "build" / "embedded" / "lib" / "libmoney.so.0"
HISTORY = ROOT / "share" / "ecb" / "eurofxref-hist.csv"
TOOL = ROOT / "build" / "embedded" / "bin" / "money"
ROUNDS = 21
DAY = "2020-03-13"

NOTE = (
    "The processor time of complete processes, from start to exit; Python's without that of an"
    " empty interpreter. units converts at the rates of its own table, which are those of one day,"
    " and qalc at rates that it downloaded earlier."
)


@dataclass
class Process:
    """A program without input. Its output must contain `answer`."""

    words: Sequence[str]
    answer: str = ""
    environment: dict[str, str] = field(default_factory=dict)
    seconds: list[float] = field(default_factory=list)

    @property
    def exists(self) -> bool:
        return shutil.which(self.words[0]) is not None

    def check(self) -> None:
        """Fails unless the program answers."""
        found = output_of("env", *(f"{n}={v}" for n, v in self.environment.items()), *self.words)
        if not re.search(self.answer, found):
            raise SystemExit(f"{' '.join(self.words)}: expected {self.answer}, got {found!r}")

    def run(self) -> None:
        path = shutil.which(self.words[0]) or self.words[0]
        silent = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_RDWR, 0) for stream in range(3)]
        environment = {**os.environ, **self.environment}
        child = os.posix_spawn(path, self.words, environment, file_actions=silent)
        _, status, usage = os.wait4(child, 0)
        if status != 0:
            raise SystemExit(f"{' '.join(self.words)}: status {status}")
        self.seconds.append(usage.ru_utime + usage.ru_stime)


def install(folder: Path) -> None:
    """Lays out the package, with the library and the history in its folder."""
    target = folder / "libmoney"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(PACKAGE, target, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(LIBRARY, target)
    shutil.copy(HISTORY, target)
    sys.pycache_prefix = None
    if not compileall.compile_dir(target, quiet=1):
        raise SystemExit(f"{target} could not be compiled")


def python(folder: Path, program: str, answer: str = "") -> Process:
    places = {"PYTHONPATH": str(folder), "PYTHONPYCACHEPREFIX": "", "LIBMONEY_PATH": ""}
    return Process([sys.executable, "-c", program], answer, places)


def processes(folder: Path) -> dict[str, Process]:
    convert = [str(TOOL), "convert", "100", "USD", "EUR", "--rates", str(HISTORY)]
    conversion = 'Rates.from_ecb().convert(Money("100.00", "USD"), "EUR", on="2020-03-13")'
    return {
        "true": Process(["true"]),
        "version": Process([str(TOOL), "version"], "^libmoney|^money"),
        "calc": Process([str(TOOL), "calc", "12.50 EUR * 3"], "^37.50 EUR$"),
        "convert": Process([*convert, "--on", DAY], "^90.06 EUR$"),
        "newest": Process(convert, "^[0-9.]+ EUR$"),
        "units": Process(["units", "--terse", "100 USD", "EUR"], "^[0-9.]+$"),
        "qalc": Process(["qalc", "-t", "100 USD to EUR"], "[0-9]"),
        "sqlite3": Process(["sqlite3", ":memory:", "select 1"], "^1$"),
        "empty": python(folder, "pass"),
        "money": python(folder, 'from libmoney import Money; Money("1.50", "EUR")'),
        "rates": python(folder, f"from libmoney import Money, Rates; {conversion}"),
        "decimal": python(folder, 'from decimal import Decimal; Decimal("1.50")'),
        "moneyed": python(folder, 'from moneyed import Money; Money("1.50", "EUR")'),
    }


def main(out: Path) -> None:
    folder = out / "starting"
    install(folder)
    programs = {name: one for name, one in processes(folder).items() if one.exists}
    for name, program in list(programs.items()):
        if name != "moneyed":
            program.check()
    for turn in range(ROUNDS + 1):
        for program in programs.values():
            program.run()
            if turn == 0:  # The first run reads the files from the disk.
                program.seconds.clear()
    results = Results("starting", "Starting", NOTE)
    work = {
        "convert": f"100 USD in EUR on {DAY}",
        "newest": "100 USD in EUR at the newest rates",
        "calc": "an expression",
        "version": "the version",
    }
    for name, title in work.items():
        peer = "units" if name in ("convert", "newest") else "sqlite3"
        ours = ("money", programs[name].seconds)
        if peer in programs:
            results.compare(f"start-{name}", title, ours, (peer, programs[peer].seconds))
        else:
            results.tell(f"start-{name}", title, *ours)
    if "qalc" in programs:
        ours = ("money", programs["convert"].seconds)
        results.compare(
            "start-convert-qalc", work["convert"], ours, ("qalc", programs["qalc"].seconds)
        )
    results.tell("start-true", "an empty process", "true", programs["true"].seconds)

    def beyond(name: str) -> list[float]:
        return [
            own - empty for own, empty in zip(programs[name].seconds, programs["empty"].seconds)
        ]

    results.compare(
        "start-money-python",
        "Python: the first amount",
        ("Money", beyond("money")),
        ("py-moneyed", beyond("moneyed")),
    )
    results.tell("start-rates-python", "Python: the first conversion", "Rates", beyond("rates"))
    results.tell("start-decimal-python", "Python: the first Decimal", "Decimal", beyond("decimal"))
    results.write(out)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
