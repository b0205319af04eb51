#!/bin/sh
# Builds the command-line tool beside a flavour of the library: cli.sh FLAVOR [NAME] makes build/FLAVOR/bin/money,
# or a program of another name.
#
# The tool looks for the library in ../lib and for data in ../share/libmoney, seen from where it stands, so the folder
# of a build looks like a prefix. CC, CFLAGS and LDFLAGS are used. RPATH may be another
# folder to look for the library in, or empty, when the system's loader knows it.
set -eu
cd "$(dirname "$0")/../.."
out=build/${1:-embedded}
name=${2:-money}
[ -e "$out/lib/libmoney.so" ] || { echo "$out/lib/libmoney.so is missing: tools/library/build.sh makes it" >&2; exit 1; }
rpath=${RPATH-'$ORIGIN/../lib'}
mkdir -p "$out/bin" "$out/share"
ln -sfn ../../../share "$out/share/libmoney"
# shellcheck disable=SC2046,SC2086
"${CC:-cc}" -std=c11 -D_POSIX_C_SOURCE=200809L -O2 -Wall -Wextra -Wpedantic -Wshadow -Wconversion \
  ${CFLAGS:-} -Iinclude $(find cli -name '*.c' -not -path 'cli/tests/*' | sort) -o "$out/bin/$name.new" \
  "-L$out/lib" -lmoney -Wl,-s ${rpath:+-Wl,--enable-new-dtags "-Wl,-rpath,$rpath"} ${LDFLAGS:-}
mv "$out/bin/$name.new" "$out/bin/$name"
