#!/bin/sh
# The C programs of the tests with the library for musl, stores included, in a system that has no other C library.
#
# The files that the programs read are mounted as on this machine, read-only.
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
[ -e build/musl/lib/libmoney.so.0 ] || sh Tests/Packages/prepare_musl.sh || exit 1
if needs_chroot "a system without glibc"; then
  musl_system
  mkdir -p "$root$PWD"
  mount --bind "$PWD" "$root$PWD" && mounted="$mounted $root$PWD" && mount -o remount,bind,ro "$root$PWD" || exit 1
  set -- --within "$root"
else
  set --
fi
PYTHONPATH=tools python3 -m suites.run_programs build/musl/lib --musl "$@"
