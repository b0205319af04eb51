"""The small things that a store keeps: settings, favourites, quotes."""

from __future__ import annotations

from ctypes import c_int64, c_size_t, create_string_buffer
from datetime import datetime
from threading import RLock
from typing import Any, NamedTuple

from ._calls import call_once, refuse_type
from ._currency import CurrencyLike, code_bytes
from ._currency_list import CurrencyList
from ._dates import instant_number, instant_of
from ._documents import identifier, label
from ._feed import Feed
from ._library import native
from ._money import made_money
from ._numbers import to_decimal
from ._price_quotes import PriceQuote, quote_structs
from ._raw import STORE_NAME_SIZE, MoneyStruct, PriceQuoteStruct, StoreHandle
from ._watched import Watched, changed


class Setting(NamedTuple):
    """Something an application remembers, and since when.

    >>> Setting("EUR")
    Setting(value='EUR', at=None)
    """

    value: str
    at: datetime | None = None


class StoreSmall(Watched):
    """What :class:`Store` has of small things."""

    __slots__ = ("_lock",)
    _noun = "store"
    _handle: StoreHandle
    #: The library lets Python's other threads run; one of them at a time is in a store.
    _lock: RLock

    def _call(self, function: Any, *arguments: Any) -> None:
        with self._lock:
            call_once(function, self._handle, *arguments)
            raised = list(self._raised)
            self._raised.clear()
        if raised:
            raise raised[0]

    def _number(self, function: Any, *arguments: Any) -> int:
        count = c_size_t()
        self._call(function, *arguments, count)
        return count.value

    def _texts(self, counting: Any, at: Any, *arguments: Any) -> list[str]:
        texts, buffer = [], create_string_buffer(STORE_NAME_SIZE)
        with self._lock:
            for index in range(self._number(counting, *arguments)):
                self._call(at, *arguments, index, buffer, STORE_NAME_SIZE, None)
                texts.append(buffer.value.decode())
        return texts

    # Settings

    def put_setting(self, key: str, value: str, at: datetime | None = None) -> None:
        """Keeps a setting, and when it came to be so.

        >>> store = Store(":memory:")
        >>> store.put_setting("currency", "EUR")
        >>> store.setting("currency")
        Setting(value='EUR', at=None)
        """
        text, instant = label(value, "a value"), instant_number(at)
        name = identifier(key, "a key")
        self._call(native.money_store_put_setting, name, text, len(text), instant)

    def setting(self, key: str) -> Setting:
        """A setting.

        >>> Store(":memory:").setting("colour")
        Traceback (most recent call last):
        ...
        libmoney.NotFound: the store has no setting "colour"
        """
        name, length, instant = identifier(key, "a key"), c_size_t(), c_int64()
        with self._lock:
            self._call(native.money_store_setting, name, None, 0, length, instant)
            buffer = create_string_buffer(length.value + 1)
            self._call(native.money_store_setting, name, buffer, len(buffer), length, instant)
        return Setting(buffer.raw[: length.value].decode(), instant_of(instant.value))

    def settings(self) -> dict[str, Setting]:
        """All settings by key.

        >>> store = Store(":memory:")
        >>> store.put_setting("currency", "EUR")
        >>> store.settings()
        {'currency': Setting(value='EUR', at=None)}
        """
        with self._lock:
            keys = self._texts(native.money_store_setting_count, native.money_store_setting_key_at)
            return {key: self.setting(key) for key in keys}

    def remove_setting(self, key: str) -> None:
        """Removes a setting.

        >>> store = Store(":memory:")
        >>> store.put_setting("currency", "EUR")
        >>> store.remove_setting("currency")
        >>> store.settings()
        {}
        """
        self._call(native.money_store_remove_setting, identifier(key, "a key"))

    # Feeds

    def save_feed(self, key: str, feed: Feed) -> None:
        """Keeps what a feed has as a setting, with when it came. Its key is not in it.

        >>> store, feed = Store(":memory:"), RatesFeed.frankfurter()
        >>> feed.answer(feed.next(0), 200, None, b'{"base":"EUR","rates":{"USD":1.1172}}', 60)
        >>> store.save_feed("live", feed)
        >>> store.setting("live").at.timestamp()
        60.0
        """
        self._call(native.money_store_save_feed, identifier(key, "a key"), _feed_handle(feed))

    def load_feed(self, key: str, feed: Feed) -> None:
        """Has a feed take what :meth:`save_feed` kept, unless what it has came later.

        >>> store, feed = Store(":memory:"), RatesFeed.frankfurter()
        >>> feed.restore('{"base":"EUR","rates":{"USD":1.1172}}', 60)
        >>> store.save_feed("live", feed)
        >>> again = RatesFeed.frankfurter()
        >>> store.load_feed("live", again)
        >>> again.age(90), again.info(90).is_restored
        (30, True)
        """
        handle, name = _feed_handle(feed), identifier(key, "a key")
        with self._lock:
            changed((feed,), native.money_store_load_feed, self._handle, name, handle)

    # Favourites

    def favourites(self) -> list[str]:
        """The codes of the favourites.

        >>> store = Store(":memory:")
        >>> store.put_favourite("JPY")
        >>> store.put_favourite("EUR")
        >>> store.favourites()
        ['EUR', 'JPY']
        """
        return self._texts(native.money_store_favourite_count, native.money_store_favourite_at)

    def put_favourite(self, currency: CurrencyLike, is_favourite: bool = True) -> None:
        """Keeps a currency as a favourite, or no longer.

        >>> store = Store(":memory:")
        >>> store.put_favourite("EUR")
        >>> store.put_favourite("EUR", False)
        >>> store.favourites()
        []
        """
        if not isinstance(is_favourite, bool):
            refuse_type("is_favourite", "a bool", is_favourite)
        self._call(native.money_store_put_favourite, code_bytes(currency), int(is_favourite))

    def save_favourites(self, currencies: CurrencyList) -> None:
        """Keeps the favourites of a list; what the list does not have stays as it was.

        >>> store, currencies = Store(":memory:"), CurrencyList("pt")
        >>> currencies.favourite("BRL")
        >>> store.save_favourites(currencies)
        >>> store.favourites()
        ['BRL']
        """
        self._call(native.money_store_save_favourites, list_handle(currencies))

    def load_favourites(self, currencies: CurrencyList) -> None:
        """Makes favourites of those currencies of a list that the store has, and of no others.

        >>> store, currencies = Store(":memory:"), CurrencyList("pt")
        >>> store.put_favourite("BRL")
        >>> store.load_favourites(currencies)
        >>> currencies[0].code
        'BRL'
        """
        handle = list_handle(currencies)
        with self._lock:
            currencies._change(_loading(self._handle), handle)

    # Quotes

    def put_quotes(self, prices: dict[str, Any]) -> None:
        """Keeps quotes by symbol, each in place of the one before; all or none.

        >>> store = Store(":memory:")
        >>> store.put_quotes({"ABC": PriceQuote(Money("187.15", "USD")), "XYZ": "12.50"})
        >>> store.quotes()["ABC"].price
        Money('187.15', 'USD')
        """
        structs, count = quote_structs(prices)
        self._call(native.money_store_put_quotes, structs, count)

    def quotes(self) -> dict[str, PriceQuote]:
        """All quotes by symbol, as :meth:`PortfolioView.priced` takes them.

        >>> Store(":memory:").quotes()
        {}
        """
        quotes = {}
        with self._lock:
            for index in range(self._number(native.money_store_quote_count)):
                struct = PriceQuoteStruct()
                self._call(native.money_store_quote_at, index, struct)
                quotes[struct.symbol.decode()] = _made_quote(struct)
        return quotes

    def quote(self, symbol: str) -> PriceQuote:
        """The quote of a symbol.

        >>> Store(":memory:").quote("ABC")
        Traceback (most recent call last):
        ...
        libmoney.NotFound: the store has no quote of "ABC"
        """
        struct = PriceQuoteStruct()
        self._call(native.money_store_quote, identifier(symbol, "a symbol"), struct)
        return _made_quote(struct)

    def remove_quote(self, symbol: str) -> None:
        """Removes the quote of a symbol.

        >>> store = Store(":memory:")
        >>> store.put_quotes({"ABC": "12.50"})
        >>> store.remove_quote("ABC")
        """
        self._call(native.money_store_remove_quote, identifier(symbol, "a symbol"))


def list_handle(currencies: object) -> Any:
    """A list of currencies as the library takes it."""
    if isinstance(currencies, CurrencyList):
        return currencies._handle
    refuse_type("a list", "a CurrencyList", currencies)


def _feed_handle(feed: object) -> Any:
    if isinstance(feed, Feed):
        return feed._handle
    refuse_type("a feed", "a Feed", feed)


def _loading(store: StoreHandle) -> Any:
    """The call with the list first, as what changes a list is called."""

    def load(_: object, handle: Any, error: Any) -> int:
        return int(native.money_store_load_favourites(store, handle, error))

    return load


def _made_quote(struct: PriceQuoteStruct) -> PriceQuote:
    price = struct.price
    if not struct.currency:
        return PriceQuote(to_decimal(price), instant_of(struct.instant))
    amount = MoneyStruct(price.lo, price.hi, price.scale, struct.currency)
    return PriceQuote(made_money(amount), instant_of(struct.instant))
