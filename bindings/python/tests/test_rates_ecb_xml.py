"""The European Central Bank's XML files: the same rates as its CSV files have, or a failure."""

from __future__ import annotations

import csv
import io
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from libmoney import MoneyError, Rates, Status

HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"'
    ' xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">\n'
    "\t<gesmes:subject>Reference rates</gesmes:subject>\n"
    "\t<gesmes:Sender>\n\t\t<gesmes:name>European Central Bank</gesmes:name>\n\t</gesmes:Sender>\n"
)


def published(days: dict[str, dict[str, str]], quote: str = "'", one_line: bool = False) -> bytes:
    """A file as the bank writes it: the daily one in lines, the longer ones in one line."""
    end = "" if one_line else "\n\t\t\t"
    text = HEAD + "\t<Cube>\n"
    for day, rates in days.items():
        text += f"\t\t<Cube time={quote}{day}{quote}>{end}"
        for code, rate in rates.items():
            text += f"<Cube currency={quote}{code}{quote} rate={quote}{rate}{quote}/>{end}"
        text += "</Cube>"
    return (text + "\n\t</Cube>\n</gesmes:Envelope>").encode()


@pytest.fixture(scope="module")
def history(root: Path) -> bytes:
    return (root / "share" / "ecb" / "eurofxref-hist.csv").read_bytes()


def days_of(document: bytes, most: int) -> dict[str, dict[str, str]]:
    rows = list(csv.reader(io.StringIO(document.decode())))
    return {
        row[0]: {
            code: rate
            for code, rate in zip(rows[0][1:], row[1:])
            if code and rate not in ("N/A", "")
        }
        for row in rows[1 : most + 1]
    }


@pytest.mark.parametrize(("days", "quote"), [(1, "'"), (64, '"'), (10**6, "'")])
def test_the_same_rates_as_in_csv(history: bytes, days: int, quote: str) -> None:
    lines = history.splitlines(keepends=True)
    table = Rates.from_ecb(b"".join(lines[: days + 1]))
    document = published(days_of(history, days), quote, one_line=days > 1)
    assert Rates.from_ecb(document).to_json() == table.to_json()


def test_a_path_and_a_byte_order_mark(history: bytes, tmp_path: Path) -> None:
    document = published(days_of(history, 1))
    path = tmp_path / "eurofxref-daily.xml"
    path.write_bytes(b"\xef\xbb\xbf" + document)
    assert Rates.from_ecb(path).to_json() == Rates.from_ecb(document).to_json()


def failure(document: str | bytes) -> Status:
    data = document.encode() if isinstance(document, str) else document
    with pytest.raises(MoneyError) as caught:
        Rates.from_ecb(data)
    assert caught.value.status is not None
    return Status(caught.value.status)


def test_every_cut_is_noticed() -> None:
    document = published({"2024-03-01": {"USD": "1.0813", "JPY": "162.82"}})
    for end in range(1, len(document)):
        assert failure(document[:end]) in (Status.DOCUMENT, Status.NO_RATES), end


CUBES = "<Cube><Cube time='2024-03-01'>{}</Cube></Cube>"
RATE = "<Cube currency='USD' rate='1.0813'/>"


@pytest.mark.parametrize(
    ("document", "status"),
    [
        ("<a>" + CUBES.format(RATE) + "</a>", Status.DOCUMENT),
        ("<html><body>Cube</body></html>", Status.DOCUMENT),
        ("<Envelope></Envelope>", Status.NO_RATES),
        ("<Envelope/>", Status.NO_RATES),
        ("<?xml version='1.0'?>", Status.NO_RATES),
        ("<Envelope>" + CUBES.format(RATE) + "</Envelope><Envelope/>", Status.DOCUMENT),
        ("<Envelope>" + CUBES.format(RATE) + "</Envelope>rest", Status.DOCUMENT),
        ("<Envelope>" + CUBES.format(RATE) + "</Other>", Status.DOCUMENT),
        ("<Envelope>" + CUBES.format(RATE * 2) + "</Envelope>", Status.DUPLICATE_RATE),
        ("<Envelope><Cube>" + RATE + "</Cube></Envelope>", Status.DOCUMENT),
        ("<Envelope><Cube time='2024-03-01'/>" + RATE + "</Envelope>", Status.DOCUMENT),
        ("<Envelope>" + CUBES.format("<Cube currency='USD'/>") + "</Envelope>", Status.DOCUMENT),
        ("<Envelope>" + CUBES.format("<Cube rate='1'/>") + "</Envelope>", Status.DOCUMENT),
        ("<Envelope>" + CUBES.format(RATE.replace("USD", "EUR")) + "</Envelope>", Status.DOCUMENT),
        ("<Envelope>" + CUBES.format(RATE.replace("USD", "U&S")) + "</Envelope>", Status.DOCUMENT),
        ("<Envelope>" + CUBES.format(RATE.replace("1.0", "&a;")) + "</Envelope>", Status.DOCUMENT),
        ("<Envelope>" + CUBES.format(RATE.replace("1.08", "-1")) + "</Envelope>", None),
        ("<Envelope>" + CUBES.format(RATE.replace("1.0813", "0")) + "</Envelope>", None),
        (
            "<Envelope>" + CUBES.format("<Cube currency='USD' currency='JPY' rate='1'/>"),
            Status.DOCUMENT,
        ),
        ("<Envelope>" + CUBES.format(CUBES.format(RATE)) + "</Envelope>", Status.DOCUMENT),
        ("<Envelope><Cube time='2024-02-30'></Cube></Envelope>", Status.DATE),
        ("<!DOCTYPE a [<!ENTITY b 'c'>]><Envelope/>", Status.DOCUMENT),
        ("<Envelope><![CDATA[" + RATE + "]]></Envelope>", Status.DOCUMENT),
        ("<Envelope " + "a='b' " * 1000 + "/>", Status.NO_RATES),
        ("<Envelope>" + "<Cube>" * 100000, Status.DOCUMENT),
        ("<" * 100000, Status.DOCUMENT),
        ("<Envelope>" + "<!--" * 100000, Status.DOCUMENT),
        ("<Envelope a" + " " * 1000000, Status.DOCUMENT),
    ],
)
def test_what_is_not_such_a_file(document: str, status: Status | None) -> None:
    found = failure(document)
    assert (
        found == status if status is not None else found in (Status.INVALID_RATE, Status.DOCUMENT)
    )


def test_what_is_passed_over() -> None:
    document = (
        "<?xml version='1.0'?>\n<!-- a > comment -->\n<g:Envelope a='>' >"
        "<Cube ><g:Cube  time = '2024-03-01' other=''>text &amp; more"
        "<Other currency='JPY' rate='x'/><Cube rate='1.0813'\n currency=\"USD\"></Cube >"
        "</g:Cube></Cube></g:Envelope>\n<!-- end -->\n"
    )
    csv_document = b"Date,USD,\n2024-03-01,1.0813,\n"
    assert Rates.from_ecb(document.encode()).to_json() == Rates.from_ecb(csv_document).to_json()


def test_damage_never_does_more_than_fail(history: bytes) -> None:
    random = Random(11)
    document = published(days_of(history, 3))
    for _ in range(3000):
        damaged = bytearray(document)
        for _ in range(random.randrange(1, 4)):
            damaged[random.randrange(len(damaged))] = random.choice(b"<>/='\" \n&!?-aZ09.\x00\xff")
        with suppress(MoneyError):
            assert len(Rates.from_ecb(bytes(damaged))) > 0
