"""Countries and their currencies, compared with Babel's data of CLDR."""

from __future__ import annotations

from datetime import date

import pytest

from libmoney import (
    Currency,
    EncodingError,
    InvalidDate,
    MoneySyntaxError,
    NotFound,
    country_currencies,
    locale_currency,
)

numbers = pytest.importorskip("babel.numbers")
core = pytest.importorskip("babel.core")

RESERVED = {"AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "XA", "XB", "ZZ"}
DAYS = [date(year, 5, 17) for year in range(1975, 2026, 5)]


def test_as_babel_has_it() -> None:
    compared = differing = 0
    for region in core.get_global("territory_currencies"):
        # Regions of CLDR's own are not in the table.
        if region in RESERVED:
            continue
        for day in DAYS:
            wanted = numbers.get_territory_currencies(region, day, day, tender=True)
            try:
                got = country_currencies(region, on=day)
            except NotFound:
                got = []
            compared += 1
            if set(got) != set(wanted):
                differing += 1
                # Only a period that the reviewed table cuts by its own dates may be missing.
                for code in set(got) ^ set(wanted):
                    currency = Currency(code)
                    assert not currency.is_current(day) or code in got, (region, day, got, wanted)
    assert compared > 2500 and differing * 50 < compared, (compared, differing)


def test_order_and_errors() -> None:
    assert country_currencies("bt") == ["BTN", "INR"]
    assert country_currencies("SU", on="1980-01-01") == ["SUR"]
    with pytest.raises(NotFound):
        country_currencies("SU")
    assert country_currencies("BG", on="2025-12-31") == ["BGN"]
    assert country_currencies("BG", on=date(2026, 1, 1)) == ["EUR", "BGN"]
    assert country_currencies("BG", on=date(2026, 2, 1)) == ["EUR"]
    assert country_currencies("HR", on="2023-01-10") == ["EUR", "HRK"]
    assert country_currencies("CW", on="2025-05-15") == ["XCG", "ANG"]
    assert locale_currency("hr-HR", on="2023-01-10") == "EUR"
    assert locale_currency("zh-Hant-TW") == "TWD"
    for wrong in ("", "D", "DEU", "12"):
        with pytest.raises(MoneySyntaxError):
            country_currencies(wrong)
    with pytest.raises(EncodingError):
        country_currencies("D\0")
    with pytest.raises(NotFound):
        country_currencies("QQ")
    with pytest.raises(NotFound):
        locale_currency("de")
    with pytest.raises(NotFound):
        locale_currency("en-US", on="1700-01-01")
    with pytest.raises(InvalidDate):
        country_currencies("DE", on="2024-02-30")
    with pytest.raises(TypeError):
        country_currencies(5)  # type: ignore[arg-type]
