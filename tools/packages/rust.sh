#!/bin/sh
# Makes libmoney-sys-VERSION.crate and libmoney-VERSION.crate in build/packages/rust. The second names the first by its
# version, for a registry, and by its folder, for a program with both unpacked side by side. The build is reproducible.
set -eu
cd "$(dirname "$0")/../.."
. tools/packages/flags.sh
. tools/packages/pack.sh
python3 api/generate.py --build
version=$(cat VERSION)
rm -rf build/rust/package
for crate in libmoney-sys libmoney; do
    folder=build/rust/package/$crate-$version
    mkdir -p "$folder"
    cp -R "build/api/rust/$crate/src" "build/api/rust/$crate/README.md" LICENSE "$folder"
    [ ! -e "build/api/rust/$crate/build.rs" ] || cp "build/api/rust/$crate/build.rs" "$folder"
    # Tests are left out, and the folder's name includes the version.
    sed -e "s|, path = \"../\([^\"]*\)\"|, path = \"../\1-$version\"|" -e '/^\[dev-dependencies\]/,$d' \
        "build/api/rust/$crate/Cargo.toml" >"$folder/Cargo.toml"
    without_links "$folder/README.md"
    pack_folder build/rust/package "$crate-$version" "build/packages/rust/$crate-$version.crate"
done
