#!/bin/sh
# Builds Python's amounts in C beside the package: accelerator.sh [FOLDER] makes FOLDER/_accelerator.abi3.so.
#
# One binary serves CPython 3.10 and later. PYTHON is the Python whose headers are used, or PYTHON_INCLUDE is the folder with
# them. CC, CFLAGS and LDFLAGS are used.
# It ends with 3 if Python's headers are not there: the package then uses ctypes.
set -eu
cd "$(dirname "$0")/../.."
out=${1:-bindings/python/libmoney}
source=bindings/python/accelerator

include=${PYTHON_INCLUDE:-}
for python in ${PYTHON:-build/venv/bin/python python3 /usr/bin/python3}; do
  if [ -n "$include" ]; then break; fi
  include=$("$python" -c 'import sys, sysconfig; print(sysconfig.get_path("include") if sys.version_info >= (3, 10) else "")' 2>/dev/null) || continue
  if [ -n "$include" ] && [ -e "$include/Python.h" ]; then break; fi
  include=
done
if [ -z "$include" ]; then
  echo "Python's headers are not there (python3-dev), so amounts in Python use ctypes, which is slower." >&2
  exit 3
fi

target=$out/_accelerator.abi3.so
# It is newer than everything that it is made of.
if [ -z "${CFLAGS:-}${LDFLAGS:-}" ] && [ -e "$target" ] &&
  [ -z "$(find "$source" include "$0" -newer "$target" -name '*.[chs]*' | head -n 1)" ]; then
  exit 0
fi
# shellcheck disable=SC2086
"${CC:-cc}" -std=c11 -O2 -fPIC -fno-plt -shared -fvisibility=hidden -Wall -Wextra -Wshadow -Wconversion -Werror \
  ${CFLAGS:-} -Iinclude -isystem "$include" "$source"/*.c -o "$target.new" -Wl,-s -Wl,--as-needed ${LDFLAGS:-}
mv "$target.new" "$target"
