#!/bin/sh
# Builds the extension for Ruby over the library of a folder, and runs programs with it.
#
#     tools/build_ruby.sh LIBDIR              the extension, in build/ruby, a folder for each library
#     tools/build_ruby.sh LIBDIR run WORD…    runs ruby with it: a file, or -e and a line
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
libraries=$(cd "$1" && pwd)
word=${2:-build}
folder=$root/build/ruby/$(basename "$(dirname "$libraries")")
mkdir -p "$folder/lib/libmoney"
# Several suites build at the same time, and the second one finds it done.
(
    flock 9
    cd "$folder"
    extension=$root/bindings/ruby/ext/libmoney
    # A new file makes the folder newer.
    if [ ! -e Makefile ] || [ "$extension" -nt Makefile ] || [ "$extension/extconf.rb" -nt Makefile ]; then
        LIBMONEY_STRICT=1 ruby "$extension/extconf.rb" --with-libmoney-include="$root/include" --with-libmoney-lib="$libraries" >extconf.txt
    fi
    make -s
    cmp -s libmoney_face.so lib/libmoney/libmoney_face.so || {
        cp libmoney_face.so lib/libmoney/new.so
        mv lib/libmoney/new.so lib/libmoney/libmoney_face.so
    }
) 9>"$folder/lock" >&2
[ "$word" = run ] || exit 0
shift 2
RUBYLIB=$root/bindings/ruby/lib:$folder/lib exec ruby "$@"
