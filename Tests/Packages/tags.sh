#!/bin/sh
# The tags of a release: when tools/release/tag.sh creates or refuses them, and a Go program that requires the module by its
# version, from a module proxy made of the tag. The network is not used. Ends with "N passed, N failed".
#
#     Tests/Packages/tags.sh LIBDIR
set -eu
cd "$(dirname "$0")/../.."
root=$PWD
libraries=$(cd "$1" && pwd)
version=$(cat VERSION)
. Tests/Packages/checks.sh
work=$(cd "$work" && pwd)
shared=$root/tools/snippets/fenced.sh

# ---------------------------------------------------------------------------------------------------------- Tags ----

check "a release is tagged" sh Tests/Packages/release.sh "$work/clone"
cd "$work/clone"
tags() { git tag --list | sort | tr '\n' ' '; }
check "both tags are there" says "bindings/go/v$version v$version " tags
check "they name the commit" says "$(git rev-parse HEAD) $(git rev-parse HEAD)" \
  sh -c "echo \$(git rev-parse 'v$version^{}') \$(git rev-parse 'bindings/go/v$version^{}')"

refused() { # refused WORDS: tag.sh fails with these words, and makes no tag
  before=$(tags)
  if tools/release/tag.sh >"$work/said" 2>&1; then
    echo "it tagged: $(cat "$work/said")"
    return 1
  fi
  cat "$work/said"
  grep -qF "$1" "$work/said" && [ "$before" = "$(tags)" ]
}
check "a version is tagged once" refused "the tag v$version is there already"
git tag --delete "v$version" >"$work/log"
check "an incomplete release is not completed" refused "the tag bindings/go/v$version is there already"
git tag --delete "bindings/go/v$version" >"$work/log"
echo >>README.md
check "uncommitted changes are not tagged" refused "README.md"
git checkout --quiet README.md
echo new >new.txt
check "nor with an untracked file" refused "new.txt"
rm new.txt
other() { # other NAME FILE SCRIPT: another version in a file is refused, by the name of the file
  sed -i "$3" "$2"
  git commit --quiet --all --message wrong
  check "$1 of another version is refused" refused "$4"
  git reset --quiet --hard HEAD~1
}
other "a changelog" CHANGELOG.md "s/^## \\[$version\\]/## [Unreleased]: $version/" CHANGELOG.md
other "a library" VERSION 's/.*/9.9.9/' Sources/MoneyABI/Base/VersionAPI.swift
other "a header" include/money/base.h 's/^#define MONEY_VERSION .*/#define MONEY_VERSION "9.9.9"/' include/money/base.h
other "a package" bindings/javascript/package.json 's/"version": ".*"/"version": "9.9.9"/' bindings/javascript/package.json
other "a file VERSION with no version" VERSION 's/.*/next/' "must be three numbers"
check "then it tags" tools/release/tag.sh
check "and both are there" says "bindings/go/v$version v$version " tags

# ------------------------------------------------------------------------------------------------------------ Go ----

git clone --quiet --bare "file://$work/clone" "$work/bare.git"
check "a bare clone contains the module under its tag" says "module libmoney.org/go/money" \
  sh -c "git -C '$work/bare.git' show 'bindings/go/v$version:bindings/go/go.mod' | head -n 1"
check "a proxy is made of the tag" tools/release/go_proxy.sh "$work/proxy" "bindings/go/v$version"
cp -R "$work/proxy" "$work/again"
check "and made again it is the same" sh -c "tools/release/go_proxy.sh '$work/proxy' 'bindings/go/v$version' && diff -r '$work/proxy' '$work/again'"
check "an absent tag is rejected" sh -c "! tools/release/go_proxy.sh '$work/proxy' bindings/go/v9.9.9"

mkdir "$work/shop" "$work/pc"
cat >"$work/pc/money.pc" <<END
Name: libmoney
Description: the library of this tree
Version: $version
Cflags: -I$root/include
Libs: -L$libraries -lmoney -Wl,-rpath,$libraries
END
cd "$work/shop"
"$shared" bindings/go/README.md go >main.go
"$shared" bindings/go/README.md Output >expected.txt
printf 'module shop\n\ngo 1.19\n' >go.mod
in_go() {
  env GOPROXY="file://$work/proxy" GONOSUMDB=libmoney.org GONOSUMCHECK=1 GOFLAGS=-mod=mod GOMODCACHE="$work/modules" GOTOOLCHAIN=local \
    PKG_CONFIG_PATH="$work/pc" CGO_LDFLAGS_ALLOW='-Wl,-rpath,.*' go "$@"
}
check "go get finds the version" in_go get "libmoney.org/go/money@v$version"
check "the go.mod asks for it" grep -q "libmoney.org/go/money v$version" go.mod
check "the newest version is this one" says "libmoney.org/go/money v$version" in_go list -m libmoney.org/go/money@latest
check "the README's example is built" in_go build -o shop .
check "it prints the output in the README" sh -c "./shop | diff -u expected.txt -"
check "the module includes its licence" grep -q "MIT License" "$work/modules/libmoney.org/go/money@v$version/LICENSE"
check "a version that was never tagged is refused" sh -c "! env GOPROXY='file://$work/proxy' GONOSUMDB=libmoney.org GOFLAGS=-mod=mod \
  GOMODCACHE='$work/modules' go get libmoney.org/go/money@v9.9.9"
chmod -R u+w "$work/modules"
cd "$root"
ended
