#!/bin/sh
# The C compiler of the package ziglang, with its cache in build; `--cache` prints the folder that its paths start from.
root=$(cd "$(dirname "$0")/../.." && pwd)
export ZIG_GLOBAL_CACHE_DIR="$root/build/zig" ZIG_LOCAL_CACHE_DIR="$root/build/zig"
if [ "$1" = --cache ]; then
  pwd
  exit 0
fi
exec "$root/build/venv-packages/bin/python" -m ziglang cc "$@"
