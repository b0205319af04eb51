#!/bin/sh
# Amounts in SQLite beside integers of cents and SQLite's own decimals. make sql must have run.
set -eu
cd "$(dirname "$0")/.."
exec "${PYTHON:-python3}" Benchmarks/sql.py build/sql/sqlite/libmoney_sqlite.so "${1:-1000000}"
