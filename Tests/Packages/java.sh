#!/bin/sh
# The jar in an empty system: README.md's line runs the example of Java's page with the jar and nothing else. Ends with
# "N passed, N failed".
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
newcomer "Java"
agrees bindings/java/README.md
agrees docs/start/java.md
tools/snippets/fenced.sh bindings/java/README.md java >"$shop/Shop.java"
tools/snippets/fenced.sh bindings/java/README.md Output >"$shop/expected.txt"
own
check "$row: the line runs the example, which prints the output on its page" prints "$line"
ended
