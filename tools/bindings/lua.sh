#!/bin/sh
# Builds the module for Lua over the library of a folder, and runs programs with it.
#
#     tools/bindings/lua.sh LIBDIR RUNTIME              the module, in build/lua; RUNTIME is lua5.4 or luajit
#     tools/bindings/lua.sh LIBDIR RUNTIME run WORD…    runs a program with it, or -e and a line
#
# With LIBMONEY_SANITIZE=1 it is another build, whose programs end at the first error of memory.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
libraries=$(cd "$1" && pwd)
runtime=$2
word=${3:-build}
flavour=$(basename "$(dirname "$libraries")")
folder=$root/build/lua/$flavour-$runtime${LIBMONEY_SANITIZE:+-sanitized}
case $runtime in
lua5.4) headers=$(pkg-config --cflags lua5.4) ;;
luajit) headers=$(pkg-config --cflags luajit) ;;
*) echo "lua.sh: no runtime is called $runtime" >&2 && exit 2 ;;
esac
options="-std=c11 -D_POSIX_C_SOURCE=200809L -O2 -g -fPIC -fvisibility=hidden -Wall -Wextra -Werror"
sanitize=${LIBMONEY_SANITIZE:+-fsanitize=address,undefined -fno-sanitize-recover=all}
mkdir -p "$folder/libmoney"
python3 "$root/api/generate.py" --build
# Several suites build at the same time, and the second one finds it done.
(
    flock 9
    cd "$root/build/api/lua/src"
    made=$folder/libmoney/core.so
    sources=$(cat ./*.c ./*.h "$root"/include/*.h "$root"/include/money/*.h | cksum)
    if [ ! -e "$made" ] || [ "$(cat "$folder/sources" 2>&1)" != "$sources" ]; then
        # shellcheck disable=SC2086
        ${CC:-cc} $options $sanitize -shared -I"$root/include" $headers ./*.c -o "$folder/new.so" -L"$libraries" -lmoney \
            -Wl,-rpath,"$libraries"
        mv "$folder/new.so" "$made"
        echo "$sources" >"$folder/sources"
    fi
) 9>"$folder/lock" >&2
[ "$word" = run ] || exit 0
shift 3
if [ -n "${LIBMONEY_SANITIZE:-}" ]; then
    export LD_PRELOAD="$(gcc -print-file-name=libasan.so)" ASAN_OPTIONS=detect_leaks=0:use_sigaltstack=0 UBSAN_OPTIONS=halt_on_error=1
fi
lib=$root/build/api/lua/lib
tests=$root/build/api/lua/tests
LUA_INIT='' LUA_INIT_5_4='' LUA_PATH="$lib/?.lua;$tests/?.lua;;" LUA_CPATH="$folder/?.so;;" exec "$runtime" "$@"
