"""Exchanges and quotes."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from calls.native import CallError
from calls.tools import Tools, Values


class Desk:
    """A wallet, rates and the last quote, with a method for each operation of the steps."""

    def __init__(self, tools: Tools) -> None:
        self.tools = tools
        self.wallet = tools.new("money_wallet_new", "wallet")
        self.pairs: list[Values] = []
        self.offer: Any = None

    def add(self, amount: str) -> str:
        given = {"wallet": self.wallet, "amount": self.tools.parsed(amount), "id": True}
        return str(self.tools.call("money_wallet_add", **given)["id"])

    def rate(self, start: str, end: str, rate: str) -> str:
        self.pairs.append({"from": start, "to": end, "rate": rate})
        return "ok"

    def clear(self) -> str:
        self.pairs = []
        return "ok"

    def given(self, words: tuple[str, ...]) -> Values:
        give, receive, _, rate, inverse, amount, fee, id = words
        terms: Values = {"is_inverse": int(bool(inverse))}
        if rate:
            terms["rate"] = self.tools.decimal(rate)
        if amount:
            terms["receive"] = self.tools.parsed(amount)
        if fee:
            terms["fee"] = self.tools.parsed(fee)
        if id:
            terms["id"] = id
        rates = self.tools.rates(self.pairs) if self.pairs else None
        return {
            **{"give": self.tools.parsed(give), "receive": receive, "rates": rates},
            "terms": terms,
        }

    def exchange(self, *words: str) -> str:
        given = {"wallet": self.wallet, "exchange": True, **self.given(words)}
        return self.line(self.tools.call("money_wallet_exchange_amount", **given)["exchange"])

    def quote(self, *words: str) -> str:
        given = {"valid_until": int(words[2]), **self.given(words)}
        self.offer = self.tools.new("money_exchange_quote_new", "quote", **given)
        return self.info()

    def info(self) -> str:
        return self.line(self.tools.call("money_exchange_quote_info", quote=self.offer)["exchange"])

    def accept(self, at: str) -> str:
        given = {"wallet": self.wallet, "quote": self.offer, "at": int(at), "exchange": True}
        return self.line(self.tools.call("money_wallet_accept", **given)["exchange"])

    def json(self) -> str:
        return str(self.tools.call("money_exchange_quote_to_json", quote=self.offer)["json"])

    def read(self, text: str) -> str:
        self.offer = self.tools.new("money_exchange_quote_from_json", "quote", json=text)
        return "ok"

    def reread(self) -> str:
        return self.read(self.json())

    def changed(self, found: str, other: str) -> str:
        return self.read(self.json().replace(found, other))

    def balance(self, currency: str) -> str:
        given = {"wallet": self.wallet, "currency": currency}
        given["date"] = self.tools.constant("DATE_NONE")
        return self.shown(self.tools.call("money_wallet_balance", **given)["balance"]["posted"])

    def shown(self, amount: Values) -> str:
        return self.tools.text(amount) if amount["currency"] else "unknown"

    def line(self, made: Values) -> str:
        names = ("give", "receive", "fee", "market_value", "margin")
        words = [self.shown(made[name]) for name in names]
        words += [ratio(made[name]) for name in ("rate", "remainder")]
        legs = made["market"]["legs"][: int(made["market"]["leg_count"])]
        path = [legs[0]["from"], *(leg["to"] for leg in legs)] if legs else ["-"]
        entries = (made[f"{name}_entry"] for name in ("give", "receive", "fee"))
        return "; ".join([*words, " ".join(path), made["id"] or "-", " ".join(map(str, entries))])


def ratio(exact: Values) -> str:
    parts = [
        sum(int(word) << 64 * place for place, word in enumerate(exact[name]))
        for name in ("numerator", "denominator")
    ]
    value = int(exact["sign"]) * Fraction(*parts)
    return f"{value.numerator}/{value.denominator}"


def exchange(tools: Tools, vector: Values) -> Any:
    desk, answers = Desk(tools), []
    for operation, *words in vector["steps"]:
        try:
            answers.append(getattr(desk, operation)(*words))
        except CallError as error:
            answers.append(error.constant)
    return {"answers": answers}
