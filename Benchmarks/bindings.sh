#!/bin/sh
# The speed of the faces: a sum of two amounts in C++ beside the call of C and Boost's decimal, in one run.
#
#     Benchmarks/bindings.sh [LIBDIR]
set -eu
cd "$(dirname "$0")/.."
libraries=$(cd "${1:-build/embedded/lib}" && pwd)
mkdir -p build/bench
${CXX:-c++} -std=c++17 -O2 -DNDEBUG -Iinclude -Ibindings/cpp/include Benchmarks/bindings.cpp -o build/bench/bindings-cpp \
  -L"$libraries" -lmoney -Wl,-rpath,"$libraries"
build/bench/bindings-cpp
