#!/bin/sh
# Builds one flavour of the library into build/FLAVOR/lib: libmoney.so and its soname link; for the embedded one libmoney.a too.
#
# embedded is the product. standard includes all of Swift's runtime, for sanitizers, debugging and Swift programs. quick
# is standard without optimization: it builds in half a minute, but a conversion is thirty times slower.
set -eu
cd "$(dirname "$0")/../.."
. tools/setup/machine.sh
check_swift_version "$(swift --version 2>&1)"
flavor=${1:-standard}
if [ "$flavor" = embedded ]; then exec tools/library/embedded.sh; fi
# Inside .build: the package manager loses its way with a folder of another name beside a target of path ".".
scratch=.build/$flavor
out=build/$flavor
mkdir -p "$out/lib" "$out/static"

# Only the names in symbols.txt are exported; the linker rejects a listed name that is missing.
map=$out/exports.map
tools/library/exports_map.sh >"$map.new"
if ! cmp -s "$map.new" "$map" 2>/dev/null; then
  mv "$map.new" "$map"
  # The package manager does not relink when only the script changed.
  find "$scratch" -name libmoney.so -delete 2>/dev/null || true
else
  rm "$map.new"
fi

configuration=release
if [ "$flavor" = quick ]; then configuration=debug; fi
# No frame pointers: they cost a tenth of a call of a few nanoseconds.
set -- -c $configuration --omit-frame-pointers -Xcc -DMONEY_RESERVE

case $flavor in
standard) set -- "$@" -Xswiftc -cross-module-optimization ;;
quick) set -- "$@" -debug-info-format none ;;
*)
  echo "FLAVOR is embedded, standard or quick, not '$flavor'" >&2
  exit 2
  ;;
esac
# A folder with only the static archive, so that the linker finds no other library in it.
ln -sf "$(cc -print-file-name=libstdc++.a)" "$out/static/libstdc++.a"
set -- "$@" --product money --disable-local-rpath -Xswiftc -static-stdlib -Xswiftc "-L$PWD/$out/static" -Xswiftc -use-ld=lld
for option in $(tools/library/link_options.sh "$map"); do set -- "$@" -Xlinker "$option"; done

log=$out/build.log
if ! tools/library/swift_build.sh "$scratch" "$log" "$@"; then
  echo "The $flavor library does not build; the compiler's words are above." >&2
  exit 1
fi
if grep -q "warning:" "$log"; then grep -A4 "warning:" "$log" >&2; fi
cp "$scratch/$configuration/libmoney.so" "$out/lib/libmoney.so.0.new"
mv "$out/lib/libmoney.so.0.new" "$out/lib/libmoney.so.0"
ln -sf libmoney.so.0 "$out/lib/libmoney.so"
