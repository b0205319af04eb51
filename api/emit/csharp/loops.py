"""The enumerators of C#'s objects, for `foreach`."""

from __future__ import annotations

#: The rows over which a loop iterates, and the member that reads one.
ROWS = {
    "Bag": ("Money", "Amounts()"),
    "Basket": ("BasketLineItem", "LineItems()"),
    "Catalogue": ("Product", "Products()"),
    "CurrencyList": ("CurrencyListItem", "Items()"),
    "Disposals": ("Disposal", "Items()"),
    "OpenLots": ("OpenLot", "Items()"),
    "Portfolio": ("Transaction", "Transactions()"),
    "Valuation": ("Position", "Positions()"),
    "Wallet": ("WalletEntry", "Entries(null)"),
}
_LOOP = """
        /// <summary>Enumerates the rows, which are read once: a loop may change the object.</summary>
        public IEnumerator<{row}> GetEnumerator()
        {{
            return {member}.GetEnumerator();
        }}

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator()
        {{
            return GetEnumerator();
        }}
"""


def loop(name: str) -> tuple[str, str]:
    """The interface of a class that loops run over, and its members; nothing for others."""
    if name not in ROWS:
        return "", ""
    row, member = ROWS[name]
    return f", IEnumerable<{row}>", _LOOP.format(row=row, member=member)
