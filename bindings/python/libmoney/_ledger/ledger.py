"""A double-entry ledger."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ctypes import sizeof
from datetime import datetime, timedelta
from typing import Any, Union

from .._boundary.calls import call, refuse_type
from .._boundary.choices import chosen
from .._boundary.dates import Day
from .._boundary.documents import Document, document_bytes, label, made_document
from .._boundary.freshness import Stale
from .._boundary.identifiers import identifier
from .._boundary.limits import WORD_MASK
from .._boundary.numbers import checked_digits
from .._boundary.rounding import Rounding, RoundingLike
from .._currency.currency import CurrencyLike, CurrencyRegistry, bad_code, code_bytes
from .._errors import ArgumentError
from .._library import native
from .._money.money import Money, money_struct
from .._public import public
from .._rates.options import convert_options
from .._rates.rates import Rates, rates_handle
from .._raw import (
    DIGITS_EXACT,
    ExchangeAccountsStruct,
    ExchangeQuoteHandle,
    LedgerHandle,
    PostingStruct,
)
from . import _restored
from .ledger_postings import LedgerPostings, required_day
from .records import AccountKind, JournalFormat

#: The kind of an account: a member of :class:`AccountKind`, or its name in small letters.
AccountKindLike = Union[AccountKind, str]
#: The format of a journal: a member of :class:`JournalFormat`, or its name in small letters.
JournalFormatLike = Union[JournalFormat, str]
#: The name of an account, and an amount or its text, such as "1000 EUR".
PostingLike = tuple[str, Union[Money, str]]


@public
class Ledger(LedgerPostings):
    """A double-entry ledger: accounts, and transactions whose postings sum to zero.

    A positive amount is a debit, a negative amount a credit. A change that fails leaves the ledger
    unchanged. Transactions are never changed or removed; a transaction is corrected by reversing
    it. Only one thread may change a ledger at a time.

    :param base: the base currency, in which revaluations are posted.

    >>> books = Ledger("EUR")
    >>> books.account("Assets:Bank", "asset")
    >>> books.account("Expenses:Rent", "expense")
    >>> postings = [("Expenses:Rent", "1000 EUR"), ("Assets:Bank", "-1000 EUR")]
    >>> books.post("2024-01-02", "rent", postings)
    1
    >>> books.balance("Assets:Bank", on="2024-01-31")
    Money('-1000.00', 'EUR')
    """

    __slots__ = ()

    def __init__(self, base: CurrencyLike) -> None:
        code = code_bytes(base)
        if not code:
            raise bad_code("")
        handle = LedgerHandle()
        call(native.money_ledger_new, code, handle)
        self._start(handle)

    def _start(self, handle: LedgerHandle) -> None:
        self._handle = handle
        self._base = self._info().base

    def account(
        self, name: str, kind: AccountKindLike, currency: CurrencyLike | None = None
    ) -> None:
        """Adds an account, and groups for those of its parents that do not exist.

        :param name: the name, with the names of the parents before colons, such as "Assets:Bank".
        :param currency: the currency of all postings; None for any currency.

        >>> books = Ledger("EUR")
        >>> books.account("Assets:Dollars", "asset", "USD")
        >>> books.accounts[-1].currency
        'USD'
        """
        data, member = identifier(name, "an account"), chosen(AccountKind, kind, "kind")
        code = None if currency is None else code_bytes(currency)
        call(native.money_ledger_add_account, self._handle, data, member.value, code)

    def post(self, date: Day, description: str, postings: Iterable[PostingLike]) -> int:
        """Adds a transaction and returns its id.

        The postings sum to zero in each currency. Transactions may be added in any order of their
        dates.

        :param description: one line, at most 255 bytes of UTF-8.
        :param postings: (account, amount) each.

        >>> books = Ledger("EUR")
        >>> books.account("Assets:Bank", "asset")
        >>> books.account("Equity:Opening", "equity")
        >>> postings = [("Assets:Bank", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
        >>> books.post("2024-01-01", "opening", postings)
        1
        """
        day, text = required_day(date), label(description, "a description")
        structs, count = posting_structs(postings)
        return self._added(native.money_ledger_post, day, text, len(text), structs, count)

    def reverse(self, transaction: int, date: Day) -> int:
        """Reverses a transaction: adds one with the negated amounts, and returns its id.

        :param date: the date of the reversal, not before that of the transaction.

        >>> books = Ledger("EUR")
        >>> books.account("Assets:Bank", "asset")
        >>> books.account("Equity:Opening", "equity")
        >>> postings = [("Assets:Bank", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
        >>> books.reverse(books.post("2024-01-01", "opening", postings), "2024-01-02")
        2
        >>> books.balance("Assets:Bank")
        Money('0.00', 'EUR')
        """
        number, day = transaction_id(transaction), required_day(date)
        return self._added(native.money_ledger_reverse, number, day)

    def close(self, date: Day, equity: str | None = None) -> int | None:
        """Closes the period that ends on a date: no earlier transaction can be added from then on.

        :param equity: the equity account to which the balances of all income and expense accounts
            are transferred; None to transfer no balances.
        :returns: the id of the closing transaction; None without a transfer.

        >>> books = Ledger("EUR")
        >>> books.account("Assets", "asset")
        >>> books.account("Income", "income")
        >>> books.account("Equity", "equity")
        >>> books.post("2023-05-01", "sale", [("Assets", "5.00 EUR"), ("Income", "-5.00 EUR")])
        1
        >>> books.close("2023-12-31", "Equity"), books.balance("Income"), books.balance("Equity")
        (2, Money('0.00', 'EUR'), Money('-5.00', 'EUR'))
        """
        account = None if equity is None else identifier(equity, "an account")
        return self._added(native.money_ledger_close_period, required_day(date), account) or None

    def revalue(
        self,
        on: Day,
        rates: Rates | None = None,
        *,
        gain: str,
        exchange: str | None = None,
        max_gap: int = 0,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> int | None:
        """Revalues exchange accounts at the rates of a date, and reverses that on the next day.

        The value of each account in the base currency is transferred to the account ``gain``. The
        options are those of :meth:`Rates.convert`.

        :param rates: None if no conversion is needed.
        :param gain: the account for the exchange gain or loss.
        :param exchange: the account to revalue; None for all accounts of the kind "exchange".
        :returns: the id of the revaluation, whose reversal follows it; None if all values are 0.

        >>> books = Ledger("EUR")
        >>> for name, kind in [
        ...     ("Assets", "asset"), ("Exchange", "exchange"), ("Income:Exchange", "income")
        ... ]:
        ...     books.account(name, kind)
        >>> postings = [("Assets", "100 USD"), ("Exchange", "-100 USD")]
        >>> postings += [("Exchange", "80 EUR"), ("Assets", "-80 EUR")]
        >>> books.post("2024-03-01", "dollars", postings)
        1
        >>> rates = Rates([("USD", "EUR", "0.85")])
        >>> books.revalue("2024-03-31", rates, gain="Income:Exchange")
        2
        >>> books.balance("Income", on="2024-03-31"), books.balance("Income", on="2024-04-01")
        (Money('-5.00', 'EUR'), Money('0.00', 'EUR'))
        """
        day, target = required_day(on), identifier(gain, "an account")
        source = None if exchange is None else identifier(exchange, "an account")
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        table = None if rates is None else rates_handle(rates)
        function = native.money_ledger_revalue
        return self._added(function, day, table, options, source, target) or None

    def exchange(
        self,
        date: Day,
        description: str,
        quote: Any,
        *,
        give: str,
        receive: str,
        exchange: str,
        remainder: str | None = None,
        fee: str | None = None,
        digits: int | None = None,
    ) -> int:
        """Adds the exchange of a quote as a transaction, and returns its id.

        The transaction sums to zero in each currency. With an account for the remainder, the
        account ``exchange`` pays the exact value.

        :param quote: a quote of :meth:`Wallet.quote`, in any state.
        :param give: the account that pays the amount given.
        :param receive: the account that receives the other amount.
        :param exchange: the account of the kind "exchange" for both currencies.
        :param remainder: the account of the remainder; None not to book it.
        :param fee: the account of the fee, if the quote contains one.
        :param digits: the digits to which the remainder is rounded; None for the exact remainder.

        >>> from datetime import datetime, timezone
        >>> noon = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
        >>> euros, rates = Money("8.00", "EUR"), Rates([("EUR", "USD", "1.1172")])
        >>> quote = Wallet(euros).quote(euros, "USD", rates, valid_until=noon)
        >>> books = Ledger("EUR")
        >>> for name, kind in [
        ...     ("Assets", "asset"), ("Exchange", "exchange"), ("Income:Remainder", "income")
        ... ]:
        ...     books.account(name, kind)
        >>> names = {"give": "Assets", "receive": "Assets", "exchange": "Exchange"}
        >>> books.exchange("2024-03-01", "dollars", quote, remainder="Income:Remainder", **names)
        1
        >>> books.balance("Exchange", "USD"), books.balance("Income", "USD")
        (Money('-8.9376', 'USD'), Money('-0.0024', 'USD'))
        """
        # Rooms of one layer are independent of each other, so the handle identifies the class.
        handle = getattr(quote, "_handle", None)
        if not isinstance(handle, ExchangeQuoteHandle):
            refuse_type("a quote", "an ExchangeQuote, as Wallet.quote returns", quote)
        day, text = required_day(date), label(description, "a description")
        places = DIGITS_EXACT if digits is None else checked_digits(digits)
        accounts = ExchangeAccountsStruct(sizeof(ExchangeAccountsStruct), places)
        accounts.give = identifier(give, "an account")
        accounts.receive = identifier(receive, "an account")
        accounts.exchange = identifier(exchange, "an account")
        accounts.remainder = None if remainder is None else identifier(remainder, "an account")
        accounts.fee = None if fee is None else identifier(fee, "an account")
        function = native.money_ledger_exchange
        return self._added(function, day, text, len(text), handle, accounts)

    def to_json(self) -> str:
        """The ledger as JSON. Equal ledgers have equal JSON.

        >>> Ledger("EUR").to_json()
        '{"base":"EUR","format":"libmoney.ledger","version":1}'
        """
        return made_document(native.money_ledger_to_json, self._handle)

    @staticmethod
    def from_json(document: Document) -> Ledger:
        """Reads a ledger from JSON that :meth:`to_json` wrote. Every transaction is checked.

        >>> Ledger.from_json(Ledger("EUR").to_json()).base
        'EUR'
        """
        data, text = document_bytes(document)
        handle = LedgerHandle()
        call(native.money_ledger_from_json, data, len(data), handle, text=text)
        return made_ledger(handle)

    def to_journal(self, format: JournalFormatLike) -> str:
        """The ledger as a journal of Beancount, Ledger or hledger.

        :meth:`from_journal` returns an equal ledger.

        :param format: "beancount", "ledger" or "hledger".

        >>> books = Ledger("EUR")
        >>> books.account("Assets:Bank", "asset")
        >>> books.account("Equity:Opening", "equity")
        >>> postings = [("Assets:Bank", "5.00 EUR"), ("Equity:Opening", "-5.00 EUR")]
        >>> books.post("2024-01-01", "opening", postings)
        1
        >>> print(books.to_journal("hledger"))
        account Assets:Bank
            ; type: A
        account Equity:Opening
            ; type: E
        <BLANKLINE>
        2024-01-01 opening
            Assets:Bank  5.00 EUR
            Equity:Opening  -5.00 EUR
        <BLANKLINE>
        """
        member = chosen(JournalFormat, format, "format")
        return made_document(native.money_ledger_to_journal, self._handle, member.value)

    @staticmethod
    def from_journal(
        journal: Document,
        format: JournalFormatLike,
        base: CurrencyLike,
        exchange: str | None = None,
        symbols: Mapping[str, CurrencyLike] | None = None,
    ) -> Ledger:
        """Reads a ledger from a journal of Beancount, Ledger or hledger.

        A posting may omit its amount, or state a price. Everything that a ledger cannot store
        exactly is rejected; the message of the error begins with the line and the column.

        :param format: "beancount", "ledger" or "hledger".
        :param base: the base currency of the ledger.
        :param exchange: the account over which transactions exchange currencies, which is added if
            it does not exist; None to reject such transactions.
        :param symbols: the currencies of symbols in the journal, such as ``{"$": "USD"}``.

        >>> journal = '''
        ... 2024-01-02 dollars
        ...     Assets:Bank    $100.00 @ 0.80 EUR
        ...     Assets:Cash
        ... '''
        >>> names = {"$": "USD"}
        >>> books = Ledger.from_journal(journal, "ledger", "EUR", "Equity:Exchange", names)
        >>> books.balance("Assets:Cash"), books.balance("Equity:Exchange", "USD")
        (Money('-80.00', 'EUR'), Money('-100.00', 'USD'))
        """
        data, text = document_bytes(journal)
        member = chosen(JournalFormat, format, "format")
        code = code_bytes(base)
        if not code:
            raise bad_code("")
        account = None if exchange is None else identifier(exchange, "an account")
        handle = LedgerHandle()
        function, names = native.money_ledger_from_journal, _symbols(symbols)
        call(function, data, len(data), member.value, code, account, names, handle, text=text)
        return made_ledger(handle)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.to_json(),)


def made_ledger(handle: LedgerHandle) -> Ledger:
    """Returns a ledger for the handle of a new one."""
    ledger = object.__new__(Ledger)
    ledger._start(handle)
    return ledger


def transaction_id(value: object) -> int:
    """Returns the id of a transaction."""
    if not isinstance(value, int) or isinstance(value, bool):
        refuse_type("a transaction", "its id, an int", value)
    if not 0 <= value <= WORD_MASK:
        raise ArgumentError("id of a transaction must be 1 to 2^64 - 1")
    return value


def _symbols(symbols: object) -> bytes | None:
    if symbols is None:
        return None
    if not isinstance(symbols, Mapping):
        refuse_type("symbols", "a dict of currencies by their symbols", symbols)
    lines = [
        identifier(symbol, "a symbol") + b"=" + code_bytes(symbols[symbol]) for symbol in symbols
    ]
    return b"\n".join(lines)


def posting_structs(postings: object) -> tuple[Any, int]:
    """Returns new postings as structs, and their number."""
    if isinstance(postings, (str, bytes, Money)) or not isinstance(postings, Iterable):
        refuse_type("postings", "a list of tuples of an account and an amount", postings)
    listed = list(postings)
    structs = (PostingStruct * len(listed))()
    for struct, posting in zip(structs, listed):
        if not isinstance(posting, (tuple, list)) or len(posting) != 2:
            refuse_type("a posting", "a tuple of an account and an amount", posting)
        account, amount = posting
        struct.struct_size = sizeof(PostingStruct)
        struct.account = identifier(account, "an account")
        struct.amount = money_struct(Money.parse(amount) if isinstance(amount, str) else amount)
    return structs, len(listed)
