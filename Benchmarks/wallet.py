"""A wallet of 50,000 entries in five currencies, beside ledger, hledger and beancount.

wallet.py OUT    OUT contains the program that wallet.sh built

The peers are processes that read their own format, and so is a small program of libmoney that
reads JSON. Formats differ, so the page shows no ratio of them. libmoney's time after loading the
wallet is a separate row. All run in turn. The peers' sums must be libmoney's.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
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


def amounts(text: str) -> dict[str, Decimal]:
    """The amounts of a text by currency: `-1,234.50 EUR`."""
    found = re.findall(r"(-?[\d,.]+) ([A-Z]{3})\b", text)
    return {currency: Decimal(number.replace(",", "")) for number, currency in found}


def check(peer: str, data: str, ours: list[str]) -> None:
    """The peer's sums are ours, and its total is ours to a cent."""
    sums = amounts(run([peer, "-f", data, "bal", "Wallet"])[1])
    wanted = amounts("\n".join(ours[:-1]))
    if sums != wanted:
        raise SystemExit(f"{peer} has other sums: {sums}, not {wanted}")
    total = amounts(run([peer, "-f", data, "bal", "Wallet", "-X", "EUR"])[1])["EUR"]
    if abs(total - amounts(ours[-1])["EUR"]) > Decimal("0.01"):
        raise SystemExit(f"{peer} has another total: {total}, not {ours[-1]}")


def write_beancount(data: str) -> str:
    """ledger's file in beancount's own format; its name."""
    lines = ["2020-01-01 open Assets:Wallet", "2020-01-01 open Income:In"]
    for line in Path(data + ".ledger").read_text().splitlines():
        words = line.split()
        if words[0] == "P":
            lines.append(f"{words[1].replace('/', '-')} price {words[2]} {words[3]} {words[4]}")
        elif words[0] == "Wallet":
            lines.append(f"  Assets:Wallet  {words[1]} {words[2]}\n  Income:In")
        elif words[0] != "In":
            lines.append(f'{words[0].replace("/", "-")} * "{" ".join(words[2:])}"')
    path = data + ".beancount"
    Path(path).write_text("\n".join(lines) + "\n")
    return path


#: Loads a file and prints the sums of its wallet and their total in EUR, all by beancount's code.
BEANCOUNT = """
import sys
from beancount import loader
from beancount.core import convert, inventory, prices
entries, errors, options = loader.load_file(sys.argv[1])
if errors: sys.exit(str(errors[0]))
sums = inventory.Inventory()
for entry in entries:
    for posting in getattr(entry, "postings", ()):
        if posting.account == "Assets:Wallet": sums.add_position(posting)
table = prices.build_price_map(entries)
total = sums.reduce(convert.convert_position, "EUR", table)
for position in [*sums, *total]: print(position.units.number, position.units.currency)
"""


def check_beancount(text: str, ours: list[str]) -> None:
    """Its sums are ours, and its total is ours to a cent."""
    *sums, total = text.splitlines()
    if amounts("\n".join(sums)) != amounts("\n".join(ours[:-1])):
        raise SystemExit(f"beancount has other sums: {sums}")
    if abs(amounts(total)["EUR"] - amounts(ours[-1])["EUR"]) > Decimal("0.01"):
        raise SystemExit(f"beancount has another total: {total}, not {ours[-1]}")


def main() -> None:
    out = Path(sys.argv[1])
    program, data = str(out / "wallet"), str(out / "wallet-data")
    run([program, "make", str(COUNT), data])
    ours = run([program, "read", data])[1].split("\n")[:-1]
    for peer in ("ledger", "hledger"):
        check(peer, data + ".ledger", ours)
    beancount = [sys.executable, "-c", BEANCOUNT, write_beancount(data)]
    check_beancount(run(beancount)[1], ours)
    peers: dict[str, list[str]] = {
        peer: [peer, "-f", data + ".ledger", "bal", "Wallet", "-X", "EUR"]
        for peer in ("ledger", "hledger")
    }
    peers["beancount"] = beancount
    whole: dict[str, list[float]] = {name: [] for name in (*FLAVORS, *peers)}
    loaded: dict[str, list[float]] = {flavor: [] for flavor in FLAVORS}
    for _ in range(turns(ROUNDS)):
        for flavor in FLAVORS:
            whole[flavor].append(run([program, "read", data], flavor)[0])
            loaded[flavor].append(float(run([program, "time", data], flavor)[1]) * 1e-9)
        for peer, command in peers.items():
            whole[peer].append(run(command)[0])
    versions = {
        peer: run([peer, "--version"])[1].split("\n")[0].split(",")[0]
        for peer in ("ledger", "hledger")
    }
    versions["beancount"] = f"beancount {version('beancount')}"
    results = Results("wallet", f"A wallet of {COUNT:,} moneys in five currencies, once loaded")
    for flavor in FLAVORS:
        results.tell("wallet-loaded", "sums, and the total in EUR", flavor, loaded[flavor])
    results.write(out)
    programs = Results(
        "programs",
        "Whole programs",
        f"Each process sums a wallet of {COUNT:,} moneys by its five currencies, and totals it in"
        " EUR; the sums are compared first. A figure is a process from its start to its end, by the"
        " clock. Each reads a format of its own, so ratios are omitted.",
    )
    readers = {flavor: f"libmoney, {flavor}; reads JSON" for flavor in FLAVORS}
    readers |= {peer: f"{versions[peer]}; reads a journal" for peer in peers}
    for name, reader in readers.items():
        programs.tell("wallet", "start, read, sum, total", reader, whole[name])
    programs.write(out)


if __name__ == "__main__":
    main()
