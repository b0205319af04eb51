"""A screen that converts an amount while it is typed."""

from __future__ import annotations

from ctypes import c_size_t, create_string_buffer
from datetime import datetime, timedelta

from .._boundary.calls import call, refuse_type
from .._boundary.dates import instant_number
from .._boundary.documents import Document, document_bytes, label, made_document
from .._boundary.identifiers import locale_name
from .._boundary.rounding import Rounding, RoundingLike
from .._boundary.watched import Watched
from .._currency.currency import CurrencyRegistry, code_bytes, registry_handle
from .._errors import ArgumentError
from .._feeds.feed_rates import RatesFeed
from .._library import native
from .._locale.locale import Display
from .._locale.tables import LocaleTables, tables_handle
from .._money.money import Money, money_of
from .._money_error import MoneyError
from .._public import public
from .._rates.conversion import Conversion, Route, conversion_of, route_of
from .._rates.rates import Rates, rates_handle
from .._raw import (
    INSTANT_NONE,
    LOCALE_TEXT_MAX,
    ConversionStruct,
    ConverterHandle,
    ConverterInfoStruct,
    MoneyStruct,
)
from .._status import Status
from .converter_view import (
    ConverterState,
    ConverterView,
    Origin,
    converter_options,
    converter_view,
)

REASON_SIZE = 240
INPUT_MAX = 1024


@public
class Converter(Watched):
    """An amount, converted while it is typed, at rates from any source.

    :param source: any code, as in a provider's list.
    :param digits: the number of fraction digits of the result; None for the target's minor units.
    :param other_digits: the same for a target without minor units, such as XAU.
    :param display: how the result is written in a locale; plain digits by default.
    :param fresh_for: how long rates are fresh after their receipt; None for no limit.
    :param locale: the locale of typed and displayed amounts; None for plain decimals.
    :param tables: locale tables that you loaded; None for the built-in ones.

    >>> converter = Converter("EUR", "USD")
    >>> converter.set_rates(Rates([("EUR", "USD", "1.1172")]))
    >>> converter.amount = "12.50"
    >>> converter.text, converter.unit_rate
    ('13.96', '1 EUR = 1.1172 USD')
    """

    __slots__ = ()
    _noun = "converter"
    _handle: ConverterHandle

    def __init__(
        self,
        source: str,
        target: str,
        digits: int | None = None,
        other_digits: int = 8,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        display: Display | str = Display.NONE,
        fresh_for: timedelta | None = timedelta(minutes=60),
        registry: CurrencyRegistry | None = None,
        locale: str | None = None,
        tables: LocaleTables | None = None,
    ) -> None:
        loaded = tables_handle(tables)
        options = converter_options(digits, other_digits, rounding, display, fresh_for, registry)
        self._start(ConverterHandle())
        call(
            native.money_converter_new,
            code_bytes(source),
            code_bytes(target),
            options,
            self._handle,
        )
        if loaded is not None:
            call(native.money_converter_set_locales, self._handle, loaded)
        if locale is not None:
            call(native.money_converter_set_locale, self._handle, locale_name(locale))

    # Input

    @property
    def amount(self) -> str:
        """The amount as typed. Invalid text is kept too, and reported by the state.

        >>> converter = Converter("EUR", "EUR")
        >>> converter.amount = "12."
        >>> converter.amount, converter.text
        ('12.', '12.00')
        """
        return self._text("amount", INPUT_MAX + 1)

    @amount.setter
    def amount(self, text: str) -> None:
        data = label(text, "an amount")
        self._change(native.money_converter_set_amount, data, len(data))

    @property
    def pair(self) -> tuple[str, str]:
        """Source and target.

        >>> Converter("EUR", "USD").pair
        ('EUR', 'USD')
        """
        info = self.info()
        return info.source, info.target

    def set_pair(self, source: str | None = None, target: str | None = None) -> None:
        """Sets the currencies; None leaves a currency unchanged.

        >>> converter = Converter("EUR", "USD")
        >>> converter.set_pair(target="JPY")
        >>> converter.pair
        ('EUR', 'JPY')
        """
        start = None if source is None else code_bytes(source)
        end = None if target is None else code_bytes(target)
        self._change(native.money_converter_set_pair, start, end)

    def swap(self) -> None:
        """Swaps the source and the target.

        >>> converter = Converter("EUR", "USD")
        >>> converter.swap()
        >>> converter.pair
        ('USD', 'EUR')
        """
        self._change(native.money_converter_swap)

    def set_locale(self, locale: str | None) -> None:
        """Sets the locale of typed and displayed amounts; None for plain decimals.

        >>> converter = Converter("EUR", "EUR")
        >>> converter.set_locale("de")
        >>> converter.amount = "1234,5"
        >>> converter.text
        '1.234,50'
        """
        name = None if locale is None else locale_name(locale)
        self._change(native.money_converter_set_locale, name)

    def set_tables(self, tables: LocaleTables | None) -> None:
        """Sets the tables that contain the locale; None for the built-in ones.

        JSON does not contain tables, so set them again after :meth:`from_json`.

        >>> converter = Converter("EUR", "USD", locale="pl")
        >>> converter.set_tables(LocaleTables.cldr())
        """
        self._change(native.money_converter_set_locales, tables_handle(tables))

    def set_options(
        self,
        digits: int | None = None,
        other_digits: int = 8,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        display: Display | str = Display.NONE,
        fresh_for: timedelta | None = timedelta(minutes=60),
        registry: CurrencyRegistry | None = None,
    ) -> None:
        """Sets all options; options that are not passed return to their defaults.

        >>> converter = Converter("EUR", "USD")
        >>> converter.set_options(digits=4)
        """
        options = converter_options(digits, other_digits, rounding, display, fresh_for, registry)
        self._change(native.money_converter_set_options, options)

    # Updates

    def refresh(self) -> None:
        """Requests new rates, however fresh the current ones are.

        >>> converter = Converter("EUR", "USD")
        >>> converter.set_rates(Rates([("EUR", "USD", "1.1")]))
        >>> converter.info().wants_rates
        False
        >>> converter.refresh()
        >>> converter.info().wants_rates
        True
        """
        self._change(native.money_converter_refresh)

    def set_loading(self) -> None:
        """Records that rates have been requested.

        >>> converter = Converter("EUR", "USD")
        >>> converter.set_loading()
        >>> converter.info().is_loading
        True
        """
        self._change(native.money_converter_set_loading)

    def set_rates(
        self,
        rates: Rates,
        origin: Origin = Origin.PROGRAM,
        received: datetime | None = None,
    ) -> None:
        """Sets the rates, replacing the previous ones.

        :param received: when the rates were first received, even if they come from a store; None if
            unknown, in which case they never become stale.

        >>> converter = Converter("EUR", "USD")
        >>> converter.set_rates(Rates([("EUR", "USD", "1.1")]), Origin.STORE)
        >>> converter.info().origin.name
        'STORE'
        """
        table, instant = rates_handle(rates), instant_number(received)
        self._change(native.money_converter_set_rates, table, Origin(origin), instant)

    def set_rates_failure(self, failure: Status | MoneyError, reason: str | None = None) -> None:
        """Records a failed fetch of rates. The current rates are kept and become stale.

        :param failure: a status, or an error, whose text is the default reason.

        >>> converter = Converter("EUR", "USD")
        >>> converter.set_rates_failure(Status.PROVIDER, "the limit has been reached")
        >>> converter.reason
        'the limit has been reached'
        """
        if isinstance(failure, MoneyError):
            if failure.status is None:
                raise ArgumentError("error must have a status")
            status = int(failure.status)
            reason = str(failure) if reason is None else reason
        elif isinstance(failure, int):
            status = int(failure)
        else:
            refuse_type("a failure", "a Status or a MoneyError", failure)
        if not 0 < status < 2**31:
            raise ArgumentError(f"a failure must be a status above 0, got {status}")
        text = label("" if reason is None else reason, "a reason")
        self._change(native.money_converter_set_rates_failure, status, text, len(text))

    def take(self, feed: RatesFeed) -> None:
        """Copies the state of a feed: its rates, its last failure and its pending request, if any.

        A feed without rates leaves those of the converter. Repeating the call changes nothing.

        >>> feed, converter = RatesFeed.frankfurter(), Converter("EUR", "USD")
        >>> feed.receive_response(feed.next(0), 200, None, b'{"base":"EUR","rates":{"USD":2}}', 1)
        >>> converter.take(feed)
        >>> converter.unit_rate, converter.info().origin.name
        ('1 EUR = 2.0000 USD', 'NETWORK')
        """
        if not isinstance(feed, RatesFeed):
            refuse_type("a feed", "a RatesFeed", feed)
        self._change(native.money_converter_take_feed, feed._handle)

    # Output

    def info(self, now: datetime | None = None) -> ConverterView:
        """The contents of the screen at a moment; without one, rates never become stale.

        >>> Converter("EUR", "USD").info().state
        <ConverterState.EMPTY: 0>
        """
        info = ConverterInfoStruct()
        call(native.money_converter_info, self._handle, instant_number(now), info)
        return converter_view(info)

    def state(self, now: datetime | None = None) -> ConverterState:
        """The state at a moment.

        >>> converter = Converter("EUR", "USD")
        >>> converter.amount = "1"
        >>> converter.state()
        <ConverterState.LOADING: 1>
        """
        return self.info(now).state

    @property
    def text(self) -> str:
        """The converted amount for display; "" without a result.

        >>> Converter("EUR", "USD").text
        ''
        """
        return self._text("text", LOCALE_TEXT_MAX)

    @property
    def unit_rate(self) -> str:
        """The value of one unit of the source; "" without a rate.

        >>> converter = Converter("USD", "BTC")
        >>> converter.set_rates(Rates([("USD", "BTC", "0.000009421731")]))
        >>> converter.unit_rate
        '1 USD = 0.000009422 BTC'
        """
        return self._text("unit_rate", LOCALE_TEXT_MAX)

    @property
    def reason(self) -> str:
        """The reason for an error or for a failed fetch of rates; "" without a failure.

        >>> converter = Converter("EUR", "USD")
        >>> converter.amount = "12x"
        >>> converter.reason
        'expected a decimal number, got "12x"'
        """
        return self._text("reason", REASON_SIZE)

    def result(self) -> Money:
        """The converted amount.

        >>> converter = Converter("EUR", "USD")
        >>> converter.result()
        Traceback (most recent call last):
        ...
        libmoney.NotFound: no amount typed
        """
        result = MoneyStruct()
        call(native.money_converter_result, self._handle, INSTANT_NONE, result, None)
        return money_of(result)

    def explain(self, now: datetime | None = None) -> Conversion:
        """The converted amount with its rate, path and age.

        >>> converter = Converter("EUR", "GBP")
        >>> converter.set_rates(Rates([("USD", "EUR", "0.8"), ("USD", "GBP", "0.7")]))
        >>> converter.amount = "8"
        >>> converter.explain().path, converter.explain().result
        (['EUR', 'USD', 'GBP'], Money('7.00', 'GBP'))
        """
        result, details = MoneyStruct(), ConversionStruct()
        number = instant_number(now)
        call(native.money_converter_result, self._handle, number, result, details)
        return conversion_of(details, self.pair[0], money_of(result))

    def rate(self, now: datetime | None = None) -> Route:
        """The exact rate from source to target, independent of the typed amount.

        >>> converter = Converter("USD", "EUR")
        >>> converter.set_rates(Rates([("EUR", "USD", "1.25")]))
        >>> converter.rate().rate
        Fraction(4, 5)
        """
        details = ConversionStruct()
        call(native.money_converter_rate, self._handle, instant_number(now), details)
        return route_of(details, self.pair[0])

    # Documents

    def to_json(self) -> str:
        """Pair, amount, locale and options, without rates. Equal converters have equal JSON.

        >>> Converter.from_json(Converter("EUR", "USD").to_json()).pair
        ('EUR', 'USD')
        """
        return made_document(native.money_converter_to_json, self._handle)

    @classmethod
    def from_json(cls, document: Document, registry: CurrencyRegistry | None = None) -> Converter:
        """Reads a converter that :meth:`to_json` wrote.

        >>> Converter.from_json("{}")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        ...
        libmoney.DocumentError: missing "format": expected ...
        """
        data, text = document_bytes(document)
        converter = object.__new__(cls)
        converter._start(ConverterHandle())
        call(
            native.money_converter_from_json,
            data,
            len(data),
            registry_handle(registry),
            converter._handle,
            text=text,
        )
        return converter

    def __repr__(self) -> str:
        source, target = self.pair
        return f"<Converter of {self.amount or 'no amount'}, {source} to {target}>"

    def _text(self, verb: str, room: int) -> str:
        buffer, length = create_string_buffer(room), c_size_t()
        call(self._native(verb), self._handle, buffer, room, length)
        return buffer.raw[: length.value].decode()
