#!/bin/sh
# Makes the tags of the version in the Makefile, by which other repositories ask for it:
#
#     vVERSION                for people, and for Swift's `from:`
#     bindings/go/vVERSION    for Go, whose module lies in that folder
#
#     tools/release/tag.sh
#
# Nothing is tagged unless all files name this version, the changelog has a section of it, everything is committed and neither
# tag is there. The tags stay in this clone until they are pushed: `git push origin vVERSION bindings/go/vVERSION`.
set -eu
cd "$(dirname "$0")/../.."
refuse() {
  echo "tag.sh: $1" >&2
  exit 1
}
version=$(sed -n 's/^VERSION := //p' Makefile)
printf '%s\n' "$version" | grep -qE '^[0-9]+\.[0-9]+\.[0-9]+$' || refuse "the Makefile's VERSION must be three numbers, got '$version'"
different=$(tools/release/versions.sh released)
[ -z "$different" ] || refuse "these files do not have the version of include/money/base.h, or the changelog no section of it:
$different"
changed=$(git status --porcelain)
[ -z "$changed" ] || refuse "these files are not committed:
$changed"
set -- "v$version" "bindings/go/v$version"
for tag; do
  if git rev-parse --quiet --verify "refs/tags/$tag" >/dev/null; then refuse "the tag $tag is there already"; fi
done
for tag; do git tag --annotate --message "libmoney $version" "$tag"; done
echo "Tagged $(git rev-parse --short HEAD): $*"
echo "To publish them: git push origin $*"
