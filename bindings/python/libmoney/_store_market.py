"""The goods, rates and currencies that a store keeps."""

from __future__ import annotations

from ctypes import c_int64
from datetime import datetime
from typing import Any, Callable, TypeVar

from ._basket import Basket
from ._calls import refuse_type
from ._catalogue import Catalogue, catalogue_handle, made_catalogue
from ._currency_list import CurrencyList
from ._dates import instant_number, instant_of
from ._documents import identifier
from ._library import native
from ._locale import name as locale_name
from ._rates import Rates, made_rates, rates_handle
from ._raw import BasketHandle, CatalogueHandle, CurrencyListHandle, RatesHandle
from ._store_small import StoreSmall, list_handle
from ._watched import Watched

_Watched = TypeVar("_Watched", bound=Watched)


class StoreMarket(StoreSmall):
    """What :class:`Store` has of goods, rates and currencies."""

    __slots__ = ()

    # Goods

    def save_catalogue(self, name: str, catalogue: Catalogue) -> None:
        """Saves a catalogue of goods, in place of what had its name.

        >>> Store(":memory:").save_catalogue("groceries", Catalogue.groceries())
        """
        self._call(native.money_store_save_catalogue, name_bytes(name), catalogue_handle(catalogue))

    def load_catalogue(self, name: str) -> Catalogue:
        """A catalogue of goods.

        >>> store = Store(":memory:")
        >>> store.save_catalogue("groceries", Catalogue.groceries())
        >>> store.load_catalogue("groceries")["milk"].price
        Money('1.30', 'USD')
        """
        function = native.money_store_load_catalogue
        return made_catalogue(self._loaded(function, name, CatalogueHandle()))

    def save_basket(self, name: str, basket: Basket) -> None:
        """Saves a basket, in place of what had its name.

        >>> Store(":memory:").save_basket("today", Basket(Catalogue.groceries()))
        """
        if not isinstance(basket, Basket):
            refuse_type("a basket", "a Basket", basket)
        self._call(native.money_store_save_basket, name_bytes(name), basket._handle)

    def load_basket(self, name: str, catalogue: Catalogue | None = None) -> Basket:
        """A basket.

        :param catalogue: what can be added later; None: only what is in the basket.

        >>> store = Store(":memory:")
        >>> store.save_basket("today", Basket(Catalogue.groceries()))
        >>> len(store.load_basket("today"))
        0
        """
        goods = None if catalogue is None else catalogue_handle(catalogue)
        function = native.money_store_load_basket
        return started(Basket, self._loaded(function, name, BasketHandle(), goods))

    # Rates and currencies

    def save_rates(self, name: str, rates: Rates) -> None:
        """Saves rates as quoted, in place of those of the same name and instant.

        >>> Store(":memory:").save_rates("live", Rates([("EUR", "USD", "1.1172")]))
        """
        self._call(native.money_store_save_rates, name_bytes(name), rates_handle(rates))

    def add_rates(self, name: str, rates: Rates) -> None:
        """Adds rates of dates to the newest that a name has, in place of those of the same days.

        >>> Store(":memory:").add_rates("live", Rates([("EUR", "USD", "1.1172")]))
        Traceback (most recent call last):
        ...
        libmoney.ArgumentError: only rates of dates can be added to others
        """
        self._call(native.money_store_add_rates, name_bytes(name), rates_handle(rates))

    def load_rates(self, name: str, until: datetime | None = None) -> Rates:
        """The rates of a name that were published last, on or before an instant if one is given.

        >>> store = Store(":memory:")
        >>> store.save_rates("live", Rates([("EUR", "USD", "1.1172")]))
        >>> store.load_rates("live").convert(Money("1.00", "EUR"), "USD")
        Money('1.12', 'USD')
        """
        instant = instant_number(until)
        return made_rates(self._loaded(native.money_store_load_rates, name, RatesHandle(), instant))

    def rates_history(self, name: str) -> list[datetime | None]:
        """When the rates of a name were published, newest first; None where that is not known.

        >>> Store(":memory:").rates_history("live")
        []
        """
        with self._lock:
            data, history = name_bytes(name), []
            for index in range(self._number(native.money_store_rates_count, data)):
                instant = c_int64()
                self._call(native.money_store_rates_instant_at, data, index, instant)
                history.append(instant_of(instant.value))
            return history

    def remove_rates_before(self, name: str, before: datetime) -> int:
        """Removes the rates of a name that were published before an instant; how many.

        >>> from datetime import datetime, timezone
        >>> now = datetime(2024, 2, 29, tzinfo=timezone.utc)
        >>> Store(":memory:").remove_rates_before("live", now)
        0
        """
        instant = instant_number(before)
        return self._number(native.money_store_remove_rates_before, name_bytes(name), instant)

    def save_currencies(self, name: str, currencies: CurrencyList) -> None:
        """Saves all currencies of a list, shown or not, with their provider's names.

        >>> Store(":memory:").save_currencies("live", CurrencyList("en"))
        """
        self._call(native.money_store_save_currencies, name_bytes(name), list_handle(currencies))

    def load_currencies(self, name: str, language: str) -> CurrencyList:
        """Currencies as a list, with the store's favourites.

        >>> store = Store(":memory:")
        >>> store.save_currencies("live", CurrencyList("en"))
        >>> store.load_currencies("live", "pt").find("USD")[0].name
        'Dólar americano'
        """
        tag, function = locale_name(language), native.money_store_load_currencies
        return started(CurrencyList, self._loaded(function, name, CurrencyListHandle(), tag))

    def _loaded(self, function: Callable[..., int], name: str, handle: Any, *asked: Any) -> Any:
        self._call(function, name_bytes(name), *asked, handle)
        return handle


def name_bytes(name: object) -> bytes:
    """The name of something stored."""
    return identifier(name, "a name")


def started(kind: type[_Watched], handle: Any) -> _Watched:
    """An object around what the library has loaded."""
    one = object.__new__(kind)
    one._start(handle)
    return one
