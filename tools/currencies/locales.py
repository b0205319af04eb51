"""The first stage of what locales write: formats, symbols and names of CLDR, for review."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from common import CURATED, SHARE, Row, fail, read_rows

LOCALES = SHARE / "locales.csv"
COMPACT = SHARE / "compact.csv"
LOCALE_SYMBOLS = SHARE / "locale_symbols.csv"
NARROW = SHARE / "narrow_symbols.csv"
NAMES = SHARE / "names.csv"
ALIASES = SHARE / "aliases.csv"

#: The languages whose names are kept; plural rule of each in `PLURALS`.
LANGUAGES = ("de", "en", "es", "fr", "it", "ja", "pt")
#: CLDR's plural rule of `one`, as it comes out of the data, and what the engine calls it.
PLURALS = {
    "i in 1 and v in 0": "one",
    "n in 1": "value_one",
    "i in 0,1": "zero_or_one",
    "i in 0..1": "zero_or_one",
    "": "never",
}
ZEROS = {
    "latn": 0x30,
    "arab": 0x660,
    "arabext": 0x6F0,
    "nkoo": 0x7C0,
    "deva": 0x966,
    "beng": 0x9E6,
    "tibt": 0xF20,
    "mymr": 0x1040,
    "olck": 0x1C50,
    "mtei": 0xABF0,
    "cakm": 0x11136,
    "hmnp": 0x1E140,
    "adlm": 0x1E950,
}
LOCALE_COLUMNS = [
    "locale",
    "parent",
    "standard",
    "accounting",
    "compact",
    "decimal",
    "group",
    "minus",
    "zero",
    "minimum_grouping",
    "plural",
    "unit",
]


def text_of(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    buffer = io.StringIO()
    writer = csv.writer(buffer, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return buffer.getvalue()


def parents(identifiers: Sequence[str]) -> dict[str, str]:
    """The locale each inherits from; "" where that is the root."""
    from babel.core import get_global

    exceptions, known = get_global("parent_exceptions"), set(identifiers)
    result = {}
    for identifier in identifiers:
        parent = exceptions.get(identifier) or identifier.rpartition("_")[0]
        while parent and parent != "root" and parent not in known:
            parent = parent.rpartition("_")[0]
        result[identifier] = "" if parent == "root" else parent
    return result


def aliases(identifiers: Sequence[str]) -> list[tuple[str, str]]:
    """Language and region where CLDR names the script too: zh_TW is zh_Hant_TW."""
    from babel.core import get_global

    likely, known, found = get_global("likely_subtags"), set(identifiers), {}
    for identifier in identifiers:
        parts = identifier.split("_")
        short = f"{parts[0]}_{parts[-1]}"
        if len(parts) == 3 and len(parts[1]) == 4 and short not in known:
            script = likely.get(short, likely.get(parts[0], "_")).split("_")[1]
            if f"{parts[0]}_{script}_{parts[2]}" in known:
                found[short] = f"{parts[0]}_{script}_{parts[2]}"
    return sorted(found.items())


def minimum_grouping(parent: Mapping[str, str]) -> Callable[[str], int]:
    given = {
        row["locale"]: int(row["digits"]) for row in read_rows(CURATED / "minimum_grouping.csv")
    }

    def of(identifier: str) -> int:
        while identifier and identifier not in given:
            identifier = parent[identifier]
        return given[identifier] if identifier else 1

    return of


def compact_rows(locale: object) -> tuple[tuple[str, int, str], ...]:
    """The short forms by magnitude; those of `one` only where they say something else."""
    short = locale._data["compact_currency_formats"]["short"]
    rows = []
    for count in ("other", "one"):
        for magnitude, pattern in (short.get(count) or {}).items():
            if count == "other" or pattern.pattern != short["other"][magnitude].pattern:
                rows.append((count, len(magnitude) - 1, pattern.pattern))
    return tuple(sorted(rows, key=lambda row: (row[0] != "other", row[1])))


def differences(
    parent: Mapping[str, str], effective: Mapping[str, Mapping[str, tuple]], absent: Callable
) -> list[tuple]:
    """Each locale's entries that are not its parent's; those of the root, called "", first."""
    rows = []
    for identifier in sorted(effective):
        own = effective[identifier]
        inherited = effective.get(parent[identifier], {}) if identifier else {}
        for code in sorted(set(own) | set(inherited)):
            value = own.get(code, absent(code))
            if value != inherited.get(code, absent(code)):
                rows.append((identifier, code, *value))
    return rows


def names_of(locale: object, codes: frozenset[str]) -> dict[str, tuple[str, str, str]]:
    """By code: the name alone, the name with one, the name with more."""
    names, plurals = locale._data["currency_names"], locale._data["currency_names_plural"]
    result = {}
    for code in names:
        if code in codes:
            forms = plurals[code] if code in plurals else {}
            other = forms.get("other") or names[code]
            result[code] = (names[code], forms.get("one") or other, other)
    return result


def unit_pattern(locale: object) -> str:
    patterns = dict(locale._data["currency_unit_patterns"])
    if len(set(patterns.values())) != 1 or patterns["other"] not in ("{0} {1}", "{0}{1}"):
        fail(f"{locale}: patterns of units that nobody writes: {patterns}")
    return patterns["other"]


def build_locales(rows: Sequence[Row]) -> list[tuple[Path, str]]:
    from babel import Locale, localedata

    codes = frozenset(row["code"] for row in rows)
    identifiers = sorted(localedata.locale_identifiers())
    parent = parents(identifiers)
    minimum = minimum_grouping(parent)
    lines, sets = [], {}
    root = localedata.load("root")["currency_symbols"].items()
    symbols = {"": {code: (symbol,) for code, symbol in root if code in codes}}
    names: dict[str, dict[str, tuple]] = {}
    for identifier in identifiers:
        # What an alias led to would stay in the parent's data, for its other children to find.
        localedata._cache.clear()
        locale = Locale.parse(identifier)
        system = locale.default_numbering_system
        # A system without symbols of its own has those of `latn`.
        signs = {
            **locale.number_symbols["latn"],
            **{k: v for k, v in locale.number_symbols[system].items() if k != "alias"},
        }
        compact = sets.setdefault(compact_rows(locale), len(sets))
        symbols[identifier] = {
            code: (symbol,) for code, symbol in locale.currency_symbols.items() if code in codes
        }
        plural = unit = ""
        if locale.language in LANGUAGES and locale.script is None:
            names[identifier] = names_of(locale, codes)
            plural = PLURALS[dict(locale.plural_form.rules).get("one", "")]
            unit = unit_pattern(locale)
        lines.append(
            (
                identifier,
                parent[identifier],
                locale.currency_formats["standard"].pattern,
                locale.currency_formats["accounting"].pattern,
                compact,
                signs.get("currencyDecimal") or signs["decimal"],
                signs.get("currencyGroup") or signs["group"],
                signs["minusSign"],
                f"{ZEROS[system]:04X}",
                minimum(identifier),
                plural,
                unit,
            )
        )
    return [
        (LOCALES, text_of(LOCALE_COLUMNS, lines)),
        (ALIASES, text_of(["alias", "locale"], aliases(identifiers))),
        (
            COMPACT,
            text_of(
                ["set", "count", "exponent", "pattern"],
                [(number, *row) for found, number in sets.items() for row in found],
            ),
        ),
        (
            LOCALE_SYMBOLS,
            text_of(
                ["locale", "code", "symbol"], differences(parent, symbols, lambda code: (code,))
            ),
        ),
        (
            NARROW,
            text_of(
                ["code", "symbol"],
                [
                    (row["code"], row["symbol"])
                    for row in read_rows(CURATED / "narrow_symbols.csv")
                    if row["code"] in codes
                ],
            ),
        ),
        (
            NAMES,
            text_of(
                ["locale", "code", "name", "one", "other"],
                differences(
                    {key: value for key, value in parent.items() if key in names},
                    names,
                    lambda code: ("", "", ""),
                ),
            ),
        ),
    ]
