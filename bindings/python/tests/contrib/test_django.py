"""Amounts in models and forms of Django."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from django import forms
from django.core import serializers
from django.core.exceptions import FieldError, ValidationError
from django.db import connection, models
from django.db.migrations.writer import MigrationWriter
from django.db.models import F, Max, Sum, Value
from django.utils import translation

from libmoney import Money
from libmoney.contrib.django import MoneyField, MoneyFormField
from libmoney.contrib.sqlite3 import register


class Order(models.Model):
    price = MoneyField()
    fee = MoneyField(currency="EUR", null=True, blank=True)

    class Meta:
        app_label = "shop"


class OrderForm(forms.ModelForm):
    class Meta:
        model = Order
        fields = ["price", "fee"]


@pytest.fixture(autouse=True)
def table() -> Iterator[None]:
    with connection.schema_editor() as editor:
        editor.create_model(Order)
    yield
    with connection.schema_editor() as editor:
        editor.delete_model(Order)


def test_models_keep_amounts() -> None:
    Order.objects.create(price=Money("12.50", "USD"), fee=Money("0.10", "EUR"))
    Order.objects.create(price="3.000 JPY", fee="0.2")
    Order.objects.create(price=Money(1, "EUR"))
    rows = list(Order.objects.order_by("id"))
    assert [str(one.price) for one in rows] == ["12.50 USD", "3.000 JPY", "1 EUR"]
    assert [one.fee for one in rows] == [Money("0.10", "EUR"), Money("0.20", "EUR"), None]


def test_the_database_adds_and_orders() -> None:
    for fee in ("0.10", "0.20", "10"):
        Order.objects.create(price=Money(1, "EUR"), fee=Money(fee, "EUR"))
    found = Order.objects.aggregate(sum=Sum("fee"), max=Max("fee"))
    assert found == {"sum": Money("10.30", "EUR"), "max": Money(10, "EUR")}
    assert Order.objects.filter(fee__gt=Money("0.10", "EUR")).count() == 2
    assert Order.objects.order_by("-fee").first().fee == Money(10, "EUR")
    assert Order.objects.filter(price=Money(1, "EUR")).count() == 3
    one = Value(Money(1, "EUR"), output_field=MoneyField(currency="EUR"))
    Order.objects.filter(fee=Money(10, "EUR")).update(fee=F("fee") + one)
    assert Order.objects.aggregate(max=Max("fee"))["max"] == Money(11, "EUR")


@pytest.fixture
def adapter() -> Iterator[None]:
    """sqlite3 makes texts of amounts, as in a program that uses both modules."""
    known = dict(sqlite3.adapters)
    register()
    yield
    sqlite3.adapters.clear()
    sqlite3.adapters.update(known)


@pytest.mark.usefixtures("adapter")
def test_an_amount_without_its_column_is_refused() -> None:
    Order.objects.create(price=Money(1, "EUR"), fee=Money(10, "EUR"))
    bare = F("fee") + Money("0.50", "EUR")
    with pytest.raises(FieldError, match="output_field"):
        Order.objects.update(fee=bare)
    with pytest.raises(FieldError, match="output_field"):
        Order.objects.update(fee=Money(1, "EUR") - F("fee"))
    for lookup in ("fee", "fee__gt", "fee__gte", "fee__lt", "fee__lte"):
        with pytest.raises(FieldError, match="output_field"):
            Order.objects.filter(**{lookup: bare}).exists()
    with pytest.raises(FieldError):
        Order.objects.annotate(more=bare).first()
    assert Order.objects.get().fee == Money(10, "EUR")


@pytest.mark.usefixtures("adapter")
def test_an_amount_with_its_column_is_exact() -> None:
    Order.objects.create(price=Money(1, "EUR"), fee=Money(10, "EUR"))
    half = Value(Money("0.50", "EUR"), output_field=MoneyField(currency="EUR"))
    Order.objects.filter(fee__lt=F("fee") + half).update(fee=F("fee") + half)
    assert Order.objects.get().fee == Money("10.50", "EUR")


@pytest.mark.parametrize(
    "bad",
    [
        {"price": 12.5},
        {"price": "rubbish"},
        {"price": Money(1, "EUR"), "fee": Money(1, "USD")},
        {"price": Money(1, "EUR"), "fee": Money("0.001", "EUR")},
        {"price": Money(1, "EUR"), "fee": Money(10**20, "EUR")},
    ],
)
def test_models_refuse(bad: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Order.objects.create(**bad)
    assert Order.objects.count() == 0


def test_fixtures() -> None:
    Order.objects.create(price=Money("12.50", "USD"), fee=Money("0.10", "EUR"))
    data = serializers.serialize("json", Order.objects.all())
    (found,) = list(serializers.deserialize("json", data))
    assert found.object.price == Money("12.50", "USD")
    assert found.object.fee == Money("0.10", "EUR")


def test_migrations_make_the_field_again() -> None:
    for name in ("price", "fee"):
        field = Order._meta.get_field(name)
        text, imports = MigrationWriter.serialize(field)
        scope: dict[str, Any] = {}
        exec("\n".join(imports), scope)
        again = eval(text, scope)
        assert again.deconstruct()[1:] == field.clone().deconstruct()[1:]
    assert "scale" in Order._meta.get_field("fee").deconstruct()[3]


def test_forms() -> None:
    form = OrderForm({"price": " 12.50 USD ", "fee": "4.90"})
    assert form.is_valid(), form.errors
    order = form.save()
    assert (order.price, order.fee) == (Money("12.50", "USD"), Money("4.90", "EUR"))
    html = OrderForm(instance=order).as_p()
    assert 'value="12.50 USD"' in html and 'value="4.90"' in html
    for price in ("12.50", "12,50 USD", "<b>", "1e999 EUR", "12.50 EUROS"):
        assert "price" in OrderForm({"price": price}).errors
    assert "fee" in OrderForm({"price": "1 EUR", "fee": "1 USD"}).errors


def test_limits_of_a_form() -> None:
    field = MoneyFormField(min_value=Money(1, "EUR"), max_value=Money(5, "EUR"), required=False)
    assert field.clean("") is None
    assert field.clean("5 EUR") == Money(5, "EUR")
    for bad in ("0.99 EUR", "5.01 EUR", "2 USD"):
        with pytest.raises(ValidationError):
            field.clean(bad)
    assert not field.has_changed(Money("1.50", "EUR"), "1.5 EUR")
    assert field.has_changed(Money("1.50", "EUR"), "x")


@pytest.fixture
def localized() -> MoneyFormField:
    return MoneyFormField(currency="EUR", localize=True)


@pytest.mark.parametrize(
    ("language", "text", "amount"),
    [
        ("de", "1.234", "1234"),
        ("de", "1.234,50", "1234.50"),
        ("de", "1.234,50 €", "1234.50"),
        ("de", "1.234,50 EUR", "1234.50"),
        ("fr", "1 234,50", "1234.50"),
        ("fr", "1\u202f234,50 €", "1234.50"),
        ("en", "1,234.50", "1234.50"),
        ("en", "€5", "5"),
        ("en", "(5.00)", "-5.00"),
        ("de-ch", "1'234.50", "1234.50"),
        ("pl", "1 234,50 zł", None),
        ("de", "12.50", None),
        ("de", "12,34,5", None),
        ("en", "1.234,50", None),
        ("de", "5 $", None),
        ("ar-eg", "١٬٢٣٤٫٥٠", "1234.50"),
        # CLDR does not have Klingon.
        ("tlh", "12.50", "12.50"),
        ("tlh", "1.234,50", None),
    ],
)
def test_a_localized_field_reads_the_language(
    localized: MoneyFormField, language: str, text: str, amount: str | None
) -> None:
    with translation.override(language):
        if amount is not None:
            found = localized.clean(text)
            assert (found, str(found.amount)) == (Money(amount, "EUR"), amount)
            return
        with pytest.raises(ValidationError):
            localized.clean(text)


def test_a_localized_field_reads_symbols() -> None:
    field = MoneyFormField(localize=True)
    for language, text, amount in (
        ("en", "$5", "5 USD"),
        ("en-au", "$5", "5 AUD"),
        ("pl", "5,00 zł", "5.00 PLN"),
        ("de", "1.234,50 CHF", "1234.50 CHF"),
    ):
        with translation.override(language):
            assert field.clean(text) == Money.parse(amount)
    with translation.override("pl"), pytest.raises(ValidationError):
        field.clean("$5")


@pytest.mark.parametrize("language", ["de", "fr", "en", "hi", "de-ch", "ar-eg", "es", "pl"])
def test_a_localized_form_reads_what_it_shows(language: str) -> None:
    class PriceForm(forms.Form):
        price = MoneyFormField(currency="EUR", localize=True)
        fee = MoneyFormField(localize=True, required=False)
        off = MoneyFormField(currency="EUR", localize=True, disabled=True)

    prices = forms.formset_factory(PriceForm, extra=0)
    # A program's own text is a plain one in each language.
    initial = [
        {"price": Money("1234567.5", "EUR"), "fee": "1.234 USD", "off": "1.234"},
        {"price": "1.234", "fee": Money("-5", "JPY"), "off": Money("0.50", "EUR")},
    ]
    with translation.override(language):
        shown = prices(initial=initial)
        data = {"form-TOTAL_FORMS": "2", "form-INITIAL_FORMS": "2"}
        data |= {box.html_name: box.value() for form in shown for box in form}
        sent = prices(data, initial=initial)
        assert sent.is_valid(), sent.errors
        assert not sent.has_changed()
        assert sent.cleaned_data == [
            {
                "price": Money("1234567.5", "EUR"),
                "fee": Money("1.234", "USD"),
                "off": Money("1.234", "EUR"),
            },
            {
                "price": Money("1.234", "EUR"),
                "fee": Money("-5", "JPY"),
                "off": Money("0.50", "EUR"),
            },
        ]
        data["form-0-price"] = "1.2.3,4"
        wrong = prices(data, initial=initial)
        assert not wrong.is_valid() and wrong[0]["price"].value() == "1.2.3,4"


def test_the_example_of_an_error_is_in_the_language(localized: MoneyFormField) -> None:
    for language, example in (("de", "12,50 EUR"), ("en", "12.50 EUR")):
        with translation.override(language), pytest.raises(ValidationError, match=example):
            localized.clean("x")
    with translation.override("de"), pytest.raises(ValidationError, match=r"12\.50 EUR"):
        MoneyFormField().clean("x")
