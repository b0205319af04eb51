"""The records of bank statements."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from typing import NamedTuple

from .._money.money import Money
from .._raw import BankStatementsHandle


class Balance(NamedTuple):
    """A balance of a statement."""

    #: The code, such as "OPBD" or "CLBD", or the bank's own type.
    type: str
    #: Negative for a debit balance.
    amount: Money
    date: date | None


class Charge(NamedTuple):
    """A charge of an entry or a transaction."""

    #: As stated, without a sign.
    amount: Money
    #: "credit", "debit", or "" if the document does not state it.
    direction: str
    #: "included" if the amount of the entry includes the charge, "separate" if it does not, or "".
    inclusion: str
    #: The code of the type, or the bank's own.
    type: str


class Exchange(NamedTuple):
    """The amounts before a currency exchange, and its rate; None or "" for omitted parts."""

    instructed: Money | None
    transaction: Money | None
    source: str
    target: str
    #: The currency of which ``rate`` is the price of one unit.
    unit: str
    rate: Decimal | None


@dataclass(frozen=True)
class Transaction:
    """A transaction of an entry. Texts that the document omits are ""."""

    #: Positive for a credit, negative for a debit; None if the document does not state it.
    amount: Money | None
    #: The other party: the creditor of a debit, the debtor of a credit.
    name: str
    #: The account of the other party.
    account: str
    is_iban: bool
    #: The unstructured remittance information, a line each.
    remittance: str
    #: The first structured reference, such as "RF18539007547034".
    creditor_reference: str
    end_to_end_id: str
    transaction_id: str
    mandate_id: str
    servicer_reference: str
    purpose: str
    #: Additional information.
    details: str
    exchange: Exchange | None
    charges: tuple[Charge, ...]


@dataclass(frozen=True)
class Entry:
    """An entry of a statement. Texts that the document omits are ""."""

    #: Positive for a credit, negative for a debit.
    amount: Money
    #: "booked", "pending", "information", "future", or "other" for a status of the bank's own.
    status: str
    booking_date: date | None
    value_date: date | None
    #: The other party and the remittance information, such as "Book Shop: Card payment".
    label: str
    is_debit: bool
    is_reversal: bool
    #: The reference of the entry, and that of the bank.
    reference: str
    servicer_reference: str
    #: The bank transaction code of ISO 20022, and the bank's own.
    domain: str
    family: str
    subfamily: str
    code: str
    #: Additional information.
    information: str
    exchange: Exchange | None
    charges: tuple[Charge, ...]
    transactions: tuple[Transaction, ...]


class Finding(NamedTuple):
    """A difference between a stated number and the entries."""

    #: "balance", "entry_amount", "batch_count", "total_count" or "total_sum".
    kind: str
    stated: Decimal
    computed: Decimal
    #: The currency of both; "" for a number of entries.
    currency: str
    #: The entry; None for a finding about the statement.
    entry: Entry | None
    #: The line and the column of the stated number, from 1.
    line: int
    column: int

    def __str__(self) -> str:
        unit = f" {self.currency}" if self.currency else ""
        wanted = f"expected {self.computed}{unit}, got {self.stated}{unit}"
        return f"line {self.line}, column {self.column}: {self.kind}: {wanted}"


@dataclass(frozen=True)
class Statement:
    """A statement: an account, a period, balances and entries. Omitted texts are ""."""

    id: str
    #: The message definition, such as "camt.053".
    message: str
    #: The IBAN, or another identifier of the account.
    account: str
    is_iban: bool
    owner: str
    #: The currency of the account.
    currency: str
    #: The electronic sequence number, and the time of creation as written.
    sequence: str
    created: str
    #: The first and the last day of the period.
    start: date | None
    end: date | None
    balances: tuple[Balance, ...]
    entries: tuple[Entry, ...]
    #: "equal" if the opening balance and the booked entries add up to the closing balance,
    #: "different" if they do not, and "none" if a balance is missing or ambiguous.
    check: str
    findings: tuple[Finding, ...]
    _handle: BankStatementsHandle = field(repr=False, compare=False)
    _index: int = field(repr=False, compare=False)

    def columns(self) -> dict[str, list[object]]:
        """Returns the entries as columns, for a data frame.

        The number and the currency of an amount are columns of their own.
        """
        names = ["booking_date", "value_date", "status", "label", "reference", "servicer_reference"]
        columns: dict[str, list[object]] = {
            name: [getattr(entry, name) for entry in self.entries] for name in names
        }
        columns["amount"] = [entry.amount.amount for entry in self.entries]
        columns["currency"] = [entry.amount.currency for entry in self.entries]
        return columns


class Import(NamedTuple):
    """The result of adding a statement to a wallet."""

    #: The number of entries added.
    added: int
    #: The number of booked entries that the wallet contained already.
    present: int
    #: The number of entries that are not booked; they were left out.
    unbooked: int
