"""The tables of locales in the form that the library reads: of a file, or inside of the library."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

import cldr
from common import TABLE, fail, read_rows
from locale_names import CATEGORIES, Name, Words, name_of
from locale_rows import LocaleRow, aliases, entry, root, rows, zero_of
from locale_texts import (
    CURRENCY,
    NUMBER,
    Entries,
    Pool,
    needs_space,
    number,
    split_pattern,
    without_currency,
)

MAGIC = "money-locales 3\n"
#: The suffix of a two-letter country code among the codes of currencies.
COUNTRY = "_"
#: The sections of the tables, in their order; docs/guide/locale-tables.md describes each.
SECTIONS = (
    "codes",
    "identifiers",
    "lines",
    "aliases",
    "records",
    "lists",
    "signs",
    "formats",
    "patterns",
    "compactSets",
    "compactRows",
    "symbols",
    "symbolEntries",
    "speeches",
    "nameEntries",
    "names",
    "wordIndex",
    "words",
    "texts",
)
#: The sections that are stored in columns, since neighbours share their high digits, with the
#: number of digits of an entry; in `nameEntries` the digits of a place in `names` are added.
WIDTHS = {"lines": 7, "lists": 5, "symbols": 5, "symbolEntries": 4, "nameEntries": 2}
EXPONENTS = range(3, 21)
VERSION_WIDTH = 6


def checksum(data: bytes) -> int:
    """FNV-1a of 32 bits."""
    value = 0x811C9DC5
    for byte in data:
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


def system_of_forms(entries: Mapping[str, str], system: str, kind: str) -> str:
    """The numbering system whose short forms another one reuses."""
    return system if any(name.startswith(f"{system}/{kind}/") for name in entries) else "latn"


def short_form(entries: Mapping[str, str], name: str, exponent: int, category: str) -> str | None:
    """The pattern of a category, or of its fallback."""
    found = entries.get(f"{name}/{exponent}/{category}")
    return found or entries.get(f"{name}/{exponent}/other")


def are_bare_forms(entries: Mapping[str, str], system: str) -> bool:
    """True if numbers beside a name use the short forms of amounts.

    They do if CLDR's forms are the same for both, or if one text would mean a thousand in one kind
    and a million in the other."""
    amounts = f"{system_of_forms(entries, system, 'short')}/short"
    numbers = f"{system_of_forms(entries, system, 'bare')}/bare"
    is_same = True
    powers: dict[str, int] = {}
    for exponent in EXPONENTS:
        for category in CATEGORIES:
            amount = without_currency(short_form(entries, amounts, exponent, category) or "")
            bare = short_form(entries, numbers, exponent, category) or ""
            is_same = is_same and amount == bare
            for pattern in (amount, bare):
                text = pattern.replace("0", "")
                power = exponent - pattern.count("0")
                if text and powers.setdefault(text, power) != power:
                    return True
    return is_same


class Selection(NamedTuple):
    """Which names tables have; and for tests which locales and currencies, if not all."""

    has_names: Callable[[LocaleRow], bool]
    #: Digits of a place in `names`.
    name_width: int
    locales: frozenset[str] = frozenset()
    codes: frozenset[str] = frozenset()
    #: The countries whose names tables have.
    countries: frozenset[str] = frozenset()


class Tables:
    """All sections, filled locale by locale."""

    def __init__(self, selection: Selection) -> None:
        has_names, name_width, chosen, money, countries = selection
        self.locales = [row for row in rows() if not chosen or row.identifier in chosen]
        known = {row.identifier for row in self.locales}
        self.aliases = [(alias, locale) for alias, locale in aliases() if locale in known]
        self.texts, self.identifiers = Pool(), Pool()
        self.patterns, self.symbols, self.formats = Entries(), Entries(), Entries()
        self.compact_sets, self.compact_rows = Entries(), dict[str, int]()
        self.signs, self.speeches, self.records, self.lists = (
            Entries(),
            Entries(),
            Entries(),
            Entries(),
        )
        self.symbol_entries, self.name_entries = Entries(), Entries()
        self.entries: dict[int, dict[str, int]] = {4: {}, 2 + name_width: {}}
        self.data = {4: "", 2 + name_width: ""}
        codes = {row["code"] for row in read_rows(TABLE)}
        three = {code for code in money or codes if len(code) == 3 and code.isupper()}
        self.codes = sorted(three | {country + COUNTRY for country in countries})
        self.place = {code: index for index, code in enumerate(self.codes)}
        self.has_names = has_names
        self.names: dict[int, dict[str, Name]] = {}
        named = [row for row in self.locales if has_names(row)]
        self.words = Words(
            [name for row in named for name in self.names_of(row).values()], name_width
        )
        # The first is a placeholder for an absent one.
        self.pattern("¤0")
        self.symbols.add(self.texts.add("") + number(0, 1))

    # Patterns and signs --------------------------------------------------------------------------

    def pattern(self, pattern: str) -> str:
        """A pattern of CLDR: both signs' texts, grouping."""
        positive, _, negative = pattern.partition(";")
        head, digits, tail = split_pattern(positive)
        below = ""
        if negative:
            start, _, end = split_pattern(negative)
            below = start + NUMBER + end
        groups = digits.partition(".")[0].split(",")
        primary = len(groups[-1]) if len(groups) > 1 else 0
        secondary = len(groups[-2]) if len(groups) > 2 else primary
        found = self.texts.add(head + NUMBER + tail) + self.texts.add(below)
        return number(self.patterns.add(found + number(primary, 1) + number(secondary, 1)), 2)

    def sign(self, text: str) -> str:
        return number(self.signs.add(self.texts.add(text)), 1)

    def format(self, row: LocaleRow, system: str) -> str:
        entries = row.entries
        latin = number(0, 2) if system == "latn" else self.format(row, "latn")
        found = "".join(
            self.pattern(entry(entries, system, name))
            for name in ("standard", "accounting", "plain")
        )
        for name, special in (("decimal", "currencyDecimal"), ("group", "currencyGroup")):
            sign = entries.get(f"{system}/{special}") or entry(entries, system, name)
            found += self.sign(sign)
        found += self.sign(entry(entries, system, "minusSign"))
        found += self.sign(zero_of(system)) + number(entries["grouping"], 1)
        found += self.compact(entries, system, "short")
        # Most are those of amounts without the currency, and those are there already.
        kind = "short" if are_bare_forms(entries, system) else "bare"
        found += self.compact(entries, system, kind)
        return number(self.formats.add(found + latin), 2)

    def compact(self, entries: Mapping[str, str], system: str, kind: str) -> str:
        """The short forms: the text of each category at each exponent."""
        system = system_of_forms(entries, system, kind)
        set_of_rows = ""
        for category in CATEGORIES:
            row: list[str] = []
            last = number(0, 3)
            for exponent in EXPONENTS:
                pattern = short_form(entries, f"{system}/{kind}", exponent, category)
                if pattern and not pattern.strip("0"):
                    last = number(0, 3)
                elif pattern:
                    zeros = split_pattern(pattern.partition(";")[0])[1]
                    last = self.pattern(pattern) + number(exponent - len(zeros) + 1, 1)
                row.append(last)
            # Larger exponents repeat the last one.
            while len(row) > 1 and row[-1] == row[-2]:
                row.pop()
            set_of_rows += number(self.row_at(number(len(row), 1) + "".join(row)), 2)
        return number(self.compact_sets.add(set_of_rows), 2)

    def row_at(self, row: str) -> int:
        """Where a row of short forms starts."""
        if row not in self.compact_rows:
            self.compact_rows[row] = sum(map(len, self.compact_rows))
        return self.compact_rows[row]

    def speech(self, row: LocaleRow) -> str:
        """The plural rules, and the arrangement of number and name in each category."""
        digits, found = row.entries["digits"], "".join(map(self.texts.add, row.plurals))
        for category in CATEGORIES:
            texts = [
                row.entries.get(f"{system}/unit/{name}")
                for system in ("latn", digits)
                for name in (category, "other")
            ]
            text = next(filter(None, texts), "{0} {1}")
            found += self.sign(text.replace("{0}", NUMBER).replace("{1}", CURRENCY))
        return number(self.speeches.add(found + number(int(self.has_names(row)), 1)), 2)

    # Symbols and names ---------------------------------------------------------------------------

    def symbol(self, symbol: str) -> str:
        """The text, and whether a digit before or behind asks for a space."""
        edges = needs_space(symbol[0]) + 2 * needs_space(symbol[-1])
        return number(self.symbols.add(self.texts.add(symbol) + number(edges, 1)), 2)

    def symbols_of(self, entries: Mapping[str, str], kind: str) -> dict[str, str]:
        """The symbols that are not the code itself, or the narrow symbols."""
        found = {}
        for code in self.codes:
            text = entries.get(f"{kind}/{code}")
            if text and (text != code or kind == "narrow"):
                found[code] = text
        return found

    def name(self, row: LocaleRow, code: str) -> Name | None:
        """The name of a currency, or of a country, which has no forms after a number."""
        if not code.endswith(COUNTRY):
            return name_of(row.names, code)
        name = row.countries.get(code.removesuffix(COUNTRY))
        return Name(name, ()) if name else None

    def names_of(self, row: LocaleRow) -> dict[str, Name]:
        """The names of a locale by code; regions without names of their own share one answer."""
        if not self.has_names(row):
            return {}
        known = self.names.get(id(row.names))
        if known is None:
            known = {code: name for code in self.codes if (name := self.name(row, code))}
            self.names[id(row.names)] = known
        return known

    def list_of(self, values: Iterable[tuple[str, str]], width: int) -> str:
        """A list of entries of currencies, each list once: its place among the lists."""
        found = "".join(number(self.place[code], 2) + value for code, value in values)
        known = self.entries[width]
        if found not in known:
            known[found] = len(self.data[width]) // width
            self.data[width] += found
        place = number(known[found], 3) + number(len(found) // width, 2)
        return number(self.lists.add(place), 2)

    def difference(self, own: Mapping[str, object], inherited: Mapping[str, object]) -> list[str]:
        return [code for code in self.codes if own.get(code) != inherited.get(code)]

    def record(self, row: LocaleRow | None, parent: LocaleRow | None) -> int:
        """The entries of a locale: all of the root's, and the differences of the others."""
        entries = row.entries if row else root()
        above = parent.entries if parent else (root() if row else {})
        own = ""
        for kind in ("symbol", "narrow"):
            mine, theirs = self.symbols_of(entries, kind), self.symbols_of(above, kind)
            # 0 removes the parent's entry: the code or the usual symbol applies again.
            changed = [
                (code, self.symbol(mine[code]) if code in mine else number(0, 2))
                for code in self.difference(mine, theirs)
            ]
            own += self.list_of(changed, 4)
        names = self.names_of(row) if row else {}
        inherited = self.names_of(parent) if parent else {}
        changed = [
            (code, self.words.add(names.get(code))) for code in self.difference(names, inherited)
        ]
        own += self.list_of(changed, 2 + self.words.width)
        if row is None:
            return self.records.add(number(0, 2) + number(0, 2) + own)
        return self.records.add(self.format(row, row.entries["digits"]) + self.speech(row) + own)

    # The complete tables --------------------------------------------------------------------------

    def sections(self) -> dict[str, str]:
        by_name = {row.identifier: row for row in self.locales}
        line_of = {row.identifier: index for index, row in enumerate(self.locales)}
        self.speeches.add(self.texts.add("") * 5 + self.sign("") * 6 + number(0, 1))
        self.record(None, None)
        # The longest first: the others are parts of them.
        spelt = [*line_of, *(alias for alias, _ in self.aliases)]
        for name in sorted(spelt, key=lambda name: (-len(name), name)):
            self.identifiers.add(name)
        lines = ""
        for row in self.locales:
            parent = line_of[row.parent] + 1 if row.parent else 0
            record = self.record(row, by_name.get(row.parent))
            lines += self.identifiers.add(row.identifier)[1:] + number(parent, 2)
            lines += number(record, 2)
        short = "".join(
            self.identifiers.add(alias)[1:] + number(line_of[locale], 2)
            for alias, locale in self.aliases
        )
        return {
            "codes": "".join(self.codes),
            "identifiers": self.identifiers.data.decode("utf-8"),
            "lines": lines,
            "aliases": short,
            "records": self.records.data,
            "lists": self.lists.data,
            "signs": self.signs.data,
            "formats": self.formats.data,
            "patterns": self.patterns.data,
            "compactSets": self.compact_sets.data,
            "compactRows": "".join(self.compact_rows),
            "symbols": self.symbols.data,
            "symbolEntries": self.data[4],
            "speeches": self.speeches.data,
            "nameEntries": self.data[2 + self.words.width],
            "names": self.words.data or number(0, 1),
            "wordIndex": self.words.index,
            "words": self.words.words.decode("utf-8"),
            "texts": self.texts.data.decode("utf-8"),
        }


def in_columns(name: str, rows: str, name_width: int) -> str:
    """The section with the first digits of all entries first, then all second digits, and so on."""
    if name not in WIDTHS:
        return rows
    width = WIDTHS[name] + (name_width if name == "nameEntries" else 0)
    return "".join(rows[place::width] for place in range(width))


def whole(sections: Mapping[str, str], version: str, name_width: int) -> str:
    """The sections, given in rows, behind a header of form, length, checksum and places."""
    if len(version) > VERSION_WIDTH or tuple(sections) != SECTIONS:
        fail("no such version or sections")
    at = len(MAGIC) + 4 + 5 + VERSION_WIDTH + 1 + 4 * len(SECTIONS)
    starts = ""
    for text in sections.values():
        starts += number(at, 4)
        at += len(text.encode("utf-8"))
    columns = "".join(in_columns(name, text, name_width) for name, text in sections.items())
    body = version.ljust(VERSION_WIDTH) + number(name_width, 1) + starts + columns
    return MAGIC + number(at, 4) + number(checksum(body.encode("utf-8")), 5) + body


def tables(selection: Selection) -> tuple[dict[str, str], str]:
    """The sections, and the complete tables with the names of some locales."""
    found = Tables(selection).sections()
    return found, whole(found, cldr.supplemental()["version"], selection.name_width)


def sizes(sections: Mapping[str, str]) -> list[tuple[str, int]]:
    """The bytes of each section."""
    return [(name, len(text.encode("utf-8"))) for name, text in sections.items()]
