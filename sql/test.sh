#!/bin/sh
# Tests the SQL of each engine: test.sh [sqlite|duckdb|postgresql|clickhouse], after make sql. SQL_PYTHON is a Python whose
# sqlite3 loads extensions, such as Debian's.
set -eu
cd "$(dirname "$0")/.."
out=build/sql
case ${1:-all} in
all | sqlite | duckdb | postgresql | clickhouse) ;;
*)
  echo "an engine must be sqlite, duckdb, postgresql or clickhouse, got $1" >&2
  exit 2
  ;;
esac
engine=${1:-all}
runs() { [ "$engine" = all ] || [ "$engine" = "$1" ]; }

if runs sqlite; then
  "${SQL_PYTHON:-/usr/bin/python3}" sql/sqlite/tests/run.py "$out/sqlite/libmoney_sqlite.so"
  "${CC:-cc}" -std=c11 -O2 -Wall -Wextra -Wpedantic -Werror sql/sqlite/tests/memory.c -lsqlite3 -o "$out/sqlite/memory"
  "$out/sqlite/memory" "$PWD/$out/sqlite/libmoney_sqlite.so"
fi
if runs duckdb; then
  python3 sql/duckdb/generate.py --check || { echo "sql/duckdb/libmoney.sql is outdated: run generate.py" >&2; exit 1; }
  "${PYTHON:-build/venv/bin/python}" sql/duckdb/tests/run.py
  "${PYTHON:-build/venv/bin/python}" sql/duckdb/tests/extension.py
fi
if runs clickhouse; then
  "${PYTHON:-build/venv/bin/python}" sql/clickhouse/tests/run.py build/embedded/bin/money
fi
if runs postgresql; then
  python3 sql/postgresql/generate.py --check ||
    { echo "sql/postgresql/libmoney_pack.sql is outdated: run generate.py" >&2; exit 1; }
  if [ -e "$out/postgresql/libmoney_postgresql.so" ]; then
    sql/postgresql/tests/cluster.sh "$out/postgresql" "${PYTHON:-build/venv/bin/python}" sql/postgresql/tests/run.py
  else
    echo "skipped: PostgreSQL's server headers are not installed"
  fi
fi
