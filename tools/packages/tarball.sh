#!/bin/sh
# Packs a platform: tarball.sh NAME VERSION makes build/packages/c/libmoney-VERSION-NAME.tar.gz from build/NAME.
#
# The archive is reproducible: names are sorted, owners and times are fixed.
set -eu
cd "$(dirname "$0")/../.."
name=$1
version=$2
. tools/packages/flags.sh
needs=$(awk -v name="$name" '$1 == name { $1 = $2 = ""; sub(/^ */, ""); print }' tools/packages/platforms.txt)
target=$(awk -v name="$name" '$1 == name { print $2 }' tools/packages/platforms.txt)
[ -n "$needs" ] || { echo "tools/packages/platforms.txt has no $name" >&2; exit 2; }
top=libmoney-$version-$name
work=build/stage
out=build/packages/c
rm -rf "${work:?}/$top"
mkdir -p "$work/$top" "$out" build/packages/contents
HOST_TOOL=build/embedded/bin/money tools/packages/stage.sh "build/$name" "$work/$top" "$version"

doc=$work/$top/share/doc/libmoney
mkdir -p "$doc/licences"
cp LICENSE "$doc/licences/libmoney"
cp "build/targets/$target/jansson-LICENSE" "$doc/licences/jansson"
cp tools/packages/licences/* "$doc/licences/"
cp CHANGELOG.md "$doc/CHANGELOG.md"
python3 tools/packages/sbom.py "$name" "$version" >"$doc/libmoney.cdx.json"
cp "$doc/libmoney.cdx.json" "build/packages/contents/$top.cdx.json"
cp tools/packages/tarball/install.sh "$work/$top/install.sh"
sed -e "s/@VERSION@/$version/g" -e "s/@NAME@/$name/g" -e "s/@NEEDS@/$needs/g" tools/packages/tarball/README.md.in \
  >"$work/$top/README.md"

# Modes are independent of the builder's umask.
chmod -R u=rwX,go=rX "$work/$top"
LC_ALL=C tar --sort=name --format=ustar --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
  -C "$work" -cf - "$top" | gzip -9 -n >"$out/$top.tar.gz.new"
mv "$out/$top.tar.gz.new" "$out/$top.tar.gz"
rm -rf "${work:?}/$top"
