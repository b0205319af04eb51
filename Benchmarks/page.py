"""Writes docs/results/benchmarks.md from the results of one run.

page.py OUT PAGE           writes PAGE from the results in OUT
page.py OUT PAGE refresh   replaces the sections with results in OUT, and keeps the others
page.py OUT counts         prints how many rows were measured

The first tables of the page copy rows from the sections, so that no figure appears there alone.
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
from faster import faster_table, states_of_rows
from results import Row, Section, counts, peers_and_states, read, shown, times
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
    "polars",
    "datafusion",
    "chdb",
    "numpy-financial",
    "py-moneyed",
    "stockholm",
)

#: The heading of the rows in which a peer is faster.
FASTER = "Rows where a peer is faster"

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


def first_line(path: Path) -> str:
    """Returns the first line of a file, or ""."""
    lines = path.read_text().splitlines() if path.exists() else []
    return lines[0] if lines else ""


def peer_versions(out: Path) -> list[str]:
    """The versions of the peers that are compiled, and of their compilers."""
    lock = out / "rust" / "rust_decimal" / "Cargo.lock"
    text = lock.read_text() if lock.exists() else ""
    told = [
        f"rust_decimal {one}"
        for one in re.findall(r'name = "rust_decimal"\nversion = "([^"]+)"', text)
    ]
    if compiler := first_line(out / "rustc.txt").split():
        told.append(f"rustc {compiler[1]} (release, fat LTO)")
    for line in (HERE / "peers" / "sources.txt").read_text().splitlines():
        name, _, rest = line.partition(" ")
        if (out / "peers" / name).exists():
            told.append(f"{name.replace('_2', '')} at {rest.split()[1][:8]}")
    if compiler := first_line(out / "go.txt").split():
        told.append(compiler[2].replace("go", "Go "))
    java = output_of(os.environ.get("JAVA", "java"), "--version").splitlines()
    if java:
        told.append(java[0])
    intel = output_of("dpkg-query", "-W", "-f", "${Version}", "libintelrdfpmath-dev")
    if intel:
        told.append(f"Intel's decimal library {intel}")
    return told


def versions(out: Path) -> list[str]:
    swift = re.search(r"Swift version (\S+)", output_of("swift", "--version"))
    told = [
        f"Swift {swift.group(1) if swift else '?'}",
        output_of("cc", "--version").splitlines()[0],
        *peer_versions(out),
        *python_versions(),
    ]
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
        return row.state
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


def matrix(section: Section) -> str:
    """The works of a section by its peers, each with its time and its ratio."""
    peers = list(dict.fromkeys(row.peer for row in section.rows if row.peer))
    works = dict.fromkeys(row.work for row in section.rows if row.peer)
    lines = ["| work | libmoney | " + " | ".join(peers) + " |", "|" + "---|" * (len(peers) + 2)]
    for work in works:
        rows = {row.peer: row for row in section.rows if row.work == work}
        own = next(iter(rows.values()))
        cells = [work, shown(median(own.samples), own.unit)]
        for peer in peers:
            row = rows.get(peer)
            if row is None:
                cells.append("–")
            elif not row.peer_samples:
                cells.append(row.state)
            else:
                told = shown(median(row.peer_samples), row.unit)
                cells.append(f"{told}, {times(row.ratio or 0)}")
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def written(section: Section, thresholds: Thresholds, told: str = "") -> str:
    """Returns a section of the page, with the time and place of its measurement."""
    parts = [part for part in (told, section.note) if part]
    if section.is_matrix:
        parts.append(matrix(section))
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
    """Returns the complete page: its opening, the rows in which a peer is faster, the ten
    comparisons, and the sections."""
    opening, (ten, ten_text), _ = text_of_page()
    parts = [f"## {title}\n\n{body}" for title, body in sections]
    first = [
        opening,
        counts(states_of_rows(sections)),
        f"## {FASTER}\n\n{faster_table(sections)}",
        f"## {ten}\n\n{ten_text}\n\n{first_table(sections)}",
    ]
    return "\n\n".join([*first, *parts]) + "\n"


def text_of_page() -> tuple[str, tuple[str, str], tuple[str, str]]:
    """The opening of the page, and its headings with their text: ten comparisons, method."""
    text = (HERE / "page.md").read_text()
    ten, method = sections_of(text)
    return text.partition("\n## ")[0].strip("\n"), ten, method


def measured_sections(text: str) -> list[tuple[str, str]]:
    """Titles and bodies of a page's sections that are not derived from others."""
    derived = (FASTER, text_of_page()[1][0])
    return [(title, body) for title, body in sections_of(text) if title not in derived]


def refreshed(text: str, sections: dict[str, str]) -> str:
    """Returns the page with sections of the same titles replaced; new ones are appended."""
    left = dict(sections)
    kept: list[tuple[str, str]] = []
    old = measured_sections(text)
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
    method = text_of_page()[2]
    sections = [(method[0], f"{method[1]}\n\n{told}")]
    sections += [(one.title, written(one, thresholds)) for one in read(out)]
    return assembled(sections)


def main() -> None:
    out, page = Path(sys.argv[1]), Path(sys.argv[2])
    thresholds, today = Thresholds(), date.today().isoformat()
    measured = read(out)
    if sys.argv[2:] == ["counts"]:
        print(f"\n{counts(peers_and_states(measured))}")
        return
    if sys.argv[3:] == ["refresh"]:
        told = (
            f"Measured by itself on {today}, on {machine()}, with"
            f" {', '.join([*peer_versions(out), *python_versions()])}."
        )
        sections = {one.title: written(one, thresholds, told) for one in measured}
        page.write_text(refreshed(page.read_text(), sections))
    else:
        page.write_text(whole(out, thresholds, today))
    print(f"\n{counts(peers_and_states(measured))}\nThe page is {page}.")


if __name__ == "__main__":
    main()
