#!/bin/sh
# Runs the C transport against a real server on loopback, with the library in a folder; ends with "N passed, N failed".
#
#     Tests/Network/run.sh [LIBDIR]        LIBDIR holds libmoney.so; build/lib when not given
#
# TOOL is the tool that the programs run with: none (the default), threads (the thread sanitizer) or valgrind. CC, CFLAGS,
# LDFLAGS and PYTHON are used.
set -u
cd "$(dirname "$0")/../.." || exit 1
root=$(pwd)
libraries=$(cd "${1:-build/lib}" && pwd) || exit 1
: "${CC:=cc}" "${CFLAGS:=}" "${LDFLAGS:=}" "${PYTHON:=python3}" "${TOOL:=none}"
case $TOOL in
none | threads | valgrind) ;;
*) echo "TOOL must be none, threads or valgrind, got '$TOOL'" >&2; exit 2 ;;
esac
export PYTHON
for tool in "$CC" "$PYTHON" openssl readelf make; do
    command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install gcc python3 openssl binutils make valgrind" >&2; exit 1; }
done
printf '#include <curl/curl.h>\n#include <zlib.h>\n' | $CC -fsyntax-only -x c - 2>/dev/null ||
    { echo "curl.h or zlib.h is missing: apt-get install libcurl4-openssl-dev zlib1g-dev" >&2; exit 1; }

# One folder a library and tool: build/lib is build/tests/network-none-build-lib.
work=build/tests/network-$TOOL-$(echo "${libraries#"$root"/}" | sed 's/^\///; s/\//-/g')
mkdir -p "$work" || exit 1
passed=0
failed=0
# Loopback is accessed directly, without proxies.
no_proxy='*'
export no_proxy

pass() { passed=$((passed + 1)); }
fail() {
    failed=$((failed + 1))
    echo "FAILED: $1" >&2
}

compile() { # folder, more options …: the transport's objects
    objects=$work/$1
    shift
    mkdir -p "$objects"
    for source in bindings/c/*.c; do
        # shellcheck disable=SC2086
        $CC -std=c99 -O1 -g -Wall -Wextra -Wpedantic -Wconversion -Werror -Iinclude $CFLAGS "$@" -c "$source" \
            -o "$objects/$(basename "$source" .c).o" || return 1
    done
}

build() { # name, source, folder of objects, more options …
    program=$work/$1
    source=$2
    objects=$work/$3
    shift 3
    # shellcheck disable=SC2086
    $CC -std=c11 -O1 -g -Wall -Wextra -Werror -Iinclude -Ibindings/c $CFLAGS "$@" "$source" "$objects"/*.o -o "$program" \
        -L"$libraries" -lmoney -lcurl -lz -pthread -Wl,-rpath,"$libraries" $LDFLAGS
}

count() { # name, command …: adds the counts in its last line
    name=$1
    shift
    "$@" >"$work/.output"
    result=$?
    line=$(tail -n 1 "$work/.output")
    case $line in
    *[0-9]" passed, "*[0-9]" failed") ;;
    *) line="0 passed, 1 failed" ;;
    esac
    more_failed=${line##*passed, }
    more_failed=${more_failed%% failed}
    [ "$result" -ne 0 ] && [ "$more_failed" -eq 0 ] && more_failed=1
    passed=$((passed + ${line%% passed,*}))
    failed=$((failed + more_failed))
    echo "$name: $line$([ "$result" -ne 0 ] && echo ", and it ended with $result")"
}

openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1 \
    -keyout "$work/key.pem" -out "$work/certificate.pem" 2>"$work/.openssl" || fail "a certificate cannot be made"

sanitizer=
[ "$TOOL" = threads ] && sanitizer=-fsanitize=thread
# shellcheck disable=SC2086
compile objects $sanitizer && pass || fail "the transport does not compile"

for name in transport handover feeds threads attacks; do
    set --
    [ $name = transport ] && set -- "$work/certificate.pem" "$work/key.pem"
    # shellcheck disable=SC2086
    build $name Tests/Network/$name.c objects $sanitizer || {
        fail "$name does not build"
        continue
    }
    case $TOOL in
    valgrind)
        count "$name under valgrind" valgrind -q --error-exitcode=99 --leak-check=full --show-leak-kinds=definite \
            --errors-for-leak-kinds=definite "$work/$name" "$@"
        ;;
    threads) TSAN_OPTIONS=exitcode=66 count "$name with the thread sanitizer" "$work/$name" "$@" ;;
    *) count $name "$work/$name" "$@" ;;
    esac
done
if [ "$TOOL" != none ]; then # the remaining checks do not depend on the tool
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ]
    exit
fi

# The library itself has no network code.
if readelf -d "$libraries/libmoney.so.0" | grep -qi 'NEEDED.*curl'; then fail "libmoney.so links libcurl"; else pass; fi
if nm -D --undefined-only "$libraries/libmoney.so.0" | grep -qE ' (curl_.*|socket|connect|getaddrinfo)(@|$)'; then
    fail "libmoney.so opens connections"
else pass; fi

# Keys are in addresses, headers and bodies: nothing here prints or logs.
if grep -nE '(printf|puts|syslog|perror|CURLOPT_VERBOSE|stderr)\b' bindings/c/*.c | grep -v 'snprintf(error->text'; then
    fail "the transport prints"
else pass; fi

# As C++ reads the header, and as a library of its own with the example.
if echo '#include "bindings/c/libmoney_http.h"' | c++ -Wall -Wextra -Werror -Iinclude -fsyntax-only -x c++ -; then pass; else fail "C++"; fi
if make -s -C bindings/c MONEY="$root/include" OUT="$root/$work/archive" CC="$CC" &&
    $CC -std=c99 -Wall -Wextra -Wpedantic -Werror -Iinclude -Ibindings/c examples/c/ecb.c -o "$work/ecb" \
        "$work/archive/libmoney_http.a" -L"$libraries" -lmoney -lcurl -lz -pthread -Wl,-rpath,"$libraries"; then
    pass
else fail "the example does not build"; fi

# The example, with a server, with one that fails, and without any.
beside() { "$PYTHON" Tests/Network/with_server.py "$@" 2>&1; }
if beside "$work/ecb" '{url}' | diff examples/c/ecb.expected -; then pass; else fail "examples/c/ecb.c"; fi
if beside "$work/ecb" '{url}/behave/500' | grep -q '^no rates: .*500'; then pass; else fail "ecb.c with HTTP 500"; fi
if "$work/ecb" http://127.0.0.1:1 2>&1 | grep -q '^no rates: fetch failed'; then pass; else fail "ecb.c without a server"; fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
