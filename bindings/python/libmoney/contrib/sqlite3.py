"""Amounts in the standard library's ``sqlite3``.

>>> import sqlite3
>>> from libmoney.contrib import sqlite3 as money_sqlite
>>> money_sqlite.register()
>>> connection = sqlite3.connect(":memory:", detect_types=sqlite3.PARSE_DECLTYPES)
>>> money_sqlite.attach(connection)
>>> _ = connection.execute("CREATE TABLE orders (price MONEY)")
>>> prices = [(Money("12.50", "EUR"),), (Money("0.25", "EUR"),)]
>>> _ = connection.executemany("INSERT INTO orders VALUES (?)", prices)
>>> connection.execute("SELECT price FROM orders").fetchone()
(Money('12.50', 'EUR'),)
>>> connection.execute("SELECT money_sum(price) FROM orders").fetchone()
('12.75 EUR',)
>>> connection.close()
"""

from __future__ import annotations

import os
import sqlite3
from typing import Any

from .._library_file import PACKAGE, source_tree
from .._money.amount_parts import kept
from .._money.money import Money
from .._money_error import MoneyError

__all__ = ["attach", "extension", "load", "register"]


def __dir__() -> list[str]:
    return sorted(__all__)


def register() -> None:
    """Registers amounts with sqlite3: stored as texts, read from columns declared as MONEY."""
    sqlite3.register_adapter(Money, str)
    sqlite3.register_converter("MONEY", _amount)


def attach(connection: Any) -> None:
    """Adds ``money_sum`` and a collation ``MONEY``, which orders amounts, to a connection."""
    connection.create_aggregate("money_sum", 1, _Sum)
    connection.create_collation("MONEY", _order)


def extension() -> str:
    """Returns the path of the extension of SQLite, in the package or in the source tree's build."""
    root = source_tree()
    folders = [PACKAGE, *([] if root is None else [os.path.join(root, "build", "sql", "sqlite")])]
    for folder in folders:
        path = os.path.join(folder, "libmoney_sqlite.so")
        if os.path.isfile(path):
            return path
    raise ImportError(f"the extension of SQLite must be in {folders[-1]}; make sql builds it")


def load(connection: sqlite3.Connection) -> None:
    """Loads the extension: functions, tables and a collation, several times as fast as ``attach``.

    Python must be built with extensions of SQLite, as Debian's is; otherwise use ``attach``.
    """
    if not hasattr(connection, "enable_load_extension"):
        raise NotImplementedError("this Python loads no extensions of SQLite; use attach")
    path = extension()
    connection.enable_load_extension(True)
    try:
        connection.load_extension(path)
    finally:
        connection.enable_load_extension(False)


def _amount(data: bytes | str) -> Money:
    return kept(data.decode() if isinstance(data, bytes) else str(data))


def _order(a: str, b: str) -> int:
    """Orders by currency, then by amount."""
    try:
        first, second = _amount(a), _amount(b)
    except MoneyError:
        return (a > b) - (a < b)
    if first.currency != second.currency:
        return 1 if first.currency > second.currency else -1
    return (first > second) - (first < second)


class _Sum:
    """The exact sum of a column; null without rows. Mixed currencies are an error."""

    def __init__(self) -> None:
        self._amounts: list[Money] = []

    def step(self, text: Any) -> None:
        if text is not None:
            self._amounts.append(_amount(text))

    def finalize(self) -> str | None:
        return str(Money.sum(self._amounts)) if self._amounts else None
