#!/bin/sh
# Electronic invoices beside CEN's rules in Saxon. The embedded flavour must be built, and tools/setup.sh bench must have
# run.
# BEFORE=FOLDER also measures the package libmoney of another version, in FOLDER/libmoney, with the present library.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
out=$root/build/bench
mkdir -p "$out"
"$here/peers/fetch.sh" "$out/invoices-documents" "$here/peers/invoices.txt"
cc -std=c11 -O2 -Wall -Wextra -Wpedantic -I"$root/include" "$here/invoices.c" -L"$root/build/embedded/lib" -lmoney \
  -o "$out/invoices"
exec "${PYTHON:-python3}" "$here/invoices.py" "$out"
