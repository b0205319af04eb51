#!/bin/sh
# Links the objects of the embedded build: link_embedded.sh OBJECTS OUT LIBRARY
#
# OBJECTS has a folder of objects a module, as the package manager leaves them. OUT has exports.map, and receives the
# linker's map and objects.txt, the list of what was linked. JANSSON=static takes jansson in; otherwise the library needs
# the system's. TRIPLE, such as aarch64-linux-gnu, and SYSROOT link for another machine.
set -eu
cd "$(dirname "$0")/.."
objects=$1
out=$2
library=$3
objcopy=${TRIPLE:+$TRIPLE-}objcopy

# Nothing unwinds through Swift's functions: its errors are values.
rm -rf "$out/objects"
mkdir -p "$out/objects"
modules=$(python3 tools/modules.py link)
for module in $modules; do
  for object in "$objects/$module.build"/*.o; do
    copy=$out/objects/$module.$(basename "$object")
    case $module in
    Money*) "$objcopy" --remove-section=.eh_frame --remove-section=.rela.eh_frame "$object" "$copy" ;;
    *) cp "$object" "$copy" ;;
    esac
    echo "$copy"
  done
done >"$out/objects.txt"

set --
while read -r object; do set -- "$@" "$object"; done <"$out/objects.txt"
for option in $(tools/link_options.sh "$out/exports.map"); do set -- "$@" -Xlinker "$option"; done
case ${JANSSON:-shared} in
shared) set -- "$@" -ljansson ;;
static)
  tools/static_jansson.sh "$out"
  set -- "$@" -Xlinker --exclude-libs -Xlinker ALL "$out/libjansson.a"
  ;;
*)
  echo "JANSSON is shared or static, not '$JANSSON'" >&2
  exit 2
  ;;
esac
tools/triple_clang.sh -shared -fuse-ld=lld -Xlinker --icf=all -Xlinker "-Map=$out/libmoney.map" "$@" -lpthread -lm -o "$library"
