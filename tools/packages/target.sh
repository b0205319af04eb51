#!/bin/sh
# Prepares a system to link for: target.sh TARGET, such as x86_64-linux-gnu.2.28 or x86_64-linux-musl.
#
# build/targets/TARGET gets lib with stubs of that system's C library, a folder of objects for each C module, compiled with
# that system's headers, and libjansson.a. All are made by the compiler of the package ziglang, which brings headers and stubs.
set -eu
cd "$(dirname "$0")/../.."
target=$1
out=build/targets/$target
compiler="$PWD/tools/packages/zig_cc.sh"
. tools/packages/flags.sh

inputs() { cat tools/packages/*.sh tools/packages/*.txt tools/requirements/wheel.txt; find Sources -name '*.[ch]' -exec cat {} +; }
stamp=$(inputs | sha256sum)
if [ "$stamp" = "$(cat "$out/stamp" 2>/dev/null)" ]; then exit 0; fi
rm -rf "$out"
mkdir -p "$out/lib" "$out/jansson"

# The compiler links an empty library and reports its inputs: the stubs, and glibc's static parts.
echo 'int nothing;' >"$out/empty.c"
"$compiler" -target "$target" -shared -fPIC -O2 "$out/empty.c" -o "$out/empty.so" -v 2>"$out/link.log" ||
  { cat "$out/link.log" >&2; exit 1; }
folder=$("$compiler" --cache)
for file in $(sed -n '/^ld.lld .*empty\.so/p' "$out/link.log" | tr ' ' '\n' |
  grep -E '/(libc\.so(\.6)?|libm\.so\.6|libpthread\.so\.0|libdl\.so\.2|libld\.so\.[12]|libc_nonshared\.a)$'); do
  case $file in /*) ;; *) file=$folder/$file ;; esac
  cp "$file" "$out/lib/"
done
ls "$out/lib/"libc.so* >/dev/null 2>&1 || { echo "the compiler names no stub of the C library for $target" >&2; exit 1; }
rm "$out/empty.c" "$out/empty.so" "$out/link.log"

compile() { # compile SOURCE OBJECT OPTION …
  source=$1
  object=$2
  shift 2
  # shellcheck disable=SC2086
  "$compiler" -target "$target" -c $machine_flags "$@" "$source" -o "$object"
}
# SQLite's header declares the functions that the library resolves when a store is opened; it is the same on all systems.
mkdir "$out/include"
cp "$(echo '#include <sqlite3.h>' | cc -E - | sed -n 's/^# 1 "\(.*\/sqlite3\.h\)".*/\1/p' | head -n 1)" "$out/include/"
for module in CMachine CForks CSQLite; do
  folder=Sources/$module
  mkdir "$out/$module.build"
  for source in "$folder"/*.c; do
    compile "$source" "$out/$module.build/$(basename "$source").o" -DMONEY_RESERVE \
      "-I$folder/include" "-I$folder" "-I$out/include"
  done
done

# The portable parts of jansson, with a configuration of features that every supported system offers.
tools/packages/fetch_source.sh jansson "$out/jansson"
sed -e 's/@json_inline@/inline/' -e 's/@json_have_long_long@/1/' -e 's/@json_have_localeconv@/1/' \
  -e 's/@json_have_atomic_builtins@/1/' -e 's/@json_have_sync_builtins@/1/' "$out/jansson/src/jansson_config.h.in" \
  >"$out/jansson/src/jansson_config.h"
cat >"$out/jansson/src/jansson_private_config.h" <<'C'
#define HAVE_ATOMIC_BUILTINS 1
#define HAVE_SYNC_BUILTINS 1
#define HAVE_FCNTL_H 1
#define HAVE_SCHED_H 1
#define HAVE_SCHED_YIELD 1
#define HAVE_STDINT_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_SYS_TIME_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_UNISTD_H 1
#define HAVE_CLOSE 1
#define HAVE_GETPID 1
#define HAVE_GETTIMEOFDAY 1
#define HAVE_LOCALE_H 1
#define HAVE_LOCALECONV 1
#define HAVE_OPEN 1
#define HAVE_READ 1
#define HAVE_STRTOLL 1
#define HAVE_STRERROR 1
#define HAVE_SNPRINTF 1
#define USE_URANDOM 1
#define INITIAL_HASHTABLE_ORDER 3
C
set --
for source in "$out"/jansson/src/*.c; do
  object=$out/jansson/$(basename "$source").o
  compile "$source" "$object" -w -DHAVE_CONFIG_H "-I$out/jansson/src"
  set -- "$@" "$object"
done
ar rcsD "$out/libjansson.a" "$@"
cp "$out/jansson/LICENSE" "$out/jansson-LICENSE"
echo "$stamp" >"$out/stamp"
