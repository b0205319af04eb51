#!/bin/sh
# Makes the wheels of a platform: wheel.sh NAME OUT, after platform.sh NAME. Both include the library.
#
# One has amounts in C, for CPython 3.10 and later; the other uses ctypes, for 3.9 and builds without the GIL.
set -eu
cd "$(dirname "$0")/../.."
name=$1
out=$2
target=$(awk -v name="$name" '$1 == name { print $2 }' tools/packages/platforms.txt)
. tools/packages/flags.sh

# The headers of this machine's Python: those of the limited API are the same on all 64-bit systems. Debian's pyconfig.h
# includes a processor-specific file in a folder of this machine; the preprocessor prints its path.
for python in "${PYTHON:-build/venv-packages/bin/python}" /usr/bin/python3; do
  headers=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))') || continue
  configured=$(echo '#include <pyconfig.h>' | cc -E "-I$headers" - 2>/dev/null | sed -n 's/^# 1 "\(.*pyconfig[^"]*\.h\)".*/\1/p' | tail -n 1)
  if [ -e "$headers/Python.h" ] && [ -n "$configured" ]; then break; fi
  headers=
done
[ -n "$headers" ] || { echo "Python's headers are not there (python3-dev), so no wheel is made" >&2; exit 1; }
work=build/$name/wheel
rm -rf "$work"
mkdir -p "$work/include" "$out"
cp -R "$headers/." "$work/include/"
cp "$configured" "$work/include/pyconfig.h"

# musl's C library would otherwise be linked into the extension.
kind=""
case $target in *-musl) kind=-dynamic ;; esac
CC=$PWD/tools/packages/zig_cc.sh PYTHON_INCLUDE=$work/include CFLAGS="-target $target $kind $machine_flags" \
  LDFLAGS="-Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack -ldl" tools/bindings/accelerator.sh "$work"
# Headers of SQLite are the same for all processors; a folder of the machine's others would hide those of the target.
mkdir -p "$work/sqlite"
cp /usr/include/sqlite3.h /usr/include/sqlite3ext.h "$work/sqlite/"
LINK=shared CC=$PWD/tools/packages/zig_cc.sh SQLITE_INCLUDE=$work/sqlite CFLAGS="-target $target $kind $machine_flags" \
  sql/sqlite/build.sh "build/$name/lib" "$work"
build/venv-packages/bin/python tools/packages/wheel.py "$name" "$target" "$out"
