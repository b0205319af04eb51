#!/bin/sh
# Builds the embedded library, the product: embedded.sh makes build/embedded/lib/libmoney.so.0 and libmoney.a, and
# embedded.sh aarch64 makes them for another processor in build/aarch64/lib.
#
# The package manager compiles each module to machine code. This script compiles the same modules with the same options to
# bitcode, which tools/library/merge_modules.sh merges before code generation. For another processor the headers are
# Debian's (tools/library/cross_root.sh), and the library is linked as on this machine. JANSSON is as in link_embedded.sh
# and link_archive.sh.
set -eu
cd "$(dirname "$0")/../.."
. tools/setup/machine.sh
check_swift_version "$(swift --version 2>&1)"
case ${1:-} in
'')
  out=build/embedded
  set --
  ;;
aarch64)
  out=build/$1
  TRIPLE=$1-linux-gnu
  SYSROOT=$PWD/$out/root
  export TRIPLE SYSROOT
  tools/library/cross_root.sh "$1"
  # Embedded Swift's own library is built for the bare processor; the functions that it calls are in the C library.
  set -- -target "$1-none-none-elf"
  for folder in "usr/include/$TRIPLE" usr/include; do set -- "$@" -Xcc -isystem -Xcc "$SYSROOT/$folder"; done
  ;;
*)
  echo "CROSS is aarch64, not '$1'" >&2
  exit 2
  ;;
esac
mkdir -p "$out/lib" "$out/parts/maps"
tools/library/exports_map.sh >"$out/exports.map"

for option in $(tools/library/embedded_options.sh); do set -- "$@" "$option"; done
# No frame pointers: they cost a tenth of a call of a few nanoseconds.
set -- "$@" -I include -I Sources/CJansson -Xcc -fPIC -Xcc -fomit-frame-pointer -Xcc -DMONEY_RESERVE
for module in $(python3 tools/library/modules.py build | awk '$2 == "c" { print $1 }'); do
  if [ "$module" != CMoney ]; then
    mkdir -p "$out/parts/maps/$module"
    printf 'module %s {\n  umbrella "%s"\n  export *\n}\n' "$module" "$PWD/Sources/$module/include" \
      >"$out/parts/maps/$module/module.modulemap"
    set -- "$@" -I "$out/parts/maps/$module"
  fi
  rm -rf "$out/parts/$module.build"
  mkdir -p "$out/parts/$module.build"
  for source in "Sources/$module"/*.c; do
    tools/library/triple_clang.sh -std=gnu11 -O2 -fPIC -fomit-frame-pointer -DMONEY_RESERVE -Wall -Wextra -Werror \
      -Iinclude "-ISources/$module/include" -c "$source" -o "$out/parts/$module.build/$(basename "$source").o"
  done
done
python3 tools/library/swift_modules.py "$out/parts" "$@"
tools/library/merge_modules.sh "$out/parts" "$out"
tools/library/link_embedded.sh "$out/parts" "$out" "$out/lib/libmoney.so.0.new"
mv "$out/lib/libmoney.so.0.new" "$out/lib/libmoney.so.0"
ln -sf libmoney.so.0 "$out/lib/libmoney.so"
tools/library/link_archive.sh "$out" "$out/lib/libmoney.a"
