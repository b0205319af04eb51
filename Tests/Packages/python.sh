#!/bin/sh
# The wheels in an empty system: README.md's line installs the one that fits, and the first example of README.md runs. Ends with
# "N passed, N failed".
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
newcomer "Python"
check "$row: compilers are absent" sh -c "! find '$root' -xdev \( -path '*/bin/cc' -o -path '*/bin/gcc*' -o -name Python.h \) | grep ."
check "$row: the line is typed" types "$line"
tools/snippets/fenced.sh README.md python >"$shop/shop.py"
# The expected output of the example is in the comments of its lines.
sed -n 's/^print(.*# //p' "$shop/shop.py" >"$shop/expected.txt"
cp Tests/Packages/first_lines.py "$shop/"
own
check "$row: the example lists its output" test -s "$shop/expected.txt"
check "$row: the example prints the output in its comments" prints "env/bin/python shop.py"
check "$row: with amounts in C, and a store" types "env/bin/python first_lines.py 1 \$PWD/env"
check "$row: the command line answers" says "90.06 EUR" types "env/bin/python -m libmoney convert 100 USD EUR --on 2020-03-13 -q"
check "$row: it is removed" types "env/bin/pip uninstall -q -y libmoney"
check "$row: and nothing is left" sh -c "! find '$shop/env' -name '*libmoney*' | grep ."
ended
