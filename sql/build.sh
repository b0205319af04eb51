#!/bin/sh
# Builds build/sql from an existing library: build.sh LIBRARY, with the folder of libmoney.a.
set -eu
cd "$(dirname "$0")/.."
library=$1
mkdir -p build/sql/duckdb
sql/sqlite/build.sh "$library" build/sql/sqlite
sql/duckdb/build.sh "$library" build/sql/duckdb
cp sql/duckdb/libmoney.sql build/sql/duckdb/libmoney.sql
sql/postgresql/build.sh "$library" build/sql/postgresql
