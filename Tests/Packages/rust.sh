#!/bin/sh
# The crates in an empty system, over the library of C: README.md's line puts them into a program, and the example of their page runs.
# Ends with "N passed, N failed".
#
# Debian's packages of the crates that features name replace crates.io, since cargo also resolves those of disabled features.
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
newcomer "Rust"
agrees bindings/rust/libmoney/README.md
agrees docs/start/rust.md
check "$row: a registry" fetch librust-serde-dev librust-rust-decimal-dev librust-ureq-dev librust-zip-dev
mkdir "$root/home/reader/.cargo"
printf '[source.crates-io]\nreplace-with = "debian"\n\n[source.debian]\ndirectory = "/usr/share/cargo/registry"\n' \
  >"$root/home/reader/.cargo/config.toml"
own
check "$row: a program is begun" types "cargo init --quiet --name shop"
check "$row: the line is typed" types "$line"
tools/snippets/fenced.sh bindings/rust/libmoney/README.md rust >"$shop/src/main.rs"
tools/snippets/fenced.sh bindings/rust/libmoney/README.md Output >"$shop/expected.txt"
own
check "$row: the example is built" types "cargo build --quiet --offline"
check "$row: the example prints the output on its page" prints "target/debug/shop"
check "$row: it needs no other crate" types "! ls target/debug/deps | grep -E 'libserde|libureq'"

# A registry has them, too: a folder of crates, with the sums that cargo asks for.
cat >"$shop/registry.sh" <<'END'
set -eu
mkdir registry
ln -s /usr/share/cargo/registry/* registry/
for archive in packages/rust/*.crate; do
  tar -C registry -xzf "$archive"
  printf '{"files":{},"package":"%s"}' "$(sha256sum "$archive" | cut -d ' ' -f 1)" >"registry/$(basename "$archive" .crate)/.cargo-checksum.json"
done
sed -i "s|/usr/share/cargo/registry|$PWD/registry|" ~/.cargo/config.toml
cargo add --quiet --offline "libmoney@$1"
cargo build --quiet --offline
END
own
check "$row: the crates are those of a registry" types "cargo remove --quiet libmoney || sed -i '/^libmoney/d' Cargo.toml; sh registry.sh $(cat VERSION)"
check "$row: and the example prints the same" prints "target/debug/shop"
ended
