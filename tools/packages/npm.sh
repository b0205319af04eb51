#!/bin/sh
# Makes build/packages/libmoney-VERSION.tgz, which npm installs: bindings/javascript with the module of `make wasm`. The same files
# give the same bytes.
set -eu
cd "$(dirname "$0")/../.."
package=build/npm/package
rm -rf build/npm
mkdir -p "$package" build/packages
cp -R bindings/javascript/src bindings/javascript/README.md bindings/javascript/package.json LICENSE "$package"
for file in libmoney.wasm libmoney.json libmoney.wasm.LICENSES.txt; do cp "build/wasm/$file" "$package"; done
# Links into the source tree lead nowhere in the package: their words stay.
sed -i 's/\[\([^]]*\)\](\.\.[^)]*)/\1/g' "$package/README.md"
cd build/packages
npm pack --silent "../../$package"
