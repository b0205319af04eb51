#!/bin/sh
# Builds the extension for Ruby over the library of a folder, and runs programs with it.
#
#     tools/bindings/ruby.sh LIBDIR              the extension, in build/ruby, a folder for each library
#     tools/bindings/ruby.sh LIBDIR run WORD…    runs ruby with it: a file, or -e and a line
#
# With LIBMONEY_SANITIZE=1 it is another build, whose programs end at the first error of memory.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
libraries=$(cd "$1" && pwd)
word=${2:-build}
folder=$root/build/ruby/$(basename "$(dirname "$libraries")")${LIBMONEY_SANITIZE:+-sanitized}
mkdir -p "$folder/lib/libmoney"
python3 "$root/api/generate.py" --build
# Several suites build at the same time, and the second one finds it done.
(
    flock 9
    cd "$folder"
    extension=$root/build/api/ruby/ext/libmoney
    # A new file makes the folder newer.
    if [ ! -e Makefile ] || [ "$extension" -nt Makefile ] || [ "$extension/extconf.rb" -nt Makefile ]; then
        LIBMONEY_STRICT=1 ruby "$extension/extconf.rb" --with-libmoney-include="$root/include" --with-libmoney-lib="$libraries" >extconf.txt
    fi
    make -s
    cmp -s libmoney_native.so lib/libmoney/libmoney_native.so || {
        cp libmoney_native.so lib/libmoney/new.so
        mv lib/libmoney/new.so lib/libmoney/libmoney_native.so
    }
) 9>"$folder/lock" >&2
[ "$word" = run ] || exit 0
shift 2
if [ -n "${LIBMONEY_SANITIZE:-}" ]; then
    # Memory that Ruby keeps until it exits is not a leak; the repeated rounds of the tests find leaks.
    export LD_PRELOAD="$(gcc -print-file-name=libasan.so)" ASAN_OPTIONS=detect_leaks=0:use_sigaltstack=0 UBSAN_OPTIONS=halt_on_error=1
fi
RUBYLIB=$root/build/api/ruby/lib:$folder/lib exec ruby "$@"
