"""Amounts in the standard library's ``json``.

>>> from libmoney.contrib import json as money_json
>>> text = money_json.dumps({"price": Money("12.50", "EUR")})
>>> text
'{"price": {"amount": "12.50", "currency": "EUR"}}'
>>> money_json.loads(text)
{'price': Money('12.50', 'EUR')}
"""

from __future__ import annotations

import json
from decimal import Decimal
from typing import Any

from .._money.amount_parts import amount_of, mapping_of
from .._money.money import Money

__all__ = ["default", "dumps", "loads", "object_hook"]


def __dir__() -> list[str]:
    return sorted(__all__)


def default(value: Any) -> Any:
    """The ``default`` of ``json.dumps``: an object of two texts for an amount."""
    if isinstance(value, Money):
        return mapping_of(value)
    raise TypeError(f"Object of type {type(value).__name__} is not JSON serializable")


def object_hook(found: dict[str, Any]) -> Any:
    """The ``object_hook`` of ``json.loads``: an amount for an object of two texts.

    An object is an amount if ``amount`` and ``currency`` are its only members and both are texts.
    """
    if found.keys() == {"amount", "currency"} and all(type(one) is str for one in found.values()):
        return amount_of(found)
    return found


def dumps(value: Any, **options: Any) -> str:
    """``json.dumps`` with amounts."""
    options.setdefault("default", default)
    return json.dumps(value, **options)


def loads(document: str | bytes, **options: Any) -> Any:
    """``json.loads`` with amounts; other numbers with a point are ``Decimal``, not float."""
    options.setdefault("object_hook", object_hook)
    options.setdefault("parse_float", Decimal)
    return json.loads(document, **options)
