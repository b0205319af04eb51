# How packages of languages are made of files; a script reads this after `cd` to the root.

# The files of a language's package in build/api, by their paths in it.
kept_files() { (cd "build/api/$1" && find . -type f | sed 's|^\./||' | LC_ALL=C sort); }

# Links into the source tree lead nowhere in a package: their words stay.
without_links() { sed -i 's/\[\([^]]*\)\](\.\.[^)]*)/\1/g' "$1"; }

# pack_folder PARENT NAME FILE: a reproducible archive of PARENT/NAME.
pack_folder() {
  mkdir -p "$(dirname "$3")"
  tar --sort=name --format=ustar --mtime="@${SOURCE_DATE_EPOCH:-0}" --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
    -C "$1" -cf - "$2" | gzip -9n >"$3"
  echo "$3"
}
