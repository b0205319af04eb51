#!/bin/sh
# Puts jansson's sources into build/wasm/jansson: those that Debian's package is made of. WebAssembly has no packages.
set -eu
cd "$(dirname "$0")/../.."
version=2.14
archive=jansson_$version.orig.tar.gz
checksum=c739578bf6b764aa0752db9a2fdadcfe921c78f1228c7ec0bb47fa804c55d17b
folder=$PWD/build/wasm/jansson
if [ -e "$folder/$version.stamp" ]; then exit; fi

# Lists of sources of its own, so that the system's stay as they are.
apt=$PWD/build/wasm/apt
rm -rf "$apt" "$folder"
mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$folder"
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
echo "deb-src [signed-by=$keyring] http://deb.debian.org/debian bookworm main" >"$apt/sources.list"
cat >"$apt/apt.conf" <<END
Dir::Etc::sourcelist "$apt/sources.list";
Dir::Etc::sourceparts "-";
Dir::State "$apt";
Dir::State::status "/var/lib/dpkg/status";
Dir::Cache "$apt/cache";
APT::Sandbox::User "root";
END
export APT_CONFIG=$apt/apt.conf
if ! { apt-get update -qq && cd "$apt" && apt-get source -qq --download-only --only-source jansson=2.14-2; } >"$apt/log" 2>&1; then
  cat "$apt/log" >&2
  echo "Could not get jansson's sources; the words of apt are above." >&2
  exit 1
fi
if ! echo "$checksum  $apt/$archive" | sha256sum --check --quiet -; then
  echo "$archive: wrong checksum" >&2
  exit 1
fi
tar -xzf "$apt/$archive" -C "$folder" --strip-components=1
rm -rf "$apt"
touch "$folder/$version.stamp"
