#!/bin/sh
# The gems in an empty project, each in an empty GEM_HOME: the README's example runs with the library inside, and with one that was
# installed; and the same files make the same gems. Ends with "N passed, N failed".
set -eu
cd "$(dirname "$0")/../.."
root=$PWD
project=$(mktemp -d)
trap 'rm -rf "$project"' EXIT
passed=0
failed=0
check() { # what, command …
    what=$1
    shift
    if "$@"; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "FAILED: $what" >&2
    fi
}
in_home() { # home, command …
    home=$1
    shift
    env -u RUBYLIB -u LD_LIBRARY_PATH GEM_HOME="$project/$home" GEM_PATH="$project/$home" "$@"
}
install_gem() { # home, file, option …
    home=$1
    shift
    in_home "$home" gem install --local --no-document --quiet "$@" >"$project/$home.txt" 2>&1 || { tail -n 30 "$project/$home.txt" && false; }
}
prints() { # home, command …
    home=$1
    shift
    in_home "$home" "$@" shop.rb >got.txt 2>&1 || true
    diff -u expected.txt got.txt
}

make --no-print-directory install PREFIX="$project/usr" >"$project/install.txt" 2>&1 || cat "$project/install.txt"
for gem in $(tools/packages/ruby.sh); do cp "$gem" "$project"; done
tools/packages/ruby.sh >/dev/null
for gem in "$project"/*.gem; do
    check "the same files make the same ${gem##*/}" cmp -s "$gem" "build/packages/${gem##*/}"
done
tools/fenced.sh bindings/ruby/README.md ruby >"$project/shop.rb"
tools/fenced.sh bindings/ruby/README.md Output >"$project/expected.txt"
cd "$project"
whole=$(ls libmoney-*-linux.gem)
sources=$(ls libmoney-*.gem | grep -v linux)
installed=$(dirname "$(find "$project/usr" -name money.pc)")
libraries=$(dirname "$(find "$project/usr" -name libmoney.so.0 | head -n 1)")

check "the gem with the library is installed" install_gem inside "$whole"
check "the README's example prints what it says" prints inside ruby -w
loaded='require "libmoney"; print File.readlines("/proc/self/maps").grep(/libmoney\.so/).first.split.last'
check "it has the library of the gem" sh -c "echo '$(in_home inside ruby -e "$loaded")' | grep -q '$project/inside/gems/.*/vendor/lib/libmoney.so.0'"
check "the version is that of the gem" sh -c "echo '$(in_home inside ruby -e 'require "libmoney"; print LibMoney.version, LibMoney::VERSION')' | grep -qE '^([0-9.]+)\\1\$'"
check "the gem has no tests" sh -c "! tar -xOf '$whole' data.tar.gz | tar -tzf - | grep -q tests/"
check "it needs no other gem" test "$(ls inside/gems | wc -l)" -eq 1
check "it is uninstalled" in_home inside gem uninstall --silent --all --executables libmoney

check "the gem of sources finds an installed library" env PKG_CONFIG_PATH="$installed" sh -c "
    GEM_HOME='$project/found' GEM_PATH='$project/found' gem install --local --no-document --quiet '$sources' >found.txt 2>&1 || { cat found.txt; false; }"
check "and runs with it" prints found env LD_LIBRARY_PATH="$libraries" ruby
check "a folder is named" install_gem named "$whole" -- --with-libmoney-include="$project/usr/include" --with-libmoney-lib="$libraries"
check "and has its library" sh -c "echo '$(in_home named ruby -e "$loaded")' | grep -q '$project/usr/'"
check "a library that is not there is named" sh -c "
    ! GEM_HOME='$project/none' GEM_PATH='$project/none' PKG_CONFIG_PATH=/nowhere gem install --local --no-document '$sources' >none.txt 2>&1 &&
    grep -q 'money.h is missing: install libmoney' none.txt"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
