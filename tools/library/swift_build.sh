#!/bin/sh
# `swift build` that also detects the changes that it misses: swift_build.sh SCRATCH LOG OPTION …
#
# The output goes to LOG, and is printed if the build fails. Lines report the progress.
set -eu
cd "$(dirname "$0")/../.."
scratch=$1
log=$2
shift 2
mkdir -p "$scratch" "$(dirname "$log")" .build/tmp
# The package manager leaves an empty folder behind for each call.
export TMPDIR="${TMPDIR:-$PWD/.build/tmp}"

# A header added to or removed from the folder of a C module changes no file that the compiler checks, so its module
# cache would be stale.
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
  # The package manager's message after an interrupted build; it then needs a clean start.
  if grep -aq "unknown build description" "$log"; then
    rm -rf "$scratch"
    swift build --scratch-path "$scratch" "$@" >"$log" 2>&1 && exit
  fi
  stop_watching
  cat "$log" >&2
  exit 1
fi
