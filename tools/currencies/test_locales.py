"""Laws of what locales write, and of the compact form the engine reads."""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import common
import locales
import locales_swift
import pytest

LIMIT = 150_000


def test_the_table_is_compact() -> None:
    ((_, text),) = locales_swift.build_swift_locales()
    found = re.search(r"static var size: Int \{ (\d+) \}", text)
    assert found and 100_000 < int(found[1]) <= LIMIT


def test_every_locale_of_babel_is_there() -> None:
    babel = pytest.importorskip("babel.localedata")
    rows = common.read_rows(locales.LOCALES)
    assert [row["locale"] for row in rows] == sorted(babel.locale_identifiers())


def test_rows_are_sorted_and_their_parents_known() -> None:
    rows = common.read_rows(locales.LOCALES)
    known = {row["locale"] for row in rows} | {""}
    assert [row["locale"] for row in rows] == sorted(row["locale"] for row in rows)
    parent = {row["locale"]: row["parent"] for row in rows}
    for row in rows:
        assert row["parent"] in known
        # No locale inherits from itself, by whatever way.
        seen, at = set(), row["locale"]
        while parent[at]:
            assert at not in seen
            seen.add(at)
            at = parent[at]


def test_symbols_have_an_edge() -> None:
    assert locales_swift.needs_space("F") and locales_swift.needs_space(".")
    assert not locales_swift.needs_space("$") and not locales_swift.needs_space("\xa0")


def test_quoted_signs_are_no_signs() -> None:
    assert locales_swift.split_pattern("0\xa0mln'.'\xa0¤") == ("", "0", "\xa0mln.\xa0\x03")
    assert locales_swift.split_pattern("¤-#,##0.00") == ("\x03\x02", "#,##0.00", "")
