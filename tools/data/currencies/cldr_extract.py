#!/usr/bin/env python3
"""Extracts the parts of a release of CLDR's JSON data that libmoney uses, and writes them to cldr/.

``cldr_extract.py CHECKOUT`` reads ``cldr-core``, ``cldr-numbers-full`` and
``cldr-localenames-full`` in the folder ``cldr-json`` of a checkout of
github.com/unicode-org/cldr-json, at the tag of a release. It writes:

- ``supplemental.json.xz``: parents, languages of modern coverage, default contents, likely subtags,
  aliases, digits, plural rules, fractions of currencies and the currencies of regions. Also the
  native numbering systems of locales, with signs where those differ from Latin digits';
- ``numbers.jsonl``: a line a locale: its signs, patterns and symbols;
- ``names.jsonl.xz``: a line a locale: the names of currencies, by plural category;
- ``countries.jsonl.xz``: a line a locale: the names of countries, and of other regions with
  two-letter codes. Short names and variants are left out.

A line contains only the differences from the line of the locale's parent; null marks an entry of
the parent that the locale lacks. ``cldr.py`` reads the files and restores the parents' entries.
"""

from __future__ import annotations

import json
import lzma
import shutil
import sys
from pathlib import Path
from typing import Any

from cldr import COUNTRIES, FOLDER, NAMES, NUMBERS, SUPPLEMENTAL, parent_of

Entries = dict[str, Any]
SIGNS = ("decimal", "group", "minusSign", "currencyDecimal", "currencyGroup")
PATTERNS = ("standard", "accounting")


def load(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def short_forms(name: str, forms: Entries) -> Entries:
    """The short forms of amounts, or of numbers without a currency, by exponent and category."""
    found: Entries = {}
    for key, text in forms.items():
        magnitude, _, rest = key.partition("-count-")
        if "-alt-" not in rest:
            found[f"{name}/{len(magnitude) - 1}/{rest}"] = text
    return found


def numbers_of(data: Entries) -> Entries:
    """The signs and patterns of a locale, in its own digits and in Latin ones."""
    own = data["defaultNumberingSystem"]
    found: Entries = {"digits": own, "grouping": int(data["minimumGroupingDigits"])}
    for system in dict.fromkeys([own, "latn"]):
        signs = data.get(f"symbols-numberSystem-{system}", {})
        formats = data.get(f"currencyFormats-numberSystem-{system}", {})
        for name in SIGNS:
            if name in signs:
                found[f"{system}/{name}"] = signs[name]
        plain = data.get(f"decimalFormats-numberSystem-{system}", {})
        if "standard" in plain:
            found[f"{system}/plain"] = plain["standard"]
        found.update(short_forms(f"{system}/bare", plain.get("short", {}).get("decimalFormat", {})))
        for name in PATTERNS:
            if name in formats:
                found[f"{system}/{name}"] = formats[name]
        for key, text in formats.items():
            if key.startswith("unitPattern-count-"):
                found[f"{system}/unit/{key.removeprefix('unitPattern-count-')}"] = text
        found.update(short_forms(f"{system}/short", formats.get("short", {}).get("standard", {})))
    return found


def currencies_of(data: Entries) -> tuple[Entries, Entries]:
    """The symbols and the names of a locale."""
    symbols: Entries = {}
    names: Entries = {}
    for code, entry in data.items():
        for key, text in entry.items():
            if key == "symbol":
                symbols[f"symbol/{code}"] = text
            elif key == "symbol-alt-narrow":
                symbols[f"narrow/{code}"] = text
            elif key == "displayName":
                names[code] = text
            elif key.startswith("displayName-count-"):
                names[f"{code}/{key.removeprefix('displayName-count-')}"] = text
    return symbols, names


def countries_of(path: Path) -> Entries:
    """The names of regions; for a locale without names the file is absent or repeats the code."""
    if not path.is_file():
        return {}
    (data,) = load(path)["main"].values()
    names = data["localeDisplayNames"]["territories"]
    return {code: name for code, name in names.items() if len(code) == 2 and name != code}


def pack(path: Path, text: str) -> None:
    path.write_bytes(lzma.compress(text.encode("utf-8"), preset=9))


def aliases_of(entries: Entries) -> Entries:
    """The replacement of a deprecated subtag or tag; of several, the first is the usual one."""
    kinds = ("language", "script", "territory", "variant")
    return {
        kind: {old: new["_replacement"] for old, new in entries[f"{kind}Alias"].items()}
        for kind in kinds
    }


def numerals_of(data: Entries) -> Entries:
    """The native numbering system of a locale and which others it has beside decimal ones; and the
    signs for native digits, if they are not those for Latin ones."""
    other = data["otherNumberingSystems"]
    found: Entries = {"native": other["native"]}
    found.update((kind, other[kind]) for kind in ("traditional", "finance") if kind in other)
    latin = data["symbols-numberSystem-latn"]
    own = data[f"symbols-numberSystem-{other['native']}"]
    signs = [own[name] for name in SIGNS[:3]]
    if signs != [latin[name] for name in SIGNS[:3]]:
        found["signs"] = signs
    return found


def supplemental(core: Path) -> Entries:
    def part(name: str, *keys: str) -> Any:
        found = load(core / "supplemental" / f"{name}.json")["supplemental"]
        for key in keys:
            found = found[key]
        return found

    systems = part("numberingSystems", "numberingSystems")
    coverage = load(core / "coverageLevels.json")["effectiveCoverageLevels"]
    rules = part("plurals", "plurals-type-cardinal")
    return {
        "version": part("plurals", "version", "_cldrVersion"),
        "parents": part("parentLocales", "parentLocales", "parentLocale"),
        "modern": sorted(locale for locale, level in coverage.items() if level == "modern"),
        "defaults": load(core / "defaultContent.json")["defaultContent"],
        "likely": part("likelySubtags", "likelySubtags"),
        "aliases": aliases_of(part("aliases", "metadata", "alias")),
        "digits": {
            name: entry["_digits"] for name, entry in systems.items() if entry["_type"] == "numeric"
        },
        "plurals": {
            language: {
                key.removeprefix("pluralRule-count-"): rule.partition("@")[0].strip()
                for key, rule in entry.items()
            }
            for language, entry in rules.items()
        },
        "fractions": part("currencyData", "currencyData", "fractions"),
        "regions": part("currencyData", "currencyData", "region"),
    }


def difference(own: Entries, inherited: Entries) -> Entries:
    found = {key: value for key, value in own.items() if inherited.get(key) != value}
    found.update((key, None) for key in inherited if key not in own)
    return found


def lines(entries: dict[str, Entries], parents: dict[str, str]) -> str:
    text = ""
    for locale in sorted(entries):
        inherited = entries[parent_of(locale, parents, entries)] if locale != "und" else {}
        found = difference(entries[locale], inherited)
        line = json.dumps(found, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        text += f'{{"locale":"{locale}","entries":{line}}}\n'
    return text


def main(checkout: Path) -> None:
    core = checkout / "cldr-json" / "cldr-core"
    found = supplemental(core)
    numbers: dict[str, Entries] = {}
    names: dict[str, Entries] = {}
    countries: dict[str, Entries] = {}
    numerals: dict[str, Entries] = {}
    regions = checkout / "cldr-json" / "cldr-localenames-full" / "main"
    for folder in (checkout / "cldr-json" / "cldr-numbers-full" / "main").iterdir():
        data = load(folder / "numbers.json")["main"][folder.name]["numbers"]
        money = load(folder / "currencies.json")["main"][folder.name]["numbers"]["currencies"]
        symbols, names[folder.name] = currencies_of(money)
        numbers[folder.name] = {**numbers_of(data), **symbols}
        numerals[folder.name] = numerals_of(data)
        countries[folder.name] = countries_of(regions / folder.name / "territories.json")
    found["numerals"] = numerals
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps(found, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    pack(SUPPLEMENTAL, text + "\n")
    NUMBERS.write_text(lines(numbers, found["parents"]), encoding="utf-8")
    pack(NAMES, lines(names, found["parents"]))
    pack(COUNTRIES, lines(countries, found["parents"]))
    shutil.copyfile(checkout / "LICENSE", FOLDER / "LICENSE")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
