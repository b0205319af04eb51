"""Accounts and lots of foreign cash by plain lists, decimals and fractions, for comparison.

``python account_oracle.py`` prints the golden vectors (Tests/Vectors/accounts.json), whose steps
and answers are like those of ledger_vectors. An absent text is "", and an unknown amount "unknown".
"""

from __future__ import annotations

import json
from decimal import Decimal
from fractions import Fraction
from typing import Any

from ledger_oracle import DIGITS, Refused, Row, compact, refuse_if, shown

KINDS = (
    *("unspecified", "deposit", "withdrawal", "transfer", "exchange"),
    *("fee", "interest", "adjustment", "opening"),
)
#: The texts of an entry, after its amount.
TEXTS = ("kind", "date", "effective", "label", "counterpart", "external_id", "cost")


def parsed(text: str) -> tuple[Decimal, str]:
    number, currency = text.split(" ")
    return Decimal(number), currency


def written_amount(amount: Decimal, currency: str) -> str:
    return f"{shown(amount, currency)} {currency}"


def to_even(value: Fraction, currency: str) -> Decimal:
    """The nearest amount in minor units; Python rounds halves to even."""
    return Decimal(round(value * 10 ** DIGITS[currency])).scaleb(-DIGITS[currency])


class Account:
    """A wallet: its entries and its holds, by id."""

    def __init__(self) -> None:
        self.entries: list[Row] = []
        self.holds: list[Row] = []
        self.last = 0
        self.revision = 0

    # Changes

    def made(self, amount: str, *texts: str) -> Row:
        entry = dict(zip(TEXTS, texts), amount=parsed(amount)[0], currency=parsed(amount)[1])
        if entry["effective"] == entry["date"]:
            entry["effective"] = ""
        if entry["cost"]:
            cost, currency = parsed(str(entry["cost"]))
            refuse_if(cost < 0 or currency == entry["currency"], "ARGUMENT")
        return entry

    def changed(self, entries: list[Row], entry: Row) -> str:
        self.last += 1
        self.revision += 1
        entries.append(entry | {"id": self.last})
        return str(self.last)

    def known(self, external: str) -> Row | None:
        found = [one for one in [*self.entries, *self.holds] if one["external_id"] == external]
        return found[0] if external and found else None

    def added(self, entries: list[Row], entry: Row) -> str:
        known = self.known(entry["external_id"])
        if known is None:
            return self.changed(entries, entry)
        same = {name: value for name, value in known.items() if name != "id"} == entry
        refuse_if(not same or known not in entries, "CONFLICT")
        return str(known["id"])

    def add(self, *texts: str) -> str:
        return self.added(self.entries, self.made(*texts))

    def hold(self, *texts: str) -> str:
        entry = self.made(*texts)
        refuse_if(entry["amount"] <= 0, "ARGUMENT")
        if self.known(entry["external_id"]) is None:
            posted, held = self.sums(entry["currency"], "")
            refuse_if(posted - held < entry["amount"], "INSUFFICIENT")
        return self.added(self.holds, entry)

    def ended(self, hold: str) -> Row:
        found = [one for one in self.holds if str(one["id"]) == hold]
        refuse_if(not found, "NOT_FOUND")
        self.holds.remove(found[0])
        return found[0]

    def commit(self, hold: str) -> str:
        entry = self.ended(hold)
        return self.changed(self.entries, entry | {"amount": -entry["amount"]})

    def release(self, hold: str) -> str:
        self.ended(hold)
        self.revision += 1
        return "ok"

    def find(self, external: str) -> str:
        entry = self.known(external)
        refuse_if(entry is None, "NOT_FOUND")
        return f"{entry['id']} {entry['amount']} {entry['currency']}" if entry else ""

    # Balances

    def sums(self, currency: str, day: str) -> tuple[Decimal, Decimal]:
        """The sums of the entries and of the holds until the end of a day."""
        posted, held = (
            sum(
                (
                    one["amount"]
                    for one in entries
                    if one["currency"] == currency and (not day or effective(one) <= day)
                ),
                Decimal(),
            )
            for entries in (self.entries, self.holds)
        )
        return posted, held

    def balance(self, currency: str, day: str) -> str:
        posted, held = self.sums(currency, day)
        parts = (posted, held, posted - held, max(posted - held, Decimal()))
        return ", ".join(written_amount(part, currency) for part in parts)

    def sorted(self, currency: str) -> list[Row]:
        return sorted((one for one in self.entries if one["currency"] == currency), key=effective)

    def statement(self, currency: str, start: str, end: str) -> str:
        refuse_if(bool(start and end) and end < start, "ARGUMENT")
        opening = Decimal()
        found = []
        for one in self.sorted(currency):
            if start and effective(one) < start:
                opening += one["amount"]
            elif not end or effective(one) <= end:
                found.append(one)
        balance = opening
        rows, turnovers = [], []
        for one in found:
            balance += one["amount"]
            row = {"id": one["id"], "amount": f"{one['amount']:f}", "effective": effective(one)}
            row["balance"] = shown(balance, currency)
            row |= {name: one[name] for name in TEXTS[:6] if name != "effective"}
            if row["kind"] == KINDS[0]:
                row["kind"] = ""
            rows.append({name: value for name, value in row.items() if value != ""})
        for kind in KINDS:
            amounts = [one["amount"] for one in found if (one["kind"] or KINDS[0]) == kind]
            if amounts:
                turnovers.append({"kind": kind, "count": len(amounts), **flows(amounts, currency)})
        period = {name: day for name, day in (("start", start), ("end", end)) if day}
        head: Row = {"format": "libmoney.account_statement", "version": 1, "currency": currency}
        head |= {"opening": shown(opening, currency), "closing": shown(balance, currency)}
        head |= flows([one["amount"] for one in found], currency)
        return compact({**head, **period, "entries": rows, "turnovers": turnovers})

    # Lots

    def lots(self, currency: str, reporting: str, method: str, *rate: str) -> str:
        entries = self.sorted(currency)
        costs = sorted({parsed(one["cost"])[1] for one in entries if one["cost"]})
        refuse_if(not reporting and len(costs) != 1, "ARGUMENT")
        unit = reporting or costs[0]
        refuse_if(unit == currency, "ARGUMENT")
        ratio = Fraction(rate[2]) if rate else None
        open_lots: list[Row] = []
        paid: list[str] = []
        realised: Decimal | None = Decimal()
        for one in entries:
            value = value_of(one, unit, ratio)
            if one["amount"] > 0:
                refuse_if(value is None, "NO_RATE")
                into(open_lots, one, value, method)
                continue
            cost = taken(open_lots, -one["amount"], unit)
            gain = None if value is None else value - cost
            realised = None if gain is None or realised is None else realised + gain
            amounts = (known_amount(part, unit) for part in (cost, value, gain))
            spent = written_amount(-one["amount"], currency)
            paid.append(f"paid {one['id']} {effective(one) or '-'} {spent} {' '.join(amounts)}")
        amount = sum((lot["amount"] for lot in open_lots), Decimal())
        cost = sum((lot["cost"] for lot in open_lots), Decimal())
        now = None if ratio is None else to_even(Fraction(amount) * ratio, unit) - cost
        sums = [written_amount(amount, currency), written_amount(cost, unit)]
        lines = [" ".join([*sums, known_amount(realised, unit), known_amount(now, unit)])]
        for lot in open_lots:
            amounts = (written_amount(lot["amount"], currency), written_amount(lot["cost"], unit))
            lines.append(f"lot {lot['entry']} {lot['opened'] or '-'} {' '.join(amounts)}")
        return "\n".join(lines + paid)

    # Documents

    def json(self) -> str:
        lists = {"entries": self.entries, "holds": self.holds}
        rows = {name: [document_row(one) for one in list] for name, list in lists.items()}
        plain = {"id", "amount", "currency", "label", "date"}
        is_detailed = any(set(row) - plain for row in rows["entries"] + rows["holds"])
        head: Row = {"format": "libmoney.wallet", "version": 2 if is_detailed else 1}
        head |= {"next": self.last + 1, "revision": self.revision}
        return compact({**head, **{name: found for name, found in rows.items() if found}})

    def answer(self, step: list[str]) -> str:
        try:
            return str(getattr(self, step[0])(*step[1:]))
        except Refused as error:
            return str(error)


def effective(entry: Row) -> str:
    """The day on which an entry changes the balance; "" for every day."""
    return str(entry["effective"] or entry["date"])


def flows(amounts: list[Decimal], currency: str) -> Row:
    inflow = sum((one for one in amounts if one > 0), Decimal())
    outflow = sum((-one for one in amounts if one < 0), Decimal())
    return {"inflow": shown(inflow, currency), "outflow": shown(outflow, currency)}


def known_amount(amount: Decimal | None, currency: str) -> str:
    return "unknown" if amount is None else written_amount(amount, currency)


def value_of(entry: Row, unit: str, ratio: Fraction | None) -> Decimal | None:
    """The cost of an entry, or its value at a rate; None if it is unknown."""
    if entry["cost"]:
        cost, currency = parsed(entry["cost"])
        refuse_if(currency != unit, "CURRENCY_MISMATCH")
        return cost
    return None if ratio is None else to_even(Fraction(abs(entry["amount"])) * ratio, unit)


def into(lots: list[Row], entry: Row, cost: Any, method: str) -> None:
    """Adds the lot of an entry; at average cost it joins the one pool."""
    if method == "average" and lots:
        lots[0]["amount"] += entry["amount"]
        lots[0]["cost"] += cost
        return
    is_pool = method == "average"
    opened = "" if is_pool else effective(entry)
    lot = {"entry": 0 if is_pool else entry["id"], "opened": opened}
    lots.append(lot | {"amount": entry["amount"], "cost": cost})


def taken(lots: list[Row], rest: Decimal, unit: str) -> Decimal:
    """Uses an amount of lots; returns its cost."""
    cost = Decimal()
    while rest:
        refuse_if(not lots, "INSUFFICIENT")
        lot = lots[0]
        if lot["amount"] <= rest:
            rest -= lot["amount"]
            cost += lot["cost"]
            del lots[0]
            continue
        part = to_even(Fraction(lot["cost"]) * Fraction(rest) / Fraction(lot["amount"]), unit)
        lot["amount"] -= rest
        lot["cost"] -= part
        cost += part
        rest = Decimal()
    return cost


def document_row(entry: Row) -> Row:
    row = {"id": entry["id"], "amount": f"{entry['amount']:f}", "currency": entry["currency"]}
    row |= {name: entry[name] for name in TEXTS[:6]}
    if row["kind"] == KINDS[0]:
        row["kind"] = ""
    if entry["cost"]:
        cost, currency = parsed(entry["cost"])
        row |= {"cost": f"{cost:f}", "cost_currency": currency}
    return {name: value for name, value in row.items() if value != ""}


def entry(operation: str, amount: str, **texts: str) -> list[str]:
    return [operation, amount, *(texts.get(name, "") for name in TEXTS)]


def bank() -> list[list[str]]:
    """An account with kinds, effective days, external ids and holds."""
    salary = {"kind": "deposit", "date": "2024-01-31", "external_id": "bank-17", "label": "Salary"}
    rent = {"kind": "withdrawal", "date": "2024-01-31", "effective": "2024-02-01"}
    hotel = {"date": "2024-02-10", "external_id": "card-3", "counterpart": "Hotel Zürich"}
    steps = [
        entry("add", "40.00 EUR", kind="opening"),
        entry("add", "1500.00 EUR", **salary, counterpart="Acme"),
        entry("add", "-600.00 EUR", **rent, label="Rent"),
        entry("add", "1500.0 EUR", **salary, counterpart="Acme"),
        entry("add", "1500.00 EUR", **salary),
        entry("add", "1600.00 EUR", **salary, counterpart="Acme"),
        ["json"],
        entry("add", "1500.00 EUR", **salary, counterpart="Acme"),
        entry("hold", "1500.00 EUR", **salary, counterpart="Acme"),
        entry("add", "-4.50 EUR", kind="fee", date="2024-02-29"),
        entry("add", "0.07 EUR", kind="interest", date="2024-02-29", effective="2024-02-28"),
        entry("add", "3000 JPY", kind="transfer", date="2024-02-05"),
        entry("hold", "80.25 EUR", **hotel),
        entry("hold", "80.25 EUR", **hotel),
        entry("hold", "80.26 EUR", **hotel),
        entry("hold", "5000.00 EUR", date="2024-02-11"),
        entry("hold", "12.00 EUR", date="2024-02-12", external_id="card-4"),
    ]
    days = ("2024-01-30", "2024-01-31", "2024-02-01", "2024-02-10", "2024-02-12", "")
    steps += [["balance", "EUR", day] for day in days]
    steps += [["balance", "JPY", ""], ["balance", "GBP", ""], ["find", "card-3"], ["find", "none"]]
    steps += [["commit", "8"], ["commit", "8"], ["release", "9"], ["find", "card-3"]]
    steps += [
        entry("add", "-12.00 EUR", date="2024-02-13", external_id="card-4", kind="adjustment"),
        ["find", "card-4"],
        ["balance", "EUR", "2024-02-12"],
        ["statement", "EUR", "2024-02-01", "2024-02-29"],
        ["statement", "EUR", "", ""],
        ["statement", "EUR", "2024-02-28", ""],
        ["statement", "EUR", "", "2024-01-31"],
        ["statement", "JPY", "2024-01-01", "2024-12-31"],
        ["statement", "GBP", "", ""],
        ["statement", "EUR", "2024-02-02", "2024-02-01"],
        ["json"],
    ]
    return steps


def travel() -> list[list[str]]:
    """Dollars that were bought for euros, and spent."""
    steps = [
        entry("add", "10.00 USD", date="2024-01-02", cost="9.00 EUR", kind="exchange"),
        entry("add", "-15.00 USD", date="2024-01-09", effective="2024-01-12", cost="14.20 EUR"),
        entry("add", "10.00 USD", date="2024-01-10", cost="9.50 EUR"),
    ]
    lots = [["lots", "USD", "", method] for method in ("fifo", "average")]
    rated = [[*one, "USD", "EUR", "0.96115"] for one in lots]
    steps += [*lots, *rated, ["json"]]
    steps += [
        entry("add", "3.00 USD", date="2024-01-15", cost="2.00 EUR"),
        entry("add", "-7.00 USD", date="2024-01-16", cost="6.05 EUR"),
        *lots,
        entry("add", "-0.50 USD", date="2024-01-17"),
        *lots,
        *rated,
        entry("add", "2.00 USD", date="2024-01-18"),
        *lots,
        *rated,
        entry("add", "1.00 USD", date="2024-01-19", cost="0.80 GBP"),
        *lots,
        ["lots", "USD", "EUR", "fifo", "USD", "EUR", "0.96115"],
        ["lots", "USD", "USD", "fifo"],
        ["lots", "GBP", "", "fifo"],
        entry("add", "1.00 USD", cost="1.00 USD"),
        entry("add", "1.00 USD", cost="-1.00 EUR"),
        entry("add", "-1000 JPY", date="2024-02-01", cost="6.00 EUR"),
        ["lots", "JPY", "EUR", "fifo"],
        entry("add", "3000 JPY", date="2024-01-31", cost="19.00 EUR"),
        ["lots", "JPY", "EUR", "fifo", "JPY", "EUR", "0.0065"],
        ["lots", "JPY", "EUR", "average"],
        ["json"],
    ]
    return steps


def vectors() -> list[Row]:
    """All cases of Tests/Vectors/accounts.json."""
    found = []
    for steps in (bank(), travel()):
        account = Account()
        answers = [account.answer(step) for step in steps]
        found.append({"source": "libmoney", "steps": steps, "answers": answers})
    return found


def written() -> str:
    """The text of Tests/Vectors/accounts.json."""
    lines = (json.dumps(one, separators=(",", ":"), ensure_ascii=False) for one in vectors())
    return "[\n " + ",\n ".join(lines) + "\n]\n"


if __name__ == "__main__":
    print(written(), end="")
