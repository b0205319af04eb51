"""Catalogues of products.

Pickles refer to ``Catalogue.from_json`` by this package's path, which therefore never changes.
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    if name == "Catalogue":
        from .catalogue import Catalogue

        return Catalogue
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
