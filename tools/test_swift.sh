#!/bin/sh
# Runs the Swift tests as the library is built, in release: the laws run over many more cases in the same time.
set -eu
cd "$(dirname "$0")/.."
scratch=.build/tests
run() { swift test --scratch-path "$scratch" -c release -Xswiftc -enable-testing 2>&1; }
mkdir -p build
if ! run >build/swift-tests.log && grep -aq "unknown build description" build/swift-tests.log; then
  # After a build that failed or was interrupted the package manager may need a clean start.
  rm -rf "$scratch"
  run >build/swift-tests.log || { cat build/swift-tests.log; exit 1; }
fi
cat build/swift-tests.log
grep -aqE "Test run with [0-9]+ tests.* passed" build/swift-tests.log
