#!/bin/sh
# Builds the standard library for the thread sanitizer into build/threads/lib.
#
# The compiler's instrumentation reports each memory access to the sanitizer, which therefore recognises atomic accesses.
# Tools that observe machine instructions cannot: on x86 an atomic load is an ordinary load.
set -eu
cd "$(dirname "$0")/../.."
mkdir -p build/threads/lib
if ! tools/library/swift_build.sh .build/threads build/threads/build.log -c release --product money --sanitize=thread \
  -Xswiftc -use-ld=lld; then
  echo "The library does not build with the thread sanitizer; the compiler's words are above." >&2
  exit 1
fi
# Programs ask for the library by its name in use.
ln -sf ../../../.build/threads/release/libmoney.so build/threads/lib/libmoney.so.0
