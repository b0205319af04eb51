#!/bin/sh
# The rocks in an empty system: README.md's lines for Lua 5.4 and LuaJIT install those with the library inside, and the example of Lua's
# page runs; the rock of sources builds over an installed library. lua.sh lua5.4|luajit. Ends with "N passed, N failed".
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
runtime=$1
case $runtime in
lua5.4) name="Lua 5.4" version=5.4 headers=liblua5.4-dev ;;
*) name=LuaJIT version=5.1 headers=libluajit-5.1-dev ;;
esac
newcomer "$name"
agrees bindings/lua/README.md
agrees docs/start/lua.md
check "$row: the line is typed" types "$line"
tools/snippets/fenced.sh bindings/lua/README.md lua >"$shop/shop.lua"
tools/snippets/fenced.sh bindings/lua/README.md Output >"$shop/expected.txt"
own
check "$row: the example prints the output on its page" prints "$runtime shop.lua"
core=$(find "$root/usr/local" -name core.so)
check "$row: the library is inside" sh -c "! readelf -d '$core' | grep -q 'NEEDED.*libmoney' && ! nm -D --defined-only '$core' | grep -q ' money_'"
check "$row: no path of this machine is inside" sh -c "! grep -qF '$PWD' '$core'"
check "$row: the rock contains the licences and the types" sh -c "
  find '$root/usr/local' -name LICENSES.txt | grep -q . && find '$root/usr/local' -path '*/types/libmoney.lua' | grep -q ."
check "$row: it is removed" types "sudo luarocks --lua-version $version remove libmoney"
check "$row: and leaves nothing" sh -c "! find '$root/usr/local' -name 'libmoney*' -type f | grep ."

check "C's library is installed" types "$(python3 Tests/Packages/install_lines.py "C and C++" line)"
check "and a compiler, with the headers" fetch build-essential pkg-config $headers
sources="sudo luarocks --lua-version $version install packages/lua/libmoney-*.src.rock"
check "the rock of sources builds over it" types "$sources LUA_INCDIR=$(inside pkg-config --cflags-only-I "$runtime" | sed 's/^-I//; s/ *$//')"
check "and the example prints the same" prints "$runtime shop.lua"
ended
