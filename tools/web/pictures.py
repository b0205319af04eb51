"""Saves pictures of each screen in light and dark, at two widths.

python3 -m web.pictures [readme]

They are in build/web-pictures. With `readme`, those that the README shows are made in web/pictures.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import expect

from web import serve
from web.chromium import chromium
from web.user import User

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "web-pictures"
WIDTHS = (360, 1280)
SCREENS = (
    *("calculator", "converter", "currencies", "wallet", "portfolio", "watch", "till"),
    *("invoice", "trust", "settings"),
)
#: Those of the README, which are as large as a window.
OF_README = (
    *("calculator", "converter", "currencies", "wallet", "portfolio", "till", "invoice"),
    "trust",
)
OF_README_FOLDER = ROOT / "web" / "pictures"
ENTRIES = (
    ("1,250.00", "EUR", "Salary", "add"),
    ("84.50", "EUR", "Train to London", "take"),
    ("240.00", "GBP", "For the hotel", "add"),
    ("15000", "JPY", "From the last journey", "add"),
    ("35.00", "USD", "A present", "add"),
    ("60.00", "GBP", "Deposit of the hotel", "hold"),
)
ITEMS = (("Consulting, hours", "12.5", "109.15", "19"), ("Paper, A4", "10", "4.99", "7"))
GOODS = ("peas", "peas", "peas", "eggs", "milk", "beans")


def write_invoice(user: User) -> None:
    user.open("invoice")
    user.fill("#invoice-number", "2026-17")
    user.fill("#invoice-issued", "2026-11-26")
    user.fill("#invoice-seller", "Ink Ltd")
    user.fill("#invoice-buyer", "Pen GmbH")
    for name, quantity, price, rate in ITEMS:
        user.fill("#line-name", name)
        user.fill("#line-quantity", quantity)
        user.fill("#line-price", price)
        user.fill("#line-rate", rate)
        user.page.click("#line-save")


def furnish(user: User) -> None:
    """Data that look like somebody's."""
    user.open("calculator")
    for key in ("digit_4", "digit_0", "add", "digit_2", "divide", "digit_3", "equals"):
        user.page.click(f"[data-key={key}]")
    user.open("wallet")
    for amount, currency, label, button in ENTRIES:
        user.fill("#wallet-currency", currency)
        user.fill("#wallet-amount", amount)
        user.fill("#wallet-label", label)
        user.page.click(f"#wallet-{button}")
    user.open("portfolio")
    user.page.click("#example")
    user.open("till")
    for sku in GOODS:
        user.page.click(f"[data-sku={sku}]")
    user.fill("#tax", "19")
    user.fill("#order-discount", "3")
    write_invoice(user)
    user.open("currencies")
    for code in ("EUR", "USD", "GBP"):
        user.page.click(f"[data-code={code}] button")


def take(user: User, screen: str, file: Path, is_whole: bool) -> None:
    user.open(screen, is_anew=True)
    if screen == "trust":
        expect(user.at("#trust-told")).to_contain_text(" of ")
    # Charts follow their screen in a later turn.
    user.page.wait_for_timeout(100)
    user.page.screenshot(path=file, full_page=is_whole)


def take_all(user: User, folder: Path, is_readme: bool) -> int:
    """Saves the pictures; returns their number."""
    count = 0
    for scheme in ("light", "dark"):
        user.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        for width in WIDTHS[1:] if is_readme else WIDTHS:
            user.page.set_viewport_size({"width": width, "height": 800})
            for screen in OF_README if is_readme else SCREENS:
                name = f"{screen}-{scheme}.png" if is_readme else f"{screen}-{scheme}-{width}.png"
                take(user, screen, folder / name, not is_readme and screen != "currencies")
                count += 1
    return count


def main(words: list[str]) -> int:
    is_readme = words == ["readme"]
    folder = OF_README_FOLDER if is_readme else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    server = serve.start()
    with chromium() as browser:
        user = User(browser, f"http://127.0.0.1:{server.server_address[1]}/")
        furnish(user)
        count = take_all(user, folder, is_readme)
    server.shutdown()
    print(f"{count} pictures in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
