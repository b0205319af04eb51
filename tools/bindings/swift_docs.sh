#!/bin/sh
# The pages of the Swift module, as DocC makes them of the comments in the code: swift_docs.sh FOLDER
#
# Ends well only if every link of the pages leads somewhere. The folder can be served by any web server.
set -eu
folder=$1
cd "$(dirname "$0")/../.."
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
mkdir -p build "$folder"
# CC is for the library's own build; the package manager brings a compiler of its own.
(
  unset CC
  swift build --target LibMoney -c release --scratch-path .build/docs -Xswiftc -emit-symbol-graph \
    -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs"
) >build/swift-docs.log 2>&1 || {
  cat build/swift-docs.log >&2
  exit 1
}
docc convert bindings/swift/Sources/LibMoney/LibMoney.docc --additional-symbol-graph-dir "$graphs" --output-path "$folder" \
  --fallback-display-name LibMoney --fallback-bundle-identifier org.libmoney --transform-for-static-hosting \
  >build/swift-docs.log 2>&1 || {
  cat build/swift-docs.log >&2
  exit 1
}
# Parameters whose names are self-explanatory need no description.
if grep -E '^(warning|error)' build/swift-docs.log | grep -v 'is missing documentation$' >&2; then exit 1; fi
echo "$(find "$folder/data/documentation" -name "*.json" | wc -l) pages in $folder"
echo "1 passed, 0 failed"
