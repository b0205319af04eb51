#!/bin/sh
# Tests the SQL of each engine: test.sh [sqlite|duckdb|clickhouse], after make sql. SQL_PYTHON is a Python whose sqlite3 loads
# extensions, such as Debian's.
set -eu
cd "$(dirname "$0")/.."
out=build/sql
case ${1:-all} in
all | sqlite | duckdb | clickhouse) ;;
*)
  echo "an engine must be sqlite, duckdb or clickhouse, got $1" >&2
  exit 2
  ;;
esac
if [ "${1:-all}" = all ] || [ "$1" = sqlite ]; then
  "${SQL_PYTHON:-/usr/bin/python3}" sql/sqlite/tests/run.py "$out/sqlite/libmoney_sqlite.so"
  "${CC:-cc}" -std=c11 -O2 -Wall -Wextra -Wpedantic -Werror sql/sqlite/tests/memory.c -lsqlite3 -o "$out/sqlite/memory"
  "$out/sqlite/memory" "$PWD/$out/sqlite/libmoney_sqlite.so"
fi
if [ "${1:-all}" = all ] || [ "$1" = duckdb ]; then
  python3 sql/duckdb/generate.py --check || { echo "sql/duckdb/libmoney.sql is outdated: run generate.py" >&2; exit 1; }
  "${PYTHON:-build/venv/bin/python}" sql/duckdb/tests/run.py
  "${PYTHON:-build/venv/bin/python}" sql/duckdb/tests/extension.py
fi
if [ "${1:-all}" = all ] || [ "$1" = clickhouse ]; then
  "${PYTHON:-build/venv/bin/python}" sql/clickhouse/tests/run.py build/embedded/bin/money
fi
