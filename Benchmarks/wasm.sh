#!/bin/sh
# The WebAssembly module in Node beside the native library and beside arithmetic of BigInt, in one run. `make wasm` and
# `tools/library/build.sh embedded` must have run. `wasm.sh LIBRARY` uses the native library of another folder.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
out=$root/build/bench
library=${1:-$root/build/embedded/lib}
mkdir -p "$out"
python3 "$root/api/generate.py" --build
cc -std=c11 -O2 -Wall -Wextra -fno-plt -I"$root/include" "$here/wasm.c" -L"$library" -lmoney -o "$out/wasm"
LD_LIBRARY_PATH=$library "$out/wasm" "$root/share/ecb/eurofxref-hist.csv" | sed 's/^/native /' >"$out/wasm.txt"
node "$here/wasm.js" "$root" >>"$out/wasm.txt"
"${PYTHON:-python3}" "$here/wasm.py" "$out/wasm.txt" "$root/build/wasm/sizes.txt"
