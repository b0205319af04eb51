"""The second stage: the table as Swift, from share/currencies alone."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from common import KINDS, SWIFT, TABLE, VERSION, Row, code_key, doc_comment, fail, field, read_rows
from symbols import build_swift_symbols

LINE_DOC = (
    "One fixed-width line a currency, sorted by code; columns: code 8, numeric 3, kind 1, "
    "digits 2, introduced 8, withdrawn 8, successor 8, factor 20, factor since 8, "
    "earlier digits 1 + until 8, earlier digits 1 + until 8, name offset 5, name length 3, "
    "countries offset 5, countries length 3, flag 2, and a closing `|`. Left-aligned, padded with "
    "spaces; all spaces: absent. Days are YYYYMMDD; kinds c current, h historical, u unit, "
    "i informal, s special; offsets and lengths are bytes; earlier digits oldest first."
)


def compact(day: str) -> str:
    return date.fromisoformat(day).strftime("%Y%m%d") if day else ""


def table_line(row: Row, names: tuple[int, int], countries: tuple[int, int]) -> str:
    earlier = [value.split("<") for value in row["earlier_digits"].split()]
    if len(earlier) > 2:
        fail(f"{row['code']}: more than two earlier values of digits")
    earlier += [["", ""]] * (2 - len(earlier))
    fields = [
        (row["code"], 8),
        (row["numeric"], 3),
        (KINDS[row["kind"]], 1),
        (row["digits"], 2),
        (compact(row["introduced"]), 8),
        (compact(row["withdrawn"]), 8),
        (row["successor"], 8),
        (row["factor"], 20),
        (compact(row["factor_since"]), 8),
    ]
    for digits, until in earlier:
        fields += [(digits, 1), (compact(until), 8)]
    fields += [(f"{names[0]:05d}", 5), (f"{names[1]:03d}", 3)]
    fields += [(f"{countries[0]:05d}", 5), (f"{countries[1]:03d}", 3)]
    fields += [(row["flag"], 2), ("|", 1)]
    return "".join(field(value, width, row["code"]) for value, width in fields)


def wrapped(text: str, indent: str, width: int = 88) -> list[str]:
    """The lines of a multi-line literal that spells `text` without a line break."""
    if "\\" in text or '"' in text:
        fail("a name or region holds a quotation mark or a backslash")
    parts = [text[start : start + width] for start in range(0, len(text), width)] or [""]
    lines = [indent + part + "\\" for part in parts[:-1]]
    return lines + [indent + parts[-1]]


def build_swift() -> list[tuple[Path, str]]:
    rows = sorted(read_rows(TABLE), key=code_key)
    version = VERSION.read_text(encoding="utf-8").strip()
    names, countries = "", ""
    lines = []
    for row in rows:
        regions = row["countries"].replace(" ", "")
        name_at = (len(names.encode("utf-8")), len(row["name"].encode("utf-8")))
        region_at = (len(countries), len(regions))
        lines.append(table_line(row, name_at, region_at))
        names += row["name"]
        countries += regions
    width = len(lines[0]) + 1

    def number(name: str, value: int, note: str) -> list[str]:
        access = "public " if name == "count" else ""
        return [f"  /// {note}", f"  {access}static var {name}: Int {{ {value} }}", ""]

    def literal(name: str, body: list[str]) -> list[str]:
        head = f"  static var {name}: StaticString {{"
        return [head, '    """', *body, '    """', "  }"]

    out = [
        (
            "// Generated from share/currencies/currencies.csv by tools/currencies/generate.py; "
            "not edited by hand."
        ),
        "",
        "extension CurrencyTable {",
        *number("lineWidth", width, "Bytes a line of `lines`, the line feed included."),
        *number("count", len(rows), "Lines in `lines`."),
        "  /// The version of the data.",
        f'  public static var version: StaticString {{ "{version}" }}',
        "",
        *doc_comment(LINE_DOC, "  "),
        *literal("lines", ["    " + line for line in lines] + [""]),
        "",
        "  /// All names, one after the other, in UTF-8.",
        *literal("names", wrapped(names, "    ")),
        "",
        "  /// The regions of all currencies, two letters each, one after the other.",
        *literal("countries", wrapped(countries, "    ")),
        "}",
        "",
    ]
    return [(SWIFT, "\n".join(out)), build_swift_symbols()]
