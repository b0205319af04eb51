"""The contents of a wallet, and the ways to read them."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import c_size_t
from datetime import datetime, timedelta
from typing import NamedTuple

from .._boundary.calls import call
from .._boundary.dates import Day
from .._boundary.freshness import Stale
from .._boundary.rounding import Rounding, RoundingLike
from .._boundary.rows import read_rows
from .._currency.currency import (
    CurrencyLike,
    CurrencyRegistry,
    bad_code,
    code_bytes,
    registry_handle,
)
from .._library import native
from .._locale.money_table import money_table
from .._money.money import Money, copied_money, money_of
from .._public import public
from .._rates.conversion import Flags
from .._rates.options import convert_options
from .._rates.rates import Rates, rates_handle
from .._rates.shipped import is_undated, warn_of_target
from .._raw import (
    MoneyStruct,
    RatesHandle,
    WalletEntryStruct,
    WalletStatementHandle,
    WalletTotalDetailsStruct,
)
from .wallet_accounts import WalletAccounts
from .wallet_entry import WalletEntry, entry_pages, made_entry
from .wallet_statement import WalletStatement, made_statement


@public
class WalletTotalDetails(NamedTuple):
    """A wallet's total, compared with the sum of individually rounded entries.

    >>> dollars = Wallet(*3 * [Money("1.00", "USD")])
    >>> details = dollars.total_details("EUR", Rates([("EUR", "USD", "1.1172")]))
    >>> details.total, details.total_of_rounded, details.difference
    (Money('2.69', 'EUR'), Money('2.70', 'EUR'), Money('-0.01', 'EUR'))
    """

    #: The exact sum of exact conversions, rounded once.
    total: Money
    #: The sum of the entries, each converted and rounded separately.
    total_of_rounded: Money
    #: ``total`` - ``total_of_rounded``.
    difference: Money
    #: The flags of the total.
    flags: Flags


class WalletQueries(WalletAccounts):
    """The read-only part of a wallet."""

    __slots__ = ("_home",)
    _home: bytes | None

    @property
    def currency(self) -> str | None:
        """The home currency; None if not set.

        >>> Wallet(currency="EUR").currency
        'EUR'
        """
        return None if self._home is None else self._home.decode()

    @property
    def count(self) -> int:
        """The number of entries.

        >>> Wallet(Money("5.00", "EUR"), Money("1.00", "USD")).count
        2
        """
        return self._count(None)

    def count_of(self, currency: CurrencyLike) -> int:
        """The number of entries of a currency.

        >>> Wallet(Money("5.00", "EUR")).count_of("EUR"), Wallet().count_of("EUR")
        (1, 0)
        """
        return self._count(code_bytes(currency))

    def amounts(self, currency: CurrencyLike | None = None) -> list[Money]:
        """Returns the amounts of all entries or of one currency, in the order they were added.

        >>> Wallet(Money(5, "USD"), Money(1, "EUR"), Money(2, "USD")).amounts("USD")
        [Money('5', 'USD'), Money('2', 'USD')]
        """
        return [entry.amount for entry in self.entries(currency)]

    def moneys(self, currency: CurrencyLike | None = None) -> list[Money]:
        """Returns the same as :meth:`amounts`.

        >>> Wallet(Money(5, "USD")).moneys()
        [Money('5', 'USD')]
        """
        return self.amounts(currency)

    def entries(self, currency: CurrencyLike | None = None) -> list[WalletEntry]:
        """Returns the entries, each with its id, label and date.

        >>> [entry.id for entry in Wallet(Money(5, "USD"), Money(1, "EUR")).entries("EUR")]
        [2]
        """
        code = None if currency is None else code_bytes(currency)
        function = native.money_wallet_entries
        handle = self._handle
        return read_rows(
            function, WalletEntryStruct, made_entry, handle, code, made_page=entry_pages
        )

    def sum(self, currency: CurrencyLike, registry: CurrencyRegistry | None = None) -> Money:
        """The sum of a currency, with its minor units or more digits if the value needs them.

        :param registry: user-defined currencies, for their fraction digits.

        >>> Wallet(Money(5, "EUR"), Money("0.125", "EUR")).sum("EUR"), Wallet().sum("EUR")
        (Money('5.125', 'EUR'), Money('0.00', 'EUR'))
        """
        code, known, value = code_bytes(currency), registry_handle(registry), MoneyStruct()
        call(native.money_wallet_sum, self._handle, code, known, value)
        return money_of(value)

    def total(
        self,
        currency: CurrencyLike | None = None,
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 0,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        *,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> Money:
        """The total in one currency: the exact sum of exact conversions, rounded once.

        The options are those of :meth:`Rates.convert`.

        :param currency: None for the wallet's home currency; raises a TypeError if it is not set.

        >>> Wallet(*3 * [Money("1.00", "USD")]).total("EUR", Rates([("EUR", "USD", "1.1172")]))
        Money('2.69', 'EUR')
        """
        code, table = self._target(currency), table_handle(rates)
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        if is_undated(rates, on):
            warn_of_target(rates, on, self.currencies, code, options)
        value = MoneyStruct()
        call(native.money_wallet_total, self._handle, code, table, options, value, None)
        return money_of(value)

    def total_details(
        self,
        currency: CurrencyLike | None = None,
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 0,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        *,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> WalletTotalDetails:
        """The total, the sum of individually rounded entries, and their difference.

        >>> rates = Rates([("EUR", "USD", "1.1172")])
        >>> Wallet(*3 * [Money("1.00", "USD")]).total_details("EUR", rates).difference
        Money('-0.01', 'EUR')
        """
        code, table = self._target(currency), table_handle(rates)
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        if is_undated(rates, on):
            warn_of_target(rates, on, self.currencies, code, options)
        value, details = MoneyStruct(), WalletTotalDetailsStruct()
        call(native.money_wallet_total, self._handle, code, table, options, value, details)
        return WalletTotalDetails(
            money_of(value),
            copied_money(details.total_of_rounded),
            copied_money(details.difference),
            Flags(details.flags),
        )

    def statement(
        self,
        currency: CurrencyLike | None = None,
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 0,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        *,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> WalletStatement:
        """The wallet as displayed on a screen; the grand total is that of :meth:`total`.

        >>> wallet = Wallet(Money("10.00", "EUR"), Money("20.00", "USD"))
        >>> statement = wallet.statement("EUR", Rates([("EUR", "USD", "2")]))
        >>> for section in statement.sections:
        ...     print(section.currency, [row.text for row in section.rows])
        EUR ['10.00 EUR', '10.00 EUR']
        USD ['20.00 USD', '20.00 USD']
        EUR ['20.00 EUR']
        """
        code, table = self._target(currency), table_handle(rates)
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        if is_undated(rates, on):
            warn_of_target(rates, on, self.currencies, code, options)
        handle = WalletStatementHandle()
        call(native.money_wallet_statement, self._handle, code, table, options, handle)
        return made_statement(handle)

    def table(
        self,
        currency: CurrencyLike | None = None,
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 0,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        *,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> WalletStatement:
        """The same as :meth:`statement`.

        >>> Wallet(Money("10.00", "EUR")).table("EUR").row_count
        3
        """
        given = on, max_gap, rounding, digits, registry
        return self.statement(currency, rates, *given, now=now, fresh_for=fresh_for, stale=stale)

    @property
    def holds(self) -> list[WalletEntry]:
        """The holds, in the order in which they were made.

        >>> wallet = Wallet(Money("10.00", "EUR"))
        >>> hold = wallet.hold(Money("8.00", "EUR"), "hotel")
        >>> wallet.holds
        [WalletEntry(id=2, amount=Money('8.00', 'EUR'), label='hotel', date=None)]
        """
        function, handle = native.money_wallet_holds, self._handle
        return read_rows(function, WalletEntryStruct, made_entry, handle, made_page=entry_pages)

    def held(self, currency: CurrencyLike, registry: CurrencyRegistry | None = None) -> Money:
        """The part of a currency's sum that is held.

        >>> wallet = Wallet(Money("10.00", "EUR"))
        >>> hold = wallet.hold(Money("8.00", "EUR"))
        >>> wallet.held("EUR")
        Money('8.00', 'EUR')
        """
        code, known, value = code_bytes(currency), registry_handle(registry), MoneyStruct()
        call(native.money_wallet_held, self._handle, code, known, value)
        return money_of(value)

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[WalletEntry]:
        return iter(self.entries())

    def __repr__(self) -> str:
        sums = " + ".join(str(self.sum(currency)) for currency in self.currencies)
        return f"<Wallet of {sums}>" if sums else "<Wallet, empty>"

    def _repr_html_(self) -> str:
        rows = ((one.label, one.date, one.amount) for one in self.entries())
        sums = [("Balance", "", self.sum(currency)) for currency in self.currencies]
        return money_table("Wallet", ("Entry", "Date", "Amount"), rows, sums)

    def _target(self, currency: CurrencyLike | None) -> bytes:
        if currency is not None:
            return target_code(currency)
        if self._home is None:
            raise TypeError(
                'missing home currency of the wallet: pass one, as in wallet.total("EUR", rates), '
                'or create the wallet with one, as in Wallet(currency="EUR")'
            )
        return self._home

    def _count(self, code: bytes | None) -> int:
        count = c_size_t()
        call(native.money_wallet_count, self._handle, code, count)
        return count.value


def home_code(currency: CurrencyLike | None) -> bytes | None:
    """Returns the code of a home currency as bytes, or None.

    An unknown currency is rejected when it is used, because a total may name a registry.
    """
    return None if currency is None else target_code(currency)


def target_code(currency: CurrencyLike) -> bytes:
    code = code_bytes(currency)
    if not code:
        raise bad_code("")
    return code


def table_handle(rates: Rates | None) -> RatesHandle | None:
    return None if rates is None else rates_handle(rates)
