#!/bin/sh
# A program that depends on this package by a version, as another repository does: it is built from a clone with the tags of a
# release, runs the example of the README, and needs neither jansson nor SQLite. Ends with "N passed, N failed".
set -eu
cd "$(dirname "$0")/../.."
root=$PWD
version=$(sed -n 's/^VERSION := //p' Makefile)
project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
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

sh Tests/Packages/release.sh "$project/libmoney" >"$project/release.txt" 2>&1 || cat "$project/release.txt" >&2
mkdir -p "$project/shop/Sources/shop"
tools/fenced.sh bindings/swift/README.md swift 2 >"$project/shop/Sources/shop/main.swift"
tools/fenced.sh bindings/swift/README.md Output >"$project/expected.txt"
# The example of the module's documents, in a function beside it.
{
  echo 'import LibMoney'
  echo 'func guide() throws {'
  tools/fenced.sh bindings/swift/Sources/LibMoney/LibMoney.docc/LibMoney.md swift | sed '/^import /d'
  echo '_ = (shares, price)'
  echo '}'
} >"$project/shop/Sources/shop/guide.swift"
# The lines of the README go into Package.swift, with the clone in the place of a server.
{
  printf '// swift-tools-version: 6.2\nimport PackageDescription\n\nlet package = Package(\n  name: "shop",\n'
  tools/fenced.sh bindings/swift/README.md swift 1 | sed "s|https://example.com/libmoney.git|file://$project/libmoney|"
  echo ')'
} >"$project/shop/Package.swift"
cd "$project/shop"
check "the README names the version" grep -q "from: \"$version\"" "$project/shop/Package.swift"
check "a program of an empty project is built" swift build --quiet
.build/debug/shop >"$project/got.txt" || true
check "the README's example prints what the README says" diff -u "$project/expected.txt" "$project/got.txt"
check "the program needs neither jansson nor SQLite" sh -c "! ldd .build/debug/shop | grep -E 'jansson|sqlite'"
check "the version is that of the tag" grep -q "\"version\" : \"$version\"" Package.resolved

# A clone may have any name, and the README says what the line is then.
git clone --quiet "file://$project/libmoney" "$project/till-money"
mkdir -p "$project/other/Sources/shop"
echo 'import LibMoney' >"$project/other/Sources/shop/main.swift"
sed -e 's|/libmoney"|/till-money"|; s|package: "libmoney"|package: "till-money"|' Package.swift >"$project/other/Package.swift"
cd "$project/other"
check "a clone of another name is found by it" sh -c 'swift package describe --type json >described.txt 2>&1 && swift package show-dependencies >shown.txt 2>&1'
check "with its version" grep -q "till-money@$version" shown.txt
sed -i 's/from: "[0-9.]*"/from: "99.0.0"/' Package.swift
rm -f Package.resolved
check "a version that was never tagged is refused" sh -c '! swift package resolve >refused.txt 2>&1 && grep -q "99.0.0" refused.txt'
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
