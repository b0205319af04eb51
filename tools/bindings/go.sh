#!/bin/sh
# Runs go in a folder, with the library of a folder: go.sh LIBDIR FOLDER WORD…
#
# The program finds the library where it was built, by the path that is linked into it.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
libraries=$(cd "$1" && pwd)
folder=$2
shift 2
settings=$root/build/go/$(basename "$(dirname "$libraries")")
mkdir -p "$settings"
cat >"$settings/money.pc.new" <<END
Name: libmoney
Description: the library of this tree
Version: 0
Cflags: -I$root/include
Libs: -L$libraries -lmoney -Wl,-rpath,$libraries
END
cmp -s "$settings/money.pc.new" "$settings/money.pc" || cp "$settings/money.pc.new" "$settings/money.pc"
cd "$folder"
# The files of the cache and of the settings are the tree's own, and nothing is fetched.
PKG_CONFIG_PATH=$settings CGO_ENABLED=1 CGO_LDFLAGS_ALLOW='-Wl,-rpath,.*' GOFLAGS=-mod=mod GOPROXY=off GOTOOLCHAIN=local \
  CC=${CC:-cc} exec go "$@"
