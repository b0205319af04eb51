#!/bin/sh
# Amounts in SQLite beside integers of cents and SQLite's own decimals, and in DuckDB beside its decimals and joins.
# make sql must have run.
set -eu
cd "$(dirname "$0")/.."
rows=${1:-1000000}
"${PYTHON:-python3}" Benchmarks/sql.py build/sql/sqlite/libmoney_sqlite.so "$rows"
exec "${PYTHON:-python3}" Benchmarks/sql_duckdb.py build/sql/duckdb/libmoney.duckdb_extension \
  share/ecb/eurofxref-hist.csv "$rows"
