#!/bin/sh
# Columns beside NumPy, pandas, pyarrow and CurrencyConverter, with either flavour. Both must be built, and tools/setup.sh
# bench must have run.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
out=$root/build/bench
mkdir -p "$out"
for flavor in standard embedded; do
  LIBMONEY_PATH=$root/build/$flavor/lib/libmoney.so "${PYTHON:-python3}" "$here/columns.py" "$out" "$flavor" "$@"
done
