#!/bin/sh
# Runs cargo in a folder, with the library of a folder: rust.sh LIBDIR FOLDER WORD…
#
# The compiler and the crates are Debian's; nothing is downloaded. Output goes to build/rust, in a folder per library.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
libraries=$(cd "$1" && pwd)
folder=$2
shift 2
target=$root/build/rust/$(basename "$(dirname "$libraries")")
settings=$root/build/rust/cargo
mkdir -p "$settings"
python3 "$root/api/generate.py" --build
cat >"$settings/config.toml.$$" <<END
[source.crates-io]
replace-with = "debian"

[source.debian]
directory = "/usr/share/cargo/registry"
END
cmp -s "$settings/config.toml.$$" "$settings/config.toml" || cp "$settings/config.toml.$$" "$settings/config.toml"
rm -f "$settings/config.toml.$$"
cd "$folder"
PATH=/usr/bin:$PATH CARGO_HOME=$settings CARGO_TARGET_DIR=$target CARGO_NET_OFFLINE=true LIBMONEY_DIR=$libraries LD_LIBRARY_PATH=$libraries \
    RUSTC=/usr/bin/rustc RUSTDOC=/usr/bin/rustdoc exec /usr/bin/cargo "$@"
