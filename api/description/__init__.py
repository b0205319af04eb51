"""Reads the public headers into one description of the interface.

The headers are the source. Facts that C cannot express are in their doc comments, in one fixed form that
``comment.py`` reads strictly; ``roles.py`` holds the conventions that decide everything else.
"""

from __future__ import annotations

from pathlib import Path

from .parts import Description
from .reader import read_headers
from .roles import give_roles
from .shapes import check_shapes


def describe(umbrella: Path) -> Description:
    """The interface with its roles, from the header that everyone includes."""
    description = read_headers(umbrella)
    give_roles(description)
    check_shapes(description)
    return description
