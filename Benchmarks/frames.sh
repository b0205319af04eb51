#!/bin/sh
# Columns beside data frames and databases. The product must be built, and tools/setup.sh bench must have run.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
out=$root/build/bench
mkdir -p "$out"
LIBMONEY_PATH=$root/build/embedded/lib/libmoney.so
export LIBMONEY_PATH
# Polars, NumPy and DataFusion read their numbers of threads once, when they start.
for way in one short; do
  OMP_NUM_THREADS=1 POLARS_MAX_THREADS=1 TOKIO_WORKER_THREADS=1 "${PYTHON:-python3}" "$here/frames.py" "$out" "$way"
done
"${PYTHON:-python3}" "$here/frames.py" "$out" all
