#!/bin/sh
# Compiles the header alone as every language version that is promised, with all warnings as errors, and the assertions
# on the layout of its structs. Usage: check_header.sh
set -u
cd "$(dirname "$0")/../.." || exit 1
# The functions of the helpers and of the inline arithmetic are unused where their header is the program: header.c
# includes both.
headers=$(ls include/money.h include/money/*.h | grep -v -e helpers.h -e inline.h)
passed=0
failed=0
output=$(mktemp)
trap 'rm -f "$output"' EXIT

compile() { # compiler, options …
    if "$@" -Wall -Wextra -Wpedantic -Werror -Iinclude -fsyntax-only >"$output" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $*" >&2
        cat "$output" >&2
    fi
}

for compiler in gcc clang; do
    command -v $compiler >/dev/null || continue
    for version in c99 c11 c17 gnu17; do
        compile $compiler -std=$version -x c Tests/ABI/header/header.c
        for one in $headers; do compile $compiler -std=$version -x c "$one"; done
        compile $compiler -std=$version -x c Sources/CMoney/layout.c
    done
    for version in c++11 c++17 c++20; do
        # A C compiler without C++ headers.
        echo '#include <cstddef>' | $compiler -std=$version -x c++ -fsyntax-only - 2>/dev/null || continue
        compile $compiler -std=$version -x c++ Tests/ABI/header/header.c
        for one in $headers; do compile $compiler -std=$version -x c++ "$one"; done
    done
done
# The desk is behind its own header: money.h does not name its types and functions.
shown=$(cc -E -P -Iinclude include/money.h | grep -oE 'money_(calculator|converter|currency_list|portfolio_view|order_form)\w*')
if [ -z "$shown" ]; then
    passed=$((passed + 1))
else
    failed=$((failed + 1))
    echo "FAILED: money.h shows names of the desk:" $shown >&2
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
