#!/bin/sh
# Makes two gems in build/packages/ruby:
#
#     libmoney-VERSION-PROCESSOR-linux.gem   with the library inside
#     libmoney-VERSION.gem                   the sources alone, over an installed library
#
# The build is reproducible.
set -eu
cd "$(dirname "$0")/../.."
. tools/packages/inside.sh
. tools/packages/pack.sh
out=$PWD/build/packages/ruby
folder=build/ruby/package
rm -rf "$folder"
mkdir -p "$folder" "$out"
kept_files ruby | while read -r file; do
    case $file in
    tests/*) ;;
    *) install -D -m 644 "build/api/ruby/$file" "$folder/$file" ;;
    esac
done
install -m 644 LICENSE "$folder"
without_links "$folder/README.md"
make_gem() {
    (cd "$folder" && umask 022 && gem build --quiet --output made.gem libmoney.gemspec && mv made.gem "$out/$1") >build/ruby/gem.log 2>&1 || {
        cat build/ruby/gem.log >&2
        exit 1
    }
    echo "build/packages/ruby/$1"
}
gem_version=$(ruby -e 'print Gem::Specification.load(ARGV[0]).version' "$folder/libmoney.gemspec")
make_gem "libmoney-$gem_version.gem"
find include -name '*.h' | while read -r file; do install -D -m 644 "$file" "$folder/vendor/$file"; done
install -D -m 755 "$library" "$folder/vendor/lib/libmoney.so.0"
cat tools/packages/licences/* "$licence" >"$folder/LICENSES.txt"
make_gem "libmoney-$gem_version-$processor-linux.gem"
