#!/bin/sh
# The module in an empty project, with a library that was installed: the README's example is built and runs, and the same files make
# the same archive. Ends with "N passed, N failed".
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

# What an installation puts into a system: headers, library, and the file for pkg-config.
make --no-print-directory install PREFIX="$project/usr" >"$project/install.txt" 2>&1 || cat "$project/install.txt"
archive=$(tools/packages/go.sh)
cp "$archive" "$project/first.tar.gz"
tools/packages/go.sh >/dev/null
check "the same files make the same archive" cmp -s "$archive" "$project/first.tar.gz"
tar -C "$project" -xzf "$project/first.tar.gz"
cd "$project"
"$root/tools/fenced.sh" bindings/go/README.md go >main.go
"$root/tools/fenced.sh" bindings/go/README.md Output >expected.txt
{ printf 'module shop\n\ngo 1.19\n\n' && "$root/tools/fenced.sh" bindings/go/README.md text; } >go.mod
PKG_CONFIG_PATH=$(dirname "$(find "$project/usr" -name money.pc)")
export PKG_CONFIG_PATH
check "the README's example is built" env GOFLAGS=-mod=mod GOPROXY=off go build -o shop .
LD_LIBRARY_PATH=$(dirname "$(find "$project/usr" -name 'libmoney.so.0' | head -n 1)") ./shop >got.txt 2>&1 || true
check "it prints what the README says" diff -u expected.txt got.txt
check "the archive has no tests" sh -c "! tar -tzf first.tar.gz | grep -q _test.go"
check "the version is that of the project" grep -q "libmoney-go-$version" go.mod
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
