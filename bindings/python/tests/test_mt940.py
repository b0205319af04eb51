"""Statements of MT940, against the same statements in camt.053 and a plain model of the format."""

from __future__ import annotations

import doctest
import random
from datetime import date, timedelta
from decimal import Context, Decimal, Inexact, Rounded, localcontext
from typing import NamedTuple

import pytest
from machine import NEEDS_MT940

from libmoney import DocumentError, Money, UnknownCurrency, Wallet, bank
from libmoney._bank import mt940

pytestmark = NEEDS_MT940

PLAIN = (
    ":20:A\r\n:25:10020030/4711\r\n:28C:3/1\r\n:60F:C261118EUR100,00\r\n"
    ":61:2611191119D35,90NMSCREF-1//B-77\r\n:86:106?00Card payment?20Invoice 12?32Book Shop\r\n"
    ":61:261120C5,NTRFNONREF\r\n:86:Refund\r\n:62F:C261120EUR69,10\r\n-\r\n"
)


def test_records() -> None:
    (statement,) = bank.read_mt940(PLAIN)
    assert (statement.id, statement.message, statement.sequence) == ("A", "MT940", "3")
    assert statement.account == "10020030/4711" and not statement.is_iban
    assert statement.check == "equal" and statement.findings == ()
    assert [(one.type, one.amount, one.date) for one in statement.balances] == [
        ("OPBD", Money("100.00", "EUR"), date(2026, 11, 18)),
        ("CLBD", Money("69.10", "EUR"), date(2026, 11, 20)),
    ]
    first, second = statement.entries
    assert first.amount == Money("-35.90", "EUR") and first.is_debit and not first.is_reversal
    assert (first.booking_date, first.value_date) == (date(2026, 11, 19), date(2026, 11, 19))
    assert first.label == "Book Shop: Invoice 12" and first.servicer_reference == "B-77"
    assert (first.code, first.information) == ("NMSC", "Card payment")
    assert first.transactions[0].end_to_end_id == "REF-1"
    assert second.amount == Money("5", "EUR") and second.booking_date is None
    assert second.label == "Refund" and second.transactions[0].end_to_end_id == ""


class Line(NamedTuple):
    mark: str
    cents: int
    day: date

    @property
    def signed(self) -> int:
        return self.cents if self.mark in ("C", "RD") else -self.cents


def written(cents: int) -> str:
    return f"{cents // 100},{cents % 100:02}"


def document(lines: list[Line], opening: int, error: int = 0) -> str:
    """A statement whose closing balance is wrong by an error."""
    closing = opening + sum(one.signed for one in lines) + error
    fields = [":20:X", ":25:DE02120300000000202051", ":28C:1/1"]
    fields.append(f":60F:{'C' if opening >= 0 else 'D'}261101EUR{written(abs(opening))}")
    for number, (mark, cents, day) in enumerate(lines):
        fields.append(f":61:{day:%y%m%d%m%d}{mark}{written(cents)}NTRFNONREF//{number}")
        fields.append(f":86:payment {number}")
    fields.append(f":62F:{'C' if closing >= 0 else 'D'}261130EUR{written(abs(closing))}")
    return "\n".join([*fields, "-", ""])


@pytest.mark.parametrize("seed", range(60))
def test_random_statements_add_up(seed: int) -> None:
    chance = random.Random(seed)
    lines = [
        Line(
            chance.choice(["C", "D", "RC", "RD"]),
            chance.randrange(10 ** chance.randrange(1, 10)),
            date(2026, 11, 1) + timedelta(days=chance.randrange(30)),
        )
        for _ in range(chance.randrange(12))
    ]
    opening, error = chance.randrange(-(10**9), 10**9), chance.choice([0, 0, 1, -1])
    (statement,) = bank.read_mt940(document(lines, opening, error).encode())
    found = [one.amount for one in statement.entries]
    assert found == [Money(Decimal(one.signed) / 100, "EUR") for one in lines]
    assert [one.booking_date for one in statement.entries] == [one.day for one in lines]
    assert [one.is_reversal for one in statement.entries] == [len(one.mark) == 2 for one in lines]
    assert statement.check == ("different" if error else "equal")
    if error:
        (finding,) = statement.findings
        assert finding.stated - finding.computed == Decimal(error) / 100
        assert finding.line == 5 + 2 * len(lines)
    wallet = Wallet()
    assert wallet.add_statement(statement).added == len(lines)
    assert wallet.add_statement(statement).added == 0


def test_several_statements_and_the_headers_of_messages() -> None:
    first, second = document([], 100), document([], -5)
    headed = "{1:F01AAAABB99BSMK3513951576}{2:O9400934081223BBBBAA33XXXX}{4:\n"
    headed += first.rstrip("-\n") + "\n-}\n{1:F01AAAABB99BSMK}{4:" + second
    amounts = [[b.amount for b in one.balances] for one in bank.read_mt940(headed)]
    assert amounts == [[Money("1.00", "EUR")] * 2, [Money("-0.05", "EUR")] * 2]


def test_pages_are_statements() -> None:
    page = PLAIN.replace(":60F:", ":60M:").replace(":62F:", ":62M:")
    assert [one.check for one in bank.read_mt940(page + page)] == ["equal", "equal"]


@pytest.mark.parametrize(
    ("old", "new", "error", "words"),
    [
        (PLAIN, "", DocumentError, "begins with the field :20:"),
        (PLAIN, "hello\n:61:1", DocumentError, "begins with the field :20:"),
        ("EUR100", "XYZ100", UnknownCurrency, "XYZ"),
        (":60F:C261118EUR100,00\r\n", "", DocumentError, "line 1"),
        (":62F:C261120EUR69,10\r\n", "", DocumentError, "the balance :62F: is missing"),
        (":25:10020030/4711\r\n", "", DocumentError, "the account"),
        (":61:2611191119D35,90", ":61:2611191119D35,9,0", DocumentError, "line 1"),
        (":61:2611191119D", ":61:2611311119D", DocumentError, "day is out of range"),
        (":61:2611191119D", ":61:2611191119E", DocumentError, "the field"),
        (":61:261120C5,", ":61:garbage", DocumentError, "the field Statement"),
        ("C5,NTRF", "C1234567890123456,78", DocumentError, "at most 15 characters"),
        ("D35,90NMSC", "D35,90", DocumentError, "2 entries .:61:., but 1 could be read"),
        (":62F:", ":62M:C261120EUR1,\r\n:62F:", DocumentError, "duplicate balance :62F:"),
        ("Refund", "Re\x00fund", DocumentError, "line 8: a control character"),
    ],
)
def test_refused(old: str, new: str, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        bank.read_mt940(PLAIN.replace(old, new))


@pytest.mark.parametrize("traps", [[], [Inexact, Rounded]])
def test_amounts_do_not_depend_on_the_decimal_context(traps: list[type[Exception]]) -> None:
    (wanted,) = bank.read_mt940(PLAIN)
    with localcontext(Context(prec=1, traps=traps)):
        (found,) = bank.read_mt940(PLAIN)
    assert found == wanted and found.check == "equal"


def test_marks_in_small_letters() -> None:
    small = PLAIN.replace("D35", "d35").replace("C5,", "c5,").replace(":C2", ":c2")
    assert bank.read_mt940(small) == bank.read_mt940(PLAIN)


def test_a_refusal_prints_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(DocumentError):
        bank.read_mt940(PLAIN.replace("C5,", "X5,"))
    assert capfd.readouterr() == ("", "")


def test_bytes_in_another_encoding() -> None:
    data = PLAIN.replace("Refund", "Rückzahlung").encode("latin-1")
    assert bank.read_mt940(data, "latin-1")[0].entries[1].label == "Rückzahlung"
    with pytest.raises(UnicodeDecodeError):
        bank.read_mt940(data)


def test_example() -> None:
    assert doctest.testmod(mt940).failed == 0
