#!/bin/sh
# Installs or lists the requirements of Makefile targets: setup.sh [--name] TARGET …
#
# tools/setup/needs.txt lists Debian's packages, tools/requirements/*.txt those of Python. With --name nothing is
# installed: missing packages are listed with the command that installs them. Each step is announced before it starts;
# the output of apt and pip goes to build/setup.log.
set -eu
cd "$(dirname "$0")/.."
. tools/setup/machine.sh
. tools/setup/install.sh

is_named_only=no
if [ "${1:-}" = --name ]; then
  is_named_only=yes
  shift
fi

# The rows of needs.txt that a target includes.
parts() {
  case $1 in
  build | demo) echo build ;;
  check) echo build python python-headers docs lint ;;
  test | smoke) echo build python python-headers test docs ;;
  sql) echo build python python-headers test sql ;;
  bindings) echo build python python-headers test docs lint bindings wasm ;;
  wasm) echo build wasm ;;
  web) echo build python wasm web ;;
  wasm-test) echo build python python-headers test wasm web ;;
  docs) echo build python wasm docs ;;
  wheel) echo build python python-headers ;;
  packages) echo build python python-headers wasm cross packages ;;
  installs) parts packages ;;
  platforms) parts torture && parts packages ;;
  torture) echo build python python-headers test docs lint bindings wasm web fuzz cross torture ;;
  fuzz) echo build python python-headers test fuzz ;;
  bench) echo build python python-headers test lint bindings fuzz bench ;;
  cross) echo build cross ;;
  *)
    echo "tools/setup.sh: no target is called '$1'" >&2
    exit 2
    ;;
  esac
}

# The environment of Python and the lists of packages that a target uses there: FOLDER LIST.
environments() {
  case $1 in
  check | test | smoke | fuzz) echo build/venv test ;;
  bindings) echo build/venv bindings ;;
  torture) echo build/venv torture ;;
  sql) echo build/venv sql ;;
  wasm-test) echo build/venv wasm-test ;;
  web) echo build/venv web ;;
  bench) echo build/venv bench ;;
  docs) echo build/venv-docs docs ;;
  wheel) echo build/venv-packages wheel ;;
  packages) echo build/venv-packages packages ;;
  installs)
    echo build/venv bindings
    echo build/venv-packages packages
    ;;
  platforms)
    echo build/venv torture
    echo build/venv-packages packages
    ;;
  esac
}

[ $# -gt 0 ] || set -- build
wanted=""
for target in "$@"; do wanted="$wanted $(parts "$target")"; done
check_place
check_swift
check_packages "$wanted"
check_space "$@"
if [ "$is_named_only" = no ]; then
  for target in "$@"; do
    environments "$target" | while read -r folder list; do install_python "$folder" "$list"; done
  done
fi
