#!/bin/sh
# Links the objects of the embedded build: link_embedded.sh OBJECTS OUT LIBRARY
#
# OBJECTS has a folder of objects a module, as the package manager leaves them. OUT has exports.map, and receives the
# linker's map. JANSSON=static takes jansson in; otherwise the library needs the system's.
set -eu
cd "$(dirname "$0")/.."
objects=$1
out=$2
library=$3

# Modules have copies of the same functions, and the linker takes the first. So those that are compiled for speed come first.
hot="MoneyCore MoneyLedger MoneyCalculator"
cold="MoneyABI CForks CMachine CSQLite MoneyDesk MoneyFeeds MoneyJSON MoneyLocale MoneyPortfolio MoneyStore MoneyTrade"

# Nothing unwinds through Swift's functions: its errors are values.
rm -rf "$out/objects"
mkdir -p "$out/objects"
set --
for module in $hot $cold; do
  for object in "$objects/$module.build"/*.o; do
    copy=$out/objects/$module.$(basename "$object")
    case $module in
    Money*) objcopy --remove-section=.eh_frame --remove-section=.rela.eh_frame "$object" "$copy" ;;
    *) cp "$object" "$copy" ;;
    esac
    set -- "$@" "$copy"
  done
done
for option in $(tools/link_options.sh "$out/exports.map"); do set -- "$@" -Xlinker "$option"; done
case ${JANSSON:-shared} in
shared) set -- "$@" -ljansson ;;
static) set -- "$@" -Xlinker --exclude-libs -Xlinker ALL "$(cc -print-file-name=libjansson.a)" ;;
*)
  echo "JANSSON is shared or static, not '$JANSSON'" >&2
  exit 2
  ;;
esac
clang=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/../../bin/clang
"$clang" -shared -fuse-ld=lld -Xlinker --icf=all -Xlinker "-Map=$out/libmoney.map" "$@" -lpthread -lm -o "$library"
