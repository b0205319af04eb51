"""Answers golden vectors of exchanges and quotes."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from fractions import Fraction
from typing import Any

from libmoney import Exchange, ExchangeQuote, Money, MoneyError, Rates, Wallet

Vector = dict[str, Any]
EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


class Desk:
    """A wallet, rates and the last quote, with a method for each operation of the steps."""

    def __init__(self) -> None:
        self.wallet = Wallet()
        self.pairs: list[tuple[str, str, str]] = []
        self.offer: ExchangeQuote | None = None

    def add(self, amount: str) -> str:
        return str(self.wallet.add(Money.parse(amount)))

    def rate(self, start: str, end: str, rate: str) -> str:
        self.pairs.append((start, end, rate))
        return "ok"

    def clear(self) -> str:
        self.pairs = []
        return "ok"

    def given(self, give: str, receive: str, _: str, *words: str) -> tuple[Any, Vector]:
        rate, inverse, amount, fee, id = words
        terms: Vector = {"rate": rate or None, "is_inverse": bool(inverse), "id": id or None}
        terms["amount"] = Money.parse(amount) if amount else None
        terms["fee"] = Money.parse(fee) if fee else None
        return (Money.parse(give), receive, Rates(self.pairs) if self.pairs else None), terms

    def exchange(self, *words: str) -> str:
        arguments, terms = self.given(*words)
        return line(self.wallet.exchange_amount(*arguments, **terms))

    def quote(self, *words: str) -> str:
        arguments, terms = self.given(*words)
        self.offer = self.wallet.quote(*arguments, valid_until=instant(words[2]), **terms)
        return self.info()

    def quoted(self) -> ExchangeQuote:
        assert self.offer is not None
        return self.offer

    def info(self) -> str:
        return line(self.quoted().exchange)

    def accept(self, at: str) -> str:
        return line(self.wallet.accept(self.quoted(), instant(at)))

    def reread(self) -> str:
        self.offer = ExchangeQuote.from_json(self.quoted().to_json(), self.wallet)
        return "ok"

    def changed(self, found: str, other: str) -> str:
        text = self.quoted().to_json().replace(found, other)
        self.offer = ExchangeQuote.from_json(text, self.wallet)
        return "ok"

    def balance(self, currency: str) -> str:
        return str(self.wallet.balances(currency).posted)


def instant(text: str) -> datetime:
    return EPOCH + timedelta(seconds=int(text))


def ratio(value: Fraction) -> str:
    return f"{value.numerator}/{value.denominator}"


def shown(amount: Money | None) -> str:
    return "unknown" if amount is None else str(amount)


def line(made: Exchange) -> str:
    market = made.market
    amounts = (made.give, made.receive, made.fee, market and market.result, made.margin)
    path = "-" if market is None else " ".join(market.path)
    entries = (made.give_entry, made.receive_entry, made.fee_entry)
    ids = " ".join(str(one or 0) for one in entries)
    ratios = (ratio(made.rate), ratio(made.remainder))
    return "; ".join([*map(shown, amounts), *ratios, path, made.id or "-", ids])


def exchange(vector: Vector) -> Any:
    desk, answers = Desk(), []
    for operation, *words in vector["steps"]:
        try:
            answers.append(getattr(desk, operation)(*words))
        except MoneyError as error:
            answers.append(f"MONEY_ERR_{error.status.name}")
    return {"answers": answers}
