"""One operation on one amount: libmoney's C interface and the decimal libraries of other languages.

All contestants do the same works on the same sample, and print the same check sum.
"""

from __future__ import annotations

import os
import random
import struct
from dataclasses import dataclass
from pathlib import Path

from bench_results import Results
from contest import Program, agreeing, in_turn

ROOT = Path(__file__).resolve().parents[1]
HISTORY = ROOT / "share" / "ecb" / "eurofxref-hist.csv"
FLAVORS = ("standard", "embedded")
PRODUCT = "embedded"
INLINE = "embedded, inlined"
#: How often each program runs, in turn with the others.
ROUNDS = 5
#: Java warms up for more than a second in each turn.
JAVA_TURNS = 3
NANOSECOND = 1e-9
#: The calls in the benchmark of telephone bills, and their mean length in seconds.
CALLS = 1_000_000
MEAN_LENGTH = 180


@dataclass(frozen=True)
class Work:
    """A work of the contest: its name, its title on the page, and that of the peers' work."""

    id: str
    title: str
    peers: str = ""


WORKS = (
    Work("add", "add two amounts"),
    Work("add-small", "add two small amounts"),
    Work("add-mixed", "add two amounts of mixed scales"),
    Work("running", "running total"),
    Work("compare", "compare two amounts"),
    Work("compare-mixed", "compare two amounts of mixed scales"),
    Work("decimal-add", "add two decimals", "add"),
    Work("decimal-compare", "compare two decimals", "compare"),
    Work("multiply", "amount × rate, to 2 places"),
    Work("multiply-one", "amount × 1.0837, to 2 places"),
    Work("divide", "amount ÷ rate, to 2 places"),
    Work("quantize", "round an amount to 1 place"),
    Work("cross", "convert at a cross rate, rounded once"),
    Work("negate", "negate an amount"),
    Work("from-minor", "make an amount of cents"),
    Work("parse", "parse a decimal"),
    Work("format", "format a decimal"),
    Work("telco", "the bill of a telephone call, with its text"),
)
#: Works of libmoney alone: the peers' numbers have no currency codes.
OWN = (
    Work("new", "make an amount of a decimal and a code"),
    Work("parse-money", "parse an amount with its code"),
    Work("format-money", "format an amount with its code"),
)
#: Works that money/inline.h compiles into the program, and the peers that are compiled into theirs.
INLINED = (
    "add",
    "add-mixed",
    "running",
    "compare",
    "compare-mixed",
    "multiply",
    "multiply-one",
    "negate",
    "telco",
)
INLINED_PEERS = ("fpdec", "govalues", "rust_decimal")
#: Works that a peer does not offer, or whose result is of another form.
ABSENT = {"Intel's decimal library": ("format", "telco")}


def write_lengths(path: Path) -> None:
    """Writes the lengths of telephone calls, exponentially distributed."""
    chance = random.Random(1)
    lengths = [1 + int(chance.expovariate(1 / MEAN_LENGTH)) for _ in range(CALLS)]
    path.write_bytes(struct.pack(f"<{CALLS}q", *lengths))


def peers_of(out: Path) -> dict[str, tuple[str, ...]]:
    """The peers' commands."""
    java = os.environ.get("JAVA", "java")
    return {
        "fpdec": (str(out / "bench_fpdec"),),
        "govalues": (str(out / "bench_govalues"),),
        "rust_decimal": (str(out / "bench_rust_decimal"),),
        "rust-decimal 2.0-alpha": (str(out / "bench_rust_decimal_2"),),
        "libmpdec": (str(out / "peer_mpdecimal"),),
        "Intel's decimal library": (str(out / "peer_intel_decimal"),),
        "BigDecimal": (java, "-cp", str(out / "java"), "BigDecimals"),
    }


def ours(out: Path, work: Work, file: Path) -> dict[str, Program]:
    """Returns the programs of libmoney's two builds, and the one with inlined calls."""
    name = "libmoney_telco" if work.id == "telco" else "libmoney"

    def program(flavor: str, suffix: str = "") -> Program:
        library = str(ROOT / "build" / flavor / "lib")
        return Program(
            [str(out / (name + suffix)), work.id, str(file)], {"LD_LIBRARY_PATH": library}
        )

    programs = {flavor: program(flavor) for flavor in FLAVORS}
    if work.id in INLINED:
        programs[INLINE] = program(PRODUCT, "_inline")
    return programs


def measure(out: Path, results: Results, work: Work, file: Path) -> None:
    """Measures a work beside all peers that do it."""
    own = ours(out, work, file)
    peers: dict[str, Program] = {}
    for name, command in peers_of(out).items():
        if work.id not in ABSENT.get(name, ()):
            peers[name] = Program([*command, work.peers or work.id, str(file)])
            if name == "BigDecimal":
                peers[name].most_turns = JAVA_TURNS
    same, others = agreeing(own.values(), peers)
    in_turn([*own.values(), *same.values()], ROUNDS - 1)
    product = (PRODUCT, own[PRODUCT].samples(scale=NANOSECOND))
    for name in peers:
        if name in same:
            theirs = same[name].samples(scale=NANOSECOND)
            results.compare(work.id, work.title, product, (name, theirs))
        else:
            results.skip(work.id, work.title, product, name, others[name])
    if INLINE in own:
        inlined = (INLINE, own[INLINE].samples(scale=NANOSECOND))
        for name in INLINED_PEERS:
            if name in same:
                theirs = same[name].samples(scale=NANOSECOND)
                results.compare(
                    f"{work.id}-inlined", f"{work.title}, inlined", inlined, (name, theirs)
                )
    standard = own[FLAVORS[0]].samples(scale=NANOSECOND)
    results.compare(work.id, work.title, product, ("libmoney, standard build", standard))


def arithmetic(out: Path) -> None:
    """Measures all works, and writes their rows."""
    note = (
        "A call's time, on amounts of 0.01 to 10 billion, of either sign; mixed scales are 0 to 6."
        " libmoney is called through its shared library, or inlined by money/inline.h, and checks"
        " that currencies agree; the"
        " peers are compiled into their programs, and their numbers have no currency. The bill is"
        " the benchmark telco: three products, three to five sums, and the text of the total."
        " BigDecimal runs for a second before it is timed."
    )
    results = Results(
        "arithmetic", "Arithmetic and text, through the C interface", note, is_matrix=True
    )
    lengths = out / "telco.bin"
    write_lengths(lengths)
    for work in WORKS:
        measure(out, results, work, lengths if work.id == "telco" else HISTORY)
    for work in OWN:
        own = ours(out, work, HISTORY)
        in_turn(own.values(), ROUNDS)
        for flavor in FLAVORS:
            results.tell(work.id, work.title, flavor, own[flavor].samples(scale=NANOSECOND))
    results.write(out)
