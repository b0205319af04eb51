"""Writes docs/results/benchmarks.md from the results of one run.

page.py OUT PAGE    OUT has the results, PAGE is written
"""

from __future__ import annotations

import os
import platform
import re
import sys
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median

from contest import output_of
from results import Row, Section, read, shown, times
from thresholds import Thresholds

HERE = Path(__file__).resolve().parent
PACKAGES = (
    "CurrencyConverter",
    "beancount",
    "pyxirr",
    "numpy",
    "pandas",
    "pyarrow",
    "duckdb",
    "py-moneyed",
)


def machine() -> str:
    model = "unknown processor"
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.split(":", 1)[1].strip()
            break
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"


def versions(out: Path) -> list[str]:
    swift = re.search(r"Swift version (\S+)", output_of("swift", "--version"))
    lock = (out / "rust_decimal" / "Cargo.lock").read_text()
    decimal = re.search(r'name = "rust_decimal"\nversion = "([^"]+)"', lock)
    compiler = (out / "rustc.txt").read_text().split()
    told = [
        f"Swift {swift.group(1) if swift else '?'}",
        f"rust_decimal {decimal.group(1) if decimal else '?'}",
        f"rustc {compiler[1]} (release, fat LTO)",
        f"Python {platform.python_version()}",
        output_of("cc", "--version").splitlines()[0],
    ]
    for package in PACKAGES:
        try:
            told.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    intel = output_of("dpkg-query", "-W", "-f", "${Version}", "libintelrdfpmath-dev")
    if intel:
        told.append(f"Intel's decimal library {intel}")
    for tool in ("ledger", "hledger", "qalc", "sqlite3"):
        first = output_of(tool, "--version").splitlines()
        if first:
            told.append(f"{tool} {' '.join(re.findall(r'[0-9]+(?:[.][0-9]+)+', first[0])[:1])}")
    return told


def spread(samples: list[float], unit: str) -> str:
    middle = shown(median(samples), unit)
    if len(samples) == 1:
        return middle
    return f"{middle} ({shown(min(samples), unit)} … {shown(max(samples), unit)})"


def ratio(row: Row) -> str:
    if row.ratio is None:
        return ""
    told = f"**{times(row.ratio)}**"
    return f"{told} ({times(min(row.ratios))} … {times(max(row.ratios))})" if row.ratios else told


def table(section: Section, thresholds: Thresholds) -> list[str]:
    has_peers = any(row.peer for row in section.rows)
    has_promises = any(thresholds.of(row) for row in section.rows)
    headings = ["work", "libmoney" if has_peers else "library", "takes"]
    if has_peers:
        headings += ["peer", "takes", "ratio"]
    if has_promises:
        headings.append("promised")
    lines = ["| " + " | ".join(headings) + " |", "|" + "---|" * len(headings)]
    for row in section.rows:
        cells = [row.work, row.ours, spread(row.samples, row.unit)]
        if has_peers:
            theirs = spread(row.peer_samples, row.unit) if row.peer_samples else ""
            cells += [row.peer, theirs, ratio(row)]
        if has_promises:
            missed = "" if thresholds.is_reached(row) else " **missed**"
            cells.append(thresholds.written(row) + missed)
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def main() -> None:
    out, page = Path(sys.argv[1]), Path(sys.argv[2])
    thresholds = Thresholds()
    lines = [(HERE / "page.md").read_text()]
    lines.append(f"{date.today().isoformat()}, on {machine()}, with {', '.join(versions(out))}.")
    for section in read(out):
        lines += ["", f"## {section.title}", ""]
        if section.note:
            lines += [section.note, ""]
        lines += table(section, thresholds)
    page.write_text("\n".join(lines) + "\n")
    print(f"\nThe page is {page}.")


if __name__ == "__main__":
    main()
