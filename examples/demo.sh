#!/bin/sh
# A conversion with the tool, with C and with Python, at the European Central Bank's rates.
#
# Uses the product if `make` has built it. Otherwise builds the library without optimization, in half a minute on two
# cores; the product would need minutes.
set -eu
cd "$(dirname "$0")/.."
build=build
if [ ! -e build/lib/libmoney.so.0 ] || [ ! -x build/bin/money ]; then
  build=build/quick
  echo "Building $build/lib/libmoney.so without optimization, in about half a minute; 'make' builds the product"
  tools/library/build.sh quick
  tools/library/cli.sh quick
  echo
fi
show() { # show COMMAND: the command as it is typed, and its answer
  printf '$ %s\n' "$1"
  PATH=$PWD/$build/bin:$PATH sh -c "$1" 2>&1
}
echo "Command line: $build/bin/money"
show "money convert 100 USD EUR --on 2020-03-13 --explain"
show "money calc '3 x 4.99 EUR + 10% in USD'"
show "money split 100 EUR 3"
show "printf '100 USD\\n12.50 GBP\\n' | money convert - EUR"
echo
mkdir -p build/demo
cc -Iinclude examples/c/convert.c -o build/demo/convert "-L$build/lib" -lmoney "-Wl,-rpath,$PWD/$build/lib"
echo "C:      examples/c/convert.c"
build/demo/convert share/ecb/eurofxref-hist.csv
echo
echo "Python: examples/python/convert.py"
LIBMONEY_PATH=$build/lib/libmoney.so.0 PYTHONPATH=bindings/python python3 examples/python/convert.py
if [ "$build" = build/quick ]; then
  echo
  echo "Next: make        builds the product in build/lib and build/bin, in a few minutes"
fi
