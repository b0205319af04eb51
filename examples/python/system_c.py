"""System C, row by row: transactions, a portfolio behind a screen, prices, storage."""

from datetime import datetime, timedelta, timezone

from libmoney import MoneyError, Portfolio, Quote, Rates, Session

NOW = datetime(2024, 6, 3, 16, 0, tzinfo=timezone.utc)


def show(session: Session) -> None:
    summary = session.summary(NOW)
    percent = summary.result.profit_percent
    shown = "no percentage" if percent is None else f"{percent} %"
    print(f"  {session.state(NOW).name}: {summary.result.value}, {summary.result.profit} ({shown})")


print("transactions: list, save, edit, delete")
portfolio = Portfolio(currency="EUR")
first = portfolio.buy("AAPL", quantity=10, total="1500.00", currency="USD", on="2024-01-02")
second = portfolio.buy("MSFT", quantity=3, total="1110.00", currency="USD", on="2024-01-03")
portfolio.edit(portfolio.transaction(second)._replace(quantity=2))
portfolio.sell("AAPL", quantity=4, total="720.00", currency="USD", on="2024-05-02")
for one in portfolio.transactions:
    price = one.total.divided(one.quantity, digits=2)
    what = f"{one.action.name.lower()} {one.quantity} {one.symbol}"
    print(f"  {one.date} {what}: {one.total}, {price} each")
for attempt in (
    lambda: portfolio.sell("AAPL", quantity=7, total="1.00", currency="USD", on="2024-05-03"),
    lambda: portfolio.delete(first),
    lambda: portfolio.delete("unknown"),
    lambda: portfolio.split("AAPL", quantity=0, on="2024-05-03"),
):
    try:
        attempt()
    except MoneyError as error:
        print(f"  refused: {error}")
unchanged = Portfolio.from_json(portfolio.to_json()).to_json() == portfolio.to_json()
print(f"  export and import change nothing: {unchanged}")

print("portfolio: a session's states")
session = Session(fresh_for=timedelta(minutes=15))
session.on_change(lambda revision: print(f"  change {revision}"))
print(f"  {session.state(NOW).name}")
session.retrieved(Portfolio("EUR"))
show(session)
session.set_rates(Rates.from_ecb())
session.retrieved(portfolio)
print(f"  {session.state(NOW).name}, prices needed: {', '.join(session.symbols)}")

print("prices: fresh, stale, missing, failed; the last good ones serve")
session.priced({"AAPL": Quote("194.03", NOW), "MSFT": Quote("413.52", NOW - timedelta(hours=1))})
show(session)
session.priced({"AAPL": Quote("195.00", NOW), "MSFT": Quote("414.00", NOW)})
show(session)
session.prices_failed("no connection")
show(session)
print(f"  {session.reason}")
session.priced({"MSFT": Quote(0, NOW)})
show(session)
for position in session.value(NOW).positions:
    result = position.result
    print(f"  {position.symbol}: {position.quantity}, cost {result.cost}, value {result.value}")
    print(f"    profit {result.profit} ({result.profit_percent} %)")

print("storage: retrieval can fail, and what was there still shows")
session.retrieval_failed("the store does not answer")
show(session)
print(f"  {session.reason}")
session.retrieved(portfolio)
show(session)
