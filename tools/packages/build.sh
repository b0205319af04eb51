#!/bin/sh
# Makes everything that is shipped, into build/packages, a folder for each kind of package: build.sh VERSION [PLATFORM …]. Without a
# PLATFORM, archives and wheels are made for all of platforms.txt. Their embedded builds are there already.
set -eu
cd "$(dirname "$0")/../.."
version=$1
shift
[ $# -gt 0 ] || set -- $(awk 'NF && $1 !~ /^#/ { print $1 }' tools/packages/platforms.txt)
. tools/packages/flags.sh
command -v dpkg-buildpackage >/dev/null 2>&1 || { echo "dpkg-buildpackage is missing: tools/setup.sh packages installs it" >&2; exit 1; }
rm -rf build/packages build/stage
mkdir -p build/packages
for name in "$@"; do
  tools/packages/platform.sh "$name"
  tools/packages/tarball.sh "$name" "$version"
  tools/packages/wheel.sh "$name" build/packages/python
done
tools/library/wasm.sh
for language in csharp go java lua npm php ruby rust; do "tools/packages/$language.sh"; done
tools/packages/debian.sh "$version"
tools/packages/sums.sh
