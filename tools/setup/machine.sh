# Checks the machine: the clone's path, Swift, Debian's packages, free space. tools/setup.sh reads this.

fail() { # fail SENTENCE: the fault, and its cure
  echo "$*" >&2
  exit 1
}

# Compilers and their tools would split such a path into two.
check_place() {
  case $PWD in
  *[[:space:]\"\'\\\$\`\;\&\|\<\>\(\)\*\?:]*)
    fail "The path of this folder contains a space or a sign that shells and linkers read as their own: move it, for instance to $HOME/libmoney. It is: $PWD"
    ;;
  esac
  [ -w . ] || fail "$PWD cannot be written to by $(id -un): clone it as the user who builds, or change the owner with sudo chown -R $(id -un) ."
}

# The shared libraries that Swift's own programs ask for and that the machine lacks, as Debian's packages.
swift_libraries() {
  tools=$(dirname "$(readlink -f "$(command -v swift)")")
  for program in swift-frontend swift-package swift-format clang lld; do
    if [ -e "$tools/$program" ]; then ldd "$(readlink -f "$tools/$program")" 2>/dev/null; fi
  done | sed -n 's/^[[:space:]]*\(lib[^ ]*\) => not found.*/\1/p' | sort -u | while read -r library; do
    case $library in
    libncurses.so.6 | libtinfo.so.6) echo libncurses6 ;;
    libsqlite3.so.0) echo libsqlite3-0 ;;
    libxml2.so.2) echo libxml2 ;;
    libcurl.so.4) echo libcurl4 ;;
    libedit.so.2) echo libedit2 ;;
    libz.so.1) echo zlib1g ;;
    libstdc++.so.6) echo libstdc++6 ;;
    *) echo "$library" ;;
    esac
  done | sort -u | tr '\n' ' ' | sed 's/ $//'
}

# Leaves in `missing` the packages that Swift itself lacks.
check_swift() {
  missing=""
  command -v swift >/dev/null 2>&1 ||
    fail "Swift $(cat .swift-version) is needed and 'swift' is not on the PATH: install it from https://www.swift.org/install/"
  missing=$(swift_libraries)
  if ! words=$(swift --version 2>&1); then
    # The packages that it lacks are installed, or named, with all others.
    complaint="Swift does not start: $(echo "$words" | head -n 1)"
    [ -n "$missing" ] || fail "$complaint"
    return
  fi
  complaint=""
  check_swift_version "$words"
}

# The product is built with one version of the compiler (docs/decisions/toolchain.md). ANY_SWIFT=1 accepts the installed one.
check_swift_version() { # check_swift_version WORDS: the output of `swift --version`
  pinned=$(cat .swift-version)
  version=$(echo "$1" | sed -n 's/.*Swift version \([0-9.]*[0-9]\).*/\1/p' | head -n 1)
  if [ "$version" != "$pinned" ] && [ "${ANY_SWIFT:-}" != 1 ]; then
    fail "Swift $pinned is needed, this is ${version:-"no version of Swift: $(echo "$1" | head -n 1)"}: install it from https://www.swift.org/install/, or set ANY_SWIFT=1 to build with another one"
  fi
}

has_header() { printf '#include <%s>\n' "$1" | cc -E -; }
has_cpp_header() { printf '#include <%s>\n' "$1" | c++ -x c++ -E -; }
# Any Python of 3.10 or later provides the headers that its amounts in C need.
has_python_headers() {
  for python in python3 /usr/bin/python3; do
    if "$python" -c 'import os, sys, sysconfig; sys.exit(sys.version_info < (3, 10) or not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'; then return 0; fi
  done
  return 1
}
# The toolchain's own clang has libFuzzer as a rule; Debian's has it when its runtime is there.
has_fuzzer() {
  for clang in "$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/../../bin/clang" clang; do
    if echo 'int LLVMFuzzerTestOneInput(const char *d, unsigned long n) { return d != 0 && n > 9; }' |
      "$clang" -fsanitize=fuzzer,address -x c - -o /dev/null; then return 0; fi
  done
  return 1
}

# Adds the packages of absent parts to `missing`, installs them, or prints the command that does.
check_packages() { # check_packages PARTS
  while IFS= read -r row; do
    case $row in '' | '#'*) continue ;; esac
    part=${row%% :: *}
    command=${row##* :: }
    packages=${row#* :: }
    packages=${packages%% :: *}
    is_wanted=no
    for one in $part; do case " $1 " in *" $one "*) is_wanted=yes ;; esac; done
    [ $is_wanted = yes ] || continue
    if eval "$command" >/dev/null 2>&1 </dev/null; then continue; fi
    for package in $packages; do
      case " $missing " in *" $package "*) ;; *) missing="${missing:+$missing }$package" ;; esac
    done
  done <tools/setup/needs.txt
  [ -n "$missing" ] || return 0
  if [ "$is_named_only" = yes ]; then
    fail "${complaint:+$complaint. }Missing: $missing. On Debian or Ubuntu: sudo apt-get install $missing; or 'make setup' does it"
  fi
  install_packages "$missing"
  check_swift
}

# The megabytes that the targets leave at their first run.
check_space() { # check_space TARGET …
  needed=0
  for target in "$@"; do
    case $target in
    build | demo) size=500 ;;
    wasm | web | docs | cross | wheel) size=1000 ;;
    check) size=1000 ;;
    test | smoke | fuzz) size=3000 ;;
    *) size=6000 ;;
    esac
    if [ "$size" -gt "$needed" ]; then needed=$size; fi
  done
  free=$(df -Pm . | awk 'NR == 2 { print $4 }')
  used=$(du -sm build .build 2>/dev/null | awk '{ sum += $1 } END { print sum + 0 }')
  if [ $((free + used)) -lt "$needed" ]; then
    fail "The disk of $PWD has $free MB left, and make $1 needs up to $needed MB: free some space, or clone to another disk"
  fi
}

# clang's own functions for WebAssembly, from Debian.
wasm_runtime() { ls -d /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a | tail -n 1; }
