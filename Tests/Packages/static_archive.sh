#!/usr/bin/env bash
# The static archive build/embedded/lib/libmoney.a: its exports and imports, and programs in C, Go and Rust that link it.
# Those in Go and Rust are tested with "all".
set -u
languages=${1:-}
cd "$(dirname "$0")/../.."
root=$PWD
archive=$PWD/build/embedded/lib/libmoney.a
. Tests/Packages/checks.sh
folder=$work
skipped=0

# ----------------------------------------------------------------------------------------------------------- Names ----

names() { awk 'NF && $1 !~ /^#/ { print $1 }' symbols.txt | LC_ALL=C sort; }
defined() { nm -g --defined-only "$archive" | awk 'NF == 3 { print $3 }' | LC_ALL=C sort; }
shows() { diff <(names) <(defined); }
check "the archive shows the functions of symbols.txt and nothing else" shows
none() { # none PATTERN: the pattern matches no undefined name
  ! nm -u "$archive" | grep -E "$1"
}
check "it asks for no jansson and no Swift" none ' U (json_|swift_|_swift|\$s|\$e)'
check "and for SQLite only if a program has it" none ' U sqlite3_'
check "its allocations go through the reserve" none ' U (__wrap|__real|calloc|aligned_alloc)'
check "no group of sections that another archive could replace" bash -c "! readelf -gW '$archive' | grep -q COMDAT"
check "it has less than 9 MB, as docs/reference/abi.md states" test "$(stat -c %s "$archive")" -lt 9000000
check "the licences of all that is inside are beside it" python3 Tests/Packages/licences.py archive

# -------------------------------------------------------------------------------------------------------- Programs ----

write_program "$folder"
# Rates from JSON, read next to a jansson of the program's own; a store, whose SQLite is version() or the system's.
cat >"$folder/second.c" <<'C'
#include <jansson.h>
#include <money.h>
#include <stdio.h>
#include <string.h>

int main(int count, char **words) {
    static const char text[] = "{\"base\":\"EUR\",\"date\":\"2024-03-01\",\"rates\":{\"USD\":1.0813}}";
    json_t *own = json_loads(text, 0, NULL);
    money_rates_t *rates = NULL;
    money_store_t *store = NULL;
    money_error_t error = {0};
    money_status_t status;

    if (own == NULL || strcmp(json_string_value(json_object_get(own, "base")), "EUR") != 0) return 1;
    json_decref(own);
    if (money_rates_from_json(text, sizeof text - 1, &rates, &error) != MONEY_OK) return 2;
    money_rates_free(rates);
    status = money_store_open(count > 1 ? words[1] : ":memory:", NULL, &store, &error);
    printf("%s %s\n", money_status_name(status), error.text);
    money_store_free(store);
    return 0;
}
C
compile() { # compile NAME SOURCE WORD …: with the archive and no shared library of ours
  local name=$1 source=$2
  shift 2
  cc -Wall -Iinclude "$folder/$source.c" -o "$folder/$name" "$@"
}
prints() { # prints WANTED NAME WORD …
  local wanted=$1 name=$2
  shift 2
  [ "$("$folder/$name" "$@")" = "$wanted" ]
}
needs() { # needs NAME: the shared libraries of a program
  readelf -d "$folder/$1" | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' | grep -v '^ld-linux' | sort | xargs
}
only_libc() { [ "$(needs "$1")" = libc.so.6 ]; }
small() { strip -o "$folder/stripped" "$folder/first" && [ "$(stat -c %s "$folder/stripped")" -lt 600000 ]; }
check "a C program links with -lmoney" compile first first "-L$(dirname "$archive")" -l:libmoney.a -Wl,--gc-sections
check "and runs" prints "3.34 EUR" first
check "and needs libc alone" only_libc first
check "and includes only the functions that it calls" small
check "also with the library of mathematics" compile fixed first "$archive" -lm
check "also without a position of its own" compile fixed first "$archive" -no-pie
check "and that runs" prints "3.34 EUR" fixed
check "and with everything static" compile static first "$archive" -static
check "which runs too" prints "3.34 EUR" static
linked_by_lld() { tools/library/triple_clang.sh -fuse-ld=lld -Wl,--gc-sections,--icf=all -Iinclude "$folder/first.c" "$archive" -o "$folder/lld"; }
check "another linker accepts it" linked_by_lld
check "and that runs as well" prints "3.34 EUR" lld

check "a program with its own jansson links" compile second second "$archive" -ljansson
check "and its store finds the system's SQLite" prints "MONEY_OK " second
check "also with jansson and SQLite inside" compile inside second "$archive" -Wl,--whole-archive -l:libjansson.a \
  -Wl,--no-whole-archive -Wl,-u,sqlite3_libversion_number -l:libsqlite3.a -Wl,--as-needed -lm
asks_for_neither() { [ "$(needs inside)" = "libc.so.6 libm.so.6" ]; }
check "which asks for neither" asks_for_neither
check "and opens a store" prints "MONEY_OK " inside
check "a static program with SQLite inside links" compile wholly second "$archive" -ljansson \
  -Wl,-u,sqlite3_libversion_number -lsqlite3 -lm -static
check "and opens a store in a file" prints "MONEY_OK " wholly "$folder/money.db"
no_libraries() { # no SQLite of the system's: an empty place to look, in a root of its own
  mkdir -p "$folder/empty" && cp "$folder/alone" "$folder/empty/" &&
    [ "$($own_root chroot "$folder/empty" /alone)" = "$1" ]
}
# Root needs no namespace of its own, which a root inside a chroot does not get.
own_root=
[ "$(id -u)" -eq 0 ] || own_root="unshare -r"
check "a static program without SQLite links" compile alone second "$archive" -ljansson -static
if $own_root true 2>/dev/null; then
  check "and reports the missing libraries" no_libraries \
    'MONEY_ERR_NO_SQLITE store ":memory:": could not load libsqlite3.so.0; stores require SQLite 3.37 or newer'
else
  echo "a store without SQLite was not opened: users of this machine get no namespace of their own"
  skipped=1
fi

# Two shared libraries of a process that both contain the archive use their own copies.
twice() {
  for name in one two; do
    echo "#include <money.h>
int $name(void);
int $name(void) { money_t a; return money_parse(\"1 EUR\", MONEY_NTS, &a, NULL); }" >"$folder/$name.c"
    cc -shared -fPIC -Iinclude "$folder/$name.c" "$archive" -Wl,--exclude-libs,ALL -o "$folder/lib$name.so" || return 1
    [ "$(nm -D --defined-only "$folder/lib$name.so" | awk '{ print $3 }')" = "$name" ] || return 1
  done
  echo 'int one(void); int two(void); int main(void) { return one() + two(); }' >"$folder/both.c"
  cc "$folder/both.c" "-L$folder" -lone -ltwo "-Wl,-rpath,$folder" -o "$folder/both" && "$folder/both"
}
check "two libraries of a process have it inside" twice

# ------------------------------------------------------------------------------------------------- Other languages ----

ended() {
  echo "$passed passed, $failed failed, $skipped skipped"
  [ "$failed" -eq 0 ]
  exit
}
[ "$languages" = all ] || ended

cat >"$folder/main.go" <<GO
package main

// #cgo CFLAGS: -I$root/include
// #cgo LDFLAGS: $archive
// #include <money.h>
import "C"
import "fmt"

func main() {
	var price C.money_t
	var text [C.MONEY_TEXT_MAX]C.char
	words := C.CString("10.00 EUR")
	if C.money_parse(words, 9, &price, nil) != C.MONEY_OK || C.money_add(&price, &price, &price, nil) != C.MONEY_OK {
		panic("no sum")
	}
	C.money_format(&price, &text[0], C.MONEY_TEXT_MAX, nil, nil)
	fmt.Println(C.GoString(&text[0]))
}
GO
with_go() { (cd "$folder" && GOFLAGS=-mod=mod GO111MODULE=off GOCACHE=$folder/go go build -o "$folder/go-first" main.go); }
check "a Go program links" with_go
check "and runs from Go" prints "20.00 EUR" go-first

cat >"$folder/first.rs" <<'RUST'
use std::ffi::{c_char, c_int, c_void, CStr};

#[repr(C, align(16))]
struct Money([u8; SIZE]);

extern "C" {
    fn money_parse(text: *const c_char, length: usize, result: *mut Money, error: *mut c_void) -> c_int;
    fn money_add(a: *const Money, b: *const Money, result: *mut Money, error: *mut c_void) -> c_int;
    fn money_format(a: *const Money, text: *mut c_char, size: usize, length: *mut usize, error: *mut c_void) -> c_int;
}

fn main() {
    let mut price = Money([0; SIZE]);
    let mut text = [0 as c_char; 128];
    let none = std::ptr::null_mut();
    unsafe {
        assert_eq!(money_parse(b"10.00 EUR".as_ptr().cast(), 9, &mut price, none), 0);
        let copy = Money(price.0);
        assert_eq!(money_add(&copy, &copy, &mut price, none), 0);
        assert_eq!(money_format(&price, text.as_mut_ptr(), text.len(), std::ptr::null_mut(), none), 0);
        println!("{}", CStr::from_ptr(text.as_ptr()).to_str().unwrap());
    }
}
RUST
size_of_money() { echo '#include <money.h>
#include <stdio.h>
int main(void) { printf("%zu", sizeof(money_t)); return 0; }' | cc -Iinclude -x c - -o "$folder/size" && "$folder/size"; }
with_rust() {
  echo "const SIZE: usize = $(size_of_money);" >>"$folder/first.rs"
  "$rustc" "$folder/first.rs" -o "$folder/rust-first" -L "$(dirname "$archive")" -l static=money -l m
}
# A rustc on the PATH may be one that has no toolchain to call.
rustc=
for one in rustc /usr/bin/rustc; do if "$one" --version >/dev/null 2>&1; then rustc=$one && break; fi; done
check "a Rust program links" with_rust
check "and runs from Rust" prints "20.00 EUR" rust-first
ended
