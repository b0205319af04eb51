#!/bin/sh
# Follows the Dockerfile's steps in a system of its own, since Docker may not be there.
set -u
cd "$(dirname "$0")/../.."
. Tests/Packages/checks.sh
needs_root "the Dockerfile" || { echo "0 passed, 0 failed, 1 skipped"; exit 0; }
file=tools/packages/docker/Dockerfile
# One instruction a line, without comments.
sed -e '/^#/d' -e '/^$/d' "$file" | sed -e ':a' -e '/\\$/{N;s/\\\n//;ba;}' >"$work/steps"
base=$(sed -n 's/^FROM debian:\(.*\)-slim$/\1/p' "$work/steps")
system "$base" || exit 1
copies() { # copies FILE… FOLDER, from build/packages
  for target in "$@"; do :; done
  mkdir -p "$root$target"
  while [ $# -gt 1 ]; do
    # shellcheck disable=SC2086
    (cd build/packages && cp $1 "$root$target") || return 1
    shift
  done
}
while read -r word rest; do
  case $word in
  FROM | LABEL) ;;
  # shellcheck disable=SC2086
  COPY) set -f; set -- $rest; set +f; check "COPY $rest" copies "$@" ;;
  RUN) check "RUN" inside sh -c "$rest" ;;
  USER) user=$rest ;;
  ENTRYPOINT) check "the entry is money" says '["money"]' echo "$rest" ;;
  *) check "unsupported instruction: $word" false ;;
  esac
done <"$work/steps"
check "the image converts" says "90.06 EUR" inside setpriv --reuid "$(inside id -u "$user")" --clear-groups \
  money convert 100 USD EUR --on 2020-03-13 -q
check "as a user without rights" says "no" inside setpriv --reuid "$(inside id -u "$user")" --clear-groups \
  sh -c '[ -w /usr/bin/money ] && echo yes || echo no'
check "without the packages for installing only" sh -c "! ls '$root'/packages '$root'/var/lib/apt/lists/*Packages* 2>/dev/null | grep ."
ended
