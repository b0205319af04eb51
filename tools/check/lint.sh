#!/usr/bin/env bash
# The rules of the code that a machine can check; ends with one line "N passed, N failed".
#
#     tools/check/lint.sh [rules|sizes|swift|python|go|java|csharp|rust|ruby|lua|javascript]    all of them, or one
#     tools/check/lint.sh passes COMMAND …        one rule: the command prints nothing and ends well
set -u
cd "$(dirname "$0")/../.."
passed=0
failed=0

rule() { # rule NAME FINDINGS: passes if FINDINGS is empty
  if [ -z "$2" ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf '%s:\n%s\n' "$1" "$2"
  fi
}

# A linter that is not there is a failure, since nothing was checked.
has() { # has PROGRAM
  command -v "$1" >/dev/null 2>&1 && return
  rule "$1 is there" "$1 is missing: tools/setup.sh check installs it"
  return 1
}

rules() {
  # tools/check/arrows.py states the order of modules and folders, and the imports that are allowed.
  rule "arrows point down, as docs/explain/architecture.md shows" "$(python3 tools/check/arrows.py --check 2>&1)"
  rule "no Foundation in the library" "$(grep -rnE 'import (Foundation|Glibc|Dispatch)' Sources)"
  rule "nothing that traps by design" \
    "$(grep -rnE 'try!|as!|fatalError|precondition(Failure)?\(|assert(ionFailure)?\(|unsafeBitCast|[A-Za-z0-9_)\]]!([.,;) \[]|$)' Sources --include='*.swift' | grep -vE '^[^:]+:[0-9]+:\s*//|!=')"
  # A rate of return is not an amount: doubles, and only there. One call more makes a double of an exact ratio for a
  # caller's charts and statistics; nothing of the library reads its result.
  rule "no floating point" "$(grep -rnE '\b(Double|Float|Float64|CGFloat)\b' Sources --include='*.swift' |
    grep -vE '^Sources/(MoneyReturns/|MoneyABI/Returns/|MoneyCore/Decimal/ExactRatio[+]Double[.]swift:|MoneyABI/Decimal/RatioDoubleAPI[.]swift:)')"
  # It is signed on x86-64 and not on arm64, and Swift's CChar with it.
  rule "no code depends on the signedness of C's char" "$(grep -rnE 'CChar\(bitPattern|UInt8\(bitPattern' Sources --include='*.swift')"
  rule "every export is checked against the header" \
    "$(grep -rnE '@(_cdecl|c)\(' Sources --include='*.swift' | grep -v '@implementation')"
  rule "every export is in the ABI's folder" "$(grep -rlE '@(_cdecl|c)\(' Sources | grep -v '^Sources/MoneyABI/')"
  rule "no file of code passes 400 lines" \
    "$(git ls-files 'Sources/*.swift' 'Tests/*' 'bindings/*' 'tools/*' 'Benchmarks/*' 'cli/*' 'sql/*' | grep -E '\.(swift|c|py|sh|lua|rs|js|mjs)$' | grep -v '+Data.swift' | grep -v -E '^(Sources/CMoney/layout\.c|bindings/python/libmoney/_(raw|errors)\.py)$' | xargs -r wc -l 2>/dev/null | awk '$2 != "total" && $1 > 400 { print "  " $2 ": " $1 }')"
  rule "the tool includes the public headers alone" "$(grep -rnE '#include <' cli --include='*.[ch]' | grep -vE '<(money|money/desk|dlfcn|errno|fcntl|jansson|locale|poll|stdarg|stdbool|stddef|stdint|stdio|stdlib|string|sys/stat|time|unistd)\.h>')"
  rule "lines of C are within 120 characters" "$(git ls-files 'cli/*.[ch]' 'sql/*.[ch]' 'bindings/python/accelerator/*.[ch]' bindings/javascript/native/addon.c | xargs -r awk 'length > 120 { print "  " FILENAME ": " FNR }')"
  rule "nothing is left open in the code" "$(git grep -nIE '\b(TODO|FIXME|HACK)\b' -- . ':!tools/check/lint.sh' ':!share' ':!Tests/Fuzz/seeds' | grep -v 'CurrencyTable+Data.swift' | head -n 5)"
  rule "the workflow uses the compiler of .swift-version" \
    "$(grep -q "image: swift:$(cat .swift-version)-" .github/workflows/ci.yml || echo "  .github/workflows/ci.yml: image must be swift:$(cat .swift-version)-…")"
  rule "status values are the header's" "$(
    names=$(sed -n 's/^#define MONEY_ERR_\([A-Z_]*\) \([0-9]*\).*/\1 \2/p' include/money/base.h | sort)
    swift=$(sed -n 's/^  case \([A-Za-z]*\) = \([0-9]*\)$/\1 \2/p' Sources/MoneyCore/Failure/MoneyStatus.swift |
      sed 's/\([A-Z]\)/_\1/g' | tr '[:lower:]' '[:upper:]' | sort)
    diff <(echo "$names") <(echo "$swift")
  )"
  rule "headers are under 450 lines" "$(wc -l include/money.h include/money/*.h | awk '$2 != "total" && $1 > 450 { print "  " $2 ": " $1 }')"
}

size_rules() {
  has build/venv/bin/lizard && has build/venv/bin/check-jsonschema || return
  rule "workflows follow their schema" "$(build/venv/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml 2>&1 | grep -v '^ok -- ')"
  # Complexity and counts of parameters have no limit here: a function of a library for C has as many as it needs.
  rule "no function passes 70 lines" "$(git ls-files '*.c' '*.h' '*.cpp' '*.hpp' 'Sources/*.swift' 'bindings/swift/*.swift' 'tools/*.py' 'api/*.py' 'bindings/python/libmoney/*.py' |
    xargs build/venv/bin/lizard -l c -l cpp -l swift -l python -L 70 -C 1000 -a 100 -w 2>&1)"
  # The lines after @output are the output of a program.
  rule "lines of headers are within 120 characters" "$(git ls-files 'include/*.h' | LC_ALL=C.UTF-8 xargs python3 -c '
import sys
for name in sys.argv[1:]:
    is_output = False
    for number, line in enumerate(open(name, encoding="utf-8"), 1):
        is_output = "@output" in line or is_output and line.strip() not in ("*", "*/")
        if len(line) > 121 and not is_output:
            print(f"  {name}: {number}")')"
}

go_rules() {
  has gofmt || return
  # Files that api/generate.py writes are not formatted.
  rule "Go is formatted" "$(git ls-files '*.go' | grep -vE '^bindings/go/(enumerations|functions|handles|structs)\.go$' | xargs gofmt -l)"
}

rust_rules() {
  has /usr/bin/rustfmt || return
  # The generated module is in another folder, and rustfmt would search for it here.
  rule "Rust is formatted" "$(git ls-files 'bindings/rust/*.rs' 'examples/rust/*.rs' | grep -v '/lib\.rs$' | xargs /usr/bin/rustfmt --check --edition 2021 --config max_width=120,use_small_heuristics=Max,skip_children=true -l 2>&1 | head -n 20)"
}

java_rules() {
  rule "lines of Java are within 125 characters" \
    "$(git ls-files 'bindings/java/src/*.java' 'bindings/java/tests/*.java' 'examples/java/*.java' | xargs awk 'length > 125 { print "  " FILENAME ": " FNR }')"
  rule "no file of Java passes 400 lines" \
    "$(git ls-files 'bindings/java/src/*.java' 'bindings/java/tests/*.java' | xargs wc -l | awk '$2 != "total" && $1 > 400 { print "  " $2 ": " $1 }')"
}

csharp_rules() {
  # Debian has no formatter of C#. The compiler's warnings of level 4 are errors wherever it is built.
  files=$(git ls-files 'bindings/csharp/src/*.cs' 'bindings/csharp/tests/*.cs' 'examples/csharp/*.cs')
  # shellcheck disable=SC2086
  rule "lines of C# have at most 140 characters, no tab and no space at their end" \
    "$(awk 'length > 140 || /\t/ || / $/ { print "  " FILENAME ": " FNR }' $files)"
  # shellcheck disable=SC2086
  rule "no file of C# passes 400 lines" "$(wc -l $files | awk '$2 != "total" && $1 > 400 { print "  " $2 ": " $1 }')"
}

swift_rules() {
  rule "Swift is formatted" "$(swift format lint --strict --recursive --parallel Sources Tests bindings/swift examples/swift Package.swift 2>&1 | head -n 20)"
}

lua_rules() {
  has luac5.4 && has luacheck || return
  rule "Lua 5.4 reads every file" "$(git ls-files '*.lua' | while read -r file; do luac5.4 -p "$file" 2>&1; done | head -n 20)"
  rule "lines of Lua are within 130 characters, without tabs or trailing spaces" \
    "$(git ls-files '*.lua' | xargs awk 'length > 130 || /\t/ || / $/ { print "  " FILENAME ": " FNR }')"
  rule "luacheck finds nothing" "$(git ls-files '*.lua' | grep -v '^tools/check/luacheck' | xargs luacheck --config tools/check/luacheck.lua --no-color --quiet 2>&1 | grep -v '^Total: 0 warnings / 0 errors' | head -n 20)"
}

ruby_rules() {
  has ruby && has yard && has rubocop || return
  rule "Ruby compiles without warnings" "$(git ls-files '*.rb' '*.gemspec' | while read -r file; do ruby -wc "$file" 2>&1 | grep -v '^Syntax OK$' | sed "s|^|$file: |"; done | head -n 20)"
  rule "no file of Ruby passes 400 lines" \
    "$(git ls-files '*.rb' | xargs wc -l | awk '$2 != "total" && $1 > 400 { print "  " $2 ": " $1 }')"
  mkdir -p build
  rule "public names of Ruby are documented" "$(python3 api/generate.py --build && cd build/api/ruby && yard stats --list-undoc --no-save --db ../../yard 2>&1 | grep -E 'warn|error|^LibMoney' | head -n 20)"
  rule "Ruby is formatted and clean" "$(git ls-files '*.rb' '*.gemspec' | xargs rubocop --config tools/check/rubocop.yml --force-exclusion --cache false --format emacs 2>&1 | head -n 20)"
}

# Folders with Python, and those of them whose types are checked.
python_folders="api bindings/python cli tools Tests examples Benchmarks sql"
python_rules() {
  has build/venv/bin/ruff || return
  # shellcheck disable=SC2086
  rule "Python is formatted" "$(build/venv/bin/ruff format --quiet --check $python_folders 2>&1 || echo 'ruff format --check failed')"
  # shellcheck disable=SC2086
  rule "Python is clean" "$(build/venv/bin/ruff check --quiet $python_folders 2>&1 | head -n 20)"
  rule "Python is typed" "$(build/venv/bin/mypy --strict --no-error-summary bindings/python/libmoney 2>&1 | head -n 20)"
  rule "Python is typed, as pyright sees it" "$(build/venv/bin/pyright -p bindings/python --pythonpath build/venv/bin/python 2>&1 | grep -v '^0 errors, 0 warnings' | head -n 20)"
  rule "folders of the Python package import downwards" "$(cd bindings/python && found=$(../../build/venv/bin/lint-imports --no-cache --no-logo 2>&1) || echo "$found")"
  rule "amounts and their tests in C and ctypes are typed" "$(MYPYPATH=bindings/python:Tests/Python build/venv/bin/mypy --strict --no-error-summary Tests/Python/*.py 2>&1 | head -n 20)"
  rule "the tools are typed" "$(MYPYPATH=tools build/venv/bin/mypy --strict --no-error-summary -p suites -p bare -p facts 2>&1 | head -n 20)"
  rule "the check of the prose is typed" "$(MYPYPATH=tools/check/prose build/venv/bin/mypy --strict --no-error-summary tools/check/prose/check.py 2>&1 | head -n 20)"
  rule "the generator's imports point down" "$(cd api && { found=$(../build/venv/bin/lint-imports --no-cache --no-logo .importlinter 2>&1) || echo "$found"; })"
  rule "the generator is typed" "$(MYPYPATH=api build/venv/bin/mypy --strict --no-error-summary api/generate.py api/record_statuses.py 2>&1 | head -n 20)"
  rule "programs of one file are typed" "$(MYPYPATH=tools:tools/library build/venv/bin/mypy --strict --no-error-summary tools/check/arrows.py tools/library/modules.py tools/library/swift_modules.py Tests/Fuzz/seeds.py 2>&1 | head -n 20)"
}

javascript_rules() {
  has build/venv/bin/deno || return
  export NO_COLOR=1
  rule "JavaScript is formatted" "$(build/venv/bin/deno fmt --quiet --check --config tools/check/deno.json 2>&1 | head -n 20)"
  rule "JavaScript is clean" "$(build/venv/bin/deno lint --quiet --config tools/check/deno.json 2>&1 | head -n 20)"
}

passes() { # passes COMMAND …
  findings=$("$@" 2>&1) || findings="$findings
it ended with $?: $*"
  case $findings in
  "All checks passed!" | *" already formatted" | "Not found dead links") findings= ;;
  esac
  rule "$1 $2" "$findings"
}

case ${1:-all} in
rules) rules ;;
sizes) size_rules ;;
swift) swift_rules ;;
python) python_rules ;;
go) go_rules ;;
java) java_rules ;;
csharp) csharp_rules ;;
rust) rust_rules ;;
ruby) ruby_rules ;;
lua) lua_rules ;;
javascript) javascript_rules ;;
passes)
  shift
  passes "$@"
  ;;
all)
  rules
  size_rules
  swift_rules
  python_rules
  go_rules
  java_rules
  csharp_rules
  rust_rules
  ruby_rules
  lua_rules
  javascript_rules
  ;;
*)
  echo "usage: tools/check/lint.sh [rules|sizes|swift|python|go|java|csharp|rust|ruby|lua|javascript|passes COMMAND …]" >&2
  exit 2
  ;;
esac
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
