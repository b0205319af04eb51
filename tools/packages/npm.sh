#!/bin/sh
# Makes the packages that npm installs from a file, in build/packages:
#
#     libmoney-VERSION.tgz              bindings/javascript with the module of `make wasm`, for all systems
#     libmoney-linux-x64-VERSION.tgz    the addon with a library, which Node takes instead of the module
#
#     tools/packages/npm.sh [LIBDIR [LICENCE…]]
#
# LIBDIR has the library of the addon: build/embedded/lib when not given. LICENCE is that of a library which is linked into it.
# The same files give the same bytes.
set -eu
cd "$(dirname "$0")/../.."
libraries=${1:-build/embedded/lib}
[ $# -eq 0 ] || shift
rm -rf build/npm
mkdir -p build/npm/package build/npm/addon build/packages

PYTHONPATH=tools python3 -m wasm.copy build/npm/package
cp bindings/javascript/README.md bindings/javascript/package.json build/npm/package
# Links into the source tree lead nowhere in the package: their words stay.
sed -i 's/\[\([^]]*\)\](\.\.[^)]*)/\1/g' build/npm/package/README.md

tools/build_addon.sh "$libraries" build/npm/addon
rm build/npm/addon/libmoney.so.0
cp "$libraries/libmoney.so.0" LICENSE bindings/javascript/native/README.md bindings/javascript/native/package.json build/npm/addon
cat tools/packages/licences/* "$@" >build/npm/addon/LICENSES.txt

# npm keeps the modes of files, which are those of the builder's umask.
chmod -R u=rwX,go=rX build/npm
cd build/packages
npm pack --silent ../npm/package
npm pack --silent ../npm/addon
