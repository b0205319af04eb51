"""Portfolios as comma-separated values and as journals."""

from __future__ import annotations

import doctest
import random
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from libmoney import (
    CurrencyRegistry,
    DecimalOverflow,
    DocumentError,
    DuplicateId,
    InsufficientFunds,
    Money,
    MoneyError,
    Portfolio,
)

HEADER = "date,action,symbol,quantity,price,fees,currency\n"


def number(chance: random.Random) -> Decimal:
    return Decimal(chance.randint(1, 10 ** chance.randint(1, 15))).scaleb(-chance.randint(0, 9))


def filled(chance: random.Random, method: Any, short_sales: Any) -> Portfolio:
    portfolio = Portfolio("EUR", method, short_sales)
    names = ["ABC", "x, y", 'q"uote', "ä", "a\\b;c:d"]
    for _ in range(chance.randint(0, 30)):
        symbol, day = chance.choice(names), date(2024, 1, 1) + timedelta(chance.randint(0, 60))
        keys: dict[str, Any] = {"total": number(chance), "on": day}
        keys["currency"] = "EUR" if symbol == "ABC" else "USD"
        if chance.random() < 0.3:
            keys["fee"] = Money(chance.choice(("0", "0.00", "1.50")), chance.choice(("JPY", "USD")))
        if chance.random() < 0.3 and symbol != "ABC":
            rate: Any = Fraction(chance.randint(1, 2**64 - 1), chance.randint(1, 2**64 - 1))
            keys["rate"] = chance.choice(
                (rate, Decimal(chance.randint(1, 99999)).scaleb(-4), 2, "1.10")
            )
        if chance.random() < 0.2:
            keys["id"] = f"{len(portfolio)};{symbol}:\\"
        ids = [one.id for one in portfolio.transactions if one.symbol == symbol]
        quantity = number(chance)
        try:
            kind = chance.choice(("buy", "buy", "sell", "dividend", "fee", "split"))
            if kind == "buy":
                portfolio.buy(symbol, quantity=quantity, **keys)
            elif kind == "sell":
                lots = [(chance.choice(ids), quantity)] if ids and chance.random() < 0.7 else []
                portfolio.sell(symbol, quantity=quantity, lots=lots, **keys)
            elif kind == "dividend":
                portfolio.dividend(symbol, **keys)
            elif kind == "fee":
                keys.pop("fee", None)
                portfolio.fee(symbol=chance.choice((symbol, "")), **keys)
            else:
                per = chance.choice((1, 3, "1.50"))
                portfolio.split(symbol, quantity=chance.choice((2, "2.0", 7)), per=per, on=day)
        except MoneyError:
            pass
    return portfolio


@pytest.mark.parametrize("method", ["fifo", "lifo", "hifo", "average", "specific"])
@pytest.mark.parametrize("short_sales", ["reject", "allow", "record"])
def test_out_and_in_changes_nothing(method: Any, short_sales: Any) -> None:
    chance = random.Random(f"{method}/{short_sales}")
    kept = lots = 0
    for _ in range(40):
        portfolio = filled(chance, method, short_sales)
        text = portfolio.to_csv()
        again = Portfolio.from_csv(text, "EUR", method, short_sales)
        assert again.to_json() == portfolio.to_json()
        assert again.to_csv() == text
        kept += len(portfolio)
        lots += text.startswith(
            "id,date,action,symbol,quantity,price,total,currency,fee,fee_currency,rate,lots\n"
        )
    assert kept > 200
    assert (lots > 0) == (method != "average")


def test_common_columns() -> None:
    text = (
        HEADER
        + "2024-01-02,BUY,ABC,3,0.3333333333333333333,0,USD\n2024-03-01,Dividend,ABC,3,0.25,,USD\n"
    )
    portfolio = Portfolio.from_csv(text, currency="EUR", method="lifo")
    bought, paid = portfolio.transactions
    assert (bought.id, bought.total, bought.fee) == (
        "1",
        Money("0.9999999999999999999", "USD"),
        Money(0, "USD"),
    )
    assert (paid.id, paid.total, paid.fee) == ("2", Money("0.75", "USD"), None)
    assert portfolio.buy("ABC", quantity=1, total=1, currency="USD", on="2024-05-01") == "3"


def test_the_currency_may_be_left_out() -> None:
    portfolio = Portfolio.from_csv(
        "total,date,action,symbol,quantity\n5,2024-01-02,buy,ABC,1\n", currency="JPY"
    )
    assert portfolio.transaction("1").total == Money(5, "JPY")


def test_entry_is_the_order_of_the_rows() -> None:
    text = HEADER + "2024-02-01,sell,ABC,1,2,,EUR\n2024-01-02,buy,ABC,1,1,,EUR\n"
    assert [one.id for one in Portfolio.from_csv(text, "EUR").transactions] == ["2", "1"]


def test_ids_given_and_own() -> None:
    text = "id,date,action,symbol,quantity,total\n2,2024-01-02,buy,A,1,1\n,2024-01-02,buy,A,1,1\n"
    portfolio = Portfolio.from_csv(text + ",2024-01-02,buy,A,1,1\n", "EUR")
    assert [one.id for one in portfolio.transactions] == ["2", "1", "3"]
    with pytest.raises(DuplicateId, match=r'^line 4: duplicate transaction "1"'):
        Portfolio.from_csv(text + "1,2024-01-02,buy,A,1,1\n", "EUR")


@pytest.mark.parametrize(
    ("row", "error", "message"),
    [
        (
            "2024-01-03,sell,ABC,2,1,,EUR",
            InsufficientFunds,
            "line 16: 2 ABC sold on 2024-01-03, 1 held",
        ),
        ("2024-01-03,buy,ABC,2,1,EUR", DocumentError, "line 16: number of cells must be 7, got 6"),
        ("2024-01-03,buy,ABC,1e9,1,,EUR", MoneyError, "line 16: expected a decimal"),
        ("2024-01-03,buy,ABC," + "9" * 30 + "," + "9" * 30 + ",,EUR", DecimalOverflow, "line 16: "),
        ("2024-01-03,hold,ABC,1,1,,EUR", DocumentError, "line 16: action must be one of"),
    ],
)
def test_a_bad_row_in_the_middle_is_named(row: str, error: Any, message: str) -> None:
    before = "2024-01-02,buy,ABC,1,1,,EUR\n" + "2024-01-02,dividend,ABC,1,1,,EUR\r\n" * 13
    text = HEADER + before + row + "\n2024-01-02,dividend,ABC,1,1,,EUR\n"
    with pytest.raises(error) as refused:
        Portfolio.from_csv(text, "EUR")
    assert message in str(refused.value)
    start = len(HEADER + before)
    assert start <= refused.value.position < start + len(row)


def test_currencies_of_ones_own() -> None:
    registry = CurrencyRegistry()
    registry.add("POINT", digits=0, name="Points")
    text = HEADER + "2024-01-02,buy,ABC,1,5,,POINT\n"
    with pytest.raises(MoneyError, match=r"^line 2: "):
        Portfolio.from_csv(text, "EUR")
    bought = Portfolio.from_csv(text, "EUR", registry=registry).transaction("1")
    assert bought.total is not None and bought.total.currency == "POINT"


def test_thirds_are_no_journal() -> None:
    portfolio = Portfolio("EUR")
    portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
    portfolio.split("ABC", quantity=1, per=3, on="2024-02-01")
    for write in (portfolio.to_beancount, portfolio.to_ledger):
        with pytest.raises(MoneyError, match=r"^split of ABC on 2024-02-01"):
            write()


def test_documentation(root: Path) -> None:
    result = doctest.testfile(
        str(root / "docs" / "guide" / "portfolio-formats.md"), module_relative=False
    )
    assert (result.failed, result.attempted > 4) == (0, True)


SHORT = "date,action,symbol,quantity,price\n"


def _profit(text: str, **options: Any) -> Decimal:
    portfolio = Portfolio.from_csv(SHORT + text, "EUR", **options)
    return portfolio.value({"A": 10, "B": 10}).profit.amount


def test_a_days_sale_that_stands_before_its_purchase() -> None:
    sale, purchase = "2024-01-05,sell,A,10,6\n", "2024-01-05,buy,A,10,5\n"
    for policy in ("reject", "allow", "record"):
        assert _profit(sale + purchase, short_sales=policy) == 10, policy
    assert _profit(sale + "2024-01-05,dividend,A,1,3\n" + purchase) == 13
    both = "2024-01-05,buy,B,1,5\n" + sale + "2024-01-05,sell,B,1,7\n" + purchase
    assert _profit(both) == 12
    # Newest first, with a split between: 5 at 12 become 10 at 6, of which 4 are left.
    days = "2024-01-08,sell,A,6,9\n2024-01-08,split,A,2:1,\n2024-01-05,buy,A,5,12\n"
    assert _profit(days) == 54 + 40 - 60
    with pytest.raises(InsufficientFunds, match=r"^line 2: 10 A sold on 2024-01-05, 9 held"):
        _profit(sale + purchase.replace("A,10", "A,9"))
    with pytest.raises(InsufficientFunds, match=r"^line 2: 10 A sold on 2024-01-05, 0 held"):
        _profit(sale + purchase.replace("01-05", "01-06"))


def test_long_documents_with_the_newest_first() -> None:
    """Each day sells its own purchases, in a document that lists them in reverse."""
    days = [date(2000, 1, 1) + timedelta(days=one) for one in range(5000)]
    lines = [f"{day},sell,A,3,6\n{day},buy,A,2,5\n{day},buy,A,1,5\n" for day in days]
    assert _profit("".join(reversed(lines))) == 3 * 5000 == _profit("".join(lines))
