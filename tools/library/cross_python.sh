#!/bin/sh
# Makes build/PROCESSOR/python, a Python of another processor that runs under qemu: cross_python.sh aarch64
#
# The interpreter is that of tools/library/cross_root.sh; the packages are those of the tests, as PyPI has them for that processor.
set -eu
cd "$(dirname "$0")/../.."
tools/library/cross_root.sh "$1"
out=$PWD/build/$1
version=$(readlink "$out/root/usr/bin/python3" | sed 's/^python//')
packages="pytest babel iso4217 numpy pandas pyarrow"
wanted="$version $1 $packages $(cat tools/requirements/test.txt "$0")"
if [ "$wanted" = "$(cat "$out/python.txt" 2>/dev/null)" ]; then exit; fi
rm -rf "$out/packages"
# A constraint names a package and its version, and no extras of it.
sed 's/\[[^]]*\]//' tools/requirements/test.txt >"$out/constraints.txt"
# shellcheck disable=SC2086
if ! build/venv/bin/pip install -q --disable-pip-version-check --target "$out/packages" --only-binary=:all: \
  --python-version "$version" --platform "manylinux_2_28_$1" --platform "manylinux_2_24_$1" --platform "manylinux_2_27_$1" --platform "manylinux2014_$1" \
  -c "$out/constraints.txt" $packages >"$out/pip.log" 2>&1; then
  cat "$out/pip.log" >&2
  echo "Could not install the Python packages for $1; the words of pip are above." >&2
  exit 1
fi
# Tests start sys.executable, which has to run under qemu, too.
cat >"$out/packages/sitecustomize.py" <<END
import sys

sys.executable = sys._base_executable = "$out/python"
END
cat >"$out/python" <<END
#!/bin/sh
PYTHONPATH=$out/packages\${PYTHONPATH:+:\$PYTHONPATH} exec qemu-$1 -L "$out/root" "$out/root/usr/bin/python$version" "\$@"
END
chmod +x "$out/python"
echo "$wanted" >"$out/python.txt"
