#!/bin/sh
# Builds all packages again, from the compiler on, in another folder, at another time, in another language and with another
# umask; every file must be identical: test_reproducible.sh VERSION
#
# FROM=objects starts from the objects of this build instead, in a minute instead of several.
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
. tools/packages/flags.sh
here=$PWD
tree=$work/another/place/with-a-longer-name
mkdir -p "$tree/build"
git ls-files --cached --others --exclude-standard -z | xargs -0 cp -P --parents -t "$tree"
ln -s "$here/build/venv-packages" "$tree/build/venv-packages"
# Debian's packages for arm64 come from outside, as the compiler does.
mkdir "$tree/build/aarch64"
ln -s "$here/build/aarch64/root" "$tree/build/aarch64/root"
cp "$here/build/aarch64/root.txt" "$tree/build/aarch64/"
again() {
  cd "$tree" && umask 077 && export TZ=Asia/Tokyo LC_ALL=C SOURCES="$here/build/sources" || return 1
  if [ "${FROM:-sources}" = objects ]; then
    cp -a "$here/build/embedded" build/ && cp -a "$here/build/aarch64/parts" build/aarch64/ || return 1
  else
    tools/library/build.sh embedded && tools/library/cli.sh embedded && tools/library/embedded.sh aarch64 || return 1
  fi
  tools/packages/build.sh "$1"
}
(again "$1") >"$work/again.log" 2>&1
check "all is built again" test -e "$tree/build/packages/SHA256SUMS" || tail -n 20 "$work/again.log"
(cd build/packages && find . -type f -printf "%P\n") | LC_ALL=C sort >"$work/files"
while read -r file; do
  check "$file is identical" cmp "build/packages/$file" "$tree/build/packages/$file"
done <"$work/files"
if [ "$failed" -gt 0 ]; then
  for file in build/embedded/lib/libmoney.so.0 build/*/parts/Money.build/Money.o build/*/bin/money build/linux-*/lib/libmoney.so.0; do cmp "$file" "$tree/$file" || true; done
fi
ended
