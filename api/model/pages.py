"""Functions that fill an array with a page of rows."""

from __future__ import annotations

from description.parts import Function

#: The maximum number of rows, a parameter that replaces the capacity of C's array.
MOST = "most"


def cursor(function: Function) -> str:
    """The parameter at which a page starts, or "" if the function reads no page.

    It is ``first``, the index of the first row, or ``before``, an id above all ids of the page.
    """
    if not any(p.count == "capacity" and p.role == "array out" for p in function.params):
        return ""
    return "".join(p.name for p in function.params if p.name in ("first", "before"))
