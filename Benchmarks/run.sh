#!/bin/sh
# Builds the programs of the benchmarks and runs them: libmoney's two flavours beside their peers, in one run.
# tools/setup.sh bench must have run. `run.sh check` leaves the page as it is, and fails when less than promised is reached.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
out=$root/build/bench
mkdir -p "$out/rust_decimal/.cargo"

for flavor in standard embedded; do
  if [ ! -e "$root/build/$flavor/lib/libmoney.so" ]; then "$root/tools/library/build.sh" "$flavor"; fi
done

"$root/tools/bindings/accelerator.sh"

compile() { # compile PROGRAM LIBRARY…
  program=$1
  shift
  cc -std=c11 -O2 -Wall -Wextra -Wpedantic -I"$root/include" "$here/$program.c" "$@" -o "$out/$program"
}
# Linked against either flavour, run with both; calls go to the library directly, not by way of the linkage table.
compile libmoney -fno-plt -L"$root/build/standard/lib" -lmoney
compile dlopen_cost -ldl
compile peer_intel_decimal -lbidgcc000

# Debian's rust_decimal, built as a release from the system's own crates; nothing is downloaded.
if ! { cargo --version && rustc --version; } >/dev/null 2>&1; then
  PATH=/usr/bin:$PATH
fi
rustc --version >"$out/rustc.txt"
cp -R "$here/rust_decimal/Cargo.toml" "$here/rust_decimal/src" "$out/rust_decimal/"
cat >"$out/rust_decimal/.cargo/config.toml" <<'END'
[source.crates-io]
replace-with = "system"
[source.system]
directory = "/usr/share/cargo/registry"
END
if ! (cd "$out/rust_decimal" && cargo build --release --offline --target-dir target) >"$out/cargo.log" 2>&1; then
  cat "$out/cargo.log" >&2
  echo "The peer in Rust does not build; the compiler's words are above." >&2
  exit 1
fi
cp "$out/rust_decimal/target/release/bench_rust_decimal" "$out/bench_rust_decimal"

PYTHON="$root/build/venv/bin/python"
export PYTHON
rm -rf "$out/results"
"$PYTHON" "$here/bench.py" "$out"
for work in wallet expressions returns portfolio store columns; do
  "$here/$work.sh"
done
"$here/growth.sh" ${1+"$1"}
if [ "${1:-}" = check ]; then exec "$PYTHON" "$here/thresholds.py" "$out"; fi
"$PYTHON" "$here/page.py" "$out" "$root/docs/results/benchmarks.md"
"$PYTHON" "$here/thresholds.py" "$out" || true
