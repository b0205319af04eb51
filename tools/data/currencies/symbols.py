"""Currency symbols: their meanings over all of CLDR's locales, in two stages like the table."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

import cldr
from common import SHARE, SYMBOLS_SWIFT, Row, doc_comment, fail, field, read_rows
from locale_rows import ROOT_LOCALE

SYMBOLS = SHARE / "symbols.csv"
COLUMNS = ["symbol", "codes", "written"]

# The percentage of the locales with a symbol that must agree on its currency.
SHARE_OF_ONE = 97
# Characters reserved by the grammar of a line.
RESERVED = frozenset(["x", "in", "to"])
SYMBOL_WIDTH = 16
# Units whose word CLDR's names leave out: the unit of the New Taiwan dollar, 新台幣, is 元.
WORDS = {"元": ["TWD"]}
# Marks of direction, which are no part of the symbol.
MARKS = dict.fromkeys([0x061C, 0x200E, 0x200F])

SYMBOL_DOC = (
    "One fixed-width line a symbol, sorted by its UTF-8 bytes; columns: symbol 16, where its codes "
    "start in `codes` 4, how many codes 2, and a closing `|`, or `+` where the first code alone is "
    "written so."
)


def usable(symbol: str, codes: frozenset[str]) -> bool:
    """Letters, marks, signs of currency, points in between: nothing that a line reads otherwise."""
    if symbol in codes or symbol.lower() in RESERVED or not symbol or symbol[0] == ".":
        return False
    # A single letter is ambiguous: 5 K, 5 m.
    if len(symbol) == 1 and symbol.isascii() and symbol.isalpha():
        return False
    return all(
        c == "."
        or c == "$"
        or unicodedata.category(c)[0] in "LM"
        or unicodedata.category(c) == "Sc"
        for c in symbol
    )


def symbols_of(entries: Mapping[str, str]) -> list[tuple[str, str]]:
    """The symbols of currencies in a locale, by code."""
    found = []
    for name, text in entries.items():
        kind, _, code = name.partition("/")
        if kind == "symbol" and text != code:
            found.append((code, text))
    return found


def is_word_of(symbol: str, name: str) -> bool:
    """True if a name contains the symbol as a word; Chinese has no spaces, and its unit is last."""
    if all(unicodedata.name(c, "").startswith("CJK ") for c in symbol):
        return name.endswith(symbol)
    return symbol in name.split()


def named_with(symbol: str, current: frozenset[str]) -> list[str]:
    """The currencies in whose names, in some language, the symbol is a word."""
    if not all(unicodedata.category(c)[0] in "LM" for c in symbol):
        return []
    return sorted(
        {
            *WORDS.get(symbol, []),
            *(
                entry.partition("/")[0]
                for locale, entries in cldr.names().items()
                if locale.partition("-")[0] in cldr.supplemental()["modern"]
                for entry, name in entries.items()
                if is_word_of(symbol, name)
            ),
        }
        & current
    )


def build_symbols(rows: Sequence[Row]) -> tuple[Path, str]:
    """The symbols of current currencies: one code, or all that it may mean."""
    codes = frozenset(row["code"] for row in rows)
    current = frozenset(row["code"] for row in rows if row["kind"] == "current")
    uses: dict[str, Counter[str]] = {}
    written: set[str] = set()
    # Languages of lower coverage in CLDR list abbreviations that no other source confirms.
    modern = [
        entries
        for locale, entries in cldr.numbers().items()
        if locale.partition("-")[0] in cldr.supplemental()["modern"] or locale == ROOT_LOCALE
    ]
    for entries in modern:
        for code, symbol in symbols_of(entries):
            plain = unicodedata.normalize("NFC", symbol.translate(MARKS))
            if code in current and usable(plain, codes):
                written.add(plain)
                # With its point or without it is one abbreviation.
                uses.setdefault(plain.rstrip("."), Counter())[code] += 1
    buffer = io.StringIO()
    writer = csv.writer(buffer, lineterminator="\n")
    writer.writerow(COLUMNS)
    for symbol in sorted(written, key=str.encode):
        found = uses[symbol.rstrip(".")]
        code, most = found.most_common(1)[0]
        if most * 100 < found.total() * SHARE_OF_ONE:
            writer.writerow([symbol, " ".join(sorted(found)), ""])
            continue
        # The symbol may be the word for a unit, which people write of other currencies too.
        others = [other for other in named_with(symbol, current) if other != code]
        writer.writerow([symbol, " ".join([code, *others]), code if others else ""])
    return SYMBOLS, buffer.getvalue()


def escaped(symbol: str) -> str:
    """As a Swift literal has it: scripts that run from right to left would turn the line round."""
    return "".join(
        f"\\u{{{ord(c):04X}}}" if unicodedata.bidirectional(c) in ("R", "AL") else c for c in symbol
    )


def build_swift_symbols() -> tuple[Path, str]:
    """The symbols as Swift, from symbols.csv alone."""
    lines, codes = [], ""
    for row in read_rows(SYMBOLS):
        symbol, found = row["symbol"], row["codes"].split()
        room = SYMBOL_WIDTH - len(symbol.encode())
        if room < 0:
            fail(f"{symbol!r} does not fit in {SYMBOL_WIDTH} columns")
        if any(len(code) != 3 for code in found):
            fail(f"{symbol!r}: code must be three letters")
        joined = "".join(found)
        at = codes.find(joined)
        if at < 0 or at % 3:
            at = len(codes)
            codes += joined
        numbers = field(f"{at:04d}", 4, symbol) + field(f"{len(found):02d}", 2, symbol)
        end = "+" if row["written"] else "|"
        lines.append(f"    {escaped(symbol)}{' ' * room}{numbers}{end}")
    out = [
        (
            "// Generated from share/currencies/symbols.csv by tools/data/currencies/generate.py; "
            "not edited by hand."
        ),
        "",
        "extension CurrencySymbols {",
        "  /// Bytes a line of `lines`, the line feed included.",
        f"  static var lineWidth: Int {{ {SYMBOL_WIDTH + 8} }}",
        "",
        "  /// Bytes of the longest symbol there may be.",
        f"  static var symbolWidth: Int {{ {SYMBOL_WIDTH} }}",
        "",
        "  /// Lines in `lines`.",
        f"  static var count: Int {{ {len(lines)} }}",
        "",
        *doc_comment(SYMBOL_DOC, "  "),
        "  static var lines: StaticString {",
        '    """',
        *lines,
        "",
        '    """',
        "  }",
        "",
        "  /// Codes of three letters, one after the other.",
        "  static var codes: StaticString {",
        '    """',
        *[
            "    " + codes[at : at + 90] + ("\\" if at + 90 < len(codes) else "")
            for at in range(0, len(codes), 90)
        ],
        '    """',
        "  }",
        "}",
        "",
    ]
    return SYMBOLS_SWIFT, "\n".join(out)
