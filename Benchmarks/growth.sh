#!/bin/sh
# How cost grows with the count of elements. The standard flavour must be built. `growth.sh check` leaves the page as it is.
# Fails where something grows faster than it should; `growth.sh only WORD…` measures the works whose names start so.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
out=$root/build/bench
mkdir -p "$out"
cc -std=c11 -O2 -Wall -Wextra -Wpedantic -I"$root/include" "$here"/growth/*.c -L"$root/build/standard/lib" -lmoney \
  -o "$out/growth"
LD_LIBRARY_PATH=$root/build/standard/lib
export LD_LIBRARY_PATH
exec "${PYTHON:-python3}" "$here/growth.py" "$out/growth" "$root/docs/results" "$@"
