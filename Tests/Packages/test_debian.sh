#!/bin/sh
# Debian's packages: lintian's words, and README.md's line in an empty Debian 12, where they are used and removed: test_debian.sh VERSION
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
packages=$(cd build/packages/debian && ls ./*_"$1"_*.deb)

accepted() { # no error and no warning
  (cd build/packages/debian && lintian --no-cfg --allow-root --fail-on error,warning $packages)
}
check "lintian accepts them" accepted
check "there are five" says 5 sh -c "echo '$packages' | wc -l"
newcomer "Debian 12"
files() { (cd "$root" && find . -xdev \( -path ./proc -o -path ./var -o -path ./tmp -o -path ./home -o -path ./etc/ld.so.cache \) -prune -o -print | sort); }
check "the environment is fetched" fetch gcc libc6-dev pkg-config cmake make python3
files >"$work/before"
check "the line is typed" types "$line"
check "money convert runs" says "90.06 EUR" inside money convert 100 USD EUR --on 2020-03-13 -q
check "from Debian's folder" sh -c "chroot '$root' money convert 1 USD EUR --explain | grep /usr/share/libmoney/ecb"
check "jansson came along" inside dpkg -s libjansson4
check "and SQLite is recommended" sh -c "dpkg-deb -f build/packages/debian/libmoney0_* Recommends | grep '^libsqlite3-0'"
write_program "$root/tmp/first"
# shellcheck disable=SC2016
check "a program builds" inside sh -c 'cc $(pkg-config --cflags --libs money) /tmp/first/first.c -o /tmp/first/first \
  -Wl,--no-as-needed $(pkg-config --libs money)'
check "and runs" says "3.34 EUR" inside /tmp/first/first
check "also with CMake" inside sh -c 'cmake -S /tmp/first -B /tmp/first/build && cmake --build /tmp/first/build'
check "and runs too" says "3.34 EUR" inside /tmp/first/build/first
tools/snippets/fenced.sh README.md python >"$shop/shop.py"
sed -n 's/^print(.*# //p' "$shop/shop.py" >"$shop/expected.txt"
own
check "Python runs the example of README.md" prints "python3 shop.py"
check "modules are compiled" sh -c "find '$root/usr/lib/python3/dist-packages/libmoney' -name '*.pyc' | grep -q ."
check "all is removed" inside sh -c 'apt-get purge -y -qq --auto-remove "libmoney*" python3-libmoney'
rm -rf "$root/tmp/first"
left() { files | diff "$work/before" -; }
check "and nothing is left" left
ended
