"""Order forms: a purchase or sale while a person types it."""

from __future__ import annotations

from ctypes import c_int32, create_string_buffer
from enum import IntEnum
from typing import Literal

from .._boundary.calls import call, refuse_type
from .._boundary.documents import identifier, label
from .._boundary.watched import changed
from .._currency.currency import CurrencyLike, code_bytes
from .._library import native
from .._portfolio.portfolio import Portfolio
from .._portfolio.portfolio_options import choice
from .._portfolio.transaction import Transaction, made_transaction
from .._public import public
from .._raw import TEXT_MAX, OrderFormHandle, TransactionStruct

#: The tickers that a form accepts.
TickerRule = Literal["letters", "exchange_symbol"]

TICKER_RULES = {"letters": 0, "exchange_symbol": 1}
FIELDS = {"date": 0, "action": 1, "ticker": 2, "quantity": 3, "price": 4, "sum": 5}


@public
class FieldState(IntEnum):
    """The state of a field.

    >>> FieldState.NOT_POSITIVE.text
    'must be positive'
    """

    #: Valid; or empty because a field that it is computed from is invalid.
    OK = 0
    #: Empty. A price is never missing.
    MISSING = 1
    NOT_A_DATE = 2
    #: An action other than "buy" and "sell".
    UNKNOWN = 3
    #: A ticker with too few or too many characters.
    LENGTH = 4
    #: A ticker with characters that the rule does not allow.
    LETTERS = 5
    NOT_A_NUMBER = 6
    #: 0 or below.
    NOT_POSITIVE = 7
    #: More than 38 digits.
    TOO_MANY_DIGITS = 8
    #: A quantity that sum ÷ price does not yield exactly.
    INEXACT = 9
    #: All three were typed, and the price does not match quantity and sum.
    MISMATCH = 10

    @property
    def text(self) -> str:
        """The error message for the person who types.

        >>> FieldState.MISMATCH.text
        'does not match quantity and sum'
        """
        name: bytes = native.money_field_state_text(self)
        return name.decode()


@public
class OrderForm:
    """A purchase or sale while it is typed: six text fields, each with its state.

    Two of quantity, price and sum determine the third; quantity and sum are stored. A form can only
    be saved once all fields are valid. Discarding it changes no portfolio.

    :param portfolio: the portfolio that determines the currencies; the form may be saved to any.
    :param currency: the currency of the sum; None for the portfolio's currency.
    :param ticker_rule: "letters" requires 3 or 4 letters; "exchange_symbol" accepts symbols such as
        ``F``, ``BRK.B`` and ``7203.T``.

    >>> portfolio = Portfolio("EUR")
    >>> form = OrderForm(portfolio)
    >>> form.date, form.action, form.ticker = "2024-01-02", "buy", "abc"
    >>> form.quantity = "10"
    >>> form.errors
    {'sum': 'missing'}
    >>> form.sum = "1500.00"
    >>> form.price, form.save(portfolio)
    ('150', '1')
    >>> portfolio.transaction("1").total
    Money('1500.00', 'EUR')
    """

    __slots__ = ("_handle",)
    _handle: OrderFormHandle

    def __init__(
        self,
        portfolio: Portfolio,
        currency: CurrencyLike | None = None,
        ticker_rule: TickerRule = "letters",
    ) -> None:
        source, code = _portfolio(portfolio), None if currency is None else code_bytes(currency)
        rule = choice(ticker_rule, TICKER_RULES, "a ticker rule")
        self._handle = OrderFormHandle()
        call(native.money_order_form_new, source._handle, code, rule, self._handle)

    @staticmethod
    def edit(portfolio: Portfolio, id: str, ticker_rule: TickerRule = "letters") -> OrderForm:
        """A form that edits a stored purchase or sale. Typed numbers replace quantity and sum.

        >>> portfolio = Portfolio("EUR")
        >>> portfolio.buy("ABC", quantity=10, total="100.00", on="2024-01-02")
        '1'
        >>> form = OrderForm.edit(portfolio, "1")
        >>> form.price = "12.00"
        >>> form.quantity, form.sum, form.save(portfolio)
        ('10', '120.00', '1')
        """
        source, name = _portfolio(portfolio), identifier(id, "an id")
        rule = choice(ticker_rule, TICKER_RULES, "a ticker rule")
        form = object.__new__(OrderForm)
        form._handle = OrderFormHandle()
        call(native.money_order_form_from_transaction, source._handle, name, rule, form._handle)
        return form

    # Fields

    @property
    def date(self) -> str:
        """The date, as "2024-02-29".

        >>> form = OrderForm(Portfolio("EUR"))
        >>> form.date = "2024-02-30"
        >>> form.errors["date"]
        'not a date'
        """
        return self._text("date")

    @date.setter
    def date(self, text: str) -> None:
        self._set("date", text)

    @property
    def action(self) -> str:
        """The kind of transaction: "buy" or "sell".

        >>> form = OrderForm(Portfolio("EUR"))
        >>> form.action = "gift"
        >>> form.errors["action"]
        'unknown'
        """
        return self._text("action")

    @action.setter
    def action(self, text: str) -> None:
        self._set("action", text)

    @property
    def ticker(self) -> str:
        """The symbol, converted to upper case.

        >>> form = OrderForm(Portfolio("EUR"), ticker_rule="exchange_symbol")
        >>> form.ticker = "brk.b"
        >>> form.ticker
        'BRK.B'
        """
        return self._text("ticker")

    @ticker.setter
    def ticker(self, text: str) -> None:
        self._set("ticker", text)

    @property
    def quantity(self) -> str:
        """The quantity; computed from price and sum only if it is exact in 18 digits.

        >>> form = OrderForm(Portfolio("EUR"))
        >>> form.price, form.sum = "4.00", "10.00"
        >>> form.quantity
        '2.5'
        """
        return self._text("quantity")

    @quantity.setter
    def quantity(self, text: str) -> None:
        self._set("quantity", text)

    @property
    def price(self) -> str:
        """The price per share, from quantity and sum, to 8 digits, half-even; it is not stored.

        >>> form = OrderForm(Portfolio("EUR"))
        >>> form.quantity, form.sum = "3", "10.00"
        >>> form.price
        '3.33333333'
        """
        return self._text("price")

    @price.setter
    def price(self, text: str) -> None:
        self._set("price", text)

    @property
    def sum(self) -> str:
        """The sum; computed exactly from quantity and price, with at least the currency's digits.

        >>> form = OrderForm(Portfolio("EUR"))
        >>> form.quantity, form.price = "2", "5.25"
        >>> form.sum
        '10.50'
        """
        return self._text("sum")

    @sum.setter
    def sum(self, text: str) -> None:
        self._set("sum", text)

    # Results

    def state(self, field: str) -> FieldState:
        """The state of a field, by its name.

        >>> OrderForm(Portfolio("EUR")).state("date")
        <FieldState.MISSING: 1>
        """
        number, state = choice(field, FIELDS, "a field"), c_int32()
        call(native.money_order_form_state, self._handle, number, state)
        return FieldState(state.value)

    @property
    def errors(self) -> dict[str, str]:
        """The states of the invalid fields, by field name.

        >>> form = OrderForm(Portfolio("EUR"))
        >>> form.ticker, form.quantity, form.price = "AB1", "0", "ten"
        >>> form.errors  # doctest: +NORMALIZE_WHITESPACE
        {'date': 'missing', 'action': 'missing', 'ticker': 'letters',
         'quantity': 'must be positive', 'price': 'not a number'}
        """
        states = {field: self.state(field) for field in FIELDS}
        return {field: state.text for field, state in states.items() if state}

    @property
    def transaction(self) -> Transaction:
        """The transaction of a valid form, without the lots of an edited transaction.

        >>> OrderForm(Portfolio("EUR")).transaction
        Traceback (most recent call last):
        ...
        libmoney.MoneySyntaxError: date: missing
        """
        struct = TransactionStruct()
        call(native.money_order_form_transaction, self._handle, struct)
        return made_transaction(struct, ())

    def save(self, portfolio: Portfolio) -> str:
        """Adds the transaction to a portfolio, or updates the edited one; returns its id.

        Afterwards the form edits the saved transaction. A failure changes neither.

        >>> portfolio = Portfolio("EUR")
        >>> form = OrderForm(portfolio)
        >>> form.date, form.action, form.ticker = "2024-01-02", "sell", "ABC"
        >>> form.quantity, form.sum = "1", "10.00"
        >>> form.save(portfolio)
        Traceback (most recent call last):
        ...
        libmoney.InsufficientFunds: 1 ABC sold on 2024-01-02, 0 held
        """
        stored, place = TransactionStruct(), _portfolio(portfolio)
        changed((place,), native.money_order_form_save, self._handle, place._handle, stored)
        return stored.id.decode()

    def __repr__(self) -> str:
        texts = [f"{field}={self._text(field)!r}" for field in FIELDS]
        return f"<OrderForm: {', '.join(texts)}>"

    def _text(self, field: str) -> str:
        buffer = create_string_buffer(TEXT_MAX)
        call(native.money_order_form_text, self._handle, FIELDS[field], buffer, TEXT_MAX, None)
        return buffer.value.decode()

    def _set(self, field: str, text: str) -> None:
        data = label(text, f"a {field}")
        call(native.money_order_form_set, self._handle, FIELDS[field], data, len(data), text=text)


def _portfolio(portfolio: object) -> Portfolio:
    if not isinstance(portfolio, Portfolio):
        refuse_type("a portfolio", "a Portfolio", portfolio)
    return portfolio
