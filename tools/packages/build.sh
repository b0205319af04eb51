#!/bin/sh
# Makes everything that is shipped, into build/packages: build.sh VERSION. The embedded builds for this processor and for
# arm64 are there already.
set -eu
cd "$(dirname "$0")/../.."
version=$1
. tools/packages/flags.sh
rm -rf build/packages
mkdir -p build/packages
for name in $(awk 'NF && $1 !~ /^#/ { print $1 }' tools/packages/platforms.txt); do
  tools/packages/platform.sh "$name"
  tools/packages/tarball.sh "$name" "$version"
  tools/packages/wheel.sh "$name" build/packages
done
tools/build_wasm.sh
tools/packages/npm.sh build/linux-x86_64/lib build/targets/x86_64-linux-gnu.2.28/jansson-LICENSE
if command -v dpkg-buildpackage >/dev/null 2>&1; then
  tools/packages/debian.sh "$version"
else
  echo "No Debian packages: dpkg-buildpackage is not here."
fi
rm -rf build/packages/stage
(cd build/packages && LC_ALL=C sha256sum -- * >"../SHA256SUMS" && mv ../SHA256SUMS .)
echo "In build/packages:"
(cd build/packages && ls -l | awk 'NR > 1 { print "  " $NF, $5 }')
