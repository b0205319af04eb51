#!/bin/sh
# Builds the extension for PHP over a built library: php.sh FOLDER-OF-THE-LIBRARY FOLDER
#
# phpize writes into the folder that it builds, so the sources are copied there. Warnings are errors. A second call
# rebuilds only changed files.
set -eu
cd "$(dirname "$0")/../.."
library=$(cd "$1" && pwd)
built=$2
mkdir -p "$built"
built=$(cd "$built" && pwd)
root=$PWD
python3 api/generate.py --build
exec 9>"$built.lock"
flock 9 # Several suites build at the same time, and the second one finds it done.
for file in build/api/php/ext/*; do
    cmp -s "$file" "$built/$(basename "$file")" || cp "$file" "$built/"
done
cd "$built"
# A header that no longer exists is still among the dependencies of the objects, and make cannot make it.
if ! ls "$root/include/money" | cmp -s - headers.txt; then
    rm -f ./*.lo ./*.dep
    ls "$root/include/money" >headers.txt
fi
if [ ! -e Makefile ] || [ config.m4 -nt Makefile ]; then
    phpize >configure.log
    ./configure --quiet --enable-libmoney-strict --with-libmoney-include="$root/include" --with-libmoney-lib="$library" >>configure.log 2>&1
fi
make -s all >make.log 2>&1 || { cat make.log >&2; exit 1; }
