"""The second stage: the table as Swift, from share/currencies alone."""

from __future__ import annotations

from pathlib import Path

from code_hash import BUCKET_BITS, SLOT_BITS, code_hash
from common import KINDS, SWIFT, TABLE, VERSION, Row, code_key, doc_comment, fail, field, read_rows
from countries import day
from locale_texts import number
from symbols import build_swift_symbols

LINE_DOC = (
    "One line a currency, sorted by code; columns: code 4, kind 1, numeric 2, digits 1, "
    "introduced 3, withdrawn 3, name's offset 2 and length 1, regions' offset 2 and length 1, "
    "flag 2, the line in `successors` 2. A code is padded with spaces; kinds are c current, "
    "h historical, u unit, i informal, s special. All others are numbers of base 92. Optional "
    "numbers are stored plus one; 0 means absent. Days are counted from 1500-01-01; offsets and "
    "lengths are bytes."
)
SUCCESSORS_DOC = (
    "One line a currency that became another one; columns: the other code 4, the factor 13, the "
    "first day of it 3, as in `lines`."
)
EARLIER_DOC = (
    "One line an earlier count of fraction digits, the oldest of a currency first; columns: the "
    "line in `lines` 2, digits 1, the day on which they ended 3."
)
BUCKETS_DOC = (
    "The displacement of each bucket, one byte. The top bits of a code's little-endian integer "
    "times `hashFactor` number its bucket. The next bits, plus the displacement, number its slot."
)
SLOTS_DOC = "The line in `lines` of the code of each slot, 2; any line for a slot without a code."
#: The widths of a code, and of the factor to a successor.
CODE, FACTOR = 4, 13


def optional(value: int | str, width: int) -> str:
    """A number that may be absent: 0 if it is."""
    return number(0 if value == "" else int(value) + 1, width)


class Tables:
    """The lines of all tables, filled currency by currency."""

    def __init__(self, rows: list[Row]) -> None:
        self.names, self.countries = "", ""
        self.lines: list[str] = []
        self.successors: list[str] = []
        self.earlier: list[str] = []
        for row in rows:
            self.add(row)

    def add(self, row: Row) -> None:
        """Adds the lines of a currency."""
        code, regions = row["code"], row["countries"].replace(" ", "")
        line = field(code, CODE, code) + KINDS[row["kind"]]
        line += optional(row["numeric"], 2) + optional(row["digits"], 1)
        line += day(row["introduced"]) + day(row["withdrawn"])
        line += number(len(self.names.encode("utf-8")), 2)
        line += number(len(row["name"].encode("utf-8")), 1)
        line += number(len(self.countries), 2) + number(len(regions), 1)
        line += field(row["flag"], 2, code) + self.successor(row)
        for value in row["earlier_digits"].split():
            digits, until = value.split("<")
            self.earlier.append(number(len(self.lines), 2) + number(int(digits), 1) + day(until))
        self.lines.append(line)
        self.names += row["name"]
        self.countries += regions

    def successor(self, row: Row) -> str:
        """The place of the line with the successor of a currency; 0 without a successor."""
        if not row["successor"]:
            return optional("", 2)
        line = field(row["successor"], CODE, row["code"])
        line += field(row["factor"], FACTOR, row["code"]) + day(row["factor_since"])
        self.successors.append(line)
        return optional(len(self.successors) - 1, 2)


def wrapped(text: str, indent: str, width: int = 88) -> list[str]:
    """The lines of a multi-line literal that spells `text` without a line break."""
    if "\\" in text or '"' in text:
        fail("a name or region holds a quotation mark or a backslash")
    parts = [text[start : start + width] for start in range(0, len(text), width)] or [""]
    lines = [indent + part + "\\" for part in parts[:-1]]
    return lines + [indent + parts[-1]]


def escaped(text: str, width: int = 88) -> list[str]:
    """The lines of a multi-line literal that spells numbers without a line break."""
    parts = [text[start : start + width] for start in range(0, len(text), width)]
    lines = ["    " + part.replace("\\", "\\\\") for part in parts]
    return [line + "\\" for line in lines[:-1]] + [lines[-1]]


def build_swift() -> list[tuple[Path, str]]:
    rows = sorted(read_rows(TABLE), key=code_key)
    factor, displacements, slots = code_hash([row["code"] for row in rows])
    version = VERSION.read_text(encoding="utf-8").strip()
    tables = Tables(rows)

    def constant(name: str, value: int, note: str) -> list[str]:
        access = "public " if name == "count" else ""
        return [f"  /// {note}", f"  {access}static var {name}: Int {{ {value} }}", ""]

    def literal(name: str, body: list[str]) -> list[str]:
        head = f"  static var {name}: StaticString {{"
        return [head, '    """', *body, '    """', "  }"]

    def table(name: str, note: str, width: str, lines: list[str]) -> list[str]:
        """Lines of one width, and that width."""
        body = ["    " + line.replace("\\", "\\\\") for line in lines] + [""]
        wide = constant(
            width, len(lines[0]) + 1, f"Bytes a line of `{name}`, the line feed included."
        )
        return [*wide, *doc_comment(note, "  "), *literal(name, body), ""]

    out = [
        (
            "// Generated from share/currencies/currencies.csv by "
            "tools/data/currencies/generate.py; not edited by hand."
        ),
        "",
        "extension CurrencyTable {",
        *constant("count", len(rows), "Lines in `lines`."),
        *constant("earlierCount", len(tables.earlier), "Lines in `earlierDigits`."),
        "  /// The version of the data.",
        f'  public static var version: StaticString {{ "{version}" }}',
        "",
        *table("lines", LINE_DOC, "lineWidth", tables.lines),
        *table("successors", SUCCESSORS_DOC, "successorWidth", tables.successors),
        *table("earlierDigits", EARLIER_DOC, "earlierWidth", tables.earlier),
        "  /// The factor of the hash of codes.",
        f"  static var hashFactor: UInt32 {{ 0x{factor:08X} }}",
        "",
        *constant("bucketBits", BUCKET_BITS, "The bits that number a bucket of the hash."),
        *constant("slotBits", SLOT_BITS, "The bits that number a slot of the hash."),
        *doc_comment(BUCKETS_DOC, "  "),
        *literal("buckets", escaped("".join(number(value, 1) for value in displacements))),
        "",
        *doc_comment(SLOTS_DOC, "  "),
        *literal("slots", escaped("".join(number(row, 2) for row in slots))),
        "",
        "  /// All names, one after the other, in UTF-8.",
        *literal("names", wrapped(tables.names, "    ")),
        "",
        "  /// The regions of all currencies, two letters each, one after the other.",
        *literal("countries", wrapped(tables.countries, "    ")),
        "}",
        "",
    ]
    return [(SWIFT, "\n".join(out)), build_swift_symbols()]
