#!/bin/sh
# Exports of a library == symbols.txt, which is made from the headers; and its imports from the system.
# Usage: check_exports.sh LIBRARY.so [symbols.txt]
# ARCHIVE contains the same objects, if libmoney.a is not next to the library of another processor.
# NEEDED is a pattern of the allowed dependencies, if they differ from those of a build for this machine.
set -u
library=${1:?usage: check_exports.sh LIBRARY.so [symbols.txt]}
here=$(cd "$(dirname "$0")" && pwd)
symbols=${2:-$here/../../symbols.txt}
for tool in nm readelf; do
    command -v $tool >/dev/null || { echo "$tool is missing: apt-get install binutils" >&2; exit 1; }
done
passed=0
failed=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

check() { # a name, then a file that must be empty
    if [ -s "$2" ]; then
        failed=$((failed + 1))
        echo "FAILED: $1:" >&2
        sed 's/^/    /' "$2" >&2
    else
        passed=$((passed + 1))
    fi
}

LC_ALL=C
export LC_ALL
# Version nodes are absolute symbols (A); they are no functions.
nm -D --defined-only "$library" | awk '$2 != "A" { sub(/@.*/, "", $3); print $3 }' | sort -u >"$work/exports"
sed 's/#.*//' "$symbols" | awk 'NF { print $1 }' | sort >"$work/listed"
sed 's/#.*//' "$symbols" | awk 'NF && (NF != 2 || $1 !~ /^money_[a-z0-9_]+$/ || $2 !~ /^[0-9]+\.[0-9]+$/)' >"$work/malformed"
uniq -d "$work/listed" >"$work/twice"

[ -s "$work/exports" ] || echo "none" >"$work/no-exports"
touch "$work/no-exports"
check "the library exports nothing" "$work/no-exports"
check "lines of symbols.txt that are not 'money_name MAJOR.MINOR'" "$work/malformed"
check "twice in symbols.txt" "$work/twice"
comm -23 "$work/exports" "$work/listed" >"$work/a"; check "exported, not in symbols.txt" "$work/a"
comm -13 "$work/exports" "$work/listed" >"$work/a"; check "in symbols.txt, not exported" "$work/a"
nm -D --defined-only "$library" | awk '$2 != "A" && $2 != "T" { print $2, $3 }' >"$work/a"
check "exported, but no function" "$work/a"

readelf -d "$library" >"$work/dynamic"
# Only Swift's own runtime needs more than libc and jansson.
runtime=
if grep -q 'NEEDED.*libgcc_s' "$work/dynamic"; then runtime='|libm\.so\.6|libstdc\+\+\.so\.6|libgcc_s\.so\.1'; fi
sed -n 's/.*(NEEDED).*\[\(.*\)\].*/\1/p' "$work/dynamic" |
    grep -v -E "^(${NEEDED:-libjansson\.so\.4|libc\.so\.6|ld-linux[-_a-z0-9]*\.so\.[0-9]$runtime})$" >"$work/a"
check "needed, but not allowed" "$work/a"
grep -E '\((RPATH|RUNPATH)\)' "$work/dynamic" >"$work/a"
check "a search path of its own for libraries" "$work/a"
grep -q '(SONAME).*\[libmoney\.so\.0\]' "$work/dynamic" && : >"$work/a" || grep '(SONAME)' "$work/dynamic" >"$work/a" || echo none >"$work/a"
check "a soname other than libmoney.so.0" "$work/a"
grep '(TEXTREL)' "$work/dynamic" >"$work/a"
check "relocations in the text" "$work/a"
# Swift's own runtime imports more. A static jansson imports a seed, and the decimal point for numbers that are never used.
asks='getenv|secure_getenv|setlocale|newlocale|uselocale|nl_langinfo|socket|connect|getaddrinfo|time|localtime|localtime_r'
if grep -q 'NEEDED.*libjansson' "$work/dynamic"; then asks="$asks|gettimeofday|localeconv"; fi
if [ -z "$runtime" ]; then
    nm -D --undefined-only "$library" | awk '{ sub(/@.*/, "", $NF); print $NF }' | grep -x -E "$asks" >"$work/a"
    check "asks for an environment, a locale, a connection or the time of day" "$work/a"
fi
python3 "$here/find_lost_errors.py" "$library" ${ARCHIVE:+"$ARCHIVE"} >"$work/a" || echo "find_lost_errors.py fails" >"$work/a"
check "functions that can lose whether they threw" "$work/a"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
