#!/bin/sh
# The main job, from the command line, from C and from Python, on the European Central Bank's rates.
set -eu
cd "$(dirname "$0")/.."
show() { # show WORD …: the command and its answer
  echo "\$ money $*"
  build/bin/money "$@" 2>&1
}
echo "Command line: build/bin/money"
show convert 100 USD EUR --on 2020-03-13 --explain
show calc "3 x 4.99 EUR + 10% in USD"
show split 100 EUR 3
printf '100 USD\n12.50 GBP\n' | show convert - EUR
echo
mkdir -p build/demo
cc -Iinclude examples/c/convert.c -o build/demo/convert -Lbuild/lib -lmoney "-Wl,-rpath,$PWD/build/lib"
echo "C:      examples/c/convert.c"
build/demo/convert share/ecb/eurofxref-hist.csv
echo
echo "Python: examples/python/convert.py"
PYTHONPATH=bindings/python python3 examples/python/convert.py
