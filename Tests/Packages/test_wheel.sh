#!/bin/sh
# The wheels: their contents and dependencies, and clean systems that install, use and remove them, each with another Python
# and without a compiler, a header or the library: test_wheel.sh VERSION
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
tools=$PWD/build/venv-packages/bin
packages=$PWD/build/packages/python
program=$PWD/Tests/Packages/first_lines.py
native() { echo "$packages/libmoney-$version-cp310-abi3-manylinux_2_28_$1.whl"; }
plain() { echo "$packages/libmoney-$version-py3-none-manylinux_2_28_$1.whl"; }
version=$1

short_enough() { [ "$(stat -c %s "$1")" -le 2500000 ]; }
# auditwheel prefers an older system where one will do, so "or an older one" is part of the check.
runs_with_glibc() { # runs_with_glibc WHEEL MACHINE
  "$tools/auditwheel" show "$1" | tr '\n' ' ' >"$work/shown" && cat "$work/shown"
  found=$(sed -n "s/.*platform tag: \"manylinux_2_\([0-9]*\)_$2\".*/\1/p" "$work/shown")
  [ -n "$found" ] && [ "$found" -le 28 ]
}
has() { # has WHEEL NAME…: files that are inside
  archive=$1
  shift
  for wanted in "$@"; do unzip -Z1 "$archive" | grep -x "$wanted" || return 1; done
}
no_sqlite() { ! unzip -Z1 "$1" | grep -i sqlite.*so; }
for machine in x86_64 aarch64; do
  for wheel in "$(native $machine)" "$(plain $machine)"; do
    file=$(basename "$wheel")
    info="libmoney-$version.dist-info"
    check "$file is within 2.5 MB" short_enough "$wheel"
    check "$file runs with glibc 2.28" runs_with_glibc "$wheel" $machine
    check "$file has types, rates and all licences" has "$wheel" libmoney/py.typed libmoney/_accelerator.pyi \
      libmoney/eurofxref-hist.csv.xz libmoney/cldr.locales.xz "$info/licenses/LICENSE" "$info/licenses/jansson" "$info/licenses/Unicode-3.0"
    check "$file contains no second SQLite" no_sqlite "$wheel"
    check "$file contains exactly its listed files" python3 Tests/Packages/check_wheel.py "$wheel"
  done
  check "amounts in C are in the one for $machine" has "$(native $machine)" libmoney/_accelerator.abi3.so
done

# The wheels for musl: Debian offers no Python for it, so they do not run here. The library inside is the one that the C
# programs are tested with, and musl exports all functions that the extension calls, except Python's own.
musl_wheel() { echo "$packages/libmoney-$version-$1-musllinux_1_2_x86_64.whl"; }
unpack_musl() { mkdir "$work/musl" && unzip -q "$(musl_wheel cp310-abi3)" -d "$work/musl"; }
needs_musl_alone() { [ "$(readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')" = libc.so ]; }
names() { nm -D "$@" | awk '{ print $NF }' | sed 's/@.*//' | sort -u; }
called_is_there() {
  names --undefined-only "$1" | grep -v '^_\{0,1\}Py' >"$work/called"
  names --defined-only /usr/lib/x86_64-linux-musl/libc.so >"$work/there"
  [ -z "$(comm -23 "$work/called" "$work/there")" ]
}
for kind in cp310-abi3 py3-none; do
  wheel=$(musl_wheel $kind)
  file=$(basename "$wheel")
  info="libmoney-$version.dist-info"
  check "$file is within 2.5 MB" short_enough "$wheel"
  check "$file has types, rates and all licences" has "$wheel" libmoney/py.typed libmoney/eurofxref-hist.csv.xz libmoney/cldr.locales.xz \
    "$info/licenses/LICENSE" "$info/licenses/jansson" "$info/licenses/Unicode-3.0"
  check "$file contains no second SQLite" no_sqlite "$wheel"
  check "$file contains exactly its listed files" python3 Tests/Packages/check_wheel.py "$wheel"
done
check "the wheel for musl is unpacked" unpack_musl
check "its library is the one that is tested" cmp "$work/musl/libmoney/libmoney.so.0" build/linux-x86_64-musl/lib/libmoney.so.0
for part in libmoney.so.0 _accelerator.abi3.so; do
  check "$part needs musl alone" needs_musl_alone "$work/musl/libmoney/$part"
  check "musl exports all functions that $part calls" called_is_there "$work/musl/libmoney/$part"
done
# An extension for glibc is rejected.
glibc_is_found() { ! called_is_there "$work/glibc/libmoney/_accelerator.abi3.so" || ! needs_musl_alone "$work/glibc/libmoney/_accelerator.abi3.so"; }
mkdir "$work/glibc" && unzip -q "$(native x86_64)" -d "$work/glibc"
check "one for glibc is found" glibc_is_found

# The checks themselves detect their faults.
python3 - "$(native x86_64)" "$work/damaged.whl" <<'END'
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as old, zipfile.ZipFile(sys.argv[2], "w") as new:
    for name in old.namelist():
        new.writestr(name, old.read(name) + (b"\n" if name.endswith("payment.py") else b""))
END
damaged() { ! python3 Tests/Packages/check_wheel.py "$work/damaged.whl"; }
check "a file that was changed is found" damaged

# use_wheels PYTHON ACCELERATED: an environment of that Python installs the fitting wheel, uses it and uninstalls it.
use_wheels() {
  rm -rf "$work/venv"
  check "$1: an environment is made" env -i PATH=/usr/bin:/bin HOME="$work" "$1" -m venv "$work/venv"
  files() { (cd "$work/venv" && find . -name __pycache__ -prune -o -print | sort); }
  files >"$work/before"
  check "$1: pip selects the fitting wheel" env -i HOME="$work" "$work/venv/bin/pip" install -q --disable-pip-version-check --no-index --no-cache-dir \
    --find-links "$packages" --only-binary :all: libmoney
  run() { (cd "$work" && env -i HOME="$work" "$work/venv/bin/python" "$@"); }
  check "$1: the first lines of the README run" run "$program" "$2" "$work/venv"
  check "$1: the command line answers" says "90.06 EUR" run -m libmoney convert 100 USD EUR --on 2020-03-13 -q
  check "$1: it is removed" "$work/venv/bin/pip" uninstall -q -y libmoney
  left() { files | diff "$work/before" -; }
  check "$1: and nothing is left" left
}
seen=""
for python in python3 /usr/bin/python3; do
  real=$("$python" -c 'import sys; print(sys._base_executable)')
  case " $seen " in *" $real "*) continue ;; esac
  seen="$seen $real"
  use_wheels "$real" "$("$real" -c 'import sys; print(int(sys.version_info >= (3, 10)))')"
done

# The wheel for arm64, under qemu with Debian's Python for that processor.
system=$PWD/build/aarch64/root
arm() { qemu-aarch64 -L "$system" "$(ls "$system"/usr/bin/python3.[0-9]*[0-9])" "$@"; }
on_arm() { (cd "$work" && PYTHONPATH=$work/arm arm "$program" 1 "$work/arm"); }
unpack_arm() { mkdir "$work/arm" && unzip -q "$(native aarch64)" -d "$work/arm"; }
if command -v qemu-aarch64 >/dev/null && [ -e "$system/usr/bin/python3" ]; then
  check "arm64: the wheel is unpacked" unpack_arm
  check "arm64: the first lines of the README run" on_arm
fi

needs_root "the wheels in clean systems" || { ended; exit; }
# in_system RELEASE ACCELERATED: Debian's release with its Python and nothing else.
in_system() {
  system "$1" || { failed=$((failed + 1)); return; }
  check "$1: Python is fetched" fetch python3-venv
  check "$1: compilers and jansson are absent" sh -c "! find '$root' -xdev \( -path '*/bin/cc' -o -path '*/bin/gcc*' -o -name 'libjansson*' -o -name Python.h \) | grep ."
  mkdir "$root/wheels"
  cp "$packages"/*.whl "$root/wheels/"
  cp "$program" "$root/tmp/"
  check "$1: an environment is made" inside python3 -m venv /opt/venv
  files() { (cd "$root" && find . -xdev \( -path ./proc -o -path ./tmp -o -path ./root -o -name __pycache__ \) -prune -o -print | sort); }
  files >"$work/before"
  check "$1: pip selects the fitting wheel" inside /opt/venv/bin/pip install -q --no-index --no-cache-dir --find-links /wheels libmoney
  check "$1: the first lines of the README run" inside /opt/venv/bin/python /tmp/first_lines.py "$2" /opt/venv
  check "$1: it is removed" inside /opt/venv/bin/pip uninstall -q -y libmoney
  left() { files | diff "$work/before" -; }
  check "$1: and nothing is left" left
}
in_system bullseye 0
in_system trixie 1
ended
