#!/bin/sh
# Builds the extension for SQLite: build.sh LIBRARY OUT, with the folder of libmoney.a and the folder of the result.
#
# The archive is inside, and the entry point is the only name that the extension exports. CC and CFLAGS select another
# compiler or processor. The extension stays loaded: SQLite unloads one whose registration fails, and then calls its
# destructors.
set -eu
cd "$(dirname "$0")/../.."
library=$1
out=$2
work=$out/sqlite-objects
mkdir -p "$work"
set --
for source in sql/shared/total.c sql/shared/words.c sql/sqlite/*.c; do
  object=$work/$(basename "$source" .c).o
  # shellcheck disable=SC2086
  ${CC:-cc} -std=c11 -O2 -fPIC -fvisibility=hidden -Wall -Wextra -Wpedantic -Werror ${CFLAGS:-} -Iinclude \
    ${SQLITE_INCLUDE:+-I"$SQLITE_INCLUDE"} -c "$source" -o "$object"
  set -- "$@" "$object"
done
# shellcheck disable=SC2086
${CC:-cc} -shared ${CFLAGS:-} -o "$out/libmoney_sqlite.so" "$@" "$library/libmoney.a" ${LDFLAGS:-} -Wl,--gc-sections \
  -Wl,--exclude-libs,ALL -Wl,-z,defs -Wl,-z,relro -Wl,-z,now -Wl,-z,nodelete -lm -ldl
rm -rf "$work"
