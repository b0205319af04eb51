#!/bin/sh
# Makes the tags of the version in the file VERSION, by which other repositories ask for it:
#
#     vVERSION                for people, and for Swift's `from:`
#     bindings/go/vVERSION    for Go, whose module lies in that folder
#
#     tools/release/tag.sh
#
# Tags only if all files name this version, the changelog contains its section, the tree is clean and neither tag exists.
# The tags stay in this clone until they are pushed: `git push origin vVERSION bindings/go/vVERSION`.
set -eu
cd "$(dirname "$0")/../.."
refuse() {
  echo "tag.sh: $1" >&2
  exit 1
}
version=$(cat VERSION)
printf '%s\n' "$version" | grep -qE '^[0-9]+\.[0-9]+\.[0-9]+$' || refuse "VERSION must be three numbers, got '$version'"
different=$(PYTHONPATH=tools PYTHONDONTWRITEBYTECODE=1 python3 -m facts --check 2>&1) || refuse "these files do not have the version of the file VERSION, or are stale:
$different"
grep -qF "## [$version]" CHANGELOG.md || refuse "CHANGELOG.md must have a section [$version]"
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
