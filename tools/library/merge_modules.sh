#!/bin/sh
# Makes one object of the Swift modules that tools/library/swift_modules.py compiled: merge_modules.sh PARTS OUT
#
# PARTS has a folder a module and receives Money.build/Money.o. Seen as one program, with the names of OUT/exports.map as
# the only ones that others call, the library is a tenth smaller: what nobody calls, what several modules have copies of and
# parameters that are always the same go away. TRIPLE and SYSROOT are those of link_embedded.sh.
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
# The library that this links is thrown away: it tells which names the C modules need, and the next step links again.
# A threshold of 0: the compiler has put into its callers what is worth it, and calls are smaller.
tools/library/triple_clang.sh -shared -nostdlib -fuse-ld=lld -flto=full "$@" -o "$made/linked.so" \
  -Wl,--lto-O2 -Wl,--gc-sections "-Wl,--version-script=$out/exports.map" "-Wl,--lto-obj-path=$made/Money.o" \
  -Wl,-mllvm,-inline-threshold=0 -Wl,-mllvm,-function-sections
rm "$made/linked.so"
echo "$inputs" >"$made/made-of.txt"
