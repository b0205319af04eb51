#!/bin/sh
# Makes build/musl: the library for musl, and SQLite and jansson for the programs of the tests, from Debian's sources.
set -eu
cd "$(dirname "$0")/../.."
target=x86_64-linux-musl
mkdir -p build/musl/lib build/musl/include
if [ ! -e build/musl/lib/libsqlite3.so.0 ] || [ tools/packages/sources.txt -nt build/musl/lib/libsqlite3.so.0 ]; then
  tools/packages/fetch_source.sh sqlite3 build/musl/sqlite
  (cd build/musl/sqlite && ./configure --disable-shared && make sqlite3.c) >build/musl/sqlite.log 2>&1 ||
    { tail -n 5 build/musl/sqlite.log >&2; exit 1; }
  cp build/musl/sqlite/sqlite3.h build/musl/include/
  # Options of Debian's own SQLite on which tests rest: short waits, and every allocation asked for.
  musl-gcc -O1 -fPIC -shared -w -DHAVE_USLEEP=1 -DSQLITE_OMIT_LOOKASIDE=1 -Wl,-soname,libsqlite3.so.0 \
    build/musl/sqlite/sqlite3.c -o build/musl/lib/libsqlite3.so.0
  ln -sfn libsqlite3.so.0 build/musl/lib/libsqlite3.so
fi
cp -a build/linux-x86_64-musl/lib/libmoney.so* build/musl/lib/
cp build/targets/$target/libjansson.a build/musl/lib/
cp build/targets/$target/jansson/src/jansson.h build/targets/$target/jansson/src/jansson_config.h build/musl/include/
