#!/bin/sh
# The options that the Swift compiler gets for the embedded build, one a line; for every machine that it is built for.
set -eu
printf '%s\n' -enable-experimental-feature Embedded -wmo
# Each module keeps a copy of what it uses of others. In sections of their own the linker drops all copies but one.
printf '%s\n' -Xfrontend -function-sections
# The checks of exclusive access are empty in Embedded Swift; the calls of them are not.
printf '%s\n' -enforce-exclusivity=unchecked
# A trap says nothing of its place, so a function has one for all its checks.
printf '%s\n' -Xfrontend -mergeable-traps
# Arrays of constants are made where they are used. An earlier compiler laid them out as static data under names that two
# modules could share; docs/decisions/toolchain.md says how far this still matters.
printf '%s\n' -Xllvm -sil-disable-pass=object-outliner
# A copy of a function for each closure that it is given is larger and hardly faster.
printf '%s\n' -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=capture-prop
