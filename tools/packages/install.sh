#!/bin/sh
# install.sh install|uninstall DESTDIR PREFIX VERSION; the library is the one in the folder LIBRARY, or in build/lib, and
# the tool the one beside it, in ../bin. Nothing is built here: `make` has done that, perhaps as another user.
set -eu
cd "$(dirname "$0")/../.."
action=$1
library=${LIBRARY:-build/lib}
export DESTDIR="$2"
if [ "$action" = uninstall ]; then exec sh tools/packages/tarball/install.sh uninstall "$3"; fi

for file in "$library/libmoney.so.0" "$library/../bin/money"; do
  [ -e "$file" ] || { echo "$file is missing: 'make' builds it, and 'make install' only copies" >&2; exit 1; }
done
SOURCE=$(mktemp -d)
trap 'rm -rf "$SOURCE"' EXIT
export SOURCE
tools/packages/stage.sh "$library/.." "$SOURCE" "$4"
sh tools/packages/tarball/install.sh install "$3"
