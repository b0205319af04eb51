"""An invoice as a table for notebooks."""

from __future__ import annotations

import json
from decimal import Decimal
from typing import TYPE_CHECKING

from .._locale.money_table import money_table
from .._money.amount_argument import amount_struct
from .._money.money import money_of

if TYPE_CHECKING:
    from .invoice import Invoice
    from .totals import InvoiceTotals

_SUMS = {
    "line_total": "Line items",
    "allowances": "Allowances",
    "charges": "Charges",
    "net": "Net",
    "tax": "Tax",
    "gross": "Total",
    "payable": "Payable",
}


def invoice_table(invoice: Invoice) -> str:
    """Returns an invoice as a table for notebooks."""
    totals: InvoiceTotals = invoice.totals()
    lines = json.loads(invoice.to_json())["lines"]
    code = invoice.currency.encode()
    rows = (
        (
            line["name"],
            Decimal(line["quantity"]),
            money_of(amount_struct(line["price"], code, "an amount")),
            amounts.net,
        )
        for line, amounts in zip(lines, totals.lines)
    )
    foot = ((title, "", "", getattr(totals, name)) for name, title in _SUMS.items())
    return money_table("Invoice", ("Item", "Quantity", "Unit price", "Line total"), rows, foot)
