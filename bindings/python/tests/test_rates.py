"""Tables of rates: made by hand, read from documents, asked and written."""

from __future__ import annotations

import io
import zipfile
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest

from libmoney import (
    ArgumentError,
    CurrencyRegistry,
    DocumentError,
    DuplicateRate,
    Flags,
    InexactResult,
    InvalidDate,
    InvalidRate,
    LimitError,
    Money,
    MoneyBag,
    MoneySyntaxError,
    NoRate,
    NoRates,
    NotFound,
    Pair,
    RateKind,
    Rates,
    RatesBuilder,
    Rounding,
    UnknownCurrency,
    Wallet,
)
from libmoney._rates.ecb import ecb_document

EURO = Money("10.00", "EUR")


@pytest.mark.parametrize(
    ("rate", "exact"),
    [
        ("1.1172", Fraction("1.1172")),
        ("7/3", Fraction(7, 3)),
        (2, Fraction(2)),
        (Decimal("1.10"), Fraction("1.1")),
        (Decimal("1E+3"), Fraction(1000)),
        (Decimal("9.421731E-6"), Fraction("0.000009421731")),
        (Fraction(7, 3), Fraction(7, 3)),
        ("1234567890123456789", Fraction(1234567890123456789)),
    ],
)
def test_rates_come_in_exactly(rate: str | int | Decimal | Fraction, exact: Fraction) -> None:
    rates = Rates([("EUR", "USD", rate)])
    assert rates.find("EUR", "USD").rate == exact
    assert rates.find("USD", "EUR").rate == 1 / exact
    assert rates.pairs() == [Pair("EUR", "USD", exact, None)]


@pytest.mark.parametrize(
    "rate",
    [
        *(0, "0", "-1", -1, Decimal(0), Decimal("-1"), Fraction(0), Fraction(-1, 2), "1" * 20),
        *(10**30, Decimal("1E+40"), Decimal("1E-40"), Decimal("1E+9999"), Fraction(1, 10**30)),
    ],
)
def test_rates_that_are_refused(rate: str | int | Decimal | Fraction) -> None:
    with pytest.raises(InvalidRate):
        Rates([("EUR", "USD", rate)])


@pytest.mark.parametrize("rate", ["", "x", "1e3", "1/", "1 / 2", "NaN", Decimal("NaN"), "1.2.3"])
def test_what_is_no_rate(rate: str | Decimal) -> None:
    with pytest.raises(MoneySyntaxError):
        Rates([("EUR", "USD", rate)])


def test_lists() -> None:
    assert len(Rates()) == 0
    assert Rates([]).currencies == []
    dated = Rates([("EUR", "USD", "1.1", date(2024, 3, 1)), ("EUR", "USD", "1.2", "2024-03-04")])
    assert dated.dates == [date(2024, 3, 1), date(2024, 3, 4)]
    assert dated.as_of == date(2024, 3, 4)
    assert dated.pairs() == [Pair("EUR", "USD", Fraction("1.2"), date(2024, 3, 4))]
    assert len(dated) == 1
    assert Rates(dated.pairs()).find("EUR", "USD").rate == Fraction("1.2")
    assert Rates([("EUR", "EUR", 1), ["EUR", "USD", 2, None]]).currencies == ["EUR", "USD"]
    with pytest.raises(InvalidRate):
        Rates([("EUR", "EUR", 2)])
    with pytest.raises(DuplicateRate) as caught:
        Rates([("EUR", "USD", 1, "2024-03-01"), ("EUR", "USD", 2, date(2024, 3, 1))])
    assert str(caught.value) == "duplicate rate from EUR to USD on 2024-03-01"
    with pytest.raises(ArgumentError):
        Rates([("EUR", "USD", 1), ("EUR", "GBP", 1, "2024-03-01")])
    with pytest.raises(ArgumentError):
        Rates([("EUR", "USD")])
    with pytest.raises(InvalidDate):
        Rates([("EUR", "USD", 1, "2024-02-30")])
    with pytest.raises(MoneySyntaxError):
        Rates([("EUR", "U SD", 1)])


def test_both_directions() -> None:
    rates = Rates([("EUR", "USD", "1.10"), ("USD", "EUR", "0.90")])
    assert str(rates.convert(EURO, "USD")) == "11.00 USD"
    assert str(rates.convert(Money(10, "USD"), "EUR")) == "9.00 EUR"


def test_paths() -> None:
    star = [("EUR", "USD", "2"), ("EUR", "GBP", "0.5")]
    based = Rates(star, base="EUR", source="by hand", instant=datetime.now(timezone.utc))
    assert (based.base, based.source) == ("EUR", "by hand")
    told = based.explain(Money(2, "USD"), "GBP")
    assert told.path == ["USD", "EUR", "GBP"]
    assert [leg.kind for leg in told.legs] == [RateKind.INVERSE, RateKind.QUOTED]
    assert [leg.rate for leg in told.legs] == [Fraction(1, 2), Fraction(1, 2)]
    assert (told.rate, told.result) == (Fraction(1, 4), Money("0.50", "GBP"))
    chain = Rates([("EUR", "USD", 2), ("USD", "JPY", 100), ("JPY", "KRW", 9)])
    assert chain.find("EUR", "KRW").path == ["EUR", "USD", "JPY", "KRW"]
    assert chain.find("KRW", "EUR").rate == Fraction(1, 1800)
    assert chain.find("EUR", "EUR").path == ["EUR"]
    assert chain.find("EUR", "EUR").rate == 1


def test_identity() -> None:
    empty = Rates([])
    for target in ("EUR", None, ""):
        assert empty.convert(Money("1.005", "EUR"), target) == Money("1.005", "EUR")
        told = empty.explain(Money("1.005", "EUR"), target)
        assert told.rate == 1
        assert told.path == ["EUR"]
        assert told.legs == []
        assert told.remainder == 0
        assert told.rounded is False
        assert told.as_of is None


def test_dates(ecb: Rates) -> None:
    assert ecb.dates[0] == date(1999, 1, 4)
    assert ecb.as_of == ecb.dates[-1]
    saturday = date(2020, 3, 14)
    with pytest.raises(NoRate) as caught:
        ecb.convert(EURO, "USD", on=saturday)
    assert str(caught.value).startswith("no rate from EUR to USD on 2020-03-14")
    assert str(ecb.convert(EURO, "USD", on=saturday, max_gap=1)) == "11.10 USD"
    told = ecb.explain(EURO, "USD", on="2020-03-15", max_gap=7)
    assert (told.as_of, told.gap_days) == (date(2020, 3, 13), 2)
    assert Flags.EARLIER in told.flags
    with pytest.raises(NoRate):
        ecb.convert(EURO, "USD", on="1998-12-31", max_gap=1000)
    with pytest.raises(InvalidDate):
        ecb.convert(EURO, "USD", on="2020-02-30")
    for gap in (-1, 2**31, 10**30):
        with pytest.raises(ArgumentError):
            ecb.convert(EURO, "USD", on=saturday, max_gap=gap)


def test_withdrawn_currencies(ecb: Rates) -> None:
    told = ecb.explain(Money("100.00", "DEM"), "EUR")
    assert str(told.result) == "51.13 EUR"
    assert Flags.FIXED in told.flags
    assert told.legs[0].kind is RateKind.FIXED
    assert Rates([]).find("GBP", "GBX").legs[0].kind is RateKind.UNIT


def test_options(ecb: Rates) -> None:
    amount = Money("0.015", "EUR")
    rates = Rates([("EUR", "USD", 1)])
    assert str(rates.convert(amount, "USD")) == "0.02 USD"
    assert str(rates.convert(amount, "USD", rounding=Rounding.DOWN)) == "0.01 USD"
    assert str(rates.convert(amount, "USD", digits=5)) == "0.01500 USD"
    with pytest.raises(InexactResult):
        rates.convert(amount, "USD", rounding=Rounding.UNNECESSARY)
    for digits in (-1, 39, 10**20):
        with pytest.raises(ArgumentError):
            rates.convert(amount, "USD", digits=digits)
    registry = CurrencyRegistry()
    registry.add("GEM", 1)
    gems = Rates([("EUR", "GEM", "3.33")])
    assert str(gems.convert(EURO, "GEM", registry=registry)) == "33.3 GEM"
    assert str(gems.convert(EURO, "GEM", digits=4)) == "33.3000 GEM"
    with pytest.raises(UnknownCurrency):
        gems.convert(EURO, "GEM")


def test_age() -> None:
    now = datetime(2026, 10, 30, 12, tzinfo=timezone.utc)
    rates = Rates([("EUR", "USD", 2)], instant=now - timedelta(hours=3))
    assert rates.instant == now - timedelta(hours=3)
    told = rates.explain(EURO, "USD", now=now)
    assert (told.age, told.instant) == (timedelta(hours=3), rates.instant)
    assert rates.explain(EURO, "USD").age is None
    elsewhere = now.astimezone(timezone(timedelta(hours=5)))
    assert rates.find("EUR", "USD", now=elsewhere).age == timedelta(hours=3)
    with pytest.raises(ArgumentError):
        rates.explain(EURO, "USD", now=datetime(2026, 10, 30))
    dated = Rates([("EUR", "USD", 2, "2026-10-29")])
    assert dated.find("EUR", "USD", now=now).age == timedelta(hours=36)


def test_explanations_are_values(ecb: Rates) -> None:
    told = ecb.explain(EURO, "USD")
    assert told == ecb.explain(EURO, "USD")
    with pytest.raises(AttributeError):
        told.rate = Fraction(1)  # type: ignore[misc]


def test_builder() -> None:
    builder = RatesBuilder(base="EUR", source="Bänk")
    assert builder
    builder.add("EUR", "USD", "2")
    table = builder.build()
    builder.add("EUR", "USD", "4")
    builder.add("EUR", "GBP", Fraction(1, 3))
    assert builder.rates == [
        Pair("EUR", "USD", Fraction(4), None),
        Pair("EUR", "GBP", Fraction(1, 3), None),
    ]
    assert table.find("EUR", "USD").rate == 2
    assert builder.build().find("USD", "GBP").rate == Fraction(1, 12)
    assert builder.build().source == "Bänk"
    builder.remove("EUR", "USD")
    assert len(builder) == 1
    assert repr(builder) == "<RatesBuilder of 1 rates>"
    with pytest.raises(NotFound):
        builder.remove("EUR", "USD")
    with pytest.raises(InvalidRate):
        builder.add("EUR", "JPY", 0)
    assert builder.rates == [Pair("EUR", "GBP", Fraction(1, 3), None)]
    with pytest.raises(LimitError):
        RatesBuilder(source="s" * 64)
    with pytest.raises(MoneySyntaxError):
        RatesBuilder(base="no code")


def test_json(root: Path) -> None:
    live = (root / "Tests" / "Data" / "currencylayer-live.json").read_bytes()
    rates = Rates.from_json(live)
    assert rates.base == "USD"
    assert rates.instant == datetime.fromtimestamp(1793372399, timezone.utc)
    assert rates.find("USD", "BTC").rate == Fraction("0.000009421731")
    for document in (bytearray(live), memoryview(live), live.decode()):
        assert Rates.from_json(document).to_json() == rates.to_json()
    for text in ("{}", "[]", '{"base": "EUR", "date": "2024-03-01", "rates": {}}'):
        with pytest.raises((NoRates, DocumentError)):
            Rates.from_json(text)


def test_json_and_back(ecb: Rates) -> None:
    text = ecb.to_json()
    again = Rates.from_json(text)
    assert again.to_json() == text
    assert (again.base, again.source, again.as_of) == (ecb.base, ecb.source, ecb.as_of)
    assert again.dates == ecb.dates
    assert again.pairs() == ecb.pairs()
    assert repr(again) == repr(ecb)


def test_bytes_and_back(ecb: Rates) -> None:
    """The columns of the Bank's file are not in the order of their codes."""
    again = Rates.from_bytes(ecb.to_bytes())
    day = "2020-03-13"
    for code in ("USD", "JPY", "BGN", "THB"):
        assert again.find("EUR", code, day).rate == ecb.find("EUR", code, day).rate
    assert again.to_json() == ecb.to_json()


def test_ecb_daily_and_zip(root: Path, ecb: Rates, tmp_path: Path) -> None:
    daily = Rates.from_ecb(root / "Tests" / "Data" / "eurofxref-daily.csv")
    assert daily.dates == [date(2026, 10, 30)]
    history = (root / "share" / "ecb" / "eurofxref-hist.csv").read_bytes()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("eurofxref-hist.csv", history)
    path = tmp_path / "eurofxref-hist.zip"
    path.write_bytes(packed.getvalue())
    for source in (path, str(path), packed.getvalue(), bytearray(packed.getvalue())):
        assert repr(Rates.from_ecb(source)) == repr(ecb)


def test_ecb_sources_that_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Rates.from_ecb(tmp_path / "none.csv")
    for document in (b"PK\x03\x04 no zip", b"", b"name,amount\n"):
        with pytest.raises((DocumentError, NoRates)):
            Rates.from_ecb(document)
    two = io.BytesIO()
    with zipfile.ZipFile(two, "w") as archive:
        archive.writestr("one.csv", "")
        archive.writestr("two.csv", "")
    with pytest.raises(DocumentError):
        Rates.from_ecb(two.getvalue())


def test_stale_rates_are_flagged_or_refused() -> None:
    rates = Rates([("EUR", "USD", "1.5", "2024-01-02")])
    now = datetime(2024, 2, 6, tzinfo=timezone.utc)
    week, month = timedelta(days=7), timedelta(days=35)
    one = Money(1, "EUR")
    assert rates.explain(one, "USD").flags == Flags(0)
    assert rates.explain(one, "USD", now=now, fresh_for=month).flags == Flags(0)
    assert rates.explain(one, "USD", now=now, fresh_for=week).flags == Flags.STALE
    assert rates.find("EUR", "USD", now=now, fresh_for=week).flags == Flags.STALE
    assert str(rates.convert(one, "USD", now=now, fresh_for=week)) == "1.50 USD"
    words = r"newest rates \(2024-01-02\) must be at most 7 days old, got 35 days"
    wallet, bag = Wallet(one), MoneyBag(one)
    with pytest.raises(NoRate, match=words):
        rates.convert(one, "USD", now=now, fresh_for=week, stale="refuse")
    with pytest.raises(NoRate, match=words):
        wallet.total("USD", rates, now=now, fresh_for=week, stale="refuse")
    with pytest.raises(NoRate, match=words):
        bag.reduce("USD", rates, now=now, fresh_for=week, stale="refuse")
    with pytest.raises(NoRate, match=words):
        rates.convert_column([100], "EUR", "USD", now=now, fresh_for=week, stale="refuse")
    assert rates.convert_column([100], "EUR", "USD", now=now, fresh_for=week) == [150]
    with pytest.raises(ArgumentError, match=r"options\.now must be set"):
        rates.convert(one, "USD", fresh_for=week)
    with pytest.raises(ArgumentError, match=r"options\.fresh_for must be set"):
        rates.convert(one, "USD", now=now, stale="refuse")
    with pytest.raises(ArgumentError, match="stale must be 'flag' or 'refuse'"):
        rates.convert(one, "USD", now=now, fresh_for=week, stale="no")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        rates.convert(one, "USD", now=now, fresh_for=7)  # type: ignore[arg-type]


def test_quotes_that_disagree_are_flagged() -> None:
    quotes = [("EUR", "USD", "2"), ("USD", "GBP", "3"), ("EUR", "GBP", "7")]
    explained = Rates(quotes).explain(Money(1, "EUR"), "GBP")
    assert (str(explained.result), explained.flags) == ("7.00 GBP", Flags.INCONSISTENT)
    agreed = [*quotes[:2], ("EUR", "GBP", "6")]
    assert Rates(agreed).explain(Money(1, "EUR"), "GBP").flags == Flags(0)
    # A quote goes before the inverse of another.
    tied = [("USD", "EUR", "1"), ("USD", "GBP", "1"), ("EUR", "JPY", "1"), ("JPY", "GBP", "1")]
    assert Rates(tied).find("EUR", "GBP").path == ["EUR", "JPY", "GBP"]


def test_digits_are_honoured_where_nothing_is_converted() -> None:
    rates = Rates([("EUR", "USD", "1.5")])
    money = Money("1.2345", "EUR")
    assert str(rates.convert(money, "EUR")) == str(rates.convert(money, None)) == "1.2345 EUR"
    explained = rates.explain(money, "EUR", digits=2)
    assert (str(explained.result), explained.flags) == ("1.23 EUR", Flags.ROUNDED)
    assert rates.convert_column([money.amount], "EUR", "EUR", digits=2) == [Decimal("1.23")]
    assert str(MoneyBag(money).reduce("EUR", rates, digits=2)) == "1.23 EUR"


@pytest.mark.parametrize(
    ("target", "on", "words"),
    [
        ("USD", "2030-01-01", " on 2030-01-01: the table ends on 2024-03-03"),
        ("USD", "2020-01-01", " on 2020-01-01: the table starts on 2024-02-29"),
        (
            "USD",
            "2024-03-02",
            " on 2024-03-02: the latest earlier rate is from 2024-02-29, 2 days before,"
            " and max_gap is 0",
        ),
        ("usd", None, ' on 2024-03-03: unknown currency "usd"; did you mean "USD"?'),
        ("XAF", None, " on 2024-03-03: the table contains no rates of XAF"),
    ],
)
def test_a_missing_rate_says_the_way_out(target: str, on: str | None, words: str) -> None:
    quotes = [("EUR", "USD", "1.1", "2024-02-29"), ("EUR", "USD", "1.1", "2024-03-03")]
    with pytest.raises(NoRate) as caught:
        Rates(quotes, base="EUR").convert(Money(1, "EUR"), target, on=on)
    assert str(caught.value) == f"no rate from EUR to {target}{words}"


def test_the_currencies_of_a_day(ecb: Rates) -> None:
    """Those whose cell of the central bank's file is not empty, and the euro."""
    lines = ecb_document(None).decode().splitlines()
    header = lines[0].split(",")
    for line in (lines[1], lines[400], lines[-1]):
        cells = line.split(",")
        quoted = {
            name for name, cell in zip(header[1:], cells[1:]) if name and cell not in ("", "N/A")
        }
        assert ecb.currencies_on(cells[0]) == sorted(quoted | {"EUR"})
    assert ecb.currencies_on("2024-03-02") == []
    assert ecb.currencies_on() == ecb.currencies_on(lines[1].split(",")[0])
