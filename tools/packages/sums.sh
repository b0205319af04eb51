#!/bin/sh
# Writes build/packages/SHA256SUMS, and prints the list of packages.
set -eu
cd "$(dirname "$0")/../../build/packages"
find . -type f ! -name SHA256SUMS -printf '%P\0' | LC_ALL=C sort -z | xargs -0 sha256sum -- >../SHA256SUMS
mv ../SHA256SUMS .
echo "In build/packages:"
find . -type f -printf '%P %s\n' | LC_ALL=C sort | sed 's/^/  /'
