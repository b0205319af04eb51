"""The till at every width and with many receipts; too slow for each push."""

from __future__ import annotations

import json

import pytest
from fit import check
from playwright.sync_api import expect
from test_frame import exported
from test_recovery import keep
from test_till import sell, sell_anew
from web.user import User


def test_500_receipts_are_kept_and_found(user: User) -> None:
    sell(user)
    sale = json.loads(exported(user)["documents"]["sales"])["sales"][0]
    sales = [{**sale, "number": number} for number in range(1, 501)]
    sales[76]["words"] = "Caviar"
    keep(user, "sales", json.dumps({"next": 501, "sales": sales}))
    sell_anew(user)
    user.open("receipts")
    expect(user.at("#receipts")).to_contain_text("1–50 of 500")
    expect(user.at(".money-paper")).to_contain_text("000501")
    user.page.fill("#receipt-search", "caviar")
    expect(user.page.locator("#receipts tbody tr")).to_have_count(1)
    user.page.fill("#receipt-search", "000001")
    expect(user.at("#receipts")).to_contain_text("No matching rows")


@pytest.mark.parametrize("width", [320, 360, 768, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_payment_and_receipts_fit_and_axe_is_content(user: User, width: int, scheme: str) -> None:
    user.page.set_viewport_size({"width": width, "height": 480 if width == 320 else 800})
    user.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")

    user.open("till")
    for sku in ("milk", "eggs", "milk"):
        user.page.click(f"[data-sku={sku}]")
    user.page.click("[aria-label='Discount on Milk']")
    user.click("#park")
    user.page.click("[data-sku=milk]")
    check(user, "basket")
    user.click("#checkout, #bar-checkout")
    user.page.click("[data-fold=split] > summary")
    user.page.click("[aria-label='One person more']")
    check(user, "payment")
    expect(user.at("#complete")).to_be_in_viewport()
    user.page.click("#complete")
    user.page.click("#complete")
    check(user, "receipt")
    user.open("receipts")
    user.page.click("#refund")
    check(user, "receipts")
