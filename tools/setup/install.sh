# Installs Debian's packages and environments of Python. tools/setup.sh reads this.

# Runs a command with its output in build/setup.log, and prints those lines of it that a pattern of sed turns into news.
logged() { # logged PATTERN COMMAND …
  pattern=$1
  shift
  mkdir -p build
  # The status of a pipe is that of its end.
  { "$@" 2>&1 || echo $? >build/setup.failed; } | tee -a build/setup.log | sed -un "$pattern"
  if [ -e build/setup.failed ]; then
    rm -f build/setup.failed
    return 1
  fi
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi
}

apt() {
  # Its own user reads no folder of this one.
  as_root env -u TMPDIR apt-get update -q && as_root env -u TMPDIR DEBIAN_FRONTEND=noninteractive apt-get install -y -q "$@"
}

install_packages() { # install_packages PACKAGES
  by_hand="sudo apt-get install $1"
  command -v apt-get >/dev/null 2>&1 ||
    fail "Missing: $1 (the names of Debian's packages): this machine has no apt-get, so install them with its own package manager"
  [ "$(id -u)" -eq 0 ] || sudo -n true 2>/dev/null ||
    fail "Missing: $1. Only root may install them, and sudo asks for a password here: $by_hand"
  who="as root"
  [ "$(id -u)" -eq 0 ] || who="with sudo"
  mkdir -p build
  : >build/setup.log
  # shellcheck disable=SC2086
  set -- $1
  [ -z "$complaint" ] || echo "$complaint"
  echo "Installing $# of Debian's packages $who, with what they need: $*"
  # apt may report an unreachable source and still exit with 0.
  asked=$(echo "$*" | sed 's/[.+]/\\&/g; s/ /\\|/g')
  if ! logged "s/^Need to get \(.*\) of archives.*/  fetching \1/p; s/^Setting up \($asked\)[: ].*/  \1/p" apt "$@"; then
    reason=$(sed -n 's/^E: //p' build/setup.log | head -n 1)
    if grep -qE 'Temporary failure|Could not resolve|Could not connect|Cannot initiate|Network is unreachable' build/setup.log; then
      reason="the servers cannot be reached; is there a network?"
    elif grep -qE 'No space left|not have enough free space' build/setup.log; then
      reason="the disk is full; free some space"
    fi
    fail "Debian's packages could not be installed: ${reason:-apt-get failed} (build/setup.log has its words). By hand: $by_hand"
  fi
}

# An environment names its own place, so a clone that was moved gets another one.
install_python() { # install_python FOLDER LIST
  requirements=tools/requirements/$2.txt
  stamp=$1/$2.stamp
  mkdir -p build
  { echo "$PWD/$1" && cat tools/requirements/*.txt; } >"build/$2.wanted"
  if cmp -s "build/$2.wanted" "$stamp"; then
    rm "build/$2.wanted"
    return
  fi
  if ! "$1/bin/python" -m pip --version >/dev/null 2>&1 || [ "$(cat "$1/place" 2>/dev/null)" != "$PWD/$1" ]; then
    rm -rf "$1"
    python3 -m venv "$1" >build/setup.log 2>&1 || fail "No environment of Python could be made in $1: $(tail -n 1 build/setup.log)"
    echo "$PWD/$1" >"$1/place"
  fi
  echo "Installing Python's packages into $1: those of $requirements"
  if ! logged 's/^Collecting \([A-Za-z0-9_.-]*\).*(from -r.*/  \1/p; s/^Installing collected packages:.*/  unpacking them/p' \
    "$1/bin/python" -m pip install --disable-pip-version-check -r "$requirements"; then
    reason=$(sed -n 's/^ERROR: //p' build/setup.log | tail -n 1)
    if grep -qE 'NewConnectionError|ConnectTimeout|Temporary failure|Name or service not known' build/setup.log; then
      reason="the package index cannot be reached; is there a network?"
    elif grep -q 'No space left' build/setup.log; then
      reason="the disk is full; free some space"
    fi
    fail "Python's packages of $requirements could not be installed: ${reason:-pip failed} (build/setup.log has its words)"
  fi
  mv "build/$2.wanted" "$stamp"
}
