"""Stored settings and quotes."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from ctypes import c_int64, c_size_t, create_string_buffer
from datetime import datetime
from threading import RLock
from typing import Any, Callable, NamedTuple, TypeVar

from .._boundary.calls import call_once, refuse_type
from .._boundary.dates import instant_number, instant_of
from .._boundary.documents import identifier, label
from .._boundary.numbers import to_decimal
from .._boundary.rows import CHUNK
from .._boundary.watched import Watched
from .._currency_list.currency_list import CurrencyList
from .._errors import DocumentError
from .._feeds.feed import Feed
from .._feeds.portfolio_feeds import PriceQuotesFeed
from .._library import native
from .._money.money import money_of
from .._portfolio.price_quotes import PriceQuote, quote_structs
from .._public import public
from .._raw import STORE_NAME_SIZE, MoneyStruct, PriceQuoteStruct, StoreHandle

Row = TypeVar("Row")


@public
class Setting(NamedTuple):
    """An application's value for a key, optionally with an instant.

    >>> Setting("EUR")
    Setting(value='EUR', at=None)
    """

    value: str
    at: datetime | None = None


class StoreLock:
    """A lock per use of a store, which a forked child does not inherit.

    The thread that holds it in the parent does not exist in the child and could never release it.
    The
    library itself rejects the parent's store in the child.
    """

    __slots__ = ("_lock", "_process")

    def __init__(self) -> None:
        self._lock, self._process = RLock(), os.getpid()

    def __enter__(self) -> None:
        if os.getpid() != self._process:
            self._lock, self._process = RLock(), os.getpid()
        self._lock.acquire()

    def __exit__(self, *_: object) -> None:
        # If the block forked, it ends in the child with a lock that is not held.
        with suppress(RuntimeError):
            self._lock.release()


class StoreSettings(Watched):
    """The part of :class:`Store` for settings and quotes."""

    __slots__ = ("_lock",)
    _noun = "store"
    _handle: StoreHandle
    #: Other threads run during a call, but only one at a time may use a store.
    _lock: StoreLock

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

    def _rows(
        self, function: Any, struct: Any, made: Callable[[Any], Row], *arguments: Any
    ) -> list[Row]:
        """Returns all rows of a function that fills an array."""
        found: list[Row] = []
        page, count = (struct * CHUNK)(), c_size_t()
        with self._lock:
            while True:
                self._call(function, *arguments, len(found), page, CHUNK, count)
                found.extend(made(page[index]) for index in range(count.value))
                if count.value < CHUNK:
                    return found

    # Settings

    def save_setting(self, key: str, value: str, at: datetime | None = None) -> None:
        """Saves a setting, replacing the one of the same key.

        :param at: an instant that belongs to the value, such as the time of its choice.

        >>> store = Store(":memory:")
        >>> store.save_setting("currency", "EUR")
        >>> store.setting("currency")
        Setting(value='EUR', at=None)
        """
        text, instant = label(value, "a value"), instant_number(at)
        name = identifier(key, "a key")
        self._call(native.money_store_setting_save, name, text, len(text), instant)

    def setting(self, key: str) -> Setting:
        """Returns a setting by key.

        >>> Store(":memory:").setting("colour")
        Traceback (most recent call last):
        ...
        libmoney.NotFound: no setting "colour" in the store
        """
        name, length, instant = identifier(key, "a key"), c_size_t(), c_int64()
        with self._lock:
            self._call(native.money_store_setting, name, None, 0, length, instant)
            buffer = create_string_buffer(length.value + 1)
            self._call(native.money_store_setting, name, buffer, len(buffer), length, instant)
        return Setting(buffer.raw[: length.value].decode(), instant_of(instant.value))

    def settings(self) -> dict[str, Setting]:
        """Returns all settings by key.

        >>> store = Store(":memory:")
        >>> store.save_setting("currency", "EUR")
        >>> store.settings()
        {'currency': Setting(value='EUR', at=None)}
        """
        with self._lock:
            keys = self._texts(native.money_store_setting_count, native.money_store_setting_key_at)
            return {key: self.setting(key) for key in keys}

    def remove_setting(self, key: str) -> None:
        """Removes a setting.

        >>> store = Store(":memory:")
        >>> store.save_setting("currency", "EUR")
        >>> store.remove_setting("currency")
        >>> store.settings()
        {}
        """
        self._call(native.money_store_setting_remove, identifier(key, "a key"))

    # Feeds

    def save_feed(self, key: str, feed: Feed) -> None:
        """Saves a feed's content and its time of receipt as a setting, without the feed's key.

        >>> store, feed = Store(":memory:"), RatesFeed.frankfurter()
        >>> document = b'{"base":"EUR","rates":{"USD":1.1172}}'
        >>> feed.receive_response(feed.next(0), 200, None, document, 60)
        >>> store.save_feed("live", feed)
        >>> store.setting("live").at.timestamp()
        60.0
        """
        document = _checked_feed(feed).to_json()
        self.save_setting(key, document, instant_of(_came(feed, document)))

    def load_feed(self, key: str, feed: Feed) -> None:
        """Restores a feed's content from :meth:`save_feed`; newer content is kept.

        >>> store, feed = Store(":memory:"), RatesFeed.frankfurter()
        >>> feed.restore('{"base":"EUR","rates":{"USD":1.1172}}', 60)
        >>> store.save_feed("live", feed)
        >>> again = RatesFeed.frankfurter()
        >>> store.load_feed("live", again)
        >>> again.age(90), again.info(90).is_restored
        (30, True)
        """
        _checked_feed(feed)
        kept = self.setting(key)
        if kept.at is None:
            raise DocumentError(f'missing instant of the feed in the setting "{key}"')
        feed.restore(kept.value, kept.at)

    # Quotes

    def save_quotes(self, prices: dict[str, Any]) -> None:
        """Saves price quotes by symbol atomically, replacing previous ones.

        >>> store = Store(":memory:")
        >>> store.save_quotes({"ABC": PriceQuote(Money("187.15", "USD")), "XYZ": "12.50"})
        >>> store.quotes()["ABC"].price
        Money('187.15', 'USD')
        """
        structs, count = quote_structs(prices)
        self._call(native.money_store_quotes_save, structs, count)

    def quotes(self) -> dict[str, PriceQuote]:
        """Returns all price quotes by symbol, for :meth:`PortfolioView.set_quotes`.

        >>> Store(":memory:").quotes()
        {}
        """
        made = self._rows(native.money_store_quotes, PriceQuoteStruct, _quote_of_symbol)
        return dict(made)

    def quote(self, symbol: str) -> PriceQuote:
        """Returns the price quote of a symbol.

        >>> Store(":memory:").quote("ABC")
        Traceback (most recent call last):
        ...
        libmoney.NotFound: no quote of "ABC" in the store
        """
        struct = PriceQuoteStruct()
        self._call(native.money_store_quote, identifier(symbol, "a symbol"), struct)
        return _made_quote(struct)

    def remove_quote(self, symbol: str) -> None:
        """Removes the price quote of a symbol.

        >>> store = Store(":memory:")
        >>> store.save_quotes({"ABC": "12.50"})
        >>> store.remove_quote("ABC")
        """
        self._call(native.money_store_quote_remove, identifier(symbol, "a symbol"))


def list_handle(currencies: object) -> Any:
    """Returns the handle of a list of currencies."""
    if isinstance(currencies, CurrencyList):
        return currencies._handle
    refuse_type("a list", "a CurrencyList", currencies)


def _checked_feed(feed: object) -> Feed:
    if isinstance(feed, Feed):
        return feed
    refuse_type("a feed", "a Feed", feed)


def _came(feed: Feed, document: str) -> int:
    """Returns the receipt time of a feed's content; for price quotes, the newest one."""
    if isinstance(feed, PriceQuotesFeed):
        return max(int(quote["came"]) for quote in json.loads(document)["quotes"])
    return feed.info(0).success or 0


def _quote_of_symbol(struct: PriceQuoteStruct) -> tuple[str, PriceQuote]:
    return struct.symbol.decode(), _made_quote(struct)


def _made_quote(struct: PriceQuoteStruct) -> PriceQuote:
    price = struct.price
    if not struct.currency:
        return PriceQuote(to_decimal(price), instant_of(struct.instant))
    amount = MoneyStruct(price.lo, price.hi, price.scale, struct.currency)
    return PriceQuote(money_of(amount), instant_of(struct.instant))
