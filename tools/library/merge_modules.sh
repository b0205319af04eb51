#!/bin/sh
# Makes one object of the Swift modules that tools/library/swift_modules.py compiled: merge_modules.sh PARTS OUT
#
# PARTS contains a folder per module, and receives Money.build/Money.o. Optimized as one program with the names of
# OUT/exports.map as its only entry points, the library is a tenth smaller: unused functions, duplicates between modules
# and constant parameters are removed. TRIPLE and SYSROOT are those of link_embedded.sh.
set -eu
cd "$(dirname "$0")/../.."
parts=$1
out=$2
made=$parts/Money.build
mkdir -p "$made"

set --
for module in $(python3 tools/library/modules.py link); do
  for object in "$parts/$module.build"/*.o; do set -- "$@" "$object"; done
done
inputs=$(cat "$@" "$out/exports.map" tools/library/merge_modules.sh | sha256sum)
if [ "$inputs" = "$(cat "$made/made-of.txt" 2>/dev/null)" ] && [ -e "$made/Money.o" ]; then exit; fi
rm -f "$made/made-of.txt"
# The library linked here is discarded: it only determines the names that the C modules need, and the next step links
# again. A threshold of 0: the compiler has already inlined the profitable calls, and calls are smaller.
tools/library/triple_clang.sh -shared -nostdlib -fuse-ld=lld -flto=full "$@" -o "$made/linked.so" \
  -Wl,--lto-O2 -Wl,--gc-sections "-Wl,--version-script=$out/exports.map" "-Wl,--lto-obj-path=$made/Money.o" \
  -Wl,-mllvm,-inline-threshold=0 -Wl,-mllvm,-function-sections
rm "$made/linked.so"
echo "$inputs" >"$made/made-of.txt"
