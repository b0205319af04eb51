#!/bin/sh
# Writes a fenced block of a page, so that a test runs the very text: fenced.sh PAGE KIND [NUMBER]
#
# KIND is the language of the block, or Output for one with that title. NUMBER counts the blocks of the kind (default: 1).
# Fails if the block does not exist. tools/snippets/elsewhere.py searches scripts for these calls.
set -eu
cd "$(dirname "$0")/../.."
PYTHONPATH=tools PYTHONDONTWRITEBYTECODE=1 exec python3 -m snippets.fenced "$@"
