#!/bin/sh
# Runs the tests of the crates with all features and the library of a folder, clippy and rustdoc: test.sh LIBDIR. Ends with "N passed, N failed".
set -u
cd "$(dirname "$0")/../.."
libraries=${1:-build/embedded/lib}
output=$(mktemp)
trap 'rm -f "$output"' EXIT
failed=0
if ! tools/bindings/rust.sh "$libraries" build/api/rust clippy --workspace --all-features -- -D warnings >"$output" 2>&1; then
    grep -E '^(error|warning)' -A 8 "$output" | head -n 60
    failed=1
fi
if ! RUSTDOCFLAGS='-D warnings' tools/bindings/rust.sh "$libraries" build/api/rust doc -p libmoney -p libmoney-sys --no-deps --all-features >"$output" 2>&1; then
    grep -E '^(error|warning)' -A 8 "$output" | head -n 60
    failed=$((failed + 1))
fi
tools/bindings/rust.sh "$libraries" build/api/rust test --all-features >"$output" 2>&1
code=$?
passed=$(sed -n 's/^test result: .* \([0-9]*\) passed.*/\1/p' "$output" | awk '{ sum += $1 } END { print sum + 0 }')
broken=$(sed -n 's/^test result: .* \([0-9]*\) failed.*/\1/p' "$output" | awk '{ sum += $1 } END { print sum + 0 }')
# A compile error counts as a failed test.
if [ "$code" -ne 0 ] && [ "$broken" -eq 0 ]; then broken=1; fi
[ "$broken" -eq 0 ] || cat "$output"
failed=$((failed + broken))
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
