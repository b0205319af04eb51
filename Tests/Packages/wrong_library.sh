#!/bin/sh
# A program of a runtime that is linked with the library by its name, when the library cannot serve: the reason is told, and not
# another one. Ends with "N passed, N failed".
#
#     Tests/Packages/wrong_library.sh LIBDIR FACE
#
# FACE is ruby, php, lua5.4, luajit, go or rust. Python, Java, C# and JavaScript open the library themselves; their suites have this.
set -eu
cd "$(dirname "$0")/../.."
libraries=$(cd "$1" && pwd)
face=$2
. Tests/Packages/checks.sh
python3 Tests/Packages/damaged.py "$libraries/libmoney.so.0" "$work"

# How a program of one line is built, and run with the libraries of another folder.
case $face in
ruby)
  tools/build_ruby.sh "$libraries"
  run() { LD_LIBRARY_PATH=$1 tools/build_ruby.sh "$libraries" run -e 'require "libmoney"; puts LibMoney::Money.new("1.00 EUR")'; }
  ;;
php)
  built=$PWD/build/bindings/$(basename "$(dirname "$libraries")")/php
  tools/build_php.sh "$libraries" "$built"
  run() {
    LD_LIBRARY_PATH=$1 php -d display_startup_errors=1 -d "extension=$built/modules/libmoney_face.so" \
      -r 'require "bindings/php/lib/autoload.php"; echo new LibMoney\Money("1.00 EUR"), "\n";'
  }
  ;;
lua5.4 | luajit)
  tools/build_lua.sh "$libraries" "$face"
  run() {
    LD_LIBRARY_PATH=$1 tools/build_lua.sh "$libraries" "$face" run -e 'print(require("libmoney").money("1.00 EUR"))'
  }
  ;;
go)
  mkdir "$work/shop"
  printf 'module shop\n\ngo 1.19\n\nrequire libmoney.org/go/money v0.0.0\n\nreplace libmoney.org/go/money => %s\n' \
    "$PWD/bindings/go" >"$work/shop/go.mod"
  printf 'package main\n\nimport "libmoney.org/go/money"\n\nfunc main() { println(money.MustParse("1.00 EUR").String()) }\n' \
    >"$work/shop/main.go"
  tools/go_build.sh "$libraries" "$work/shop" build -o shop .
  run() { LD_LIBRARY_PATH=$1 "$work/shop/shop"; }
  ;;
rust)
  mkdir -p "$work/shop/src"
  cat >"$work/shop/Cargo.toml" <<END
[package]
name = "wrong-library"
version = "0.0.0"
edition = "2021"

[dependencies]
libmoney = { path = "$PWD/bindings/rust/libmoney", default-features = false }
END
  echo 'fn main() { println!("{}", "1.00 EUR".parse::<libmoney::Money>().unwrap()); }' >"$work/shop/src/main.rs"
  tools/rust_build.sh "$libraries" "$work/shop" build --quiet
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
check "a library that another one is missing for" told "libq.so.6: cannot open shared object file" "$(with alone.so)"
check "a file that is no library" told "file too short|invalid ELF header" "$(with text.so)"
if [ "$face" = rust ]; then
  mkdir "$work/empty"
  unbuilt() {
    ! tools/rust_build.sh "$work/empty" "$work/shop" build --quiet >"$work/said" 2>&1 && cat "$work/said" &&
      grep -q "LIBMONEY_DIR is $work/empty, which has neither" "$work/said"
  }
  check "a folder without the library" unbuilt
  rm -rf "build/rust/$(basename "$work")"
else
  check "a library of another version" told "libmoney.so.0 has version 7 of the interface, and this .* (needs|was built for) 0" "$(with abi.so)"
fi
ended
