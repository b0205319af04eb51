#!/bin/sh
# Runs the tests of the module with the library of a folder, and go vet: run.sh LIBDIR. Ends with "N passed, N failed".
set -u
cd "$(dirname "$0")/../../.."
libraries=${1:-build/embedded/lib}
output=$(mktemp)
trap 'rm -f "$output"' EXIT
tools/bindings/go.sh "$libraries" bindings/go vet ./... >"$output" 2>&1 || {
    cat "$output"
    echo "0 passed, 1 failed"
    exit 1
}
# Each address that C is given is checked: no memory of Go may hold one of Go's.
GODEBUG=cgocheck=2 tools/bindings/go.sh "$libraries" bindings/go test -count=1 -v . >"$output" 2>&1
code=$?
passed=$(grep -c '^--- PASS' "$output")
failed=$(grep -c '^--- FAIL' "$output")
# A panic or a compile error prints no result line of its own.
if [ "$code" -ne 0 ] && [ "$failed" -eq 0 ]; then failed=1; fi
[ "$failed" -eq 0 ] || cat "$output"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
