"""Laws of the currency table; the committed files equal the generator's output."""

from __future__ import annotations

import csv
import re
import sys
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))

import cash
import generate
import symbols

ROWS: list[dict[str, str]] = generate.read_rows(generate.TABLE)
TABLE: dict[str, dict[str, str]] = {row["code"]: row for row in ROWS}


def day(text: str, absent: date) -> date:
    return date.fromisoformat(text) if text else absent


def by_numeric(numeric: str, on: str) -> list[str]:
    when = date.fromisoformat(on)
    return [
        row["code"]
        for row in ROWS
        if row["numeric"] == numeric
        and day(row["introduced"], date.min) <= when < day(row["withdrawn"], date.max)
    ]


def test_columns_and_order() -> None:
    assert generate.TABLE.read_text(encoding="utf-8").split("\n", 1)[0].split(",") == (
        generate.COLUMNS
    )
    codes = [row["code"].encode() for row in ROWS]
    assert codes == sorted(set(codes))
    assert len({row["name"] for row in ROWS}) == len(ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["code"])
def test_row(row: dict[str, str]) -> None:
    assert re.fullmatch(r"[A-Za-z]{3,4}", row["code"])
    assert re.fullmatch(r"(\d{3})?", row["numeric"])
    assert row["name"].strip() == row["name"] != ""
    assert row["kind"] in generate.KINDS
    assert re.fullmatch(r"\d{0,2}", row["digits"])
    assert bool(row["withdrawn"]) == (row["kind"] == "historical")
    assert day(row["withdrawn"], date.max) >= day(row["introduced"], date.min)
    if row["kind"] == "special":
        assert not row["digits"]
    elif row["kind"] != "historical":
        assert row["digits"]
    if row["withdrawn"]:
        assert not row["countries"] and not row["cash_step"]
    assert all(re.fullmatch("[A-Z]{2}", region) for region in row["countries"].split())


def test_successors() -> None:
    for row in ROWS:
        assert bool(row["successor"]) == bool(row["factor"])
        if not row["successor"]:
            assert not row["factor_since"]
            continue
        factor = Decimal(row["factor"])
        assert factor > 0 and re.fullmatch(r"\d+(\.\d+)?", row["factor"])
        assert len(factor.as_tuple().digits) <= 19 and len(row["factor"]) <= 20
        successor = TABLE[row["successor"]]
        if row["kind"] == "unit":
            assert successor["kind"] == "current" and not row["factor_since"]
            continue
        since = date.fromisoformat(row["factor_since"])
        assert day(successor["introduced"], date.min) <= since, row["code"]
        assert since < day(successor["withdrawn"], date.max), row["code"]
        assert since <= date.fromisoformat(row["withdrawn"]), row["code"]
        assert since > day(row["introduced"], date.min), row["code"]
        seen = {row["code"]}
        while successor["successor"]:
            assert successor["code"] not in seen, row["code"]
            seen.add(successor["code"])
            successor = TABLE[successor["successor"]]


def test_numeric_and_day_name_one_currency() -> None:
    boundaries = {row[name] for row in ROWS for name in ("introduced", "withdrawn") if row[name]}
    boundaries |= {"1900-01-01", "2100-01-01"}
    for numeric in {row["numeric"] for row in ROWS} - {""}:
        for on in boundaries:
            codes = by_numeric(numeric, on)
            assert len(codes) <= 1, (numeric, on, codes)


def test_earlier_digits() -> None:
    for row in ROWS:
        values = row["earlier_digits"].split()
        assert len(values) <= 2
        days = []
        for value in values:
            digits, until = value.split("<")
            assert re.fullmatch(r"\d", digits) and digits != row["digits"]
            days.append(date.fromisoformat(until))
        assert days == sorted(set(days))
    assert TABLE["ISK"]["earlier_digits"] == "2<2003-10-01"


def test_cash_steps() -> None:
    for row in ROWS:
        if row["cash_step"]:
            step = Decimal(row["cash_step"])
            assert -step.as_tuple().exponent == int(row["digits"]), row["code"]
            assert step > Decimal(1).scaleb(-int(row["digits"])), row["code"]
    expected = {
        "CHF": "0.05",
        "CAD": "0.05",
        "DKK": "0.50",
        "SEK": "1.00",
        "NOK": "1.00",
        "CZK": "1.00",
    }
    expected.update(HUF="5.00", EUR="", USD="", GBP="", JPY="", ISK="")
    expected.update(UAH="0.50", MYR="0.05", ILS="0.10", HKD="0.10", ZAR="0.10")
    assert {code: TABLE[code]["cash_step"] for code in expected} == expected


def test_cash_rules_are_sourced_and_follow_each_other() -> None:
    rules = generate.read_rows(cash.CASH)
    assert rules == sorted(rules, key=cash.key)
    for rule, following in zip(rules, [*rules[1:], None]):
        assert rule["source"] and rule["currency"] in TABLE
        follows = following and cash.key(following)[:2] == cash.key(rule)[:2]
        assert rule["until"] == (following["since"] if follows and following else "")
        assert not rule["until"] or rule["since"] < rule["until"]


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"code": "QQQ"}, "QQQ"),
        ({"step": "0"}, "cash.csv"),
        ({"rounding": "sometimes"}, "cash.csv"),
        ({"small": "0.02"}, "cash.csv"),
    ],
)
def test_faulty_cash_rules_are_refused(change: dict[str, str], word: str) -> None:
    pytest.importorskip("iso4217")
    pytest.importorskip("babel")
    row = dict(code="EUR", country="", since="", step="0.05", rounding="half_up", small="")
    row.update(small_rule="", source="a law")
    sources = generate.Sources()
    assert cash.cash_rules([row], sources, ROWS)
    with pytest.raises(SystemExit, match=word):
        cash.cash_rules([{**row, **change}], sources, ROWS)
    with pytest.raises(SystemExit, match="two rules"):
        cash.cash_rules([row, row], sources, ROWS)


def test_iso_list_one_is_all_there() -> None:
    pytest.importorskip("iso4217")
    iso = generate.Sources().iso
    for code, entry in iso.items():
        row = TABLE[code]
        assert row["kind"] in ("current", "special")
        assert (row["numeric"], row["digits"]) == (entry["numeric"], entry["digits"])
    kept = {row["code"] for row in ROWS if row["kind"] in ("current", "special")}
    assert kept == set(iso)


def test_current_codes() -> None:
    digits = {
        "SLE": "2",
        "VED": "2",
        "ZWG": "2",
        "XCG": "2",
        "XAD": "2",
        "UYW": "4",
        "CLF": "4",
        "TND": "3",
    }
    digits.update(TZS="2", MGA="2", EUR="2", JPY="0", KWD="3", UGX="0", VND="0")
    for code, expected in digits.items():
        assert (TABLE[code]["kind"], TABLE[code]["digits"]) == ("current", expected)
    introduced = {
        "EUR": "1999-01-01",
        "SLE": "2022-07-01",
        "VED": "2021-10-01",
        "ZWG": "2024-04-08",
    }
    introduced.update(XCG="2025-03-31", XAD="2025-05-12")
    assert {code: TABLE[code]["introduced"] for code in introduced} == introduced
    for code in ("XAU", "XDR", "XXX", "XTS"):
        assert TABLE[code]["kind"] == "special"


@pytest.mark.parametrize(
    ("code", "withdrawn", "successor", "factor", "since"),
    [
        ("HRK", "2023-01-01", "EUR", "7.53450", "2023-01-01"),
        ("BGN", "2026-01-01", "EUR", "1.95583", "2026-01-01"),
        ("DEM", "2002-01-01", "EUR", "1.95583", "1999-01-01"),
        ("GRD", "2002-01-01", "EUR", "340.750", "2001-01-01"),
        ("ANG", "2025-03-31", "XCG", "1", "2025-03-31"),
        ("ZWL", "2024-09-01", "ZWG", "2498.7242", "2024-04-08"),
        ("SLL", "2024-01-01", "SLE", "1000", "2022-07-01"),
        ("CUC", "2021-01-01", "CUP", "24", "2021-01-01"),
        ("TRL", "2005-01-01", "TRY", "1000000", "2005-01-01"),
        ("XEU", "1999-01-01", "EUR", "1", "1999-01-01"),
    ],
)
def test_withdrawn(code: str, withdrawn: str, successor: str, factor: str, since: str) -> None:
    row = TABLE[code]
    assert row["kind"] == "historical"
    assert (row["withdrawn"], row["successor"]) == (withdrawn, successor)
    assert (row["factor"], row["factor_since"]) == (factor, since)


def test_numeric_by_day() -> None:
    assert by_numeric("532", "2025-03-30") == ["ANG"]
    assert by_numeric("532", "2025-03-31") == ["XCG"]
    assert by_numeric("191", "2022-12-31") == ["HRK"]
    assert by_numeric("191", "2023-01-01") == []
    assert by_numeric("891", "2000-01-01") == ["YUM"]
    assert by_numeric("891", "2005-01-01") == ["CSD"]
    assert by_numeric("810", "1985-01-01") == ["SUR"]
    assert by_numeric("810", "1995-01-01") == ["RUR"]


def test_quote_units() -> None:
    parents = {"GBX": "GBP", "GBp": "GBP", "ZAc": "ZAR", "ILA": "ILS"}
    assert {row["code"] for row in ROWS if row["kind"] == "unit"} == set(parents)
    for code, parent in parents.items():
        assert (TABLE[code]["successor"], TABLE[code]["factor"]) == (parent, "100")


def test_regions_and_flags() -> None:
    assert "BG" in TABLE["EUR"]["countries"].split()
    assert TABLE["XCG"]["countries"] == "CW SX"
    users = [region for row in ROWS for region in row["countries"].split()]
    assert len(set(users)) > 240
    flags = {
        "EUR": "EU",
        "USD": "US",
        "GBP": "GB",
        "XAF": "",
        "XOF": "",
        "XDR": "",
        "BTC": "",
        "GBX": "GB",
        "DEM": "DE",
    }
    assert {code: TABLE[code]["flag"] for code in flags} == flags


def test_informal() -> None:
    digits = {"BTC": "8", "XBT": "8", "ETH": "18", "XRP": "6", "USDT": "6", "CNH": "2", "GGP": "2"}
    for code, expected in digits.items():
        assert (TABLE[code]["kind"], TABLE[code]["digits"]) == ("informal", expected)


def swift_literal(name: str) -> bytes:
    """The bytes of one string literal of the generated file, read as Swift reads it."""
    source = generate.SWIFT.read_text(encoding="utf-8")
    pattern = rf'static var {name}: StaticString {{\n    """\n(.*?)\n    """\n'
    found = re.search(pattern, source, re.DOTALL)
    assert found
    lines = [line[4:] for line in found.group(1).split("\n")]
    assert not any(line != line.rstrip() for line in lines)
    # A backslash joins two lines, or spells a backslash.
    text = re.sub(r"\\([\n\\])", lambda found: found[1].strip(), "\n".join(lines))
    return text.encode("utf-8")


def base92(text: str) -> int:
    value = 0
    for character in text:
        assert "#" <= character <= "~"
        value = value * 92 + ord(character) - ord("#")
    return value


def table_cells(name: str, widths: list[int]) -> list[list[str]]:
    """The fields of each line of one of the tables in Swift."""
    text = swift_literal(name).decode("ascii")
    assert text.endswith("\n") and len(text) % (sum(widths) + 1) == 0
    lines = text[:-1].split("\n")
    assert {len(line) for line in lines} == {sum(widths)}
    return [
        [line[sum(widths[:column]) :][:width] for column, width in enumerate(widths)]
        for line in lines
    ]


def days_of(text: str) -> str:
    """A day of a table as the CSV file has it."""
    number = base92(text)
    return (date(1499, 12, 31) + timedelta(days=number)).isoformat() if number else ""


def number_of(text: str) -> int | None:
    """A number of a table that may be absent."""
    return base92(text) - 1 if base92(text) else None


def test_swift_lines_spell_the_table() -> None:
    names, countries = swift_literal("names"), swift_literal("countries")
    lines = table_cells("lines", [4, 1, 2, 1, 3, 3, 2, 1, 2, 1, 2, 2])
    successors = table_cells("successors", [4, 13, 3])
    source = generate.SWIFT.read_text(encoding="utf-8")
    assert f"public static var count: Int {{ {len(ROWS)} }}" in source and len(lines) == len(ROWS)
    for cells, row in zip(lines, ROWS, strict=True):
        assert cells[0].rstrip() == row["code"] and cells[1] == generate.KINDS[row["kind"]]
        assert number_of(cells[2]) == (int(row["numeric"]) if row["numeric"] else None)
        assert number_of(cells[3]) == (int(row["digits"]) if row["digits"] else None)
        assert [days_of(cell) for cell in cells[4:6]] == [row["introduced"], row["withdrawn"]]
        start, size = base92(cells[6]), base92(cells[7])
        assert names[start : start + size].decode("utf-8") == row["name"]
        start, size = base92(cells[8]), base92(cells[9])
        assert countries[start : start + size].decode() == row["countries"].replace(" ", "")
        assert cells[10].rstrip() == row["flag"]
        place = number_of(cells[11])
        became = successors[place] if place is not None else ["", "", "#" * 3]
        assert [became[0].rstrip(), became[1].rstrip()] == [row["successor"], row["factor"]]
        assert days_of(became[2]) == row["factor_since"]


def test_swift_lines_have_the_earlier_digits() -> None:
    spelled: dict[str, list[str]] = {}
    for row, digits, until in table_cells("earlierDigits", [2, 1, 3]):
        code = ROWS[base92(row)]["code"]
        spelled.setdefault(code, []).append(f"{base92(digits)}<{days_of(until)}")
    wanted = {row["code"]: row["earlier_digits"].split() for row in ROWS if row["earlier_digits"]}
    assert spelled == wanted and wanted


@pytest.mark.parametrize("stage", ["table", "swift"])
def test_committed_files_are_the_generators(stage: str) -> None:
    if stage == "table":
        pytest.importorskip("iso4217")
    assert generate.main([stage, "--check"]) == 0


def test_check_names_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "currencies.csv"
    path.write_text("other\n", encoding="utf-8")
    assert generate.output([(path, "text\n")], check=True) == 1
    assert path.name in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == "other\n"


SYMBOLS = {
    row["symbol"]: row["codes"].split()
    for row in csv.DictReader(symbols.SYMBOLS.open(encoding="utf-8", newline=""))
}


@pytest.mark.parametrize(
    ("symbol", "code"),
    [("€", "EUR"), ("£", "GBP"), ("US$", "USD"), ("CA$", "CAD"), ("A$", "AUD"), ("R$", "BRL")]
    + [("CN¥", "CNY"), ("JP¥", "JPY"), ("zł", "PLN"), ("Kč", "CZK"), ("₹", "INR"), ("₩", "KRW")],
)
def test_symbols_of_one_currency(symbol: str, code: str) -> None:
    assert SYMBOLS[symbol] == [code]


@pytest.mark.parametrize("symbol", ["$", "¥", "kr", "kr.", "Rs", "Rs.", "C$", "Br"])
def test_symbols_of_several_currencies(symbol: str) -> None:
    assert len(SYMBOLS[symbol]) > 1


def test_symbols_are_read_as_nothing_else() -> None:
    assert list(SYMBOLS) == sorted(SYMBOLS, key=str.encode)
    for symbol, codes in SYMBOLS.items():
        assert symbol not in TABLE and symbol.lower() not in ("x", "in", "to")
        assert not re.search(r"[\s\d()+*/%−×÷-]", symbol) and not symbol.startswith(".")
        assert all(TABLE[code]["kind"] == "current" for code in codes)
        # A point at the end makes no other symbol.
        assert SYMBOLS.get(symbol + ".", codes) == codes


def test_countries() -> None:
    rows = generate.read_rows(generate.COUNTRIES)
    keys = [(row["country"], row["since"], row["code"]) for row in rows]
    assert keys == sorted(set(keys))
    for row in rows:
        assert re.fullmatch("[A-Z]{2}", row["country"]) and row["source"]
        entry = TABLE[row["code"]]
        since, until = day(row["since"], date.min), day(row["until"], date.max)
        assert day(entry["introduced"], date.min) <= since < until, row
    for code, entry in TABLE.items():
        now = {row["country"] for row in rows if row["code"] == code and not row["until"]}
        if entry["kind"] == "current":
            assert now == set(entry["countries"].split()), code
