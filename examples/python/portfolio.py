"""A portfolio in dollars of somebody who counts in euros, at the rates of the ECB."""

from libmoney import Money, Portfolio, Rates

rates = Rates.from_ecb()
portfolio = Portfolio(currency="EUR", method="fifo")
portfolio.buy(
    "AAPL", quantity=10, total="1855.00", currency="USD", on="2024-01-02", fee=Money("4.90", "EUR")
)
portfolio.buy("AAPL", quantity=5, total="852.50", currency="USD", on="2024-03-15")
portfolio.dividend("AAPL", total="3.60", currency="USD", on="2024-02-15")
portfolio.sell("AAPL", quantity=12, total="2328.00", currency="USD", on="2024-06-03")
portfolio.buy("SAP", quantity=4, total="556.00", on="2024-01-02")
portfolio.buy("OLD", quantity=1, total="9.99", currency="USD", on="2024-01-02")

for one in portfolio.disposals(rates):
    print(f"{one.date}: {one.quantity} {one.symbol} of lot {one.lot}, {one.gain} made")
    print(
        f"  in euros {one.reported_gain}: price {one.price_effect}, currency {one.currency_effect}"
    )

valuation = portfolio.value({"AAPL": "214.29", "SAP": "179.50"}, rates, on="2024-06-18")
print(f"{'':6}{'quantity':>8} {'value':>14} {'cost':>14} {'profit':>12}  state")
for position in valuation.positions:
    result = position.performance
    print(
        f"{position.symbol:6}{position.quantity:>8} {result.value or 'unknown'!s:>14} "
        f"{result.cost!s:>14} {result.profit!s:>12}  {position.state.name.lower()}"
    )
result = valuation.performance
print(f"not priced, and not counted: {', '.join(valuation.unpriced)}")
print(f"value {result.value}, cost {result.cost}, profit {result.profit}")
print(f"  price effect     {result.price_effect}")
print(f"  currency effect  {result.currency_effect}")
print(f"  income           {result.income}")
print(f"  fees             {result.fees}")
effects = result.price_effect + result.currency_effect
print(f"  adds up: {effects + result.income - result.fees == result.profit}")
