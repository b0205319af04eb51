#!/bin/sh
# Prints the linker script that exports exactly the names in symbols.txt.
set -eu
echo "{"
echo "  global:"
awk 'NF && $1 !~ /^#/ { print "    " $1 ";" }' "$(dirname "$0")/../../symbols.txt"
echo "  local: *;"
echo "};"
