#!/bin/sh
# Links the objects of the embedded build: link_embedded.sh OBJECTS OUT LIBRARY
#
# OBJECTS contains a folder of objects for each C module, and one for the Swift modules merged by
# tools/library/merge_modules.sh. OUT contains exports.map, and receives the linker's map and objects.txt, the list of
# linked objects. JANSSON=static includes jansson; otherwise the library needs the system's. TRIPLE, such as
# aarch64-linux-gnu, and SYSROOT link for another machine. With TARGET=x86_64-linux-gnu.2.28 or x86_64-linux-musl, the
# library is for systems with that C library and includes jansson (tools/packages/target.sh).
set -eu
cd "$(dirname "$0")/../.."
objects=$1
out=$2
library=$3
target=${TARGET:+build/targets/$TARGET}
if [ -n "$target" ]; then tools/packages/target.sh "$TARGET"; fi

rm -rf "$out/objects"
mkdir -p "$out/objects"
for module in Money $(python3 tools/library/modules.py link | tr ' ' '\n' | grep '^C'); do
  folder=$objects
  # The C parts for another system were compiled with its headers.
  case $module in C*) folder=${target:-$objects} ;; esac
  for object in "$folder/$module.build"/*.o; do
    copy=$out/objects/$module.$(basename "$object")
    cp "$object" "$copy"
    echo "$copy"
  done
done >"$out/objects.txt"

set --
while read -r object; do set -- "$@" "$object"; done <"$out/objects.txt"
for option in $(tools/library/link_options.sh "$out/exports.map"); do set -- "$@" -Xlinker "$option"; done
if [ -n "$target" ]; then jansson=target; else jansson=${JANSSON:-shared}; fi
case $jansson in
# The target's C library, and the compiler's support functions.
target)
  set -- "$@" -nostdlib -Xlinker --exclude-libs -Xlinker ALL "$target/libjansson.a" -Xlinker --as-needed
  for file in "$target"/lib/*.a "$target"/lib/*.so* "$(tools/library/triple_clang.sh --rtlib=libgcc -print-libgcc-file-name)"; do
    if [ -e "$file" ]; then set -- "$@" "$file"; fi
  done
  ;;
shared) set -- "$@" -ljansson ;;
static)
  tools/library/static_jansson.sh "$out"
  set -- "$@" -Xlinker --exclude-libs -Xlinker ALL "$out/libjansson.a"
  ;;
*)
  echo "JANSSON is shared or static, not '$JANSSON'" >&2
  exit 2
  ;;
esac
if [ -z "$target" ]; then set -- "$@" -lpthread -Xlinker -z -Xlinker defs; fi
tools/library/triple_clang.sh -shared -fuse-ld=lld -Xlinker --icf=all -Xlinker "-Map=$out/libmoney.map" "$@" -o "$library"
