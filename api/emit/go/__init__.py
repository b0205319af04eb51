"""Go: a type for each kind of object, methods of values, and functions."""

from __future__ import annotations

from .methods import emit as files

__all__ = ["files"]
