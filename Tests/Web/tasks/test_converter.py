"""Tasks with the converter and its currencies, done with clicks and keys alone."""

from __future__ import annotations

import csv
import json
from decimal import ROUND_HALF_EVEN, Decimal
from pathlib import Path

import pytest
from fit import axe
from playwright.sync_api import Route, expect
from web.tasks import record
from web.user import User

ROOT = Path(__file__).resolve().parents[3]
#: The rates of the bank by day, as published; the page's own answers are compared with them.
ROWS = {
    row["Date"]: row
    for row in csv.DictReader((ROOT / "share" / "ecb" / "eurofxref-hist.csv").open())
}
LAST = max(ROWS)
TODAY = {"amount": 1.0, "base": "EUR", "date": "2026-11-26", "rates": {"USD": 1.2345, "GBP": 0.8}}


@pytest.fixture
def converter(user: User) -> User:
    user.open("converter")
    return user


def done(user: User, task: str) -> None:
    record(user, "converter", task)


def euros_in(code: str, amount: str, digits: str = "0.01", day: str = LAST) -> str:
    found = Decimal(amount) * Decimal(ROWS[day][code])
    return f"{found.quantize(Decimal(digits), ROUND_HALF_EVEN):,}"


def choose(user: User, selector: str, text: str) -> None:
    user.click(selector)
    user.type(text)
    user.press("Enter")


def type_amount(user: User, text: str, field: str = "#give") -> None:
    user.click(field)
    user.replace(text)


def error(user: User, field: str = "#give") -> str:
    wrong = user.at(f".field:has({field}) .wrong")
    expect(wrong).not_to_be_empty()
    return wrong.inner_text()


def test_c1_euros_in_yen(converter: User) -> None:
    type_amount(converter, "250")
    choose(converter, "#target", "jpy")
    expect(converter.at("#take")).to_have_value(euros_in("JPY", "250", "1"))
    done(converter, "C1 250 EUR in JPY")


def test_c2_swap_and_type_the_other_side(converter: User) -> None:
    converter.click("#swap")
    type_amount(converter, "50", "#take")
    expect(converter.at("#give")).to_have_value(euros_in("USD", "50"))
    expect(converter.at("#target")).to_have_value("EUR")
    done(converter, "C2 swap, then type the other side")


def test_c3_the_rate_of_a_past_day(converter: User) -> None:
    converter.click("#day")
    converter.type("07152008")
    converter.press("Enter")
    rate = euros_in("USD", "1", "0.0001", "2008-07-15")
    expect(converter.at("#equivalence")).to_have_text(f"1 EUR = {rate} USD")
    expect(converter.at("#take")).to_have_value(euros_in("USD", "100", day="2008-07-15"))
    expect(converter.at("#updated")).to_contain_text("European Central Bank")
    done(converter, "C3 rate of 2008-07-15")


def test_c4_find_pound_in_the_picker(converter: User) -> None:
    choose(converter, "#target", "pound")
    expect(converter.at("#take")).to_have_value(euros_in("GBP", "100"))
    done(converter, "C4 find pound in the picker")


def test_c5_type_a_favourite(user: User) -> None:
    user.open("currencies")
    user.click("[data-code=GBP] .star")
    user.open("converter")
    choose(user, "#target", "gbp")
    expect(user.at("#target")).to_have_value("GBP")
    done(user, "C5 type a starred currency")


def test_c6_the_day_of_the_high_of_five_years(converter: User) -> None:
    converter.click("[data-months='60']")
    days = [day for day in ROWS if day >= "2021-10-30"]
    rates = {day: Decimal(ROWS[day]["USD"]) for day in days}
    high = max(rates.values())
    [day] = [one for one in days if rates[one] == high]
    expect(converter.at(".reading")).to_contain_text(f"High {high} on {day}")
    done(converter, "C6 day of the 5-year high")


def test_c7_an_amount_in_five_currencies_at_once(converter: User) -> None:
    rows = converter.page.locator(".targets .target")
    expect(rows).to_have_count(5)
    for code in ("USD", "GBP", "CHF", "CNY"):
        row = rows.and_(converter.page.locator(f"[data-code={code}]"))
        expect(row).to_contain_text(euros_in(code, "100"))
    converter.click(".target[data-code=GBP]")
    expect(converter.at("#take")).to_have_value(euros_in("GBP", "100"))
    done(converter, "C7 100 EUR in five currencies")


def test_c8_todays_rate_with_its_source(converter: User) -> None:
    def answer(route: Route) -> None:
        headers = {"Access-Control-Allow-Origin": "*"}
        route.fulfill(body=json.dumps(TODAY), content_type="application/json", headers=headers)

    converter.context.route("https://api.frankfurter.dev/**", answer)
    converter.click("#today")
    expect(converter.at("#equivalence")).to_have_text("1 EUR = 1.2345 USD")
    expect(converter.at("#converter-state")).to_contain_text("2026-11-26")
    expect(converter.at("#updated")).to_contain_text("from the network")
    expect(converter.at("#today")).to_be_hidden()
    done(converter, "C8 today's rate")


@pytest.mark.parametrize(
    ("text", "source", "number", "result"),
    [
        ("100 usd", "USD", "100", "EUR"),
        ("£20", "GBP", "20", "USD"),
        ("20 €", "EUR", "20", "USD"),
        ("JPY 1,000", "JPY", "1000", "USD"),
        ("1.5k usd", "USD", "1500", "EUR"),
    ],
)
def test_an_amount_with_another_currency_is_read(
    converter: User, text: str, source: str, number: str, result: str
) -> None:
    type_amount(converter, text)
    expect(converter.at("#source")).to_have_value(source)
    expect(converter.at("#target")).to_have_value(result)
    expect(converter.at("#read-as")).to_contain_text("Read as")
    converter.press("Tab")
    expect(converter.at("#give")).to_have_value(number)
    done(converter, f"type {text}")


def test_a_german_types_a_comma(user: User) -> None:
    user.open("settings")
    user.fill("#locale", "de")
    user.open("converter")
    type_amount(user, "1,5")
    expect(user.at("#take")).to_have_value(euros_in("USD", "1.5").replace(".", ","))
    expect(user.at("#read-as")).to_be_empty()


def test_a_link_carries_pair_amount_and_day(converter: User) -> None:
    converter.context.grant_permissions(["clipboard-read", "clipboard-write"])
    choose(converter, "#source", "gbp")
    type_amount(converter, "5")
    converter.click("#day")
    converter.type("07152008")
    converter.click("#copy-link")
    expect(converter.at("#copy-link")).to_have_text("Copied")
    link = converter.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("#/converter?from=GBP&to=USD&amount=5&on=2008-07-15")
    result = converter.at("#take").input_value()
    converter.page.goto("about:blank")
    converter.page.goto(link)
    expect(converter.at("#take")).to_have_value(result)
    expect(converter.at("#day")).to_have_value("2008-07-15")
    done(converter, "copy a link")


def test_currencies_are_chosen_on_their_screen_by_two_buttons(converter: User) -> None:
    converter.click("#target-list-button")
    expect(converter.at("#choose-to")).to_have_attribute("aria-pressed", "true")
    converter.click("#search")
    converter.type("switz")
    converter.click("[data-code=CHF] .pick")
    expect(converter.at("#target")).to_have_value("CHF")
    expect(converter.at("#take")).to_have_value(euros_in("CHF", "100"))
    converter.click("#source-list-button")
    expect(converter.at("#choose-from")).to_have_attribute("aria-pressed", "true")
    converter.click("[data-code=AUD] .pick")
    expect(converter.at("#source")).to_have_value("AUD")
    done(converter, "choose both currencies from the list")


def test_a_currency_is_added_and_a_removal_is_undone(converter: User) -> None:
    choose(converter, "#add-target", "brl")
    rows = converter.page.locator(".targets .target")
    expect(rows).to_have_count(6)
    brl = converter.page.locator(".target[data-code=BRL]")
    expect(brl).to_contain_text(euros_in("BRL", "100"))
    converter.click("li:has(> [data-code=BRL]) button.quiet")
    expect(brl).to_have_count(0)
    converter.click(".notice .act")
    expect(brl).to_have_count(1)
    done(converter, "undo the removal of a favourite")


def test_the_main_task_by_keyboard(converter: User) -> None:
    page = converter.page
    page.focus("#main")
    for _ in range(40):
        converter.press("Tab")
        if page.evaluate("document.activeElement.id") == "give":
            break
    converter.replace("12.5")
    ids = []
    for _ in range(12):
        converter.press("Tab")
        ids.append(page.evaluate("document.activeElement.id"))
        if ids[-1] == "target":
            break
    assert ids == ["source", "source-list-button", "swap", "take", "target"]
    converter.type("yen")
    converter.press("Enter")
    expect(converter.at("#take")).to_have_value(euros_in("JPY", "12.5", "1"))
    assert page.evaluate("document.activeElement.id") == "target"
    done(converter, "convert by keyboard")


def test_nothing_to_convert_is_no_error(converter: User) -> None:
    converter.click("#give")
    converter.press("Control+a", "Delete")
    expect(converter.at("#take")).to_have_value("")
    expect(converter.page.locator("[aria-invalid=true]")).to_have_count(0)
    expect(converter.at("#converter-state")).to_have_class("badge old")
    expect(converter.at("#screen")).not_to_contain_text("Waiting for rates")
    expect(converter.at("#fee-told")).to_contain_text("Enter an amount first.")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("9" * 38, "The result has too many digits."),
        ("9" * 39, "Enter at most 38 digits."),
        ("1e400", "Enter a number such as"),
        ("12 xyz", "not a known currency"),
        ("x" * 64, "Enter a number such as"),
        ("7" * 100_000, "Enter at most"),
        ("1\0", "Remove the invisible character"),
        ("<b>1</b>", "Enter a number such as"),
        ("1.5.5", "Enter a number such as"),
    ],
    ids=lambda text: ascii(text[:10]),
)
def test_bad_amounts_are_explained_beside_the_field(converter: User, text: str, words: str) -> None:
    for field in ("#give", "#take"):
        converter.at(field).fill(text)
        expect(converter.page.locator(f".field:has({field}) .wrong")).to_contain_text(words)
        assert converter.page.evaluate("document.activeElement.id") == field[1:]
    converter.at("#fee").fill(text)
    converter.at("#fee").blur()
    expect(converter.at("#fee[aria-invalid=true]")).to_be_attached()
    converter.open("converter", is_anew=True)
    type_amount(converter, "2")
    expect(converter.at("#take")).to_have_value(euros_in("USD", "2"))


def test_a_negative_amount_and_a_day_of_the_future(converter: User) -> None:
    type_amount(converter, "-5")
    expect(converter.at("#take")).to_have_value("-" + euros_in("USD", "5"))
    converter.click("#day")
    converter.type("12319999")
    converter.press("Enter")
    assert error(converter, "#day").startswith("Choose a day between 1999-01-04 and")
    converter.page.goto(f"{converter.site}#/converter?on=9999-12-31&from=GBP&to=USD")
    expect(converter.at("#converter-wrong")).to_contain_text("No exchange rate from GBP to USD")


@pytest.mark.parametrize(
    "text", ["\0", "x" * 100_000, "<b>", "9" * 38], ids=lambda text: ascii(text[:3])
)
def test_bad_searches_leave_the_list_usable(user: User, text: str) -> None:
    user.open("currencies")
    user.at("#search").fill(text)
    expect(user.page.locator(".currencies [data-code]")).to_have_count(0)
    # The number of currencies found, or the error of a text that no search accepts.
    told = user.page.locator("#count:not(:empty), #search[aria-invalid=true]")
    expect(told).to_have_count(1)
    user.at("#search").fill("yen")
    expect(user.page.locator(".currencies [data-code]")).to_have_count(1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 768, 1280])
def test_axe_and_width(user: User, width: int, scheme: str) -> None:
    user.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    user.page.set_viewport_size({"width": width, "height": 800})
    for screen in ("converter", "currencies"):
        user.open(screen)
        user.page.evaluate(axe())
        found = user.page.evaluate("axe.run(document).then(({ violations }) => violations)")
        assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
        overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert user.page.evaluate(overflow) <= 0


def test_the_amount_is_in_view_on_a_tiny_screen(user: User) -> None:
    user.page.set_viewport_size({"width": 320, "height": 480})
    user.open("converter")
    box = user.at("#give").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 480
