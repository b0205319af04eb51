"""Catalogues of products.

Pickles name ``Catalogue.from_json`` of this folder, so it keeps its name and its place.
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    if name == "Catalogue":
        from .catalogue import Catalogue

        return Catalogue
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
