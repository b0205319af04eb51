#!/bin/sh
# Runs the tests of the C ABI against the library in a folder, and ends with one line "N passed, N failed".
#
#     Tests/ABI/run.sh [LIBDIR]        LIBDIR holds libmoney.so; build/lib when not given
#
# KILLS=1000 kills a program that writes a store so often; 50 times when not given.
# VALGRIND=1 runs the programs under valgrind: an error or a leak of memory is a failure.
# CC, CFLAGS and LDFLAGS are used; a library built with a sanitizer wants programs built with the same one.
set -u
cd "$(dirname "$0")/../.." || exit 1
root=$(pwd)
libraries=$(cd "${1:-build/lib}" && pwd) || exit 1
: "${CC:=cc}" "${CFLAGS:=}" "${LDFLAGS:=}" "${VALGRIND:=}"
library=$libraries/libmoney.so.0
[ -e "$library" ] || { echo "$library is missing: run make first" >&2; exit 1; }
for tool in "$CC" python3 nm readelf ${VALGRIND:+valgrind}; do
    command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install gcc python3 binutils valgrind" >&2; exit 1; }
done
echo '#include <sqlite3.h>' | $CC -fsyntax-only -x c - 2>/dev/null || { echo "sqlite3.h is missing: apt-get install libsqlite3-dev" >&2; exit 1; }
echo '#include <jansson.h>' | $CC -fsyntax-only -x c - 2>/dev/null || { echo "jansson.h is missing: apt-get install libjansson-dev" >&2; exit 1; }

# One folder a library: build/lib is build/tests/build-lib.
work=build/tests/$(echo "${libraries#"$root"/}" | sed 's/^\///; s/\//-/g')
mkdir -p "$work" || exit 1
output=$work/.output
passed=0
failed=0

count() { # name, command …: adds what its last line says
    name=$1
    shift
    "$@" >"$output"
    result=$?
    line=$(tail -n 1 "$output")
    case $line in
    *[0-9]" passed, "*[0-9]" failed")
        more_passed=${line%% passed,*}
        more_failed=${line##*passed, }
        more_failed=${more_failed%% failed}
        ;;
    *)
        more_passed=0
        more_failed=1
        line="no result"
        ;;
    esac
    if [ "$result" -ne 0 ] && [ "$more_failed" -eq 0 ]; then
        more_failed=1
        line="$line, but it ended with $result"
    fi
    passed=$((passed + more_passed))
    failed=$((failed + more_failed))
    echo "$name: $line"
}

build() { # name, source, more options …; a program that does not compile is a failure
    program=$work/$1
    source=$2
    shift 2
    # shellcheck disable=SC2086
    $CC -std=c11 -O1 -g -Wall -Wextra -Werror -Iinclude -I"$work" $CFLAGS "$source" -o "$program" -L"$libraries" "$@" \
        -Wl,-rpath,"$libraries" $LDFLAGS
}

run() { # name, arguments …
    program=$work/$1
    name=$1
    shift
    if [ -n "$VALGRIND" ]; then
        count "$name" valgrind -q --error-exitcode=99 --leak-check=full --show-leak-kinds=definite \
            --errors-for-leak-kinds=definite "$program" "$@"
    else
        count "$name" "$program" "$@"
    fi
}

# A second Swift runtime to live beside, where a toolchain is at hand. (valgrind takes the way the system's loader reads
# its $ORIGIN for an error.)
another_runtime() {
    [ -z "$VALGRIND" ] || return 0
    command -v swiftc >/dev/null || return 0
    swiftc -print-target-info 2>/dev/null |
        sed -n 's/.*"\(\/.*\/lib\/swift\/[a-z]*\)".*/\1\/libswiftCore.so/p' | while read -r path; do
        [ -e "$path" ] && echo "$path" && break
    done
}

rm -f "$work"/*.h
python3 Tests/ABI/generate_hostile.py api/money.api.json >"$work/hostile_cases.h" || exit 1
count header Tests/ABI/check_header.sh
count exports Tests/ABI/check_exports.sh "$library"
for source in Tests/ABI/basics/*.c Tests/ABI/documents/*.c; do
    name=$(basename "$(dirname "$source")")-$(basename "$source" .c)
    build "$name" "$source" -lmoney && run "$name" "$root" || count "$name" false
done
build hostile Tests/ABI/hostile.c -lmoney && run hostile || count hostile false
build atomicity Tests/ABI/atomicity.c -lmoney && run atomicity || count atomicity false
build wallet Tests/ABI/wallet.c -lmoney && run wallet || count wallet false
build wallet_documents Tests/ABI/wallet_documents.c -lmoney && run wallet_documents || count wallet_documents false
build document_memory Tests/ABI/document_memory.c -lmoney -ljansson && run document_memory || count document_memory false
build calculator Tests/ABI/calculator.c -lmoney && run calculator || count calculator false
build calculator_documents Tests/ABI/calculator_documents.c -lmoney && run calculator_documents ||
    count calculator_documents false
build memory Tests/ABI/memory.c -lmoney -ljansson && run memory || count memory false
# shellcheck disable=SC2046
build runtime Tests/ABI/runtime.c -ldl -lpthread && run runtime "$library" $(another_runtime) || count runtime false
build vectors Tests/Vectors/run_vectors.c -lmoney -ljansson && run vectors "$root/Tests/Vectors" || count vectors false
build wallet_vectors Tests/Vectors/run_wallet.c -lmoney -ljansson && run wallet_vectors "$root/Tests/Vectors" ||
    count wallet_vectors false
build calculator_vectors Tests/Vectors/run_calculator.c -lmoney -ljansson &&
    run calculator_vectors "$root/Tests/Vectors" || count calculator_vectors false
build portfolio_vectors Tests/Vectors/run_portfolio.c -lmoney -ljansson && run portfolio_vectors "$root/Tests/Vectors" ||
    count portfolio_vectors false
build portfolio Tests/ABI/portfolio.c -lmoney && run portfolio || count portfolio false
build order_form_vectors Tests/Vectors/run_order_form.c -lmoney -ljansson && run order_form_vectors "$root/Tests/Vectors" ||
    count order_form_vectors false
build converter_vectors Tests/Vectors/run_converter.c -lmoney -ljansson &&
    run converter_vectors "$root/Tests" || count converter_vectors false
build converter Tests/ABI/converter.c -lmoney && run converter "$root" || count converter false
build order_form Tests/ABI/order_form.c -lmoney && run order_form || count order_form false
build feed_vectors Tests/Vectors/run_feed.c -lmoney -ljansson && run feed_vectors "$root/Tests/Vectors" ||
    count feed_vectors false
build feed Tests/ABI/feed.c -lmoney && run feed || count feed false
build feed_memory Tests/ABI/feed_memory.c -lmoney -ljansson && run feed_memory || count feed_memory false
build feed_parts Tests/ABI/feed_parts.c -lmoney && run feed_parts || count feed_parts false
build portfolio_view_feed Tests/ABI/portfolio_view_feed.c -lmoney && run portfolio_view_feed || count portfolio_view_feed false
build store-objects Tests/ABI/store/objects.c -lmoney && run store-objects || count store-objects false
build store-bad-files Tests/ABI/store/bad_files.c -lmoney -lsqlite3 && run store-bad-files || count store-bad-files false
build store-feeds Tests/ABI/store/feeds.c -lmoney && run store-feeds || count store-feeds false
build store-memory Tests/ABI/store/memory.c -lmoney -lsqlite3 && run store-memory || count store-memory false
build store-faults Tests/ABI/store/faults.c -lmoney && run store-faults "$root" "${KILLS:-50}" ||
    count store-faults false
build columns Tests/ABI/columns.c -lmoney && run columns || count columns false
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
