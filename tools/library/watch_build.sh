#!/bin/sh
# Reports the progress of a build until the process PID ends: watch_build.sh LOG PID
#
# On a terminal that is one line, which changes each second; elsewhere a line every half minute.
set -eu
log=$1
pid=$2
start=$(date +%s)
while kill -0 "$pid" 2>/dev/null; do
  sleep 1
  seconds=$(($(date +%s) - start))
  step=$(tail -c 2000 "$log" 2>/dev/null | tr '\r' '\n' | sed -n 's/^\[\([0-9]*\)\/\([0-9]*\)\].*/step \1 of \2, /p' | tail -n 1)
  if [ -t 2 ]; then
    printf '\r\033[K  %s%d s' "$step" "$seconds" >&2
  elif [ $((seconds % 30)) -eq 0 ]; then
    printf '  %s%d s\n' "$step" "$seconds" >&2
  fi
done
