#!/bin/sh
# Installs libmoney from the folder of this script, or removes it again:
#
#     ./install.sh [PREFIX]              copies bin, include, lib and share into PREFIX, or /usr/local
#     ./install.sh uninstall [PREFIX]    removes what it copied, and the folders that it made
#
# If the variable DESTDIR is set, the files go into DESTDIR/PREFIX. SOURCE may name another folder to copy from.
set -eu
action=install
case ${1:-} in
install | uninstall)
  action=$1
  shift
  ;;
-*)
  sed -n '2,/^set/{/^#/p;}' "$0" | sed 's/^# \{0,1\}//'
  exit 2
  ;;
esac
prefix=${1:-/usr/local}
case $prefix in
/*) ;;
*)
  echo "PREFIX is the full path of a folder, such as /usr/local, not '$prefix'" >&2
  exit 2
  ;;
esac
while [ "$prefix" != "${prefix%/}" ]; do prefix=${prefix%/}; done
root=${DESTDIR:-}$prefix
source=${SOURCE:-$(cd "$(dirname "$0")" && pwd)}
# The list of installed files: "file PATH", "folder PATH" for created folders, and "above N" for N created above PREFIX.
list=$root/share/libmoney/installed.txt

# The loader's cache covers only its own search path. Elsewhere a program has to name the folder of its library.
tell_loader() {
  if [ -n "${DESTDIR:-}" ] || ! command -v ldconfig >/dev/null 2>&1; then return 0; fi
  if ldconfig -v -N 2>/dev/null | grep -q "^$prefix/lib:"; then
    if [ "$(id -u)" -eq 0 ]; then ldconfig && echo "The loader's cache is renewed (ldconfig)."; fi
  elif [ "$action" = install ]; then
    echo "The loader does not look in $prefix/lib: link programs with -Wl,-rpath,$prefix/lib, or set LD_LIBRARY_PATH."
  fi
}

if [ "$action" = uninstall ]; then
  if [ ! -f "$list" ]; then
    echo "There is no $list, so libmoney is not installed in ${root:-/}." >&2
    exit 1
  fi
  copy=$(mktemp)
  trap 'rm -f "$copy"' EXIT
  cat "$list" >"$copy"
  while read -r kind path; do
    if [ "$kind" = file ]; then rm -f "$root/$path"; fi
  done <"$copy"
  rm -f "$list"
  # Folders of a folder come after it in the list, so the last goes first.
  sed -n 's/^folder //p' "$copy" | sort -r | while read -r path; do rmdir "$root/$path" 2>/dev/null || true; done
  above=$(sed -n 's/^above //p' "$copy")
  folder=$root
  while [ "${above:-0}" -gt 0 ] && rmdir "$folder" 2>/dev/null; do
    folder=$(dirname "$folder")
    above=$((above - 1))
  done
  tell_loader
  echo "Removed libmoney from ${root:-/}"
  exit 0
fi

for part in lib/libmoney.so.0 bin/money include/money.h; do
  [ -e "$source/$part" ] || { echo "$source/$part is missing" >&2; exit 1; }
done

# The number of folders down to PREFIX to create; a second installation keeps the number of the first.
above=0
folder=${root:-/}
while [ ! -d "$folder" ]; do
  above=$((above + 1))
  folder=$(dirname "$folder")
done
before=$(sed -n 's/^above //p' "$list" 2>/dev/null || true)
umask 022
mkdir -p "$root" 2>/dev/null && [ -w "${root:-/}" ] || { echo "${root:-/} cannot be written; try: sudo $0 $prefix" >&2; exit 1; }
notes=$(mktemp)
# An interrupted installation can be removed, too.
trap 'if [ -d "$root/share/libmoney" ]; then cp "$notes" "$list" && chmod 644 "$list"; fi; rm -f "$notes"' EXIT
echo "above ${before:-$above}" >"$notes"
sed -n '/^folder /p' "$list" 2>/dev/null >>"$notes" || true
(cd "$source" && find bin include lib share -type d | sort) | while read -r path; do
  if [ ! -d "$root/$path" ]; then
    mkdir "$root/$path"
    echo "folder $path" >>"$notes"
  fi
done
(cd "$source" && find bin include lib share ! -type d | sort) | while read -r path; do
  echo "file $path" >>"$notes"
  # A program that runs keeps the file that it has open.
  cp -P "$source/$path" "$root/$path.new"
  case $path in
  */money.pc) sed "s|^prefix=.*|prefix=$prefix|" "$source/$path" >"$root/$path.new" ;;
  esac
  mv -f "$root/$path.new" "$root/$path"
done
echo "Installed in ${root:-/}:"
echo "  lib/libmoney.so.0 and what compilers, pkg-config and CMake need; include/money.h"
echo "  bin/money with its manual and completions; share/libmoney with rates and currencies"
tell_loader
