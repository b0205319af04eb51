"""Converts lists of amounts to arrays of the library's structs."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import Array

from .._boundary.calls import refuse_type
from .._raw import MoneyStruct
from .money_value import money_struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .money import Money


def money_array(amounts: Iterable[Money], what: str = "an amount") -> Array[MoneyStruct]:
    """Returns amounts as an array of structs."""
    if isinstance(amounts, (str, bytes)):
        refuse_type("amounts", "a list of Money", amounts)
    structs = [money_struct(amount, what) for amount in amounts]
    return (MoneyStruct * len(structs))(*structs)
