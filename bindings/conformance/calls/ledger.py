"""Double-entry ledgers."""

from __future__ import annotations

from typing import Any

from calls.native import CallError
from calls.tools import Tools, Values

#: The capacity for rows; no statement in the vectors has more.
ROWS = 64


class Books:
    """A ledger, with a method for each operation of the steps."""

    def __init__(self, tools: Tools, base: str) -> None:
        self.tools = tools
        self.ledger = tools.new("money_ledger_new", "ledger", base=base)

    def call(self, name: str, /, **given: Any) -> Any:
        return self.tools.call(f"money_ledger_{name}", ledger=self.ledger, **given)

    def date(self, text: str) -> int:
        return self.tools.date(text) if text else int(self.tools.constant("DATE_NONE"))

    def account(self, name: str, kind: str, currency: str | None = None) -> str:
        number = self.tools.constant(f"ACCOUNT_{kind.upper()}")
        self.call("add_account", name=name, kind=number, currency=currency)
        return "ok"

    def post(self, day: str, text: str, *words: str) -> str:
        postings = [
            {"account": name, "amount": self.tools.parsed(amount)}
            for name, amount in zip(words[::2], words[1::2], strict=True)
        ]
        given = {"date": self.date(day), "description": text, "postings": postings, "id": True}
        return str(self.call("post", **given)["id"])

    def reverse(self, transaction: str, day: str) -> str:
        given = {"transaction": int(transaction), "date": self.date(day), "id": True}
        return str(self.call("reverse", **given)["id"])

    def close(self, day: str, equity: str | None = None) -> str:
        return str(self.call("close_period", date=self.date(day), equity=equity, id=True)["id"])

    def revalue(self, day: str, gain: str, *rates: str) -> str:
        names = ("from", "to", "rate")
        pairs = [
            dict(zip(names, rates[at : at + 3], strict=True)) for at in range(0, len(rates), 3)
        ]
        given = {"date": self.date(day), "rates": self.tools.rates(pairs), "gain": gain, "id": True}
        return str(self.call("revalue", **given)["id"])

    def balance(self, account: str, currency: str, day: str) -> str:
        given = {"account": account, "currency": currency, "date": self.date(day)}
        return self.tools.text(self.call("balance", **given, with_children=1)["balance"])

    def statement(self, account: str, currency: str, start: str, end: str) -> str:
        given: Values = {"account": account, "currency": currency, "start": self.date(start)}
        given |= {"end": self.date(end), "first": 0, "capacity": ROWS, "rows": True}
        found = self.call("statement", **given)
        return "\n".join(self.line(row) for row in found["rows"][: found["count"]])

    def line(self, row: Values) -> str:
        day = self.tools.call("money_date_format", date=row["date"])["buffer"]
        amounts = f"{self.tools.text(row['amount'])} {self.tools.text(row['balance'])}"
        return f"{row['transaction']} {day} {amounts} {row['description']}"

    def report(self, kind: str, start: str, end: str) -> str:
        number = self.tools.constant(f"LEDGER_REPORT_{kind.upper()}")
        given = {"kind": number, "start": self.date(start), "end": self.date(end)}
        report = self.tools.new("money_ledger_report", "report", ledger=self.ledger, **given)
        return str(self.tools.call("money_ledger_report_to_json", report=report)["json"])

    def json(self) -> str:
        text = str(self.call("to_json")["json"])
        self.read(text)
        return text

    def read(self, text: str) -> str:
        self.ledger = self.tools.new("money_ledger_from_json", "ledger", json=text)
        return "ok"


def ledger(tools: Tools, vector: Values) -> Any:
    books, answers = Books(tools, vector["base"]), []
    for operation, *words in vector["steps"]:
        try:
            answers.append(getattr(books, operation)(*words))
        except CallError as error:
            answers.append(error.constant)
    return {"answers": answers}
