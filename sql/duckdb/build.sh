#!/bin/sh
# Builds the extension for DuckDB: build.sh LIBRARY OUT, with the folder of libmoney.a and the folder of the result.
#
# libmoney.a is inside, and the entry point is the only name that the extension exports. CC and CFLAGS select another
# compiler or processor; DUCKDB_PLATFORM is then DuckDB's name of it. The calls of DuckDB may unwind through C.
set -eu
cd "$(dirname "$0")/../.."
library=$1
out=$2
case ${DUCKDB_PLATFORM:-$(uname -s)-$(uname -m)} in
Linux-x86_64) platform=linux_amd64 ;;
Linux-aarch64) platform=linux_arm64 ;;
*) platform=${DUCKDB_PLATFORM:-} ;;
esac
if [ -z "$platform" ]; then
  echo "DUCKDB_PLATFORM must be the result of PRAGMA platform on this machine" >&2
  exit 2
fi
work=$out/objects
mkdir -p "$work"
set --
for source in sql/shared/words.c sql/duckdb/*.c; do
  object=$work/$(basename "$source" .c).o
  # shellcheck disable=SC2086
  ${CC:-cc} -std=c11 -D_POSIX_C_SOURCE=200809L -O2 -fPIC -fexceptions -fvisibility=hidden -Wall -Wextra -Wpedantic \
    -Werror ${CFLAGS:-} -Iinclude -c "$source" -o "$object"
  set -- "$@" "$object"
done
# shellcheck disable=SC2086
${CC:-cc} -shared ${CFLAGS:-} -o "$work/libmoney.so" "$@" "$library/libmoney.a" -Wl,--exclude-libs,ALL ${LDFLAGS:-} \
  -Wl,--gc-sections -Wl,-z,defs -Wl,-z,relro -Wl,-z,now -Wl,-z,nodelete -lm -ldl -lpthread
python3 sql/duckdb/footer.py "$work/libmoney.so" "$platform" "v$(cat VERSION)" "$out/libmoney.duckdb_extension"
rm -rf "$work"
