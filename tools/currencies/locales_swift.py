"""The tables of locales: as Swift, with the names of some languages, and as a file with all names."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import cldr
from common import ROOT, SHARE, doc_comment
from locale_blob import MAGIC, tables
from locale_rows import LocaleRow

LOCALES_SWIFT = ROOT / "Sources" / "MoneyLocale" / "Locale" / "LocaleTable+Data.swift"
LOCALES_FILE = SHARE.parent / "locales" / "cldr.locales"
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
    """Whether the library has the names: also in the regions, but not in another script."""
    language, _, rest = row.identifier.partition("_")
    return language in LANGUAGES and len(rest.partition("_")[0]) != 4


def build_swift_locales() -> list[tuple[Path, str]]:
    sections, text = tables(has_names_inside, 3)
    sizes = ", ".join(f"{name} {len(part.encode('utf-8'))}" for name, part in sections.items())
    out = [
        f"// Generated from tools/currencies/cldr, of CLDR {cldr.supplemental()['version']}, by",
        "// tools/currencies/generate.py; not edited by hand.",
        "",
        "extension LocaleTable {",
        "  /// Bytes of the table below.",
        f"  static var dataSize: Int {{ {len(text.encode('utf-8'))} }}",
        "",
    ]
    note = "The table, as docs/locale-tables.md describes it. Bytes of its sections: " + sizes + "."
    out += literal("data", text, note)
    return [(LOCALES_SWIFT, "\n".join(out[:-1]) + "\n}\n")]


def build_locale_file() -> list[tuple[Path, str]]:
    """The file beside the library: the same, with the names of all languages."""
    _, text = tables(lambda row: True, 4)
    assert text.startswith(MAGIC)
    license_text = (cldr.FOLDER / "LICENSE").read_text(encoding="utf-8")
    return [(LOCALES_FILE, text), (LOCALES_LICENSE, license_text)]
