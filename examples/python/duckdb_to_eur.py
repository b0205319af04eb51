"""DuckDB calls libmoney over Arrow: to_eur(amount, currency, day), a column per call."""

import os
import sys
from decimal import Decimal

try:
    import duckdb
    import pyarrow as pa
except ImportError as missing:
    print(f"skipped: {missing.name} is missing (pip install duckdb pyarrow)")
    sys.exit(77)
from duckdb import func
from libmoney import Rates

rates = Rates.from_ecb()


def to_eur(amount: pa.ChunkedArray, currency: pa.ChunkedArray, day: pa.ChunkedArray) -> pa.Array:
    """Converts amounts to euro, at the rates of their days or up to a week earlier."""
    return rates.convert_column(
        amount, currency, "EUR", day, max_gap=7, errors="null", threads=os.cpu_count() or 1
    ).cast(pa.decimal128(18, 2))


database = duckdb.connect()
database.create_function(
    "to_eur",
    to_eur,
    ["DECIMAL(18,2)", "VARCHAR", "DATE"],
    "DECIMAL(18,2)",
    type="arrow",
    null_handling=func.FunctionNullHandling.SPECIAL,
)
database.execute(
    """
    CREATE TABLE sales AS
    SELECT (number * 7919 % 1000003 / 100)::DECIMAL(18,2) AS amount,
           ['USD', 'JPY', 'GBP', 'EUR', 'XAF'][1 + number % 5] AS currency,
           DATE '2020-01-01' + (number % 1400)::INTEGER AS day
    FROM range(100000) numbers(number)
    """
)
database.execute("INSERT INTO sales VALUES (NULL, 'USD', '2020-01-02'), (1, 'USD', NULL)")
query = """
    SELECT currency, count(*), count(euros), sum(euros)
    FROM (SELECT currency, to_eur(amount, currency, day) AS euros FROM sales)
    GROUP BY currency ORDER BY currency
"""
for code, rows, converted, total in database.sql(query).fetchall():
    print(f"{code}: {rows} sales, {converted} of them with a rate, {total} EUR in all")

# The same total, amount by amount, without the engine.
rows = database.sql("SELECT amount, currency, day FROM sales WHERE currency = 'USD'").fetchall()
amounts, currencies, days = zip(*rows)
total = sum(
    value
    for value in rates.convert_column(list(amounts), list(currencies), "EUR", list(days), max_gap=7)
    if value is not None
)
print(f"USD without DuckDB: {total.quantize(Decimal('0.01'))} EUR")
