#!/bin/sh
# Makes build/packages/libmoney-php-VERSION.tgz: the sources of the extension, its classes, and the native library with its headers.
# phpize builds it. The same files give the same bytes.
#
#     tools/packages/php.sh [LICENCE…]
#
# LICENCE is that of a library which is linked into libmoney.so.0.
set -eu
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^VERSION := //p' Makefile)
library=${LIBMONEY_FOLDER:-build/embedded/lib}
folder=build/php/package/libmoney-php-$version
rm -rf build/php/package
mkdir -p "$folder/ext/vendor/include" "$folder/ext/vendor/lib" build/packages
cp bindings/php/ext/* "$folder/ext/"
cp -R bindings/php/lib bindings/php/composer.json bindings/php/README.md LICENSE "$folder/"
cat tools/packages/licences/* "$@" >"$folder/LICENSES.txt"
cp -R include/money.h include/money "$folder/ext/vendor/include/"
cp "$(realpath "$library/libmoney.so.0")" "$folder/ext/vendor/lib/libmoney.so.0"
ln -s libmoney.so.0 "$folder/ext/vendor/lib/libmoney.so"
archive=build/packages/libmoney-php-$version.tgz
tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX -C build/php/package -cf - "libmoney-php-$version" |
    gzip -9n >"$archive"
echo "$archive"
