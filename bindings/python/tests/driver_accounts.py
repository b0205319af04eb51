"""Answers golden vectors of accounts and of lots of foreign cash."""

from __future__ import annotations

from typing import Any

from libmoney import CashDisposal, CashLot, Money, MoneyError, Rates, Wallet

Vector = dict[str, Any]
#: The texts of an entry, after its amount.
TEXTS = ("kind", "date", "effective", "label", "counterpart", "external_id", "cost")


class Account:
    """A wallet, with a method for each operation of the steps. An absent text is ""."""

    def __init__(self) -> None:
        self.wallet = Wallet()

    def add(self, amount: str, *texts: str) -> str:
        given: Vector = {name: text for name, text in zip(TEXTS, texts) if text}
        if "cost" in given:
            given["cost"] = Money.parse(given["cost"])
        return str(self.wallet.add(Money.parse(amount), **given))

    def hold(self, amount: str, *texts: str) -> str:
        given: Vector = {name: text for name, text in zip(TEXTS, texts) if text}
        return str(self.wallet.hold(Money.parse(amount), **given))

    def commit(self, hold: str) -> str:
        return str(self.wallet.commit(int(hold)))

    def release(self, hold: str) -> str:
        self.wallet.release(int(hold))
        return "ok"

    def find(self, external_id: str) -> str:
        entry = self.wallet.find(external_id)
        return "MONEY_ERR_NOT_FOUND" if entry is None else f"{entry.id} {entry.amount}"

    def balance(self, currency: str, day: str) -> str:
        return ", ".join(str(part) for part in self.wallet.balances(currency, day or None))

    def statement(self, currency: str, start: str, end: str) -> str:
        return self.wallet.account_statement(currency, start or None, end or None).to_json()

    def lots(self, currency: str, reporting: str, method: str, *rate: str) -> str:
        rates = Rates([(rate[0], rate[1], rate[2])]) if rate else None
        lots = self.wallet.cash_lots(currency, reporting or None, rates, method)
        now = None if rates is None else lots.unrealised(rates)
        sums = f"{lots.amount} {lots.cost} {shown(lots.realised)} {shown(now)}"
        return "\n".join([sums, *map(lot_line, lots), *map(paid_line, lots.disposals)])

    def json(self) -> str:
        text = self.wallet.to_json()
        self.wallet = Wallet.from_json(text)
        return text


def shown(amount: Money | None) -> str:
    return "unknown" if amount is None else str(amount)


def lot_line(lot: CashLot) -> str:
    return f"lot {lot.entry or 0} {lot.opened or '-'} {lot.amount} {lot.cost}"


def paid_line(paid: CashDisposal) -> str:
    amounts = f"{paid.cost} {shown(paid.proceeds)} {shown(paid.gain)}"
    return f"paid {paid.entry} {paid.date or '-'} {paid.amount} {amounts}"


def accounts(vector: Vector) -> Any:
    account, answers = Account(), []
    for operation, *words in vector["steps"]:
        try:
            answers.append(getattr(account, operation)(*words))
        except MoneyError as error:
            answers.append(f"MONEY_ERR_{error.status.name}")
    return {"answers": answers}
