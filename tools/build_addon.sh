#!/bin/sh
# Makes build/node: the addon for Node over a built library, as a package that `require` loads.
#
#     tools/build_addon.sh [LIBDIR]     LIBDIR: build/embedded/lib when not given
#
# CC and NODE_HEADERS may name another compiler and another folder with node_api.h.
set -eu
cd "$(dirname "$0")/.."
libraries=${1:-build/embedded/lib}
headers=${NODE_HEADERS:-/usr/include/node}
if [ ! -f "$headers/node_api.h" ]; then
  echo "$headers/node_api.h is missing: install Node's headers (Debian: libnode-dev), or set NODE_HEADERS" >&2
  exit 1
fi
mkdir -p build/node
# The functions of Node are found when it loads the addon. The library stands beside it, or where it was built.
${CC:-cc} -std=c11 -O2 -Wall -Wextra -Wpedantic -Werror -fPIC -fvisibility=hidden -shared -Iinclude "-I$headers" \
  -o build/node/libmoney.node bindings/javascript/native/addon.c bindings/javascript/native/calls.c \
  "-L$libraries" -lmoney "-Wl,-rpath,\$ORIGIN:$(cd "$libraries" && pwd)" -Wl,-z,relro,-z,now
cp bindings/javascript/native/index.cjs build/node/
PYTHONPATH=tools python3 -m wasm.description build/node/libmoney.node
