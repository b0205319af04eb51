#!/bin/sh
# A ledger of 1,000,000 postings beside SQL by hand, and journals beside other programs. Both flavours must be built, and
# tools/setup.sh bench must have run.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
out=$root/build/bench
mkdir -p "$out"
# Linked against either flavour, run with both.
cc -std=c11 -O2 -Wall -Wextra -Wpedantic -I"$root/include" "$here/ledgers.c" "$here/ledgers_sql.c" \
  -L"$root/build/standard/lib" -lmoney -lsqlite3 -o "$out/ledgers"
cc -std=c11 -O2 -Wall -Wextra -Wpedantic -I"$root/include" "$here/journals.c" -L"$root/build/standard/lib" -lmoney \
  -o "$out/journals"
"${PYTHON:-python3}" "$here/ledgers.py" "$out"
exec "${PYTHON:-python3}" "$here/journals.py" "$out"
