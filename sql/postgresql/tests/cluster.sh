#!/bin/sh
# Runs a command against a temporary cluster: cluster.sh FOLDER COMMAND…, with the folder of the built extension. The
# server runs as an unprivileged user from a copy of its binaries, whose folders contain the extension, and is stopped at
# the end. PG_CONFIG selects a PostgreSQL.
set -eu
built=$(cd "$1" && pwd)
shift
config=${PG_CONFIG:-pg_config}
bin=$("$config" --bindir)
library=$("$config" --pkglibdir)
share=$("$config" --sharedir)
work=$(mktemp -d "${TMPDIR:-/tmp}/libmoney-postgresql.XXXXXX")
user=
if [ "$(id -u)" = 0 ]; then user=nobody; fi

as_user() {
  if [ -n "$user" ]; then (cd "$work" && setpriv --reuid="$user" --regid=nogroup --clear-groups "$@"); else "$@"; fi
}

stop() {
  status=$?
  trap - EXIT INT TERM
  if [ -e "$work/data/postmaster.pid" ]; then
    as_user "$work$bin/pg_ctl" -D "$work/data" -m immediate -w -t 30 stop >"$work/stop.log" 2>&1 ||
      kill -QUIT "$(head -1 "$work/data/postmaster.pid")" 2>/dev/null || true
  fi
  if [ "$status" != 0 ] && [ -e "$work/server.log" ]; then
    grep -E "FATAL|PANIC|terminated by signal" "$work/server.log" >&2 || true
  fi
  rm -rf "$work"
  exit "$status"
}
trap stop EXIT
trap 'exit 1' INT TERM

# PostgreSQL finds its folders relative to its own, so that this copy sees the extension.
mkdir -p "$work$bin" "$work$library" "$work$share/extension"
cp "$bin/postgres" "$bin/initdb" "$bin/pg_ctl" "$work$bin/"
for file in "$library"/*; do ln -s "$file" "$work$library/"; done
for file in "$share"/*; do [ "${file##*/}" = extension ] || ln -s "$file" "$work$share/"; done
for file in "$share"/extension/*; do ln -s "$file" "$work$share/extension/"; done
cp "$built"/libmoney_postgresql.so "$work$library/"
cp "$built"/libmoney.control "$built"/libmoney--*.sql "$work$share/extension/"
chmod -R a+rX "$work"
if [ -n "$user" ]; then chown "$user" "$work"; fi

as_user "$work$bin/initdb" -D "$work/data" -A trust -U postgres -E UTF8 --no-locale --no-sync >"$work/initdb.log" 2>&1 ||
  { cat "$work/initdb.log" >&2; exit 1; }
as_user "$work$bin/pg_ctl" -D "$work/data" -l "$work/server.log" -w -t 60 -o "-c listen_addresses='' -c fsync=off \
  -c unix_socket_directories='$work' -c max_parallel_workers=4 -c restart_after_crash=off" start >"$work/start.log" 2>&1 ||
  { cat "$work/server.log" >&2; exit 1; }
PGHOST=$work PGUSER=postgres PGDATABASE=postgres PGBIN=$bin SERVER_LOG=$work/server.log
export PGHOST PGUSER PGDATABASE PGBIN SERVER_LOG
"$@"
