# Shared by the tests of packages; a script reads this after `cd` to the root. `work` is a folder outside the clone:
# Swift's package manager would otherwise search the systems in it, whose links are circular.
passed=0
failed=0
work=$(mktemp -d /var/tmp/libmoney-XXXXXX)
trap 'leave' EXIT
mounted=""
leave() {
  for folder in $mounted; do umount "$folder" || true; done
  # Nothing of the machine is in it any more; if something still is, better leave it.
  if [ -z "$mounted" ] || ! grep -q " $work/" /proc/mounts; then rm -rf --one-file-system "$work"; fi
}

check() { # check NAME COMMAND…
  name=$1
  shift
  if "$@" >"$work/log" 2>&1; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED: $name:"
    tail -n 20 "$work/log"
  fi
}

says() { # says TEXT COMMAND…: the output of the command is the text
  wanted=$1
  shift
  found=$("$@") || return 1
  echo "wanted: $wanted"
  echo "found:  $found"
  [ "$found" = "$wanted" ]
}

ended() {
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}

# base RELEASE: Debian's release as build/systems/RELEASE.tar, which suites that run at the same time make once.
base() {
  mkdir -p build/systems
  (
    flock 9
    [ ! -e "build/systems/$1.tar" ] || exit 0
    mmdebstrap --variant=minbase "$1" "build/systems/$1.new.tar" >"build/systems/$1.log" 2>&1 ||
      { tail -n 5 "build/systems/$1.log"; exit 1; }
    mv "build/systems/$1.new.tar" "build/systems/$1.tar"
  ) 9>"build/systems/$1.lock"
}

# system RELEASE: makes a fresh system of Debian's release in $work/RELEASE; `inside` runs a command there.
system() {
  base "$1" || return 1
  root=$work/$1
  mkdir "$root"
  tar -xf "build/systems/$1.tar" -C "$root" --numeric-owner
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  # A folder that is thrown away need not survive a power cut.
  echo force-unsafe-io >"$root/etc/dpkg/dpkg.cfg.d/unsafe-io"
  mkdir -p "$root/proc"
  mount -t proc proc "$root/proc"
  mounted="$mounted $root/proc"
}
# musl_system: makes a system of musl and busybox in $work/musl.
musl_system() {
  root=$work/musl
  for folder in bin lib usr/lib usr/local tmp opt proc dev etc root; do mkdir -p "$root/$folder"; done
  # musl-gcc writes this path into programs; the link that Debian has there points out of the folder.
  cp "$(readlink -f /lib/ld-musl-x86_64.so.1)" "$root/lib/ld-musl-x86_64.so.1"
  cp "$(command -v busybox)" "$root/bin/busybox"
  chroot "$root" /bin/busybox --install -s /bin
  for device in null zero urandom; do
    : >"$root/dev/$device"
    mount --bind "/dev/$device" "$root/dev/$device"
    mounted="$mounted $root/dev/$device"
  done
  mount -t proc proc "$root/proc"
  mounted="$mounted $root/proc"
}
inside() {
  env -i PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 \
    chroot "$root" "$@"
}
fetch() { inside apt-get update -qq && inside apt-get install -y -qq --no-install-recommends "$@"; }

# newcomer ROW: a fresh system with only the packages that a row of README.md's table of lines names, and a user who may use
# sudo. Her folder `shop` contains the packages of `make packages`. `line` is the command of the row.
newcomer() {
  row=$1
  needs_root "the line for $row" || { echo "0 passed, 0 failed, 1 skipped"; exit 0; }
  for file in build/packages/SHA256SUMS tools/snippets/fenced.sh; do
    [ -e "$file" ] || { echo "$file is missing: make packages makes build/packages" >&2; exit 1; }
  done
  said() { python3 Tests/Packages/install_lines.py "$row" "$@"; }
  line=$(said line) && release=$(said release) && packages=$(said packages) || exit 1
  system "$release" || exit 1
  # shellcheck disable=SC2086
  check "$row: the packages of the table are fetched" fetch sudo $packages
  inside useradd --create-home reader
  echo 'reader ALL=(ALL) NOPASSWD: ALL' >"$root/etc/sudoers.d/reader"
  echo 'APT::Get::Assume-Yes "true";' >"$root/etc/apt/apt.conf.d/90yes"
  shop=$root/home/reader/shop
  mkdir "$shop"
  cp -r build/packages "$shop/packages"
  own
  # Debian's linker needs it.
  [ -e "$root/usr/bin/ld" ] || check "$row: jansson is absent" sh -c "! find '$root' -xdev -name 'libjansson*' | grep ."
  if said needs-library; then
    check "$row: the library is installed first" types "$(python3 Tests/Packages/install_lines.py "C and C++" line)"
  fi
}
# swift_toolchain: the Swift of this machine, with its documented dependencies on Debian 12.
swift_toolchain() {
  toolchain=$(realpath "$(dirname "$(readlink -f "$(command -v swift)")")/../..")
  mkdir -p "$root/opt/swift"
  mount --bind -o ro "$toolchain" "$root/opt/swift"
  mounted="$mounted $root/opt/swift"
  for program in "$root/opt/swift/usr/bin"/swift*; do ln -sf "/opt/swift/usr/bin/${program##*/}" "$root/usr/local/bin/"; done
  check "$row: the dependencies of Swift are fetched" fetch binutils-gold gcc git libc6-dev libcurl4-openssl-dev libedit2 libncurses-dev libpython3-dev \
    libsqlite3-0 libstdc++-12-dev libxml2-dev tzdata unzip zlib1g-dev
}
# kept_tree FOLDER: the files of the project, as a clone has them.
kept_tree() { git ls-files --cached --others --exclude-standard -z | xargs -0 cp -P --parents -t "$1"; }
# Files that the test puts into the folder belong to the user.
own() { chroot "$root" chown -R reader:reader /home/reader; }
# types LINE: the person types it in her folder.
types() {
  env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/home/reader USER=reader LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
    "$(command -v chroot)" --userspec=reader:reader "$root" bash -c "cd ~/shop && $1"
}
# prints COMMAND: its output equals expected.txt in the folder.
prints() { types "$1" >"$work/got.txt" 2>&1; diff -u "$shop/expected.txt" "$work/got.txt"; }
# refuses WORDS COMMAND: it ends badly, with these words.
refuses() { ! types "$2" >"$work/got.txt" 2>&1 && cat "$work/got.txt" && grep -qF "$1" "$work/got.txt"; }
# agrees PAGE: another page contains the line of the row in a block.
agrees() { check "$1 contains the same line" said agrees "$1"; }

# The first program of a newcomer, and the same with CMake.
write_program() { # write_program FOLDER
  mkdir -p "$1"
  cat >"$1/first.c" <<'C'
#include <money.h>
#include <stdio.h>

int main(void) {
    money_t price, third[3];
    char text[MONEY_TEXT_MAX];
    money_store_t *store = NULL;
    if (money_parse("10.00 EUR", MONEY_NTS, &price, NULL) != MONEY_OK) return 1;
    if (money_split(&price, 3, NULL, third, NULL, NULL) != MONEY_OK) return 1;
    if (money_format(&third[0], text, sizeof text, NULL, NULL) != MONEY_OK) return 1;
    if (money_abi_version() != MONEY_ABI_VERSION) return 2;
    puts(text);
    (void)store;
    return 0;
}
C
  cat >"$1/CMakeLists.txt" <<'C'
cmake_minimum_required(VERSION 3.13)
project(first C)
find_package(libmoney 0.1 REQUIRED)
find_package(money 0.1 REQUIRED)
add_executable(first first.c)
target_link_libraries(first libmoney::libmoney)
C
}
needs_chroot() {
  if [ "$(id -u)" -ne 0 ]; then
    echo "note: a folder as a system of its own needs root, so $1 was not tested"
    return 1
  fi
}
needs_root() {
  if [ "$(id -u)" -ne 0 ] || ! command -v mmdebstrap >/dev/null 2>&1; then
    echo "note: a system of its own needs root and mmdebstrap, so $1 was not tested"
    return 1
  fi
}
