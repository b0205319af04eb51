"""Arithmetic, text, ECB rates and loading: the two flavours and their peers in turn.

bench.py OUT [PART…]    OUT contains the programs that run.sh built; PARTS lists the parts
"""

from __future__ import annotations

import platform
import random
import re
import sys
from collections.abc import Callable
from itertools import zip_longest
from pathlib import Path

import python_values
from bench_results import Results
from contest import BenchError, Program, check_same, in_turn, output_of
from scalar import arithmetic

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
HISTORY = ROOT / "share" / "ecb" / "eurofxref-hist.csv"
FLAVORS = ("standard", "embedded")

#: How often each program runs, in turn with those it is compared with.
SLOW_ROUNDS = 5
LOADER_ROUNDS = 21
#: Operations whose time is mostly the interpreter's, so that ints are shown next to the peers.
FLOORS = ("less", "equal", "hash")
FLOOR_PEERS = ("decimal.Decimal", "py-moneyed", "stockholm")
CONVERSIONS = 16384
NANOSECOND = 1e-9


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


def write_conversions(path: Path) -> None:
    """Returns amounts, pairs and days with a rate for both currencies in the history."""
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
    script = str(HERE / "peers" / "converter.py")
    return Program([sys.executable, script, work, str(HISTORY), *rest])


def rates(out: Path) -> None:
    results = Results("rates", "Exchange rates: the history of the European Central Bank")
    conversions = out / "conversions.txt"
    write_conversions(conversions)
    works = [
        ("load", "load the history", 1.0, []),
        ("load-file", "load the history, reading its file too", 1.0, []),
        ("convert", "convert at a day's rates", NANOSECOND, [str(conversions)]),
    ]
    for work, title, unit, rest in works:
        ours = {flavor: libmoney(out, work, flavor, *rest) for flavor in FLAVORS}
        theirs = work.partition("-")[0]
        peers = {
            "CurrencyConverter": converter(out, theirs, *rest),
            "CurrencyConverter, decimal": converter(out, theirs, *rest, "decimal"),
        }
        in_turn([*ours.values(), *peers.values()], SLOW_ROUNDS)
        for name, peer in peers.items():
            for flavor in FLAVORS:
                results.compare(
                    work,
                    title,
                    (flavor, ours[flavor].samples(scale=unit)),
                    (name, peer.samples(scale=unit)),
                )
    results.write(out)


def python(out: Path) -> None:
    results = Results("python", "Python")
    script = [sys.executable, str(HERE / "python_amounts.py")]

    def binding(work: str, flavor: str) -> Program:
        environment = {
            "LIBMONEY_PATH": str(library_of(flavor) / "libmoney.so"),
            "PYTHONPATH": str(ROOT / "bindings" / "python"),
        }
        return Program([*script, work, "money"], environment)

    works = [
        ("add", "Money + Money", {"decimal.Decimal": "decimal", "py-moneyed": "moneyed"}),
        ("multiply", "amount × rate, to 2 places", {"decimal.Decimal": "decimal"}),
    ]
    for work, title, kinds in works:
        ours = {flavor: binding(work, flavor) for flavor in FLAVORS}
        peers = {name: Program([*script, work, kind]) for name, kind in kinds.items()}
        in_turn([*ours.values(), *peers.values()], SLOW_ROUNDS)
        check_same([*ours.values(), *peers.values()])
        for name, peer in peers.items():
            for flavor in FLAVORS:
                results.compare(
                    f"python-{work}",
                    title,
                    (flavor, ours[flavor].samples(scale=NANOSECOND)),
                    (name, peer.samples(scale=NANOSECOND)),
                )
    loads = {flavor: binding("load", flavor) for flavor in FLAVORS}
    in_turn(loads.values(), SLOW_ROUNDS)
    for flavor in FLAVORS:
        results.tell("python-load", "Rates.from_ecb()", flavor, loads[flavor].samples())
    results.write(out)


Binding = Callable[..., Program]


def values(out: Path) -> None:
    """Measures amounts as Python values against Decimal and the packages for money."""
    note = (
        "Amounts are in C, over either build of the library. The loops are those of timeit; a hash"
        " is that of a value that was not hashed before. The rows of ctypes are of the same class"
        " without the accelerator. The rows of ints are the same statements with ints: most of"
        " their time is the interpreter's own, a lower bound for any value."
    )
    results = Results("values", "Python: amounts as values", note)
    script = [sys.executable, str(HERE / "python_values.py")]

    def binding(flavor: str, accelerated: int, *words: str) -> Program:
        environment = {
            "LIBMONEY_PATH": str(library_of(flavor) / "libmoney.so"),
            "PYTHONPATH": str(ROOT / "bindings" / "python"),
            "LIBMONEY_ACCELERATED": str(accelerated),
        }
        return Program([*script, *words], environment)

    operations(results, script, binding)
    returns_and_rates(results, script, binding)
    wallets_and_imports(results, binding)
    results.write(out)


def operations(results: Results, script: list[str], binding: Binding) -> None:
    """Operators, text and sums of amounts."""
    kinds = {
        "decimal.Decimal": "decimal",
        "py-moneyed": "moneyed",
        "stockholm": "stockholm",
        "int": "int",
    }
    ours = {flavor: binding(flavor, 1, "money") for flavor in FLAVORS}
    peers = {name: Program([*script, kind]) for name, kind in kinds.items()}
    peers["libmoney, ctypes"] = binding(FLAVORS[-1], 0, "money")
    in_turn([*ours.values(), *peers.values()], SLOW_ROUNDS)
    for column, work in enumerate(python_values.WORKS):
        title = python_values.TITLES[work]
        for name, peer in peers.items():
            theirs = (name, peer.samples(column, NANOSECOND))
            for flavor in FLAVORS:
                mine = (flavor, ours[flavor].samples(column, NANOSECOND))
                if all(theirs[1]):
                    results.compare(f"value-{work}", title, mine, theirs)
        if work in FLOORS:
            least = ("int", peers["int"].samples(column, NANOSECOND))
            for name in FLOOR_PEERS:
                theirs = (name, peers[name].samples(column, NANOSECOND))
                results.compare(f"floor-{work}", f"{title}, of ints", least, theirs)


def returns_and_rates(results: Results, script: list[str], binding: Binding) -> None:
    """Conversions and rates of return."""
    pairs = {
        "convert": (
            "rates.convert at a day's rates",
            ["money"],
            ["CurrencyConverter", str(HISTORY)],
        ),
        "xirr": ("xirr of 1,000 dated Money, of as many floats", ["money"], ["pyxirr"]),
        "xirr-decimal": (
            "xirr of 1,000 dated Decimals, of as many floats",
            ["decimal"],
            ["pyxirr"],
        ),
    }
    for work, (title, words, peer_words) in pairs.items():
        name = work.partition("-")[0]
        ours = {flavor: binding(flavor, 1, name, *words) for flavor in FLAVORS}
        peer = Program([*script, name, *peer_words])
        in_turn([*ours.values(), peer], SLOW_ROUNDS)
        theirs = (peer_words[0], peer.samples(scale=NANOSECOND))
        for flavor in FLAVORS:
            mine = (flavor, ours[flavor].samples(scale=NANOSECOND))
            results.compare(f"value-{work}", title, mine, theirs)


def wallets_and_imports(results: Results, binding: Binding) -> None:
    """Measures entries of wallets against ctypes, and the time of an import."""
    wallets = {
        (flavor, accelerated): binding(flavor, accelerated, "wallet", "money")
        for flavor in FLAVORS
        for accelerated in (1, 0)
    }
    in_turn(wallets.values(), SLOW_ROUNDS)
    titles = ("wallet.add of 10^5 amounts, one", "iterating 10^5 entries, one")
    for column, (name, title) in enumerate(zip(("wallet-add", "wallet-entries"), titles)):
        for flavor in FLAVORS:
            mine, theirs = (wallets[flavor, way].samples(column, NANOSECOND) for way in (1, 0))
            results.compare(f"value-{name}", title, (flavor, mine), ("libmoney, ctypes", theirs))
    for what in ("libmoney", "Money"):
        programs = {flavor: binding(flavor, 1, "import", what) for flavor in FLAVORS}
        in_turn(programs.values(), SLOW_ROUNDS)
        title = f"import {what}, more than an empty interpreter"
        for flavor in FLAVORS:
            results.tell(f"import-{what}", title, flavor, programs[flavor].samples(scale=1e-3))


def loading(out: Path) -> None:
    """Measures the cost of loading the library into a process."""
    results = Results(
        "loading",
        "Loading the library into a process",
        "Only additional resident memory and mapped files count.",
    )
    foundation = swift_libraries() / "libFoundation.so"
    libraries: list[tuple[str, Path, dict[str, str]]] = [
        *((flavor, library_of(flavor) / "libmoney.so", {}) for flavor in FLAVORS),
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
    for (name, path, _), program in zip(libraries, programs):
        results.tell("dlopen", "dlopen", name, program.samples(0, 1e-3))
        if name in FLAVORS:
            first = program.samples(3, 1e-3)
            if not all(first):
                raise BenchError(f"{name}: no first result")
            results.tell("first-result", "dlopen and a first sum", name, first)
        results.tell("resident", "resident memory", name, program.samples(1), "kB")
        results.tell("file", "the file", name, [path.stat().st_size / 1000], "kB")
        results.tell("files", "all files it needs", name, program.samples(2, 1e-3), "kB")
    results.write(out)


def system_library(name: str) -> Path:
    """The file of a library of the system, of this machine's own kind."""
    found = [
        line
        for line in output_of("/sbin/ldconfig", "-p").splitlines()
        if line.split()[:1] == [name]
    ]
    if not found:
        raise BenchError(f"package not found: {name}")
    own = [line for line in found if platform.machine().replace("_", "-") in line]
    return Path((own or found)[0].split()[-1])


# -------------------------------------------------------------------------------------------- Run


PARTS = {
    "arithmetic": arithmetic,
    "rates": rates,
    "python": python,
    "values": values,
    "loading": loading,
}


def main(out: Path, *names: str) -> None:
    for name in names or PARTS:
        PARTS[name](out)


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]), *sys.argv[2:])
    except BenchError as error:
        sys.exit(str(error))
