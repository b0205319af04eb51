#!/bin/sh
# Bundles the npm package with esbuild, as docs/guide/bundlers.md says, and runs the bundle in Node and, where it is
# installed, in Chromium. Ends with "N passed, N failed".
#
#     Tests/Packages/bundler.sh
#
# Needs build/wasm, which `make wasm` builds.
set -eu
cd "$(dirname "$0")/../.."
root=$PWD
unset LIBMONEY_ADDON
. Tests/Packages/checks.sh
project=$work/project
mkdir -p "$project/node_modules/libmoney"
PYTHONPATH=tools python3 -m wasm.copy "$project/node_modules/libmoney"
cp bindings/javascript/package.json "$project/node_modules/libmoney"
tools/snippets/fenced.sh docs/guide/bundlers.md js >"$project/app.js"
tools/snippets/fenced.sh docs/guide/bundlers.md Output >"$project/expected.txt"
tools/snippets/fenced.sh docs/guide/bundlers.md sh >"$project/bundle.sh"
tools/snippets/fenced.sh docs/guide/bundlers.md html 1 >"$project/page.html"
tools/snippets/fenced.sh docs/guide/bundlers.md html 2 >"$project/index.html"
cd "$project"
echo '{ "name": "shop", "type": "module", "private": true }' >package.json

prints() { # what, file with the expected output, command …
  what=$1
  wanted=$2
  shift 2
  "$@" >got.txt 2>&1 || true
  check "$what" diff -u "$wanted" got.txt
}
fgrep_or_show() { grep -qF "$1" "$2" || { cat "$2" && false; }; }
refused() { # what, words, command … : the command fails with these words
  what=$1
  words=$2
  shift 2
  if "$@" >got.txt 2>&1; then rc=0; else rc=$?; fi
  check "$what fails" [ "$rc" -ne 0 ]
  check "$what: $words" fgrep_or_show "$words" got.txt
}
bundle() { esbuild app.js --bundle --log-level=warning "$@" >bundle.log 2>&1 && [ ! -s bundle.log ]; }

check "the page's lines make a bundle" sh -e bundle.sh
check "the bundle imports no module of Node" sh -c '! grep -oE "import\([^)]*\)|from ?.node:[a-z]*." dist/app.js'
for file in libmoney.wasm libmoney.json; do # the words by which bundlers find a file
  check "the address of $file is a text" grep -qF "new URL(\"./$file\", import.meta.url)" node_modules/libmoney/assets.js
  check "and in the bundle" grep -qF "new URL(\"./$file\",import.meta.url)" dist/app.js
done
check "and stands alone" sh -c '! grep -qE "^(import|export) " dist/app.js'
check "esbuild warns of nothing" bundle --format=esm --outfile=quiet.js
check "nor when it bundles for Node" bundle --format=esm --platform=node --outfile=quiet.js
mv node_modules away
prints "the bundle runs in Node" expected.txt node dist/app.js
mv away node_modules
prints "the package runs in Node" expected.txt node app.js

# ------------------------------------------------------------------------------------------------------ Failures ----

mkdir bare
cp dist/app.js bare
refused "a bundle without the files" "must be next to the program that loads it" node bare/app.js
cp dist/libmoney.json bare
refused "a bundle without the module" "could not read libmoney.wasm" node bare/app.js
head -c 1000 dist/libmoney.wasm >bare/libmoney.wasm
refused "a bundle with a part of the module" "instead of" node bare/app.js
refused "another format" "op-level await" esbuild app.js --bundle --format=iife --outfile=never.js
echo 'const { Money } = require("libmoney"); new Money("1 EUR");' >old.cjs
refused "require" 'write `const libmoney = await import("libmoney")`' node old.cjs
echo 'import("libmoney").then(({ Money }) => console.log(`${new Money("1.00 EUR")}`));' >new.cjs
echo "1.00 EUR" >one.txt
prints "what it names runs" one.txt node new.cjs
# An older Node lacks this function; 18 is the one of Debian 12.
cat >eighteen.mjs <<'END'
delete process.getBuiltinModule;
Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } });
END
refused "Node 18" "Node must be 20.16 or later" node --import ./eighteen.mjs app.js
refused "it" "got 18.20.4" node --import ./eighteen.mjs app.js
refused "an addon that is not there" "could not find $project/none.cjs, set by LIBMONEY_ADDON" \
  env LIBMONEY_ADDON="$project/none.cjs" node app.js
echo 'module.exports = require("./lib.node");' >broken.cjs
echo "no library" >lib.node
refused "an addon that cannot be loaded" "could not load the addon $project/broken.cjs" \
  env LIBMONEY_ADDON="$project/broken.cjs" node app.js
check "the loader's words are told" grep -q "lib.node: .*\(invalid ELF header\|file too short\)" got.txt

# ------------------------------------------------------------------------------------------------------ Chromium ----

if command -v chromium >/dev/null; then
  cp page.html dist/index.html
  in_chromium() { (cd "$root" && PYTHONPATH=tools build/venv/bin/python Tests/Packages/in_chromium.py "$@"); }
  prints "the bundle runs in Chromium" expected.txt in_chromium "$project/dist"
  prints "an import map finds the package in Chromium" expected.txt in_chromium "$project"
  rm dist/libmoney.wasm
  refused "a bundle in Chromium whose module is missing" "could not fetch libmoney.wasm: HTTP status 404" \
    in_chromium "$project/dist"
else
  echo "note: not tried in Chromium, which is not installed" >&2
fi
ended
