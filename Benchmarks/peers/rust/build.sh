#!/bin/sh
# Builds the benchmark of a decimal crate, offline, as a release with full link-time optimization.
#
#     build.sh rust_decimal OUT             Debian's rust_decimal, from the system's own crates
#     build.sh rust_decimal_2|fpdec OUT     the source that fetch.sh fetched into OUT/peers
set -eu
here=$(cd "$(dirname "$0")" && pwd)
peer=$1
out=$2
source=$out/peers/$peer
package=$out/rust/$peer
rm -rf "$package/src"
mkdir -p "$package/.cargo"
cp -R "$here/src" "$package/src"
cp "$here/$peer.toml" "$package/Cargo.toml"
cat >"$package/.cargo/config.toml" <<'END'
[source.crates-io]
replace-with = "system"
[source.system]
directory = "/usr/share/cargo/registry"
END

# The peers' own manifests name crates for features that are not used here, which are absent offline.
case $peer in
fpdec)
  mkdir -p "$package/fpdec" "$package/core"
  cp -R "$source/src" "$source/README.md" "$package/fpdec/"
  cp -R "$source/fpdec-core/src" "$source/fpdec-core/README.md" "$package/core/"
  sed -i '/^pub use fpdec_macros::Dec;$/d' "$package/fpdec/src/lib.rs"
  cp "$here/fpdec_core_crate.toml" "$package/core/Cargo.toml"
  cp "$here/fpdec_crate.toml" "$package/fpdec/Cargo.toml"
  ;;
rust_decimal_2)
  mkdir -p "$package/rust_decimal"
  cp -R "$source/src" "$source/build.rs" "$source/README.md" "$package/rust_decimal/"
  cp "$here/rust_decimal_2_crate.toml" "$package/rust_decimal/Cargo.toml"
  ;;
esac

if ! { cargo --version && rustc --version; } >/dev/null 2>&1; then
  PATH=/usr/bin:$PATH
fi
rustc --version >"$out/rustc.txt"
(cd "$package" && cargo build --release --offline --target-dir target)
cp "$package/target/release/bench_rust" "$out/bench_$peer"
