"""Writes docs/results/benchmarks.md from the results of one run.

page.py OUT PAGE           OUT has the results, PAGE is written
page.py OUT PAGE refresh   replaces the sections that OUT has results of, and keeps the others
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
    "stockholm",
)


def machine() -> str:
    model = "unknown processor"
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.split(":", 1)[1].strip()
            break
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"


def python_versions() -> list[str]:
    told = [f"Python {platform.python_version()}"]
    for package in PACKAGES:
        try:
            told.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    return told


def versions(out: Path) -> list[str]:
    swift = re.search(r"Swift version (\S+)", output_of("swift", "--version"))
    lock = (out / "rust_decimal" / "Cargo.lock").read_text()
    decimal = re.search(r'name = "rust_decimal"\nversion = "([^"]+)"', lock)
    compiler = (out / "rustc.txt").read_text().split()
    told = [
        f"Swift {swift.group(1) if swift else '?'}",
        f"rust_decimal {decimal.group(1) if decimal else '?'}",
        f"rustc {compiler[1]} (release, fat LTO)",
        output_of("cc", "--version").splitlines()[0],
        *python_versions(),
    ]
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


def written(section: Section, thresholds: Thresholds, told: str = "") -> str:
    """A section as the page has it, with what is told of when and where it was measured."""
    parts = [part for part in (told, section.note) if part]
    parts.append("\n".join(table(section, thresholds)))
    return "\n\n".join(parts)


def refreshed(text: str, sections: dict[str, str]) -> str:
    """The page with sections in place of those of the same titles; new ones come after them."""
    head, *old = re.split(r"^## ", text, flags=re.MULTILINE)
    left = dict(sections)
    kept: list[tuple[str, str]] = []
    place = len(old)
    for part in old:
        title, _, body = part.partition("\n")
        if title in sections:
            body = left.pop(title)
            place = len(kept) + 1
        kept.append((title, body.strip("\n")))
    kept[place:place] = left.items()
    return head + "\n\n".join(f"## {title}\n\n{body}" for title, body in kept) + "\n"


def main() -> None:
    out, page = Path(sys.argv[1]), Path(sys.argv[2])
    thresholds, today = Thresholds(), date.today().isoformat()
    if sys.argv[3:] == ["refresh"]:
        told = (
            f"Measured by itself on {today}, on {machine()}, with {', '.join(python_versions())}."
        )
        sections = {one.title: written(one, thresholds, told) for one in read(out)}
        page.write_text(refreshed(page.read_text(), sections))
    else:
        parts = [f"{today}, on {machine()}, with {', '.join(versions(out))}."]
        parts += [f"## {one.title}\n\n{written(one, thresholds)}" for one in read(out)]
        page.write_text((HERE / "page.md").read_text() + "\n" + "\n\n".join(parts) + "\n")
    print(f"\nThe page is {page}.")


if __name__ == "__main__":
    main()
