#!/bin/sh
# The archive for musl in a system without another C library: it is used in place, installed and removed.
# test_musl.sh VERSION
#
# The system is a folder with Debian's musl and busybox, whose commands need no library.
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
archive=libmoney-$1-linux-x86_64-musl
[ -e build/musl/lib/libmoney.so.0 ] || sh Tests/Packages/prepare_musl.sh || exit 1
needs_chroot "the system with musl" || { ended; exit; }
musl_system
tar -xzf "build/packages/c/$archive.tar.gz" -C "$root/opt"
write_program "$work/first"
check "a program builds" musl-gcc "$work/first/first.c" "-I$root/opt/$archive/include" "-L$root/opt/$archive/lib" -lmoney \
  "-Wl,-rpath,/opt/$archive/lib" -o "$root/tmp/first"
without_glibc() { ! find "$root" -xdev -name 'libc.so.6' -o -xdev -name 'ld-linux*' | grep .; }
check "no other C library is there" without_glibc
shell() { inside sh -c "cd /opt/$archive && $1"; }
check "the tool runs in place" says "90.06 EUR" shell "bin/money convert 100 USD EUR --on 2020-03-13 -q"
check "the program runs" says "3.34 EUR" shell /tmp/first
refused() { ! shell "bin/money store list /tmp/s.money"; }
check "a store without SQLite is refused" refused
check "in words" sh -c "chroot '$root' /opt/$archive/bin/money store list /tmp/s.money 2>&1 | grep SQLite"
cp build/musl/lib/libsqlite3.so.0 "$root/usr/lib/"
answers() { shell "bin/money store list /tmp/s.money 2>&1 || true" | grep "SQLite 14"; }
check "with SQLite it is the file that is missing, in SQLite's own words" answers

there() { (cd "$root" && find . -xdev ! -path './proc*' -print | sort); }
there >"$work/before"
check "it is installed" shell ./install.sh
check "the tool is on the path" says "90.06 EUR" inside money convert 100 USD EUR --on 2020-03-13 -q
check "the program finds the installed library" says "3.34 EUR" shell "mv lib away && /tmp/first; mv away lib"
check "it is uninstalled" shell "./install.sh uninstall"
left() { there | diff "$work/before" -; }
check "and nothing is left" left
ended
