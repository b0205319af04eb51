#!/bin/sh
# Builds the programs of the benchmarks and runs them: libmoney's two flavours beside their peers, in one run.
# tools/setup.sh bench must have run.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
out=$root/build/bench
mkdir -p "$out/rust_decimal/.cargo"

for flavor in standard embedded; do
  if [ ! -e "$root/build/$flavor/lib/libmoney.so" ]; then "$root/tools/build_library.sh" "$flavor"; fi
done

compile() { # compile PROGRAM LIBRARY…
  program=$1
  shift
  cc -std=c11 -O2 -Wall -Wextra -Wpedantic -I"$root/include" "$here/$program.c" "$@" -o "$out/$program"
}
# Linked against either flavour, run with both.
compile libmoney -L"$root/build/standard/lib" -lmoney
compile dlopen_cost -ldl

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

"$root/build/venv/bin/python" "$here/bench.py" "$out"
PYTHON="$root/build/venv/bin/python"
export PYTHON
status=0
"$here/wallet.sh" || status=$?
"$here/lines.sh" || status=$?
"$here/returns.sh" || status=$?
"$here/portfolio.sh" || status=$?
"$here/columns.sh" || status=$?
exit "$status"
