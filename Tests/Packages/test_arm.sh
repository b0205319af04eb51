#!/bin/sh
# The archive for arm64, under qemu with Debian's libraries for that processor: test_arm.sh VERSION
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
archive=libmoney-$1-linux-aarch64
system=$PWD/build/aarch64/root
tar -xzf "build/packages/c/$archive.tar.gz" -C "$work"
top=$work/$archive
run() { qemu-aarch64 -L "$system" "$@"; }
check "the tool runs where it lies" says "90.06 EUR" run "$top/bin/money" convert 100 USD EUR --on 2020-03-13 -q
explained() { run "$top/bin/money" convert 100 USD EUR --explain | grep "$top/share/libmoney/ecb"; }
check "and takes the rates beside it" explained
write_program "$work/first"
build() {
  TRIPLE=aarch64-linux-gnu SYSROOT=$system tools/library/triple_clang.sh -fuse-ld=lld "$work/first/first.c" "-I$top/include" \
    "-L$top/lib" -lmoney "-Wl,-rpath,$top/lib" -o "$work/first/first"
}
check "a program builds" build
check "and runs" says "3.34 EUR" run "$work/first/first"
check "it is installed" env DESTDIR="$work/installed" "$top/install.sh"
check "and its tool runs" says "90.06 EUR" run "$work/installed/usr/local/bin/money" convert 100 USD EUR --on 2020-03-13 -q
# The loader of this machine does not take it for a library of its own, and says so.
wrong_machine() { LIBMONEY_PATH=$top/lib/libmoney.so.0 PYTHONPATH=bindings/python python3 -c 'import libmoney; libmoney.Money("1 EUR")'; }
in_words() { wrong_machine 2>&1 | grep -F "library must be for x86-64, got ARM, 64 bits"; }
if [ "$(uname -m)" = x86_64 ]; then check "Python says that it is for another processor" in_words; fi
check "it is taken away" env DESTDIR="$work/installed" "$top/install.sh" uninstall
nothing() { [ ! -e "$work/installed" ] || ! find "$work/installed" ! -type d | grep .; }
check "and no file is left" nothing
ended
