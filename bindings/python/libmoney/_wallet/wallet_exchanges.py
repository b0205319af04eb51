"""Exchanges of wallets on the terms of a bank, and quotes."""

from __future__ import annotations

from datetime import datetime, timedelta

from .._boundary.calls import call, refuse_type
from .._boundary.dates import Day, instant_number
from .._boundary.documents import Document, document_bytes, made_document
from .._boundary.freshness import Stale
from .._boundary.numbers import Number
from .._boundary.rounding import Rounding, RoundingLike
from .._currency.currency import CurrencyLike, CurrencyRegistry
from .._library import native
from .._money.money import Money, money_struct
from .._public import public
from .._rates.options import convert_options
from .._rates.rates import Rates
from .._rates.shipped import warn_of_pairs
from .._raw import ExchangeQuoteHandle, ExchangeStruct
from .entry_kind import EntryKindLike
from .exchange import Exchange, made_exchange, terms_struct
from .wallet_input import note_struct
from .wallet_queries import WalletQueries, table_handle, target_code


class WalletExchanges(WalletQueries):
    """The part of a wallet that exchanges amounts one by one."""

    __slots__ = ()

    def exchange_amount(
        self,
        give: Money,
        receive: CurrencyLike,
        rates: Rates | None = None,
        label: str | None = None,
        date: Day | None = None,
        on: Day | None = None,
        max_gap: int = 0,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        *,
        rate: Number | None = None,
        is_inverse: bool = False,
        amount: Money | None = None,
        fee: Money | None = None,
        id: str | None = None,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
        kind: EntryKindLike | None = None,
        counterpart: str | None = None,
        effective: Day | None = None,
    ) -> Exchange:
        """Exchanges an amount, at the rate of a table or on the terms of a bank.

        The wallet receives an entry of the negated amount, one of the amount received, and one of
        the negated fee. The options are those of :meth:`Rates.convert`.

        :param rates: None for no table; then the rate or the amount must be given.
        :param date: the date of the entries; ``on`` is the date of the rates.
        :param rate: the rate of the bank, as the price of 1 unit of the currency given.
        :param is_inverse: True if the rate is the price of 1 unit of the currency received.
        :param amount: the amount received, as stated by the bank.
        :param fee: a fee in addition to the amount given.
        :param id: an id, which the wallet accepts once; another exchange with it raises
            :class:`Conflict`.

        >>> wallet, rates = Wallet(Money("100.00", "EUR")), Rates([("EUR", "USD", "1.10")])
        >>> made = wallet.exchange_amount(Money("50.00", "EUR"), "USD", rates, rate="1.08")
        >>> made.receive, made.margin
        (Money('54.00', 'USD'), Money('1.00', 'USD'))
        """
        struct, code, table = money_struct(give), target_code(receive), table_handle(rates)
        terms = terms_struct(rate, is_inverse, amount, fee, id)
        note = note_struct(label, date, kind, counterpart, effective=effective)
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        warn_of_pairs(rates, on, [(bytes(struct.currency), code)], options)
        made, function = ExchangeStruct(), native.money_wallet_exchange_amount
        self._change(function, struct, code, table, options, terms, note, made)
        return made_exchange(made)

    def quote(
        self,
        give: Money,
        receive: CurrencyLike,
        rates: Rates | None = None,
        on: Day | None = None,
        max_gap: int = 0,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        *,
        valid_until: datetime,
        rate: Number | None = None,
        is_inverse: bool = False,
        amount: Money | None = None,
        fee: Money | None = None,
        id: str | None = None,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> ExchangeQuote:
        """Quotes an exchange of :meth:`exchange_amount`, which can be accepted once.

        :param valid_until: the last instant at which the quote is accepted.

        >>> from datetime import datetime, timezone
        >>> noon = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
        >>> wallet, rates = Wallet(Money("10.00", "EUR")), Rates([("EUR", "USD", "1.1")])
        >>> quote = wallet.quote(Money("8.00", "EUR"), "USD", rates, valid_until=noon)
        >>> quote.exchange.receive, wallet.sum("USD")
        (Money('8.80', 'USD'), Money('0.00', 'USD'))
        """
        struct, code, table = money_struct(give), target_code(receive), table_handle(rates)
        terms = terms_struct(rate, is_inverse, amount, fee, id)
        options = convert_options(on, max_gap, rounding, digits, registry, now, fresh_for, stale)
        end = instant_number(valid_until, "valid_until")
        warn_of_pairs(rates, on, [(bytes(struct.currency), code)], options)
        handle, function = ExchangeQuoteHandle(), native.money_exchange_quote_new
        call(function, struct, code, table, options, terms, end, handle)
        return ExchangeQuote(self, handle)

    def accept(
        self,
        quote: ExchangeQuote,
        at: datetime,
        label: str | None = None,
        date: Day | None = None,
        *,
        kind: EntryKindLike | None = None,
        counterpart: str | None = None,
        effective: Day | None = None,
    ) -> Exchange:
        """Accepts a quote, which may be that of another wallet: books exactly its amounts.

        :param at: the present instant. After that of the quote, the call raises
            :class:`QuoteExpired`.

        >>> from datetime import datetime, timezone
        >>> noon = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
        >>> wallet, rates = Wallet(Money("10.00", "EUR")), Rates([("EUR", "USD", "1.1")])
        >>> quote = Wallet().quote(Money("8.00", "EUR"), "USD", rates, valid_until=noon)
        >>> wallet.accept(quote, noon).receive_entry, wallet.sum("USD")
        (3, Money('8.80', 'USD'))
        """
        if not isinstance(quote, ExchangeQuote):
            refuse_type("a quote", "an ExchangeQuote, as Wallet.quote returns", quote)
        instant = instant_number(at, "the instant")
        note = note_struct(label, date, kind, counterpart, effective=effective)
        made, function = ExchangeStruct(), native.money_wallet_accept
        self._change(function, quote._handle, instant, note, made)
        return made_exchange(made)


@public
class ExchangeQuote:
    """An exchange that a wallet is offered until an instant, and that is accepted once.

    >>> from datetime import datetime, timezone
    >>> noon = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
    >>> wallet, rates = Wallet(Money("10.00", "EUR")), Rates([("EUR", "USD", "1.1")])
    >>> quote = wallet.quote(Money("8.00", "EUR"), "USD", rates, valid_until=noon)
    >>> quote.accept(at=noon).receive, wallet.sum("EUR")
    (Money('8.80', 'USD'), Money('2.00', 'EUR'))
    >>> quote.accept(at=noon)
    Traceback (most recent call last):
    ...
    libmoney.StateError: quote has been accepted already
    """

    __slots__ = ("_handle", "_wallet", "exchange")

    #: The exchange that the quote offers, without the ids of entries.
    exchange: Exchange

    def __init__(self, wallet: WalletExchanges, handle: ExchangeQuoteHandle) -> None:
        self._wallet, self._handle = wallet, handle
        struct = ExchangeStruct()
        call(native.money_exchange_quote_info, handle, struct)
        self.exchange = made_exchange(struct)

    def accept(
        self,
        at: datetime,
        label: str | None = None,
        date: Day | None = None,
        *,
        kind: EntryKindLike | None = None,
        counterpart: str | None = None,
        effective: Day | None = None,
    ) -> Exchange:
        """Accepts the quote, as :meth:`Wallet.accept` of the wallet that received it.

        >>> from datetime import datetime, timezone
        >>> noon = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
        >>> wallet = Wallet(Money("10.00", "EUR"))
        >>> quote = wallet.quote(Money("8.00", "EUR"), "USD", valid_until=noon, rate="1.08")
        >>> quote.accept(noon, "holiday").give_entry
        2
        """
        return self._wallet.accept(
            self, at, label, date, kind=kind, counterpart=counterpart, effective=effective
        )

    def to_json(self) -> str:
        """The quote as JSON, with its state and a seal, a hash of everything else.

        The seal detects accidental changes. It is no signature.

        >>> from datetime import datetime, timezone
        >>> noon = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
        >>> wallet = Wallet(Money("10.00", "EUR"))
        >>> terms = {"valid_until": noon, "rate": "1.08", "id": "q1"}
        >>> document = wallet.quote(Money("8.00", "EUR"), "USD", **terms).to_json()
        >>> ExchangeQuote.from_json(document, wallet).accept(at=noon).receive
        Money('8.64', 'USD')
        """
        return made_document(native.money_exchange_quote_to_json, self._handle)

    @staticmethod
    def from_json(document: Document, wallet: WalletExchanges) -> ExchangeQuote:
        """Reads a quote from JSON that :meth:`to_json` wrote.

        A quote that was written before its acceptance can be accepted again by a wallet that does
        not contain its id, so stored quotes need an id.

        :param wallet: the wallet of :meth:`accept`.

        >>> ExchangeQuote.from_json('{"format": "libmoney.exchange_quote"}', Wallet())
        Traceback (most recent call last):
        ...
        libmoney.DocumentError: missing "version": expected a number
        """
        if not isinstance(wallet, WalletExchanges):
            refuse_type("a wallet", "a Wallet", wallet)
        (data, text), handle = document_bytes(document), ExchangeQuoteHandle()
        call(native.money_exchange_quote_from_json, data, len(data), handle, text=text)
        return ExchangeQuote(wallet, handle)

    def __repr__(self) -> str:
        offered = self.exchange
        return f"<ExchangeQuote, {offered.give} for {offered.receive}>"
