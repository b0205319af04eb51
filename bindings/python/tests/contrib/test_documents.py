"""Amounts in pydantic, attrs, cattrs, msgspec and json, and rejected values."""

from __future__ import annotations

import json
from decimal import Decimal
from typing import Annotated, Any, Optional

import attrs
import cattrs
import msgspec
import pydantic
import pytest

from libmoney import CurrencyMismatch, Money, MoneyError, MoneySyntaxError
from libmoney._money.amount_parts import amount_of
from libmoney.contrib import attrs as money_attrs
from libmoney.contrib import json as money_json
from libmoney.contrib import msgspec as money_msgspec
from libmoney.contrib.pydantic import MoneyIn

PRICE = Money("12.50", "EUR")
#: Values that every field rejects.
BAD: list[Any] = [
    12.5,
    12,
    True,
    None,
    [],
    "12,50 EUR",
    "12.50",
    "12.50 EUROS",
    "NaN EUR",
    {"amount": 12.5, "currency": "EUR"},
    {"amount": "12.5"},
    {"amount": "12.5", "currency": "EUR", "more": 1},
    {"amount": "12.5", "currency": None},
    {"amount": None, "currency": "EUR"},
    {"amount": "1e999", "currency": "EUR"},
    {"amount": Decimal("sNaN"), "currency": "EUR"},
    {"amount": Decimal("Infinity"), "currency": "EUR"},
    {"amount": 10**40, "currency": "EUR"},
    {"amount": "1", "currency": "E\0R"},
]


class Order(pydantic.BaseModel):
    price: Money
    fee: Annotated[Money, MoneyIn("EUR")] = PRICE
    more: Optional[Money] = None  # noqa: UP045
    many: list[Money] = []


@pytest.mark.parametrize(
    "given", [PRICE, "12.50 EUR", "EUR 12.50", {"amount": "12.50", "currency": "EUR"}]
)
def test_pydantic_reads(given: Any) -> None:
    order = Order(price=given, fee="4.90", many=[given, given])
    assert order.price == PRICE and str(order.price) == "12.50 EUR"
    assert order.fee == Money("4.90", "EUR")
    assert Order.model_validate_json(order.model_dump_json()) == order
    assert order.model_dump()["price"] is order.price
    assert order.model_dump(mode="json")["price"] == {"amount": "12.50", "currency": "EUR"}


@pytest.mark.parametrize("given", BAD)
def test_pydantic_refuses(given: Any) -> None:
    with pytest.raises(pydantic.ValidationError) as caught:
        Order(price=given)
    assert caught.value.errors()[0]["type"] in ("money_type", "money_parsing")


def test_pydantic_refuses_another_currency() -> None:
    with pytest.raises(pydantic.ValidationError, match="USD"):
        Order(price=PRICE, fee=Money(1, "USD"))


def test_pydantic_describes_amounts() -> None:
    for mode in ("validation", "serialization"):
        schema = json.dumps(Order.model_json_schema(mode=mode))
        assert '"amount"' in schema and '"currency"' in schema


def test_pydantic_copies_and_pickles() -> None:
    order = Order(price=PRICE)
    assert order.model_copy(deep=True) == order
    assert pydantic.TypeAdapter(Money).validate_python("1.5 EUR") == Money("1.5", "EUR")


@attrs.frozen
class Line:
    price: Money = money_attrs.money_field()  # noqa: RUF009
    fee: Money = money_attrs.money_field("EUR", default="0")  # noqa: RUF009


@pytest.mark.parametrize("given", BAD)
def test_attrs_refuses(given: Any) -> None:
    with pytest.raises((MoneyError, TypeError)):
        Line(given)


def test_attrs() -> None:
    assert Line("12.50 EUR").price == PRICE
    with pytest.raises(CurrencyMismatch):
        Line(PRICE, Money(1, "USD"))


def test_cattrs() -> None:
    converter = cattrs.Converter()
    money_attrs.register(converter)
    found = converter.unstructure({"lines": [Line(PRICE)]})
    price = found["lines"][0]["price"]
    assert price == {"amount": "12.50", "currency": "EUR"}
    assert converter.structure({"price": price}, Line) == Line(PRICE)
    for bad in BAD:
        with pytest.raises(Exception) as caught:
            converter.structure(bad, Money)
        assert isinstance(caught.value, (MoneyError, TypeError))


class Parcel(msgspec.Struct):
    price: Money
    many: list[Money] = []


def test_msgspec() -> None:
    parcel = Parcel(PRICE, [PRICE])
    for module in (msgspec.json, msgspec.msgpack):
        data = module.encode(parcel, enc_hook=money_msgspec.enc_hook)
        assert module.decode(data, type=Parcel, dec_hook=money_msgspec.dec_hook) == parcel
    for bad in ("12.5", '{"amount":12.5,"currency":"EUR"}', "null", '"1"'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(f'{{"price":{bad}}}', type=Parcel, dec_hook=money_msgspec.dec_hook)
    with pytest.raises(NotImplementedError):
        money_msgspec.enc_hook(object())


def test_json() -> None:
    value = {"a": [PRICE, {"b": Money("-0.001", "USD")}], "c": Decimal("1")}
    text = money_json.dumps(value["a"])
    assert money_json.loads(text) == value["a"]
    assert money_json.loads('{"amount": 1, "currency": "EUR"}') == {"amount": 1, "currency": "EUR"}
    assert money_json.loads("[1.10]") == [Decimal("1.10")]
    assert json.loads(json.dumps(PRICE, default=money_json.default)) == {
        "amount": "12.50",
        "currency": "EUR",
    }
    with pytest.raises(TypeError):
        money_json.dumps(object())
    with pytest.raises(MoneySyntaxError):
        money_json.loads('{"amount": "x", "currency": "EUR"}')


def test_amounts_of_a_known_currency() -> None:
    for given in (5, Decimal(5), "5", "5 EUR", Money(5, "EUR")):
        assert amount_of(given, "EUR") == Money(5, "EUR")
    for bad in (5.0, True, None, object()):
        with pytest.raises(TypeError):
            amount_of(bad, "EUR")
