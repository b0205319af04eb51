#!/bin/sh
# Makes build/packages/go/libmoney-go-VERSION.tar.gz: the module of bindings/go as a folder that a go.mod names with
# `replace`. It finds an installed library by pkg-config. The build is reproducible.
set -eu
cd "$(dirname "$0")/../.."
. tools/packages/flags.sh
. tools/packages/pack.sh
version=$(cat VERSION)
folder=build/go/package/libmoney-go-$version
rm -rf build/go/package
mkdir -p "$folder"
cp bindings/go/go.mod bindings/go/README.md LICENSE "$folder"
for file in bindings/go/*.go; do
    case $file in
    *_test.go) ;;
    *) cp "$file" "$folder" ;;
    esac
done
without_links "$folder/README.md"
pack_folder build/go/package "libmoney-go-$version" "build/packages/go/libmoney-go-$version.tar.gz"
