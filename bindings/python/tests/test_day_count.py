"""Day counts: published cases, and each convention against its definition, day by day."""

from __future__ import annotations

import calendar
import random
from datetime import date, timedelta
from fractions import Fraction

import pytest

from libmoney import ArgumentError, DayCount, InvalidDate, day_count

HALF = (date(2003, 11, 1), date(2004, 5, 1))
ONE = timedelta(days=1)


def days(start: date, end: date) -> list[date]:
    """The days after which interest is due: from the start up to the day before the end."""
    return [start + ONE * index for index in range((end - start).days)]


def random_dates(chance: random.Random, count: int) -> list[tuple[date, date]]:
    """Ascending dates; every second one near the end of a February."""

    def one() -> date:
        year = chance.choice([*range(1896, 1908), *range(1995, 2030)])
        if chance.random() < 0.5:
            return date(year, 2, 25) + ONE * chance.randrange(8)
        month = chance.randrange(1, 13)
        last = calendar.monthrange(year, month)[1]
        return date(year, month, chance.choice([1, 15, 28, last - 1, last]))

    return [tuple(sorted((one(), one()))) for _ in range(count)]  # type: ignore[misc]


@pytest.mark.parametrize(
    ("start", "end", "convention", "expected"),
    [
        # The cases of ISDA's memorandum on Actual/Actual, 1998.
        ("2003-11-01", "2004-05-01", "act/act isda", Fraction(61, 365) + Fraction(121, 366)),
        ("2003-11-01", "2004-05-01", "act/act afb", Fraction(182, 366)),
        ("1999-02-01", "1999-07-01", "act/act isda", Fraction(150, 365)),
        ("1999-07-01", "2000-07-01", "act/act isda", Fraction(184, 365) + Fraction(182, 366)),
        ("1999-07-01", "2000-07-01", "act/act afb", 1),
        ("2002-08-15", "2003-07-15", "act/act isda", Fraction(334, 365)),
        ("2000-01-30", "2000-06-30", "act/act isda", Fraction(152, 366)),
        ("1999-11-30", "2000-04-30", "act/act isda", Fraction(32, 365) + Fraction(120, 366)),
        ("1999-11-30", "2000-04-30", "act/act afb", Fraction(152, 366)),
        # The days of months.
        ("2007-02-28", "2007-08-31", "30/360 bond", Fraction(183, 360)),
        ("2007-02-28", "2007-08-31", "30e/360", Fraction(182, 360)),
        ("2007-02-28", "2007-08-31", "30/360 us", Fraction(180, 360)),
        ("2007-02-28", "2007-08-31", "30e/360 isda", Fraction(180, 360)),
        ("2006-02-28", "2006-03-03", "30/360 bond", Fraction(5, 360)),
        ("2006-02-28", "2006-03-03", "30e/360", Fraction(5, 360)),
        ("2006-02-28", "2006-03-03", "30/360 us", Fraction(3, 360)),
        # Leap days.
        ("2011-12-28", "2016-03-01", "act/act afb", 4 + Fraction(64, 366)),
        ("2011-12-28", "2016-03-01", "act/365a", Fraction(1525, 366)),
        ("2011-12-28", "2012-02-28", "act/365a", Fraction(62, 365)),
        ("2011-12-28", "2012-02-29", "act/365a", Fraction(63, 366)),
        ("2012-02-29", "2012-03-31", "act/365a", Fraction(31, 365)),
        ("2012-02-28", "2016-02-29", "act/act afb", 4 + Fraction(1, 365)),
        ("0001-01-01", "9999-12-31", "act/360", Fraction(3_652_058, 360)),
    ],
)
def test_published_cases(start: str, end: str, convention: str, expected: Fraction) -> None:
    assert day_count(start, end, convention) == expected
    assert day_count(end, start, convention) == -expected


@pytest.mark.parametrize(
    ("start", "end", "period", "expected"),
    [
        (*HALF, HALF, Fraction(1, 2)),
        # A short and a long first period, and a long last period.
        (date(1999, 2, 1), date(1999, 7, 1), (date(1998, 7, 1), date(1999, 7, 1)), (150, 365)),
        (date(1999, 7, 1), date(2000, 7, 1), (date(1999, 7, 1), date(2000, 7, 1)), (1, 1)),
        (
            date(2002, 8, 15),
            date(2003, 7, 15),
            (date(2003, 1, 15), date(2003, 7, 15)),
            Fraction(153, 368) + Fraction(181, 362),
        ),
        (
            date(1999, 11, 30),
            date(2000, 4, 30),
            (date(1999, 11, 30), date(2000, 2, 29)),
            Fraction(1, 4) + Fraction(61, 368),
        ),
        (
            date(2000, 1, 30),
            date(2000, 6, 30),
            (date(1999, 7, 30), date(2000, 1, 30)),
            Fraction(152, 364),
        ),
    ],
)
def test_coupon_periods(
    start: date, end: date, period: tuple[date, date], expected: Fraction | tuple[int, int]
) -> None:
    wanted = Fraction(*expected) if isinstance(expected, tuple) else expected
    assert day_count(start, end, "act/act icma", period=period) == wanted
    assert day_count(end, start, "act/act isma", period=period) == -wanted


def test_the_termination_date() -> None:
    start, end = date(2006, 8, 31), date(2007, 2, 28)
    assert day_count(start, end, "30e/360 isda") == Fraction(180, 360)
    assert day_count(start, end, "30e/360 isda", termination=end) == Fraction(178, 360)
    assert day_count(end, start, "30e/360 isda", termination=end) == Fraction(-178, 360)
    assert day_count(start, end, "30e/360 isda", termination=start) == Fraction(180, 360)


def test_actual_actual_isda_day_by_day() -> None:
    for start, end in random_dates(random.Random(1), 60):
        expected = Fraction(0)
        for year in range(start.year, end.year + 1):
            first, after = max(start, date(year, 1, 1)), min(end, date(year + 1, 1, 1))
            length = 366 if calendar.isleap(year) else 365
            expected += Fraction((after - first).days, length)
        assert day_count(start, end, DayCount.ACTUAL_ACTUAL_ISDA) == expected


def test_conventions_with_leap_days_day_by_day() -> None:
    for start, end in random_dates(random.Random(2), 60):
        due = days(start + ONE, end + ONE)
        length = 366 if any((one.month, one.day) == (2, 29) for one in due) else 365
        assert day_count(start, end, DayCount.ACTUAL_365_ACTUAL) == Fraction(len(due), length)
        years, rest = 0, end
        while True:
            year = end.year - years - 1
            last = 29 if calendar.isleap(year) else 28
            is_end = (end.month, end.day) in ((2, 28), (2, 29))
            earlier = date(year, end.month, last if is_end else end.day)
            if earlier < start:
                break
            years, rest = years + 1, earlier
        due = days(start, rest)
        length = 366 if any((one.month, one.day) == (2, 29) for one in due) else 365
        expected = years + Fraction(len(due), length)
        assert day_count(start, end, DayCount.ACTUAL_ACTUAL_AFB) == expected


def test_coupon_periods_add_up() -> None:
    chance = random.Random(3)
    for months in (1, 2, 3, 6, 12):
        for day in (1, 15, 28, 29, 30, 31):
            period = (shifted(2000, 1, 0, day), shifted(2000, 1, months, day))
            parts = Fraction(0)
            for index in range(-20, 20):
                first = shifted(2000, 1, index * months, day)
                second = shifted(2000, 1, (index + 1) * months, day)
                middle = first + ONE * chance.randrange((second - first).days + 1)
                share = Fraction((middle - first).days, (second - first).days) * months / 12
                assert day_count(first, middle, "act/act icma", period=period) == share
                parts += share + day_count(middle, second, "act/act icma", period=period)
            assert parts == Fraction(40 * months, 12)


def shifted(year: int, month: int, months: int, day: int) -> date:
    index = year * 12 + month - 1 + months
    last = calendar.monthrange(index // 12, index % 12 + 1)[1]
    return date(index // 12, index % 12 + 1, min(day, last))


def test_years_of_360_days_are_near_calendar_years() -> None:
    names = ("30/360 bond", "30e/360", "30/360 us", "30e/360 isda")
    for start, end in random_dates(random.Random(4), 200):
        months = 12 * (end.year - start.year) + end.month - start.month
        for name in names:
            rest = day_count(start, end, name) * 360 - 30 * months
            assert rest.denominator == 1 and -30 <= rest <= 30
        if max(start.day, end.day) <= 27:
            expected = Fraction(30 * months + end.day - start.day, 360)
            assert {day_count(start, end, name) for name in names} == {expected}


def test_refused() -> None:
    with pytest.raises(ArgumentError, match="requires a coupon period, got none"):
        day_count(*HALF, "act/act icma")
    message = "must be a whole number of months, got 2003-11-01 to 2004-05-02"
    with pytest.raises(InvalidDate, match=message):
        day_count(*HALF, "act/act icma", period=(HALF[0], date(2004, 5, 2)))
    with pytest.raises(InvalidDate):
        day_count(*HALF, "act/act icma", period=(HALF[0], HALF[0]))
    with pytest.raises(ArgumentError, match="must be one of act/365f, act/360"):
        day_count(*HALF, "act/364")
    with pytest.raises(InvalidDate):
        day_count("2023-02-29", "2024-01-01", "act/360")
