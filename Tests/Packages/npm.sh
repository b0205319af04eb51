#!/bin/sh
# The packages of npm in an empty system: README.md's line installs the one for all systems, and the example of its page runs there, on the
# module and with the addon, with a check of its types. Ends with "N passed, N failed".
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
newcomer "JavaScript"
agrees bindings/javascript/README.md
agrees docs/start/javascript.md
echo '{ "name": "shop", "type": "module", "private": true }' >"$shop/package.json"
tools/snippets/fenced.sh bindings/javascript/README.md js >"$shop/shop.mjs"
tools/snippets/fenced.sh bindings/javascript/README.md Output >"$shop/expected.txt"
echo 'import { backend } from "libmoney"; process.exitCode = backend === process.argv[2] ? 0 : 1;' >"$shop/backend.mjs"
echo 'import { Store } from "libmoney"; const s = Store.open("a.money"); s.walletAdd("w", "1 EUR"); s.close();' >"$shop/store.mjs"
sed 's/^const wallet = /const wallet: Wallet = /; s/^const total = /const total: Money = /' "$shop/shop.mjs" >"$shop/shop.mts"
echo 'import { Money } from "libmoney"; const wrong: number = new Money("1 EUR").plus("2 EUR");' >"$shop/wrong.mts"
echo 'offline=true' >"$root/home/reader/.npmrc"
own
check "$row: the line is typed" types "$line"
check "$row: the example prints the output on its page" prints "node shop.mjs"
check "$row: on WebAssembly" types "node backend.mjs wasm"
check "a compiler of TypeScript is fetched" fetch node-typescript
types="tsc --strict --noEmit --module node16 --moduleResolution node16 --target es2022 --lib es2022,dom"
check "$row: the types are right" types "$types shop.mts"
check "$row: types find a mistake" types "! $types wrong.mts"
check "$row: it is removed" types "npm uninstall libmoney && ! find node_modules -name '*libmoney*' | grep ."
addon=$(tools/snippets/fenced.sh bindings/javascript/native/README.md sh)
check "the line of the addon's page is typed" types "$addon"
check "Node loads the addon" types "node backend.mjs native"
check "the example prints the same with it" prints "node shop.mjs"
check "SQLite is fetched" fetch libsqlite3-0
check "stores are there" types "node store.mjs"
check "npm removes both" types "npm uninstall libmoney libmoney-linux-x64"
ended
