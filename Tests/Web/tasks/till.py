"""Steps of the tasks at a till."""

from __future__ import annotations

from web.tasks import record
from web.user import User

BASKET = ".card[aria-label=Basket]"


def done(user: User, task: str) -> None:
    record(user, "till", task)


def ring_up(user: User, *skus: str) -> None:
    for sku in skus:
        user.click(f"[data-sku={sku}]")


def add_product(user: User, name: str, price: str, category: str = "", rate: str = "") -> None:
    user.click("[data-fold=own] > summary")
    user.click("#good-name")
    user.type(name)
    user.press("Tab")
    user.type(price)
    if category:
        user.press("Tab", "Tab", "Tab")
        user.type(category)
    if rate:
        user.press("Tab")
        user.type(rate)
    user.press("Enter")


def pay(user: User, tendered: str = "") -> None:
    user.click("#checkout, #bar-checkout")
    if tendered:
        user.type(tendered)
    user.press("Enter")


def paper(user: User) -> str:
    return user.at(".money-paper").inner_text()
