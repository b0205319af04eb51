"""Converts a column of sales in three currencies at the rates of their own days, and adds them up.

    python3 columns.py

Lists work; a NumPy array, a pandas Series or a pyarrow Array is read directly and returned as one.
"""

import datetime

from libmoney import Rates, Status, allocate_column, sum_column

rates = Rates.from_ecb()
minor = [1250, 99999, 500000, None, 100, 100]
codes = ["USD", "GBP", "JPY", "USD", "GBP", "USD"]
friday = datetime.date(2020, 3, 13)
days = [friday] * 4 + [datetime.date(1998, 12, 31), friday + datetime.timedelta(days=1)]

# Each row is the result of Rates.convert; failed rows are null, with a status.
euros, statuses = rates.convert_column(minor, codes, "EUR", days, max_gap=7, errors="status")
for amount, code, cents, status in zip(minor, codes, euros, statuses):
    shown = status.name if status != Status.OK else "null" if cents is None else f"{cents} cents"
    print(f"{'' if amount is None else amount:>7} {code}: {shown}")

# Nulls are ignored.
print("sold  ", *sum_column(minor, codes).values())
print("in all", sum_column(euros, "EUR"))

# One column per weight; each row adds up to the divided amount.
for weight, share in zip((50, 30, 20), allocate_column(euros, (50, 30, 20))):
    print(f"{weight} %  ", sum_column(share, "EUR"), share)
