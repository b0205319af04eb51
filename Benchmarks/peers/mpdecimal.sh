#!/bin/sh
# Builds the benchmark of libmpdec from the source that fetch.sh fetched into OUT/peers.
#
#     mpdecimal.sh OUT
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$1
place=$out/libmpdec
if [ ! -e "$place/libmpdec/libmpdec.a" ]; then
  rm -rf "$place"
  cp -R "$out/peers/libmpdec" "$place"
  (cd "$place" && sh ./configure --disable-cxx && make -C libmpdec libmpdec.a)
fi
cc -std=c11 -O2 -Wall -Wextra -Wpedantic -I"$here/.." -I"$place/libmpdec" "$here/mpdecimal.c" \
  "$place/libmpdec/libmpdec.a" -lm -o "$out/peer_mpdecimal"
