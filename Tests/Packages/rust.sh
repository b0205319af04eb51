#!/bin/sh
# The crates in an empty project, from a folder of unpacked crates and with a library that was installed: the README's example is built
# and runs, and the same files make the same crates. Ends with "N passed, N failed".
set -eu
cd "$(dirname "$0")/../.."
root=$PWD
version=$(sed -n 's/^VERSION := //p' Makefile)
project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
passed=0
failed=0
check() { # what, command …
    what=$1
    shift
    if "$@"; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "FAILED: $what" >&2
    fi
}

make --no-print-directory install PREFIX="$project/usr" >"$project/install.txt" 2>&1 || cat "$project/install.txt"
mkdir -p "$project/crates" "$project/shop/src" "$project/cargo"
for archive in $(tools/packages/rust.sh); do
    cp "$archive" "$project"
    tar -C "$project/crates" -xzf "$archive"
    crate=$(basename "$archive" .crate)
    # What cargo asks of a crate in a folder: the sum of the archive, and those of its files.
    printf '{"files":{},"package":"%s"}' "$(sha256sum "$archive" | cut -d ' ' -f 1)" >"$project/crates/$crate/.cargo-checksum.json"
done
# The features' crates are named, though the example has none of them.
for crate in /usr/share/cargo/registry/*; do ln -s "$crate" "$project/crates/"; done
tools/packages/rust.sh >/dev/null
check "the same files make the same crates" sh -c "cd build/packages && for one in '$project'/*.crate; do cmp -s \"\$one\" \"\${one##*/}\" || exit 1; done"
printf '[source.crates-io]\nreplace-with = "folder"\n\n[source.folder]\ndirectory = "%s"\n' "$project/crates" >"$project/cargo/config.toml"
printf '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\nlibmoney = "%s"\n' "$version" >"$project/shop/Cargo.toml"
tools/fenced.sh bindings/rust/libmoney/README.md rust >"$project/shop/src/main.rs"
tools/fenced.sh bindings/rust/libmoney/README.md Output >"$project/expected.txt"
cd "$project/shop"
PKG_CONFIG_PATH=$(dirname "$(find "$project/usr" -name money.pc)")
export PKG_CONFIG_PATH
check "the README's example is built" \
    env PATH="/usr/bin:$PATH" CARGO_HOME="$project/cargo" RUSTC=/usr/bin/rustc /usr/bin/cargo build --offline --quiet
LD_LIBRARY_PATH=$(dirname "$(find "$project/usr" -name 'libmoney.so.0' | head -n 1)") target/debug/shop >"$project/got.txt" 2>&1 || true
check "it prints what the README says" diff -u "$project/expected.txt" "$project/got.txt"
check "it needs no other crate" sh -c "! ls target/debug/deps | grep -qE 'libserde|libureq'"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
