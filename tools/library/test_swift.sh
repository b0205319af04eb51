#!/bin/sh
# The Swift tests: test_swift.sh [build|run|smoke-build|smoke FILTER]
#
# build and run (default: both) use a release build, as the library does, so that the laws run over many cases in the
# same time. smoke-build builds the tests and the library in .build/smoke, so that an edit is built in seconds. smoke
# FILTER runs the tests there whose names match the pattern FILTER.
set -eu
cd "$(dirname "$0")/../.."
mkdir -p build
# A failing test reports its location; a debugger's trace would add nothing but a minute.
SWIFT_BACKTRACE=enable=no
export SWIFT_BACKTRACE

build() { # build OPTION …
  tools/library/swift_build.sh "$scratch" "build/$(basename "$scratch")-build.log" "$@"
}

run() { # run COMMAND …: ends well only when tests were run
  "$@" 2>&1 | tee build/swift-tests.log
  grep -aqE "Test run with [0-9]+ tests?.* passed" build/swift-tests.log
}

case ${1:-all} in
smoke*)
  scratch=.build/smoke
  # Package.swift explains the effect.
  MONEY_SMOKE=1
  export MONEY_SMOKE
  ;;
*)
  scratch=.build/tests
  # The same settings as those of the library, which also compile faster. Package.swift explains the other.
  MONEY_SMALL=1
  MONEY_TESTS=1
  export MONEY_SMALL MONEY_TESTS
  ;;
esac

case ${1:-all} in
build) build --build-tests -c release -Xswiftc -enable-testing ;;
run) run swift test --skip-build --scratch-path $scratch -c release -Xswiftc -enable-testing ;;
all)
  "$0" build
  "$0" run
  ;;
smoke-build)
  build --build-tests -c debug
  # Programs ask for the library by its name in use.
  mkdir -p build/smoke/lib
  ln -sf ../../../.build/smoke/debug/libmoney.so build/smoke/lib/libmoney.so.0
  ln -sf libmoney.so.0 build/smoke/lib/libmoney.so
  ;;
smoke) run swift test --skip-build --scratch-path $scratch -c debug --filter "$2" ;;
*)
  echo "usage: test_swift.sh [build|run|smoke-build|smoke FILTER]" >&2
  exit 2
  ;;
esac
