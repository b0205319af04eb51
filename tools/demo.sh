#!/bin/sh
# The main job, from C and from Python, on the European Central Bank's rates.
set -eu
cd "$(dirname "$0")/.."
mkdir -p build/demo
cc -Iinclude examples/c/convert.c -o build/demo/convert -Lbuild/lib -lmoney "-Wl,-rpath,$PWD/build/lib"
echo "C:      examples/c/convert.c"
build/demo/convert share/ecb/eurofxref-hist.csv
echo
echo "Python: examples/python/convert.py"
PYTHONPATH=bindings/python python3 examples/python/convert.py
