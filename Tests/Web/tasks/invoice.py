"""Steps of the tasks with an invoice."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import FilePayload, expect
from web.tasks import record
from web.user import User

#: An invoice whose tax of 163.725 is 163.72 in one place and 163.73 in the others.
WRONG = Path(__file__).with_name("invoice.wrong.ubl.xml").read_text(encoding="utf-8")


def done(user: User, task: str) -> None:
    record(user, "invoice", task)


def add_line(
    user: User, name: str, quantity: str, price: str, rate: str = "", allowance: str = ""
) -> None:
    """Adds a line item with the keyboard."""
    user.click("#line-name")
    user.type(name)
    user.press("Tab")
    user.replace(quantity)
    user.press("Tab")
    user.type(price)
    user.press("Tab", "Tab")
    if rate:
        user.replace(rate)
    if allowance:
        user.press("Tab")
        user.type(allowance)
    user.press("Enter")
    expect(user.at("#line-name")).to_have_value("")
    expect(user.at("#line-name")).to_be_focused()


def give(user: User, text: str | bytes, name: str = "invoice.xml") -> None:
    """Selects a file in the tab that checks files."""
    user.click("[data-tab=check]")
    content = text.encode() if isinstance(text, str) else text
    file = FilePayload(name=name, mimeType="application/xml", buffer=content)
    user.page.set_input_files("#invoice-file", file)


def explain(user: User, name: str) -> str:
    """Opens the explanation of an amount; returns its text."""
    fold = user.page.locator(f"[data-explains='{name}']")
    fold.locator("> summary").click()
    user.clicks += 1
    expect(fold.locator("> .explained")).to_be_visible()
    return fold.locator("> .explained").inner_text()
