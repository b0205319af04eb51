# The library that packages of languages have inside; a script reads this after `cd` to the root. It is that of the archive for this
# processor, with jansson in it, so that a package needs the C library alone. It is linked here if it is not there, or older
# than the build.
. tools/packages/flags.sh
python3 api/generate.py --build
version=$(cat VERSION)
processor=$(uname -m)
platform=linux-$processor
target=$(awk -v name="$platform" '$1 == name { print $2 }' tools/packages/platforms.txt)
[ -n "$target" ] || { echo "no package is made for $processor: tools/packages/platforms.txt has no $platform" >&2; exit 2; }
library=build/$platform/lib/libmoney.so.0
licence=build/targets/$target/jansson-LICENSE
built=build/embedded/lib/libmoney.so.0
[ -e "$built" ] || { echo "$built is missing: make builds it, and make packages all that packages need" >&2; exit 1; }
python=${PYTHON:-build/venv-packages/bin/python}
[ -x "$python" ] || { echo "$python is missing: tools/setup.sh packages makes it" >&2; exit 1; }
(
  flock 9 # Several packages are made at the same time, and the second one finds it done.
  [ -e "$library" ] && [ -e "$licence" ] && [ ! "$built" -nt "$library" ] || tools/packages/platform.sh "$platform"
) 9>"build/$platform.lock"
