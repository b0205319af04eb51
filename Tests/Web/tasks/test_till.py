"""Tasks at a till, done with clicks and keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from web.user import User

from tasks.invoice import explain
from tasks.till import BASKET, add_product, done, paper, pay, ring_up


def test_t1_ring_up_three_items(till: User) -> None:
    ring_up(till, "peas", "milk", "eggs")
    expect(till.at("#payable")).to_have_text("$4.35")
    expect(till.page.locator(".line-item")).to_have_count(3)
    done(till, "T1 ring up three items")


def test_t1_on_a_phone_the_total_is_in_view(till: User) -> None:
    till.page.set_viewport_size({"width": 360, "height": 740})
    ring_up(till, "peas", "milk", "eggs")
    expect(till.at(".till-bar")).to_contain_text("$4.35")
    expect(till.at(".till-bar")).to_be_in_viewport()
    expect(till.at("#bar-checkout")).to_be_in_viewport()


def test_t2_weigh_0_350(till: User) -> None:
    ring_up(till, "peas")
    till.click("input[data-key='quantity peas']")
    till.replace("0.350")
    till.press("Enter")
    expect(till.at("#payable")).to_have_text("$0.33")
    done(till, "T2 weigh 0.350")


def test_t2_goods_by_weight_ask_for_it(till: User) -> None:
    till.click("[data-fold=own] > summary")
    till.click("#good-name")
    till.type("Cheese")
    till.press("Tab")
    till.type("20")
    till.press("Tab", "Tab")
    till.type("kg")
    till.press("Enter")
    till.click("[aria-label='Remove Cheese']")
    till.click("[data-sku=Cheese]")
    till.type("0.35")
    till.press("Enter")
    expect(till.at("#payable")).to_have_text("$7.00")


def test_t3_two_tax_rates(till: User) -> None:
    till.click("[data-fold=taxes] > summary")
    till.click("#tax")
    till.type("19")
    till.press("Tab")
    add_product(till, "Book", "10", "reduced", "7")
    ring_up(till, "milk")
    expect(till.at("[data-fold=taxes] > summary")).to_have_text("Taxes: 19%, reduced 7%")
    expect(till.at(".till-sums")).to_contain_text("Tax 19% on $1.30")
    expect(till.at(".till-sums")).to_contain_text("Tax reduced 7% on $10.00")
    expect(till.at("#payable")).to_have_text("$12.25")
    done(till, "T3 19 % and 7 %")


def test_t3_see_that_the_tax_is_rounded_per_unit(till: User) -> None:
    till.click("[data-fold=taxes] > summary")
    till.click("#tax")
    till.type("19")
    till.press("Tab")
    ring_up(till, "milk", "milk", "milk")
    # 19 % of 3.90 is 0.741; of 1.30, 0.25, three times.
    expect(till.at("#payable")).to_have_text("$4.64")
    till.fill("#policy", "per_unit_half_up")
    expect(till.at("#payable")).to_have_text("$4.65")
    till.click("[data-fold=explained] > summary")
    told = explain(till, "basket tax")
    assert "19% of $3.90" in told
    assert "0.741 (741/1000)" in told
    assert "per unit: half up, to 2 decimal places" in told
    assert "+0.009 (9/1000)" in told
    assert "rounded per unit" in told


def test_t4_discount_on_an_item_and_on_the_order(till: User) -> None:
    ring_up(till, "eggs", "milk")
    till.click("button[aria-label='Discount on Eggs']")
    till.type("10")
    till.press("Enter")
    expect(till.at(".line-item")).to_contain_text("$0.21 off (10%)")
    till.click("[data-fold=order] > summary")
    till.click("#order-discount")
    till.type("3")
    till.press("Enter")
    expect(till.at("#payable")).to_have_text("$3.09")
    done(till, "T4 item and order discount")


def test_t4_discount_as_an_amount(till: User) -> None:
    ring_up(till, "eggs")
    till.click("[data-fold=order] > summary")
    till.page.select_option("#order-discount-kind", "fixed")
    till.click("#order-discount-amount")
    till.type("0.60")
    till.press("Enter")
    expect(till.at("#payable")).to_have_text("$1.50")
    till.click("button[aria-label='Remove Eggs']")
    ring_up(till, "beans")
    expect(till.at("#payable")).to_have_text("$0.13")


def test_t5_50_tendered_and_the_change(till: User) -> None:
    ring_up(till, *["eggs"] * 6)
    till.click("#checkout")
    till.type("50")
    expect(till.at("#change")).to_have_text("Change $37.40")
    till.press("Enter")
    expect(till.at("#given-back")).to_have_text("$37.40")
    assert "50.00" in paper(till) and "37.40" in paper(till)
    done(till, "T5 50 tendered, change")


def test_t5_a_note_with_one_press(till: User) -> None:
    ring_up(till, "eggs")
    till.click("#checkout")
    till.click("[data-note^='5']")
    expect(till.at("#change")).to_have_text("Change $2.90")
    till.click("#complete")
    expect(till.at("#given-back")).to_have_text("$2.90")


@pytest.mark.parametrize(
    ("country", "currency", "paid"),
    [
        ("NL", "EUR", "€3.75"),
        ("", "CHF", re.compile(r"CHF.?[0-9.]+[05]$")),
        ("", "SEK", re.compile("00$")),
    ],
)
def test_t5_cash_by_the_rule_of_the_country(
    till: User, country: str, currency: str, paid: str | re.Pattern[str]
) -> None:
    till.fill("#pay-in", currency)
    till.fill("#cash", country)
    ring_up(till, "eggs", "eggs")
    till.click("#checkout")
    expect(till.at("#to-pay")).to_have_text(paid)
    till.press("Enter")
    expect(till.at(".money-paper")).to_be_visible()


def test_t6_split_among_three(till: User) -> None:
    ring_up(till, "eggs", "eggs", "eggs", "eggs", "milk", "milk", "milk", "milk", "beans", "milk")
    expect(till.at("#payable")).to_have_text("$15.63")
    ring_up(till, "beans")
    till.click("#checkout")
    till.click("[data-fold=split] > summary")
    till.click("[aria-label='One person more']")
    till.click("[aria-label='One person more']")
    expect(till.page.locator("#shares li bdi")).to_have_text(["$5.46", "$5.45", "$5.45"])
    till.click("#pay-card")
    till.click("#complete")
    till.click("#complete")
    till.click("#pay-cash")
    till.type("10")
    till.press("Enter")
    expect(till.at("#given-back")).to_have_text("$4.55")
    assert paper(till).count("Card") == 2
    done(till, "T6 split among three")


def test_t6_a_part_by_card_and_the_rest_in_cash(till: User) -> None:
    ring_up(till, "eggs", "milk")
    till.click("#checkout")
    till.click("[data-fold=split] > summary")
    till.click("#part")
    till.type("1.4")
    till.press("Enter")
    expect(till.at("#to-pay")).to_have_text("$1.40")
    till.click("#pay-card")
    till.click("#complete")
    till.click("#pay-cash")
    expect(till.at("#to-pay")).to_have_text("$2.00")
    till.click("#complete")
    assert "$1.40" in paper(till) and "$2.00" in paper(till)


def test_t7_next_customer(till: User) -> None:
    ring_up(till, "eggs", "milk")
    pay(till, "5")
    till.click("#next-sale")
    expect(till.at(BASKET)).to_contain_text("The basket is empty")
    ring_up(till, "milk")
    expect(till.at("#payable")).to_have_text("$1.30")
    done(till, "T7 next customer")


def test_t7_new_sale_and_its_undo(till: User) -> None:
    ring_up(till, "eggs", "milk")
    till.click("#new-sale")
    expect(till.at(BASKET)).to_contain_text("The basket is empty")
    till.click("#notices .act")
    expect(till.at("#payable")).to_have_text("$3.40")


def test_t8_a_receipt_with_shop_number_and_time(till: User) -> None:
    till.click("[data-fold=shop] > summary")
    till.click("#shop-name")
    till.type("Corner Shop")
    till.press("Tab")
    till.type("5 Main Street, Springfield")
    till.press("Tab")
    till.type("DE123456789")
    till.press("Tab")
    till.type("Thank you!")
    till.press("Tab")
    ring_up(till, "eggs")
    pay(till, "5")
    text = paper(till)
    for words in ("Corner Shop", "5 Main Street", "DE123456789", "000001", "Time", "Thank you!"):
        assert words in text
    for words in ("Eggs", "$2.10", "$5.00", "$2.90"):
        assert words in text
    till.click("#next-sale")
    ring_up(till, "milk")
    pay(till)
    assert "000002" in paper(till)
    done(till, "T8 print a receipt")


def test_park_and_resume(till: User) -> None:
    ring_up(till, "eggs")
    till.click("#park")
    ring_up(till, "milk")
    till.click("#park")
    expect(till.page.locator("[data-parked]")).to_have_count(2)
    ring_up(till, "beans")
    till.click("[data-parked]")
    expect(till.at("#payable")).to_have_text("$2.10")
    # The sale that was in hand is parked instead.
    expect(till.page.locator("[data-parked]")).to_have_count(2)
    done(till, "park and resume")


def test_scan_a_bar_code(till: User) -> None:
    till.click("[data-fold=own] > summary")
    till.click("#good-name")
    till.type("Tea")
    till.press("Tab")
    till.type("3.20")
    till.press("Tab")
    till.type("4006381333931")
    till.press("Enter")
    till.click("[aria-label='Remove Tea']")
    till.click("#goods-search")
    for _ in range(2):
        till.type("4006381333931")
        till.press("Enter")
    till.type("mil")
    till.press("Enter")
    expect(till.at("#payable")).to_have_text("$7.70")
    done(till, "scan a bar code")


def test_find_and_refund_a_receipt(till: User) -> None:
    ring_up(till, "eggs", "eggs", "milk")
    pay(till, "10")
    till.click("#next-sale")
    ring_up(till, "beans")
    pay(till)
    till.click("#views a[href='#/receipts']")
    till.click("#receipt-search")
    till.type("milk")
    till.click("[data-key='receipt 1']")
    till.click("#refund")
    till.click("#refund-0")
    till.type("1")
    expect(till.at("#to-refund")).to_have_text("$2.10")
    till.click("#refund-cash")
    text = paper(till)
    assert "Refund" in text and "000001" in text and "000003" in text and "-$2.10" in text
    # The refund is limited to the remaining items.
    till.click("[data-key='receipt 1']")
    till.click("#refund")
    till.click("#refund-0")
    till.type("2")
    till.click("#refund-cash")
    expect(till.at("#refund-0 ~ .wrong")).to_have_text("Enter at most 1.")
    till.click("[aria-label='All of Eggs']")
    till.click("[aria-label='All of Milk']")
    expect(till.at("#to-refund")).to_have_text("$3.40")
    till.click("#refund-card")
    till.click("[data-key='receipt 1']")
    till.click("#refund")
    expect(till.at("form")).to_contain_text("Eggs: refunded already.")
    done(till, "find and refund a receipt")


def test_prices_that_include_tax(till: User) -> None:
    till.click("[data-fold=taxes] > summary")
    till.click("#tax")
    till.type("19")
    till.press("Tab")
    till.click("#gross")
    ring_up(till, "eggs")
    expect(till.at("#payable")).to_have_text("$2.10")
    expect(till.at(".till-sums")).to_contain_text("Tax 19% on $1.76 (included)")
    done(till, "prices that include tax")


def test_the_takings_of_the_day(till: User) -> None:
    ring_up(till, "eggs")
    pay(till)
    till.click("#next-sale")
    ring_up(till, "milk")
    till.click("#checkout")
    till.click("#pay-card")
    till.click("#complete")
    till.click("#views a[href='#/receipts']")
    expect(till.at("#takings")).to_have_text("Cash $2.10 · Card $1.30")
    done(till, "takings of the day")


def test_the_wrong_sale_is_undone_and_its_number_used_again(till: User) -> None:
    ring_up(till, "eggs")
    pay(till)
    till.click("#undo")
    expect(till.at("#payable")).to_have_text("$2.10")
    pay(till)
    assert "000001" in paper(till)


def test_change_and_remove_a_product(till: User) -> None:
    add_product(till, "Tea", "3.20")
    till.click("[data-fold=products] > summary")
    till.click("[aria-label='Edit Tea']")
    till.click("#good-price")
    till.replace("3.50")
    till.press("Enter")
    expect(till.at("#payable")).to_have_text("$3.50")
    till.click("[aria-label='Remove Tea from the products']")
    expect(till.page.locator("[data-sku=Tea]")).to_have_count(0)


def test_a_german_types_a_comma(till: User) -> None:
    till.open("settings")
    till.fill("#locale", "de")
    till.open("till")
    ring_up(till, "eggs")
    till.click("input[data-key='quantity eggs']")
    till.replace("0,5")
    till.press("Enter")
    expect(till.at("#payable")).to_have_text(re.compile(r"^1,05.\$$"))
    till.click("#checkout")
    till.type("1,50")
    expect(till.at("#change")).to_contain_text("0,45")


def test_the_till_by_keys_alone(till: User) -> None:
    """A product, two of it, checkout, tender and the next sale, without the mouse."""
    page = till.page
    page.focus("#main")
    focused = "document.activeElement.id || document.activeElement.dataset.sku || ''"
    for _ in range(40):
        till.press("Tab")
        if page.evaluate(focused) == "milk":
            break
    till.press("Enter", "Enter")
    assert page.evaluate(focused) == "milk"
    for _ in range(40):
        till.press("Tab")
        if page.evaluate(focused) == "checkout":
            break
    till.press("Enter")
    assert page.evaluate(focused) == "tendered"
    till.type("5")
    till.press("Enter")
    expect(till.at("#given-back")).to_have_text("$2.40")
    assert page.evaluate(focused) == "next-sale"
    till.press("Enter")
    assert page.evaluate(focused) == "goods-search"
    assert till.clicks == 0
