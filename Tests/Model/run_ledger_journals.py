"""Ledgers as journals, beside Beancount, Ledger and hledger.

    python3 Tests/Model/run_ledger_journals.py [LEDGERS] [SEED]    ends with "N passed, N failed"

Random ledgers are written as journals. Each program accepts its journal and calculates the same
balances, and the library reads an equal ledger. Random journals with omitted amounts and prices
have the same balances in the program and in the library. Journals with a fault are rejected by
both. A program that is not installed is named, and its checks are not run.
"""

from __future__ import annotations

import csv
import io
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path

os.environ["BEANCOUNT_DISABLE_LOAD_CACHE"] = "1"
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "bindings" / "python"))

from libmoney import Ledger, Money, MoneyError, Rates  # noqa: E402

START = date(2020, 1, 1)
EXCHANGE = "Equity:Exchange"
ACCOUNTS = {
    "Assets:Bank": ("asset", None),
    "Assets:Bank:Savings": ("asset", "EUR"),
    "Liabilities:Card": ("liability", None),
    "Equity:Retained": ("equity", None),
    EXCHANGE: ("exchange", None),
    "Income:Sales": ("income", None),
    "Income:Exchange": ("income", None),
    "Expenses:Rent": ("expense", None),
    "Expenses:Rent:Garage-2": ("expense", None),
}
ANY = [name for name, (_, currency) in ACCOUNTS.items() if currency is None]
CODES = {"EUR": 2, "USD": 2, "JPY": 0}
WORDS = ("rent", "sale | market", "", 'a "quote" \\ slash', "; date:2020-01-01 [2020-01-01]", " ä")
Balances = dict[tuple[str, str], Decimal]


def some_amount(chance: random.Random, digits: int) -> Decimal:
    return Decimal(chance.randint(-(10**6), 10**6)).scaleb(-digits)


def make(chance: random.Random, count: int) -> Ledger:
    """A random ledger; rejected changes are left out."""
    books = Ledger("EUR")
    for name, (kind, currency) in ACCOUNTS.items():
        books.account(name, kind, currency)
    for _ in range(count):
        day = START + timedelta(chance.randint(0, 400))
        try:
            change(books, chance, day)
        except MoneyError:
            continue
    return books


def change(books: Ledger, chance: random.Random, day: date) -> None:
    kind = chance.random()
    if kind < 0.1:
        books.reverse(chance.randint(1, 20), day)
    elif kind < 0.12:
        books.close(day, chance.choice((None, "Equity:Retained")))
    elif kind < 0.16:
        rates = Rates([("USD", "EUR", "0.85"), ("JPY", "EUR", "0.0061")])
        books.revalue(day, rates, gain="Income:Exchange")
    else:
        postings = []
        for code in chance.sample(list(CODES), chance.randint(1, 2)):
            amounts = [some_amount(chance, CODES[code]) for _ in range(chance.randint(1, 3))]
            for amount in [*amounts, -sum(amounts)]:
                postings.append((chance.choice(ANY), Money(amount, code)))
        books.post(day, chance.choice(WORDS), postings)


# The programs


def of_beancount(text: str) -> Balances | None:
    from beancount import loader
    from beancount.core import data

    entries, errors, _ = loader.load_string(text)
    if errors:
        return None
    sums: Balances = defaultdict(Decimal)
    for entry in entries:
        if isinstance(entry, data.Transaction):
            for posting in entry.postings:
                sums[posting.account, code_of(posting.units.currency)] += posting.units.number
    # Beancount divides a total price by the quantity with 28 digits; here, 12 are enough.
    return {key: round(value, 12) for key, value in sums.items()}


def code_of(name: str) -> str:
    """The code of a currency that is not a name in Beancount."""
    if not name.startswith("C'"):
        return name
    parts = name[2:].split("_")
    return parts[0] + "".join(chr(int(part[:2], 16)) + part[2:] for part in parts[1:])


def output(command: list[str], text: str) -> str | None:
    """The output of a program for a journal; None if it fails."""
    with tempfile.NamedTemporaryFile("w", suffix=".journal", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        result = subprocess.run(
            [part.replace("FILE", file.name) for part in command],
            capture_output=True,
            text=True,
            env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"},
        )
    return None if result.returncode else result.stdout


def of_ledger(text: str) -> Balances | None:
    form = "%(account)|%(quantity(amount))|%(commodity(amount))\n"
    found = output(["ledger", "--args-only", "-f", "FILE", "reg", "--format", form], text)
    if found is None:
        return None
    sums: Balances = defaultdict(Decimal)
    for line in found.splitlines():
        account, amount, name = line.rsplit("|", 2)
        sums[account, name.strip('"')] += Decimal(amount)
    return sums


def of_hledger(text: str) -> Balances | None:
    found = output(["hledger", "-f", "FILE", "print", "-x", "-O", "csv"], text)
    if found is None:
        return None
    sums: Balances = defaultdict(Decimal)
    for row in csv.DictReader(io.StringIO(found)):
        amount = Decimal(row["amount"].replace(",", ""))
        sums[row["account"], row["commodity"].strip('"')] += amount
    return sums


PROGRAMS: dict[str, Callable[[str], Balances | None]] = {
    "beancount": of_beancount,
    "ledger": of_ledger,
    "hledger": of_hledger,
}


def installed(name: str) -> bool:
    if name != "beancount":
        return shutil.which(name) is not None
    try:
        import beancount  # noqa: F401
    except ImportError:
        return False
    return True


# The checks


def balances_of(books: Ledger, but: str = "") -> Balances:
    sums: Balances = defaultdict(Decimal)
    for transaction in books.transactions:
        for posting in transaction.postings:
            if posting.account != but:
                sums[posting.account, posting.amount.currency] += posting.amount.amount
    return sums


def without_zeros(sums: Balances) -> Balances:
    return {key: amount for key, amount in sums.items() if amount}


def same(found: object, expected: object, noun: str) -> None:
    if found != expected:
        raise AssertionError(f"{noun}: must be {expected!r}, got {found!r}")


def check_written(name: str, books: Ledger) -> None:
    text = books.to_journal(name)
    found = PROGRAMS[name](text)
    assert found is not None, f"{name} rejects a journal of the library:\n{text}"
    same(without_zeros(found), without_zeros(balances_of(books)), f"balances in {name}")
    again = Ledger.from_journal(text, name, "EUR")
    same(again.to_json(), books.to_json(), f"ledger from a journal of {name}")


def check_refused(name: str, books: Ledger, chance: random.Random) -> None:
    """A journal of which one amount is a unit off is rejected by both."""
    lines = books.to_journal(name).splitlines()
    places = [i for i, line in enumerate(lines) if line.startswith("  ") and "EUR" in line]
    places = [i for i in places if ";" not in lines[i] and "libmoney-" not in lines[i]]
    if not places:
        return
    place = chance.choice(places)
    account, amount = lines[place].rsplit("  ", 1)
    number, code = amount.split(" ")
    lines[place] = f"{account}  {Decimal(number) + 1} {code}"
    text = "\n".join(lines) + "\n"
    assert PROGRAMS[name](text) is None, f"{name} accepts a journal out of balance"
    try:
        Ledger.from_journal(text, name, "EUR")
    except MoneyError as error:
        assert str(error).startswith("line "), error
    else:
        raise AssertionError(f"the library accepts a journal of {name} out of balance")


def journal(name: str, chance: random.Random) -> str:
    """Transactions with omitted amounts and prices."""
    lines = []
    if name == "beancount":
        lines += [f"2020-01-01 open {account}" for account in ACCOUNTS]
    for _ in range(20):
        day = START + timedelta(chance.randint(0, 400))
        lines += ["", f'{day} * "shop"' if name == "beancount" else f"{day} * (12) shop"]
        first, second, third = chance.sample([one for one in ANY if one != EXCHANGE], 3)
        amount = Decimal(chance.randint(1, 10**5)).scaleb(-2) * chance.choice((1, -1))
        kind = chance.randrange(5)
        if kind == 0:
            lines += [f"  {first}  {amount} EUR", f"  {second}"]
        elif kind == 1:
            lines += [f"  {first}  {amount} USD @@ 7.31 EUR", f"  {second}"]
        elif kind == 2:
            lines += [f"  {first}  {amount} USD @ 0.8 EUR", f"  {second}"]
        elif kind == 3:
            # The price balances the amounts only to half a cent.
            rounded = (amount * Decimal("0.8437")).quantize(Decimal("0.01"))
            lines += [f"  {first}  {amount} USD @ 0.8437 EUR", f"  {second}  {-rounded} EUR"]
        else:
            lines += [f"  {first}  {amount} USD", f"  {second}  5.00 EUR", f"  {third}"]
    return "\n".join(lines) + "\n"


def check_read(name: str, text: str) -> None:
    found = PROGRAMS[name](text)
    assert found is not None, f"{name} rejects:\n{text}"
    books = Ledger.from_journal(text, name, "EUR", exchange=EXCHANGE)
    same(
        without_zeros(balances_of(books, but=EXCHANGE)),
        without_zeros(found),
        f"balances of a journal in {name}",
    )


OPEN = "2020-01-01 open Assets:A\n2020-01-01 open Assets:B\n"
#: Journals that their program and the library reject.
FAULTS = {
    "beancount": [
        '2020-01-02 * "x"\n  Assets:A  1 EUR\n  Assets:C\n',
        '2019-01-02 * "x"\n  Assets:A  1 EUR\n  Assets:B\n',
        '2020-01-02 * "x"\n  Assets:A  1 EUR\n  Assets:B  -1 USD\n',
        '2020-01-02 * "x"\n  Assets:A\n  Assets:B\n',
        '2020-01-02 * "x"\n  Assets:A  1,00,0 EUR\n  Assets:B\n',
        '2020-01-02 * "x"\n  Assets:A  .5 EUR\n  Assets:B\n',
        '2020-01-02 * "x"\n  Assets:A  1 EUR @ -2 USD\n  Assets:B\n',
        '2020-01-02 * "x"\n\n  Assets:A  1 EUR\n  Assets:B\n',
        '2020-01-02 * "x" "y" "z"\n  Assets:A  1 EUR\n  Assets:B\n',
        "2020-01-02 open Assets:A\n",
        "2020-01-02 balance Assets:A 1 EUR\n",
        "2020-01-02 something Assets:A\n",
        '2020-02-30 * "x"\n  Assets:A  1 EUR\n  Assets:B\n',
        "some words\n",
    ],
    "ledger": [
        "2020-01-02 x\n  Assets:A  1 EUR\n  Assets:B  -2 EUR\n",
        "2020-01-02 x\n  Assets:A\n  Assets:B\n",
        "2020-01-02 x\n  Assets:A  10. EUR\n  Assets:B\n",
        "2020-01-02 x\n  Assets:A  1 EUR @@ -2 USD\n  Assets:B\n",
        "2020-01-02 x\n  Assets:A  1 EUR = 2 EUR\n  Assets:B\n",
        "2020-01-02 x\n  Assets:A  1 USD\n  Assets:B  1 EUR\n",
        "2020-02-30 x\n  Assets:A  1 EUR\n  Assets:B\n",
    ],
    "hledger": [
        "2020-01-02 x\n  Assets:A  1 EUR\n  Assets:B  -2 EUR\n",
        "2020-01-02 x\n  Assets:A\n  Assets:B\n",
        "2020-01-02 (x\n  Assets:A  1 EUR\n  Assets:B\n",
        "2020-01-02 x\n  Assets:A  1 E1\n  Assets:B\n",
        "2020-01-02 x\n  Assets:A  1 EUR = 2 EUR\n  Assets:B\n",
        "2020-01-02 x\n  Assets:A  1 USD\n  Assets:B  1 EUR\n",
        "2020-02-30 x\n  Assets:A  1 EUR\n  Assets:B\n",
        "something\n",
    ],
}


def check_fault(name: str, fault: str) -> None:
    text = OPEN + fault if name == "beancount" else fault
    assert PROGRAMS[name](text) is None, f"{name} accepts {fault!r}"
    try:
        Ledger.from_journal(text, name, "EUR", exchange=EXCHANGE)
    except MoneyError as error:
        assert str(error).startswith("line "), error
    else:
        raise AssertionError(f"the library accepts {fault!r} of {name}")


def checks(name: str, count: int, seed: int) -> Iterable[Callable[[], None]]:
    for number in range(count):
        chance = random.Random(f"{seed}/{name}/{number}")
        books = make(chance, chance.choice((0, 5, 40)))
        yield lambda books=books: check_written(name, books)
        yield lambda books=books, chance=chance: check_refused(name, books, chance)
        yield lambda chance=chance: check_read(name, journal(name, chance))
    for fault in FAULTS[name]:
        yield lambda fault=fault: check_fault(name, fault)


def main(arguments: list[str]) -> int:
    count = int(arguments[0]) if arguments else 20
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    passed = failed = 0
    for name in PROGRAMS:
        if not installed(name):
            print(f"skipped the checks of {name}, which is not installed")
            continue
        for check in checks(name, count, seed):
            try:
                check()
            except (AssertionError, MoneyError) as error:
                failed += 1
                print(f"{name}, seed {seed}: {error}")
            else:
                passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
