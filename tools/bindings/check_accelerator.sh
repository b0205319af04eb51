#!/bin/sh
# Checks Python's amounts in C with builds of their own: check_accelerator.sh fuzz [SECONDS] [SEED]
#                                                        check_accelerator.sh references [OPERATIONS]
#
# fuzz: random calls, with AddressSanitizer and UndefinedBehaviorSanitizer. Their runtime is loaded before Python, which
# is built without them. references: a debug build of CPython counts every reference. LIBMONEY_PATH names the library.
set -eu
cd "$(dirname "$0")/../.."
kind=$1
shift
package=build/python-$kind
rm -rf "$package"
mkdir -p "$package"
cp -R bindings/python/libmoney "$package/libmoney"
rm -f "$package"/libmoney/*.so
export PYTHONPATH="$PWD/$package" LIBMONEY_ACCELERATED=1

case $kind in
fuzz)
  CFLAGS="-g -O1 -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer" \
    tools/bindings/accelerator.sh "$package/libmoney"
  LD_PRELOAD=$(readlink -f "$("${CC:-cc}" -print-file-name=libasan.so)")
  export LD_PRELOAD
  # Python's own allocator would hide the object that an invalid access belongs to. A text may be formatted to a width
  # that exceeds any machine's memory; Python then raises a MemoryError.
  export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1 PYTHONMALLOC=malloc
  exec "${PYTHON:-build/venv/bin/python}" Tests/Python/run_fuzz.py "$@"
  ;;
references)
  PYTHON=python3-dbg CFLAGS="-g -DPy_DEBUG" tools/bindings/accelerator.sh "$package/libmoney"
  exec python3-dbg Tests/Python/run_references.py "$@"
  ;;
*)
  echo "usage: tools/bindings/check_accelerator.sh fuzz [SECONDS] [SEED] | references [OPERATIONS]" >&2
  exit 2
  ;;
esac
