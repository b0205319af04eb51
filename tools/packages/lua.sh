#!/bin/sh
# Makes the rocks in build/packages:
#
#     lua5.4/libmoney-VERSION-1.linux-PROCESSOR.rock   for Lua 5.4, with the library inside
#     luajit/libmoney-VERSION-1.linux-PROCESSOR.rock   the same for LuaJIT
#     libmoney-VERSION-1.src.rock                      the sources, over an installed library
#
#     tools/packages/lua.sh [ARCHIVE [LICENCE…]]
#
# ARCHIVE is the libmoney.a that goes into the first two: that of build/linux-PROCESSOR if it is there, else of build/embedded. LICENCE is
# that of a library which is linked into it. The same files give the same bytes.
set -eu
cd "$(dirname "$0")/../.."
. tools/packages/flags.sh
root=$PWD
processor=$(uname -m)
archive=build/linux-$processor/lib/libmoney.a
[ -e "$archive" ] || archive=build/embedded/lib/libmoney.a
archive=$(realpath "${1:-$archive}")
[ $# -eq 0 ] || shift
rockspec=$(basename bindings/lua/*.rockspec)
name=${rockspec%.rockspec}
version=${name#libmoney-}
version=${version%-*}
folder=build/lua/package
out=$root/build/packages
rm -rf "$folder"
mkdir -p "$folder/sources" "$folder/money/lib" "$out"
git ls-files bindings/lua | while read -r file; do
    case $file in
    bindings/lua/tests/* | bindings/lua/test.sh) ;;
    *) install -D -m 644 "$file" "$folder/sources/${file#bindings/lua/}" ;;
    esac
done
# Documents have a folder in a rock. Links into the source tree lead nowhere there: their words stay.
mkdir "$folder/sources/doc"
mv "$folder/sources/README.md" "$folder/sources/doc"
install -m 644 LICENSE "$folder/sources/doc"
sed -i 's/\[\([^]]*\)\](\.\.[^)]*)/\1/g' "$folder/sources/doc/README.md"
sed -i 's/copy_directories = { /&"doc", /' "$folder/sources/$rockspec"
# The linker finds the archive alone here, and no shared library.
cp "$archive" "$folder/money/lib/libmoney.a"
ln -s "$root/include" "$folder/money/include"
printf 'gcc_rpath = false\nrocks_servers = {}\n' >"$folder/config.lua"

# Archives with sorted names and the time of the last commit.
zipped() { # folder, file
    rm -f "$2"
    find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    (cd "$1" && find . -type f | sed 's|^\./||' | LC_ALL=C sort | TZ=UTC zip -q -X -D "$2" -@)
    echo "${2#"$root"/}"
}
# An archive of the embedded build has the texts of all that is inside beside it.
if [ $# -eq 0 ] && [ -e "$archive.LICENSES.txt" ]; then set -- "$archive.LICENSES.txt"; else set -- tools/packages/licences/* "$@"; fi
licences=$*
for runtime in lua5.4 luajit; do
    lua=5.4
    [ "$runtime" = lua5.4 ] || lua=5.1
    headers=$(pkg-config --cflags-only-I "$runtime" | sed 's/^-I//; s/ *$//')
    # shellcheck disable=SC2086
    set -- $licences
    work=$folder/$runtime
    cp -r "$folder/sources" "$work"
    cat "$@" >"$work/doc/LICENSES.txt"
    (
        cd "$work" && umask 022 &&
        LUAROCKS_CONFIG=$root/$folder/config.lua luarocks --lua-version "$lua" --tree "$root/$folder/tree" make --pack-binary-rock "$rockspec" \
            LUA_INCDIR="$headers" MONEY_DIR="$root/$folder/money" CFLAGS="-std=c11 -D_POSIX_C_SOURCE=200809L $machine_flags" \
            LIBFLAG="-shared -Wl,--exclude-libs,ALL -Wl,--gc-sections -s" &&
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
tar --sort=name --format=ustar --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" --mode=u=rwX,go=rX -C "$folder" \
    -cf - "libmoney-lua-$version" | gzip -9n >"$folder/source/libmoney-lua-$version.tgz"
cp "$folder/libmoney-lua-$version/$rockspec" "$folder/source"
zipped "$folder/source" "$out/$name.src.rock"
