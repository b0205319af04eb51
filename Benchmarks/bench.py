"""Runs libmoney's two flavours and their peers in turn, again and again; compares the medians.

bench.py OUT    OUT has the programs that run.sh built; latest.md is written there
"""

from __future__ import annotations

import os
import platform
import random
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from importlib.metadata import version
from itertools import zip_longest
from pathlib import Path
from time import perf_counter

from contest import (
    BenchError,
    Program,
    Table,
    check_same,
    in_turn,
    markdown,
    milliseconds,
    nanoseconds,
)

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
HISTORY = ROOT / "share" / "ecb" / "eurofxref-hist.csv"
FLAVORS = ("standard", "embedded")

#: How often each program runs, in turn with those it is compared with.
ROUNDS = 7
SLOW_ROUNDS = 5
LOADER_ROUNDS = 21
CONVERSIONS = 16384


# --------------------------------------------------------------------------------------- Machines


def output_of(*command: str) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return (done.stdout or done.stderr).strip()


def machine() -> str:
    model = "unknown processor"
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.split(":", 1)[1].strip()
            break
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"


def versions(out: Path) -> str:
    swift = re.search(r"Swift version (\S+)", output_of("swift", "--version"))
    lock = (out / "rust_decimal" / "Cargo.lock").read_text()
    decimal = re.search(r'name = "rust_decimal"\nversion = "([^"]+)"', lock)
    compiler = (out / "rustc.txt").read_text().split()
    return ", ".join(
        (
            f"Swift {swift.group(1) if swift else '?'}",
            f"rust_decimal {decimal.group(1) if decimal else '?'} (rustc {compiler[1]})",
            f"CurrencyConverter {version('CurrencyConverter')}",
            f"Python {platform.python_version()}",
            output_of("cc", "--version").splitlines()[0],
        )
    )


def swift_libraries() -> Path:
    """The folder of the Swift toolchain's own libraries."""
    target = output_of("swift", "-print-target-info")
    found = re.search(r'"runtimeResourcePath":\s*"([^"]+)"', target)
    return Path(found.group(1) if found else "/") / "linux"


# ------------------------------------------------------------------------------------------ Works


def library_of(flavor: str) -> Path:
    return ROOT / "build" / flavor / "lib"


def libmoney(out: Path, work: str, flavor: str, *rest: str) -> Program:
    return Program(
        [str(out / "libmoney"), work, str(HISTORY), *rest],
        {"LD_LIBRARY_PATH": str(library_of(flavor))},
    )


def arithmetic(table: Table, out: Path) -> None:
    works: list[tuple[str, str, float | None]] = [
        ("add", "add two amounts", 2),
        ("add-small", "add two small amounts", None),
        ("cross", "cross rate, rounded once", 3),
        ("multiply", "amount × rate, to 2 places", None),
        ("parse", "parse a decimal", None),
        ("format", "format a decimal", None),
    ]
    for work, title, wanted in works:
        ours = {flavor: libmoney(out, work, flavor) for flavor in FLAVORS}
        peer = Program([str(out / "bench_rust_decimal"), work, str(HISTORY)])
        programs = [*ours.values(), peer]
        in_turn(programs, ROUNDS)
        check_same(programs)
        for flavor in FLAVORS:
            table.compare(
                f"{title} ({flavor})",
                ours[flavor].figure(),
                ("rust_decimal", peer.figure()),
                wanted,
                nanoseconds,
            )


def write_conversions(path: Path) -> None:
    """Amounts, pairs and days that the history has a rate for in both currencies."""
    lines = HISTORY.read_text().splitlines()
    codes = lines[0].split(",")[1:]
    chance = random.Random(1)
    rows: list[str] = []
    while len(rows) < CONVERSIONS:
        cells = lines[chance.randrange(1, len(lines))].split(",")
        quoted = [
            code
            for code, cell in zip_longest(codes, cells[1:], fillvalue="")
            if code and cell not in ("", "N/A")
        ]
        source, target = chance.sample([*quoted, "EUR"], 2)
        cents = chance.randrange(1, 10 ** chance.randrange(2, 10))
        rows.append(f"{cents} {source} {target} {cells[0]}\n")
    path.write_text("".join(rows))


def converter(out: Path, work: str, *rest: str) -> Program:
    script = str(HERE / "peer_currency_converter.py")
    return Program([sys.executable, script, work, str(HISTORY), *rest])


def rates(table: Table, out: Path) -> None:
    conversions = out / "conversions.txt"
    write_conversions(conversions)
    works: list[tuple[str, str, float, Callable[[float], str], list[str]]] = [
        ("load", "load the ECB history", 20, milliseconds, []),
        ("convert", "convert at a day's ECB rates", 10, nanoseconds, [str(conversions)]),
    ]
    for work, title, wanted, write, rest in works:
        ours = {flavor: libmoney(out, work, flavor, *rest) for flavor in FLAVORS}
        peer = converter(out, work, *rest)
        exact = converter(out, work, *rest, "decimal")
        with_file = {flavor: libmoney(out, "load-file", flavor) for flavor in FLAVORS}
        programs = [*ours.values(), peer]
        if work == "load":
            programs += with_file.values()
        in_turn(programs, SLOW_ROUNDS)
        in_turn([exact], 2)
        for flavor in FLAVORS:
            table.compare(
                f"{title} ({flavor})",
                ours[flavor].figure(),
                ("CurrencyConverter (float)", peer.figure()),
                wanted,
                write,
            )
        for flavor in FLAVORS:
            table.compare(
                f"{title} ({flavor})",
                ours[flavor].figure(),
                ("CurrencyConverter (decimal)", exact.figure()),
                None,
                write,
            )
        if work == "load":
            for flavor in FLAVORS:
                table.compare(
                    f"{title}, reading the file too ({flavor})",
                    with_file[flavor].figure(),
                    ("CurrencyConverter (float)", peer.figure()),
                    None,
                    write,
                )


def python(table: Table) -> None:
    script = [sys.executable, str(HERE / "python_add.py")]

    def binding(work: str, flavor: str) -> Program:
        environment = {
            "LIBMONEY_PATH": str(library_of(flavor) / "libmoney.so"),
            "PYTHONPATH": str(ROOT / "bindings" / "python"),
        }
        return Program([*script, work], environment)

    ours = {flavor: binding("money", flavor) for flavor in FLAVORS}
    peer = Program([*script, "decimal"])
    loads = {flavor: binding("load", flavor) for flavor in FLAVORS}
    try:
        in_turn([*ours.values(), peer], SLOW_ROUNDS)
        check_same([*ours.values(), peer])
        in_turn(loads.values(), SLOW_ROUNDS)
    except BenchError as error:
        table.tell("Python: Money + Money", "not measured")
        print(f"The Python package does not run: {error}", file=sys.stderr)
        return
    for flavor in FLAVORS:
        table.compare(
            f"Python: Money + Money ({flavor})",
            ours[flavor].figure(),
            ("decimal.Decimal", peer.figure()),
            None,
            nanoseconds,
        )
    for flavor in FLAVORS:
        table.tell(f"Python: Rates.from_ecb() ({flavor})", milliseconds(loads[flavor].figure()))


def loading(out: Path) -> str:
    """What loading costs a process, as a table of its own."""
    foundation = swift_libraries() / "libFoundation.so"
    libraries: list[tuple[str, Path, dict[str, str]]] = [
        *(
            (f"libmoney.so ({flavor})", library_of(flavor) / "libmoney.so", {})
            for flavor in FLAVORS
        ),
        ("libsqlite3.so.0", system_library("libsqlite3.so.0"), {}),
    ]
    if foundation.exists():
        environment = {"LD_LIBRARY_PATH": str(foundation.parent)}
        libraries.append(("libFoundation.so", foundation, environment))
    programs = [
        Program([str(out / "dlopen_cost"), str(path)], environment)
        for _, path, environment in libraries
    ]
    in_turn(programs, LOADER_ROUNDS)
    rows: list[tuple[str, ...]] = [
        ("library", "dlopen", "resident", "file, bytes", "with all it needs")
    ]
    for (name, path, _), program in zip(libraries, programs):
        rows.append(
            (
                name,
                f"{program.figure(0):.2f} ms",
                f"{program.figure(1):,.0f} kB",
                f"{path.stat().st_size:,}",
                f"{program.figure(2):,.0f}",
            )
        )
    return markdown(rows)


def system_library(name: str) -> Path:
    """The file of a library of the system, of this machine's own kind."""
    found = [
        line
        for line in output_of("/sbin/ldconfig", "-p").splitlines()
        if line.split()[:1] == [name]
    ]
    if not found:
        raise BenchError(f"{name} is not installed")
    own = [line for line in found if platform.machine().replace("_", "-") in line]
    return Path((own or found)[0].split()[-1])


# -------------------------------------------------------------------------------------------- Run


def main(out: Path) -> None:
    start = perf_counter()
    table = Table()
    arithmetic(table, out)
    rates(table, out)
    python(table)
    libraries = loading(out)
    text = "\n".join(
        (
            "# Benchmarks",
            "",
            f"{date.today().isoformat()}: {machine()}.",
            f"{versions(out)}.",
            "",
            "Medians of runs in turn on one machine in one sitting: ratios count, not times.",
            "",
            table.markdown(),
            "",
            "Loading a library into a process; all it needs is what was not there before:",
            "",
            libraries,
            "",
        )
    )
    (out / "latest.md").write_text(text)
    print(text)
    print(f"{perf_counter() - start:.0f} seconds; the same is in {out / 'latest.md'}")
    print(f"{table.missed} missed" if table.missed else "All that was wanted was reached.")


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]))
    except BenchError as error:
        sys.exit(str(error))
