#!/bin/sh
# Prints the linker's script that exports what symbols.txt lists, and no more.
set -eu
echo "{"
echo "  global:"
awk 'NF && $1 !~ /^#/ { print "    " $1 ";" }' "$(dirname "$0")/../../symbols.txt"
echo "  local: *;"
echo "};"
