"""Accounts and lots of foreign cash."""

from __future__ import annotations

from typing import Any

from calls.native import CallError
from calls.tools import Tools, Values

#: The texts of an entry, after its amount.
TEXTS = ("kind", "date", "effective", "label", "counterpart", "external_id", "cost")
#: The capacity for rows; no lots in the vectors are more.
ROWS = 64


class Account:
    """A wallet, with a method for each operation of the steps. An absent text is ""."""

    def __init__(self, tools: Tools) -> None:
        self.tools = tools
        self.wallet = tools.new("money_wallet_new", "wallet")

    def call(self, name: str, /, **given: Any) -> Any:
        return self.tools.call(f"money_wallet_{name}", wallet=self.wallet, **given)

    def date(self, text: str) -> int:
        return self.tools.date(text) if text else int(self.tools.constant("DATE_NONE"))

    def note(self, texts: tuple[str, ...]) -> Values:
        given: Values = {name: text for name, text in zip(TEXTS, texts, strict=True) if text}
        given["kind"] = self.tools.constant(f"ENTRY_{given.get('kind', 'unspecified').upper()}")
        for name in ("date", "effective"):
            given[name] = self.date(given.get(name, ""))
        if "cost" in given:
            given["cost"] = self.tools.parsed(given["cost"])
        return given

    def add(self, amount: str, *texts: str) -> str:
        given = {"amount": self.tools.parsed(amount), "note": self.note(texts), "id": True}
        return str(self.call("add", **given)["id"])

    def hold(self, amount: str, *texts: str) -> str:
        given = {"amount": self.tools.parsed(amount), "note": self.note(texts), "hold": True}
        return str(self.call("hold", **given)["hold"])

    def commit(self, hold: str) -> str:
        return str(self.call("commit", hold=int(hold), id=True)["id"])

    def release(self, hold: str) -> str:
        self.call("release", hold=int(hold))
        return "ok"

    def find(self, external_id: str) -> str:
        entry = self.call("find", external_id=external_id)["entry"]
        return f"{entry['id']} {self.tools.text(entry['amount'])}"

    def balance(self, currency: str, day: str) -> str:
        balance = self.call("balance", currency=currency, date=self.date(day))["balance"]
        parts = (balance[name] for name in ("posted", "held", "pending", "available"))
        return ", ".join(self.tools.text(part) for part in parts)

    def statement(self, currency: str, start: str, end: str) -> str:
        given = {"currency": currency, "start": self.date(start), "end": self.date(end)}
        name = "money_wallet_account_statement"
        statement = self.tools.new(name, "statement", wallet=self.wallet, **given)
        return str(self.tools.call("money_account_statement_to_json", statement=statement)["json"])

    def lots(self, currency: str, reporting: str, method: str, *rate: str) -> str:
        names = ("from", "to", "rate")
        rates = self.tools.rates([dict(zip(names, rate, strict=True))]) if rate else None
        number = self.tools.constant(f"CASH_LOTS_{method.upper()}")
        given = {"currency": currency, "reporting": reporting or None, "method": number}
        given |= {"wallet": self.wallet, "rates": rates}
        lots = self.tools.new("money_wallet_cash_lots", "lots", **given)
        info = self.tools.call("money_cash_lots_info", lots=lots)["info"]
        now = "unknown"
        if rate:
            found = self.tools.call("money_cash_lots_unrealised", lots=lots, rates=rates)
            now = self.shown(found["gain"])
        lines = [" ".join([*self.amounts(info, "amount", "cost", "realised"), now])]
        lines += [
            self.line("lot", row, "opened", "amount", "cost") for row in self.rows(lots, "open")
        ]
        names = ("amount", "cost", "proceeds", "gain")
        lines += [self.line("paid", row, "date", *names) for row in self.rows(lots, "disposals")]
        return "\n".join(lines)

    def rows(self, lots: Any, name: str) -> Any:
        given = {"lots": lots, "first": 0, "capacity": ROWS, "rows": True}
        found = self.tools.call(f"money_cash_lots_{name}", **given)
        return found["rows"][: found["count"]]

    def line(self, word: str, row: Values, date: str, *names: str) -> str:
        day = "-"
        if row[date] != self.date(""):
            day = self.tools.call("money_date_format", date=row[date])["buffer"]
        return " ".join([word, str(row["entry"]), day, *self.amounts(row, *names)])

    def amounts(self, row: Values, *names: str) -> list[str]:
        return [self.shown(row[name]) for name in names]

    def shown(self, amount: Values) -> str:
        return self.tools.text(amount) if amount["currency"] else "unknown"

    def json(self) -> str:
        text = str(self.call("to_json")["json"])
        self.wallet = self.tools.new("money_wallet_from_json", "wallet", json=text)
        return text


def accounts(tools: Tools, vector: Values) -> Any:
    account, answers = Account(tools), []
    for operation, *words in vector["steps"]:
        try:
            answers.append(getattr(account, operation)(*words))
        except CallError as error:
            answers.append(error.constant)
    return {"answers": answers}
