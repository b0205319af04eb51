#!/bin/sh
# Prints each file whose version is not that of include/money/base.h; nothing when all agree. With the word `released`, the
# changelog must have a section of that version in place of Unreleased.
#
#     tools/release/versions.sh [released]
set -eu
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^#define MONEY_VERSION "\(.*\)"/\1/p' include/money/base.h)
escaped=$(printf '%s' "$version" | sed 's/\./\\./g')

has() { # has FILE PATTERN
  grep -q "$2" "$1" || echo "$1"
}
has Makefile "^VERSION := $escaped\$"
has Sources/MoneyABI/Base/VersionAPI.swift "\"$escaped\""
has bindings/python/pyproject.toml "^version = \"$escaped\""
has bindings/javascript/package.json "\"version\": \"$escaped\""
has bindings/javascript/native/package.json "\"version\": \"$escaped\""
has bindings/rust/libmoney-sys/Cargo.toml "^version = \"$escaped\""
has bindings/rust/libmoney/Cargo.toml "^version = \"$escaped\""
has bindings/rust/libmoney/Cargo.toml "^libmoney-sys = .*version = \"$escaped\""
[ -e "bindings/lua/libmoney-$version-1.rockspec" ] || echo "bindings/lua/libmoney-$version-1.rockspec"
has bindings/swift/README.md "from: \"$escaped\""
for page in README.md docs/guide/install.md bindings/go/README.md; do has $page "-require=libmoney.org/go/money@v$escaped "; done
for page in README.md docs/guide/install.md bindings/rust/libmoney/README.md; do has $page "cargo add --path libmoney-$escaped"; done
has bindings/php/composer.json "\"version\": \"$escaped\""
has bindings/php/README.md "libmoney-php-$escaped"
if [ "${1:-}" = released ]; then
  has CHANGELOG.md "^## \\[$escaped\\]"
else
  has CHANGELOG.md "^## .*$escaped"
fi
