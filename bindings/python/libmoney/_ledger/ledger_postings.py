"""Posting receipts, invoices, wallets and portfolios to a ledger."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import byref, c_uint64
from typing import TYPE_CHECKING, Any

from .._boundary.calls import call, refuse_type
from .._boundary.dates import Day, day_number
from .._boundary.documents import label
from .._boundary.identifiers import identifier
from .._errors import ArgumentError
from .._library import native
from .._raw import (
    InvoiceHandle,
    PortfolioHandle,
    PostingAccountsStruct,
    ReceiptHandle,
    WalletHandle,
)
from .ledger_queries import LedgerQueries

if TYPE_CHECKING:
    from .._basket.receipt import Receipt
    from .._invoice.invoice import Invoice
    from .._portfolio.portfolio import Portfolio
    from .._wallet.wallet import Wallet

#: The names of accounts by their role, such as ``{"cash": "Assets:Bank"}``.
Accounts = Mapping[str, str]

_RECEIPT_PRICED, _RECEIPT_CHECKOUT = 0, 1
ROLES = (
    "cash",
    "receivable",
    "revenue",
    "tax",
    "retained",
    "prepaid",
    "rounding",
    "deposits",
    "withdrawals",
    "transfers",
    "exchange",
    "fees",
    "interest",
    "adjustments",
    "opening",
    "other",
    "securities",
    "gains",
    "dividends",
    "missing",
)


class LedgerPostings(LedgerQueries):
    """The part of a ledger that adds transactions for other objects."""

    __slots__ = ()

    def post_receipt(
        self,
        date: Day,
        description: str,
        receipt: Receipt,
        accounts: Accounts,
        *,
        priced: bool = False,
    ) -> int:
        """Posts a receipt and returns the id of the transaction.

        The payable amount is a debit of "cash"; the net amount and the tax are credits of "revenue"
        and "tax". The difference of a conversion and the cash rounding are posted to "rounding".

        :param accounts: the names of the accounts by these roles. A role may be missing if no
            amount is posted to it.
        :param priced: True for the amounts in the catalogue's currency.

        >>> basket = Basket(Catalogue.groceries())
        >>> basket.add("milk", 2)
        >>> books = Ledger("USD")
        >>> books.account("Assets:Cash", "asset")
        >>> books.account("Income:Sales", "income")
        >>> accounts = {"cash": "Assets:Cash", "revenue": "Income:Sales"}
        >>> books.post_receipt("2024-01-02", "receipt 1", basket.checkout(), accounts)
        1
        >>> books.balance("Assets:Cash"), books.balance("Income:Sales")
        (Money('2.60', 'USD'), Money('-2.60', 'USD'))
        """
        handle = _handle(receipt, ReceiptHandle, "a receipt", "a Receipt")
        view = _RECEIPT_PRICED if priced else _RECEIPT_CHECKOUT
        text, structs = label(description, "a description"), _accounts(accounts)
        function = native.money_ledger_post_receipt
        day = required_day(date)
        return self._added(function, day, text, len(text), handle, view, structs)

    def post_invoice(
        self, date: Day, description: str, invoice: Invoice, accounts: Accounts
    ) -> int:
        """Posts an invoice and returns the id of the transaction.

        The amount due is a debit of "receivable"; the net amount and the tax are credits of
        "revenue" and "tax". Prepaid amounts, retained taxes and the rounding amount are posted to
        "prepaid", "retained" and "rounding".

        :param accounts: the names of the accounts by these roles. A role may be missing if no
            amount is posted to it.

        >>> from libmoney import Invoice
        >>> invoice = Invoice("EUR")
        >>> _ = invoice.add("Paper", quantity=2, price="50.00", percent="19")
        >>> books = Ledger("EUR")
        >>> books.account("Assets:Receivable", "asset")
        >>> books.account("Income:Sales", "income")
        >>> books.account("Liabilities:VAT", "liability")
        >>> accounts = {"receivable": "Assets:Receivable", "revenue": "Income:Sales"}
        >>> accounts["tax"] = "Liabilities:VAT"
        >>> books.post_invoice("2024-01-02", "invoice 1", invoice, accounts)
        1
        >>> books.balance("Assets:Receivable"), books.balance("Liabilities:VAT")
        (Money('119.00', 'EUR'), Money('-19.00', 'EUR'))
        """
        handle = _handle(invoice, InvoiceHandle, "an invoice", "an Invoice")
        text, structs = label(description, "a description"), _accounts(accounts)
        function, day = native.money_ledger_post_invoice, required_day(date)
        return self._added(function, day, text, len(text), handle, structs)

    def post_wallet(
        self, wallet: Wallet, accounts: Accounts, start: Day | None = None, end: Day | None = None
    ) -> int:
        """Posts the entries of a wallet in a period; returns the number of transactions added.

        Each amount is posted to "cash", and the negated amount to the account of the entry's kind:
        "deposits", "withdrawals", "transfers", "exchange", "fees", "interest", "adjustments",
        "opening", or "other" for an entry without a kind. The date is the effective date of the
        entry, and the description its label.

        :param accounts: the names of the accounts by these roles.
        :param start: the first date; None for all entries to ``end``.
        :param end: the last date; None for all entries from ``start`` on.

        >>> wallet = Wallet()
        >>> wallet.add(Money("500.00", "EUR"), "opening", "2024-01-02", kind="opening")
        1
        >>> books = Ledger("EUR")
        >>> books.account("Assets:Wallet", "asset")
        >>> books.account("Equity:Opening", "equity")
        >>> books.post_wallet(wallet, {"cash": "Assets:Wallet", "opening": "Equity:Opening"})
        1
        >>> books.balance("Assets:Wallet")
        Money('500.00', 'EUR')
        """
        handle = _handle(wallet, WalletHandle, "a wallet", "a Wallet")
        return self._posted(native.money_ledger_post_wallet, handle, accounts, start, end)

    def post_portfolio(
        self,
        portfolio: Portfolio,
        accounts: Accounts,
        start: Day | None = None,
        end: Day | None = None,
    ) -> int:
        """Posts the transactions of a portfolio in a period; returns the number of those added.

        Purchases are posted from "cash" to "securities" at cost. Sales decrease "securities" by the
        cost basis of their lots, and "gains" receives the realised gain. Dividends and fees are
        posted to "dividends" and "fees", and the proceeds of securities that were sold without
        being held to "missing". Splits are not posted.

        :param accounts: the names of the accounts by these roles.
        :param start: the first date; None for all transactions to ``end``.
        :param end: the last date; None for all transactions from ``start`` on.

        >>> portfolio = Portfolio("EUR")
        >>> _ = portfolio.buy("ABC", quantity=10, total=100, on="2024-01-02")
        >>> _ = portfolio.sell("ABC", quantity=5, total=80, on="2024-01-03")
        >>> books = Ledger("EUR")
        >>> for name, kind in [
        ...     ("Assets:Cash", "asset"), ("Assets:Shares", "asset"), ("Income:Gains", "income")
        ... ]:
        ...     books.account(name, kind)
        >>> accounts = {
        ...     "cash": "Assets:Cash", "securities": "Assets:Shares", "gains": "Income:Gains"
        ... }
        >>> books.post_portfolio(portfolio, accounts)
        2
        >>> books.balance("Assets:Shares"), books.balance("Income:Gains")
        (Money('50.00', 'EUR'), Money('-30.00', 'EUR'))
        """
        handle = _handle(portfolio, PortfolioHandle, "a portfolio", "a Portfolio")
        return self._posted(native.money_ledger_post_portfolio, handle, accounts, start, end)

    def _posted(
        self, function: Any, handle: Any, accounts: Accounts, start: Day | None, end: Day | None
    ) -> int:
        period = day_number(start), day_number(end)
        return self._added(function, handle, *period, _accounts(accounts))

    def _added(self, function: Any, *arguments: Any) -> int:
        identity = c_uint64()
        call(function, self._handle, *arguments, identity)
        return identity.value


def required_day(value: object) -> int:
    """Returns the number of a day, which must not be None."""
    if value is None:
        refuse_type("a date", 'a date or a str such as "2024-02-29"', value)
    return day_number(value)


def _handle(value: object, kind: type, noun: str, name: str) -> Any:
    handle = getattr(value, "_handle", None)
    if not isinstance(handle, kind):
        refuse_type(noun, name, value)
    return handle


def _accounts(accounts: object) -> PostingAccountsStruct:
    if not isinstance(accounts, Mapping):
        refuse_type("accounts", "a dict of names by their roles", accounts)
    struct = PostingAccountsStruct()
    native.money_posting_accounts_init(byref(struct))
    for role, name in accounts.items():
        if role not in ROLES:
            raise ArgumentError(f"role must be one of {', '.join(ROLES)}, got {role!r}")
        setattr(struct, role, identifier(name, "an account"))
    return struct
