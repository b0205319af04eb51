#!/bin/sh
# Makes the static archive of the embedded build from the objects of link_embedded.sh's last run: link_archive.sh OUT ARCHIVE
#
# The archive consists of one object, whose global names are those of symbols.txt. All other names, jansson's too, are
# hidden, so that they cannot clash with functions of a program. Each function keeps its own section, so that a linker
# with --gc-sections drops the unused ones.
#
# The archive includes jansson, unless JANSSON=shared, for programs that link the system's. TRIPLE and SYSROOT are those
# of link_embedded.sh. ARCHIVE.LICENSES.txt lists the licences of the code inside.
set -eu
cd "$(dirname "$0")/../.."
out=$1
archive=$2
prefix=${TRIPLE:+$TRIPLE-}
work=$out/archive
mkdir -p "$work"

# A program may have linked SQLite statically, which the archive can use; a shared library finds only exported symbols.
tools/library/triple_clang.sh -std=c11 -O2 -fPIC -fomit-frame-pointer -ffunction-sections -Wall -Wextra -Werror \
  -DMONEY_ARCHIVE -ISources/CSQLite/include -c Sources/CSQLite/sqlite_binding.c -o "$work/sqlite_binding.o"

set --
while read -r object; do
  case $object in
  */CSQLite.sqlite_binding.*) object=$work/sqlite_binding.o ;;
  esac
  set -- "$@" "$object"
done <"$out/objects.txt"
case ${JANSSON:-static} in
static)
  tools/library/static_jansson.sh "$out"
  set -- "$@" "$out/libjansson.a"
  ;;
shared) ;;
*)
  echo "JANSSON is shared or static, not '$JANSSON'" >&2
  exit 2
  ;;
esac

# The same names and the same detour of the allocator as in the shared library.
awk 'NF && $1 !~ /^#/ { print $1 }' symbols.txt >"$work/symbols.txt"
while read -r name; do set -- "$@" -u "$name"; done <"$work/symbols.txt"
for option in $(tools/library/link_options.sh "$out/exports.map" | grep '^--wrap='); do set -- "$@" "$option"; done
"${prefix}ld" -r --gc-sections --strip-debug -o "$work/linked.o" "$@"
# Notes of the compiler for its own linker name symbols by numbers that no longer hold.
"${prefix}objcopy" --keep-global-symbols="$work/symbols.txt" --strip-unneeded \
  --remove-section=.llvm_addrsig --remove-section='.swift*' --remove-section='.linker-options' "$work/linked.o" "$work/money.o"
rm -f "$archive"
"${prefix}ar" rcD "$archive" "$work/money.o"

{
  echo "libmoney.a contains libmoney and tables of Unicode, whose licences follow, and parts of the standard library of Swift"
  echo "(Apache License 2.0 with the Runtime Library Exception, which asks for no notice in programs)."
  printf '\n== libmoney ==\n\n'
  cat LICENSE
  printf '\n== Unicode CLDR ==\n\n'
  cat tools/packages/licences/Unicode-3.0
  if [ "${JANSSON:-static}" = static ]; then
    printf '\n== jansson ==\n\n'
    licence=${SYSROOT:-}/usr/share/doc/libjansson-dev/copyright
    if [ -e "$licence" ]; then
      cat "$licence"
    else
      echo "note: $licence is missing; add jansson's licence to $archive.LICENSES.txt before you pass the archive on" >&2
    fi
  fi
} >"$archive.LICENSES.txt"
