#!/bin/sh
# Fetches a library's source from Debian's archive: fetch_source.sh NAME FOLDER unpacks it there.
#
# sources.txt lists the file and its checksum. The configuration of apt is private, so the system's stays unchanged.
# SOURCES names a folder that already contains the file, for a machine without access to that archive.
set -eu
cd "$(dirname "$0")/../.."
name=$1
folder=$2
line=$(awk -v name="$name" '$1 == name' tools/packages/sources.txt)
[ -n "$line" ] || { echo "tools/packages/sources.txt has no $name" >&2; exit 2; }
# shellcheck disable=SC2086
set -- $line
file=$3
sum=$4
kept=build/sources
mkdir -p "$kept"

is_right() { [ -f "$1" ] && echo "$sum  $1" | sha256sum --check --status; }

fetch() {
  apt=$(mktemp -d)
  trap 'rm -rf "$apt"' EXIT
  mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$apt/parts"
  # The same servers as for packages, but of Debian alone, and for sources.
  for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [ ! -f "$list" ] || sed -n '/debian\.org\|ubuntu\.com/s/^deb /deb-src /p' "$list"
  done >"$apt/parts/sources.list"
  for list in /etc/apt/sources.list.d/*.sources; do
    if [ -f "$list" ] && grep -q 'debian\.org\|ubuntu\.com' "$list"; then
      sed 's/^Types:.*/Types: deb-src/' "$list" >"$apt/parts/$(basename "$list")"
    fi
  done
  set -- -o "Dir::State::Lists=$apt/lists" -o "Dir::Cache=$apt/cache" -o Dir::Etc::SourceList=/dev/null
  set -- "$@" -o "Dir::Etc::SourceParts=$apt/parts" -o APT::Sandbox::User=root -qq
  mv "$apt/parts/sources.list" "$apt/parts/system.list"
  (cd "$apt" && apt-get "$@" update && apt-get "$@" --download-only --tar-only source "$name") >"$kept/$name.log" 2>&1 ||
    { cat "$kept/$name.log" >&2; return 1; }
  mv "$apt/$file" "$kept/$file" || { echo "Debian's source of $name is now another: $(cd "$apt" && ls ./*.tar*)" >&2; return 1; }
}

if [ -n "${SOURCES:-}" ] && [ -f "$SOURCES/$file" ]; then cp "$SOURCES/$file" "$kept/$file"; fi
is_right "$kept/$file" || fetch
is_right "$kept/$file" || { echo "$kept/$file has not the checksum that tools/packages/sources.txt gives" >&2; exit 1; }
rm -rf "$folder"
mkdir -p "$folder"
tar -xf "$kept/$file" -C "$folder" --strip-components=1
