"""The texts and patterns of each CLDR locale, from the files in cldr/: one row a locale."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import cldr
from common import fail
from locale_names import CATEGORIES

#: The root of CLDR's locales.
ROOT_LOCALE = "und"
SIGNS = ("decimal", "group", "minusSign")


class LocaleRow(NamedTuple):
    """A locale: its identifier, the locale that it inherits from, and CLDR's entries."""

    identifier: str
    parent: str
    entries: Mapping[str, Any]
    names: Mapping[str, str]
    countries: Mapping[str, str]
    plurals: tuple[str, ...]


def identifier_of(locale: str) -> str:
    """The library's name of a locale: `ca_ES_VALENCIA` for `ca-ES-valencia`."""
    parts = locale.split("-")
    return "_".join([parts[0]] + [part if len(part) == 4 else part.upper() for part in parts[1:]])


def plurals_of(locale: str) -> tuple[str, ...]:
    """The rule of each category but `other`: Portugal's own, elsewhere the language's."""
    known = cldr.supplemental()["plurals"]
    found = known.get(locale) or known.get(locale.partition("-")[0], {})
    rules = [found.get(category, "") for category in CATEGORIES[:-1]]
    return tuple(rule.replace(" and ", "&").replace(" or ", "|").replace(" ", "") for rule in rules)


@cache
def rows() -> list[LocaleRow]:
    """All locales in the order of their identifiers, with the regions that CLDR calls default."""
    numbers, names, more = cldr.numbers(), cldr.names(), cldr.supplemental()
    countries = cldr.countries()
    known = [*dict.fromkeys([*numbers, *more["defaults"]])]
    found = []
    for locale in known:
        if locale == ROOT_LOCALE:
            continue
        parent = cldr.parent_of(locale, more["parents"], set(known))
        own = locale
        while own not in numbers:
            own = cldr.parent_of(own, more["parents"], numbers)
        found.append(
            LocaleRow(
                identifier_of(locale),
                "" if parent == ROOT_LOCALE else identifier_of(parent),
                numbers[own],
                names[own],
                countries[own],
                plurals_of(locale),
            )
        )
    return sorted(found)


def root() -> Mapping[str, Any]:
    return cldr.numbers()[ROOT_LOCALE]


@cache
def aliases() -> list[tuple[str, str]]:
    """Language and region where CLDR names the script too: zh_TW is zh_Hant_TW."""
    likely = cldr.supplemental()["likely"]
    known = {row.identifier for row in rows()}
    found = {}
    for identifier in sorted(known):
        parts = identifier.split("_")
        short = f"{parts[0]}_{parts[-1]}"
        if len(parts) == 3 and len(parts[1]) == 4 and short not in known:
            full = likely.get(short.replace("_", "-")) or likely.get(parts[0], "--")
            script = full.split("-")[1]
            if f"{parts[0]}_{script}_{parts[2]}" in known:
                found[short] = f"{parts[0]}_{script}_{parts[2]}"
    return sorted(found.items())


def entry(entries: Mapping[str, Any], system: str, name: str) -> str:
    """A sign or pattern of a numbering system; one that it has not is that of Latin digits."""
    found = entries.get(f"{system}/{name}") or entries.get(f"latn/{name}")
    if not isinstance(found, str):
        fail(f"no {name} of {system}")
    return found


def zero_of(system: str) -> str:
    digits = cldr.supplemental()["digits"][system]
    zero = ord(digits[0])
    if [ord(digit) - zero for digit in digits] != list(range(10)):
        fail(f"the digits of {system} do not follow each other")
    return str(digits[0])
