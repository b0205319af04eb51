"""Collects the sums that the bindings' benchmarks print, for the figure of the benchmarks' page.

binding_sums.py OUTPUT DOCS    writes DOCS/bindings.json, the figure and the page; OUTPUT is what
                               bindings.sh printed
"""

from __future__ import annotations

import json
import re
import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path

NAME = "bindings.json"
DOCS = Path(__file__).resolve().parent.parent / "docs" / "results"
#: The caption of the figure, without and with the sums.
WITHOUT = (
    "Figure 4. The median time of the same works through four of the library's interfaces, from the"
    " same run.\n`make bench-bindings` measures sums in the other languages, and adds them to the"
    " figure."
)
WITH = (
    "Figure 4. The first two panels show the median time of the same works through four of the"
    " library's interfaces,\nfrom the same run. The others show a sum of two amounts in each"
    " language, of one scale and of mixed scales, each\nfollowed by the language's decimals: the"
    f" least time of several turns, measured separately ([{NAME}]({NAME}))."
)
#: The works, by the words of the benchmarks.
WORKS = {
    "a sum": "a sum",
    "sum of two amounts": "a sum",
    "a sum of two scales": "a sum of two scales",
    "sum of two scales": "a sum of two scales",
}
_LINE = re.compile(r"(?P<language>[^:]+): (?P<work>a sum(?: of two scales)?) (?P<own>[\d.]+) ns")
_CPP = re.compile(r"(?P<work>sum of two \w+), ns: C [\d.]+, (?P<language>C\+\+) (?P<own>[\d.]+)")
_PEER = re.compile(r", (?!C |at |wanted )([A-Za-z_][\w.]*) ([\d.]+)")


@dataclass(frozen=True)
class Sum:
    """The time of one work in a language, in nanoseconds, and those of its decimals."""

    language: str
    work: str
    own: float
    peers: dict[str, float]


def parsed(text: str) -> list[Sum]:
    """The sums in the output of the benchmarks; other lines are skipped."""
    found = []
    for line in text.splitlines():
        match = _LINE.match(line) or _CPP.match(line)
        if match is None:
            continue
        # Factors and limits are in parentheses.
        rest = re.sub(r" \([^)]*\)", "", line[match.end() :])
        peers = {name: float(taken) for name, taken in _PEER.findall(rest)}
        language = match["language"].replace("WebAssembly", "wasm")
        found.append(Sum(language, WORKS[match["work"]], float(match["own"]), peers))
    return found


def written(told: str, sums: list[Sum]) -> str:
    """The content of the data file, one sum a line."""
    rows = ",\n".join(f"  {json.dumps(vars(one), ensure_ascii=False)}" for one in sums)
    return f'{{\n "told": {json.dumps(told)},\n "sums": [\n{rows}\n ]\n}}\n'


def caption(docs: Path = DOCS) -> str:
    """The caption of the figure."""
    return WITH if (docs / NAME).exists() else WITHOUT


def load(docs: Path) -> list[Sum]:
    """The sums of the last measurement; an empty list before the first."""
    if not (docs / NAME).exists():
        return []
    content = json.loads((docs / NAME).read_text(encoding="utf-8"))
    return [Sum(**one) for one in content["sums"]]


def main(output: Path, docs: Path) -> None:
    # The page imports this module.
    import data
    import figures
    import page
    from thresholds import Thresholds

    sums = parsed(output.read_text(encoding="utf-8"))
    if not sums:
        sys.exit(f"{output} contains no sums")
    told = f"{date.today().isoformat()}, on {page.machine()}."
    (docs / NAME).write_text(written(told, sums), encoding="utf-8")
    text = page.assembled(*data.load(docs), Thresholds())
    (docs / "benchmarks.md").write_text(text, encoding="utf-8")
    figures.draw(docs)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
