#!/bin/sh
# Makes build/packages/libmoney-go-VERSION.tar.gz: the module of bindings/go as a folder that a go.mod names with `replace`. It
# finds an installed library by pkg-config. The same files give the same bytes.
set -eu
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^VERSION := //p' Makefile)
folder=build/go/package/libmoney-go-$version
rm -rf build/go/package
mkdir -p "$folder" build/packages
cp bindings/go/go.mod bindings/go/README.md LICENSE "$folder"
for file in bindings/go/*.go; do
    case $file in
    *_test.go) ;;
    *) cp "$file" "$folder" ;;
    esac
done
# Links into the source tree lead nowhere in the package: their words stay.
sed -i 's/\[\([^]]*\)\](\.\.[^)]*)/\1/g' "$folder/README.md"
tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX -C build/go/package -cf - "libmoney-go-$version" |
    gzip -9n >"build/packages/libmoney-go-$version.tar.gz"
echo "build/packages/libmoney-go-$version.tar.gz"
