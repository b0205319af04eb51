"""A file that stores wallets, portfolios, rates, goods and settings by name."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ctypes import c_uint64, sizeof
from datetime import timedelta

from .._boundary.calls import call_once, refuse_type
from .._boundary.dates import Day
from .._boundary.documents import identifier
from .._boundary.limits import INT32_MAX
from .._currency.currency import CurrencyLike, CurrencyRegistry, registry_handle
from .._errors import ArgumentError, StateError
from .._library import native
from .._money.money import Money, money_struct
from .._money_error import MoneyError
from .._portfolio.portfolio import Portfolio, choice, made_portfolio
from .._portfolio.transaction import Transaction, lot_structs, transaction_struct
from .._public import public
from .._raw import PortfolioHandle, StoreHandle, StoreOptions, WalletHandle
from .._wallet.entry_kind import EntryKindLike
from .._wallet.wallet import Wallet, made_wallet
from .._wallet.wallet_input import note_struct
from .._wallet.wallet_queries import home_code
from .store_ledgers import StoreLedgers
from .store_market import name_bytes
from .store_movements import movement_struct
from .store_settings import StoreLock

KINDS = {
    "wallet": 0,
    "portfolio": 1,
    "catalogue": 2,
    "basket": 3,
    "rates": 4,
    "currencies": 5,
    "idempotency_key": 6,
    "ledger": 7,
}


@public
class Store(StoreLedgers):
    """A file that stores wallets, portfolios, ledgers, rates, goods and more, by name.

    Each change is a transaction: once the call has returned, the change survives a crash.
    :meth:`transaction` groups several changes. While one process writes, others may read.

    Failures of the file raise RetrievalError, SavingError or RemovalError, whose ``cause`` contains
    the reason.

    :param path: the path of the file; ":memory:" makes a temporary store in memory, which closing
        discards.
    :param read_only: True to forbid changes.
    :param create: True to create the file if it does not exist.
    :param timeout: how long a change waits for another process's change to end.
    :param work_timeout: how long a call may work on the file before it raises Cancelled and changes
        nothing; None for no limit.

    >>> with Store(":memory:") as store:
    ...     store.save_wallet("default", Wallet(Money("5.00", "EUR")))
    ...     store.add_to_wallet("default", Money("7.50", "EUR"))
    ...     store.wallet_sum("default", "EUR")
    2
    Money('12.50', 'EUR')
    """

    __slots__ = ()

    def __init__(
        self,
        path: str | os.PathLike[str],
        read_only: bool = False,
        create: bool = True,
        timeout: timedelta = timedelta(seconds=5),
        work_timeout: timedelta | None = None,
    ) -> None:
        wait, work = _milliseconds(timeout), 0
        if work_timeout is not None:
            work = _milliseconds(work_timeout)
            if work == 0:
                raise ArgumentError(
                    f"a work time-out must be at least a millisecond, got {work_timeout}"
                )
        flags = bool(read_only), bool(create)
        options = StoreOptions(sizeof(StoreOptions), *flags, wait, work, 0)
        name = identifier(os.fspath(path), "a path")
        self._start(StoreHandle())
        self._lock = StoreLock()
        call_once(native.money_store_open, name, options, self._handle)

    def close(self) -> None:
        """Closes the file. An open transaction is discarded.

        >>> store = Store(":memory:")
        >>> store.close()
        >>> store.settings()
        Traceback (most recent call last):
        ...
        libmoney.ArgumentError: the store is closed
        """
        self._call(native.money_store_close)

    def __repr__(self) -> str:
        try:
            return f"<Store, revision {self.revision}>"
        except MoneyError as error:
            return f"<Store, {error}>"

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        # In a forked child that leaves the block, the store needs no closing.
        with suppress(StateError):
            self.close()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Groups changes: all are saved at the end of the block, or discarded if it raises.

        >>> store = Store(":memory:")
        >>> with store.transaction():
        ...     store.save_setting("currency", "EUR")
        ...     raise ValueError("never mind")
        Traceback (most recent call last):
        ...
        ValueError: never mind
        >>> store.settings()
        {}
        """
        with self._lock:
            self._call(native.money_store_begin)
            try:
                yield
            except BaseException:
                # This includes a transaction that the parent process began.
                with suppress(StateError):
                    self._call(native.money_store_rollback)
                raise
            self._call(native.money_store_commit)

    def check(self) -> None:
        """Reads the entire file; raises a RetrievalError if any of it is damaged.

        >>> Store(":memory:").check()
        """
        self._call(native.money_store_check)

    @property
    def revision(self) -> int:
        """The number that grows with each change of the file by any process.

        >>> Store(":memory:").revision
        0
        """
        number = c_uint64()
        self._call(native.money_store_revision, number)
        return number.value

    # Names

    def names(self, kind: str) -> list[str]:
        """Returns the names of a kind.

        :param kind: "wallet", "portfolio", "ledger", "catalogue", "basket", "rates", "currencies",
            or "idempotency_key" for the keys of completed requests.

        >>> store = Store(":memory:")
        >>> store.save_wallet("default", Wallet())
        >>> store.names("wallet"), store.names("rates")
        (['default'], [])
        """
        number = choice(kind, KINDS, "a kind")
        return self._texts(native.money_store_name_count, native.money_store_name_at, number)

    def remove(self, kind: str, name: str) -> None:
        """Removes an object by name, with everything that belongs to it.

        >>> store = Store(":memory:")
        >>> store.save_wallet("default", Wallet())
        >>> store.remove("wallet", "default")
        """
        number = choice(kind, KINDS, "a kind")
        self._call(native.money_store_remove, number, name_bytes(name))

    # Wallets

    def save_wallet(self, name: str, wallet: Wallet) -> None:
        """Saves a wallet with its journal, replacing the wallet of the same name.

        A wallet tracks the stored wallet that it was loaded from or saved to. If that has changed
        since then or was removed, saving raises :class:`Conflict` and changes nothing: load the
        wallet again, repeat the change and save it. A new wallet, a copy, or one from another file
        replaces any wallet of the name. Portfolios, catalogues and baskets follow the same rule.

        >>> Store(":memory:").save_wallet("default", Wallet())
        """
        if not isinstance(wallet, Wallet):
            refuse_type("a wallet", "a Wallet", wallet)
        self._call(native.money_store_wallet_save, name_bytes(name), wallet._handle)

    def load_wallet(self, name: str, currency: CurrencyLike | None = None) -> Wallet:
        """Loads a wallet with its journal.

        :param currency: the wallet's home currency, which is not stored.

        >>> Store(":memory:").load_wallet("default")
        Traceback (most recent call last):
        ...
        libmoney.NotFound: no wallet "default" in the store
        """
        home = home_code(currency)
        handle = self._loaded(native.money_store_wallet_load, name, WalletHandle())
        return made_wallet(handle, home)

    def add_to_wallet(
        self,
        name: str,
        amount: Money,
        label: str | None = None,
        date: Day | None = None,
        *,
        may_go_below_zero: bool = False,
        kind: EntryKindLike | None = None,
        counterpart: str | None = None,
        external_id: str | None = None,
        effective: Day | None = None,
        cost: Money | None = None,
    ) -> int:
        """Adds an entry to a stored wallet without loading it, and returns the entry's id.

        If the wallet does not exist, it is created. A negative amount must be available, excluding
        held amounts.

        :param may_go_below_zero: True to allow a negative amount to overdraw an existing wallet;
            held amounts stay reserved. The other parameters are those of :meth:`Wallet.add`.

        >>> store = Store(":memory:")
        >>> store.add_to_wallet("default", Money("5.00", "EUR"), "lunch")
        1
        >>> store.add_to_wallet("default", Money("-7.00", "EUR"))
        Traceback (most recent call last):
        ...
        libmoney.InsufficientFunds: insufficient balance: 5.00 EUR
        >>> store.add_to_wallet("default", Money("-7.00", "EUR"), may_go_below_zero=True)
        2
        """
        struct, identity = money_struct(amount), c_uint64()
        note = note_struct(label, date, kind, counterpart, external_id, effective, cost)
        if may_go_below_zero and amount < Money(0, amount.currency):
            struct, movement = money_struct(-amount), movement_struct(None, True)
            function = native.money_store_wallet_spend
            self._call(function, name_bytes(name), struct, note, movement, identity)
        else:
            self._call(native.money_store_wallet_add, name_bytes(name), struct, note, identity)
        return identity.value

    # Portfolios

    def save_portfolio(self, name: str, portfolio: Portfolio) -> None:
        """Saves a portfolio, replacing the portfolio of the same name.

        >>> Store(":memory:").save_portfolio("mine", Portfolio("EUR"))
        """
        if not isinstance(portfolio, Portfolio):
            refuse_type("a portfolio", "a Portfolio", portfolio)
        self._call(native.money_store_portfolio_save, name_bytes(name), portfolio._handle)

    def load_portfolio(self, name: str, registry: CurrencyRegistry | None = None) -> Portfolio:
        """Loads a portfolio.

        >>> store = Store(":memory:")
        >>> store.save_portfolio("mine", Portfolio("EUR"))
        >>> store.load_portfolio("mine")
        <Portfolio of 0 transactions in EUR>
        """
        known = registry_handle(registry)
        function = native.money_store_portfolio_load
        return made_portfolio(self._loaded(function, name, PortfolioHandle(), known))

    def save_transaction(
        self, name: str, transaction: Transaction, registry: CurrencyRegistry | None = None
    ) -> None:
        """Saves a transaction in a stored portfolio, replacing the one of the same id.

        >>> store, portfolio = Store(":memory:"), Portfolio("EUR")
        >>> store.save_portfolio("mine", portfolio)
        >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
        '1'
        >>> store.save_transaction("mine", portfolio.transaction("1"))
        >>> store.load_portfolio("mine")
        <Portfolio of 1 transactions in EUR>
        """
        struct, (lots, count) = transaction_struct(transaction), lot_structs(transaction.lots)
        known = registry_handle(registry)
        function = native.money_store_transaction_save
        self._call(function, name_bytes(name), struct, lots, count, known)

    def remove_transaction(self, name: str, id: str) -> None:
        """Removes a transaction from a stored portfolio by id.

        >>> store = Store(":memory:")
        >>> store.save_portfolio("mine", Portfolio("EUR"))
        >>> store.remove_transaction("mine", "1")
        Traceback (most recent call last):
        ...
        libmoney.NotFound: unknown transaction "1" in the stored portfolio
        """
        self._call(native.money_store_transaction_remove, name_bytes(name), identifier(id, "an id"))


def _milliseconds(timeout: object) -> int:
    """Returns a time-out in milliseconds."""
    if not isinstance(timeout, timedelta):
        refuse_type("a time-out", "a timedelta", timeout)
    milliseconds = timeout // timedelta(milliseconds=1)
    if not 0 <= milliseconds <= INT32_MAX:
        raise ArgumentError(f"a time-out must be at least 0 and less than 24 days, got {timeout}")
    return milliseconds
