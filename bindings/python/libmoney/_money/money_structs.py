"""Lists of amounts as the library takes them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import Array
from typing import TYPE_CHECKING

from .._boundary.calls import refuse_type
from .._raw import MoneyStruct
from .money_value import money_struct

if TYPE_CHECKING:
    from .money import Money


def money_array(amounts: Iterable[Money], what: str = "an amount") -> Array[MoneyStruct]:
    """Amounts as the library takes them."""
    if isinstance(amounts, (str, bytes)):
        refuse_type("amounts", "a list of Money", amounts)
    structs = [money_struct(amount, what) for amount in amounts]
    return (MoneyStruct * len(structs))(*structs)
