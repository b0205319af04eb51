#!/bin/sh
# The rocks in empty trees: the README's example runs on Lua 5.4 and on LuaJIT with the library inside, and with one that was installed;
# and the same files make the same rocks. Ends with "N passed, N failed".
set -eu
cd "$(dirname "$0")/../.."
root=$PWD
project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
passed=0
failed=0
check() { # what, command …
    what=$1
    shift
    if "$@" >"$project/log" 2>&1; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "FAILED: $what" >&2
        tail -n 20 "$project/log" >&2
    fi
}
rocks() { # runtime, word …: LuaRocks in the empty tree of a runtime, without the network
    runtime=$1
    shift
    version=5.4
    [ "$runtime" = lua5.4 ] || version=5.1
    env -u LUA_PATH -u LUA_CPATH HOME="$project" LUAROCKS_CONFIG="$project/config.lua" luarocks --lua-version $version --tree "$project/$runtime" "$@"
}
prints() { # runtime, command …: the example with what the tree has, and nothing else
    runtime=$1
    shift
    version=5.4
    [ "$runtime" = lua5.4 ] || version=5.1
    share=$project/$runtime/share/lua/$version
    (cd "$project/shop" && env "$@" LUA_PATH="$share/?.lua" LUA_CPATH="$project/$runtime/lib/lua/$version/?.so" "$runtime" shop.lua) >"$project/got.txt" 2>&1
    diff -u "$project/shop/expected.txt" "$project/got.txt"
}
printf 'rocks_servers = {}\n' >"$project/config.lua"
mkdir "$project/shop"
tools/fenced.sh bindings/lua/README.md lua >"$project/shop/shop.lua"
tools/fenced.sh bindings/lua/README.md Output >"$project/shop/expected.txt"
make --no-print-directory install PREFIX="$project/usr" >"$project/install.txt" 2>&1 || cat "$project/install.txt"
library=$(find "$project/usr" -name libmoney.so.0 | head -n 1)
for rock in $(tools/packages/lua.sh); do install -D "$rock" "$project/$rock"; done
tools/packages/lua.sh >/dev/null
for rock in $(cd "$project" && find build -name '*.rock'); do
    check "the same files make the same $rock" cmp "$rock" "$project/$rock"
done
source=$(find "$project/build" -name '*.src.rock')
for runtime in lua5.4 luajit; do
    whole=$(find "$project/build/packages/$runtime" -name '*.rock')
    check "$runtime: the rock with the library is installed" rocks "$runtime" install "$whole"
    check "$runtime: the README's example prints what it says" prints "$runtime" LD_LIBRARY_PATH=/nowhere
    core=$(find "$project/$runtime/lib" -name core.so)
    check "$runtime: the library is inside" sh -c "! ldd '$core' | grep -q libmoney && ! nm -D --defined-only '$core' | grep -q ' money_'"
    check "$runtime: no path of this machine is inside" sh -c "! grep -qF '$root' '$core'"
    check "$runtime: the rock has the licences and the types" sh -c "
        find '$project/$runtime' -name LICENSES.txt | grep -q . && find '$project/$runtime' -path '*/types/libmoney.lua' | grep -q ."
    check "$runtime: it is removed" rocks "$runtime" remove libmoney
    check "$runtime: and leaves nothing" sh -c "! find '$project/$runtime' -name 'libmoney*' -type f | grep ."
    check "$runtime: the rock of sources builds over an installed library" rocks "$runtime" install "$source" MONEY_DIR="$project/usr" \
        MONEY_LIBDIR="$(dirname "$library")" LUA_INCDIR="$(pkg-config --cflags-only-I $runtime | sed 's/^-I//; s/ *$//')"
    check "$runtime: and the example prints the same" prints "$runtime" LD_LIBRARY_PATH="$(dirname "$library")"
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
