#!/bin/sh
# Measures the Python share alone, and refreshes its sections of the page. Both flavours must be built, and
# tools/setup.sh bench must have run.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
out=$root/build/bench/python
PYTHON=${PYTHON:-$root/build/venv/bin/python}
"$root/tools/bindings/accelerator.sh"
rm -rf "$out"
mkdir -p "$out"
"$PYTHON" "$here/bench.py" "$out" python values
"$PYTHON" "$here/page.py" "$out" "$root/docs/results/benchmarks.md" refresh
