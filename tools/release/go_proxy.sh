#!/bin/sh
# Adds a version of the module for Go to a folder that any web server can serve as a module proxy, and that GOPROXY=file://…
# reads as it is:
#
#     tools/release/go_proxy.sh FOLDER TAG      for example: tools/release/go_proxy.sh build/go/proxy bindings/go/v1.2.3
#
# The files are those of the tag, without uncommitted changes. The archive of a tag is reproducible.
set -eu
cd "$(dirname "$0")/../.."
folder=$1
tag=$2
case $tag in
bindings/go/v*) version=${tag#bindings/go/} ;;
*)
  echo "go_proxy.sh: the tag must be bindings/go/vVERSION, got '$tag'" >&2
  exit 2
  ;;
esac
git rev-parse --quiet --verify "refs/tags/$tag" >/dev/null || {
  echo "go_proxy.sh: there is no tag $tag: tools/release/tag.sh makes it" >&2
  exit 1
}
module=$(git show "$tag:bindings/go/go.mod" | sed -n 's/^module //p')
# A capital in a path would be written as ! and the small letter.
place=$folder/$module/@v
mkdir -p "$place"
git show "$tag:bindings/go/go.mod" >"$place/$version.mod"
TZ=UTC git log -1 --date='format-local:%Y-%m-%dT%H:%M:%SZ' --format="{\"Version\":\"$version\",\"Time\":\"%cd\"}" "$tag" >"$place/$version.info"
python3 - "$tag" "$module@$version" "$place/$version.zip" <<'END'
import io
import subprocess
import sys
import tarfile
import zipfile

tag, top, target = sys.argv[1:]


def tree(*words: str) -> tarfile.TarFile:
    command = ("git", "archive", "--format=tar", *words)
    return tarfile.open(fileobj=io.BytesIO(subprocess.run(command, check=True, capture_output=True).stdout))


found = {}
# As with the go command, a module without a licence file uses the repository's.
for archive in (tree(tag, "LICENSE"), tree(f"{tag}:bindings/go")):
    for member in archive.getmembers():
        if (data := archive.extractfile(member)) is not None:
            found[member.name] = data.read()
with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as made:
    for name in sorted(found):
        made.writestr(zipfile.ZipInfo(f"{top}/{name}", (1980, 1, 1, 0, 0, 0)), found[name], zipfile.ZIP_DEFLATED)
END
{ [ ! -e "$place/list" ] || cat "$place/list"; echo "$version"; } | sort -uV >"$place/list.new"
mv "$place/list.new" "$place/list"
echo "$place/$version.zip"
