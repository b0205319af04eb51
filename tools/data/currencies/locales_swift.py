"""The tables of locales: as Swift with some names of currencies, and as a file with all names."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import cldr
from common import COUNTRIES, ROOT, SHARE, doc_comment, read_rows
from locale_blob import Selection, tables
from locale_rows import LocaleRow

LOCALES_SWIFT = ROOT / "Sources" / "MoneyLocale" / "Locale" / "LocaleTable+Data.swift"
LOCALES_FILE = SHARE.parent / "locales" / "cldr.locales"
TINY_TABLES = ROOT / "Tests" / "ABI" / "tiny_locales.h"
LOCALES_LICENSE = LOCALES_FILE.with_name("LICENSE")

#: The languages whose names are inside of the library; the file beside it has those of all.
LANGUAGES = ("de", "en", "es", "fr", "it", "ja", "pt")


def literal(name: str, data: str, note: str) -> list[str]:
    """A text as a literal of lines that end without a line break."""
    lines, line = [], ""
    for character in data:
        if character == "\\":
            piece = "\\\\"
        elif character == '"':
            piece = '\\"'
        elif character.isascii() and character.isprintable():
            piece = character
        elif unicodedata.category(character)[0] in "LSN" and unicodedata.bidirectional(
            character
        ) not in ("R", "AL", "AN"):
            piece = character
        else:
            piece = f"\\u{{{ord(character):X}}}"
        line += piece
        if len(line) > 96 and character != " ":
            lines.append("    " + line + "\\")
            line = ""
    lines.append("    " + line)
    if not line:
        lines[-1] = ""
    return [
        *doc_comment(note, "  "),
        f"  static var {name}: StaticString {{",
        '    """',
        *lines,
        '    """',
        "  }",
        "",
    ]


def has_names_inside(row: LocaleRow) -> bool:
    """True if the library includes the names: also in the regions, but not in another script."""
    language, _, rest = row.identifier.partition("_")
    return language in LANGUAGES and len(rest.partition("_")[0]) != 4


def build_swift_locales() -> list[tuple[Path, str]]:
    sections, text = tables(Selection(has_names_inside, 3))
    sizes = ", ".join(f"{name} {len(part.encode('utf-8'))}" for name, part in sections.items())
    out = [
        "// Generated from tools/data/currencies/cldr, of CLDR "
        f"{cldr.supplemental()['version']}, by",
        "// tools/data/currencies/generate.py; not edited by hand.",
        "",
        "extension LocaleTable {",
        "  /// Bytes of the table below.",
        f"  static var dataSize: Int {{ {len(text.encode('utf-8'))} }}",
        "",
    ]
    note = (
        "The table, as docs/guide/locale-tables.md describes it. Bytes of its sections: "
        + sizes
        + "."
    )
    out += literal("data", text, note)
    return [(LOCALES_SWIFT, "\n".join(out[:-1]) + "\n}\n")]


def build_locale_file() -> list[tuple[Path, str]]:
    """The file beside the library: the same, with the names of all languages, and of countries."""
    countries = frozenset(row["country"] for row in read_rows(COUNTRIES))
    _, text = tables(Selection(lambda row: True, 4, countries=countries))
    license_text = (cldr.FOLDER / "LICENSE").read_text(encoding="utf-8")
    return [(LOCALES_FILE, text), (LOCALES_LICENSE, license_text)]


def build_tiny_tables() -> list[tuple[Path, str]]:
    """Tables of a few locales, currencies and countries, which tests damage, as a literal of C."""
    chosen = Selection(
        lambda row: True,
        3,
        frozenset(["de", "de_CH", "en", "pt", "ro"]),
        frozenset(["EUR", "USD"]),
        frozenset(["CH", "RO", "SU"]),
    )
    data = tables(chosen)[1].encode("utf-8")
    lines, line = [], ""
    for byte in data:
        plain = 0x20 <= byte < 0x7F and chr(byte) not in '"\\?'
        line += chr(byte) if plain else f"\\{byte:03o}"
        if len(line) > 100:
            lines.append(f'    "{line}"')
            line = ""
    lines.append(f'    "{line}"')
    head = [
        "/* Tables of locales for tests, made by tools/data/currencies/generate.py. */",
        "#ifndef TINY_LOCALES_H",
        "#define TINY_LOCALES_H",
        "",
        f"#define TINY_LOCALES_SIZE {len(data)}",
        "",
        "static const char tiny_locales[] =",
    ]
    return [(TINY_TABLES, "\n".join([*head, *lines]) + ";\n\n#endif\n")]
