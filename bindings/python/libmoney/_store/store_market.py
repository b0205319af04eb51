"""Stored goods, rates and currencies."""

from __future__ import annotations

from ctypes import c_int64
from datetime import datetime
from typing import Any, Callable, TypeVar

from .._basket.basket import Basket
from .._boundary.calls import refuse_type
from .._boundary.dates import instant_number, instant_of
from .._boundary.documents import identifier
from .._boundary.identifiers import locale_name
from .._boundary.watched import Watched
from .._catalogue.catalogue import Catalogue, catalogue_handle, made_catalogue
from .._currency_list.currency_list import CurrencyList
from .._library import native
from .._rates.rates import Rates, made_rates, rates_handle
from .._raw import BasketHandle, CatalogueHandle, CurrencyListHandle, RatesHandle
from .store_settings import StoreSettings, list_handle

_Watched = TypeVar("_Watched", bound=Watched)


class StoreMarket(StoreSettings):
    """The part of :class:`Store` for goods, rates and currencies."""

    __slots__ = ()

    # Goods

    def save_catalogue(self, name: str, catalogue: Catalogue) -> None:
        """Saves a catalogue, replacing the catalogue of the same name.

        >>> Store(":memory:").save_catalogue("groceries", Catalogue.groceries())
        """
        self._call(native.money_store_catalogue_save, name_bytes(name), catalogue_handle(catalogue))

    def load_catalogue(self, name: str) -> Catalogue:
        """Loads a catalogue.

        >>> store = Store(":memory:")
        >>> store.save_catalogue("groceries", Catalogue.groceries())
        >>> store.load_catalogue("groceries")["milk"].price
        Money('1.30', 'USD')
        """
        function = native.money_store_catalogue_load
        return made_catalogue(self._loaded(function, name, CatalogueHandle()))

    def save_basket(self, name: str, basket: Basket) -> None:
        """Saves a basket, replacing the basket of the same name.

        >>> Store(":memory:").save_basket("today", Basket(Catalogue.groceries()))
        """
        if not isinstance(basket, Basket):
            refuse_type("a basket", "a Basket", basket)
        self._call(native.money_store_basket_save, name_bytes(name), basket._handle)

    def load_basket(self, name: str, catalogue: Catalogue | None = None) -> Basket:
        """Loads a basket.

        :param catalogue: the products that can be added; None for only those in the basket.

        >>> store = Store(":memory:")
        >>> store.save_basket("today", Basket(Catalogue.groceries()))
        >>> len(store.load_basket("today"))
        0
        """
        goods = None if catalogue is None else catalogue_handle(catalogue)
        function = native.money_store_basket_load
        return started(Basket, self._loaded(function, name, BasketHandle(), goods))

    # Rates and currencies

    def save_rates(self, name: str, rates: Rates) -> None:
        """Saves a rates table as quoted, replacing the one of the same name and instant.

        >>> Store(":memory:").save_rates("live", Rates([("EUR", "USD", "1.1172")]))
        """
        self._call(native.money_store_rates_save, name_bytes(name), rates_handle(rates))

    def add_rates(self, name: str, rates: Rates) -> None:
        """Adds dated rates to the newest rates table of a name, replacing those of the same days.

        >>> Store(":memory:").add_rates("live", Rates([("EUR", "USD", "1.1172")]))
        Traceback (most recent call last):
        ...
        libmoney.ArgumentError: rates to add must have dates
        """
        self._call(native.money_store_rates_add, name_bytes(name), rates_handle(rates))

    def load_rates(self, name: str, as_of: datetime | None = None) -> Rates:
        """Loads the newest rates of a name, or the newest published by an instant.

        >>> store = Store(":memory:")
        >>> store.save_rates("live", Rates([("EUR", "USD", "1.1172")]))
        >>> store.load_rates("live").convert(Money("1.00", "EUR"), "USD")
        Money('1.12', 'USD')
        """
        instant = instant_number(as_of)
        return made_rates(self._loaded(native.money_store_rates_load, name, RatesHandle(), instant))

    def rates_history(self, name: str) -> list[datetime | None]:
        """Returns the publication instants of a name's rates, newest first; None for unknown ones.

        >>> Store(":memory:").rates_history("live")
        []
        """
        function = native.money_store_rates_instants
        return self._rows(function, c_int64, instant_of, name_bytes(name))

    def remove_rates_before(self, name: str, instant: datetime) -> int:
        """Removes a name's rates tables published before an instant, and returns their number.

        >>> from datetime import datetime, timezone
        >>> now = datetime(2024, 2, 29, tzinfo=timezone.utc)
        >>> Store(":memory:").remove_rates_before("live", now)
        0
        """
        number = instant_number(instant)
        return self._number(native.money_store_rates_remove_before, name_bytes(name), number)

    def save_currencies(self, name: str, currencies: CurrencyList) -> None:
        """Saves all currencies of a list, shown or not, with their provider's names.

        The list's settings are not included: save :meth:`CurrencyList.to_json` as a setting.

        >>> Store(":memory:").save_currencies("live", CurrencyList("en"))
        """
        self._call(native.money_store_currencies_save, name_bytes(name), list_handle(currencies))

    def load_currencies(self, name: str, language: str) -> CurrencyList:
        """Loads currencies as a list; :meth:`CurrencyList.restore` restores its settings.

        >>> store = Store(":memory:")
        >>> store.save_currencies("live", CurrencyList("en"))
        >>> store.load_currencies("live", "pt").find("USD")[0].name
        'Dólar americano'
        """
        tag, function = locale_name(language), native.money_store_currencies_load
        return started(CurrencyList, self._loaded(function, name, CurrencyListHandle(), tag))

    def _loaded(self, function: Callable[..., int], name: str, handle: Any, *asked: Any) -> Any:
        self._call(function, name_bytes(name), *asked, handle)
        return handle


def name_bytes(name: object) -> bytes:
    """Returns the name of a stored object as bytes."""
    return identifier(name, "a name")


def started(kind: type[_Watched], handle: Any) -> _Watched:
    """Returns an object for the handle of a loaded one."""
    one = object.__new__(kind)
    one._start(handle)
    return one
