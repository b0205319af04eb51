"""The golden vectors of ledgers, with the answers of ledger_oracle.

``python ledger_vectors.py`` prints them (Tests/Vectors/ledger.json). A vector contains steps, each
a list of texts whose first is the operation, and the answer to each step: a text, or the status
with which the step fails. An absent date is "". The step "json" answers with the document of the
ledger, and continues with the ledger that is read from it.
"""

from __future__ import annotations

import json
from decimal import Decimal

from ledger_oracle import DIGITS, Books, Row


def opened(names: str, *own: list[str]) -> list[list[str]]:
    """The steps that add accounts: "asset Assets:Bank, income Income:Sales", and those given."""
    pairs = (one.split(" ", 1) for one in names.split(", "))
    return [["account", name, kind] for kind, name in pairs] + [list(one) for one in own]


def receivable() -> Row:
    """100 USD of 8,000 INR are worth 8,500 INR: the gain is 500 INR until the next day."""
    exchange, gain = "Equity:Exchange", "Income:Exchange"
    steps = opened(
        f"asset Assets:Receivable, income Income:Sales, exchange {exchange}, income {gain}"
    )
    steps += [
        [
            *("post", "2024-01-10", "invoice 7", "Assets:Receivable", "100.00 USD"),
            *(exchange, "-100.00 USD", exchange, "8000.00 INR", "Income:Sales", "-8000.00 INR"),
        ],
        ["revalue", "2024-01-31", gain, "GBP", "INR", "105"],
        ["revalue", "2024-01-31", gain, "USD", "INR", "85"],
        ["balance", exchange, "INR", "2024-01-30"],
        ["balance", exchange, "INR", "2024-01-31"],
        ["balance", exchange, "USD", "2024-01-31"],
        ["balance", gain, "INR", "2024-01-31"],
        ["balance", gain, "INR", "2024-02-01"],
        ["statement", gain, "INR", "", ""],
        ["report", "balance_sheet", "", "2024-01-31"],
        ["report", "income_statement", "2024-01-01", "2024-01-31"],
        ["revalue", "2024-02-29", gain, "USD", "INR", "79.995"],
        ["balance", gain, "INR", "2024-02-29"],
        ["revalue", "2024-02-29", exchange, "USD", "INR", "85"],
        ["revalue", "2024-02-29", "Income", "USD", "INR", "85"],
        ["json"],
    ]
    source = "frappe/erpnext test_exchange_rate_revaluation.py"
    return {"source": source, "base": "INR", "steps": steps}


def conversion() -> Row:
    """10.00 USD are exchanged for 9.26 EUR over an account for each currency."""
    dollars, euros = "Liabilities:Ada:Dollars", "Liabilities:Ada:Euros"
    over = ("Liquidity:USD", "Liquidity:EUR")
    steps = opened(
        "asset Assets:Bank",
        ["account", dollars, "liability", "USD"],
        ["account", euros, "liability", "EUR"],
        ["account", over[0], "exchange", "USD"],
        ["account", over[1], "exchange", "EUR"],
    )
    steps += [
        ["post", "2025-03-01", "deposit", "Assets:Bank", "50.00 USD", dollars, "-50.00 USD"],
        ["post", "2025-03-02", "refused", dollars, "10.00 USD", euros, "-9.26 EUR"],
        ["post", "2025-03-02", "refused", dollars, "10.00 USD", euros, "-10.00 USD"],
        [
            *("post", "2025-03-02", "exchange", dollars, "10.00 USD", over[0], "-10.00 USD"),
            *(over[1], "9.26 EUR", euros, "-9.26 EUR"),
        ],
        ["balance", "Liabilities:Ada", "USD", ""],
        ["balance", "Liabilities:Ada", "EUR", ""],
        ["balance", "Liquidity", "EUR", "2025-03-01"],
        ["balance", "Liquidity", "EUR", "2025-03-02"],
        ["statement", dollars, "USD", "", ""],
        ["report", "trial_balance", "", ""],
        ["report", "balance_sheet", "", ""],
        ["json"],
    ]
    return {"source": "pgr0ss/pgledger README", "base": "EUR", "steps": steps}


def household() -> Row:
    """Two housemates pay for rent, food, electricity and council tax."""
    bank, rent, food, mates = "Assets:Bank", "Expenses:Rent", "Expenses:Food", "Income:Housemates"
    power, tax = "Liabilities:Electricity", "Liabilities:Council tax"
    steps = opened(
        f"asset {bank}, expense {rent}, expense {food}, liability {power}, liability {tax}, "
        f"income {mates}:Ada, income {mates}:Bob, equity Equity:Household"
    )
    for day in ("2023-10-02", "2023-10-05"):
        steps.append(["post", day, "food", food, "35 GBP", bank, "-35 GBP"])
    steps.append(["post", "2023-10-01", "rent", rent, "1000 GBP", bank, "-1000 GBP"])
    shares = (rent, "-500 GBP", power, "-20 GBP", tax, "-30 GBP", food, "-70 GBP")
    for mate in ("Ada", "Bob"):
        name = f"{mates}:{mate}"
        steps.append(["post", "2023-10-08", mate, bank, "620 GBP", name, "-620 GBP"])
        steps.append(["post", "2023-10-08", f"shares, {mate}", name, "620 GBP", *shares])
    for day in ("2023-10-20", "2023-10-21"):
        steps.append(["post", day, "food", food, "35 GBP", bank, "-35 GBP"])
    steps += [["balance", name, "GBP", ""] for name in (bank, power, tax, rent, food, mates)]
    steps += [
        ["balance", "Assets", "GBP", "2023-10-07"],
        ["balance", "Liabilities", "GBP", "2023-10-31"],
        ["statement", bank, "GBP", "2023-10-02", "2023-10-08"],
        ["statement", bank, "EUR", "", ""],
        ["report", "trial_balance", "", "2023-10-31"],
        ["report", "balance_sheet", "", "2023-10-08"],
        ["report", "balance_sheet", "", ""],
        ["report", "income_statement", "2023-10-01", "2023-10-07"],
        ["report", "income_statement", "", ""],
        ["close", "2023-10-31", "Equity:Household"],
        ["json"],
    ]
    source = "adamcharnock/django-hordak test_worked_examples.py"
    return {"source": source, "base": "GBP", "steps": steps}


def refusals() -> Row:
    """Steps that fail and change nothing, around a year that is closed."""
    bank, sales, rent, own = "Assets:Bank", "Income:Sales", "Expenses:Rent", "Equity:Own"
    steps = opened(
        f"asset {bank}, income {sales}, expense {rent}, equity {own}",
        ["account", "Assets:Yen", "asset", "JPY"],
        ["account", bank, "asset"],
        ["account", bank, "income"],
        ["account", bank, "asset", "EUR"],
        ["account", "Assets:Bank:Fees", "expense"],
        ["account", "Assets::Bank", "asset"],
        ["post", "2023-05-01", "no sum of zero", rent, "1000.00 EUR", bank, "-999.99 EUR"],
        ["post", "2023-05-01", "two currencies", rent, "1000.00 EUR", bank, "-1000.00 USD"],
        ["post", "2023-05-01", "unknown", "Expenses:Rant", "1000.00 EUR", bank, "-1000.00 EUR"],
        ["post", "2023-05-01", "a group", "Expenses", "1000.00 EUR", bank, "-1000.00 EUR"],
        ["post", "2023-05-01", "not yen", "Assets:Yen", "1000.00 EUR", bank, "-1000.00 EUR"],
        ["post", "2023-05-01", "one posting", bank, "0.00 EUR"],
        ["json"],
        ["post", "2023-05-01", "rent", rent, "1000.00 EUR", bank, "-1000.00 EUR"],
        ["post", "2023-06-01", "sale", bank, "1700.50 EUR", sales, "-1700.50 EUR"],
        ["post", "2023-07-01", "sale", "Assets:Yen", "3000 JPY", sales, "-3000 JPY"],
        ["reverse", "1", "2023-04-30"],
        ["reverse", "4", "2023-06-01"],
        ["reverse", "2", "2023-06-03"],
        ["reverse", "2", "2023-06-04"],
        ["post", "2023-06-05", "sale", bank, "1700.05 EUR", sales, "-1700.05 EUR"],
        ["revalue", "2023-12-31", sales, "JPY", "EUR", "0.0064"],
        ["close", "2023-12-31", sales],
        ["close", "2023-12-31", "Equity"],
        ["close", "2023-12-31", "Equity:Other"],
        ["report", "income_statement", "2023-01-01", "2023-12-31"],
        ["close", "2023-12-31", own],
        ["report", "income_statement", "2023-01-01", "2023-12-31"],
        ["report", "balance_sheet", "", "2023-12-31"],
        ["close", "2023-12-31"],
        ["post", "2023-12-31", "late", rent, "1000.00 EUR", bank, "-1000.00 EUR"],
        ["reverse", "1", "2023-12-31"],
        ["reverse", "6", "2024-01-01"],
        ["reverse", "1", "2024-01-01"],
        ["balance", "Income", "EUR", ""],
        ["balance", own, "EUR", ""],
        ["balance", own, "JPY", ""],
        ["balance", "Equity:Other", "EUR", ""],
        ["statement", "Assets:Yen", "JPY", "", ""],
        ["json"],
    )
    return {"source": "libmoney", "base": "EUR", "steps": steps}


def documents() -> Row:
    """A ledger that is read from its document and changed; documents that are refused."""
    books = Books("EUR")
    for step in [*opened("asset Bank, exchange Equity:Exchange"), ["account", "Equity", "equity"]]:
        books.answer(step)
    books.answer(["account", "Bank:Größe", "asset", "EUR"])
    books.answer(["post", "2024-02-29", "Öffnung", "Bank:Größe", "5.10 EUR", "Equity", "-5.1 EUR"])
    books.answer(["reverse", "1", "2024-03-01"])
    books.answer(["close", "2024-02-29"])
    document = books.json()
    wrong = [
        document.replace('"5.10"', '"5.11"', 1),
        document.replace('"2024-03-01"', '"2024-02-28"', 1),
        document.replace('"kind":"asset","name":"Bank"}', '"kind":"income","name":"Bank"}', 1),
        document.replace('"name":"Bank"}', '"name":"Banks"}', 1),
        document.replace('"reverses":1', '"reverses":2', 1),
    ]
    steps = [["json"], ["read", document], ["json"]]
    steps += [["read", one] for one in wrong]
    steps += [
        ["balance", "Bank", "EUR", "2024-02-29"],
        ["reverse", "1", "2024-03-01"],
        ["reverse", "2", "2024-03-02"],
        ["statement", "Bank:Größe", "EUR", "2024-03-01", ""],
        ["post", "2024-02-29", "late", "Bank", "1.00 EUR", "Equity", "-1.00 EUR"],
        ["json"],
    ]
    return {"source": "libmoney", "base": "USD", "steps": steps}


def history() -> Row:
    """Transactions in any order of their dates, in several currencies."""
    names = ("Assets:Bank", "Assets:Bank:Savings", "Liabilities:Card", "Equity:Opening")
    names += ("Equity:Exchange", "Income:Sales", "Expenses:Rent", "Expenses:Rent:Garage")
    kinds = ("asset", "asset", "liability", "equity", "exchange", "income", "expense", "expense")
    steps = [["account", name, kind] for name, kind in zip(names, kinds)]
    state = 1

    def drawn(below: int) -> int:
        nonlocal state
        state = (state * 1103515245 + 12345) % 2**31
        return (state >> 8) % below

    for _ in range(24):
        words = ["post", f"2024-0{1 + drawn(3)}-{1 + drawn(28):02}", f"entry {drawn(100)}"]
        currency = ("EUR", "JPY", "USD")[drawn(3)]
        amounts = [drawn(50_000) - 25_000 for _ in range(1 + drawn(3))]
        for amount in [*amounts, -sum(amounts)]:
            number = Decimal(amount).scaleb(-DIGITS[currency])
            words += [names[drawn(len(names))], f"{number:f} {currency}"]
        steps.append(words)
    for day in ("2024-01-31", "2024-02-29", ""):
        steps += [["balance", name, "EUR", day] for name in ("Assets", "Equity", "Expenses:Rent")]
        steps += [["report", kind, "", day] for kind in ("trial_balance", "balance_sheet")]
        steps.append(["statement", "Assets:Bank", "EUR", "2024-01-15", day])
    rates = ("USD", "EUR", "0.9137", "JPY", "EUR", "0.00612")
    steps += [
        ["report", "income_statement", "2024-02-01", "2024-02-29"],
        ["revalue", "2024-02-29", "Income:Sales", *rates],
        ["close", "2024-02-29", "Equity:Opening"],
        ["report", "income_statement", "2024-02-01", "2024-02-29"],
        ["json"],
        ["report", "income_statement", "2024-02-01", "2024-02-29"],
        ["report", "balance_sheet", "", "2024-02-29"],
        ["reverse", "25", "2024-03-01"],
        ["reverse", "27", "2024-03-01"],
    ]
    return {"source": "libmoney", "base": "EUR", "steps": steps}


def vectors() -> list[Row]:
    """All cases of Tests/Vectors/ledger.json."""
    found = []
    for case in (receivable(), conversion(), household(), refusals(), documents(), history()):
        books = Books(case["base"])
        found.append(case | {"answers": [books.answer(step) for step in case["steps"]]})
    return found


def written() -> str:
    """The text of Tests/Vectors/ledger.json."""
    lines = (json.dumps(one, separators=(",", ":"), ensure_ascii=False) for one in vectors())
    return "[\n " + ",\n ".join(lines) + "\n]\n"


if __name__ == "__main__":
    print(written(), end="")
