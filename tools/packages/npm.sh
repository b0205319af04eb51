#!/bin/sh
# Makes the packages that npm installs from a file, in build/packages/javascript:
#
#     libmoney-VERSION.tgz              bindings/javascript with the module of `make wasm`, for all systems
#     libmoney-linux-x64-VERSION.tgz    the addon with the library, which Node takes instead of the module
#
# The build is reproducible.
set -eu
cd "$(dirname "$0")/../.."
. tools/packages/inside.sh
. tools/packages/pack.sh
[ -e build/wasm/libmoney.wasm ] || { echo "build/wasm/libmoney.wasm is missing: make wasm builds it" >&2; exit 1; }
rm -rf build/npm
mkdir -p build/npm/package build/npm/addon build/packages/javascript

PYTHONPATH=tools python3 -m wasm.copy build/npm/package
cp bindings/javascript/README.md bindings/javascript/package.json build/npm/package
without_links build/npm/package/README.md

CC="tools/packages/zig_cc.sh -target $target" tools/bindings/addon.sh "$(dirname "$library")" build/npm/addon
rm build/npm/addon/libmoney.so.0
cp "$library" LICENSE bindings/javascript/native/README.md bindings/javascript/native/package.json build/npm/addon
cat tools/packages/licences/* "$licence" >build/npm/addon/LICENSES.txt

# npm keeps the modes of files, which are those of the builder's umask.
chmod -R u=rwX,go=rX build/npm
cd build/packages/javascript
# It asks the network for nothing, and leaves nothing in the builder's home.
export npm_config_cache="$PWD/../../npm/cache" npm_config_update_notifier=false
for package in package addon; do
  made=$(npm pack --silent "../../npm/$package")
  echo "build/packages/javascript/$made"
done
