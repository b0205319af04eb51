#!/bin/sh
# Fetches the sources of a list, sources.txt, by git, each at its pinned commit, into a subfolder of its name.
# PEERS_MIRROR=PATH fetches them from PATH/NAME, a git repository, instead of their public addresses.
#
#     fetch.sh FOLDER [LIST]
#
# A source that cannot be fetched is reported and skipped; its benchmarks are then not run.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
list=${2:-$here/sources.txt}
GIT_TERMINAL_PROMPT=0
export GIT_TERMINAL_PROMPT

skip() { # skip NAME REASON
  rm -rf "${folder:?}/$1"
  echo "peer $1: not fetched: $2" >&2
}

grep -v '^#' "$list" | while read -r name address commit paths; do
  place=$folder/$name
  # The file is written last: a fetch that was interrupted is repeated.
  if [ "$(cat "$place/.commit" 2>/dev/null)" = "$commit" ]; then continue; fi
  rm -rf "$place"
  git init -q "$place"
  if [ -n "${PEERS_MIRROR:-}" ]; then
    # The mirror's objects are read in place: a mirror may lack files that are not needed here.
    objects=$(git -C "$PEERS_MIRROR/$name" rev-parse --path-format=absolute --git-path objects 2>/dev/null) || objects=
    echo "$objects" >"$place/.git/objects/info/alternates"
    failure="$PEERS_MIRROR/$name does not contain commit $commit"
  else
    timeout 120 git -C "$place" fetch -q --depth 1 "$address" "$commit" 2>"$folder/$name.log" || true
    failure=$(grep -m 1 fatal: "$folder/$name.log" || echo "no connection")
  fi
  # The id of a commit is the hash of its content, which git verifies while it fetches.
  # The paths of a list are separated by spaces.
  # shellcheck disable=SC2086
  if ! git -C "$place" checkout -q "$commit" -- ${paths:-.} ':(exclude)tests/generated' 2>>"$folder/$name.log"; then
    skip "$name" "$failure"
    continue
  fi
  rm -rf "$place/.git"
  echo "$commit" >"$place/.commit"
done
