#!/bin/sh
# README.md's line for the source tree in an empty system with this machine's compiler: it builds and installs the library,
# and the first example in C runs. Ends with "N passed, N failed".
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
newcomer "C and C++, from the tree"
swift_toolchain
mkdir "$shop/libmoney"
kept_tree "$shop/libmoney"
tools/snippets/fenced.sh README.md c >"$shop/first.c"
own
check "$row: the line is typed" types "cd libmoney && $line"
# shellcheck disable=SC2016
check "$row: the example is built" types 'cc -Wall -Wextra -Werror first.c $(pkg-config --cflags --libs money) -o first'
check "$row: and prints the first share" says "33.34 EUR" types ./first
check "$row: the tool is on the path" says "90.06 EUR" types "money convert 100 USD EUR --on 2020-03-13 -q"
check "$row: it is uninstalled" types "cd libmoney && sudo make uninstall"
check "$row: and nothing is left" sh -c "! find '$root/usr/local' -name '*money*' | grep ."
ended
