#!/bin/sh
# The module in an empty system, over the library of C: README.md's line puts it into a module, and the example of Go's page runs. Ends with
# "N passed, N failed".
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
newcomer "Go"
agrees bindings/go/README.md
agrees docs/start/go.md
check "$row: a module is begun" types "go mod init shop"
check "$row: the line is typed" types "$line"
tools/snippets/fenced.sh bindings/go/README.md go >"$shop/main.go"
tools/snippets/fenced.sh bindings/go/README.md Output >"$shop/expected.txt"
own
# Nothing is fetched.
check "$row: the example prints the output on its page" prints "GOPROXY=off go run ."
check "$row: the archive excludes tests" types "! tar -tzf packages/go/*.tar.gz | grep -q _test.go"
version=$(cat VERSION)
module=$(sed -n 's/^module //p' bindings/go/go.mod)
check "$row: the line contains the module's name and version" sh -c "echo '$line' | grep -qF -e '-require=$module@v$version '"
ended
