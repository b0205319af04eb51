#!/bin/sh
# `swift build` with what it does not notice itself: swift_build.sh SCRATCH LOG OPTION …
#
# The output is in LOG; it is printed if the build fails. Lines say how far the build is.
set -eu
cd "$(dirname "$0")/../.."
scratch=$1
log=$2
shift 2
mkdir -p "$scratch" "$(dirname "$log")" .build/tmp
# The package manager leaves an empty folder behind for each call.
export TMPDIR="${TMPDIR:-$PWD/.build/tmp}"

# A header that came or went in a folder that is a C module changes no file that the compiler looks at: its cache of the
# module then has the folder as it was.
headers=$(find include Sources/C*/include Sources/C*/*.h Sources/C*/*.modulemap -type f 2>/dev/null | sort)
if [ "$headers" != "$(cat "$scratch/headers.txt" 2>/dev/null)" ]; then
  find "$scratch" -maxdepth 3 -name ModuleCache -exec rm -rf {} +
  echo "$headers" >"$scratch/headers.txt"
fi

# The build stays in the foreground, so that it ends when the user interrupts it.
watcher=
stop_watching() {
  if [ -n "$watcher" ]; then
    kill "$watcher" 2>/dev/null || true
    wait "$watcher" 2>/dev/null || true
    if [ -t 2 ]; then printf '\r\033[K' >&2; fi
    watcher=
  fi
}
: >"$log"
tools/library/watch_build.sh "$log" $$ &
watcher=$!
trap stop_watching EXIT

if ! swift build --scratch-path "$scratch" "$@" >"$log" 2>&1; then
  # What the package manager says after a build that was interrupted; it then needs a clean start.
  if grep -aq "unknown build description" "$log"; then
    rm -rf "$scratch"
    swift build --scratch-path "$scratch" "$@" >"$log" 2>&1 && exit
  fi
  stop_watching
  cat "$log" >&2
  exit 1
fi
