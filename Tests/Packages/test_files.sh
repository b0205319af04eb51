#!/bin/sh
# The exports, dependencies and protections of the archives' libraries and tools: test_files.sh VERSION
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh

dynamic() { readelf -Wd "$1"; }
newest_glibc() { # newest_glibc FILE LIMIT: no version that the file needs is newer
  readelf -W --dyn-syms "$1" | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//' | sort -uV | tail -n 1 >"$work/newest"
  echo "needs glibc $(cat "$work/newest")"
  [ -s "$work/newest" ] && [ "$(printf '%s\n%s\n' "$(cat "$work/newest")" "$2" | sort -V | tail -n 1)" = "$2" ]
}
needs_only() { # needs_only FILE LIBRARIES
  says "$2" sh -c "readelf -Wd '$1' | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' | LC_ALL=C sort | xargs"
}
stack_is_data() { readelf -Wl "$1" | grep GNU_STACK | grep -q ' RW ' ; }
is_read_only() { readelf -Wl "$1" | grep -q GNU_RELRO && dynamic "$1" | grep -q BIND_NOW; }
without_marks() { ! readelf -nW "$1" | grep -E 'IBT|SHSTK|BTI|PAC'; }
no_path_of_here() { ! strings "$1" | grep -F -e "$PWD" -e "$HOME/" -e /tmp/ ; }
symbols_are() { NEEDED="$2" ARCHIVE=build/aarch64/lib/libmoney.a sh Tests/ABI/check_exports.sh "$1"; }
is_local() { ! nm -D "$1" | grep -E ' json_| arc4random_buf'; }

# for_platform NAME LIBRARIES LIBRARIES_OF_THE_TOOL
for_platform() {
  library=build/$1/lib/libmoney.so.0
  tool=build/$1/bin/money
  check "$1: exports the names in symbols.txt" symbols_are "$library" "$(echo "$2" | tr ' ' '|' | sed 's/\./\\./g')"
  check "$1: needs the C library alone" needs_only "$library" "$2"
  check "$1: and so the tool, with the library" needs_only "$tool" "$3"
  check "$1: nothing of jansson is seen from outside" is_local "$library"
  check "$1: stays loaded" sh -c "readelf -Wd $library | grep -q NODELETE"
  for file in "$library" "$tool"; do
    check "$file: the stack is not executable" stack_is_data "$file"
    check "$file: relocated data is read-only" is_read_only "$file"
    check "$file: is at no fixed address" sh -c "readelf -h $file | grep -q 'Type:.*DYN'"
    # A documented limitation (docs/guide/install.md): Swift's compiler writes no landing pads, so no file may claim them.
    check "$file: claims neither CET nor BTI" without_marks "$file"
    check "$file: names no folder of this machine" no_path_of_here "$file"
  done
}
glibc="ld-linux-x86-64.so.2 libc.so.6 libdl.so.2 libpthread.so.0"
for_platform linux-x86_64 "$glibc" "libc.so.6 libmoney.so.0"
check "the library runs with glibc 2.28" newest_glibc build/linux-x86_64/lib/libmoney.so.0 2.28
check "so does the tool" newest_glibc build/linux-x86_64/bin/money 2.28
glibc="ld-linux-aarch64.so.1 libc.so.6 libdl.so.2 libpthread.so.0"
for_platform linux-aarch64 "$glibc" "ld-linux-aarch64.so.1 libc.so.6 libmoney.so.0"
check "the library for arm64 runs with glibc 2.28" newest_glibc build/linux-aarch64/lib/libmoney.so.0 2.28
check "so does its tool" newest_glibc build/linux-aarch64/bin/money 2.28
for_platform linux-x86_64-musl libc.so "libc.so libmoney.so.0"

# The checks themselves detect their faults.
cc -shared -fPIC -x c /dev/null -o "$work/weak.so" -Wl,-z,execstack -Wl,-z,norelro -Wl,-z,lazy
check "a stack that is code is found" sh -c "! readelf -Wl '$work/weak.so' | grep GNU_STACK | grep -q ' RW '"
not_read_only() { ! is_read_only "$work/weak.so"; }
check "a table that stays open is found" not_read_only
echo 'int f(void) { return 0; }' | cc -shared -fPIC -fcf-protection -nostdlib -Wl,-z,ibt -x c - -o "$work/marked.so" 2>/dev/null ||
  cp "$work/weak.so" "$work/marked.so"
claims() { [ "$(uname -m)" != x86_64 ] || ! without_marks "$work/marked.so"; }
check "a claim is found" claims

version=$1
in_sums() { (cd build/packages && sha256sum --check --quiet SHA256SUMS && [ "$(wc -l <SHA256SUMS)" -eq "$(find . -type f ! -name SHA256SUMS | wc -l)" ]); }
check "SHA256SUMS lists every file" in_sums
# shellcheck disable=SC2046
check "the lists of contents keep CycloneDX's schema" build/venv-packages/bin/python tools/packages/check_sbom.py \
  $(find build/packages -name '*.cdx.json')
sed 's/"specVersion": "1.6"/"specVersion": 16/' "build/packages/contents/libmoney-$version-linux-x86_64.cdx.json" >"$work/bad.json"
not_valid() { ! build/venv-packages/bin/python tools/packages/check_sbom.py "$work/bad.json"; }
check "which the check detects" not_valid
ended
