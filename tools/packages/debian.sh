#!/bin/sh
# Makes Debian's packages of the embedded build: debian.sh VERSION puts them into build/packages/debian.
#
# The library needs Debian's jansson, and the loader finds it, so the tool has no path of its own. EMAIL is the
# maintainer's address.
set -eu
cd "$(dirname "$0")/../.."
version=$1
. tools/packages/flags.sh
email=${EMAIL:-libmoney@packages.invalid}
root=$PWD
multiarch=$(dpkg-architecture -qDEB_HOST_MULTIARCH)
out=build/debian
source=$out/libmoney-$version
rm -rf "$out"
mkdir -p "$out/lib" "$source/debian"

cp -a build/embedded/lib/libmoney.so* "$out/lib/"
RPATH="" CFLAGS="$(dpkg-buildflags --get CFLAGS) $(dpkg-buildflags --get CPPFLAGS) -ffile-prefix-map=$root=. -fPIE -pie" \
  LDFLAGS="$(dpkg-buildflags --get LDFLAGS) -Wl,-z,now -Wl,--build-id=sha1" tools/library/cli.sh debian

stage=$source/stage/usr
LIBDIR=lib/$multiarch HOST_TOOL=build/embedded/bin/money tools/packages/stage.sh "$out" "$stage" "$version"
sed -i 's|^prefix=.*|prefix=/usr|' "$stage/lib/$multiarch/pkgconfig/money.pc"
chmod 644 "$stage/lib/$multiarch/libmoney.so.0"
mv "$stage/share/zsh/site-functions" "$stage/share/zsh/vendor-completions"

python=$stage/lib/python3/dist-packages
mkdir -p "$python"
find bindings/python/libmoney -name '*.py' -o -name py.typed | sort | while read -r file; do
  mkdir -p "$python/$(dirname "${file#bindings/python/}")"
  install -m 644 "$file" "$python/${file#bindings/python/}"
done
mkdir "$python/libmoney-$version.egg-info"
printf 'Metadata-Version: 2.1\nName: libmoney\nVersion: %s\nSummary: Exact money\nLicense: MIT\nRequires-Python: >=3.9\n' \
  "$version" >"$python/libmoney-$version.egg-info/PKG-INFO"

cp tools/packages/debian/* "$source/debian/"
sed -i "s/@EMAIL@/$email/" "$source/debian/control"
cp CHANGELOG.md "$source/"
# The licences of the copyright file, as their texts are: a blank in front, and a point on empty lines.
for licence in "Expat LICENSE" "Unicode-3.0 tools/packages/licences/Unicode-3.0"; do
  echo "License: ${licence%% *}"
  sed -e 's/[[:space:]]*$//' -e 's/^$/./' -e 's/^/ /' "${licence#* }"
  echo
done >>"$source/debian/copyright"
{
  echo "libmoney.so.0 libmoney0 #MINVER#"
  awk 'NF && $1 !~ /^#/ { print " " $1 "@Base " $2 }' symbols.txt
} >"$source/debian/libmoney0.symbols"
cat >"$source/debian/changelog" <<E
libmoney ($version) unstable; urgency=medium

  * Packages of libmoney $version; its own changes are in CHANGELOG.md.

 -- The libmoney authors <$email>  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")
E
(cd "$source" && umask 022 && dpkg-buildpackage -b -us -uc -d -tc) >"$out/build.log" 2>&1 || { cat "$out/build.log" >&2; exit 1; }
rm -rf build/packages/debian
mkdir -p build/packages/debian build/packages/contents
cp "$out"/*.deb build/packages/debian/
python3 tools/packages/sbom.py debian "$version" >"build/packages/contents/libmoney-$version-debian.cdx.json"
