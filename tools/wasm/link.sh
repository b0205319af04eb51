#!/bin/bash
# Links a module from the object files of tools/library/wasm.sh and optimizes it: link.sh NAMES FOLDER
#
# NAMES is a file of the functions that the module exports, one a line; the linker leaves out all that only others reach, and
# fails if the library lacks a function. FOLDER receives linked.wasm, libmoney.wasm, libmoney.json, and the linker's map.
# With `objects` as the third word it ends before the optimization.
set -eu
cd "$(dirname "$0")/../.."
. tools/setup/machine.sh
names=$1 to=$2
out=build/wasm
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
link=("$tools/wasm-ld" --no-entry --gc-sections -O2 --lto-O2 -mllvm -inline-threshold=0 --strip-all
  # The stack comes first, so that a stack that is too deep traps and writes over nothing.
  --stack-first -z stack-size=262144
  # Addresses, sizes and their sums are signed numbers in Swift and in JavaScript.
  --max-memory=2147483648
  # A host inserts its callbacks into the table.
  --export-table --growable-table
  # The object that test programs link: optimizing it again for each of them would cost half a minute.
  "--lto-obj-path=$to/swift.o"
  --export=_initialize "-Map=$to/libmoney.map")
while read -r name; do link+=("--export=$name"); done <"$names"
for name in malloc calloc realloc posix_memalign aligned_alloc malloc_usable_size free; do link+=("--wrap=$name"); done
mkdir -p "$to"
"${link[@]}" -o "$to/linked.wasm" "$out"/swift/*.o "$out"/c/*.o /usr/lib/wasm32-wasi/crt1-reactor.o \
  -L/usr/lib/wasm32-wasi -lc "$(wasm_runtime)"
if [ "${3:-module}" = objects ]; then exit; fi
# A function with one caller is not inlined: the module is a hundredth larger, but its compressed download a thirtieth
# smaller. The lowest kilobyte is the far end of the stack and contains no objects. A small offset of an address may
# therefore be folded into the instruction that reads there.
wasm-opt -Oz -ocimfs=0 --low-memory-unused --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int \
  --enable-mutable-globals --strip-debug --strip-producers "$to/linked.wasm" -o "$to/libmoney.wasm"

# The description of the module for hosts.
PYTHONPATH=tools python3 -m wasm.description "$to/libmoney.wasm" "$names"
