#!/bin/sh
# The fuzzers: run.sh [SECONDS_EACH], new inputs under build/fuzz; FUZZ_TARGETS names some of them.
# Ends with 'N passed, N failed'. `make test` runs the seeds alone, without a fuzzer.
# run.sh build only builds the library with the sanitizers, into .build/fuzz; with BUILT=1 it is there.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
out=$root/build/fuzz
targets=${FUZZ_TARGETS:-numbers ecb json documents allocate convert expressions calculator locale feeds notepad invoices}
warnings="-std=c11 -Wall -Wextra -Wpedantic -Werror"
mkdir -p "$out/bin"

# A failing law reports its location; a debugger's trace would add nothing.
SWIFT_BACKTRACE=enable=no
export SWIFT_BACKTRACE

# The compiler that came with Swift, else the system's; it must have libFuzzer with it.
find_clang() {
  resources=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  for clang in "$resources/../../bin/clang" clang; do
    if echo 'int LLVMFuzzerTestOneInput(const unsigned char *d, unsigned long n) { return d != 0 && n > 9; }' |
      "$clang" -fsanitize=fuzzer,address -x c - -o "$out/bin/probe" >/dev/null 2>&1; then
      return 0
    fi
  done
  echo "No clang with libFuzzer: neither the one of the Swift toolchain nor one on the PATH has it" \
    "(Debian: apt-get install clang libclang-rt-dev)." >&2
  exit 1
}

build_library() {
  if ! "$root/tools/library/swift_build.sh" "$root/.build/fuzz" "$out/build.log" -c release --product money --sanitize=address \
    -Xswiftc -sanitize=fuzzer -Xswiftc -use-ld=lld; then
    echo "The library does not build with the sanitizers; the compiler's words are above." >&2
    exit 1
  fi
  # Programs ask for the library by its name in use.
  mkdir -p "$root/build/sanitized/lib"
  ln -sf ../../../.build/fuzz/release/libmoney.so "$root/build/sanitized/lib/libmoney.so.0"
}

build_target() { # build_target TARGET
  # shellcheck disable=SC2086
  "$clang" $warnings -O2 -g -fsanitize=address -I"$root/include" -c "$here/$1.c" -o "$out/bin/$1.o"
  "$clang" -fsanitize=fuzzer,address "$out/bin/$1.o" -L"$library" -lmoney -Wl,-rpath,"$library" \
    -o "$out/bin/fuzz-$1" 2>"$out/link.log" || {
    cat "$out/link.log" >&2
    exit 1
  }
}

# The longest input a target makes use of.
longest() { # longest TARGET
  case $1 in
  ecb | json | documents | invoices) echo 65536 ;;
  *) echo 2300 ;;
  esac
}

fuzz() { # fuzz TARGET SECONDS
  mkdir -p "$out/corpus/$1" "$out/finds"
  python3 "$here/seeds.py" unpack "$1" "$out/seeds/$1"
  set -- "$1" "$2" "$out/bin/fuzz-$1"
  if [ -f "$here/$1.dict" ]; then set -- "$@" "-dict=$here/$1.dict"; fi
  target=$1
  seconds=$2
  shift 2
  ASAN_OPTIONS=malloc_context_size=4:quarantine_size_mb=16 "$@" -max_total_time="$seconds" -timeout=20 \
    -rss_limit_mb=4096 -max_len="$(longest "$target")" -print_final_stats=1 \
    -artifact_prefix="$out/finds/$target-" "$out/corpus/$target" "$out/seeds/$target" >"$out/$target.log" 2>&1
}

total=0
passed=0
failed=0
report() { # report TARGET STATUS
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$out/$1.log" | tail -n 1)
  total=$((total + ${runs:-0}))
  if [ "$2" -eq 0 ]; then
    passed=$((passed + 1))
    echo "$1: ${runs:-no} executions"
    return
  fi
  failed=$((failed + 1))
  echo "$1: FAILED after ${runs:-an unknown number of} executions ($out/$1.log)"
  grep -a -E 'does not hold|^==[0-9]+==ERROR|^SUMMARY|Test unit written to' "$out/$1.log" | cut -c1-300 | sed 's/^/    /'
}

run_fuzzers() { # run_fuzzers SECONDS
  find_clang
  [ -n "${BUILT:-}" ] || build_library
  library=$root/.build/fuzz/release
  for target in $targets; do build_target "$target"; done
  # Two at a time.
  # shellcheck disable=SC2086
  set -- "$1" $targets
  seconds=$1
  shift
  while [ $# -gt 0 ]; do
    first=$1
    second=${2:-}
    fuzz "$first" "$seconds" &
    first_job=$!
    if [ -n "$second" ]; then
      fuzz "$second" "$seconds" &
      second_job=$!
    fi
    status=0
    wait "$first_job" || status=$?
    report "$first" "$status"
    shift
    if [ -n "$second" ]; then
      status=0
      wait "$second_job" || status=$?
      report "$second" "$status"
      shift
    fi
  done
  echo "$total executions in total"
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}

case ${1:-60} in
build) build_library ;;
*[!0-9]* | 0*)
  echo "usage: run.sh [SECONDS_EACH | build]" >&2
  exit 2
  ;;
*) run_fuzzers "${1:-60}" ;;
esac
