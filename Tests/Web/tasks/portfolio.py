"""Steps of the tasks with a portfolio."""

from __future__ import annotations

import csv
import datetime
import io

from playwright.sync_api import expect
from web.tasks import record
from web.user import User

SUMMARY = ".card[aria-label=Summary]"
POSITIONS = ".card[aria-label=Positions]"
TRANSACTIONS = "#transactions tbody tr"
HEAD = "date,action,symbol,quantity,total,currency\n"


def done(user: User, task: str) -> None:
    record(user, "portfolio", task)


def day_keys(day: str) -> str:
    """The keys of a day in the browser's field for dates in English."""
    year, month, date = day.split("-")
    return f"{month}{date}{year}"


def enter(
    user: User,
    ticker: str,
    *figures: str,
    action: str = "",
    currency: str = "",
    day: str = "",
) -> None:
    """Enters a transaction: the ticker and the fields after it in their order; Enter saves."""
    user.click("#add-transaction")
    if action:
        user.press("Shift+Tab")
        user.type(action)
        user.press("Tab")
    user.type(ticker)
    for text in figures:
        user.press("Tab")
        user.replace(text) if text else None
    if currency:
        user.click("#order-currency")
        user.type(currency)
        user.press("Enter")
    if day:
        user.clicks += 1
        user.page.locator("#order-date").click(position={"x": 16, "y": 20})
        user.type(day_keys(day))
    user.click("#order-save")


def saved(user: User, words: str) -> None:
    expect(user.at("#order-told")).to_have_text(f"Saved: {words}.")


def price(user: User, symbol: str, text: str) -> None:
    user.click(f"[data-symbol='{symbol}']")
    user.replace(text)
    user.press("Enter")


def give_csv(user: User, text: str | bytes, name: str = "trades.csv") -> None:
    """Chooses a file in the browser's dialog."""
    content = text.encode() if isinstance(text, str) else text
    with user.page.expect_file_chooser() as chooser:
        user.click("#import-csv")
    chooser.value.set_files({"name": name, "mimeType": "text/csv", "buffer": content})


def trades(count: int, symbols: int = 7) -> str:
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(HEAD.strip().split(","))
    first = datetime.date(2020, 1, 6)
    for index in range(count):
        day = first + datetime.timedelta(days=index)
        name = f"S{(index // 5) % symbols}"
        is_sale = index % 5 == 4
        row = [day, "sell" if is_sale else "buy", name, 3 if is_sale else 10, "100.50", "EUR"]
        writer.writerow(row)
    return file.getvalue()
