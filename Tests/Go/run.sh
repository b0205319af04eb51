#!/bin/sh
# Callbacks in Go that panic: run.sh LIBRARIES, the folder with libmoney.so. Ends with 'N passed, N failed'.
set -eu
libraries=$(cd "$1" && pwd)
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
mkdir -p "$root/build/go"
export GOCACHE="$root/build/go/cache" CGO_CFLAGS="-I$root/include" CGO_LDFLAGS="-L$libraries -lmoney"
go build -o "$root/build/go/panics" .
LD_LIBRARY_PATH=$libraries exec "$root/build/go/panics"
