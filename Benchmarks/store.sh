#!/bin/sh
# A store of 1,000,000 entries, and calls beside SQL by hand. Both flavours must be built, and tools/setup.sh bench must have run.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
out=$root/build/bench
mkdir -p "$out"
# Linked against either flavour, run with both.
cc -std=c11 -O2 -Wall -Wextra -Wpedantic -I"$root/include" "$here/store.c" -L"$root/build/standard/lib" -lmoney \
  -o "$out/store"
cc -std=c11 -O2 -Wall -Wextra -Wpedantic -I"$root/include" "$here/store_sql.c" -L"$root/build/standard/lib" -lmoney \
  -lsqlite3 -o "$out/store_sql"
cc -std=c11 -O2 -Wall -Wextra -Wpedantic -I"$root/include" "$here/store_days.c" -L"$root/build/standard/lib" -lmoney \
  -lsqlite3 -o "$out/store_days"
"${PYTHON:-python3}" "$here/store.py" "$out"
exec "${PYTHON:-python3}" "$here/store_sql.py" "$out"
