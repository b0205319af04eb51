#!/bin/sh
# Lays out the files of a prefix: stage.sh BUILT STAGE VERSION
#
# BUILT has lib/libmoney.so.0 and bin/money, as build/embedded does; STAGE is the folder that becomes the prefix. LIBDIR is
# where libraries go, if not in lib. HOST_TOOL is a tool that runs on this machine, if the one in BUILT does not. The files
# for pkg-config and CMake find their prefix from their own place, so that the folder can be moved.
set -eu
cd "$(dirname "$0")/../.."
built=$1
stage=$2
version=$3
libdir=${LIBDIR:-lib}
host=${HOST_TOOL:-$built/bin/money}
lib=$stage/$libdir
umask 022
PYTHONDONTWRITEBYTECODE=1 python3 api/generate.py --build

put() { # put MODE FILE… FOLDER
  mode=$1
  shift
  for folder in "$@"; do :; done
  mkdir -p "$folder"
  while [ $# -gt 1 ]; do
    install -m "$mode" "$1" "$folder/"
    shift
  done
}

put 755 "$built/lib/libmoney.so.0" "$lib"
ln -sfn libmoney.so.0 "$lib/libmoney.so"
# The archive, with the licences of its contents.
archived=""
if [ -e "$built/lib/libmoney.a" ]; then
  put 644 "$built/lib/libmoney.a" "$lib"
  put 644 "$built/lib/libmoney.a.LICENSES.txt" "$stage/share/doc/libmoney"
  if nm "$built/lib/libmoney.a" | grep -q 'U json_'; then archived="jansson;"; fi
fi
put 644 include/money.h "$stage/include"
put 644 include/money/*.h "$stage/include/money"
put 644 bindings/cpp/include/money.hpp "$stage/include"
put 644 bindings/cpp/include/money/cpp/*.hpp build/api/cpp/include/money/cpp/*.hpp "$stage/include/money/cpp"
for folder in ecb currencies catalogues locales; do put 644 "share/$folder"/* "$stage/share/libmoney/$folder"; done

# The tool finds the library in ../lib and the rates in ../share/libmoney, relative to its own folder.
put 755 "$built/bin/money" "$stage/bin"
put 644 cli/money.1 "$stage/share/man/man1"
PYTHONPATH=tools PYTHONDONTWRITEBYTECODE=1 python3 -m book manual "$stage/share/man/man3"
mkdir -p "$stage/share/bash-completion/completions" "$stage/share/zsh/site-functions"
"$host" completion bash >"$stage/share/bash-completion/completions/money"
"$host" completion zsh >"$stage/share/zsh/site-functions/_money"

# The library's own dependencies are private: programs that link it need neither their headers nor their .pc files. Only
# programs that link the archive statically need the libraries.
private="${archived:+-ljansson }-lpthread -ldl"
dependent=""
if grep -q 'libjansson\.so\.4' "$built/lib/libmoney.so.0"; then
  dependent='
    IMPORTED_LINK_DEPENDENT_LIBRARIES "jansson"'
fi
up=$(echo "$libdir" | sed 's:[^/][^/]*:..:g')
mkdir -p "$lib/pkgconfig" "$lib/cmake/money" "$lib/cmake/libmoney"
cat >"$lib/pkgconfig/money.pc" <<PC
prefix=\${pcfiledir}/../$up
libdir=\${prefix}/$libdir
includedir=\${prefix}/include
datadir=\${prefix}/share/libmoney

Name: money
Description: Exact money: amounts, currencies and exchange rates
Version: $version
Libs: -L\${libdir} -lmoney
Libs.private: $private
Cflags: -I\${includedir}
PC

cat >"$lib/cmake/money/moneyConfig.cmake" <<CMAKE
get_filename_component(_money_lib "\${CMAKE_CURRENT_LIST_DIR}/../.." REALPATH)
get_filename_component(_money_prefix "\${_money_lib}/$up" ABSOLUTE)
if(NOT TARGET money::money)
  add_library(money::money SHARED IMPORTED)
  set_target_properties(money::money PROPERTIES
    IMPORTED_LOCATION "\${_money_lib}/libmoney.so.0"
    IMPORTED_SONAME "libmoney.so.0"$dependent
    INTERFACE_INCLUDE_DIRECTORIES "\${_money_prefix}/include")
endif()
if(NOT TARGET money::money_static AND EXISTS "\${_money_lib}/libmoney.a")
  add_library(money::money_static STATIC IMPORTED)
  set_target_properties(money::money_static PROPERTIES
    IMPORTED_LOCATION "\${_money_lib}/libmoney.a"
    INTERFACE_LINK_LIBRARIES "${archived}m;pthread;\${CMAKE_DL_LIBS}"
    INTERFACE_INCLUDE_DIRECTORIES "\${_money_prefix}/include")
endif()
set(MONEY_DATA_DIR "\${_money_prefix}/share/libmoney")
unset(_money_lib)
unset(_money_prefix)
CMAKE

# The project's name finds the same.
cat >"$lib/cmake/libmoney/libmoneyConfig.cmake" <<'CMAKE'
include("${CMAKE_CURRENT_LIST_DIR}/../money/moneyConfig.cmake")
if(NOT TARGET libmoney::libmoney)
  add_library(libmoney::libmoney INTERFACE IMPORTED)
  set_target_properties(libmoney::libmoney PROPERTIES INTERFACE_LINK_LIBRARIES money::money)
endif()
# The binding for C++17, which is headers alone.
if(NOT TARGET libmoney::cpp)
  add_library(libmoney::cpp INTERFACE IMPORTED)
  set_target_properties(libmoney::cpp PROPERTIES
    INTERFACE_COMPILE_FEATURES cxx_std_17
    INTERFACE_LINK_LIBRARIES money::money)
endif()
CMAKE

cat >"$lib/cmake/money/moneyConfigVersion.cmake" <<CMAKE
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
cp "$lib/cmake/money/moneyConfigVersion.cmake" "$lib/cmake/libmoney/libmoneyConfigVersion.cmake"
