"""Writes docs/results/benchmarks.md from the results of one run.

page.py OUT PAGE           writes PAGE from the results in OUT
page.py OUT PAGE refresh   replaces the sections with results in OUT, and keeps the others

The first table of the page copies ten rows from the sections, so that no figure appears there
alone.
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

from contest import BenchError, output_of
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

#: The ten comparisons of most interest: their names on the page, and their rows, by section, work
#: and peer. All are of the embedded build, which is the product.
FIRST = (
    ("C: add two amounts", "Arithmetic and text", "add two amounts", "rust_decimal"),
    (
        "C: convert at a cross rate",
        "Arithmetic and text",
        "convert at a cross rate, rounded once",
        "rust_decimal",
    ),
    ("C: parse a decimal", "Arithmetic and text", "parse a decimal", "rust_decimal"),
    (
        "C: load the history of the ECB",
        "Exchange rates",
        "load the history",
        "CurrencyConverter",
    ),
    ("Python: `a + b`", "Python: amounts as values", "a + b", "decimal.Decimal"),
    ("Python: `a + b`", "Python: amounts as values", "a + b", "py-moneyed"),
    (
        "Python: convert at a day's rates",
        "Python: amounts as values",
        "rates.convert at a day's rates",
        "CurrencyConverter",
    ),
    (
        "Python: XIRR of 1,000 flows",
        "Python: amounts as values",
        "xirr of 1,000 dated Money, of as many floats",
        "pyxirr",
    ),
    (
        "Python: a row of a column, converted",
        "Columns of 4,000,000 rows, from Python (embedded)",
        "convert int64 at one rate, into an array",
        "np.round(x * r, 2)",
    ),
    (
        "Python: a row of a column, added up",
        "Columns of 4,000,000 rows, from Python (embedded)",
        "sum int64, exactly",
        "numpy.sum",
    ),
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
    for tool in ("ledger", "hledger", "qalc"):
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
    headings = ["work", "libmoney" if has_peers else "measured", "takes"]
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
    """Returns a section of the page, with the time and place of its measurement."""
    parts = [part for part in (told, section.note) if part]
    parts.append("\n".join(table(section, thresholds)))
    return "\n\n".join(parts)


def sections_of(text: str) -> list[tuple[str, str]]:
    """Titles and bodies of the sections of the page."""
    found = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        found.append((title, body.strip("\n")))
    return found


def cells_of(body: str, work: str, peer: str) -> list[str]:
    """The row of a section's table that is of a work of the product beside a peer."""
    for line in body.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) >= 6 and [cells[0], cells[1], cells[3]] == [work, "embedded", peer]:
            return cells
    raise BenchError(f"the page lacks a row of {work!r} beside {peer!r}")


def first_table(sections: list[tuple[str, str]]) -> str:
    """The ten comparisons, with the medians of their rows."""
    lines = ["| work | libmoney | peer | takes | ratio |", "|---|---|---|---|---|"]
    for told, section, work, peer in FIRST:
        bodies = [body for title, body in sections if title.startswith(section)]
        if not bodies:
            raise BenchError(f"the page lacks section {section!r}")
        cells = cells_of(bodies[0], work, peer)
        ours, theirs, ratio = (cells[index].partition(" (")[0] for index in (2, 4, 5))
        lines.append(f"| {told} | {ours} | {peer} | {theirs} | {ratio} |")
    return "\n".join(lines)


def assembled(sections: list[tuple[str, str]]) -> str:
    """Returns the complete page: its opening, the ten comparisons, and the sections."""
    opening = (HERE / "page.md").read_text().partition("\n## ")[0].strip("\n")
    parts = [f"## {title}\n\n{body}" for title, body in sections]
    return "\n\n".join([opening, first_table(sections), *parts]) + "\n"


def refreshed(text: str, sections: dict[str, str]) -> str:
    """Returns the page with sections of the same titles replaced; new ones are appended."""
    left = dict(sections)
    kept: list[tuple[str, str]] = []
    old = sections_of(text)
    place = len(old)
    for title, body in old:
        if title in sections:
            body = left.pop(title)
            place = len(kept) + 1
        kept.append((title, body))
    kept[place:place] = left.items()
    return assembled(kept)


def whole(out: Path, thresholds: Thresholds, today: str) -> str:
    """The page of a run of everything."""
    told = f"{today}, on {machine()}, with {', '.join(versions(out))}."
    (method,) = sections_of((HERE / "page.md").read_text())
    sections = [(method[0], f"{method[1]}\n\n{told}")]
    sections += [(one.title, written(one, thresholds)) for one in read(out)]
    return assembled(sections)


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
        page.write_text(whole(out, thresholds, today))
    print(f"\nThe page is {page}.")


if __name__ == "__main__":
    main()
