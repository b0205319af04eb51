#!/bin/sh
# Installs the package of npm from its file into an empty project, and runs the first example of its README there, with a check
# of its types. Ends with "N passed, N failed".
set -eu
cd "$(dirname "$0")/../.."
root=$PWD
tools/packages/npm.sh >/dev/null
archive=$(ls "$root"/build/packages/libmoney-*.tgz)
before=$(sha256sum <"$archive")
tools/packages/npm.sh >/dev/null
passed=0
failed=0
check() { # what, command …
  what=$1
  shift
  if "$@"; then passed=$((passed + 1)); else
    failed=$((failed + 1))
    echo "FAILED: $what" >&2
  fi
}
check "two builds have the same bytes" [ "$before" = "$(sha256sum <"$archive")" ]
project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
cd "$project"
echo '{ "name": "shop", "type": "module", "private": true }' >package.json
check "npm installs the file" npm install --offline --no-audit --no-fund --silent "$archive"
sed -n '/^```js$/,/^```$/p' "$root/bindings/javascript/README.md" | sed '/^```/d' >shop.mjs
sed -n '/^```text$/,/^```$/p' "$root/bindings/javascript/README.md" | sed '/^```/d' >wanted.txt
node shop.mjs >got.txt || true
check "the README's example prints what the README says" diff -u wanted.txt got.txt
sed 's/^const wallet = /const wallet: Wallet = /; s/^const total = /const total: Money = /' shop.mjs >shop.mts
check "its types are right" tsc --strict --noEmit --module node16 --moduleResolution node16 --target es2022 --lib es2022,dom shop.mts
echo 'import { Money } from "libmoney"; const wrong: number = new Money("1 EUR").plus("2 EUR");' >wrong.mts
check "types find a mistake" sh -c '! tsc --strict --noEmit --module node16 --moduleResolution node16 --target es2022 --lib es2022,dom wrong.mts >/dev/null'
check "npm removes it" npm uninstall --offline --no-audit --no-fund --silent libmoney
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
