#!/bin/sh
# The archive in an empty system: README.md's line installs it, and the first examples in C and C++ are built and run. Ends with
# "N passed, N failed".
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
newcomer "C and C++"
check "$row: the line is typed" types "$line"
check "$row: the tool is on the path" says "90.06 EUR" types "money convert 100 USD EUR --on 2020-03-13 -q"
tools/snippets/fenced.sh README.md c >"$shop/first.c"
tools/snippets/fenced.sh bindings/cpp/README.md cpp >"$shop/shop.cpp"
tools/snippets/fenced.sh bindings/cpp/README.md Output >"$shop/expected.txt"
own
# shellcheck disable=SC2016
check "$row: the example in C is built" types 'cc -Wall -Wextra -Werror first.c $(pkg-config --cflags --libs money) -o first'
check "$row: and prints the first share" says "33.34 EUR" types ./first
# shellcheck disable=SC2016
check "$row: the example in C++ is built" types 'c++ -std=c++17 -Wall -Wextra -Werror shop.cpp $(pkg-config --cflags --libs money) -o shop'
check "$row: and prints the output on its page" prints ./shop
check "$row: the library needs the C library alone" types "! ldd /usr/local/lib/libmoney.so.0 | grep -E 'jansson|sqlite'"
check "$row: it is uninstalled" types "sudo libmoney-*/install.sh uninstall"
check "$row: and nothing is left" sh -c "! find '$root/usr/local' -name '*money*' | grep ."
ended
