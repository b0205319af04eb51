#!/bin/sh
# The tests of the binding for PHP over the library in a folder: test.sh LIBDIR. Ends with "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 1
libraries=$(cd "${1:-build/embedded/lib}" && pwd) || exit 1
built=$PWD/build/bindings/$(basename "$(dirname "$libraries")")/php
tools/build_php.sh "$libraries" "$built" || { echo "0 passed, 1 failed"; exit 1; }
extension=$built/modules/libmoney.so
passed=0
failed=0
for file in bindings/php/lib/*.php bindings/php/tests/*.php examples/php/*.php; do
    if php -l "$file" >/dev/null; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
done
for part in values objects hostile feeds processes prefork leaks; do
    told=$(timeout 120 php -d "extension=$extension" -d memory_limit=512M "bindings/php/tests/$part.php" "$extension" 2>&1)
    last=$(echo "$told" | tail -n 1)
    case $last in
    *[0-9]" passed, "*[0-9]" failed")
        passed=$((passed + ${last%% passed,*}))
        count=${last##*, }
        failed=$((failed + ${count%% failed*}))
        [ "${count%% failed*}" -eq 0 ] || echo "$part: $told" >&2
        ;;
    *)
        failed=$((failed + 1))
        echo "$part ended early: $told" >&2
        ;;
    esac
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
