"""Every row of the table of idioms in docs/guide/python.md, and more that Python does."""

from __future__ import annotations

import builtins
import copy
import gc
import json
import keyword
import os
import pickle
import re
import sys
import weakref
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import libmoney
from libmoney import (
    AmountFormat,
    Converter,
    CurrencyList,
    Money,
    Rates,
    Rounding,
    Store,
    format_locale,
)

PAGE = Path(__file__).resolve().parents[3] / "docs" / "guide" / "python.md"
ROW = re.compile(r"^\| `(?P<idiom>.+?)` \| `(?P<answer>.+?)` \|", re.MULTILINE)
IDIOMS = ROW.findall(PAGE.read_text(encoding="utf-8").partition("## Results by idiom")[2])


def names() -> dict[str, Any]:
    return {
        **{name: getattr(libmoney, name) for name in libmoney.__all__},
        "Decimal": Decimal,
        "Fraction": Fraction,
        "copy": copy,
        "json": json,
        "pickle": pickle,
        "weakref": weakref,
        "m": Money("12.50", "EUR"),
        "n": Money("5.00", "EUR"),
        "z": Money("0.00", "EUR"),
        "d": Money("1.00", "USD"),
    }


def error_of(name: str) -> Any:
    return getattr(libmoney, name, None) or getattr(builtins, name)


@pytest.mark.parametrize(("idiom", "answer"), IDIOMS, ids=[idiom for idiom, _ in IDIOMS])
def test_idioms(idiom: str, answer: str) -> None:
    if answer.endswith(("Error", "Result", "Mismatch", "ByZero")):
        with pytest.raises(error_of(answer)) as caught:
            eval(idiom, names())
        assert str(caught.value)
    else:
        assert repr(eval(idiom, names())) == answer


def test_the_page_has_every_idiom() -> None:
    assert len(IDIOMS) >= 78
    assert len({idiom for idiom, _ in IDIOMS}) == len(IDIOMS)


def test_patterns() -> None:
    match_statement = """
match Money("12.50", "EUR"):
    case Money(amount, "USD"):
        found = "dollars", amount
    case Money(amount, currency="EUR"):
        found = "euros", amount
"""
    if sys.version_info < (3, 10):
        pytest.skip("Python 3.9 has no match statement")
    scope: dict[str, Any] = {"Money": Money}
    exec(match_statement, scope)
    assert scope["found"] == ("euros", Decimal("12.50"))


def test_weak_references() -> None:
    money = Money("12.50", "EUR")
    reference = weakref.ref(money)
    kept = weakref.WeakValueDictionary({"one": money})
    assert reference() is money
    del money
    gc.collect()
    assert reference() is None
    assert not kept
    rates = Rates([("EUR", "USD", 1)])
    assert weakref.ref(rates)() is rates


def test_copies() -> None:
    money = Money("12.50", "EUR")
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(money, protocol))
        assert (repr(again), type(again)) == (repr(money), Money)
    assert copy.copy(money) is money
    assert copy.deepcopy([money])[0] is money


class Price(Money):
    """A class of a program."""

    note: str


def test_classes_that_derive() -> None:
    price = Price("12.50", "EUR")
    price.note = "net"
    assert type(price) is Price
    assert [type(one) for one in (price + price, price * 2, -price, price.rounded(1))] == 4 * [
        Money
    ]
    assert (price == Money("12.5", "EUR"), hash(price)) == (True, hash(Money("12.5", "EUR")))
    assert type(price + 0) is Price
    assert type(Money.sum([price, price])) is Money
    assert weakref.ref(price)() is price


def test_strings_stand_for_members() -> None:
    money = Money("2.5", "JPY")
    for mode in Rounding:
        if mode is not Rounding.UNNECESSARY:
            expected = money.rounded(0, mode)
            name = mode.name
            assert money.rounded(0, name.lower()) == money.rounded(0, name) == expected
            assert money.rounded(rounding=f"ROUND_{name}") == expected
    assert Rates([("EUR", "USD", "1.005")]).convert(
        Money(1, "EUR"), "USD", rounding="half_up"
    ) == Money("1.01", "USD")
    with pytest.raises(libmoney.ArgumentError, match="a rounding mode must be one of half_even, "):
        money.rounded(0, "nearly")


def test_strings_stand_for_members_everywhere() -> None:
    """Each enumeration that goes in, with a member and with its name."""
    money = Money("1234.5", "USD")
    style, display, numerals = libmoney.Style, libmoney.Display, libmoney.Numerals
    for member in style:
        expected = format_locale(money, "en", member, digits=1)
        assert format_locale(money, "en", member.name.lower(), digits=1) == expected
    for shown in display:
        expected = format_locale(money, "fr", display=shown)
        assert format_locale(money, "fr", display=shown.name) == expected
    assert libmoney.currency_text("USD", "fr", "name") == "dollar des États-Unis"
    assert format_locale(money, "hi", numerals="latin") == format_locale(
        money, "hi", numerals=numerals.LATIN
    )
    assert AmountFormat("0", sign="always").format(money) == "+1234"
    assert AmountFormat("0.00", zeros="strip").format(money) == "1234.5"
    listed = CurrencyList("en")
    listed.sort("code_descending")
    assert listed[0].code == "ZWG"
    with pytest.raises(libmoney.ArgumentError, match="an order must be one of name_ascending, "):
        listed.sort("by_colour")


def test_representations_say_what_the_object_is() -> None:
    """No class uses Python's default repr, which would reveal the address of the object."""
    for name in libmoney.__all__:
        kind = getattr(libmoney, name)
        if isinstance(kind, type):
            assert kind.__repr__ is not object.__repr__, name
    converter, listed, store = Converter("EUR", "USD"), CurrencyList("en"), Store(":memory:")
    converter.amount = "12.50"
    assert repr(converter) == "<Converter of 12.50, EUR to USD>"
    assert repr(listed) == f"<CurrencyList of {len(listed)} currencies>"
    assert repr(store) == f"<Store, revision {store.revision}>"
    store.close()
    assert repr(store) == "<Store, the store is closed>"


def test_a_star_shadows_nothing() -> None:
    own = {"decimal", "fractions", "datetime", "numbers", "locale"}
    modules = getattr(sys, "stdlib_module_names", own)
    taken = {*modules, *vars(builtins), *keyword.kwlist}
    assert not taken & set(libmoney.__all__)


def test_the_variable_decides() -> None:
    wish = os.environ.get("LIBMONEY_ACCELERATED", "")
    if wish in ("0", "1"):
        assert libmoney.accelerated is (wish == "1")
