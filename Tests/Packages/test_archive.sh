#!/bin/sh
# Uses the archive for glibc in place, and installs it, on Debian 11, which includes neither jansson nor SQLite by default:
# test_archive.sh VERSION
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
needs_root "the archive" || { echo "0 passed, 0 failed, 1 skipped"; exit 0; }
top=libmoney-$1-linux-x86_64
system bullseye || exit 1
tar -xzf "build/packages/c/$top.tar.gz" -C "$root/opt"
shell() { inside sh -c "cd /opt/$top && $1"; }

check "jansson is absent" sh -c "! find '$root' -name 'libjansson*' | grep ."
check "the tool runs in place" says "90.06 EUR" shell "bin/money convert 100 USD EUR --on 2020-03-13 -q"
check "and uses the rates beside it" shell "bin/money convert 100 USD EUR --explain | grep /opt/$top/share/libmoney/ecb"
check "a store without SQLite is refused in words" sh -c "! $(command -v chroot) '$root' /opt/$top/bin/money store list /tmp/s.money 2>&1"
check "compilers are fetched" fetch gcc libc6-dev pkg-config cmake make python3-minimal libsqlite3-0 man-db
write_program "$root/tmp/first"
check "a program builds against the archive in place" shell "PKG_CONFIG_PATH=\$PWD/lib/pkgconfig; export PKG_CONFIG_PATH;
  cc /tmp/first/first.c \$(pkg-config --cflags --libs money) -Wl,-rpath,\$PWD/lib -o /tmp/first/here"
check "and runs" says "3.34 EUR" shell /tmp/first/here
check "also with CMake" shell "cmake -S /tmp/first -B /tmp/first/build -DCMAKE_PREFIX_PATH=\$PWD && cmake --build /tmp/first/build"
check "and runs too" says "3.34 EUR" shell /tmp/first/build/first

(cd "$root" && find . -xdev -path ./proc -prune -o -path ./var/cache/ldconfig -prune -o -print | sort) >"$work/before"
check "it is installed" shell ./install.sh
check "a program builds without options" shell "cc /tmp/first/first.c \$(pkg-config --cflags --libs money) -o /tmp/first/first"
check "and runs, found by the loader" says "3.34 EUR" shell /tmp/first/first
check "the tool is on the path" says "90.06 EUR" inside money convert 100 USD EUR --on 2020-03-13 -q
rm "$root/tmp/first/first"
check "another folder" shell "./install.sh /srv/money/deep"
check "and its tool" says "90.06 EUR" inside /srv/money/deep/bin/money convert 100 USD EUR --on 2020-03-13 -q
check "a relative folder is refused" shell "! ./install.sh here"
check "both are uninstalled" shell "./install.sh uninstall && ./install.sh uninstall /srv/money/deep"
left() { (cd "$root" && find . -xdev -path ./proc -prune -o -path ./var/cache/ldconfig -prune -o -print | sort) | diff "$work/before" -; }
check "and nothing is left" left
ended
