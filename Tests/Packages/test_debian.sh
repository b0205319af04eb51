#!/bin/sh
# Debian's packages: lintian's words, and a clean Debian 12 that installs, uses and removes them: test_debian.sh VERSION
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
packages=$(cd build/packages && ls ./*_"$1"_*.deb)

accepted() { # no error and no warning
  (cd build/packages && lintian --no-cfg --allow-root --fail-on error,warning $packages)
}
check "lintian accepts them" accepted
check "there are five" says 5 sh -c "echo '$packages' | wc -l"
needs_root "the installation" || { ended; exit; }
system bookworm || exit 1
files() { (cd "$root" && find . -xdev \( -path ./proc -o -path ./var -o -path ./tmp -o -path ./etc/ld.so.cache \) -prune -o -print | sort); }
mkdir "$root/packages"
cp build/packages/*.deb "$root/packages/"

check "the environment is fetched" fetch gcc libc6-dev pkg-config cmake make python3
files >"$work/before"
# Two at a time: libraries and the tool first, then what developers want.
check "the tool is installed" inside sh -c \
  'apt-get install -y -qq --no-install-recommends /packages/libmoney0_* /packages/libmoney-data_* /packages/libmoney-bin_*'
check "money convert runs" says "90.06 EUR" inside money convert 100 USD EUR --on 2020-03-13 -q
check "from Debian's folder" sh -c "chroot '$root' money convert 1 USD EUR --explain | grep /usr/share/libmoney/ecb"
check "jansson came along" inside dpkg -s libjansson4
check "and SQLite is recommended" sh -c "dpkg-deb -f build/packages/libmoney0_* Recommends | grep '^libsqlite3-0'"
check "without headers there is nothing to compile with" sh -c "! chroot '$root' pkg-config --exists money"
check "headers and Python" inside sh -c 'apt-get install -y -qq --no-install-recommends /packages/libmoney-dev_* /packages/python3-libmoney_*'
write_program "$root/tmp/first"
# shellcheck disable=SC2016
check "a program builds" inside sh -c 'cc $(pkg-config --cflags --libs money) /tmp/first/first.c -o /tmp/first/first \
  -Wl,--no-as-needed $(pkg-config --libs money)'
check "and runs" says "3.34 EUR" inside /tmp/first/first
check "also with CMake" inside sh -c 'cmake -S /tmp/first -B /tmp/first/build && cmake --build /tmp/first/build'
check "and runs too" says "3.34 EUR" inside /tmp/first/build/first
python='from libmoney import Money, Rates
rate = Rates.from_ecb().convert(Money("12.50", "EUR"), "USD", on="2020-03-13")
print(Money("1", "EUR") + Money("0.50", "EUR"), rate)'
check "Python imports it" says "1.50 EUR 13.88 USD" inside python3 -c "$python"
check "modules are compiled" sh -c "find '$root/usr/lib/python3/dist-packages/libmoney' -name '*.pyc' | grep -q ."
check "all is removed" inside sh -c 'apt-get purge -y -qq --auto-remove "libmoney*" python3-libmoney'
rm -rf "$root/tmp/first"
left() { files | diff "$work/before" -; }
check "and nothing is left" left
ended
