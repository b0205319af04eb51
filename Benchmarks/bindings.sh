#!/bin/sh
# Measures the bindings in one run: C++ against the call of C and Boost's decimal, Swift against the call of C, Java against
# BigDecimal and the call of C, C# on CoreCLR against System.Decimal, Go against shopspring's decimals, Rust against
# rust_decimal, Ruby against BigDecimal, PHP against bcmath, Lua 5.4 and LuaJIT against the call of C, and JavaScript, with the
# addon and with WebAssembly, against big.js and the call of C. The sums are written to docs/results/bindings.json, from which
# Figure 4 of the page is drawn.
#
#     Benchmarks/bindings.sh [LIBDIR]    ONLY="cpp java" measures these languages alone, and writes no file
set -eu
cd "$(dirname "$0")/.."
libraries=$(cd "${1:-build/embedded/lib}" && pwd)
build=$(basename "$(dirname "$libraries")")
library=$(realpath "$libraries/libmoney.so.0")
out=build/bench
mkdir -p "$out"
failed=0
: >"$out/bindings.txt"

# Succeeds if a language is measured.
has() {
  case " ${ONLY:-$1} " in
  *" $1 "*) true ;;
  *) false ;;
  esac
}

# Runs a benchmark, and keeps its output.
measure() {
  "$@" >"$out/binding.txt" || failed=1
  cat "$out/binding.txt"
  cat "$out/binding.txt" >>"$out/bindings.txt"
}

python3 api/generate.py --build
${CXX:-c++} -std=c++17 -O2 -DNDEBUG -Iinclude -Ibindings/cpp/include -Ibuild/api/cpp/include Benchmarks/bindings.cpp -o "$out/bindings-cpp" \
  -L"$libraries" -lmoney -Wl,-rpath,"$libraries"
${CC:-cc} -std=c11 -D_POSIX_C_SOURCE=199309L -O2 -Iinclude Benchmarks/bindings_column.c -o "$out/bindings-column" \
  -L"$libraries" -lmoney -Wl,-rpath,"$libraries"
# The other languages are compared with the call of C.
measure "$out/bindings-cpp"
in_c=$(sed -n 's/^sum of two amounts.*ns: C \([0-9.]*\),.*/\1/p' "$out/bindings.txt")
row=$("$out/bindings-column")
if has swift; then
  tools/library/swift_build.sh .build/release-bench "$out/swift-build.log" -c release --product MoneyBench
  measure .build/release-bench/release/MoneyBench "$in_c" "$row"
fi
if has java; then
  tools/bindings/java.sh tests
  measure env "LIBMONEY_PATH=$library" tools/bindings/java.sh run Bench "$row"
fi
if has csharp; then
  tools/bindings/csharp.sh tests
  measure env "LIBMONEY_PATH=$library" RUNTIME=core tools/bindings/csharp.sh run Bench "$row"
fi
if has go; then
  tools/bindings/go.sh "$libraries" bindings/go build -o "$PWD/$out/bindings-go" ./tests/bench
  GO111MODULE=off GOPATH=/usr/share/gocode go build -o "$out/shopspring" ./Benchmarks/go
  # The peer prints two figures.
  # shellcheck disable=SC2046
  measure "$out/bindings-go" $("$out/shopspring") "$row"
fi
if has rust; then
  tools/bindings/rust.sh "$libraries" build/api/rust build --release -p bench
  measure env "LD_LIBRARY_PATH=$libraries" "build/rust/$build/release/bench" "$row"
fi
if has ruby; then
  tools/bindings/ruby.sh "$libraries"
  measure tools/bindings/ruby.sh "$libraries" run Benchmarks/bindings.rb "$row"
fi
if has php; then
  tools/bindings/php.sh "$libraries" "build/bindings/$build/php"
  measure php -d "extension=$PWD/build/bindings/$build/php/modules/libmoney.so" Benchmarks/bindings.php
fi
if has lua; then
  for runtime in lua5.4 luajit; do
    tools/bindings/lua.sh "$libraries" "$runtime"
    measure tools/bindings/lua.sh "$libraries" "$runtime" run Benchmarks/bindings.lua "$in_c"
  done
fi
if has javascript; then
  tools/bindings/addon.sh "$libraries"
  for addon in "$PWD/build/node/index.cjs" ""; do
    measure env "LIBMONEY_ADDON=$addon" node Benchmarks/bindings.js "$row"
  done
fi
if [ -z "${ONLY:-}" ]; then
  "${PYTHON:-build/venv/bin/python}" Benchmarks/binding_sums.py "$out/bindings.txt" docs/results
fi
exit "$failed"
