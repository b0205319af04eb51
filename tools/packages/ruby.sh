#!/bin/sh
# Makes two gems in build/packages:
#
#     libmoney-VERSION-PROCESSOR-linux.gem   with the library inside
#     libmoney-VERSION.gem                   the sources alone, over an installed library
#
#     tools/packages/ruby.sh [LIBRARY [LICENCE…]]
#
# LIBRARY is a libmoney.so.0 that goes into the first: that of build/linux-PROCESSOR if it is there, else of build/embedded. LICENCE is
# that of a library which is linked into it. The same files give the same bytes.
set -eu
cd "$(dirname "$0")/../.."
. tools/packages/flags.sh
processor=$(uname -m)
library=build/linux-$processor/lib/libmoney.so.0
[ -e "$library" ] || library=build/embedded/lib/libmoney.so.0
library=${1:-$library}
[ $# -eq 0 ] || shift
out=$PWD/build/packages
folder=build/ruby/package
rm -rf "$folder"
mkdir -p "$folder" "$out"
git ls-files bindings/ruby | while read -r file; do
    case $file in
    bindings/ruby/tests/*) ;;
    *) install -D -m 644 "$file" "$folder/${file#bindings/ruby/}" ;;
    esac
done
install -m 644 LICENSE "$folder"
# Links into the source tree lead nowhere in a gem: their words stay.
sed -i 's/\[\([^]]*\)\](\.\.[^)]*)/\1/g' "$folder/README.md"
make_gem() {
    (cd "$folder" && umask 022 && gem build --quiet --output made.gem libmoney.gemspec && mv made.gem "$out/$1") >build/ruby/gem.log 2>&1 || {
        cat build/ruby/gem.log >&2
        exit 1
    }
    echo "build/packages/$1"
}
version=$(ruby -e 'print Gem::Specification.load(ARGV[0]).version' "$folder/libmoney.gemspec")
make_gem "libmoney-$version.gem"
find include -name '*.h' | while read -r file; do install -D -m 644 "$file" "$folder/vendor/$file"; done
install -D -m 755 "$library" "$folder/vendor/lib/libmoney.so.0"
cat tools/packages/licences/* "$@" >"$folder/LICENSES.txt"
make_gem "libmoney-$version-$processor-linux.gem"
