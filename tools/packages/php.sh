#!/bin/sh
# Makes build/packages/php/libmoney-php-VERSION.tgz: the sources of the extension, its classes, and the native library with
# its headers. phpize builds it. The archive is reproducible.
set -eu
cd "$(dirname "$0")/../.."
. tools/packages/inside.sh
. tools/packages/pack.sh
folder=build/php/package/libmoney-php-$version
rm -rf build/php/package
mkdir -p "$folder/ext/vendor/include" "$folder/ext/vendor/lib"
cp build/api/php/ext/* "$folder/ext/"
cp -R build/api/php/lib build/api/php/composer.json build/api/php/README.md LICENSE "$folder/"
cat tools/packages/licences/* "$licence" >"$folder/LICENSES.txt"
without_links "$folder/README.md"
cp -R include/money.h include/money "$folder/ext/vendor/include/"
cp "$library" "$folder/ext/vendor/lib/libmoney.so.0"
ln -s libmoney.so.0 "$folder/ext/vendor/lib/libmoney.so"
pack_folder build/php/package "libmoney-php-$version" "build/packages/php/libmoney-php-$version.tgz"
