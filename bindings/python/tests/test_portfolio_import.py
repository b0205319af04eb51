"""Imports of corporate actions, and of rows that a portfolio cannot contain."""

from __future__ import annotations

from libmoney import ImportOutcome, Portfolio

HEAD = "date,action,symbol,quantity,total,into,cost_share\n"


def test_shares_of_a_spin_off_can_be_sold() -> None:
    text = (
        HEAD + "2024-01-02,buy,ABC,10,100,,\n2024-01-05,spin_off,ABC,1:1,,NEW,1/5\n"
        "2024-01-06,sell,NEW,10,33,,\n2024-01-07,sell,NEW,1,3,,\n"
    )
    portfolio = Portfolio("EUR")
    rows = portfolio.import_transactions(text, partial=True)
    assert [row.outcome for row in rows] == [ImportOutcome.ACCEPTED] * 3 + [ImportOutcome.REFUSED]
    again = portfolio.import_transactions(text, partial=True)
    assert [row.outcome for row in again[:3]] == [ImportOutcome.DUPLICATE] * 3
