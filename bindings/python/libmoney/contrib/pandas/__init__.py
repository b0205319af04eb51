"""Columns of amounts in pandas: the types ``money[EUR]`` and ``money``, and ``series.money``.

>>> import libmoney.contrib.pandas
>>> prices = pd.Series(["12.50", "0.50", None], dtype="money[EUR]")
>>> prices.sum(), (prices * 2).max()
(Money('13.00', 'EUR'), Money('25.00', 'EUR'))
"""

from contextlib import suppress
from importlib import import_module

from .money_accessor import MoneyAccessor
from .money_array import MoneyArray
from .money_dtype import MoneyDtype
from .money_rounding import install

install()

# Registered here, so that Parquet and Arrow recognise the type by its name.
with suppress(ImportError):
    import_module("libmoney.contrib.arrow")

__all__ = ["MoneyAccessor", "MoneyArray", "MoneyDtype"]


def __dir__() -> list[str]:
    return sorted(__all__)
