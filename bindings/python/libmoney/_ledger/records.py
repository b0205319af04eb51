"""The records of ledgers."""

from __future__ import annotations

from datetime import date as Date
from enum import IntEnum
from typing import NamedTuple

from .._money.money import Money
from .._public import public


@public
class AccountKind(IntEnum):
    """The kind of an account of a ledger.

    >>> books = Ledger("EUR")
    >>> books.account("Assets:Bank", AccountKind.ASSET)
    >>> books.accounts[-1].kind.name
    'ASSET'
    """

    ASSET = 1
    LIABILITY = 2
    EQUITY = 3
    INCOME = 4
    EXPENSE = 5
    #: An equity account over which transactions exchange currencies.
    EXCHANGE = 6


@public
class LedgerAccount(NamedTuple):
    """An account of a ledger.

    >>> books = Ledger("EUR")
    >>> books.account("Assets:Bank", "asset")
    >>> [(one.name, one.is_group) for one in books.accounts]
    [('Assets', True), ('Assets:Bank', False)]
    """

    name: str
    kind: AccountKind
    #: The currency of its postings; None for any currency.
    currency: str | None
    #: True if the account only groups its children, and accepts no postings.
    is_group: bool


@public
class LedgerTransactionKind(IntEnum):
    """The kind of a transaction of a ledger.

    >>> [kind.name for kind in LedgerTransactionKind]
    ['ENTRY', 'REVERSAL', 'CLOSING', 'REVALUATION']
    """

    ENTRY = 0
    REVERSAL = 1
    CLOSING = 2
    REVALUATION = 3


@public
class LedgerPosting(NamedTuple):
    """A posting of a transaction: an amount and its account.

    >>> LedgerPosting("Assets:Bank", Money("-5.00", "EUR")).account
    'Assets:Bank'
    """

    account: str
    #: Positive for a debit, negative for a credit.
    amount: Money


@public
class LedgerTransaction(NamedTuple):
    """A transaction of a ledger.

    >>> books = Ledger("EUR")
    >>> books.account("Assets:Bank", "asset")
    >>> books.account("Equity:Opening", "equity")
    >>> postings = [("Assets:Bank", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
    >>> books.post("2024-01-01", "opening", postings)
    1
    >>> books.transactions[0].postings[0]
    LedgerPosting(account='Assets:Bank', amount=Money('5.00', 'EUR'))
    """

    #: 1, 2, 3, … in the order in which transactions were added.
    id: int
    date: Date
    description: str
    postings: tuple[LedgerPosting, ...]
    kind: LedgerTransactionKind
    #: The id of the transaction that it reverses, or None.
    reverses: int | None
    #: The id of the transaction that reverses it, or None.
    reversed_by: int | None


@public
class LedgerStatementRow(NamedTuple):
    """A posting in the statement of an account, with the balance after it.

    >>> books = Ledger("EUR")
    >>> books.account("Assets:Bank", "asset")
    >>> books.account("Equity:Opening", "equity")
    >>> postings = [("Assets:Bank", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
    >>> books.post("2024-01-01", "opening", postings)
    1
    >>> [str(row.balance) for row in books.statement("Assets:Bank")]
    ['5.00 EUR']
    """

    #: The id of the posting: 1, 2, 3, … in the order in which postings were added.
    id: int
    #: The id of the transaction.
    transaction: int
    date: Date
    description: str
    amount: Money
    #: The balance of the account in the currency after the posting.
    balance: Money


@public
class LedgerRowKind(IntEnum):
    """The kind of a row of a report on a ledger.

    >>> [row.kind.name for row in Ledger("EUR").trial_balance()]
    []
    """

    #: The balance of an account, without its children.
    ACCOUNT = 0
    #: The balance of an account with all accounts below it.
    SUBTOTAL = 1
    #: The total of a section: of assets, liabilities, equity, income or expenses.
    TOTAL = 2
    #: The income less the expenses: of a balance sheet, those not yet closed.
    RESULT = 3
    #: The sum of all debit balances of a trial balance.
    DEBITS = 4
    #: The sum of all credit balances of a trial balance, as a positive amount.
    CREDITS = 5


@public
class LedgerRow(NamedTuple):
    """A row of a report on a ledger, in one currency.

    >>> row = LedgerRow(LedgerRowKind.TOTAL, "", Money("5.00", "EUR"), AccountKind.ASSET, 0)
    >>> row.amount
    Money('5.00', 'EUR')
    """

    kind: LedgerRowKind
    #: The name of the account; "" for a total, a result, debits and credits.
    account: str
    amount: Money
    #: The kind of the account or section; None for a result, debits and credits.
    account_kind: AccountKind | None
    #: The number of parents of the account.
    depth: int


@public
class JournalFormat(IntEnum):
    """The format of a journal: the program that reads it.

    >>> Ledger("EUR").to_journal(JournalFormat.HLEDGER)
    ''
    """

    BEANCOUNT = 1
    LEDGER = 2
    HLEDGER = 3
