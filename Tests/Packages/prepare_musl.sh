#!/bin/sh
# Makes build/musl: the library for musl, and SQLite and jansson for the programs of the tests, from Debian's sources.
set -eu
cd "$(dirname "$0")/../.."
target=x86_64-linux-musl
mkdir -p build/musl/lib build/musl/include
made_of=$(cat tools/packages/sources.txt "$0")
if [ ! -e build/musl/lib/libsqlite3.so.0 ] || [ "$made_of" != "$(cat build/musl/made-of.txt 2>/dev/null)" ]; then
  tools/packages/fetch_source.sh sqlite3 build/musl/sqlite
  (cd build/musl/sqlite && ./configure --disable-shared && make sqlite3.c) >build/musl/sqlite.log 2>&1 ||
    { tail -n 5 build/musl/sqlite.log >&2; exit 1; }
  cp build/musl/sqlite/sqlite3.h build/musl/include/
  # Options of Debian's own SQLite that tests rely on: short waits, system calls that a failing disk replaces, and every
  # allocation requested.
  musl-gcc -O1 -fPIC -shared -w -DHAVE_USLEEP=1 -DHAVE_PREAD=1 -DHAVE_PWRITE=1 -DHAVE_FDATASYNC=1 -DSQLITE_OMIT_LOOKASIDE=1 -Wl,-soname,libsqlite3.so.0 \
    build/musl/sqlite/sqlite3.c -o build/musl/lib/libsqlite3.so.0
  ln -sfn libsqlite3.so.0 build/musl/lib/libsqlite3.so
  echo "$made_of" >build/musl/made-of.txt
fi
# A program that runs keeps the file that it has open.
cp build/linux-x86_64-musl/lib/libmoney.so.0 build/musl/lib/libmoney.so.0.new
mv build/musl/lib/libmoney.so.0.new build/musl/lib/libmoney.so.0
ln -sfn libmoney.so.0 build/musl/lib/libmoney.so
cp build/targets/$target/libjansson.a build/musl/lib/
cp build/targets/$target/jansson/src/jansson.h build/targets/$target/jansson/src/jansson_config.h build/musl/include/
