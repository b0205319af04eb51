#!/bin/sh
# The tests of the module for Lua over the library in a folder: test.sh LIBDIR RUNTIME [PART…]. RUNTIME is lua5.4 or luajit. Ends with
# "N passed, N failed". LIBMONEY_SANITIZE=1 runs them with sanitizers.
set -u
cd "$(dirname "$0")/../.." || exit 1
libraries=$(cd "${1:-build/embedded/lib}" && pwd) || exit 1
runtime=${2:-lua5.4}
[ $# -lt 2 ] || shift 2
parts=${*:-values objects columns feeds hostile leaks host}
build=tools/bindings/lua.sh
$build "$libraries" "$runtime" || { echo "0 passed, 1 failed"; exit 1; }
passed=0
failed=0
count() { # part, what it printed
    last=$(echo "$2" | tail -n 1)
    case $last in
    *[0-9]" passed, "*[0-9]" failed")
        passed=$((passed + ${last%% passed,*}))
        bad=${last##*, }
        failed=$((failed + ${bad%% failed*}))
        [ "${bad%% failed*}" -eq 0 ] || echo "$1: $2" >&2
        ;;
    *)
        failed=$((failed + 1))
        echo "$1 ended early: $2" >&2
        ;;
    esac
}
host() { # a program with the runtime inside
    package=$runtime
    folder=build/lua/$(basename "$(dirname "$libraries")")-$runtime
    # shellcheck disable=SC2046
    ${CC:-cc} -std=c11 -D_POSIX_C_SOURCE=200809L -Wall -Wextra -Werror build/api/lua/tests/host.c -o "$folder/host" \
        $(pkg-config --cflags --libs "$package") -pthread || { failed=$((failed + 1)); return; }
    for mode in stack states fork; do
        told=$(LUA_PATH="build/api/lua/lib/?.lua;;" LUA_CPATH="$folder/?.so;;" timeout 120 "$folder/host" $mode build/api/lua/tests/inside.lua 2>&1)
        count "host $mode" "$told"
    done
}
for file in build/api/lua/lib/*.lua build/api/lua/lib/libmoney/*.lua build/api/lua/tests/*.lua examples/lua/*.lua; do
    # A file that the older runtime can parse is valid for both.
    if [ "$runtime" = luajit ]; then luajit -b "$file" /dev/null; else luac5.4 -p "$file"; fi
    # shellcheck disable=SC2181
    if [ $? -eq 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
done
for part in $parts; do
    test=build/api/lua/tests/$part.lua
    case $part in
    host) host && continue ;;
    feeds) told=$(timeout 120 python3 build/api/lua/tests/server.py $build "$libraries" "$runtime" run "$test" '{url}' 2>&1) ;;
    *) told=$(timeout 300 $build "$libraries" "$runtime" run "$test" 2>&1) ;;
    esac
    [ "$part" = host ] || count "$part" "$told"
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
