"""The resolution of locale tags: aliases, likely subtags and numbering systems, as Swift."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import cldr
from common import ROOT, fail
from locale_rows import ROOT_LOCALE, identifier_of, rows
from locales_swift import literal

TAGS_SWIFT = ROOT / "Sources" / "MoneyLocale" / "Locale" / "LocaleTagTable+Data.swift"
LATIN = "latn"
#: The ideographs for digits, which do not follow each other.
IDEOGRAPHS = "hanidec"
#: The systems for which CLDR's root has signs.
ARABIC = ("arab", "arabext")

Rows = Iterable[tuple[str, str]]


def known_languages() -> set[str]:
    return {row.identifier.partition("_")[0] for row in rows()}


def languages() -> Rows:
    """The aliases that lead to a language with a locale, or away from one."""
    known = known_languages()
    found = cldr.supplemental()["aliases"]["language"]

    def target(tag: str) -> str:
        language = tag.partition("-")[0]
        return target(found[language]) if language in found else language

    for old, new in found.items():
        is_region = old.startswith("und-") and new.startswith("und-") and len(new) == len("und-AX")
        # A variant that is dropped changes nothing here, since no locale has it.
        if known & {old.partition("-")[0], target(new)} or is_region:
            yield tag_of(old), tag_of(new.partition("-x-")[0])


def tag_of(tag: str) -> str:
    """A tag with `_`, its language and variants in lower case."""
    return tag.replace("-", "_")


def regions() -> Rows:
    yield from cldr.supplemental()["aliases"]["territory"].items()


def variants() -> Rows:
    known = {part.lower() for row in rows() for part in row.identifier.split("_") if len(part) > 4}
    for old, new in cldr.supplemental()["aliases"]["variant"].items():
        if new in known:
            yield old, new


def likely() -> Rows:
    """The likely script and region of each language with a locale, alone and with a part."""
    known = known_languages()
    for tag, full in cldr.supplemental()["likely"].items():
        language, _, rest = full.partition("-")
        if tag.partition("-")[0] in known and language == tag.partition("-")[0]:
            yield tag_of(tag), tag_of(rest)


def parents() -> Rows:
    """The parents of tags without a locale, where they differ from the tag without its region."""
    known = {row.identifier for row in rows()}
    for child, parent in cldr.supplemental()["parents"].items():
        own, above = identifier_of(child), identifier_of(parent)
        is_usual = own.rpartition("_")[0] == above
        if parent != ROOT_LOCALE and own not in known and above in known and not is_usual:
            yield own, above


def by_prefix(values: Mapping[str, str], usual: str) -> Rows:
    """The values of locales that differ from those of the locale without the last part."""
    for identifier in sorted(values):
        above = identifier
        inherited = usual
        while "_" in above:
            above = above.rpartition("_")[0]
            if above in values:
                inherited = values[above]
                break
        if values[identifier] != inherited:
            yield identifier, values[identifier]


def numerals(kind: str, usual: str) -> Rows:
    found: dict[str, dict[str, Any]] = cldr.supplemental()["numerals"]
    own = {identifier_of(one): entry for one, entry in found.items() if one != ROOT_LOCALE}
    return by_prefix({one: str(entry.get(kind, usual)) for one, entry in own.items()}, usual)


def systems() -> Rows:
    """The digit 0 of each numbering system; the other nine differ in the last byte alone."""
    zeros = set()
    for name, digits in cldr.supplemental()["digits"].items():
        data = [digit.encode("utf-8") for digit in digits]
        is_plain = all(one[:-1] == data[0][:-1] for one in data) and [
            one[-1] - data[0][-1] for one in data
        ] == list(range(10))
        if not is_plain and name != IDEOGRAPHS:
            fail(f"the digits of {name} do not follow each other")
        zeros.add(digits[0])
        yield name, digits[0]
    for point in range(0x110000):
        if unicodedata.decimal(chr(point), -1) == 0 and chr(point) not in zeros:
            fail(f"no numbering system has the digit U+{point:04X}")


def signs() -> Rows:
    """The signs of native digits that are not those of Latin ones: decimal, group and minus. Those
    of Arabic digits are the root's, and so those of all locales that have other digits."""
    found: dict[str, tuple[str, ...]] = {}
    numbers = cldr.numbers()
    for locale, entry in cldr.supplemental()["numerals"].items():
        system = entry["native"]
        if "signs" in entry and numbers[locale]["digits"] != system:
            name = system if system in ARABIC else f"{identifier_of(locale)}_{system}"
            if found.setdefault(name, tuple(entry["signs"])) != tuple(entry["signs"]):
                fail(f"the signs of {system} differ")
    for name, texts in found.items():
        yield name, "\t".join(texts)


def table(pairs: Rows) -> str:
    found = sorted(pairs, key=lambda pair: pair[0].encode("utf-8"))
    return "".join(f"{key}={value}\n" for key, value in found)


def build_swift_tags() -> list[tuple[Path, str]]:
    tables = {
        "languages": (table(languages()), "The aliases of languages, alone or with other parts."),
        "regions": (table(regions()), "The aliases of regions; of several the first is the usual."),
        "variants": (table(variants()), "The aliases of variants."),
        "likely": (table(likely()), "The likely script and region of a language."),
        "parents": (table(parents()), "The parents of tags without a locale of their own."),
        "systems": (table(systems()), "The digit 0 of each numbering system."),
        "signs": (table(signs()), "The signs that native digits have: decimal, group, minus."),
        "native": (table(numerals("native", LATIN)), "The native numbering system of a locale."),
        "traditional": (
            table(numerals("traditional", "")),
            "The traditional numbering system of a locale, which lacks decimal digits.",
        ),
        "finance": (
            table(numerals("finance", "")),
            "The numbering system for cheques of a locale, which lacks decimal digits.",
        ),
    }
    out = [
        "// Generated from tools/data/currencies/cldr, of CLDR "
        f"{cldr.supplemental()['version']}, by",
        "// tools/data/currencies/generate.py; not edited by hand.",
        "",
        "/// Each table has a line for each entry, `key=value`, in the order of the keys' bytes.",
        "extension LocaleTagTable {",
    ]
    for name, (data, note) in tables.items():
        out += literal(name, data, note)
    return [(TAGS_SWIFT, "\n".join(out[:-1]) + "\n}\n")]
