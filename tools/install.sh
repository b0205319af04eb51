#!/bin/sh
# install.sh install|uninstall DESTDIR PREFIX VERSION; the library is the one in the folder LIBRARY, or in build/lib, and
# the tool the one beside it, in ../bin
set -eu
cd "$(dirname "$0")/.."
action=$1
prefix=$3
version=$4
root=$2$prefix

if [ "$action" = uninstall ]; then
  rm -f "$root/lib/libmoney.so" "$root/lib/libmoney.so.0" "$root/lib/libmoney.a" "$root/include/money.h" "$root/lib/pkgconfig/money.pc"
  rm -rf "$root/include/money" "$root/lib/cmake/money" "$root/share/libmoney"
  rm -f "$root/bin/money" "$root/share/man/man1/money.1" "$root/share/bash-completion/completions/money" \
    "$root/share/zsh/site-functions/_money" "$root/share/doc/libmoney/libmoney.a.LICENSES.txt"
  rmdir "$root/share/doc/libmoney" 2>/dev/null || true
  exit 0
fi

library=${LIBRARY:-build/lib}
tool=$library/../bin/money
mkdir -p "$root/lib/pkgconfig" "$root/lib/cmake/money" "$root/include" "$root/share/libmoney"
install -m 755 "$library/libmoney.so.0" "$root/lib/libmoney.so.0"
ln -sf libmoney.so.0 "$root/lib/libmoney.so"
# The embedded build has a static archive, too, with the licences of what is inside it.
needed=
if [ -e "$library/libmoney.a" ]; then
  install -m 644 "$library/libmoney.a" "$root/lib/libmoney.a"
  mkdir -p "$root/share/doc/libmoney"
  install -m 644 "$library/libmoney.a.LICENSES.txt" "$root/share/doc/libmoney/libmoney.a.LICENSES.txt"
  if nm "$library/libmoney.a" | grep -q 'U json_'; then needed=jansson; fi
fi
install -m 644 include/money.h "$root/include/money.h"
mkdir -p "$root/include/money"
install -m 644 include/money/*.h "$root/include/money/"
cp -R share/ecb share/currencies share/catalogues "$root/share/libmoney/"

# The tool finds the library in ../lib and the rates in ../share/libmoney, seen from where it stands.
mkdir -p "$root/bin" "$root/share/man/man1" "$root/share/bash-completion/completions" "$root/share/zsh/site-functions"
install -m 755 "$tool" "$root/bin/money"
install -m 644 cli/money.1 "$root/share/man/man1/money.1"
"$tool" completion bash >"$root/share/bash-completion/completions/money"
"$tool" completion zsh >"$root/share/zsh/site-functions/_money"

# What the library itself needs is private: who links it needs neither its headers nor its .pc file. It is for programs
# that have the archive inside.
cat >"$root/lib/pkgconfig/money.pc" <<PC
prefix=$prefix
libdir=\${prefix}/lib
includedir=\${prefix}/include
datadir=\${prefix}/share/libmoney

Name: money
Description: Exact money: amounts, currencies and exchange rates
Version: $version
Libs: -L\${libdir} -lmoney
Libs.private: ${needed:+-l$needed }-lm -lpthread -ldl
Cflags: -I\${includedir}
PC

sed "s/@NEEDED@/${needed:+$needed;}/" >"$root/lib/cmake/money/moneyConfig.cmake" <<'CMAKE'
get_filename_component(_money_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET money::money)
  add_library(money::money SHARED IMPORTED)
  set_target_properties(money::money PROPERTIES
    IMPORTED_LOCATION "${_money_prefix}/lib/libmoney.so.0"
    IMPORTED_SONAME "libmoney.so.0"
    IMPORTED_LINK_DEPENDENT_LIBRARIES "jansson"
    INTERFACE_INCLUDE_DIRECTORIES "${_money_prefix}/include")
endif()
if(NOT TARGET money::money_static AND EXISTS "${_money_prefix}/lib/libmoney.a")
  add_library(money::money_static STATIC IMPORTED)
  set_target_properties(money::money_static PROPERTIES
    IMPORTED_LOCATION "${_money_prefix}/lib/libmoney.a"
    INTERFACE_LINK_LIBRARIES "@NEEDED@m;pthread;${CMAKE_DL_LIBS}"
    INTERFACE_INCLUDE_DIRECTORIES "${_money_prefix}/include")
endif()
set(MONEY_DATA_DIR "${_money_prefix}/share/libmoney")
unset(_money_prefix)
CMAKE

cat >"$root/lib/cmake/money/moneyConfigVersion.cmake" <<CMAKE
set(PACKAGE_VERSION "$version")
if(PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION)
  set(PACKAGE_VERSION_COMPATIBLE FALSE)
else()
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
  if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)
    set(PACKAGE_VERSION_EXACT TRUE)
  endif()
endif()
CMAKE
echo "Installed libmoney $version in $root"
