#!/bin/sh
# Compares the output of psql with the expected one: regress.sh [--accept], within cluster.sh. The differences are
# printed. --accept writes the expected files.
set -u
cd "$(dirname "$0")"
failed=0
out=$(mktemp -d)
for file in sql/*.sql; do
  name=$(basename "$file" .sql)
  "$PGBIN/createdb" "regress_$name" && "$PGBIN/psql" -X -q -d "regress_$name" -c 'CREATE EXTENSION libmoney' || exit 1
  "$PGBIN/psql" -X -a -q -d "regress_$name" -f "$file" >"$out/$name" 2>&1
  # The locations of errors in PostgreSQL's own sources change with its versions.
  sed -i -E -e '/^LOCATION: /d' -e "s#^psql:$file:[0-9]+: ##" "$out/$name"
  if [ "${1:-}" = --accept ]; then
    cp "$out/$name" "expected/$name.out"
  elif ! diff -u "expected/$name.out" "$out/$name"; then
    failed=1
  fi
  "$PGBIN/dropdb" "regress_$name"
done
rm -rf "$out"
exit $failed
