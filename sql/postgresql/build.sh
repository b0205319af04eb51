#!/bin/sh
# Builds build/sql/postgresql: build.sh LIBRARY OUT, with the folder of libmoney.a. PG_CONFIG selects a PostgreSQL.
# Without the headers of a server, only the pack in plain SQL is built.
set -eu
cd "$(dirname "$0")/../.."
library=$(cd "$1" && pwd)
out=$2
config=${PG_CONFIG:-pg_config}
mkdir -p "$out"
cp sql/postgresql/libmoney_pack.sql "$out/"
if ! [ -e "$("$config" --includedir-server 2>/dev/null)/postgres.h" ]; then
  echo "PostgreSQL: $config must know the headers of a server; only libmoney_pack.sql is built" >&2
  exit 0
fi
work=$out/objects
rm -rf "$work"
mkdir -p "$work/shared"
cp -R sql/postgresql/Makefile sql/postgresql/exports.map sql/postgresql/src sql/postgresql/libmoney.control sql/postgresql/libmoney--*.sql "$work/"
cp sql/shared/documents.[ch] sql/shared/words.[ch] "$work/shared/"
make -s -C "$work" PG_CONFIG="$config" LIBMONEY="$library" LIBMONEY_INCLUDE="$PWD/include" COPT=-Werror
cp "$work/libmoney_postgresql.so" "$work/libmoney.control" "$work"/libmoney--*.sql "$out/"
rm -rf "$work"
