#!/usr/bin/env python3
"""Keeps the texts that ICU writes otherwise than the library, each with its reason.

``differences.py`` rewrites Tests/Data/icu/differences.csv with the library that LIBMONEY_PATH
names, and stops at a difference without a reason. The test compares every text with that file, so
the library's texts may not change there either.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from cases import FOLDER, Case

FILE = FOLDER / "differences.csv"
COLUMNS = ("reason", *Case._fields, "library", "icu", "locales")

#: The values of the file's first column; docs/guide/locales.md explains each.
REASONS = {
    "pattern": "ICU takes the pattern and signs that CLDR has there for one currency (EUR, CVE or"
    " TRY); if that is the country's own, ICU takes them for all currencies and beside names.",
    "category": "The plural category is that of the number before it is shortened: ICU writes"
    " 1,2 tūkst. eurų, eurai and euras for 1200, 1234 and 1201. The library has one for one text.",
    "meaning": "CLDR's short forms of amounts and of numbers have one text for two powers of ten.",
    "place": "ICU reads the place of names for Latin digits alone; CLDR has one for Myanmar's.",
    "script": "ICU has the names of the Latin script in a locale of the Cyrillic one.",
    "thousand": "CLDR's form of one thousand is 0 there, and ICU writes 1 for 1000.",
}


class Difference(NamedTuple):
    """The texts of the library and of ICU for one case in one locale."""

    locale: str
    case: Case
    library: str
    icu: str


def reason_of(found: Difference) -> str:
    """The key of the reason; KeyError if the difference is unexplained."""
    language = found.locale.partition("_")[0]
    case = found.case
    if found.locale in ("kea_CV", "pt_CV", "tr_TR") or language == "en":
        return "pattern"
    if case.display == "name" and case.style == "compact" and language in ("ceb", "fil", "lt"):
        return "category"
    if case.display == "name" and case.style == "compact" and language == "kab":
        return "meaning"
    if case.display == "name" and language == "my":
        return "place"
    if case.display == "name" and found.locale == "sr_Cyrl_ME":
        return "script"
    if case.style == "compact" and case.amount == "1000" and language == "vec":
        return "thousand"
    raise KeyError(f"a difference without a reason: {found}")


def rows() -> Iterator[tuple[str, Case, dict[str, str]]]:
    """Each locale and case of the file, with the line that has them."""
    with FILE.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines):
            texts = (row["style"], row["display"], row["numerals"], row["amount"], row["code"])
            for locale in row["locales"].split():
                yield locale, Case(*texts, int(row["digits"])), row


def read() -> dict[tuple[str, Case], tuple[str, str]]:
    """The texts of the library and of ICU, of each locale and case in which they differ."""
    return {(locale, case): (row["library"], row["icu"]) for locale, case, row in rows()}


def reasons() -> dict[tuple[str, Case], str]:
    """The key of the reason of each difference."""
    return {(locale, case): row["reason"] for locale, case, row in rows()}


def write(differences: Iterable[Difference]) -> None:
    """Lines of locales in which both write the same."""
    groups: dict[tuple[object, ...], list[str]] = {}
    for one in differences:
        key = (reason_of(one), *one.case, one.library, one.icu)
        groups.setdefault(key, []).append(one.locale)
    with FILE.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(COLUMNS)
        for key in sorted(groups, key=lambda key: (key[0], groups[key][0], key)):
            writer.writerow([*key, " ".join(sorted(groups[key]))])


def main() -> None:
    root = Path(__file__).resolve().parents[3]
    sys.path.insert(0, str(root / "bindings" / "python" / "tests"))
    from test_locale_oracle import SAME_DATA, compared

    found = compared(SAME_DATA).differences
    write(found)
    print(f"{len(found)} texts differ from those of ICU {SAME_DATA}")


if __name__ == "__main__":
    main()
