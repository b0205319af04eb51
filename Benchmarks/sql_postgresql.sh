#!/bin/sh
# Amounts in PostgreSQL beside numeric, integers of cents and a composite type. make sql must have run.
set -eu
cd "$(dirname "$0")/.."
exec sql/postgresql/tests/cluster.sh build/sql/postgresql "${PYTHON:-python3}" Benchmarks/sql_postgresql.py "${1:-1000000}"
