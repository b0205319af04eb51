"""The till at every width and with many receipts; too slow for each push."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from test_frame import exported
from test_layout import axe
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
    source = axe()
    user.page.set_viewport_size({"width": width, "height": 480 if width == 320 else 800})
    user.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")

    def check(name: str) -> None:
        wide = user.page.evaluate(
            "[...document.querySelectorAll('#screen :is(.card, .till-bar, .line-item)')]"
            ".filter((one) => one.getBoundingClientRect().right > innerWidth"
            " || one.scrollWidth > one.clientWidth + 1).map((one) => one.className)"
        )
        assert wide == [], name
        user.page.evaluate(source + "; 0")
        found = user.page.evaluate(
            "axe.run(document.querySelector('#screen'), { runOnly: ['wcag2a', 'wcag2aa',"
            " 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(({ violations }) =>"
            " violations.map(({ id, nodes }) => [id, nodes[0].html.slice(0, 200)]))"
        )
        assert found == [], name
        small = user.page.evaluate(
            "[...document.querySelectorAll('#screen :is(button, summary, select, input)')]"
            ".filter((one) => one.checkVisibility() && one.type !== 'checkbox')"
            ".map((one) => [one.getBoundingClientRect().height, one.outerHTML.slice(0, 80)])"
            ".filter(([height]) => height < 43.5)"
        )
        assert small == [], name

    user.open("till")
    for sku in ("milk", "eggs", "milk"):
        user.page.click(f"[data-sku={sku}]")
    user.page.click("[aria-label='Discount on Milk']")
    user.click("#park")
    user.page.click("[data-sku=milk]")
    check("basket")
    user.click("#checkout, #bar-checkout")
    user.page.click("[data-fold=split] > summary")
    user.page.click("[aria-label='One person more']")
    check("payment")
    expect(user.at("#complete")).to_be_in_viewport()
    user.page.click("#complete")
    user.page.click("#complete")
    check("receipt")
    user.open("receipts")
    user.page.click("#refund")
    check("receipts")
