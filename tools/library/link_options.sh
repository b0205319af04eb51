#!/bin/sh
# The options that the linker gets for every shared library, one a line: link_options.sh EXPORTS.map
set -eu
echo "--version-script=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")"
# At -O2 a string that is the end of another one has no bytes of its own.
printf '%s\n' -soname=libmoney.so.0 -z nodelete -z relro -z now -z noexecstack --gc-sections -s -O2
# The calls of the allocator go to Sources/CMachine/reserve.c, since Swift ends the process when one fails.
for name in malloc calloc realloc posix_memalign aligned_alloc malloc_usable_size free; do echo "--wrap=$name"; done
