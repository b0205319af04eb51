#!/bin/sh
# The archive for PHP in an empty system: README.md's line builds the extension, and the example of PHP's page runs. Ends with
# "N passed, N failed".
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
newcomer "PHP"
agrees bindings/php/README.md
agrees docs/start/php.md
check "$row: the line is typed" types "$line"
settings=$(types "php -r 'echo php_ini_loaded_file();'")
check "$row: PHP has settings" test -f "$root$settings"
said setting >>"$root$settings"
tools/snippets/fenced.sh bindings/php/README.md php >"$shop/shop.php"
tools/snippets/fenced.sh bindings/php/README.md Output >"$shop/expected.txt"
own
run=$(tools/snippets/fenced.sh bindings/php/README.md sh 2)
check "$row: the example prints the output on its page" prints "$run"
module=$(types "php-config --extension-dir")/libmoney.so
check "$row: the library is the archive's" sh -c "chroot '$root' ldd '$module' | grep -F 'libmoney.so.0 => /home/reader/shop/libmoney-php-'"
check "$row: the archive contains all licences" types "grep -q jansson libmoney-php-*/LICENSES.txt || grep -q 'Petri Lehtinen' libmoney-php-*/LICENSES.txt"
ended
