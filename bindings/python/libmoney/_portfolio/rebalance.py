"""Rebalancing of portfolios, and values by label."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import sizeof
from decimal import Decimal
from typing import Any, NamedTuple

from .._boundary.calls import call, refuse_type
from .._boundary.numbers import Number, checked_digits, decimal_struct, to_decimal
from .._boundary.rows import read_rows
from .._library import native
from .._money.money import Money, money_of, money_struct
from .._public import public
from .._raw import (
    SYMBOL_SIZE,
    BreakdownHandle,
    BreakdownRowStruct,
    OrderStruct,
    RebalanceOptions,
    RebalancingHandle,
    RebalancingInfoStruct,
    SymbolLabelStruct,
    TargetStruct,
)
from .transaction import field


@public
class Order(NamedTuple):
    """An order of a rebalancing.

    >>> plan = Portfolio("EUR").rebalance({"ABC": 1}, {"ABC": Money(30, "EUR")}, cash="100.00")
    >>> plan.orders[0].quantity, plan.cash_left
    (Decimal('3'), Money('10.00', 'EUR'))
    """

    symbol: str
    #: The shares to buy, or to sell if below 0.
    quantity: Decimal
    price: Money
    #: The cost, or the proceeds if below 0.
    amount: Money
    #: The value of the shares before the order.
    value: Money


@public
class Rebalancing(NamedTuple):
    """The orders of a rebalancing, and the cash that is left.

    >>> plan = Portfolio("EUR").rebalance({"ABC": 1}, {"ABC": Money(30, "EUR")}, cash="100.00")
    >>> plan.total
    Money('100.00', 'EUR')
    """

    orders: list[Order]
    total: Money
    cash_left: Money


@public
class BreakdownRow(NamedTuple):
    """The value of a portfolio with one label.

    >>> portfolio = Portfolio("EUR")
    >>> portfolio.buy("ABC", quantity=1, total="20.00", on="2024-02-01")
    '1'
    >>> valuation = portfolio.value({"ABC": 25})
    >>> [(row.label, str(row.value)) for row in valuation.breakdown({"ABC": "shares"})]
    [('shares', '25.00 EUR')]
    """

    #: Empty for the symbols without a label.
    label: str
    value: Money
    #: Of the value of all priced holdings; None if that is not above 0.
    percent: Decimal | None
    position_count: int


def target_structs(targets: object) -> tuple[Any, int]:
    """Returns weights by symbol as structs of the library, and their number."""
    if not isinstance(targets, Mapping):
        refuse_type("targets", "a dict of symbols and weights", targets)
    structs = (TargetStruct * len(targets))()
    for struct, (symbol, weight) in zip(structs, targets.items()):
        struct.struct_size = sizeof(TargetStruct)
        struct.symbol = field(symbol, "a symbol", SYMBOL_SIZE)
        struct.weight = decimal_struct(weight, "a weight")
    return structs, len(targets)


def rebalance_options(
    cash: Money | Number | None, currency: str, digits: object, sells: bool
) -> RebalanceOptions:
    """Returns options as a struct of the library."""
    options = RebalanceOptions(sizeof(RebalanceOptions), checked_digits(digits), bool(sells), 0)
    if cash is not None:
        amount = cash if isinstance(cash, Money) else Money(cash, currency)
        options.cash = money_struct(amount)
    return options


def made_rebalancing(handle: RebalancingHandle) -> Rebalancing:
    """Returns the orders of a plan."""
    info = RebalancingInfoStruct()
    call(native.money_rebalancing_info, handle, info)
    orders = read_rows(native.money_rebalancing_orders, OrderStruct, _made_order, handle)
    return Rebalancing(orders, money_of(info.total), money_of(info.cash_left))


def _made_order(row: OrderStruct) -> Order:
    return Order(
        row.symbol.decode(),
        to_decimal(row.quantity),
        money_of(row.price),
        money_of(row.amount),
        money_of(row.value),
    )


def made_breakdown(valuation: Any, labels: object) -> list[BreakdownRow]:
    """Returns the value of a valuation by label."""
    if not isinstance(labels, Mapping):
        refuse_type("labels", "a dict of symbols and labels", labels)
    structs = (SymbolLabelStruct * len(labels))()
    for struct, (symbol, label) in zip(structs, labels.items()):
        struct.struct_size = sizeof(SymbolLabelStruct)
        struct.symbol = field(symbol, "a symbol", SYMBOL_SIZE)
        struct.label = field(label, "a label", SYMBOL_SIZE)
    handle = BreakdownHandle()
    call(native.money_valuation_breakdown, valuation, structs, len(labels), handle)
    return read_rows(native.money_breakdown_rows, BreakdownRowStruct, _made_row, handle)


def _made_row(row: BreakdownRowStruct) -> BreakdownRow:
    percent = to_decimal(row.percent) if row.has_percent else None
    return BreakdownRow(row.label.decode(), money_of(row.value), percent, row.position_count)
