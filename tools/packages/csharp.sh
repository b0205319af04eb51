#!/bin/sh
# Makes build/packages/csharp/Libmoney.VERSION.nupkg: the assembly of bindings/csharp, and the library for this processor.
# The build is reproducible. CSHARP_BUILT is the folder of the assembly.
set -eu
cd "$(dirname "$0")/../.."
. tools/packages/inside.sh
case $processor in
aarch64) identifier=linux-arm64 ;;
*) identifier=linux-x64 ;;
esac
export CSHARP_BUILT="${CSHARP_BUILT:-build/csharp}"
tools/bindings/csharp.sh classes
"$python" tools/packages/nupkg.py "$version" "$CSHARP_BUILT" "$library" "$identifier" "$licence"
