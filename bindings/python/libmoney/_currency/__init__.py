"""Currencies, registries, and the currencies of countries.

Pickles name the functions of this file, so they keep their names and their place.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .currency import Currency, CurrencyRegistry


def _registry(entries: list[tuple[str, int, str]]) -> CurrencyRegistry:
    """Makes the registry of a pickle."""
    from .currency import CurrencyRegistry

    registry = CurrencyRegistry()
    for code, digits, name in entries:
        registry.add(code, digits, name)
    return registry


def _custom(code: str, digits: int, name: str) -> Currency:
    """Makes a currency of a pickle that a registry added."""
    from .currency import Currency

    return Currency(code, _registry([(code, digits, name)]))
