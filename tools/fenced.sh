#!/bin/sh
# Writes a fenced block of a page, so that a test runs the very text: fenced.sh PAGE KIND [NUMBER]
#
# KIND is the language of the block, or Output for one with that title. NUMBER is 1 when not given: the first of its kind. Ends badly
# if there is no such block. tools/snippets/elsewhere.py looks for these calls.
set -eu
cd "$(dirname "$0")/.."
awk -v kind="$2" -v wanted="${3:-1}" '
  /^```/ && inside { exit }
  /^```/ && !closing {
    words = substr($0, 4)
    language = words
    sub(/ .*/, "", language)
    if (words ~ /title="Output"/) language = "Output"
    if (language == kind && ++count == wanted) { inside = found = 1; next }
    closing = 1
    next
  }
  /^```/ { closing = 0 }
  inside
  END { exit !found }' "$1" || {
  echo "fenced.sh: $1 has no block $2 number ${3:-1}" >&2
  exit 1
}
