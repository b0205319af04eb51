"""An application that releases memory when the system reports that it is short.

The report is a signal here, as from a service manager. Only caches are released, so the results
are the same afterwards.
"""

import signal

from libmoney import Money, Portfolio, Rates, Wallet

rates = Rates.from_ecb()
portfolio = Portfolio(currency="EUR")
portfolio.buy("AAPL", quantity=10, total="1855.00", currency="USD", on="2024-01-02")
wallet = Wallet(Money("5.00", "EUR"))


def release(_number: int, _frame: object) -> None:
    portfolio.release_memory()
    wallet.release_memory()
    print("memory is short: caches released")


def value() -> Money | None:
    return portfolio.value({"AAPL": "214.29"}, rates, on="2024-06-18").performance.value


signal.signal(signal.SIGUSR1, release)
print("value:", value())
signal.raise_signal(signal.SIGUSR1)
print("value:", value())
