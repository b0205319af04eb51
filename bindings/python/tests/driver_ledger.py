"""Answers golden vectors of ledgers."""

from __future__ import annotations

import json
from typing import Any

from driver_trade import number

from libmoney import Ledger, LedgerRow, MoneyError, Rates

Vector = dict[str, Any]


class Books:
    """A ledger, with a method for each operation of the steps."""

    def __init__(self, base: str) -> None:
        self.ledger = Ledger(base)

    def account(self, name: str, kind: str, currency: str | None = None) -> str:
        self.ledger.account(name, kind, currency)
        return "ok"

    def post(self, day: str, text: str, *words: str) -> str:
        return str(self.ledger.post(day, text, list(zip(words[::2], words[1::2]))))

    def reverse(self, transaction: str, day: str) -> str:
        return str(self.ledger.reverse(int(transaction), day))

    def close(self, day: str, equity: str | None = None) -> str:
        return str(self.ledger.close(day, equity) or 0)

    def revalue(self, day: str, gain: str, *rates: str) -> str:
        table = Rates(list(zip(rates[::3], rates[1::3], rates[2::3])))
        return str(self.ledger.revalue(day, table, gain=gain) or 0)

    def balance(self, account: str, currency: str, day: str) -> str:
        return str(self.ledger.balance(account, currency, day or None))

    def statement(self, account: str, currency: str, start: str, end: str) -> str:
        rows = self.ledger.statement(account, currency, start or None, end or None)
        return "\n".join(
            f"{row.transaction} {row.date} {row.amount} {row.balance} {row.description}"
            for row in rows
        )

    def report(self, kind: str, start: str, end: str) -> str:
        if kind == "income_statement":
            rows = self.ledger.income_statement(start or None, end or None)
        else:
            rows = getattr(self.ledger, kind)(end or None)
        document = {"kind": kind, "rows": [row_of(row) for row in rows]}
        return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    def json(self) -> str:
        text = self.ledger.to_json()
        self.ledger = Ledger.from_json(text)
        return text

    def read(self, text: str) -> str:
        self.ledger = Ledger.from_json(text)
        return "ok"


def row_of(row: LedgerRow) -> Vector:
    """A row of a report as the library writes it."""
    told: Vector = {"kind": row.kind.name.lower(), "amount": number(row.amount)}
    told["currency"] = row.amount.currency
    if row.account_kind is not None:
        told["account_kind"] = row.account_kind.name.lower()
    return told | ({"account": row.account, "depth": row.depth} if row.account else {})


def ledger(vector: Vector) -> Any:
    books, answers = Books(vector["base"]), []
    for operation, *words in vector["steps"]:
        try:
            answers.append(getattr(books, operation)(*words))
        except MoneyError as error:
            answers.append(f"MONEY_ERR_{error.status.name}")
    return {"answers": answers}
