#!/bin/sh
# Expressions of ten operations beside Python's eval. Both flavours must be built, and tools/setup.sh bench must have
# run.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
out=$root/build/bench
mkdir -p "$out"
# Linked against either flavour, run with both.
cc -std=c11 -O2 -Wall -Wextra -Wpedantic -I"$root/include" "$here/expressions.c" -L"$root/build/standard/lib" -lmoney \
  -o "$out/expressions"
exec "${PYTHON:-python3}" "$here/expressions.py" "$out"
