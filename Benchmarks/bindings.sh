#!/bin/sh
# Measures the bindings in one run: C++ against the call of C and Boost's decimal, Swift against the call of C, Java against
# BigDecimal and the call of C, C# on CoreCLR against System.Decimal, Go against shopspring's decimals, Rust against
# rust_decimal, Ruby against BigDecimal, PHP against bcmath, Lua 5.4 and LuaJIT against the call of C, and JavaScript, with the
# addon and with WebAssembly, against big.js and the call of C.
#
#     Benchmarks/bindings.sh [LIBDIR]
set -eu
cd "$(dirname "$0")/.."
libraries=$(cd "${1:-build/embedded/lib}" && pwd)
mkdir -p build/bench
python3 api/generate.py --build
${CXX:-c++} -std=c++17 -O2 -DNDEBUG -Iinclude -Ibindings/cpp/include -Ibuild/api/cpp/include Benchmarks/bindings.cpp -o build/bench/bindings-cpp \
  -L"$libraries" -lmoney -Wl,-rpath,"$libraries"
${CC:-cc} -std=c11 -D_POSIX_C_SOURCE=199309L -O2 -Iinclude Benchmarks/bindings_column.c -o build/bench/bindings-column \
  -L"$libraries" -lmoney -Wl,-rpath,"$libraries"
tools/bindings/addon.sh "$libraries"
tools/library/swift_build.sh .build/release-bench build/bench/swift-build.log -c release --product MoneyBench
failed=0
build/bench/bindings-cpp | tee build/bench/bindings-cpp.txt
grep -q ', 0 failed' build/bench/bindings-cpp.txt || failed=1
.build/release-bench/release/MoneyBench "$(sed -n 's/^sum of two amounts.*ns: C \([0-9.]*\),.*/\1/p' build/bench/bindings-cpp.txt)" \
  "$(build/bench/bindings-column)" || failed=1
tools/bindings/java.sh tests
LIBMONEY_PATH=$(realpath "$libraries/libmoney.so.0") tools/bindings/java.sh run Bench "$(build/bench/bindings-column)" || failed=1
tools/bindings/csharp.sh tests
LIBMONEY_PATH=$(realpath "$libraries/libmoney.so.0") RUNTIME=core tools/bindings/csharp.sh run Bench "$(build/bench/bindings-column)" || failed=1
tools/bindings/go.sh "$libraries" bindings/go build -o "$PWD/build/bench/bindings-go" ./tests/bench
tools/bindings/rust.sh "$libraries" build/api/rust build --release -p bench
LD_LIBRARY_PATH=$libraries "build/rust/$(basename "$(dirname "$libraries")")/release/bench" "$(build/bench/bindings-column)" || failed=1
tools/bindings/ruby.sh "$libraries"
tools/bindings/ruby.sh "$libraries" run Benchmarks/bindings.rb "$(build/bench/bindings-column)" || failed=1
GO111MODULE=off GOPATH=/usr/share/gocode go build -o build/bench/shopspring ./Benchmarks/go
# The peer prints two figures.
# shellcheck disable=SC2046
build/bench/bindings-go $(build/bench/shopspring) "$(build/bench/bindings-column)" || failed=1
tools/bindings/php.sh "$libraries" "build/bindings/$(basename "$(dirname "$libraries")")/php"
php -d "extension=$PWD/build/bindings/$(basename "$(dirname "$libraries")")/php/modules/libmoney.so" Benchmarks/bindings.php || failed=1
for runtime in lua5.4 luajit; do
  tools/bindings/lua.sh "$libraries" "$runtime"
  tools/bindings/lua.sh "$libraries" "$runtime" run Benchmarks/bindings.lua "$(sed -n 's/^sum of two amounts.*ns: C \([0-9.]*\),.*/\1/p' build/bench/bindings-cpp.txt)" || failed=1
done
for addon in "$PWD/build/node/index.cjs" ""; do
  LIBMONEY_ADDON=$addon node Benchmarks/bindings.js "$(build/bench/bindings-column)" || failed=1
done
exit "$failed"
