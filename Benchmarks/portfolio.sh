#!/bin/sh
# A portfolio of 100,000 transactions beside beancount. Both flavours must be built, and tools/setup.sh bench must have run.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
out=$root/build/bench
mkdir -p "$out"
# Linked against either flavour, run with both.
cc -std=c11 -O2 -D_POSIX_C_SOURCE=199309L -Wall -Wextra -Wpedantic -I"$root/include" "$here/portfolio.c" \
  -L"$root/build/standard/lib" -lmoney -o "$out/portfolio"
exec "${PYTHON:-python3}" "$here/portfolio.py" "$out"
