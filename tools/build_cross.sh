#!/bin/sh
# Builds the embedded library for another processor on this machine: build_cross.sh aarch64 makes
# build/aarch64/lib/libmoney.so.0 and libmoney.a.
#
# The package manager builds for this machine alone. So this compiles the modules that it names, with the options that it
# gets, against Debian's headers for the other processor (tools/cross_root.sh), and links them as the library of this
# machine is linked. JANSSON is as in link_embedded.sh and link_archive.sh.
set -eu
cd "$(dirname "$0")/.."
case ${1:-} in
# Embedded Swift's own library is made for the processor and no system; what it calls is in the C library.
aarch64) target=aarch64-none-none-elf ;;
*)
  echo "CROSS is aarch64, not '${1:-}'" >&2
  exit 2
  ;;
esac
out=build/$1
TRIPLE=$1-linux-gnu
SYSROOT=$PWD/$out/root
export TRIPLE SYSROOT
tools/cross_root.sh "$1"
mkdir -p "$out/lib" "$out/parts/maps"
tools/exports_map.sh >"$out/exports.map"

set --
for option in $(tools/embedded_options.sh); do set -- "$@" "$option"; done
# Parts of functions that are moved out and shared, as this processor's compiler does for size, make each of them slower,
# and Tests/ABI/find_lost_errors.py could not read them.
set -- "$@" -Xllvm -enable-machine-outliner=never
set -- "$@" -target "$target" -I include -I Sources/CJansson -Xcc -fPIC -Xcc -fomit-frame-pointer -Xcc -DMONEY_RESERVE
for folder in "usr/include/$TRIPLE" usr/include; do set -- "$@" -Xcc -isystem -Xcc "$SYSROOT/$folder"; done
for module in $(python3 tools/modules.py build | awk '$2 == "c" { print $1 }'); do
  if [ "$module" != CMoney ]; then
    mkdir -p "$out/parts/maps/$module"
    printf 'module %s {\n  umbrella "%s"\n  export *\n}\n' "$module" "$PWD/Sources/$module/include" \
      >"$out/parts/maps/$module/module.modulemap"
    set -- "$@" -I "$out/parts/maps/$module"
  fi
  rm -rf "$out/parts/$module.build"
  mkdir -p "$out/parts/$module.build"
  for source in "Sources/$module"/*.c; do
    tools/triple_clang.sh -std=gnu11 -O2 -fPIC -fomit-frame-pointer -DMONEY_RESERVE -Wall -Wextra -Werror \
      -Iinclude "-ISources/$module/include" -c "$source" -o "$out/parts/$module.build/$(basename "$source").o"
  done
done
python3 tools/swift_modules.py "$out/parts" "$@"
tools/link_embedded.sh "$out/parts" "$out" "$out/lib/libmoney.so.0.new"
mv "$out/lib/libmoney.so.0.new" "$out/lib/libmoney.so.0"
ln -sf libmoney.so.0 "$out/lib/libmoney.so"
tools/link_archive.sh "$out" "$out/lib/libmoney.a"
