#!/bin/sh
# Builds the command-line tool beside a flavour of the library: cli.sh FLAVOR [NAME] makes build/FLAVOR/bin/money,
# or a program of another name.
#
# The tool searches for the library in ../lib and for data in ../share/libmoney, relative to its own folder, so a build
# folder is laid out like a prefix. CC, CFLAGS and LDFLAGS are used. RPATH may name another folder of the library, or be
# empty if the library is in the system loader's path. JANSSON_ARCHIVE names an archive of jansson to include.
set -eu
cd "$(dirname "$0")/../.."
out=build/${1:-embedded}
name=${2:-money}
[ -e "$out/lib/libmoney.so" ] || { echo "$out/lib/libmoney.so is missing: tools/library/build.sh makes it" >&2; exit 1; }
rpath=${RPATH-'$ORIGIN/../lib'}
mkdir -p "$out/bin" "$out/share"
ln -sfn ../../../share "$out/share/libmoney"
# The tool links jansson as the library does: the system's, or an archive if the library includes it.
jansson=${JANSSON_ARCHIVE:-$out/libjansson.a}
if readelf -d "$out/lib/libmoney.so" | grep -q 'NEEDED.*libjansson'; then jansson=-ljansson; fi
# shellcheck disable=SC2046,SC2086
"${CC:-cc}" -std=c11 -D_POSIX_C_SOURCE=200809L -O2 -Wall -Wextra -Wpedantic -Wshadow -Wconversion \
  ${CFLAGS:-} -Iinclude $(find cli -name '*.c' -not -path 'cli/tests/*' | sort) -o "$out/bin/$name.new" \
  "-L$out/lib" -lmoney "$jansson" -ldl -Wl,-s ${rpath:+-Wl,--enable-new-dtags "-Wl,-rpath,$rpath"} ${LDFLAGS:-}
mv "$out/bin/$name.new" "$out/bin/$name"
