#!/bin/sh
# The archive for PHP in an empty folder: phpize builds the extension there, and the README's example runs with it. The same files make
# the same archive. Ends with "N passed, N failed".
set -eu
cd "$(dirname "$0")/../.."
root=$PWD
project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
passed=0
failed=0
check() { # what, command …
    what=$1
    shift
    if "$@" >"$project/log" 2>&1; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "FAILED: $what" >&2
        tail -n 20 "$project/log" >&2
    fi
}

archive=$(tools/packages/php.sh)
cp "$archive" "$project/first.tgz"
tools/packages/php.sh >/dev/null
check "the same files make the same archive" cmp "$archive" "$project/first.tgz"
tar -C "$project" -xzf "$project/first.tgz"
folder=$(echo "$project"/libmoney-php-*)
check "phpize builds the extension" sh -c "cd '$folder/ext' && phpize && ./configure && make"
mkdir "$project/shop"
tools/fenced.sh bindings/php/README.md php >"$project/shop/shop.php"
tools/fenced.sh bindings/php/README.md Output >"$project/shop/expected.txt"
# Nothing of the source tree is named: the extension finds the library beside itself.
LIBMONEY_PHP=$folder php -d "extension=$folder/ext/modules/libmoney_face.so" "$project/shop/shop.php" >"$project/shop/got.txt" 2>&1 || true
check "the README's example prints what it says" diff -u "$project/shop/expected.txt" "$project/shop/got.txt"
check "the library is the archive's" sh -c "ldd '$folder/ext/modules/libmoney_face.so' | grep -F 'libmoney.so.0 => $folder/ext'"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
