#!/bin/bash
# Builds build/wasm/libmoney.wasm: the interface without stores, for WebAssembly. It imports nothing.
#
#     tools/library/wasm.sh            the module, optimized
#     tools/library/wasm.sh objects    its object files only, for programs of the tests
#
# A module of Swift is compiled again if its sources, the compiler, the options or a module below it changed.
set -eu
cd "$(dirname "$0")/../.."
. tools/setup/machine.sh
check_swift_version "$(swift --version 2>&1)"
out=build/wasm
mkdir -p "$out"/{c,keys,maps/CMachine,modules,swift}
tools/wasm/fetch_jansson.sh
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
system=/usr/include/wasm32-wasi

# ------------------------------------------------------------------------------------------------------------------ C ----

# Where clang's own headers are; Debian's clang and the toolchain's may be of different versions.
resources=$("$tools/clang" -print-resource-dir)
clang=("$tools/clang" --target=wasm32-wasi -resource-dir "$resources" -nostdlibinc -isystem "$system" -std=c11
  -ffunction-sections -fdata-sections -mbulk-memory -msign-ext -mnontrapping-fptoint -ISources/CWasm/include)
warnings=(-Wall -Wextra -Werror)

compile() { # compile FOLDER PREFIX OPTION … : every .c file of a folder, or those that $only names
  local folder=$1 prefix=$2 source
  shift 2
  for source in ${only:-$(cd "$folder" && ls ./*.c)}; do
    "${clang[@]}" "$@" -c "$folder/$source" -o "$out/c/$prefix-$(basename "$source" .c).o"
  done
}

rm -f "$out"/c/*.o
# Random bytes come from Sources/CWasm/seed.c, since WebAssembly lacks a system source.
only=$(cd Sources/CMachine && ls ./*.c | grep -v '/random\.c$')
compile Sources/CMachine machine -O2 "${warnings[@]}" -ISources/CMachine/include -DMONEY_RESERVE
unset only
compile Sources/CMoney layout -Os "${warnings[@]}" -Iinclude
compile Sources/CWasm wasm -Os "${warnings[@]}"
# The parts that read files, build values from formats, obtain random bytes from the system or handle doubles are left out.
only="dump.c error.c hashtable.c load.c memory.c strbuffer.c utf.c value.c"
compile "$out/jansson/src" jansson -Os -DHAVE_CONFIG_H -I"$out/jansson/src"
unset only

# -------------------------------------------------------------------------------------------------------------- Swift ----

cat >"$out/maps/CMachine/module.modulemap" <<END
module CMachine {
  umbrella "$PWD/Sources/CMachine/include"
  export *
}
END
swift=(swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -parse-as-library
  -swift-version 6 -package-name money
  -Xfrontend -disable-stack-protector -Xfrontend -function-sections -enforce-exclusivity=unchecked
  -Xfrontend -mergeable-traps
  # As in tools/library/embedded_options.sh.
  -Xllvm -sil-disable-pass=object-outliner
  -Osize
  # Without these the compiler makes a copy of a sort for each closure that compares, and of a body for each caller.
  -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=capture-prop
  -Xcc -mbulk-memory -Xcc -msign-ext -Xcc -mnontrapping-fptoint
  -Xcc -isystem -Xcc "$system" -Xcc -D__wasi__
  -I "$out/modules" -I include -I "$out/maps/CMachine" -I Sources/CJansson
  -Xcc -ISources/CWasm/include -Xcc "-I$out/jansson/src")
compiler=$(swiftc --version 2>/dev/null)

sources() { # sources MODULE
  case $1 in
  MoneyStore) find tools/wasm/stores -name '*.swift' ;;
  MoneyABI) find Sources/MoneyABI -name '*.swift' -not -path 'Sources/MoneyABI/Store/*' ;;
  *) find "Sources/$1" -name '*.swift' ;;
  esac | LC_ALL=C sort
}

# All is compiled for size, and outside the core only functions marked for it are inlined. With the compiler's own choice
# the module would be a thirtieth larger.
calls() { # calls MODULE
  if [ "$1" = MoneyCore ]; then echo; else echo -Xllvm -inline-threshold=0 -Xfrontend -sil-inline-threshold -Xfrontend 0; fi
}

build() { # build MODULE KEY
  local module=$1 files options
  mapfile -t files < <(sources "$module")
  read -r -a options < <(calls "$module")
  # As in tools/library/swift_modules.py: code that the linker optimizes as one program. The workaround for thrown errors
  # is not needed here, as WebAssembly reserves no register for them.
  if "${swift[@]}" "${options[@]}" -module-name "$module" -emit-module -emit-module-path "$out/modules/$module.swiftmodule" \
    -emit-ir -o "$out/swift/$module.ll" "${files[@]}" &&
    "$tools/clang" --target=wasm32-unknown-none-wasm -c -flto=full -O0 -ffunction-sections -Wno-override-module \
      "$out/swift/$module.ll" -o "$out/swift/$module.o"; then
    rm "$out/swift/$module.ll"
    echo "$2" >"$out/keys/$module"
    echo "  $module is compiled for WebAssembly"
  else
    echo "$module does not compile for WebAssembly." >&2
    return 1
  fi
}

# The layers from the bottom to the top; modules of one layer are independent of each other.
layers() { PYTHONPATH=tools/check python3 -c 'import arrows; [print(*layer) for layer in reversed(arrows.MODULES)]'; }
below=$(echo "$compiler ${swift[*]} $(calls any)" | cat - include/*.* include/money/*.h Sources/CMachine/include/*.h Sources/CJansson/* | sha256sum)
most=$(nproc)
while read -r -a layer; do
  keys=$below
  for module in "${layer[@]}"; do
    key=$({ echo "$below $module" && sources "$module" | xargs sha256sum; } | sha256sum)
    keys=$keys$key
    if [ "$key" = "$(cat "$out/keys/$module" 2>/dev/null)" ] && [ -e "$out/swift/$module.o" ]; then continue; fi
    while [ "$(jobs -rp | wc -l)" -ge "$most" ]; do wait -n; done
    build "$module" "$key" &
  done
  wait
  for module in "${layer[@]}"; do
    key=$({ echo "$below $module" && sources "$module" | xargs sha256sum; } | sha256sum)
    if [ "$key" != "$(cat "$out/keys/$module" 2>/dev/null)" ]; then exit 1; fi
  done
  below=$(echo "$keys" | sha256sum)
done < <(layers)
# --------------------------------------------------------------------------------------------------------------- Link ----

# All of the interface but the functions of the headers of stores, which need files.
PYTHONPATH=tools python3 -m wasm.exports >"$out/exports.txt"
echo "  linking"
tools/wasm/link.sh "$out/exports.txt" "$out" "${1:-module}"
if [ "${1:-module}" = objects ]; then exit; fi

# ------------------------------------------------------------------------------------------------------------ Licences ----

{
  echo "libmoney.wasm contains libmoney, whose licence is in LICENSE, tables of Unicode, parts of the standard library of Swift"
  echo "(Apache License 2.0 with the Runtime Library Exception, which asks for no notice in programs), jansson, wasi-libc"
  echo "and LLVM's compiler-rt. The licences of the others follow."
  printf '\n== Unicode CLDR ==\n\n'
  cat tools/packages/licences/Unicode-3.0
  printf '\n== jansson ==\n\n'
  cat "$out/jansson/LICENSE"
  printf '\n== wasi-libc ==\n\n'
  cat /usr/share/doc/wasi-libc/copyright
  printf '\n== compiler-rt ==\n\n'
  cat "/usr/share/doc/$(dpkg-query -S "$(wasm_runtime)" | cut -d: -f1)/copyright"
} >"$out/libmoney.wasm.LICENSES.txt"
cp LICENSE "$out/LICENSE"
for pack in cat "gzip -9c" "brotli -c -q 11 -w 24"; do
  printf '%s: %s bytes\n' "${pack%% *}" "$($pack "$out/libmoney.wasm" | wc -c)"
done | sed 's/^cat/build\/wasm\/libmoney.wasm/' | tee "$out/sizes.txt"
