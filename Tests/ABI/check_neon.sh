#!/bin/sh
# On arm64: the loops over columns are of vector instructions, and products of 64 bits are made in place. The archive is
# read, where functions have names. Usage: check_neon.sh libmoney.a
set -u
archive=${1:?usage: check_neon.sh libmoney.a}
objdump=$(dirname "$(command -v swift)")/llvm-objdump
[ -x "$objdump" ] || objdump=llvm-objdump
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$objdump" -dr --no-show-raw-insn "$archive" >"$work/code" || exit 1
passed=0
failed=0

check() { # name, function, pattern, minimum count
    count=$(awk -v name="$2" '/^[0-9a-f]+ <.*>:$/ { inside = index($0, name) > 0 } inside' "$work/code" | grep -cE "$3")
    if [ "$count" -ge "$4" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $1: $count times" >&2
    fi
}

check "sums of columns by vectors" "<money_vectors_sum>" 'add[[:space:]]+v[0-9]+\.2d' 2
# The loops of the kernel are inlined into the scaling, their only caller.
check "loops over columns by vectors" "Core13ColumnScalingV" 'add[[:space:]]+v[0-9]+\.2d' 4
check "the upper half of a product in one instruction" "<" 'umulh' 100
if grep -q '__multi3' "$work/code"; then
    failed=$((failed + 1))
    echo "FAILED: a product of 128 bits is a call" >&2
else
    passed=$((passed + 1))
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
