#!/bin/sh
# Installs the packages of npm from their files into an empty project, and runs the examples of the README there, on the module
# and with the addon, with a check of their types. Ends with "N passed, N failed".
set -eu
cd "$(dirname "$0")/../.."
root=$PWD
packages=$root/build/packages
unset LIBMONEY_ADDON
rm -f "$packages"/libmoney*.tgz
tools/packages/npm.sh >/dev/null
addon=$(ls "$packages"/libmoney-linux-*.tgz)
archive=$(ls "$packages"/libmoney-[0-9]*.tgz)
before=$(cat "$archive" "$addon" | sha256sum)
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
npm_in_project() { npm "$@" --offline --no-audit --no-fund --silent; }
types() { tsc --strict --noEmit --module node16 --moduleResolution node16 --target es2022 --lib es2022,dom "$@"; }
prints() { # what, file with the expected output
  node shop.mjs >got.txt || true
  check "$1" diff -u "$2" got.txt
}

check "two builds have the same bytes" [ "$before" = "$(cat "$archive" "$addon" | sha256sum)" ]
project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
cd "$project"
echo '{ "name": "shop", "type": "module", "private": true }' >package.json
check "npm installs the file" npm_in_project install "$archive"
"$root/tools/fenced.sh" bindings/javascript/README.md js >shop.mjs
"$root/tools/fenced.sh" bindings/javascript/README.md Output >expected.txt
prints "the README's example prints what the README says" expected.txt
echo 'import { backend } from "libmoney"; process.exitCode = backend === process.argv[2] ? 0 : 1;' >backend.mjs
check "it runs on WebAssembly" node backend.mjs wasm
sed 's/^const wallet = /const wallet: Wallet = /; s/^const total = /const total: Money = /' shop.mjs >shop.mts
check "its types are right" types shop.mts
finds() { # program: the types refuse it
  echo "import { Money } from \"libmoney\"; $1" >wrong.mts
  ! types wrong.mts >/dev/null
}
check "types find a mistake" finds 'const wrong: number = new Money("1 EUR").plus("2 EUR");'
check "types find a comparison with a number" finds 'new Money("1 EUR").equals(1);'
check "npm installs the addon" npm_in_project install "$addon"
check "the addon is used then" node backend.mjs native
prints "the example prints the same with it" expected.txt
echo 'import { Store } from "libmoney"; const s = Store.open("a.money"); s.walletAdd("w", "1 EUR"); s.close();' >store.mjs
check "stores are there with the addon" node store.mjs
check "npm removes both" npm_in_project uninstall libmoney libmoney-linux-x64
cp "$archive" "$addon" .
"$root/tools/fenced.sh" bindings/javascript/native/README.md sh >install.sh
check "the line of the addon's README installs both" env npm_config_offline=true npm_config_audit=false npm_config_fund=false \
  npm_config_loglevel=silent sh -e install.sh
check "and Node has the addon" node backend.mjs native
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
