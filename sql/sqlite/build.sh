#!/bin/sh
# Builds the extension for SQLite: build.sh LIBRARY OUT, with the folder of the library and the folder of the result.
#
# libmoney.a is inside, and the entry point is the only name that the extension exports. With LINK=shared, the extension
# instead loads libmoney.so.0 from its own folder. CC and CFLAGS select another
# compiler or processor. The extension stays loaded: SQLite unloads one whose registration fails, and then calls its
# destructors.
set -eu
cd "$(dirname "$0")/../.."
library=$1
out=$2
work=$out/sqlite-objects
mkdir -p "$work"
set --
for source in sql/shared/documents.c sql/shared/total.c sql/shared/words.c sql/sqlite/*.c; do
  object=$work/$(basename "$source" .c).o
  # shellcheck disable=SC2086
  ${CC:-cc} -std=c11 -O2 -fPIC -fvisibility=hidden -Wall -Wextra -Wpedantic -Werror ${CFLAGS:-} -Iinclude \
    ${SQLITE_INCLUDE:+-I"$SQLITE_INCLUDE"} -c "$source" -o "$object"
  set -- "$@" "$object"
done
case ${LINK:-static} in
static) set -- "$@" "$library/libmoney.a" -Wl,--exclude-libs,ALL ;;
shared) set -- "$@" "$library/libmoney.so.0" "-Wl,-rpath,\$ORIGIN" ;;
*)
  echo "LINK must be static or shared, got $LINK" >&2
  exit 2
  ;;
esac
# shellcheck disable=SC2086
${CC:-cc} -shared ${CFLAGS:-} -o "$out/libmoney_sqlite.so" "$@" ${LDFLAGS:-} -Wl,--gc-sections -Wl,-z,defs \
  -Wl,-z,relro -Wl,-z,now -Wl,-z,nodelete -lm -ldl
rm -rf "$work"
