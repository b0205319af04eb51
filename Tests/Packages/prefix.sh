#!/usr/bin/env bash
# Installs into a folder of its own, builds a program against that alone, and uninstalls it again.
set -u
cd "$(dirname "$0")/../.."
root=$PWD
. Tests/Packages/checks.sh
folder=$work

# The steps of `make install` after the build; the library tested is the embedded one.
check "install" env LIBRARY=build/embedded/lib tools/packages/install.sh install "" "$folder/prefix" 0.1.0
export PKG_CONFIG_PATH=$folder/prefix/lib/pkgconfig

write_program "$folder"
compile_with_pkg_config() {
  # shellcheck disable=SC2046
  cc "$folder/first.c" -o "$folder/first" $(pkg-config --cflags --libs money)
}
runs() { [ "$(LD_LIBRARY_PATH="$folder/prefix/lib" "$1")" = "3.34 EUR" ]; }
check "a program builds with pkg-config" compile_with_pkg_config
check "and runs" runs "$folder/first"

# The tool, with the library and the rates of the prefix; nothing of the source tree is named in it.
tool() { env -u MONEY_RATES -u LD_LIBRARY_PATH "$folder/prefix/bin/money" "$@"; }
converts() { [ "$(tool convert 100 USD EUR --on 2020-03-13)" = "90.06 EUR" ]; }
check "the tool is installed and finds the library and the rates" converts
explains() { tool convert 100 USD EUR --explain | grep -q "$folder/prefix/share/libmoney/ecb/eurofxref-hist.csv"; }
check "which are those of the prefix" explains
moved() {
  mv "$folder/prefix" "$folder/elsewhere"
  env -u MONEY_RATES -u LD_LIBRARY_PATH "$folder/elsewhere/bin/money" convert 100 USD EUR -q
  local code=$?
  mv "$folder/elsewhere" "$folder/prefix"
  [ "$code" -eq 0 ]
}
check "also when the prefix moves" moved
linked() {
  mkdir -p "$folder/bin" && ln -s "$folder/prefix/bin/money" "$folder/bin/money" && "$folder/bin/money" convert 1 USD EUR -q
}
check "and through a link" linked
manual() {
  cmp cli/money.1 "$folder/prefix/share/man/man1/money.1" &&
    [ "$(find "$folder/prefix/share/man/man3" -name 'money_*.3' | wc -l)" = "$(grep -c '^money_' symbols.txt)" ] &&
    tool completion bash | cmp - "$folder/prefix/share/bash-completion/completions/money" &&
    tool completion zsh | cmp - "$folder/prefix/share/zsh/site-functions/_money"
}
check "with its manual and completions" manual
needs() { [ "$(readelf -d "$folder/prefix/bin/money" | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' | sort | xargs)" = "libc.so.6 libjansson.so.4 libmoney.so.0" ]; }
check "and needs only the library, jansson and libc" needs

# Only libraries are needed, no other package's files for developers.
alone() { [ "$(PKG_CONFIG_LIBDIR="$PKG_CONFIG_PATH" pkg-config "$@" money | tr -s ' ' '\n' | grep '^-l' | xargs)" = "$wanted" ]; }
wanted=-lmoney
check "money.pc needs no other" alone --cflags --libs
wanted="-lmoney -lpthread -ldl"
check "and lists the archive's dependencies" alone --static --libs
statically() {
  # shellcheck disable=SC2046
  cc -static "$folder/first.c" -o "$folder/static" $(pkg-config --static --cflags --libs money) && [ "$("$folder/static")" = "3.34 EUR" ]
}
check "with which a program is linked statically" statically
check "its licences are installed" grep -q jansson "$folder/prefix/share/doc/libmoney/libmoney.a.LICENSES.txt"
needed() {
  [ "$(readelf -d "$folder/prefix/lib/libmoney.so.0" | sed -n 's/.*NEEDED.*\[lib\(jansson\|sqlite3\)\.so.*/\1/p' | sort | xargs)" = "jansson" ] &&
    grep -q 'LINK_DEPENDENT_LIBRARIES "jansson"' "$folder/prefix/lib/cmake/money/moneyConfig.cmake"
}
check "as is true, and declared to CMake" needed

transport() { make -s -C bindings/c OUT="$folder/transport" PREFIX="$folder/prefix" "$@"; }
cat >"$folder/second.c" <<'C'
#include <libmoney_http.h>

int main(void) {
    money_http_t *http = NULL;
    money_status_t status = money_http_new(NULL, &http, NULL);
    money_http_free(http);
    return status;
}
C
with_transport() {
  # shellcheck disable=SC2046
  cc "$folder/second.c" -o "$folder/second" -lmoney_http $(pkg-config --cflags --libs money libcurl zlib) -pthread &&
    LD_LIBRARY_PATH="$folder/prefix/lib" "$folder/second"
}
check "the transport is installed beside it" transport install
check "and a program built with it" with_transport
check "and uninstalled" transport uninstall

printf 'cmake_minimum_required(VERSION 3.13)\nproject(first C)\nfind_package(money 0.1 REQUIRED)\nadd_executable(first first.c)\ntarget_link_libraries(first money::money)\n' >"$folder/CMakeLists.txt"
with_cmake() {
  cmake -S "$folder" -B "$folder/cmake" "-DCMAKE_PREFIX_PATH=$folder/prefix" && cmake --build "$folder/cmake"
}
check "a program builds with CMake" with_cmake
check "and runs too" runs "$folder/cmake/first"
sed -i 's/(money 0.1/(libmoney 0.1/; s/money::money/libmoney::libmoney/' "$folder/CMakeLists.txt"
rm -rf "$folder/cmake"
check "also by the project's name" with_cmake
check "which runs" runs "$folder/cmake/first"
sed -i 's/libmoney::libmoney)/money::money_static)/' "$folder/CMakeLists.txt"
rm -rf "$folder/cmake"
alone_with_cmake() {
  with_cmake && ! readelf -d "$folder/cmake/first" | grep -q libmoney && [ "$("$folder/cmake/first")" = "3.34 EUR" ]
}
check "and with the archive inside" alone_with_cmake

# A new program in C++: the first example of the README, in a project of its own.
mkdir -p "$folder/shop"
tools/snippets/fenced.sh bindings/cpp/README.md cpp >"$folder/shop/shop.cpp"
tools/snippets/fenced.sh bindings/cpp/README.md Output >"$folder/shop/expected"
{
  printf 'cmake_minimum_required(VERSION 3.13)\nproject(shop CXX)\nset(CMAKE_CXX_FLAGS "-Wall -Wextra -Wpedantic -Werror")\n'
  printf 'add_executable(shop shop.cpp)\n'
  tools/snippets/fenced.sh bindings/cpp/README.md cmake
} >"$folder/shop/CMakeLists.txt"
shop() {
  cmake -S "$folder/shop" -B "$folder/shop/$1" "$2" && cmake --build "$folder/shop/$1" &&
    LD_LIBRARY_PATH="$folder/prefix/lib" "$folder/shop/$1/shop" | diff "$folder/shop/expected" -
}
check "a project in C++ finds the package, and the README's example runs" \
  shop installed "-DCMAKE_PREFIX_PATH=$folder/prefix"
sed -i "s|^find_package.*|add_subdirectory($root/bindings/cpp binding)|" "$folder/shop/CMakeLists.txt"
check "and finds it in the sources" shop sources "-DLIBMONEY_LIBRARY_DIR=$root/build/embedded/lib"

# The transport in a project of its own, as in its README.
mkdir -p "$folder/sender" && ln -s "$root/bindings" "$folder/sender/bindings" && cp "$folder/second.c" "$folder/sender/"
{
  printf 'cmake_minimum_required(VERSION 3.13)\nproject(sender C)\n'
  tools/snippets/fenced.sh bindings/c/README.md cmake
  printf 'add_executable(sender second.c)\ntarget_link_libraries(sender money_http)\n'
} >"$folder/sender/CMakeLists.txt"
sender() {
  cmake -S "$folder/sender" -B "$folder/sender/built" "-DCMAKE_PREFIX_PATH=$folder/prefix" && cmake --build "$folder/sender/built" &&
    LD_LIBRARY_PATH="$folder/prefix/lib" "$folder/sender/built/sender"
}
check "a project includes the transport, as in its README" sender

python_from_prefix() {
  LIBMONEY_PATH="$folder/prefix/lib/libmoney.so.0" PYTHONPATH="$root/bindings/python" \
    python3 -c 'from libmoney import Money; assert str(Money("1", "EUR") + Money("0.50", "EUR")) == "1.50 EUR"'
}
check "Python loads the installed library" python_from_prefix
check "a second installation" env LIBRARY=build/embedded/lib tools/packages/install.sh install "" "$folder/prefix" 0.1.0
check "uninstall" tools/packages/install.sh uninstall "" "$folder/prefix" 0.1.0
check "and nothing is left, not the prefix either" test ! -e "$folder/prefix"
refuses() { # refuses WORDS COMMAND…
  local words=$1
  shift
  if "$@" >"$folder/words" 2>&1; then return 1; fi
  cat "$folder/words" && grep -qF "$words" "$folder/words"
}
check "a second uninstall reports that nothing is installed" refuses "libmoney is not installed in $folder/prefix" \
  tools/packages/install.sh uninstall "" "$folder/prefix" 0.1.0

# The environment of `sudo make install`: without Swift, and without variables of the user who built.
as_root() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LIBRARY=build/embedded/lib make -s PREFIX="$@"; }
check "a relative PREFIX is refused" refuses "PREFIX is the full path" as_root here install
check "so is an empty one, if it is written as the folder here" refuses "PREFIX is the full path" as_root . install
check "nothing is built for an installation" refuses "'make' builds it" \
  env -i PATH=/usr/bin:/bin LIBRARY="$folder/none" make -s PREFIX="$folder/prefix" install

# An existing folder stays, with its contents; folders that the installation created are removed.
mkdir -p "$folder/stage/opt/lib" && echo mine >"$folder/stage/opt/lib/mine"
(cd "$folder/stage" && find . | sort) >"$folder/before"
check "make install, into DESTDIR, without Swift" as_root /opt DESTDIR="$folder/stage" install
check "which names no DESTDIR in money.pc" grep -qx 'prefix=/opt' "$folder/stage/opt/lib/pkgconfig/money.pc"
check "and every file is readable by all" test -z "$(find "$folder/stage/opt" -type f ! -perm -444)"
check "make uninstall" as_root /opt DESTDIR="$folder/stage" uninstall
check "leaves the previous files" bash -c "cd '$folder/stage' && find . | sort | diff - '$folder/before'"

ended
