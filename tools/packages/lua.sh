#!/bin/sh
# Makes the rocks in build/packages:
#
#     lua5.4/libmoney-VERSION-1.linux-PROCESSOR.rock   for Lua 5.4, with the library inside
#     luajit/libmoney-VERSION-1.linux-PROCESSOR.rock   the same for LuaJIT; LuaRocks wants the same name
#     lua/libmoney-VERSION-1.src.rock                  the sources, over an installed library
#
# The library inside is build/embedded/lib/libmoney.a, which includes jansson. The build is reproducible.
set -eu
cd "$(dirname "$0")/../.."
. tools/packages/inside.sh
. tools/packages/pack.sh
root=$PWD
archive=build/embedded/lib/libmoney.a
# For the oldest C library that platforms.txt promises.
compiler="$root/tools/packages/zig_cc.sh -target $target"
rockspec=$(basename bindings/lua/*.rockspec)
name=${rockspec%.rockspec}
folder=build/lua/package
out=$root/build/packages
rm -rf "$folder"
mkdir -p "$folder/sources" "$folder/money/lib" "$out/lua"
kept_files lua | while read -r file; do
    case $file in
    tests/* | test.sh) ;;
    *) install -D -m 644 "build/api/lua/$file" "$folder/sources/$file" ;;
    esac
done
# A rock keeps its documents in a folder.
mkdir "$folder/sources/doc"
mv "$folder/sources/README.md" "$folder/sources/doc"
install -m 644 LICENSE "$folder/sources/doc"
without_links "$folder/sources/doc/README.md"
sed -i 's/copy_directories = { /&"doc", /' "$folder/sources/$rockspec"
# The linker finds the archive alone here, and no shared library.
cp "$archive" "$folder/money/lib/libmoney.a"
ln -s "$root/include" "$folder/money/include"
echo '{ global: luaopen_*; local: *; };' >"$folder/exports"
printf 'gcc_rpath = false\nrocks_servers = {}\n' >"$folder/config.lua"

# Archives with sorted names and the time of the last commit.
zipped() { # folder, file
    rm -f "$2"
    find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    (cd "$1" && find . -type f | sed 's|^\./||' | LC_ALL=C sort | TZ=UTC zip -q -X -D "$2" -@)
    echo "${2#"$root"/}"
}
for runtime in lua5.4 luajit; do
    lua=5.4
    [ "$runtime" = lua5.4 ] || lua=5.1
    # The headers alone: beside them are those of this machine's C library. Debian's name one in a folder for the processor.
    headers=$root/$folder/headers/$runtime
    mkdir -p "$headers"
    cp "$(pkg-config --cflags-only-I "$runtime" | sed 's/^-I//; s/ *$//')"/*.h "$headers"
    for header in /usr/include/"$(cc -print-multiarch)"/lua*.h; do [ ! -e "$header" ] || cp "$header" "$headers"; done
    work=$folder/$runtime
    cp -r "$folder/sources" "$work"
    cp "$archive.LICENSES.txt" "$work/doc/LICENSES.txt"
    (
        cd "$work" && umask 022 &&
        LUAROCKS_CONFIG=$root/$folder/config.lua luarocks --lua-version "$lua" --tree "$root/$folder/tree" make --pack-binary-rock "$rockspec" \
            CC="$compiler" LD="$compiler" LUA_INCDIR="$headers" MONEY_DIR="$root/$folder/money" CFLAGS="-std=c11 -D_POSIX_C_SOURCE=200809L $machine_flags" \
            LIBFLAG="-shared -Wl,--version-script=$root/$folder/exports -Wl,--gc-sections -lpthread -ldl -s" &&
        mkdir made && unzip -q ./*.rock -d made
    ) >"$folder/$runtime.log" 2>&1 || {
        tail -n 30 "$folder/$runtime.log" >&2
        exit 1
    }
    mkdir -p "$out/$runtime"
    zipped "$work/made" "$out/$runtime/$name.linux-$processor.rock"
done
mkdir -p "$folder/source"
mv "$folder/sources" "$folder/libmoney-lua-$version"
pack_folder "$folder" "libmoney-lua-$version" "$folder/source/libmoney-lua-$version.tgz" >"$folder/source.log"
cp "$folder/libmoney-lua-$version/$rockspec" "$folder/source"
zipped "$folder/source" "$out/lua/$name.src.rock"
