"""The contents of stored wallets, without loading them."""

from __future__ import annotations

from ctypes import c_size_t, create_string_buffer
from datetime import datetime, timedelta
from sys import maxsize

from .._boundary.calls import refuse_type
from .._boundary.dates import Day
from .._boundary.freshness import Stale
from .._boundary.rounding import Rounding, RoundingLike
from .._boundary.rows import CHUNK
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes, registry_handle
from .._errors import ArgumentError
from .._library import native
from .._money.money import Money, money_of
from .._rates.options import convert_options
from .._rates.rates import Rates
from .._rates.shipped import is_undated, warn_of_target
from .._raw import CODE_SIZE, MoneyStruct, WalletEntryStruct
from .._wallet.wallet_entry import WalletEntry, made_entries
from .._wallet.wallet_input import checked_id
from .._wallet.wallet_queries import table_handle
from .store_market import name_bytes
from .store_movements import StoreMovements


class StoreWallets(StoreMovements):
    """The part of :class:`Store` that reads stored wallets."""

    __slots__ = ()

    def wallet_count(self, name: str, currency: CurrencyLike | None = None) -> int:
        """The number of entries of a stored wallet, optionally of one currency; reads no entries.

        >>> store = Store(":memory:")
        >>> store.save_wallet("default", Wallet(Money(1, "EUR"), Money(2, "EUR"), Money(3, "USD")))
        >>> store.wallet_count("default"), store.wallet_count("default", "EUR")
        (3, 2)
        """
        code = None if currency is None else code_bytes(currency)
        return self._number(native.money_store_wallet_count, name_bytes(name), code)

    def wallet_entries(
        self,
        name: str,
        currency: CurrencyLike | None = None,
        *,
        before: int = 0,
        most: int | None = None,
    ) -> list[WalletEntry]:
        """Returns entries of a stored wallet, newest first, without loading the wallet.

        To read the next page, pass the id of the last entry as ``before``. An entry added between
        two calls is not part of any later page, and no entry is returned twice.

        :param before: the id below which the entries start; 0 to start at the newest entry.
        :param most: the maximum number of entries; None for all.

        >>> store = Store(":memory:")
        >>> store.save_wallet("default", Wallet(Money(1, "EUR"), Money(2, "EUR"), Money(3, "USD")))
        >>> [entry.id for entry in store.wallet_entries("default", most=2)]
        [3, 2]
        >>> [entry.id for entry in store.wallet_entries("default", before=2, most=2)]
        [1]
        """
        code = None if currency is None else code_bytes(currency)
        data, start, left = name_bytes(name), checked_id(before), row_limit(most)
        page, count = (WalletEntryStruct * min(CHUNK, left))(), c_size_t()
        found: list[WalletEntry] = []
        with self._lock:
            while left > 0:
                room = min(CHUNK, left)
                self._call(native.money_store_wallet_entries, data, code, start, page, room, count)
                found += made_entries(page, count.value)
                if count.value < room:
                    break
                start, left = found[-1].id, left - room
        return found

    def totals(self, name: str) -> dict[str, Money]:
        """The sums of a stored wallet by currency; reads no entries.

        >>> store = Store(":memory:")
        >>> store.save_wallet("default", Wallet(Money("1.10", "EUR"), Money("2.20", "EUR")))
        >>> store.totals("default")
        {'EUR': Money('3.30', 'EUR')}
        """
        with self._lock:
            data, totals = name_bytes(name), {}
            buffer = create_string_buffer(CODE_SIZE)
            for index in range(self._number(native.money_store_wallet_currency_count, data)):
                self._call(
                    native.money_store_wallet_currency_at, data, index, buffer, CODE_SIZE, None
                )
                totals[buffer.value.decode()] = self.wallet_sum(name, buffer.value.decode())
            return totals

    def wallet_sum(
        self, name: str, currency: CurrencyLike, registry: CurrencyRegistry | None = None
    ) -> Money:
        """The sum of a currency of a stored wallet; reads no entries.

        >>> store = Store(":memory:")
        >>> store.save_wallet("default", Wallet())
        >>> store.wallet_sum("default", "EUR")
        Money('0.00', 'EUR')
        """
        code, known, value = code_bytes(currency), registry_handle(registry), MoneyStruct()
        self._call(native.money_store_wallet_sum, name_bytes(name), code, known, value)
        return money_of(value)

    def wallet_total(
        self,
        name: str,
        currency: CurrencyLike,
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
        """The total of a stored wallet in one currency, like :meth:`Wallet.total`.

        >>> store = Store(":memory:")
        >>> store.save_wallet("default", Wallet(Money("1.00", "EUR"), Money("2.50", "USD")))
        >>> store.wallet_total("default", "EUR", Rates([("EUR", "USD", "1.25")]))
        Money('3.00', 'EUR')
        """
        code, table = code_bytes(currency), table_handle(rates)
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        if is_undated(rates, on):
            warn_of_target(rates, on, self.totals(name), code, options)
        value = MoneyStruct()
        function = native.money_store_wallet_total
        self._call(function, name_bytes(name), code, table, options, value, None)
        return money_of(value)


def row_limit(most: object) -> int:
    """Returns a maximum number of entries."""
    if most is None:
        return maxsize
    if not isinstance(most, int) or isinstance(most, bool):
        refuse_type("most", "an int or None", most)
    if most < 0:
        raise ArgumentError(f"most must be at least 0, got {most}")
    return most
