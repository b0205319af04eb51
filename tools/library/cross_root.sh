#!/bin/sh
# Makes build/ARCHITECTURE/root, a folder of Debian's packages for another processor: the libraries that programs link,
# and a Python to run under qemu. cross_root.sh aarch64
#
# The packages are unpacked and nothing of them is run, so it needs no right of root and changes nothing of this system.
set -eu
cd "$(dirname "$0")/../.."
out=build/$1
case $1 in
aarch64) debian=arm64 ;;
*)
  echo "Only aarch64 is known, not '$1'" >&2
  exit 2
  ;;
esac
packages=libc6-dev,libgcc-12-dev,libstdc++-12-dev,libjansson-dev,libsqlite3-dev,python3-minimal,libpython3-stdlib,tzdata
release=$(. /etc/os-release && echo "${VERSION_CODENAME:-bookworm}")
wanted="$debian $release $packages $(cat "$0")"
if [ "$wanted" = "$(cat "$out/root.txt" 2>/dev/null)" ]; then exit; fi
mkdir -p "$out"
rm -rf "$out/root"
if ! mmdebstrap --variant=extract --architectures="$debian" --include="$packages" "$release" "$out/root" >"$out/root.log" 2>&1; then
  cat "$out/root.log" >&2
  echo "Could not unpack Debian's packages for $debian; the words of mmdebstrap are above." >&2
  exit 1
fi
# Links to full paths mean this machine here; the package manager, which looks through the folder, names each that is broken.
find "$out/root" -type l -lname '/*' | while read -r link; do
  target=$out/root$(readlink "$link")
  if [ -e "$target" ] || [ -L "$target" ]; then ln -sfn "$(realpath -m -s --relative-to="$(dirname "$link")" "$target")" "$link"; fi
done
find "$out/root" -xtype l -delete
# The packages' installation steps, as far as programs here need them.
ln -sf python3 "$out/root/usr/bin/python"
echo "$wanted" >"$out/root.txt"
