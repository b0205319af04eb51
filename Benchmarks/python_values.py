"""Measures values in Python: libmoney's amounts against Decimal, py-moneyed and stockholm.

    python_values.py money|decimal|moneyed|stockholm|int  nanoseconds of each of WORKS, on one line
    python_values.py convert money|CurrencyConverter    nanoseconds of a conversion at a day's rates
    python_values.py xirr money|decimal|pyxirr          nanoseconds of the XIRR of 1,000 flows
    python_values.py wallet money                       nanoseconds to add an entry, and to read one
    python_values.py import libmoney|Money              milliseconds more than an empty interpreter

A contestant without a work prints 0 for it. The loops are those of timeit, whose names are local.
The packages must be on the path.
"""

from __future__ import annotations

import pickle
import random
import resource
import subprocess
import sys
from datetime import date, timedelta
from decimal import Decimal
from statistics import median
from time import process_time
from timeit import Timer
from typing import Any

#: Each work with its statement; a list is of 1,000 values, and the time is of one of them.
WORKS = {
    "sum": "a + b",
    "difference": "a - b",
    "product": "a * 3",
    "less": "a < b",
    "equal": "a == b",
    "hash": "for one in fresh: hash(one)",
    "make": "make('12.34')",
    "text": "str(a)",
    "rounded": "rounded(a)",
    "scaled": "scaled(a)",
    "list-sum": "list_sum(many)",
    "builtin-sum": "sum(many)",
    "repr": "repr(a)",
    "pickle": "loads(dumps(many))",
    "from-decimal": "",
}
#: The titles of the works on the page.
TITLES = {
    "sum": "a + b",
    "difference": "a - b",
    "product": "a × 3",
    "less": "a < b",
    "equal": "a == b",
    "hash": "hash(a)",
    "make": 'Money("12.34", "EUR")',
    "text": "str(a)",
    "rounded": "a.rounded(1)",
    "scaled": "amount × Decimal, to 2 places",
    "list-sum": "Money.sum(list), an amount",
    "builtin-sum": "sum(list), an amount",
    "repr": "repr(a)",
    "pickle": "pickle and unpickle a list, an amount",
    "from-decimal": 'Money(Decimal, "EUR")',
}
LISTS = {"hash", "list-sum", "builtin-sum", "pickle"}
#: The works that each contestant has in the same sense.
MISSING = {
    "moneyed": {"rounded", "scaled", "list-sum", "builtin-sum"},
    "stockholm": {"rounded", "scaled", "list-sum", "builtin-sum", "pickle"},
    "int": {
        *("make", "text", "rounded", "scaled", "list-sum", "builtin-sum"),
        *("repr", "pickle", "from-decimal"),
    },
}
REPEATS = 60
NUMBER = 2000


def contestant(kind: str) -> dict[str, Any]:
    """Returns the names that the statements use."""
    if kind == "money":
        from libmoney import Money

        return {
            "make": lambda text: Money(text, "EUR"),
            "Money": Money,
            "rounded": "a.rounded(1)",
            "scaled": "a.multiplied(rate, 2)",
            "list_sum": Money.sum,
        }
    if kind == "decimal":
        return {
            "make": Decimal,
            "rounded": "a.quantize(tenth)",
            "scaled": "(a * rate).quantize(cent)",
            "list_sum": sum,
        }
    if kind == "moneyed":
        import moneyed

        return {"make": lambda text: moneyed.Money(text, "EUR"), "Money": moneyed.Money}
    if kind == "int":
        # The interpreter's own time for the statement, the minimum for anything in Python.
        return {"make": lambda text: 10**6 + int(Decimal(text) * 100)}
    import stockholm

    return {"make": lambda text: stockholm.Money(text, "EUR"), "Money": stockholm.Money}


def value_times(kind: str) -> list[float]:
    names = contestant(kind)
    make = names["make"]
    chance = random.Random(1)
    texts = [f"{chance.randrange(1, 10**7) / 100:.2f}" for _ in range(1000)]
    setup_names = {
        **names,
        "a": make("10.50"),
        "b": make("3.25"),
        "many": [make(text) for text in texts],
        "rate": Decimal("1.0834"),
        "cent": Decimal("0.01"),
        "tenth": Decimal("0.1"),
        "texts": texts,
        "Decimal": Decimal,
        "dumps": pickle.dumps,
        "loads": pickle.loads,
    }
    # Local names, as in a function of a program.
    setup = "; ".join(f"{name} = names[{name!r}]" for name in setup_names)
    times = []
    for work, statement in WORKS.items():
        if work in MISSING.get(kind, ()):
            times.append(0.0)
            continue
        if work == "make":
            statement = "Decimal('12.34')" if kind == "decimal" else "Money('12.34', 'EUR')"
        if work == "from-decimal":
            statement = "Decimal(rate)" if kind == "decimal" else "Money(rate, 'EUR')"
        statement = names.get(work, statement) if work in ("rounded", "scaled") else statement
        number = 1 if work in LISTS else NUMBER
        prepared = setup + ("; fresh = [make(text) for text in texts]" if work == "hash" else "")
        timer = Timer(statement, prepared, timer=process_time, globals={"names": setup_names})
        count = 1000 if work in LISTS else number
        best = min(timer.repeat(REPEATS, number))
        times.append(best / count * 1e9)
    return times


def conversion_time(kind: str) -> float:
    day = date(2020, 3, 13)
    if kind == "money":
        from libmoney import Money, Rates

        names = {"rates": Rates.from_ecb(), "amount": Money("100.00", "EUR"), "day": day}
        statement = "rates.convert(amount, 'USD', on=day)"
    else:
        from currency_converter import CurrencyConverter

        history = sys.argv[3]
        names = {"rates": CurrencyConverter(history), "day": day, "amount": 100.0}
        statement = "rates.convert(amount, 'EUR', 'USD', date=day)"
    setup = "; ".join(f"{name} = names[{name!r}]" for name in names)
    timer = Timer(statement, setup, timer=process_time, globals={"names": names})
    return min(timer.repeat(REPEATS, NUMBER)) / NUMBER * 1e9


def return_time(kind: str) -> float:
    chance, start = random.Random(1), date(2004, 1, 1)
    flows: list[tuple[date, Any]] = [(start, Decimal(-1000000))]
    for _ in range(998):
        amount = Decimal(chance.randrange(1000, 100000)) / 100
        day = start + timedelta(chance.randrange(1, 7300))
        flows.append((day, -amount if chance.random() < 0.75 else amount))
    flows.append((start + timedelta(7300), Decimal(2500000)))
    if kind == "pyxirr":
        import pyxirr

        dates, amounts = [day for day, _ in flows], [float(amount) for _, amount in flows]
        timer = Timer(lambda: pyxirr.xirr(dates, amounts), timer=process_time)
    else:
        from libmoney import Money, xirr

        if kind == "money":
            flows = [(day, Money(amount, "EUR")) for day, amount in flows]
        timer = Timer(lambda: xirr(flows), timer=process_time)
    return min(timer.repeat(REPEATS, 10)) / 10 * 1e9


def wallet_times(_: str) -> list[float]:
    """Adding an amount to a wallet, and reading an entry of it: the best of some wallets."""
    from libmoney import Money, Wallet

    amount, count = Money("10.50", "EUR"), 100_000
    times: list[list[float]] = []
    for _round in range(5):
        wallet, start = Wallet(), process_time()
        add = wallet.add
        for _number in range(count):
            add(amount)
        middle = process_time()
        for _entry in wallet.entries():
            pass
        times.append([middle - start, process_time() - middle])
    return [min(column) / count * 1e9 for column in zip(*times)]


def children_time() -> float:
    """The processor time of the processes that this one has waited for."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def import_time(what: str) -> float:
    """Returns the additional processor time relative to an empty process: medians, in turn."""
    program = "import libmoney" if what == "libmoney" else "from libmoney import Money"
    times: dict[str, list[float]] = {"pass": [], program: []}
    for _ in range(15):
        for text, kept in times.items():
            start = children_time()
            subprocess.run([sys.executable, "-c", text], check=True)
            kept.append(children_time() - start)
    return (median(times[program]) - median(times["pass"])) * 1e3


def main(work: str, *words: str) -> None:
    works = {"convert": conversion_time, "xirr": return_time, "import": import_time}
    if work == "wallet":
        print(*wallet_times(words[0]))
    elif work in works:
        print(works[work](words[0]))
    else:
        print(*value_times(work))


if __name__ == "__main__":
    main(*sys.argv[1:])
