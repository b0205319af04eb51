"""Steps of the tasks with a wallet."""

from __future__ import annotations

from playwright.sync_api import expect
from web.tasks import record
from web.user import User

BANK = '''Kontoumsätze;;;
Konto;DE02120300000000202051;;

"Buchungstag";"Verwendungszweck";"Betrag";"Währung"
"05.11.2026";"Miete; November";"-850,00";"EUR"
"13.11.2026";"Gehalt ""Müller""";"2.400,00";"EUR"
"14.11.2026";"Kaffee";"-3,20";"EUR"
"14.11.2026";"Kaffee";"-3,20";"EUR"
"31.11.2026";"Nie";"1,00";"EUR"
"15.11.2026";"Kaputt";"abc";"EUR"
"16.11.2026";"Unbekannt";"1,00";"XQQ"
'''


def done(user: User, task: str) -> None:
    record(user, "wallet", task)


def put(
    user: User, amount: str, currency: str = "", label: str = "", button: str = "#wallet-add"
) -> None:
    """Types an amount into the form, and presses a button."""
    if currency:
        user.click("#wallet-currency")
        user.type(currency)
        user.press("Enter")
    user.click("#wallet-amount")
    user.replace(amount)
    if label:
        user.click("#wallet-label")
        user.replace(label)
    user.click(button)


def wrong(user: User, field: str) -> str:
    """The error of a field; the field must be focused and described by it."""
    control = user.at(field)
    expect(control).to_have_attribute("aria-invalid", "true")
    expect(control).to_be_focused()
    return user.at(f".field:has({field}) .wrong").inner_text()


def give(user: User, content: str | bytes, name: str = "bank.csv") -> None:
    user.click("[data-tab=import]")
    data = content.encode() if isinstance(content, str) else content
    payload = {"name": name, "mimeType": "text/plain", "buffer": data}
    user.page.set_input_files("#import-file", files=[payload])  # type: ignore[list-item]


def total(user: User) -> str:
    return user.at("#wallet-total").inner_text()
