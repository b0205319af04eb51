#!/bin/sh
# Installs or names what a target needs: setup.sh build|test|torture|bench|bindings|docs|fuzz|wasm|web|
# packages|wheel|cross.
set -eu
cd "$(dirname "$0")/.."
target=${1:-build}

missing=""
need_package() { # need_package TEST PACKAGE
  if ! eval "$1" >/dev/null 2>&1; then missing="$missing $2"; fi
}

if ! command -v swift >/dev/null 2>&1; then
  echo "Swift 6.3 or newer is needed and 'swift' is not on the PATH: install it from https://www.swift.org/install/" >&2
  exit 1
fi
version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
major=${version%% *}
minor=${version##* }
if [ "${major:-0}" -lt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -lt 3 ]; }; then
  echo "Swift 6.3 or newer is needed, this is $major.$minor: install it from https://www.swift.org/install/" >&2
  exit 1
fi

has_header() { printf '#include <%s>\n' "$1" | cc -E - ; }
has_cpp_header() { printf '#include <%s>\n' "$1" | c++ -x c++ -E - ; }
need_package "command -v cc" build-essential
need_package "has_header jansson.h" libjansson-dev
need_package "has_header sqlite3.h" libsqlite3-dev
need_package "command -v pkg-config" pkg-config
need_package "command -v python3" python3
need_package "test -e \"\$(cc -print-file-name=libstdc++.a)\"" libstdc++-12-dev
case $target in
bindings | test | torture | bench | fuzz)
  need_package "python3 -c 'import venv, ensurepip'" python3-venv
  need_package "has_header curl/curl.h" libcurl4-openssl-dev
  need_package "has_header zlib.h" zlib1g-dev
  need_package "command -v openssl" openssl
  need_package "command -v luajit && pkg-config --exists luajit" "luajit libluajit-5.1-dev"
  need_package "command -v unzip" unzip
  need_package "command -v ledger" ledger
  need_package "command -v mandoc" mandoc
  need_package "command -v zsh" zsh
  ;;
esac
# Python's amounts in C; any Python of 3.10 or later has headers that will do.
has_python_headers() {
  for python in python3 /usr/bin/python3; do
    if "$python" -c 'import os, sys, sysconfig; sys.exit(sys.version_info < (3, 10) or not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'; then return 0; fi
  done
  return 1
}
case $target in
bindings | test | torture | bench | packages | wheel) need_package has_python_headers python3-dev ;;
esac
case $target in
torture) need_package "command -v python3-dbg" python3-dbg ;;
esac
case $target in
torture | bench) need_package "command -v valgrind" valgrind ;;
esac
case $target in
torture)
  # An example runs on Spark, which runs on Java. Callbacks in Go are tested.
  need_package "command -v java" openjdk-17-jre-headless
  need_package "command -v go" golang-go
  # A database for the adapters of the Python package; without its server, their tests are skipped.
  need_package "ls /usr/lib/postgresql/*/bin/initdb" postgresql
  # The hosts of the WebAssembly module.
  need_package "command -v node" nodejs
  need_package "command -v chromium" chromium
  # The flags of the list of currencies, in pictures of the desk.
  need_package "ls /usr/share/fonts/truetype/noto/NotoColorEmoji.ttf" fonts-noto-color-emoji
  ;;
esac
case $target in
wasm | docs | torture | bindings | packages)
  need_package "test -e /usr/lib/wasm32-wasi/libc.a" wasi-libc
  need_package "ls /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a" libclang-rt-14-dev-wasm32
  need_package "command -v wasm-opt" binaryen
  need_package "command -v brotli" brotli
  need_package "test -e /usr/share/keyrings/debian-archive-keyring.gpg" debian-archive-keyring
  ;;
esac
# The pictures of the desk.
case $target in
web)
  need_package "command -v chromium" chromium
  need_package "command -v brotli" brotli
  need_package "ls /usr/share/fonts/truetype/noto/NotoColorEmoji.ttf" fonts-noto-color-emoji
  ;;
esac
case $target in
docs | packages | wheel) need_package "python3 -c 'import venv, ensurepip'" python3-venv ;;
esac
# The graphs of the site.
case $target in
docs | test | torture) need_package "command -v dot" graphviz ;;
esac
case $target in
packages)
  need_package "command -v dpkg-buildpackage" dpkg-dev
  need_package "command -v dh" debhelper
  need_package "command -v dh_python3" dh-python
  need_package "command -v lintian" lintian
  need_package "command -v debootstrap" debootstrap
  need_package "test -e /usr/share/keyrings/debian-archive-keyring.gpg" debian-archive-keyring
  # The compilers of Java and C#, and what makes gems and rocks.
  need_package "command -v ecj" ecj
  need_package "command -v mcs" mono-mcs
  need_package "test -e /usr/lib/mono/4.5/System.Numerics.dll" libmono-system-numerics4.0-cil
  need_package "test -e /usr/lib/mono/4.5/System.Net.Http.dll" libmono-system-net-http4.0-cil
  need_package "test -e /usr/lib/mono/4.5/System.IO.Compression.dll" libmono-system-io-compression4.0-cil
  need_package "command -v gem" ruby
  need_package "command -v lua5.4 && pkg-config --exists lua5.4" "lua5.4 liblua5.4-dev"
  need_package "command -v luajit && pkg-config --exists luajit" "luajit libluajit-5.1-dev"
  need_package "command -v luarocks" luarocks
  need_package "command -v zip && command -v unzip" "zip unzip"
  ;;
esac
# Tests of the library for musl. SQLite's source becomes one file by a program in Tcl.
case $target in
torture)
  need_package "command -v musl-gcc" musl-tools
  need_package "command -v busybox && ! ldd \"\$(command -v busybox)\"" busybox-static
  need_package "command -v tclsh" tcl
  ;;
esac
# Packages of npm. The types of JavaScript's face are checked.
case $target in
bindings | packages)
  need_package "command -v npm" npm
  need_package "command -v tsc" node-typescript
  need_package "command -v esbuild" esbuild
  ;;
esac
# The faces: the driver in C++ reads its vectors with a library of headers, and the addon needs Node's.
case $target in
bindings | torture | packages)
  need_package "command -v c++" g++
  need_package "command -v cmake" cmake
  need_package "has_cpp_header nlohmann/json.hpp" nlohmann-json3-dev
  need_package "command -v node" nodejs
  need_package "test -e /usr/include/node/node_api.h" libnode-dev
  ;;
esac
# Java's compiler, and a reader of JSON for its driver; the runtime is of PyPI. Go, whose cgo asks pkg-config. Rust and
# its crates are Debian's.
case $target in
bindings | torture | bench)
  need_package "command -v ecj" ecj
  need_package "test -e /usr/share/java/gson.jar" libgoogle-gson-java
  # C#: mono with its compiler, and a reader of JSON for the driver; CoreCLR is of PyPI.
  need_package "command -v mcs" mono-mcs
  need_package "command -v mono" mono-runtime
  need_package "test -e /usr/lib/mono/4.5/System.Numerics.dll" libmono-system-numerics4.0-cil
  need_package "test -e /usr/lib/mono/4.5/System.Net.Http.dll" libmono-system-net-http4.0-cil
  need_package "test -e /usr/lib/mono/4.5/System.IO.Compression.dll" libmono-system-io-compression4.0-cil
  need_package "test -e /usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll" libnewtonsoft-json5.0-cil
  need_package "command -v go" golang-go
  need_package "command -v pkg-config" pkg-config
  need_package "ruby -e 'require \"mkmf\"; exit File.exist?(RbConfig::CONFIG[\"rubyhdrdir\"] + \"/ruby.h\")'" ruby-dev
  need_package "ruby -e 'require \"minitest\"'" ruby-minitest
  need_package "command -v rubocop" rubocop
  need_package "command -v yard" yard
  need_package "command -v php && php -m | grep -q '^bcmath'" "php-cli php-bcmath"
  need_package "command -v phpize" php-dev
  need_package "ls /usr/sbin/php-fpm*" php-fpm
  need_package "command -v luac5.4 && pkg-config --exists lua5.4" "lua5.4 liblua5.4-dev"
  need_package "command -v luarocks" luarocks
  need_package "command -v luacheck" lua-check
  need_package "command -v curl" curl
  need_package "command -v zip && command -v unzip" "zip unzip"
  need_package "test -e /usr/bin/cargo && test -e /usr/bin/rustc" "cargo rustc"
  need_package "test -e /usr/bin/rustfmt && test -e /usr/bin/cargo-clippy" "rustfmt rust-clippy"
  need_package "ls -d /usr/share/cargo/registry/serde_json-*" librust-serde-json-dev
  need_package "ls -d /usr/share/cargo/registry/rust_decimal-*" librust-rust-decimal-dev
  need_package "ls -d /usr/share/cargo/registry/ureq-*" librust-ureq-dev
  need_package "ls -d /usr/share/cargo/registry/zip-*" librust-zip-dev
  ;;
esac
# Another processor: its programs run under qemu, its packages are unpacked and not installed.
case $target in
torture | cross | packages)
  need_package "command -v mmdebstrap" mmdebstrap
  need_package "command -v aarch64-linux-gnu-ld" binutils-aarch64-linux-gnu
  need_package "command -v qemu-aarch64" qemu-user
  ;;
esac
# A cargo on the PATH may be one that has no compiler to call.
has_rust() { { cargo --version && rustc --version; } || { /usr/bin/cargo --version && /usr/bin/rustc --version; }; }
# The toolchain's own clang has libFuzzer as a rule; Debian's does when its runtime is there.
has_fuzzer() {
  for clang in "$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/../../bin/clang" clang; do
    if echo 'int LLVMFuzzerTestOneInput(const char *d, unsigned long n) { return d != 0 && n > 9; }' |
      "$clang" -fsanitize=fuzzer,address -x c - -o /dev/null; then return 0; fi
  done
  return 1
}
case $target in
bench)
  need_package "command -v node" nodejs
  need_package "ruby -e 'require \"money\"'" ruby-money
  need_package "ls -d /usr/share/gocode/src/github.com/shopspring/decimal" golang-github-shopspring-decimal-dev
  need_package "test -e /usr/include/node/node_api.h" libnode-dev
  need_package "test -e /usr/share/nodejs/big.js/big.js" node-big.js
  need_package has_rust cargo
  need_package "has_cpp_header boost/multiprecision/cpp_dec_float.hpp" libboost-dev
  need_package "ls -d /usr/share/cargo/registry/rust_decimal-*" librust-rust-decimal-dev
  need_package "has_header bid_conf.h" libintelrdfpmath-dev
  need_package "command -v sqlite3" sqlite3
  need_package "command -v hledger" hledger
  need_package "command -v qalc" qalc
  ;;
torture | fuzz)
  need_package has_fuzzer "clang libclang-rt-dev"
  ;;
esac
case $target in
torture) need_package has_rust cargo ;;
esac

if [ -n "$missing" ]; then
  if command -v apt-get >/dev/null 2>&1 && { [ "$(id -u)" -eq 0 ] || sudo -n true 2>/dev/null; }; then
    sudo=""
    if [ "$(id -u)" -ne 0 ]; then sudo="sudo -n"; fi
    echo "Installing$missing"
    mkdir -p build
    # shellcheck disable=SC2086
    if ! { $sudo apt-get update -qq && DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq $missing; } >build/apt.log 2>&1; then
      echo "Could not install$missing (build/apt.log says why); by hand: sudo apt-get install$missing" >&2
      exit 1
    fi
  else
    echo "Missing:$missing. On Debian or Ubuntu: sudo apt-get install$missing" >&2
    exit 1
  fi
fi

# Python tools in an environment of their own.
case $target in
bindings | docs | test | torture | bench | fuzz | packages | wheel)
  requirements=tools/requirements-test.txt
  venv=build/venv
  case $target in
  torture | bench | bindings) requirements=tools/requirements-$target.txt ;;
  docs)
    requirements=tools/requirements-docs.txt
    venv=build/venv-docs
    ;;
  packages | wheel)
    requirements=tools/requirements-$target.txt
    venv=build/venv-packages
    ;;
  esac
  stamp=$venv/$(basename "$requirements").stamp
  if ! cmp -s "$requirements" "$stamp"; then
    mkdir -p build
    if [ ! -x "$venv/bin/python" ]; then python3 -m venv "$venv"; fi
    if ! "$venv/bin/pip" install -q --disable-pip-version-check -r "$requirements" >build/pip.log 2>&1; then
      cat build/pip.log >&2
      echo "Could not install the Python packages of $requirements; the words of pip are above." >&2
      exit 1
    fi
    cp "$requirements" "$stamp"
  fi
  ;;
esac
