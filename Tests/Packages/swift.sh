#!/bin/sh
# A program that depends on a clone of this tree by README.md's line, in an empty system with this machine's compiler. It
# runs the example of Swift's page, without jansson and SQLite. The lines of that page find a version.
# Ends with "N passed, N failed".
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
newcomer "Swift"
swift_toolchain
version=$(cat VERSION)
clone=$root/home/reader/libmoney
mkdir -p "$clone" "$shop/Sources/shop"
kept_tree "$clone"
tools/snippets/fenced.sh bindings/swift/README.md swift 2 >"$shop/Sources/shop/main.swift"
tools/snippets/fenced.sh bindings/swift/README.md Output >"$shop/expected.txt"
# The example of the module's documents, in a function beside it.
{
  echo 'import LibMoney'
  echo 'func guide() throws {'
  tools/snippets/fenced.sh bindings/swift/Sources/LibMoney/LibMoney.docc/LibMoney.md swift | sed '/^import /d'
  echo '_ = (shares, price)'
  echo '}'
} >"$shop/Sources/shop/guide.swift"
package() { # package FILE: a Package.swift with the lines of its input
  printf '// swift-tools-version: 6.2\nimport PackageDescription\n\nlet package = Package(\n  name: "shop",\n' >"$1"
  cat >>"$1"
  echo ')' >>"$1"
}
package "$shop/Package.swift" <<END
  dependencies: [$line],
  targets: [.executableTarget(name: "shop", dependencies: [.product(name: "LibMoney", package: "libmoney")])]
END
# The page names a server, which is replaced by a clone with the tags of a release.
mkdir "$shop/tagged" "$shop/other" "$root/home/reader/served"
sh Tests/Packages/release.sh "$root/home/reader/served/libmoney" >"$work/release.txt" 2>&1 || cat "$work/release.txt"
cp -r "$root/home/reader/served/libmoney" "$root/home/reader/served/till-money"
tools/snippets/fenced.sh bindings/swift/README.md swift 1 | sed "s|https://example.com/libmoney.git|file:///home/reader/served/libmoney|" |
  package "$shop/tagged/Package.swift"
sed 's|/libmoney"|/till-money"|; s|package: "libmoney"|package: "till-money"|' "$shop/tagged/Package.swift" >"$shop/other/Package.swift"
for folder in tagged other; do mkdir -p "$shop/$folder/Sources/shop" && echo 'import LibMoney' >"$shop/$folder/Sources/shop/main.swift"; done
own
check "$row: the page names the version" grep -q "from: \"$version\"" "$shop/tagged/Package.swift"
check "$row: a program is built" types "swift build --quiet"
check "$row: the example prints the output on its page" prints .build/debug/shop
check "$row: it needs neither jansson nor SQLite" types "! ldd .build/debug/shop | grep -E 'jansson|sqlite'"
check "$row: a package finds it by its version" types "cd tagged && swift package show-dependencies | grep -F 'libmoney@$version'"
check "$row: which is that of the tag" types "grep '\"version\" : \"$version\"' tagged/Package.resolved"
check "$row: a clone of another name is found by it" types "cd other && swift package show-dependencies | grep -F 'till-money@$version'"
never='cd other && sed -i "s/from: \"[0-9.]*\"/from: \"99.0.0\"/" Package.swift && rm -f Package.resolved && swift package resolve'
check "$row: a version that was never tagged is refused" refuses "99.0.0" "$never"
ended
