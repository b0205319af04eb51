"""What a wallet has in it, and how it is read."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import c_size_t, create_string_buffer
from datetime import date as Date
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from ._calls import call
from ._conversion import Flags
from ._currency import CurrencyLike, CurrencyRegistry, code_bytes
from ._dates import Day, day_of
from ._errors import MoneySyntaxError
from ._library import native
from ._money import Money, made_money
from ._options import Stale, convert_options
from ._rates import Rates, rates_handle
from ._raw import (
    CODE_SIZE,
    MoneyStruct,
    RatesHandle,
    TableHandle,
    WalletEntryStruct,
    WalletHandle,
    WalletTotalsStruct,
)
from ._rounding import Rounding
from ._table import Table, made_table
from ._watched import Watched


class WalletEntry(NamedTuple):
    """One money of a wallet, or one hold.

    >>> wallet = Wallet()
    >>> wallet.add(Money("5.00", "EUR"), "lunch", date="2024-02-29")
    1
    >>> wallet.entries()[0]  # doctest: +NORMALIZE_WHITESPACE
    WalletEntry(id=1, money=Money('5.00', 'EUR'), label='lunch',
                date=datetime.date(2024, 2, 29))
    """

    #: 1, 2, 3, … in the order things came; never used again.
    id: int
    money: Money
    label: str
    date: Date | None


class WalletTotals(NamedTuple):
    """A wallet's total beside what rounding each money by itself makes of it.

    >>> dollars = Wallet(*3 * [Money("1.00", "USD")])
    >>> totals = dollars.totals("EUR", Rates([("EUR", "USD", "1.1172")]))
    >>> totals.total, totals.total_of_rounded, totals.difference
    (Money('2.69', 'EUR'), Money('2.70', 'EUR'), Money('-0.01', 'EUR'))
    """

    #: The exact sum of exact conversions, rounded once.
    total: Money
    #: The sum of the moneys, each converted and rounded.
    total_of_rounded: Money
    #: ``total`` - ``total_of_rounded``.
    difference: Money
    #: Of the total.
    flags: Flags


class WalletContent(Watched):
    """The part of a wallet that changes nothing."""

    __slots__ = ()
    _noun = "wallet"
    _handle: WalletHandle

    @property
    def count(self) -> int:
        """How many moneys there are.

        >>> Wallet(Money("5.00", "EUR"), Money("1.00", "USD")).count
        2
        """
        return self._count(None)

    def count_of(self, currency: CurrencyLike) -> int:
        """How many moneys of a currency there are.

        >>> Wallet(Money("5.00", "EUR")).count_of("EUR"), Wallet().count_of("EUR")
        (1, 0)
        """
        return self._count(code_bytes(currency))

    @property
    def currencies(self) -> list[str]:
        """The currencies it has moneys of, in the order of their first.

        >>> Wallet(Money(5, "USD"), Money(1, "EUR"), Money(2, "USD")).currencies
        ['USD', 'EUR']
        """
        count, buffer = c_size_t(), create_string_buffer(CODE_SIZE)
        call(native.money_wallet_currency_count, self._handle, count)
        codes = []
        for index in range(count.value):
            call(native.money_wallet_currency_at, self._handle, index, buffer, CODE_SIZE, None)
            codes.append(buffer.value.decode())
        return codes

    def moneys(self, currency: CurrencyLike | None = None) -> list[Money]:
        """The moneys, of one currency or all, in the order they came.

        >>> Wallet(Money(5, "USD"), Money(1, "EUR"), Money(2, "USD")).moneys("USD")
        [Money('5', 'USD'), Money('2', 'USD')]
        """
        return [entry.money for entry in self.entries(currency)]

    def entries(self, currency: CurrencyLike | None = None) -> list[WalletEntry]:
        """The moneys with their ids, labels and dates.

        >>> [entry.id for entry in Wallet(Money(5, "USD"), Money(1, "EUR")).entries("EUR")]
        [2]
        """
        code = None if currency is None else code_bytes(currency)
        return [self._entry(native.money_wallet_at, code, i) for i in range(self._count(code))]

    def sum(self, currency: CurrencyLike) -> Money:
        """The sum of a currency's moneys: with its minor units, or more digits where need be.

        >>> Wallet(Money(5, "EUR"), Money("0.125", "EUR")).sum("EUR"), Wallet().sum("EUR")
        (Money('5.125', 'EUR'), Money('0.00', 'EUR'))
        """
        code, value = code_bytes(currency), MoneyStruct()
        call(native.money_wallet_sum, self._handle, code, value)
        return made_money(value)

    def total(
        self,
        currency: CurrencyLike = "EUR",
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 0,
        rounding: Rounding = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        *,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> Money:
        """Everything in one currency: the exact sum of exact conversions, rounded once.

        The options are those of :meth:`Rates.convert`. The currency is EUR unless another one is
        given.

        >>> Wallet(*3 * [Money("1.00", "USD")]).total("EUR", Rates([("EUR", "USD", "1.1172")]))
        Money('2.69', 'EUR')
        """
        code, table = target_code(currency), table_handle(rates)
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        value = MoneyStruct()
        call(native.money_wallet_total, self._handle, code, table, options, value, None)
        return made_money(value)

    def totals(
        self,
        currency: CurrencyLike = "EUR",
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 0,
        rounding: Rounding = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        *,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> WalletTotals:
        """As :meth:`total`, with the total of the rounded parts and the difference.

        >>> rates = Rates([("EUR", "USD", "1.1172")])
        >>> Wallet(*3 * [Money("1.00", "USD")]).totals("EUR", rates).difference
        Money('-0.01', 'EUR')
        """
        code, table = target_code(currency), table_handle(rates)
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        value = WalletTotalsStruct()
        call(native.money_wallet_totals, self._handle, code, table, options, value)
        return WalletTotals(
            _copied(value.total),
            _copied(value.total_of_rounded),
            _copied(value.difference),
            Flags(value.flags),
        )

    def table(
        self,
        currency: CurrencyLike = "EUR",
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 0,
        rounding: Rounding = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        *,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> Table:
        """The wallet as a screen shows it; the grand total is that of :meth:`total`.

        >>> wallet = Wallet(Money("10.00", "EUR"), Money("20.00", "USD"))
        >>> table = wallet.table("EUR", Rates([("EUR", "USD", "2")]))
        >>> for section in table.sections:
        ...     print(section.currency, [row.text for row in section.rows])
        EUR ['10.00 EUR', '10.00 EUR']
        USD ['20.00 USD', '20.00 USD']
        EUR ['20.00 EUR']
        """
        code, table = target_code(currency), table_handle(rates)
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        handle = TableHandle()
        call(native.money_wallet_table, self._handle, code, table, options, handle)
        return made_table(handle)

    @property
    def holds(self) -> list[WalletEntry]:
        """What is held, in the order it was.

        >>> wallet = Wallet(Money("10.00", "EUR"))
        >>> hold = wallet.hold(Money("8.00", "EUR"), "hotel")
        >>> wallet.holds
        [WalletEntry(id=2, money=Money('8.00', 'EUR'), label='hotel', date=None)]
        """
        count = c_size_t()
        call(native.money_wallet_hold_count, self._handle, count)
        return [self._entry(native.money_wallet_hold_at, i) for i in range(count.value)]

    def held(self, currency: CurrencyLike) -> Money:
        """What of a currency's sum is held.

        >>> wallet = Wallet(Money("10.00", "EUR"))
        >>> hold = wallet.hold(Money("8.00", "EUR"))
        >>> wallet.held("EUR")
        Money('8.00', 'EUR')
        """
        code, value = code_bytes(currency), MoneyStruct()
        call(native.money_wallet_held, self._handle, code, value)
        return made_money(value)

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[WalletEntry]:
        return iter(self.entries())

    def __repr__(self) -> str:
        sums = " + ".join(str(self.sum(currency)) for currency in self.currencies)
        return f"<Wallet of {sums}>" if sums else "<Wallet, empty>"

    def _count(self, code: bytes | None) -> int:
        count = c_size_t()
        call(native.money_wallet_count, self._handle, code, count)
        return count.value

    def _entry(self, function: Any, *arguments: Any) -> WalletEntry:
        entry = WalletEntryStruct()
        call(function, self._handle, *arguments, entry)
        return WalletEntry(entry.id, _copied(entry.money), entry.label.decode(), day_of(entry.date))


def _copied(struct: MoneyStruct) -> Money:
    """A money on its own, out of a larger structure."""
    return made_money(MoneyStruct.from_buffer_copy(struct))


def target_code(currency: CurrencyLike) -> bytes:
    code = code_bytes(currency)
    if not code:
        raise MoneySyntaxError("not a currency code: ''", position=0)
    return code


def table_handle(rates: Rates | None) -> RatesHandle | None:
    return None if rates is None else rates_handle(rates)
