"""Locale tables that a program loads: newer ones, or with names in more languages."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import c_size_t, create_string_buffer
from typing import Any

from .._boundary.calls import call, refuse_type
from .._boundary.data_files import data_file, data_of
from .._boundary.documents import identifier
from .._boundary.identifiers import locale_name
from .._library import native
from .._public import public
from .._raw import LOCALE_TEXT_MAX, LocalesHandle


@public
class LocaleTables:
    """Locale tables from the bytes of a file, such as ``share/locales/cldr.locales``.

    That file contains the names of currencies and countries in all languages of Unicode CLDR. The
    library itself contains currency names in seven languages. Threads may share the tables.

    >>> tables = LocaleTables.cldr()
    >>> tables.version, "pl" in tables
    ('48', True)
    """

    __slots__ = ("_data", "_handle")

    def __init__(self, data: bytes) -> None:
        if not isinstance(data, bytes):
            refuse_type("tables", "bytes", data)
        self._data, self._handle = data, LocalesHandle()
        call(native.money_locales_from_bytes, data, len(data), self._handle)

    @classmethod
    def cldr(cls) -> LocaleTables:
        """The tables that come with libmoney: the file ``share/locales/cldr.locales``.

        Each call reads the file again, so store the result.

        >>> LocaleTables.cldr().country_name("CH", "it")
        'Svizzera'
        """
        return cls(data_of(data_file("locales", "cldr.locales", "tables of locales")))

    @property
    def version(self) -> str:
        """The version of Unicode CLDR.

        >>> LocaleTables.cldr().version
        '48'
        """
        return self._text(native.money_locales_version)

    def find(self, locale: str) -> str:
        """The identifier of the locale that a name denotes, as in ``find_locale``.

        >>> LocaleTables.cldr().find("zh-TW")
        'zh_Hant_TW'
        """
        return self._text(native.money_locales_find, locale_name(locale))

    def country_name(self, country: str, locale: str) -> str:
        """The name of a country in a locale's language; raises NotFound if CLDR lacks it.

        :param country: an ISO 3166-1 code of two letters.

        >>> tables = LocaleTables.cldr()
        >>> tables.country_name("CH", "fr"), tables.country_name("CH", "de-CH")
        ('Suisse', 'Schweiz')
        """
        code = identifier(country, "a country")
        return self._text(native.money_locales_country_name, code, locale_name(locale))

    def __len__(self) -> int:
        count = c_size_t()
        call(native.money_locales_count, self._handle, count)
        return count.value

    def __iter__(self) -> Iterator[str]:
        return (self._text(native.money_locales_at, index) for index in range(len(self)))

    def __contains__(self, locale: object) -> bool:
        return any(one == locale for one in self)

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return f"<LocaleTables of {len(self)} locales, CLDR {self.version}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return LocaleTables, (self._data,)

    def _text(self, function: Any, *arguments: Any) -> str:
        buffer, length = create_string_buffer(LOCALE_TEXT_MAX), c_size_t()
        call(function, self._handle, *arguments, buffer, LOCALE_TEXT_MAX, length)
        return buffer.raw[: length.value].decode()


def tables_handle(tables: object) -> LocalesHandle | None:
    """Returns the handle of tables; None for the built-in ones."""
    if tables is None:
        return None
    if isinstance(tables, LocaleTables):
        return tables._handle
    refuse_type("tables", "LocaleTables", tables)
