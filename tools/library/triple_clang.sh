#!/bin/sh
# The clang of the Swift toolchain, for this machine or for the one that TRIPLE and SYSROOT name: triple_clang.sh OPTION …
set -eu
clang=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/../../bin/clang
if [ -n "${TRIPLE:-}" ]; then set -- "--target=$TRIPLE" "--sysroot=$SYSROOT" "$@"; fi
exec "$clang" "$@"
