#!/bin/sh
# Links the library and the tool for a platform of platforms.txt into build/NAME: platform.sh NAME
#
# The objects are those of the embedded build, in .build/embedded, or for another processor in build/PROCESSOR.
set -eu
cd "$(dirname "$0")/../.."
name=$1
target=$(awk -v name="$name" '$1 == name { print $2 }' tools/packages/platforms.txt)
[ -n "$target" ] || { echo "tools/packages/platforms.txt has no $name" >&2; exit 2; }
out=build/$name
objects=build/embedded/parts
case $target in
aarch64-*)
  objects=build/aarch64/parts
  export TRIPLE=aarch64-linux-gnu SYSROOT="$PWD/build/aarch64/root"
  ;;
esac
mkdir -p "$out/lib"
tools/library/exports_map.sh >"$out/exports.map"
TARGET=$target tools/library/link_embedded.sh "$objects" "$out" "$out/lib/libmoney.so.0.new"
mv "$out/lib/libmoney.so.0.new" "$out/lib/libmoney.so.0"
ln -sfn libmoney.so.0 "$out/lib/libmoney.so"

# The tool links the system's C library dynamically, as the library does: musl's would otherwise be linked statically.
. tools/packages/flags.sh
kind=""
case $target in *-musl) kind=-dynamic ;; esac
export JANSSON_ARCHIVE="$PWD/build/targets/$target/libjansson.a"
CC=$PWD/tools/packages/zig_cc.sh \
  CFLAGS="-target $target $kind $machine_flags -fPIE -pie -Ibuild/targets/$target/jansson/src" \
  LDFLAGS="-Wl,-z,relro -Wl,-z,now" tools/library/cli.sh "$name"
