"""The end of legal tender in each country, compared with CLDR's extract."""

from __future__ import annotations

import json
import lzma
import sys
from datetime import date, timedelta
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import generate

TABLE: dict[str, dict[str, str]] = {row["code"]: row for row in generate.read_rows(generate.TABLE)}


def test_legal_tender_ends_when_cldr_says_so() -> None:
    """Every use in CLDR's extract against the table, read anew and not by the generator."""
    packed = generate.ROOT / "tools/data/currencies/cldr/supplemental.json.xz"
    extract = json.loads(lzma.decompress(packed.read_bytes()))
    table: dict[tuple[str, str], list[str]] = {}
    starts: dict[str, dict[str, list[str]]] = {}
    for row in generate.read_rows(generate.COUNTRIES):
        table.setdefault((row["country"], row["code"]), []).append(row["until"])
        starts.setdefault(row["country"], {}).setdefault(row["code"], []).append(row["since"])
    # The legal period instead, for the reason that curated/tender.csv names.
    others = {("DE", "DEM"): "2002-01-01", ("DD", "DDM"): "1990-07-01"}
    seen, both = 0, 0
    for region, uses in extract["regions"].items():
        if region in generate.RESERVED:
            continue
        tender = [
            (code, use)
            for one in uses
            for code, use in one.items()
            if use.get("_tender") != "false"
        ]
        for code, use in tender:
            last = use.get("_to")
            end = ""
            if last:
                # The last day, unless the next currency starts on it.
                follows = any(
                    last in days for other, days in starts[region].items() if other != code
                )
                end = (
                    last if follows else (date.fromisoformat(last) + timedelta(days=1)).isoformat()
                )
            end = others.get((region, code), end)
            assert end in table[region, code], (region, code)
            seen += 1
            both += bool(end and end > (TABLE[code]["withdrawn"] or end))
    assert seen > 400 and both > 50
