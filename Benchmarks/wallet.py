"""A wallet of 50,000 moneys in five currencies: sums and total, beside ledger and hledger.

wallet.py OUT    OUT has the program that run.sh built; the table is printed, and in wallet.md

The peers are whole processes that read their own format; libmoney is measured as a whole process
that reads JSON, and by itself once the wallet is loaded. All run in turn, and medians are compared.
The peers' sums must be libmoney's.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
COUNT = 50_000
ROUNDS = 5
FLAVORS = ("standard", "embedded")
LOADED_WANTED, READING_WANTED = 50, 10


def run(command: Sequence[str], flavor: str = "standard") -> tuple[float, str]:
    """Seconds, and what was printed."""
    library = str(ROOT / "build" / flavor / "lib")
    started = time.perf_counter()
    done = subprocess.run(
        command, env={**os.environ, "LD_LIBRARY_PATH": library}, capture_output=True, text=True
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


def shown(seconds: float) -> str:
    if seconds < 1e-3:
        return f"{seconds * 1e6:.1f} us"
    return f"{seconds * 1e3:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"


def main() -> int:
    out = Path(sys.argv[1])
    program, data = str(out / "wallet"), str(out / "wallet-data")
    run([program, "make", str(COUNT), data])
    ours = run([program, "read", data])[1].split("\n")[:-1]
    peers = ("ledger", "hledger")
    for peer in peers:
        check(peer, data + ".ledger", ours)
    whole: dict[str, list[float]] = {name: [] for name in (*FLAVORS, *peers)}
    loaded: dict[str, list[float]] = {flavor: [] for flavor in FLAVORS}
    for _ in range(ROUNDS):
        for flavor in FLAVORS:
            whole[flavor].append(run([program, "read", data], flavor)[0])
            loaded[flavor].append(float(run([program, "time", data], flavor)[1]) * 1e-9)
        for peer in peers:
            command = [peer, "-f", data + ".ledger", "bal", "Wallet", "-X", "EUR"]
            whole[peer].append(run(command)[0])
    ledger = median(whole["ledger"])
    lines = [
        f"## A wallet of {COUNT:,} moneys in five currencies: sums, and the total in EUR",
        "",
        "| what | time | ledger takes so many times as long |",
        "|---|---|---|",
    ]
    for flavor in FLAVORS:
        for what, seconds in (
            ("reading JSON, a whole process", median(whole[flavor])),
            ("once loaded", median(loaded[flavor])),
        ):
            lines.append(
                f"| libmoney {flavor}, {what} | {shown(seconds)} | {ledger / seconds:,.0f} |"
            )
    for peer in peers:
        version = run([peer, "--version"])[1].split("\n")[0].split(",")[0]
        seconds = median(whole[peer])
        lines.append(f"| {version}, a whole process | {shown(seconds)} | {ledger / seconds:,.2f} |")
    text = "\n".join(lines) + "\n"
    (out / "wallet.md").write_text(text)
    print(text)
    slow = []
    for times, wanted in ((loaded, LOADED_WANTED), (whole, READING_WANTED)):
        for flavor in FLAVORS:
            ratio = ledger / median(times[flavor])
            if ratio < wanted:
                slow.append(f"libmoney {flavor} is {ratio:.0f} times as fast, not {wanted}")
    for line in slow:
        print(line, file=sys.stderr)
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
