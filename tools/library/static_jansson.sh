#!/bin/sh
# Makes OUT/libjansson.a, which can be linked into a shared library: static_jansson.sh OUT
#
# Debian's libjansson.a is built for programs. One of its functions, which the library never calls, reads the variable
# stdin in a way that the linker rejects in a shared library. The copy refers to a variable of its own instead.
set -eu
out=$1
system=$("$(dirname "$0")/triple_clang.sh" -print-file-name=libjansson.a)
[ -e "$system" ] || { echo "libjansson.a is missing; JANSSON=shared links without it" >&2; exit 1; }
folder=$out/jansson
rm -rf "$folder"
mkdir -p "$folder"
echo '__attribute__((visibility("hidden"))) void *money_jansson_stdin;' >"$folder/stdin.c"
"$(dirname "$0")/triple_clang.sh" -fPIC -O2 -c "$folder/stdin.c" -o "$folder/stdin.o"
"${TRIPLE:+$TRIPLE-}objcopy" --redefine-sym stdin=money_jansson_stdin "$system" "$folder/libjansson.a"
"${TRIPLE:+$TRIPLE-}ar" rD "$folder/libjansson.a" "$folder/stdin.o" 2>/dev/null
mv "$folder/libjansson.a" "$out/libjansson.a"
