"""Lists of currencies to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import c_int32, c_size_t
from dataclasses import dataclass
from enum import IntEnum

from .._boundary.calls import call, refuse_type
from .._boundary.choices import member
from .._boundary.documents import Document, document_bytes, made_document
from .._boundary.identifiers import locale_name
from .._boundary.numbers import encoded
from .._boundary.rows import read_rows
from .._boundary.watched import Watched
from .._currency.currency import code_bytes
from .._library import native
from .._locale.tables import LocaleTables, tables_handle
from .._public import public
from .._rates.rates import Rates, rates_handle
from .._raw import CurrencyListHandle, CurrencyListItemStruct


@public
class CurrencySort(IntEnum):
    """The order of a list.

    >>> CurrencySort.NAME_ASCENDING
    <CurrencySort.NAME_ASCENDING: 0>
    """

    NAME_ASCENDING = 0
    NAME_DESCENDING = 1
    CODE_ASCENDING = 2
    CODE_DESCENDING = 3


@public
class ListState(IntEnum):
    """The state of a list.

    >>> CurrencyList("en", current=False).state
    <ListState.EMPTY: 1>
    """

    READY = 0
    EMPTY = 1
    NOTHING_FOUND = 2
    NO_FAVOURITES = 3


@public
@dataclass(frozen=True)
class CurrencyListItem:
    """A currency as a list shows it.

    >>> CurrencyList("pt").find("EUR")[0]
    CurrencyListItem(code='EUR', name='Euro', flag='🇪🇺', is_favourite=False, is_quoted=False)
    """

    code: str
    #: The CLDR name in the list's language, else the provider's name, else the code.
    name: str
    #: An emoji; "" if no region's flag represents the currency.
    flag: str
    is_favourite: bool
    #: True if the rates passed to :meth:`CurrencyList.mark` contain the currency.
    is_quoted: bool


@public
class CurrencyList(Watched):
    """A list of currencies: translated, searched, sorted, favourites first.

    :param language: a locale with built-in names (de, en, es, fr, it, ja or pt), or one that the
        tables contain.
    :param tables: locale tables that you loaded; None for the built-in ones.
    :param current: True to start with the current currencies of ISO 4217.

    >>> currencies = CurrencyList("pt")
    >>> currencies.search("dolar")
    >>> [item.code for item in currencies][:3], currencies[0].name
    (['USD', 'AUD', 'BSD'], 'Dólar americano')
    """

    __slots__ = ()
    _noun = "currency_list"
    _handle: CurrencyListHandle

    def __init__(
        self, language: str, current: bool = True, tables: LocaleTables | None = None
    ) -> None:
        tag, loaded = locale_name(language), tables_handle(tables)
        self._start(CurrencyListHandle())
        call(native.money_currency_list_new, tag if loaded is None else b"en", self._handle)
        if loaded is not None:
            call(native.money_currency_list_set_locales, self._handle, loaded)
            call(native.money_currency_list_set_language, self._handle, tag)
        if current:
            call(native.money_currency_list_add_current, self._handle)

    # Currencies

    def add(self, code: str, name: str = "") -> None:
        """Adds a currency from a provider's list.

        >>> currencies = CurrencyList("en", current=False)
        >>> currencies.add("BTC", "Bitcoin")
        >>> currencies[0].name, currencies[0].flag
        ('Bitcoin', '')
        """
        if not isinstance(name, str):
            refuse_type("a name", "a str", name)
        data = encoded(name)
        self._change(native.money_currency_list_add, code_bytes(code), data, len(data))

    def add_current(self) -> None:
        """Adds the current currencies of ISO 4217 that the list does not contain.

        >>> currencies = CurrencyList("en", current=False)
        >>> currencies.add_current()
        >>> len(currencies) > 150
        True
        """
        self._change(native.money_currency_list_add_current)

    def add_json(self, document: Document) -> None:
        """Adds the currencies of a provider's document, which also names listed ones.

        >>> currencies = CurrencyList("pt", current=False)
        >>> currencies.add_json('{"currencies": {"EUR": "Euro", "BTC": "Bitcoin"}}')
        >>> [item.name for item in currencies]
        ['Bitcoin', 'Euro']
        """
        data, text = document_bytes(document)
        self._change(native.money_currency_list_add_json, data, len(data), text=text)

    def mark(self, rates: Rates | None) -> None:
        """Marks the currencies that rates contain, including ones added later; None unmarks all.

        >>> currencies = CurrencyList("en")
        >>> currencies.mark(Rates([("EUR", "USD", "1.25")]))
        >>> sorted(item.code for item in currencies if item.is_quoted)
        ['EUR', 'USD']
        """
        table = None if rates is None else rates_handle(rates)
        self._change(native.money_currency_list_mark, table)

    # Language, search, order

    def set_language(self, language: str) -> None:
        """Sets the language of names and of sorting.

        >>> currencies = CurrencyList("en")
        >>> currencies.set_language("de")
        >>> currencies.find("USD")[0].name
        'US-Dollar'
        """
        self._change(native.money_currency_list_set_language, locale_name(language))

    def set_tables(self, tables: LocaleTables | None) -> None:
        """Sets the tables that contain the language; None for the built-in ones.

        >>> currencies = CurrencyList("en")
        >>> currencies.set_tables(LocaleTables.cldr())
        >>> currencies.set_language("pl")
        >>> currencies.find("USD")[0].name
        'dolar amerykański'
        """
        self._change(native.money_currency_list_set_locales, tables_handle(tables))

    def search(self, text: str) -> None:
        """Filters by a text in name or code, ignoring case and accents; "" shows all currencies.

        >>> currencies = CurrencyList("en")
        >>> currencies.search("zzz")
        >>> len(currencies), currencies.state
        (0, <ListState.NOTHING_FOUND: 2>)
        """
        if not isinstance(text, str):
            refuse_type("a text", "a str", text)
        data = encoded(text)
        self._change(native.money_currency_list_set_search, data, len(data))

    def find(self, text: str) -> list[CurrencyListItem]:
        """Searches, and returns the items found.

        >>> [item.code for item in CurrencyList("en").find("krona")]
        ['ISK', 'SEK']
        """
        self.search(text)
        return list(self)

    def sort(self, order: CurrencySort | str) -> None:
        """Sets the order; favourites come first, in the same order.

        >>> currencies = CurrencyList("en")
        >>> currencies.sort(CurrencySort.CODE_DESCENDING)
        >>> [item.code for item in currencies][:2]
        ['ZWG', 'ZMW']
        """
        self._change(native.money_currency_list_set_sort, member(CurrencySort, order, "an order"))

    def favourite(self, code: str, is_favourite: bool = True) -> None:
        """Adds a currency to the favourites or removes it from them.

        >>> currencies = CurrencyList("en")
        >>> currencies.favourite("JPY"), currencies.favourite("BRL")
        (None, None)
        >>> [item.code for item in currencies][:3]
        ['BRL', 'JPY', 'AFN']
        """
        self._change(
            native.money_currency_list_set_favourite, code_bytes(code), int(bool(is_favourite))
        )

    def favourites_only(self, only: bool = True) -> None:
        """Shows only favourites, or all currencies.

        >>> currencies = CurrencyList("en")
        >>> currencies.favourites_only()
        >>> currencies.state
        <ListState.NO_FAVOURITES: 3>
        """
        self._change(native.money_currency_list_set_favourites_only, int(bool(only)))

    # Settings

    def to_json(self) -> str:
        """Writes language, order and favourites as JSON. Equal settings have equal JSON.

        >>> currencies = CurrencyList("en")
        >>> currencies.favourite("JPY")
        >>> "JPY" in currencies.to_json()
        True
        """
        return made_document(native.money_currency_list_to_json, self._handle)

    def restore(self, document: Document) -> None:
        """Applies settings from :meth:`to_json`, also to currencies that are added later.

        >>> kept = CurrencyList("en")
        >>> kept.favourite("JPY")
        >>> currencies = CurrencyList("pt")
        >>> currencies.restore(kept.to_json())
        >>> currencies[0].name
        'Japanese Yen'
        """
        data, text = document_bytes(document)
        self._change(native.money_currency_list_restore, data, len(data), text=text)

    def __repr__(self) -> str:
        return f"<CurrencyList of {len(self)} currencies>"

    @property
    def state(self) -> ListState:
        """The state of the list.

        >>> CurrencyList("en").state
        <ListState.READY: 0>
        """
        state = c_int32()
        call(native.money_currency_list_state, self._handle, state)
        return ListState(state.value)

    def __len__(self) -> int:
        count = c_size_t()
        call(native.money_currency_list_count, self._handle, count)
        return count.value

    def __getitem__(self, index: int) -> CurrencyListItem:
        if not isinstance(index, int):
            refuse_type("an index", "an int", index)
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError("index must be less than the number of currencies in the list")
        item = CurrencyListItemStruct()
        call(native.money_currency_list_at, self._handle, place, item)
        return _made_item(item)

    def __iter__(self) -> Iterator[CurrencyListItem]:
        rows = read_rows(
            native.money_currency_list_items, CurrencyListItemStruct, _made_item, self._handle
        )
        return iter(rows)


def _made_item(item: CurrencyListItemStruct) -> CurrencyListItem:
    return CurrencyListItem(
        item.code.decode(),
        item.name.decode(),
        item.flag.decode(),
        bool(item.is_favourite),
        bool(item.is_quoted),
    )
