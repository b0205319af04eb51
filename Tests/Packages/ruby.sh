#!/bin/sh
# The gems in an empty system: README.md's line installs the one with the library inside, and the example of Ruby's page runs; the other
# one builds over an installed library. Ends with "N passed, N failed".
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
newcomer "Ruby"
agrees bindings/ruby/README.md
agrees docs/start/ruby.md
check "$row: the line is typed" types "$line"
tools/snippets/fenced.sh bindings/ruby/README.md ruby >"$shop/shop.rb"
tools/snippets/fenced.sh bindings/ruby/README.md Output >"$shop/expected.txt"
own
check "$row: the example prints the output on its page" prints "ruby -w shop.rb"
# shellcheck disable=SC2016
loaded='ruby -e '\''require "libmoney"; print File.readlines("/proc/self/maps").grep(/libmoney\.so/).first.split.last'\'
check "$row: it loads the library of the gem" sh -c "echo '$(types "$loaded")' | grep -q 'gems/libmoney-.*/vendor/lib/libmoney.so.0'"
same="ruby -e 'require \"libmoney\"; exit LibMoney.version == LibMoney::VERSION'"
check "$row: the version is that of the gem" types "$same"
check "$row: the gem excludes tests" types "! tar -xOf packages/ruby/*-linux.gem data.tar.gz | tar -tzf - | grep -q tests/"
check "$row: it needs no other gem" types "! gem dependency libmoney --local --pipe | grep ."
check "$row: it is removed" types "sudo gem uninstall --silent --all --executables libmoney"

sources='sudo gem install --local packages/ruby/libmoney-[0-9].[0-9].[0-9].gem'
check "without a library the gem of sources reports the missing header" refuses "missing money.h: install libmoney" "$sources"
check "C's library is installed" types "$(python3 Tests/Packages/install_lines.py "C and C++" line)"
check "and pkg-config" fetch pkg-config
check "the gem of sources finds it" types "$sources"
check "and the example prints the same" prints "ruby shop.rb"
check "it is removed too" types "sudo gem uninstall --silent --all --executables libmoney"
named='sudo gem install --local packages/ruby/libmoney-*-linux.gem -- --with-libmoney-dir=/usr/local'
check "a folder is named" types "$named"
check "and loads its library" sh -c "echo '$(types "$loaded")' | grep -q /usr/local/lib/libmoney.so.0"
ended
