#!/bin/sh
# Writes a fenced block of a page, so that a test runs the very text: fenced.sh PAGE KIND [NUMBER]
#
# KIND is the language of the block, or Output for one with that title. NUMBER is 1 when not given: the first of its kind. Ends badly
# if there is no such block. tools/snippets/elsewhere.py looks for these calls.
set -eu
cd "$(dirname "$0")/../.."
PYTHONPATH=tools PYTHONDONTWRITEBYTECODE=1 exec python3 -m snippets.fenced "$@"
