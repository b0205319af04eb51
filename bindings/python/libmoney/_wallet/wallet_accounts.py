"""Wallets as accounts: details of entries, balances by day and statements of periods."""

from __future__ import annotations

from ctypes import c_size_t, create_string_buffer

from .._boundary.calls import call
from .._boundary.choices import chosen
from .._boundary.dates import Day, day_number
from .._boundary.documents import identifier
from .._boundary.rounding import Rounding, RoundingLike
from .._boundary.rows import read_rows
from .._boundary.watched import Watched
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes, registry_handle
from .._errors import NotFound
from .._library import native
from .._money.money import Money
from .._rates.options import convert_options
from .._rates.rates import Rates, rates_handle
from .._raw import (
    CODE_SIZE,
    AccountStatementHandle,
    CashLotsHandle,
    DailyBalanceStruct,
    WalletBalanceStruct,
    WalletDetailsStruct,
    WalletEntryStruct,
    WalletHandle,
)
from .account_statement import AccountStatement
from .cash_lots import CashDisposal, CashLotMethodLike, CashLots, method_number
from .entry_details import (
    BalanceRates,
    DailyBalance,
    EntryDetails,
    WalletBalance,
    made_balance,
    made_daily_balance,
    made_details,
)
from .wallet_entry import WalletEntry, made_entry
from .wallet_input import checked_id


class WalletAccounts(Watched):
    """The part of a wallet that a bank would show of an account."""

    __slots__ = ()
    _noun = "wallet"
    _handle: WalletHandle

    @property
    def currencies(self) -> list[str]:
        """The currencies of the entries, in the order of their first entries.

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

    def details(self, id: int) -> EntryDetails:
        """Returns the details of an entry or a hold.

        >>> wallet = Wallet()
        >>> wallet.details(wallet.add(Money(5, "EUR"), counterpart="Ann")).counterpart
        'Ann'
        """
        struct = WalletDetailsStruct()
        call(native.money_wallet_details, self._handle, checked_id(id), struct)
        return made_details(struct)

    def entry_details(self, currency: CurrencyLike | None = None) -> list[EntryDetails]:
        """Returns the details of the entries that :meth:`entries` returns, in the same order.

        >>> [one.kind.name for one in Wallet(Money(5, "EUR")).entry_details()]
        ['UNSPECIFIED']
        """
        code = None if currency is None else code_bytes(currency)
        function = native.money_wallet_entry_details
        return read_rows(function, WalletDetailsStruct, made_details, self._handle, code)

    def find(self, external_id: str) -> WalletEntry | None:
        """Returns the entry or the hold of an external id; None if it is unknown.

        >>> wallet = Wallet()
        >>> wallet.find("x1"), wallet.add(Money(5, "EUR"), external_id="x1")
        (None, 1)
        >>> wallet.find("x1").id
        1
        """
        struct = WalletEntryStruct()
        try:
            call(native.money_wallet_find, self._handle, identifier(external_id, "an id"), struct)
        except NotFound:
            return None
        return made_entry(struct)

    def balance(
        self,
        currency: CurrencyLike,
        on: Day | None = None,
        registry: CurrencyRegistry | None = None,
    ) -> Money:
        """The balance of a currency at the end of a day: the sum of the entries.

        Entries count from their effective date on; those without a date count on every day.
        :meth:`balances` also returns the held and the available amount.

        :param on: the day; None for all entries.
        :param registry: user-defined currencies, for their fraction digits.

        >>> wallet = Wallet()
        >>> _ = wallet.add(Money("10.00", "USD"), date="2024-01-31", effective="2024-02-01")
        >>> wallet.balance("USD", on="2024-01-31"), wallet.balance("USD")
        (Money('0.00', 'USD'), Money('10.00', 'USD'))
        """
        return self.balances(currency, on, registry).posted

    def balances(
        self,
        currency: CurrencyLike,
        on: Day | None = None,
        registry: CurrencyRegistry | None = None,
    ) -> WalletBalance:
        """The posted, held, pending and available balance of a currency at the end of a day.

        Parameters are those of :meth:`balance`. A hold counts from its effective date on.

        >>> wallet = Wallet(Money("10.00", "USD"))
        >>> _ = wallet.hold(Money("4.00", "USD"))
        >>> wallet.balances("USD").posted, wallet.balances("USD").available
        (Money('10.00', 'USD'), Money('6.00', 'USD'))
        """
        code, known, struct = code_bytes(currency), registry_handle(registry), WalletBalanceStruct()
        call(native.money_wallet_balance, self._handle, code, day_number(on), known, struct)
        return made_balance(struct)

    def daily_balances(
        self,
        currency: CurrencyLike,
        start: Day,
        end: Day,
        rates: Rates | None = None,
        basis: BalanceRates | str = "daily",
        on: Day | None = None,
        max_gap: int = 0,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
    ) -> list[DailyBalance]:
        """The value of all currencies in one currency at the end of each day of a period.

        :param basis: "daily" for the rates of each day, "one" for the rates of one date.
        :param on: the date of the rates for "one"; None for the newest.
        :param max_gap: how many days earlier the rates may be, such as 3 for weekends.

        >>> wallet, rates = Wallet(), Rates([("EUR", "USD", "1.25")])
        >>> _ = wallet.add(Money("10.00", "USD"), date="2024-02-01")
        >>> days = wallet.daily_balances("EUR", "2024-01-31", "2024-02-01", rates)
        >>> [(one.date.day, one.balance) for one in days]
        [(31, Money('0.00', 'EUR')), (1, Money('8.00', 'EUR'))]
        """
        code, table = code_bytes(currency), None if rates is None else rates_handle(rates)
        period = day_number(start), day_number(end)
        number = chosen(BalanceRates, basis, "basis").value
        options = convert_options(on, max_gap, rounding, digits, registry)
        arguments = self._handle, code, *period, number, table, options
        function = native.money_wallet_daily_balances
        return read_rows(function, DailyBalanceStruct, made_daily_balance, *arguments)

    def account_statement(
        self,
        currency: CurrencyLike,
        start: Day | None = None,
        end: Day | None = None,
        registry: CurrencyRegistry | None = None,
    ) -> AccountStatement:
        """The entries of a currency during a period, with running balances and sums by kind.

        :param start: the first day; None for the beginning of the wallet.
        :param end: the last day; None for no end.

        >>> Wallet(Money("5.00", "EUR")).account_statement("EUR").closing
        Money('5.00', 'EUR')
        """
        code, known, handle = (
            code_bytes(currency),
            registry_handle(registry),
            AccountStatementHandle(),
        )
        period = day_number(start), day_number(end)
        function = native.money_wallet_account_statement
        call(function, self._handle, code, *period, known, handle)
        return AccountStatement(handle)

    def cash_lots(
        self,
        currency: CurrencyLike,
        reporting: CurrencyLike | None = None,
        rates: Rates | None = None,
        method: CashLotMethodLike = "fifo",
        on: Day | None = None,
        max_gap: int = 0,
        registry: CurrencyRegistry | None = None,
    ) -> CashLots:
        """The open lots of a currency: the rest of each entry, with its cost.

        Positive entries are lots, and negative entries use them in the order of their effective
        dates. The cost of an entry is that of :meth:`add`, or its value at the rates of its date.

        :param reporting: the currency of the costs; None for that of the entries' costs.
        :param rates: rates for entries without a cost; None for no rates.
        :param method: "fifo" for the oldest lots first, "average" for their average cost.
        :param on: the date of the rates for entries without a date.

        >>> wallet = Wallet()
        >>> _ = wallet.add(Money("10.00", "USD"), date="2024-01-02", cost=Money("9.00", "EUR"))
        >>> _ = wallet.add(Money("-4.00", "USD"), date="2024-01-03")
        >>> wallet.cash_lots("USD")[0].amount, wallet.cash_lots("USD")[0].cost
        (Money('6.00', 'USD'), Money('5.40', 'EUR'))
        """
        code, handle = code_bytes(currency), CashLotsHandle()
        other = None if reporting is None else code_bytes(reporting)
        table = None if rates is None else rates_handle(rates)
        options = convert_options(on, max_gap, Rounding.HALF_EVEN, None, registry)
        number, function = method_number(method), native.money_wallet_cash_lots
        call(function, self._handle, code, other, number, table, options, handle)
        return CashLots(handle)

    def realised_exchange_gains(
        self,
        reporting: CurrencyLike,
        rates: Rates | None = None,
        method: CashLotMethodLike = "fifo",
        on: Day | None = None,
        max_gap: int = 0,
        registry: CurrencyRegistry | None = None,
    ) -> list[CashDisposal]:
        """The exchange gains of all payments in currencies other than the reporting currency.

        The parameters are those of :meth:`cash_lots`.

        >>> wallet = Wallet()
        >>> _ = wallet.add(Money("10.00", "USD"), cost=Money("9.00", "EUR"))
        >>> _ = wallet.add(Money("-4.00", "USD"), cost=Money("3.80", "EUR"))
        >>> [(one.amount, one.gain) for one in wallet.realised_exchange_gains("EUR")]
        [(Money('4.00', 'USD'), Money('0.20', 'EUR'))]
        """
        home = code_bytes(reporting).decode()
        gains: list[CashDisposal] = []
        for code in self.currencies:
            if code != home:
                lots = self.cash_lots(code, reporting, rates, method, on, max_gap, registry)
                gains += lots.disposals
        return gains
