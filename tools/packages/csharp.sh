#!/bin/sh
# Makes build/packages/Libmoney.VERSION.nupkg: the assembly of bindings/csharp, and the library for this processor.
#
#     tools/packages/csharp.sh [LIBRARY [LICENCE…]]
#
# LIBRARY is a libmoney.so.0 that goes into the package: that of build/linux-PROCESSOR if it is there, else of build/embedded. LICENCE
# is that of a library which is linked into it. The same files give the same bytes. CSHARP_BUILT is the folder of the assembly.
set -eu
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^VERSION := //p' Makefile)
processor=$(uname -m)
library=build/linux-$processor/lib/libmoney.so.0
[ -e "$library" ] || library=build/embedded/lib/libmoney.so.0
library=${1:-$library}
[ $# -eq 0 ] || shift
case $processor in
x86_64) platform=linux-x64 ;;
aarch64) platform=linux-arm64 ;;
*)
    echo "no package for $processor" >&2
    exit 1
    ;;
esac
export CSHARP_BUILT="${CSHARP_BUILT:-build/csharp}"
tools/build_csharp.sh classes
mkdir -p build/packages
"${PYTHON:-build/venv/bin/python}" tools/packages/nupkg.py "$version" "$CSHARP_BUILT" "$library" "$platform" "$@"
