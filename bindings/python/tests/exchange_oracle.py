"""Golden vectors of exchanges and quotes, with answers computed from fractions.

``python exchange_oracle.py`` prints them (Tests/Vectors/exchange.json). A vector contains steps,
each a list of texts whose first is the operation, and the answer to each step: a text, or the
status with which the step fails. An absent text is "".
"""

from __future__ import annotations

import json
from decimal import Decimal
from fractions import Fraction
from typing import Any

Row = dict[str, Any]
DIGITS = {"EUR": 2, "USD": 2, "JPY": 0, "KWD": 3}


class Refused(Exception):
    """The status with which a step fails."""


def money(text: str) -> tuple[Fraction, str]:
    number, currency = text.split()
    return Fraction(number), currency


def shown(amount: Fraction, currency: str) -> str:
    scaled = amount * 10 ** DIGITS[currency]
    return f"{Decimal(int(scaled)).scaleb(-DIGITS[currency]):f} {currency}"


def rounded(amount: Fraction, currency: str) -> Fraction:
    """Half to even, to the minor unit."""
    return Fraction(round(amount * 10 ** DIGITS[currency]), 10 ** DIGITS[currency])


def ratio(value: Fraction) -> str:
    return f"{value.numerator}/{value.denominator}"


class Offer:
    """An exchange and its state as a quote."""

    def __init__(self, valid: int, exchange: Row) -> None:
        self.valid, self.exchange, self.is_accepted = valid, exchange, False


class Desk:
    """A wallet, a table of rates and the last quote, with a method for each operation."""

    def __init__(self) -> None:
        self.sums: dict[str, Fraction] = {}
        self.next, self.ids = 1, set[str]()
        self.pairs: dict[tuple[str, str], Fraction] = {}
        self.quoted = Offer(0, {})

    def add(self, amount: str) -> str:
        number, currency = money(amount)
        self.sums[currency] = self.sums.get(currency, Fraction(0)) + number
        self.next += 1
        return str(self.next - 1)

    def rate(self, start: str, end: str, rate: str) -> str:
        self.pairs[start, end] = Fraction(rate)
        return "ok"

    def clear(self) -> str:
        self.pairs = {}
        return "ok"

    def market(self, start: str, end: str) -> tuple[Fraction, str]:
        """The rate of the table, and its path."""
        if (start, end) in self.pairs:
            return self.pairs[start, end], f"{start} {end}"
        if (end, start) in self.pairs:
            return 1 / self.pairs[end, start], f"{start} {end}"
        over = {one for pair in self.pairs for one in pair} - {start, end}
        if not self.pairs or {start, end} - {one for pair in self.pairs for one in pair}:
            raise Refused("MONEY_ERR_NO_RATE")
        (middle,) = over
        first, second = self.market(start, middle)[0], self.market(middle, end)[0]
        return first * second, f"{start} {middle} {end}"

    def terms(self, words: tuple[str, ...]) -> Row:
        give, receive, _, rate, inverse, amount, fee, id = words
        number, start = money(give)
        if number <= 0 or start == receive:
            raise Refused("MONEY_ERR_ARGUMENT")
        market = self.market(start, receive) if self.pairs or not (rate or amount) else None
        exact: Fraction
        if amount:
            received, currency = money(amount)
            if currency != receive:
                raise Refused("MONEY_ERR_CURRENCY_MISMATCH")
            price, exact = received / number, received
        else:
            price = market[0] if market else Fraction(0)
            if rate:
                if Fraction(rate) <= 0:
                    raise Refused("MONEY_ERR_INVALID_RATE")
                price = 1 / Fraction(rate) if inverse else Fraction(rate)
            exact = number * price
            received = rounded(exact, receive)
        made: Row = {"give": number, "start": start, "receive": received, "end": receive, "id": id}
        value = rounded(number * market[0], receive) if market else None
        made["fee"] = money(fee) if fee else None
        made["line"] = [
            shown(number, start),
            shown(received, receive),
            shown(*made["fee"]) if fee else "unknown",
            "unknown" if value is None else shown(value, receive),
            "unknown" if value is None else shown(value - received, receive),
            ratio(price),
            ratio(exact - received),
            market[1] if market else "-",
        ]
        return made

    def line(self, made: Row, *entries: int) -> str:
        ids = " ".join(map(str, entries or (0, 0, 0)))
        return "; ".join([*made["line"], made["id"] or "-", ids])

    def book(self, made: Row) -> str:
        needed = {made["start"]: made["give"]}
        if made["fee"]:
            number, currency = made["fee"]
            needed[currency] = needed.get(currency, Fraction(0)) + number
        if made["id"] in self.ids:
            raise Refused("MONEY_ERR_CONFLICT")
        if any(self.sums.get(one, Fraction(0)) < value for one, value in needed.items()):
            raise Refused("MONEY_ERR_INSUFFICIENT")
        for one, value in needed.items():
            self.sums[one] -= value
        self.sums[made["end"]] = self.sums.get(made["end"], Fraction(0)) + made["receive"]
        if made["id"]:
            self.ids.add(made["id"])
        first, count = self.next, 3 if made["fee"] else 2
        self.next += count
        return self.line(made, first, first + 1, first + 2 if made["fee"] else 0)

    def exchange(self, *words: str) -> str:
        return self.book(self.terms(words))

    def quote(self, *words: str) -> str:
        self.quoted = Offer(int(words[2]), self.terms(words))
        return self.line(self.quoted.exchange)

    def info(self) -> str:
        return self.line(self.quoted.exchange)

    def accept(self, at: str) -> str:
        if self.quoted.is_accepted:
            raise Refused("MONEY_ERR_STATE")
        if int(at) > self.quoted.valid:
            raise Refused("MONEY_ERR_EXPIRED")
        answer = self.book(self.quoted.exchange)
        self.quoted.is_accepted = True
        return answer

    def reread(self) -> str:
        return "ok"

    def changed(self, found: str, other: str) -> str:
        raise Refused("MONEY_ERR_DOCUMENT")

    def balance(self, currency: str) -> str:
        return shown(self.sums.get(currency, Fraction(0)), currency)


def offered(operation: str, give: str, receive: str, valid: int | str = "", **terms: str) -> list:
    names = ("rate", "inverse", "amount", "fee", "id")
    return [operation, give, receive, str(valid), *(terms.get(name, "") for name in names)]


def table() -> Row:
    """The rate of the table, direct, inverse and over another currency; without a table."""
    steps = [
        ["add", "100.00 EUR"],
        offered("exchange", "8.00 EUR", "USD"),
        ["rate", "EUR", "USD", "1.1172"],
        offered("exchange", "8.00 EUR", "USD"),
        offered("exchange", "8.00 USD", "EUR"),
        offered("exchange", "0.05 USD", "EUR", fee="0.01 EUR"),
        ["rate", "EUR", "JPY", "161.5"],
        offered("exchange", "0.49 USD", "JPY"),
        offered("exchange", "12.50 EUR", "KWD"),
        offered("exchange", "0.00 EUR", "USD"),
        offered("exchange", "-1.00 EUR", "USD"),
        offered("exchange", "1.00 EUR", "EUR"),
        offered("exchange", "91.99 EUR", "USD", fee="0.03 EUR"),
        ["balance", "EUR"],
        ["balance", "USD"],
        ["balance", "JPY"],
    ]
    return {"source": "libmoney", "steps": steps}


def bank() -> Row:
    """A rate or an amount of a bank, with its margin, and the same without a table."""
    steps = [["add", "300.00 EUR"], ["add", "2.00 USD"], ["rate", "EUR", "USD", "1.10"]]
    offers = [
        {"rate": "1.08"},
        {"rate": "0.925", "inverse": "inverse"},
        {"rate": "3", "inverse": "inverse"},
        {"amount": "11.50 USD", "fee": "0.25 EUR", "id": "x1"},
        {"amount": "0.01 USD", "id": "x1"},
        {"amount": "10.75 USD", "fee": "1.00 USD", "id": "x2"},
        {"amount": "1.00 JPY"},
        {"rate": "-1.08"},
    ]
    for with_table in (True, False):
        if not with_table:
            steps.append(["clear"])
        for offer in offers:
            suffix = {} if with_table or "id" not in offer else {"id": offer["id"] + "b"}
            steps.append(offered("exchange", "10.00 EUR", "USD", **{**offer, **suffix}))
        steps += [["balance", "EUR"], ["balance", "USD"]]
    return {"source": "libmoney", "steps": steps}


def quotes() -> Row:
    """Quotes that are accepted once, late, twice, changed, and without cover."""
    noon = 1709294400
    steps = [
        ["rate", "EUR", "USD", "1.10"],
        offered("quote", "100.00 EUR", "USD", noon, rate="1.08", fee="1.50 EUR", id="q1"),
        ["accept", str(noon)],
        ["add", "201.50 EUR"],
        ["accept", str(noon + 1)],
        ["clear"],
        ["rate", "EUR", "USD", "1.25"],
        ["changed", "108.00", "180.00"],
        ["changed", str(noon), str(noon + 1)],
        ["reread"],
        ["info"],
        ["accept", str(noon)],
        ["accept", str(noon)],
        ["reread"],
        ["accept", str(noon - 1)],
        ["info"],
        ["balance", "EUR"],
        ["balance", "USD"],
        offered("quote", "10.00 EUR", "USD", noon, id="q1"),
        ["accept", str(noon)],
        offered("quote", "10.00 EUR", "USD", 0),
        ["accept", "-5"],
        offered("quote", "-10.00 EUR", "USD", noon),
        offered("quote", "10.00 EUR", "KWD", noon),
        ["balance", "EUR"],
        ["balance", "USD"],
    ]
    return {"source": "libmoney", "steps": steps}


def answers(steps: list[list[str]]) -> list[str]:
    desk, found = Desk(), []
    for operation, *words in steps:
        try:
            found.append(getattr(desk, operation)(*words))
        except Refused as refused:
            found.append(str(refused))
    return found


def written() -> str:
    """The text of Tests/Vectors/exchange.json."""
    cases = [one | {"answers": answers(one["steps"])} for one in (table(), bank(), quotes())]
    lines = (json.dumps(one, separators=(",", ":"), ensure_ascii=False) for one in cases)
    return "[\n " + ",\n ".join(lines) + "\n]\n"


if __name__ == "__main__":
    print(written(), end="")
