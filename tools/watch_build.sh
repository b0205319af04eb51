#!/bin/sh
# Shows on a terminal how far a build is, in one line, until the process PID ends: watch_build.sh LOG PID
set -eu
log=$1
pid=$2
start=$(date +%s)
while kill -0 "$pid" 2>/dev/null; do
  step=$(tail -c 2000 "$log" 2>/dev/null | tr '\r' '\n' | sed -n 's/^\[\([0-9]*\)\/\([0-9]*\)\].*/step \1 of \2, /p' | tail -n 1)
  printf '\r\033[K  %s%d s' "$step" $(($(date +%s) - start)) >&2
  sleep 1
done
