#!/bin/sh
# Clones this repository into a folder and makes a release there, with the tags of tools/release/tag.sh, as the project does when
# it releases the version of the file VERSION. The repository itself gets no tag.
#
#     Tests/Packages/release.sh FOLDER
set -eu
cd "$(dirname "$0")/../.."
version=$(cat VERSION)
git clone --quiet --no-local "file://$PWD" "$1"
cd "$1"
git config user.name test
git config user.email test@localhost
git tag --list | xargs -r git tag --delete >/dev/null
# The section Unreleased becomes that of the version.
sed -i "s/^## \\[Unreleased\\]: $version\$/## [$version]/" CHANGELOG.md
git diff --quiet || git commit --quiet --all --message "Release $version"
tools/release/tag.sh
