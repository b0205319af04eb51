#!/bin/sh
# The options that the Swift compiler gets for the embedded build, one a line; for every machine that it is built for.
set -eu
printf '%s\n' -enable-experimental-feature Embedded -wmo
# Each module keeps copies of the functions that it uses of others. With a section each, the linker drops the duplicates.
printf '%s\n' -Xfrontend -function-sections
# The checks of exclusive access are empty in Embedded Swift; the calls of them are not.
printf '%s\n' -enforce-exclusivity=unchecked
# A trap does not report its location, so all checks of a function share one.
printf '%s\n' -Xfrontend -mergeable-traps
# Arrays of constants are built where they are used. An earlier compiler emitted them as static data under names that two
# modules could share; docs/decisions/toolchain.md states how far this still matters.
printf '%s\n' -Xllvm -sil-disable-pass=object-outliner
# A copy of a function for each closure that it is given is larger and hardly faster.
printf '%s\n' -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=capture-prop
