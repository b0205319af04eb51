#!/bin/sh
# A program that depends on this package by a version, as another repository does: it is built from a clone, runs the example of
# the README, and finds neither jansson nor SQLite. Ends with "N passed, N failed".
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
example() { sed -n "/^\`\`\`$1\$/,/^\`\`\`\$/p" bindings/swift/README.md | sed '/^```/d'; }

git clone --quiet "file://$root" "$project/money"
git -C "$project/money" -c user.name=test -c user.email=test@localhost tag -f "$version" >/dev/null
mkdir -p "$project/shop/Sources/shop"
# The example is after the lines of the README that go into Package.swift.
example swift | sed -n '/^import LibMoney/,$p' >"$project/shop/Sources/shop/main.swift"
example text >"$project/expected.txt"
cat >"$project/shop/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "shop",
  dependencies: [.package(url: "file://$project/money", exact: "$version")],
  targets: [.executableTarget(name: "shop", dependencies: [.product(name: "LibMoney", package: "money")])])
END
cd "$project/shop"
check "a program of an empty project is built" swift build --quiet
.build/debug/shop >"$project/got.txt" || true
check "the README's example prints what the README says" diff -u "$project/expected.txt" "$project/got.txt"
check "the program needs neither jansson nor SQLite" sh -c "! ldd .build/debug/shop | grep -E 'jansson|sqlite'"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
