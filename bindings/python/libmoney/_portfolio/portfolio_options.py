"""The options of a new portfolio."""

from __future__ import annotations

from ctypes import sizeof
from typing import Literal

from .._boundary.calls import refuse_type
from .._currency.currency import CurrencyRegistry, registry_handle
from .._errors import ArgumentError
from .._raw import PortfolioOptions

#: The choice of the lots that a sale disposes of.
LotMethod = Literal[
    "fifo", "lifo", "hifo", "average", "specific", "section_104", "adjusted_cost_base"
]
#: The treatment of a sale of more shares than are held.
ShortSalePolicy = Literal["reject", "allow", "record"]
#: The place of the fees of trades: in the cost basis and the proceeds, or apart.
FeePolicy = Literal["basis", "apart"]
#: The treatment of a return of capital above the cost basis.
CapitalPolicy = Literal["gain", "refuse"]

LOT_METHODS = {
    "fifo": 0,
    "lifo": 1,
    "hifo": 2,
    "average": 3,
    "specific": 4,
    "section_104": 5,
    "adjusted_cost_base": 6,
}
FEES = {"basis": 0, "apart": 1}
CAPITAL = {"gain": 0, "refuse": 1}
SHORT_SALES = {"reject": 0, "allow": 1, "record": 2}


def portfolio_options(
    method: object,
    short_sales: object,
    registry: CurrencyRegistry | None,
    fees: object = "basis",
    wash_sales: object = False,
    capital: object = "gain",
) -> PortfolioOptions:
    """Returns the options as the library reads them."""
    if not isinstance(wash_sales, bool):
        refuse_type("wash_sales", "a bool", wash_sales)
    known = registry_handle(registry)
    return PortfolioOptions(
        sizeof(PortfolioOptions),
        choice(method, LOT_METHODS, "a method"),
        choice(short_sales, SHORT_SALES, "a short-sale policy"),
        choice(fees, FEES, "a fee policy"),
        None if known is None else known.value,
        int(wash_sales),
        choice(capital, CAPITAL, "a capital policy"),
    )


def choice(value: object, known: dict[str, int], what: str) -> int:
    """Returns the number of a word, which must be a known one."""
    if not isinstance(value, str):
        refuse_type(what, "a str", value)
    if value not in known:
        raise ArgumentError(f"{what} must be one of {', '.join(known)}, got {value}")
    return known[value]
