#!/bin/sh
# Makes build/packages/libmoney-sys-VERSION.crate and libmoney-VERSION.crate. A project that has them in a folder of unpacked crates
# names it as a source in its .cargo/config.toml. The same files give the same bytes.
set -eu
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^VERSION := //p' Makefile)
rm -rf build/rust/package
mkdir -p build/rust/package build/packages
for crate in libmoney-sys libmoney; do
    folder=build/rust/package/$crate-$version
    mkdir -p "$folder"
    cp -R "bindings/rust/$crate/src" "bindings/rust/$crate/README.md" LICENSE "$folder"
    [ ! -e "bindings/rust/$crate/build.rs" ] || cp "bindings/rust/$crate/build.rs" "$folder"
    # A crate of a registry names others by their versions alone.
    sed -e 's/, path = "[^"]*"//' -e '/^\[dev-dependencies\]/,$d' "bindings/rust/$crate/Cargo.toml" >"$folder/Cargo.toml"
    # Links into the source tree lead nowhere in the package: their words stay.
    sed -i 's/\[\([^]]*\)\](\.\.[^)]*)/\1/g' "$folder/README.md"
    tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX -C build/rust/package -cf - "$crate-$version" |
        gzip -9n >"build/packages/$crate-$version.crate"
    echo "build/packages/$crate-$version.crate"
done
