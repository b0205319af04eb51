"""Writes docs/results/benchmarks.md from the results of one run.

page.py OUT PAGE           writes PAGE, its data and its figures from the results in OUT
page.py OUT PAGE refresh   replaces the sections with results in OUT, and keeps the others
page.py OUT counts         prints how many rows were measured

The page and its figures are derived from docs/results/benchmarks.json alone.
"""

from __future__ import annotations

import os
import platform
import re
import sys
from dataclasses import replace
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median

import binding_sums
import data
import figures
from bench_results import Row, Section, counts, peers_and_states, read, shown, times
from contest import BenchError, output_of
from faster import faster_table
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
    "saxonche",
    "py-moneyed",
    "stockholm",
)

#: The heading of the rows in which a peer is faster.
FASTER = "Rows where a peer is faster"
TEN = "Ten comparisons"
METHOD = "Method"
#: The builds of the library.
PRODUCT, STANDARD = "embedded", "standard"

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
        "Columns of 4,000,000 rows, from Python",
        "convert int64 at one rate, into an array",
        "np.round(x * r, 2)",
    ),
    (
        "Python: a row of a column, added up",
        "Columns of 4,000,000 rows, from Python",
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


def paired(rows: list[Row]) -> list[tuple[Row, Row | None]]:
    """The rows, those of the standard build beside the product's of the same work and peer."""
    standard = {(row.id, row.work, row.peer): row for row in rows if row.ours == STANDARD}
    found: list[tuple[Row, Row | None]] = []
    for row in rows:
        if row.ours == PRODUCT:
            found.append((row, standard.pop((row.id, row.work, row.peer), None)))
    for row in rows:
        if row.ours != PRODUCT and (row.ours != STANDARD or row in standard.values()):
            found.append((row, None))
    order = {key: place for place, key in enumerate(dict.fromkeys(row.work for row in rows))}
    return sorted(found, key=lambda pair: order[pair[0].work])


def table(section: Section, thresholds: Thresholds) -> list[str]:
    """One line a work and peer: the product's time, and that of the standard build beside it."""
    pairs = paired(section.rows)
    has_peers = any(row.peer for row in section.rows)
    has_pairs = any(standard for _, standard in pairs)
    has_promises = any(thresholds.of(row) for row in section.rows)
    headings = ["work", "libmoney" if has_peers else "measured", "takes"]
    headings += ["standard build"] * has_pairs
    if has_peers:
        headings += ["peer", "takes", "ratio"]
    headings += ["promised"] * has_promises
    lines = ["| " + " | ".join(headings) + " |", "|" + "---|" * len(headings)]
    for row, standard in pairs:
        cells = [row.work, row.ours, spread(row.samples, row.unit)]
        if has_pairs:
            cells.append(beside(standard))
        if has_peers:
            theirs = spread(row.peer_samples, row.unit) if row.peer_samples else ""
            cells += [row.peer, theirs, ratio(row)]
        if has_promises:
            cells.append(promised(row, standard, thresholds))
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def beside(row: Row | None) -> str:
    """The cell of the standard build: its time, and its ratio to the peer."""
    if row is None:
        return ""
    told = spread(row.samples, row.unit)
    return told if row.ratio is None else f"{told}, {times(row.ratio)}"


def promised(row: Row, standard: Row | None, thresholds: Thresholds) -> str:
    """The guarantee of a row, and the builds that miss it."""
    told = thresholds.written(row) or (thresholds.written(standard) if standard else "")
    if not thresholds.is_reached(row):
        told += " **missed**"
    if standard and not thresholds.is_reached(standard):
        told += " **missed by the standard build**"
    return told


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


def written(section: Section, thresholds: Thresholds) -> str:
    """Returns a section of the page, its tables folded."""
    parts = [part for part in (section.told, section.note) if part]
    tables = [matrix(section)] if section.is_matrix else []
    tables.append("\n".join(table(section, thresholds)))
    count = len(tables[-1].splitlines()) - 2
    parts += [folded(f"{count} rows", "\n\n".join(tables))]
    return "\n\n".join(parts)


def folded(summary: str, body: str) -> str:
    """A part of the page that opens on a click, on GitHub and in the built pages."""
    return f'<details markdown="1"><summary>{summary}</summary>\n\n{body}\n\n</details>'


def sections_of(text: str) -> list[tuple[str, str]]:
    """Titles and bodies of the sections of a page."""
    found = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        found.append((title, body.strip("\n")))
    return found


def row_of(sections: list[Section], start: str, work: str, peer: str) -> Row:
    """The row of a work of the product beside a peer."""
    found = [section for section in sections if section.title.startswith(start)]
    if not found:
        raise BenchError(f"the results lack section {start!r}")
    for row in found[0].rows:
        if (row.work, row.ours, row.peer) == (work, PRODUCT, peer):
            return row
    raise BenchError(f"the results lack a row of {work!r} beside {peer!r}")


def first_table(sections: list[Section]) -> str:
    """The ten comparisons, with the medians of their rows."""
    lines = ["| work | libmoney | peer | takes | ratio |", "|---|---|---|---|---|"]
    for told, section, work, peer in FIRST:
        row = row_of(sections, section, work, peer)
        own, theirs = (
            shown(median(one), row.unit) for one in (row.samples, row.peer_samples or [])
        )
        lines.append(f"| {told} | {own} | {peer} | {theirs} | **{times(row.ratio or 0)}** |")
    return "\n".join(lines)


def joined(sections: list[Section]) -> list[Section]:
    """The sections; those of the two builds by themselves become one."""
    standard = {one.title: one for one in sections if one.title.endswith(f" ({STANDARD})")}
    found = []
    for one in sections:
        own = one.title.removesuffix(f" ({PRODUCT})")
        other = standard.get(f"{own} ({STANDARD})") if own != one.title else None
        if other:
            found.append(replace(one, title=own, rows=[*other.rows, *one.rows]))
        elif one.title not in standard:
            found.append(one)
    return found


def assembled(told: str, measured: list[Section], thresholds: Thresholds) -> str:
    """Returns the complete page: figures, rows in which a peer is faster, and the sections."""
    text = (HERE / "page.md").read_text().replace("{BINDINGS}", binding_sums.caption())
    sections = joined(measured)
    parts = [text.partition("\n## ")[0].strip("\n"), counts(peers_and_states(sections))]
    for title, body in sections_of(text):
        if title == TEN:
            body = f"{body}\n\n{first_table(sections)}"
        elif title == FASTER:
            body = f"{body}\n\n{faster_table(sections)}"
        elif title == METHOD:
            body = f"{body}\n\n{told}"
        parts.append(f"## {title}\n\n{body}")
    parts += [f"## {one.title}\n\n{written(one, thresholds)}" for one in sections]
    return "\n\n".join(parts) + "\n"


def run_of(out: Path, today: str) -> str:
    """When and where a run was, and with which versions."""
    return f"{today}, on {machine()}, with {', '.join(versions(out))}."


def refreshed(out: Path, page: Path, measured: list[Section], today: str) -> list[Section]:
    """The sections behind the page, with those that were measured again replaced."""
    told = (
        f"Measured by itself on {today}, on {machine()}, with"
        f" {', '.join([*peer_versions(out), *python_versions()])}."
    )
    return data.refreshed(data.load(page.parent)[1], [replace(one, told=told) for one in measured])


def main() -> None:
    out, page = Path(sys.argv[1]), Path(sys.argv[2])
    today = date.today().isoformat()
    measured = read(out)
    if sys.argv[2:] == ["counts"]:
        print(f"\n{counts(peers_and_states(measured))}")
        return
    if sys.argv[3:] == ["refresh"]:
        told, sections = data.load(page.parent)[0], refreshed(out, page, measured, today)
    else:
        told, sections = run_of(out, today), measured
    text = data.written(told, sections)
    (page.parent / data.NAME).write_text(text, encoding="utf-8")
    page.write_text(assembled(*data.parsed(text), Thresholds()), encoding="utf-8")
    figures.draw(page.parent)
    print(f"\n{counts(peers_and_states(measured))}\nThe page is {page}.")


if __name__ == "__main__":
    main()
