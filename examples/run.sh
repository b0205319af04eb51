#!/bin/sh
# Runs every example with the library in a folder and compares its output with the .expected file; ends with a line
# "N passed, N failed". An example without an .expected file prints such a line itself. An example with a .lines file runs
# in a terminal, where these lines are typed. One that uses a transport runs with a local server, as "EXAMPLE URL KEY FILE";
# if it saves a store in FILE, it then runs again without the server. Exit code 77 reports a missing package, and is a failure.
#
#     examples/run.sh [LIBDIR] [c|cpp|csharp|go|java|javascript|lua|luajit|php|python|ruby|rust|swift …]     LIBDIR: default build/lib
#
# Not run by default: csharp, go, java, javascript, lua, php, ruby, rust and swift
#
# The examples in JavaScript require `make wasm`.
# CC, CFLAGS, CXX, CXXFLAGS, LDFLAGS and PYTHON are used. EXPECT=write updates the .expected files. ONLY=word runs the
# examples whose names contain the word, WITHOUT=word the others.
set -u
cd "$(dirname "$0")/.." || exit 1
root=$(pwd)
libraries=$(cd "${1:-build/lib}" && pwd) || exit 1
[ $# -gt 0 ] && shift
languages=${*:-c cpp luajit python}
: "${CC:=cc}" "${CXX:=c++}" "${CXXFLAGS:=}" "${CFLAGS:=}" "${LDFLAGS:=}" "${PYTHON:=python3}" "${EXPECT:=compare}" "${ONLY:=}" "${WITHOUT:=}"
[ -e "$libraries/libmoney.so" ] || { echo "$libraries/libmoney.so is missing: run make first" >&2; exit 1; }
# A folder per run, so that concurrent runs do not interfere: C# runs twice, in Mono and in .NET.
mkdir -p build/tests || exit 1
work=$(mktemp -d build/tests/examples-XXXXXX) || exit 1
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
python3 api/generate.py --build || exit 1
LIBMONEY_PATH=$libraries/libmoney.so
PYTHONPATH=$root/bindings/python
export LIBMONEY_PATH PYTHONPATH CC
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE
passed=0
failed=0

needs() { # tool, package
    command -v "$1" >/dev/null || { echo "$1 is missing: apt-get install $2" >&2; exit 1; }
}

fail() {
    failed=$((failed + 1))
    echo "FAILED: $1" >&2
}

# Examples in C with a network need libcurl and zlib. If one is missing, that is one failure, not one for each of them.
has_curl() {
    if [ -z "${curl:-}" ]; then
        curl=yes
        if ! printf '#include <curl/curl.h>\n#include <zlib.h>\n' | $CC $CFLAGS -fsyntax-only -x c - 2>/dev/null; then
            curl=no
            fail "the examples with a network are not run: apt-get install libcurl4-openssl-dev zlib1g-dev"
        fi
    fi
    [ $curl = yes ]
}

networked() { # example, command …
    source=$1
    shift
    file=$work/.store
    rm -f "$file" "$file-wal" "$file-shm"
    "$PYTHON" Tests/Network/with_server.py "$@" '{url}' '{key}' "$file" || return 1
    grep -qi 'money_store_open\|Store(' "$source" || return 0
    echo "----- again, without the server"
    # Nothing listens there.
    "$@" http://127.0.0.1:1 none "$file"
}

run() { # example, command …
    example=$1
    # Examples in C++, C#, Go, Java, JavaScript, Lua, PHP, Ruby, Rust and Swift must print the same text as those in
    # C.
    case $example in
    examples/cpp/*) stem=examples/c/$(basename "$example" .cpp) ;;
    examples/lua/callbacks.lua) stem=examples/lua/callbacks ;;
    examples/lua/*) stem=examples/c/$(basename "$example" .lua) ;;
    examples/php/*) stem=examples/c/$(basename "$example" .php) ;;
    examples/go/*) stem=examples/c/$(basename "$(dirname "$example")") ;;
    examples/ruby/*) stem=examples/c/$(basename "$example" .rb) ;;
    examples/rust/*) stem=examples/c/$(basename "$example" .rs) ;;
    examples/csharp/*) stem=examples/c/$(basename "$example" .cs | sed 's/Demo$//' | tr '[:upper:]' '[:lower:]') ;;
    examples/java/*) stem=examples/c/$(basename "$example" .java | sed 's/Demo$//' | tr '[:upper:]' '[:lower:]') ;;
    examples/swift/*) stem=examples/c/$(basename "$(dirname "$example")") ;;
    examples/javascript/*) stem=examples/c/$(basename "$example" .js) ;;
    *) stem=${example%.*} ;;
    esac
    expected=$stem.expected
    lines=$stem.lines
    shift
    if [ -e "$lines" ]; then
        needs "$PYTHON" python3
        set -- "$PYTHON" examples/terminal.py "$lines" "$@"
    fi
    if grep -q 'libmoney.http' "$example"; then
        set -- networked "$example" "$@"
    fi
    result=0
    "$@" >"$work/.output" 2>"$work/.errors" || result=$?
    if [ "$result" -eq 77 ]; then
        fail "$example: $(tail -n 1 "$work/.output")"
    elif [ "$result" -ne 0 ]; then
        fail "$example"
        cat "$work/.output" "$work/.errors" >&2
    elif [ -e "$expected" ] && [ "$EXPECT" = write ]; then
        cp "$work/.output" "$expected"
    elif [ ! -e "$expected" ]; then
        line=$(tail -n 1 "$work/.output")
        case $line in
        *[0-9]" passed, 0 failed") passed=$((passed + ${line%% passed,*})) ;;
        *) fail "$example has no ${expected##*/}" ;;
        esac
    elif diff -u "$expected" "$work/.output" >"$work/.difference"; then
        passed=$((passed + 1))
    else
        fail "$example"
        cat "$work/.difference" >&2
    fi
}

chosen() { # example
    case ${1##*/} in
    *"${WITHOUT:-/}"*) return 1 ;;
    *"$ONLY"*) return 0 ;;
    esac
    return 1
}

for language in $languages; do
    case $language in
    c)
        needs "$CC" gcc
        for example in examples/c/*.c; do
            chosen "$example" || continue
            program=$work/$(basename "$example" .c)
            transport=
            if grep -q 'libmoney_http' "$example"; then
                has_curl || continue
                transport='-Ibindings/c bindings/c/*.c -lcurl -lz -pthread'
            fi
            # shellcheck disable=SC2086
            if $CC -std=c99 -Wall -Wextra -Wpedantic -Werror $CFLAGS -Iinclude "$example" $transport -o "$program" \
                -L"$libraries" -lmoney -Wl,-rpath,"$libraries" $LDFLAGS; then
                run "$example" "$program"
            else
                fail "$example does not compile"
            fi
        done
        ;;
    cpp)
        needs "$CXX" g++
        for example in examples/cpp/*.cpp; do
            chosen "$example" || continue
            program=$work/$(basename "$example" .cpp)-cpp
            # shellcheck disable=SC2086
            if $CXX -std=c++17 -Wall -Wextra -Wpedantic -Werror $CXXFLAGS -Iinclude -Ibindings/cpp/include -Ibuild/api/cpp/include "$example" \
                -o "$program" -L"$libraries" -lmoney -Wl,-rpath,"$libraries" $LDFLAGS; then
                run "$example" "$program"
            else
                fail "$example does not compile"
            fi
        done
        ;;
    javascript)
        needs node nodejs
        for example in examples/javascript/*.js; do
            if chosen "$example"; then run "$example" node "$example"; fi
        done
        ;;
    php)
        needs php php-cli
        built=build/bindings/$(basename "$(dirname "$libraries")")/php
        if tools/bindings/php.sh "$libraries" "$built" 2>"$work/.build"; then
            for example in examples/php/*.php; do
                chosen "$example" && run "$example" php -d "extension=$root/$built/modules/libmoney.so" "$example"
            done
        else
            fail "the extension does not compile"
            tail -n 20 "$work/.build" >&2
        fi
        ;;
    go)
        needs go golang-go
        for example in examples/go/*/main.go; do
            name=$(basename "$(dirname "$example")")
            chosen "$name" || continue
            if tools/bindings/go.sh "$libraries" examples/go build -o "$PWD/$work/$name" "./$name" 2>"$work/.build"; then
                run "$example" "$work/$name"
            else
                fail "$example does not compile"
                cat "$work/.build" >&2
            fi
        done
        ;;
    ruby)
        needs ruby ruby
        if tools/bindings/ruby.sh "$libraries" >"$work/.build" 2>&1; then
            for example in examples/ruby/*.rb; do
                chosen "$example" && run "$example" tools/bindings/ruby.sh "$libraries" run "$example"
            done
        else
            fail "the extension for Ruby is not built"
            tail -n 20 "$work/.build" >&2
        fi
        ;;
    rust)
        if tools/bindings/rust.sh "$libraries" examples/rust build >"$work/.build" 2>&1; then
            for example in examples/rust/src/bin/*.rs; do
                name=$(basename "$example" .rs)
                program=build/rust/$(basename "$(dirname "$libraries")")/debug/$name
                chosen "$name" && run "$example" env LD_LIBRARY_PATH="$libraries" "$program"
            done
        else
            fail "examples/rust does not compile"
            tail -n 20 "$work/.build" >&2
        fi
        ;;
    csharp)
        # With RUNTIME=core they run on CoreCLR.
        if tools/bindings/csharp.sh examples >"$work/.build" 2>&1; then
            for example in examples/csharp/*.cs; do
                chosen "$example" && run "$example" tools/bindings/csharp.sh run "$(basename "$example" .cs)"
            done
        else
            fail "examples/csharp does not compile"
            tail -n 20 "$work/.build" >&2
        fi
        ;;
    java)
        if tools/bindings/java.sh examples >"$work/.build" 2>&1; then
            for example in examples/java/*.java; do
                chosen "$example" && run "$example" tools/bindings/java.sh run "$(basename "$example" .java)"
            done
        else
            fail "examples/java does not compile"
            tail -n 20 "$work/.build" >&2
        fi
        ;;
    swift)
        # The programs are those of a package that depends on this one.
        if (cd examples/swift && env -u CC swift build --scratch-path "$root/build/swift-examples") >"$work/.build" 2>&1; then
            for example in examples/swift/Sources/*/main.swift; do
                name=$(basename "$(dirname "$example")")
                chosen "$name" && run "$example" "build/swift-examples/debug/$name"
            done
        else
            fail "examples/swift does not compile"
            tail -n 20 "$work/.build" >&2
        fi
        ;;
    lua | luajit)
        runtime=$language
        [ "$language" = luajit ] || runtime=lua5.4
        needs "$runtime" "$runtime"
        if tools/bindings/lua.sh "$libraries" "$runtime" >"$work/.build" 2>&1; then
            for example in examples/lua/*.lua; do
                chosen "$example" && run "$example" tools/bindings/lua.sh "$libraries" "$runtime" run "$example"
            done
        else
            fail "the module for $runtime is not built"
            tail -n 20 "$work/.build" >&2
        fi
        ;;
    python)
        needs "$PYTHON" python3
        for example in examples/python/*.py; do
            chosen "$example" && run "$example" "$PYTHON" "$example"
        done
        ;;
    *) fail "no examples in $language" ;;
    esac
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
