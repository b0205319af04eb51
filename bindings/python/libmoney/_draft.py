"""A purchase or sale while it is typed."""

from __future__ import annotations

from ctypes import c_int32, create_string_buffer
from enum import IntEnum
from typing import Literal

from ._calls import call, refuse_type
from ._currency import CurrencyLike, code_bytes
from ._documents import identifier, label
from ._library import native
from ._portfolio import Portfolio, choice
from ._raw import TEXT_MAX, DraftHandle, TransactionStruct
from ._transaction import Transaction, made_transaction
from ._watched import changed

#: What a ticker typed may be.
TickerRule = Literal["letters", "exchange_symbol"]

TICKER_RULES = {"letters": 0, "exchange_symbol": 1}
FIELDS = {"date": 0, "type": 1, "ticker": 2, "quantity": 3, "price": 4, "sum": 5}


class DraftState(IntEnum):
    """What a field of a draft is.

    >>> DraftState.NOT_POSITIVE.text
    'must be positive'
    """

    #: Right; or empty, because a field that it follows from is not right.
    OK = 0
    #: Empty; a price never is.
    MISSING = 1
    NOT_A_DATE = 2
    #: A type that is neither of the two.
    UNKNOWN = 3
    #: A ticker of too few or too many characters.
    LENGTH = 4
    #: A ticker with characters it may not have.
    LETTERS = 5
    NOT_A_NUMBER = 6
    #: 0 or below.
    NOT_POSITIVE = 7
    #: More than 38.
    TOO_MANY_DIGITS = 8
    #: A quantity that price and sum do not give exactly.
    INEXACT = 9
    #: All three were typed, and the price is not that of quantity and sum.
    MISMATCH = 10

    @property
    def text(self) -> str:
        """What an error says of it.

        >>> DraftState.MISMATCH.text
        'does not match quantity and sum'
        """
        name: bytes = native.money_draft_state_name(self)
        return name.decode()


class Draft:
    """A purchase or sale while it is typed: six fields of text, and what is wrong with each.

    Of quantity, price and sum, two give the third. Quantity and sum are kept. Nothing is saved
    until all fields are right; dropping a draft changes nothing.

    :param portfolio: what the currencies are taken from; the draft may be saved in any.
    :param currency: of the sum; None: the portfolio's.
    :param ticker_rule: a ticker has 3 or 4 letters ("letters"), or is a symbol as ``F``, ``BRK.B``
        or ``7203.T`` ("exchange_symbol").

    >>> portfolio = Portfolio("EUR")
    >>> draft = Draft(portfolio)
    >>> draft.date, draft.type, draft.ticker = "2024-01-02", "buy", "abc"
    >>> draft.quantity = "10"
    >>> draft.errors
    {'sum': 'missing'}
    >>> draft.sum = "1500.00"
    >>> draft.price, draft.save(portfolio)
    ('150', '1')
    >>> portfolio.transaction("1").total
    Money('1500.00', 'EUR')
    """

    __slots__ = ("_handle",)
    _handle: DraftHandle

    def __init__(
        self,
        portfolio: Portfolio,
        currency: CurrencyLike | None = None,
        ticker_rule: TickerRule = "letters",
    ) -> None:
        source, code = _portfolio(portfolio), None if currency is None else code_bytes(currency)
        rule = choice(ticker_rule, TICKER_RULES, "a ticker rule")
        self._handle = DraftHandle()
        call(native.money_draft_new, source._handle, code, rule, self._handle)

    @staticmethod
    def edit(portfolio: Portfolio, id: str, ticker_rule: TickerRule = "letters") -> Draft:
        """A draft of a stored purchase or sale. What is typed replaces its quantity and sum.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
        '1'
        >>> draft = Draft.edit(portfolio, "1")
        >>> draft.price = "12.00"
        >>> draft.quantity, draft.sum, draft.save(portfolio)
        ('10', '120.00', '1')
        """
        source, name = _portfolio(portfolio), identifier(id, "an id")
        rule = choice(ticker_rule, TICKER_RULES, "a ticker rule")
        draft = object.__new__(Draft)
        draft._handle = DraftHandle()
        call(native.money_draft_from, source._handle, name, rule, draft._handle)
        return draft

    # Fields

    @property
    def date(self) -> str:
        """The date, as "2024-02-29".

        >>> draft = Draft(Portfolio("EUR"))
        >>> draft.date = "2024-02-30"
        >>> draft.errors["date"]
        'not a date'
        """
        return self._text("date")

    @date.setter
    def date(self, text: str) -> None:
        self._set("date", text)

    @property
    def type(self) -> str:
        """What it is: "buy" or "sell".

        >>> draft = Draft(Portfolio("EUR"))
        >>> draft.type = "gift"
        >>> draft.errors["type"]
        'unknown'
        """
        return self._text("type")

    @type.setter
    def type(self, text: str) -> None:
        self._set("type", text)

    @property
    def ticker(self) -> str:
        """The symbol, upper-cased as it is typed.

        >>> draft = Draft(Portfolio("EUR"), ticker_rule="exchange_symbol")
        >>> draft.ticker = "brk.b"
        >>> draft.ticker
        'BRK.B'
        """
        return self._text("ticker")

    @ticker.setter
    def ticker(self, text: str) -> None:
        self._set("ticker", text)

    @property
    def quantity(self) -> str:
        """The quantity; from price and sum only where it is exact in 18 digits.

        >>> draft = Draft(Portfolio("EUR"))
        >>> draft.price, draft.sum = "4.00", "10.00"
        >>> draft.quantity
        '2.5'
        """
        return self._text("quantity")

    @quantity.setter
    def quantity(self, text: str) -> None:
        self._set("quantity", text)

    @property
    def price(self) -> str:
        """The price of one, from quantity and sum to 8 digits, half-even; not kept.

        >>> draft = Draft(Portfolio("EUR"))
        >>> draft.quantity, draft.sum = "3", "10.00"
        >>> draft.price
        '3.33333333'
        """
        return self._text("price")

    @price.setter
    def price(self, text: str) -> None:
        self._set("price", text)

    @property
    def sum(self) -> str:
        """The sum; from quantity and price exactly, with at least the currency's digits.

        >>> draft = Draft(Portfolio("EUR"))
        >>> draft.quantity, draft.price = "2", "5.25"
        >>> draft.sum
        '10.50'
        """
        return self._text("sum")

    @sum.setter
    def sum(self, text: str) -> None:
        self._set("sum", text)

    # What the fields come to

    def state(self, field: str) -> DraftState:
        """What a field is, by its name.

        >>> Draft(Portfolio("EUR")).state("date")
        <DraftState.MISSING: 1>
        """
        number, state = choice(field, FIELDS, "a field"), c_int32()
        call(native.money_draft_state, self._handle, number, state)
        return DraftState(state.value)

    @property
    def errors(self) -> dict[str, str]:
        """What is wrong, by the names of the fields; nothing of those that are right.

        >>> draft = Draft(Portfolio("EUR"))
        >>> draft.ticker, draft.quantity, draft.price = "AB1", "0", "ten"
        >>> draft.errors  # doctest: +NORMALIZE_WHITESPACE
        {'date': 'missing', 'type': 'missing', 'ticker': 'letters',
         'quantity': 'must be positive', 'price': 'not a number'}
        """
        states = {field: self.state(field) for field in FIELDS}
        return {field: state.text for field, state in states.items() if state}

    @property
    def transaction(self) -> Transaction:
        """The transaction of a draft that is right, without the lots of one that it edits.

        >>> Draft(Portfolio("EUR")).transaction
        Traceback (most recent call last):
        ...
        libmoney.MoneySyntaxError: date: missing
        """
        struct = TransactionStruct()
        call(native.money_draft_transaction, self._handle, struct)
        return made_transaction(struct, ())

    def save(self, portfolio: Portfolio) -> str:
        """Adds the transaction to a portfolio, or edits the one it is of; its id.

        From then on the draft edits what was saved. A failure changes neither.

        >>> portfolio = Portfolio("EUR")
        >>> draft = Draft(portfolio)
        >>> draft.date, draft.type, draft.ticker = "2024-01-02", "sell", "ABC"
        >>> draft.quantity, draft.sum = "1", "10.00"
        >>> draft.save(portfolio)
        Traceback (most recent call last):
        ...
        libmoney.InsufficientFunds: 1 ABC sold on 2024-01-02, 0 held
        """
        stored, place = TransactionStruct(), _portfolio(portfolio)
        changed((place,), native.money_draft_save, self._handle, place._handle, stored)
        return stored.id.decode()

    def __repr__(self) -> str:
        texts = [f"{field}={self._text(field)!r}" for field in FIELDS]
        return f"<Draft: {', '.join(texts)}>"

    def _text(self, field: str) -> str:
        buffer = create_string_buffer(TEXT_MAX)
        call(native.money_draft_text, self._handle, FIELDS[field], buffer, TEXT_MAX, None)
        return buffer.value.decode()

    def _set(self, field: str, text: str) -> None:
        data = label(text, f"a {field}")
        call(native.money_draft_set, self._handle, FIELDS[field], data, len(data), text=text)


def _portfolio(portfolio: object) -> Portfolio:
    if not isinstance(portfolio, Portfolio):
        refuse_type("a portfolio", "a Portfolio", portfolio)
    return portfolio
