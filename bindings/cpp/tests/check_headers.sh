#!/bin/sh
# The headers for C++ compile without a warning: with each compiler that is there. No code of
# them is a template that waits for its use, so this compiles all of it.
set -eu
cd "$(dirname "$0")/../../.."
python3 api/generate.py --build
passed=0
failed=0
# shadowed names and conversions too, which a program may have as warnings
strict="-Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wold-style-cast -Werror"
for compiler in ${CXX:-} g++ clang++; do
  command -v "$compiler" >/dev/null 2>&1 || continue
  for standard in c++17 c++20; do
    # shellcheck disable=SC2086
    if echo '#include <money.hpp>' | "$compiler" -std=$standard $strict -Iinclude -Ibindings/cpp/include -Ibuild/api/cpp/include -fsyntax-only -x c++ -; then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
      echo "$compiler -std=$standard does not compile the headers" >&2
    fi
  done
  # From a clone, before anything is generated.
  if echo '#include <money.hpp>' | "$compiler" -std=c++17 -Iinclude -Ibindings/cpp/include -fsyntax-only -x c++ - 2>&1 |
    grep -q 'error.*run `make generate`'; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "$compiler does not name the command that makes the generated headers" >&2
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
