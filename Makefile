# libmoney. `make demo` and `make test` include all set-up; `make help` lists the targets.
#
# Targets marked "installs missing packages" use apt-get, as root or through a sudo without a password prompt, and build/venv
# for Python. tools/setup/needs.txt lists the packages. `make` itself installs nothing.

FLAVOR ?= embedded
PREFIX ?= /usr/local
FUZZ_SECONDS ?= 60

VERSION := $(shell cat VERSION)
SONAME := libmoney.so.0

# One library per flavour; build/lib contains the one selected by FLAVOR.
LIBS := build/standard/lib build/embedded/lib

# Programs write only inside the clone: temporary files and compiled Python go to build.
ifeq ($(filter help clean install uninstall,$(MAKECMDGOALS)),)
export TMPDIR := $(CURDIR)/build/tmp
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/cache/python
$(shell mkdir -p build/tmp 2>/dev/null)
endif

.PHONY: help build setup demo smoke test check torture bindings platforms-test install-test bare-test bench bench-check bench-bindings docs docs-serve fuzz sql sql-test wasm web web-serve web-pictures wasm-test packages wheel install uninstall clean format generate data facts

help:
	@sed -n 's/^## //p' Makefile

## make            builds build/lib/libmoney.so, libmoney.a, the tool build/bin/money and the Python accelerator (FLAVOR=embedded or standard)
##                 CROSS=aarch64 builds the library for Linux on arm64, in build/aarch64/lib
##                 ANY_SWIFT=1 accepts a Swift version other than that in .swift-version
build:
	@tools/setup.sh --name $(if $(CROSS),cross,build)
	@python3 api/generate.py --build
	@echo "Building build/$(if $(CROSS),$(CROSS),$(FLAVOR))/lib/libmoney.so; a clean build needs four minutes of one core"
ifdef CROSS
	@tools/library/embedded.sh $(CROSS)
else
	@tools/library/build.sh $(FLAVOR)
	@tools/library/cli.sh $(FLAVOR)
	@mkdir -p build/bin build/share && rm -rf build/lib && cp -a build/$(FLAVOR)/lib build/lib
	@cp build/$(FLAVOR)/bin/money build/bin/money
	@ln -sfn ../../share build/share/libmoney
	@tools/bindings/accelerator.sh || [ $$? -eq 3 ]
endif

.DEFAULT_GOAL := build

## make setup      installs the packages that make requires
setup:
	@echo "make setup: packages for make"
	@tools/setup.sh $(if $(CROSS),cross,build)

## make demo       in one minute: installs missing packages, builds without optimization unless a build exists, and
##                 converts at real rates with the tool, C and Python
demo:
	@echo "make demo: a conversion with the tool, in C and in Python"
	@tools/setup.sh build
	@examples/demo.sh

# tools/suites defines the suites; CONTRIBUTING.md lists their coverage.
SUITES := PYTHONPATH=tools python3 -m suites

## make smoke      after an edit: tests and lint of the changed files, or by name: ONLY=wallet
smoke:
	@tools/setup.sh smoke
	@$(SUITES) smoke --only "$(ONLY)"

## make check      before a commit: formatting, lint, types, links, outdated generated files; installs missing packages
##                 LANGUAGES=1 only runs the linters of the runtimes, which make test leaves out
check:
	@echo "make check: formatters, linters, types, links, prose, and generated files"
	@tools/setup.sh check
	@$(SUITES) check $(if $(LANGUAGES),--languages)

## make test       tests the library, C, Swift, Python and the pages; installs missing packages; ends with 'N passed, N failed'
test:
	@echo "make test: the library, C, Swift, Python and the pages"
	@tools/setup.sh test
	@$(SUITES) test

## make torture    before a release: the long tests; SHARE=1/3 runs a third, MINUTES=30 limits the time
torture:
	@echo "make torture: the long tests"
	@tools/setup.sh torture
	@$(SUITES) torture --share "$(or $(SHARE),1/1)" $(if $(MINUTES),--minutes $(MINUTES))

## make bench      runs the benchmarks, also of other libraries, and measures growth; writes the pages of docs/results
bench:
	@tools/setup.sh bench
	@$(MAKE) --no-print-directory build
	@tools/library/build.sh embedded
	@Benchmarks/run.sh

## make bench-check  runs the benchmarks without writing pages; fails if a figure falls below its guarantee
bench-check:
	@tools/setup.sh bench
	@$(MAKE) --no-print-directory build
	@tools/library/build.sh embedded
	@Benchmarks/run.sh check

## make bench-bindings  compares an addition in each binding with the C call; fails if a binding is slower than guaranteed
bench-bindings:
	@tools/setup.sh bench
	@$(MAKE) --no-print-directory build
	@Benchmarks/bindings.sh build/lib

## make fuzz       runs each fuzzer for FUZZ_SECONDS
fuzz:
	@echo "make fuzz: each fuzzer for $(FUZZ_SECONDS) seconds"
	@tools/setup.sh fuzz
	@Tests/Fuzz/run.sh $(FUZZ_SECONDS)

## make sql        builds build/sql: the extensions for SQLite, DuckDB and PostgreSQL
sql: build
	@tools/setup.sh sql
	@tools/library/build.sh embedded
	@sql/build.sh build/embedded/lib

## make sql-test   tests the SQL of each engine
sql-test: sql
	@PYTHON=build/venv/bin/python sql/test.sh

## make wasm       builds build/wasm/libmoney.wasm, without stores, for browsers, Node and other hosts
wasm:
	@echo "make wasm: build/wasm/libmoney.wasm"
	@tools/setup.sh wasm
	@tools/library/wasm.sh

## make web        builds the desk, a browser application of eight screens, in build/web; reports its size.
##                 WEB_CONNECT="https://…" adds servers that the page may access
web:
	@echo "make web: the desk, in build/web"
	@tools/setup.sh wasm
	@test -e build/wasm/libmoney.wasm || $(MAKE) --no-print-directory wasm
	@WEB_CONNECT="$(WEB_CONNECT)" PYTHONPATH=tools python3 -m web.build

## make web-serve  serves build/web on loopback and prints the address
web-serve: web
	@PYTHONPATH=tools python3 -m web.serve

## make web-pictures  takes pictures of each screen, light and dark, at two widths, in build/web-pictures
web-pictures: web
	@tools/setup.sh web
	@PYTHONPATH=tools build/venv/bin/python -m web.pictures

## make bindings   tests every runtime: golden vectors, own tests, examples and linters; QUICK=1 runs only the
##                 vectors and the examples; installs missing packages; ends with a table of bindings and vectors
bindings:
	@echo "make bindings: every runtime"
	@tools/setup.sh bindings
	@rm -f build/bindings/*/table-*.txt
	@$(SUITES) bindings $(if $(QUICK),--quick); code=$$?; cat build/bindings/*/table-*.txt; exit $$code

## make platforms-test  tests the library for arm64 under qemu, and each package in a separate system
platforms-test:
	@echo "make platforms-test: arm64, musl, and each package in a separate system"
	@tools/setup.sh platforms
	@$(SUITES) platforms

## make install-test  runs each command of the README's table of packages in an empty system; requires root; SHARE=1/4 runs a quarter
install-test:
	@echo "make install-test: the packages and their installation commands"
	@tools/setup.sh installs
	@$(SUITES) installs --share "$(or $(SHARE),1/1)"

## make wasm-test  tests libmoney.wasm in Node, Chromium and wasmtime, the C programs on 32 bits, and the screens of the desk
wasm-test:
	@echo "make wasm-test: WebAssembly and the desk"
	@tools/setup.sh wasm-test
	@$(SUITES) wasm-test

## make bare-test  runs the README's commands in an empty Debian with only Swift; requires root; QUICK=1 leaves out the packages
bare-test:
	@tools/setup.sh cross
	@PYTHONPATH=tools python3 -m bare $(if $(QUICK),"make demo" "make test")

## make packages   builds all packages of all languages, with checksums, in build/packages: archives for x86-64, arm64 and musl, Debian packages,
##                 wheels, npm, jar, NuGet, gems, rocks, crates, and archives for PHP and Go
packages:
	@echo "make packages: the packages of all languages, in build/packages"
	@tools/setup.sh packages
	@tools/library/build.sh embedded
	@tools/library/cli.sh embedded
	@tools/library/embedded.sh aarch64
	@tools/packages/build.sh $(VERSION)

## make wheel      builds only Python's wheels for this processor, including the library, and the sdist, in build/packages/python
wheel:
	@echo "make wheel: Python's wheels and the sdist, in build/packages/python"
	@tools/setup.sh wheel
	@tools/library/build.sh embedded
	@tools/library/cli.sh embedded
	@tools/packages/platform.sh linux-$$(uname -m)
	@rm -rf build/packages/python
	@tools/packages/wheel.sh linux-$$(uname -m) build/packages/python
	@tools/packages/sums.sh

## make docs       builds the site in build/site/VERSION: guide, cookbook, a page per function, search; installs the generator from PyPI
docs:
	@echo "make docs: the site, in build/site"
	@tools/setup.sh docs
	@test -e build/wasm/libmoney.wasm || $(MAKE) --no-print-directory wasm
	@PYTHONPATH=tools build/venv-docs/bin/python -m book site $(VERSION)

## make docs-serve  serves build/site on loopback and prints the address
docs-serve: docs
	@echo "http://127.0.0.1:8766/" && exec python3 -m http.server 8766 --bind 127.0.0.1 -d build/site

## make install    after make: copies library, headers, tool, manual, completions, pkg-config and CMake files, data
##                 into PREFIX, an absolute path (DESTDIR is honoured); builds nothing, so root does not require Swift
install:
	@tools/packages/install.sh install "$(DESTDIR)" "$(PREFIX)" $(VERSION)

## make uninstall  removes what make install copied, and the folders that it created
uninstall:
	@tools/packages/install.sh uninstall "$(DESTDIR)" "$(PREFIX)" $(VERSION)

## make format     formats Swift and Python in place
format:
	@tools/setup.sh check
	@tools/check/format.sh

## make facts      measures the existing builds, and writes the version and the facts into the pages
facts:
	@PYTHONPATH=tools python3 -m facts --measure

## make generate   regenerates files from the headers and the sources, and build/api; requires only Python
generate:
	@python3 api/generate.py
	@python3 tools/check/arrows.py
	@PYTHONPATH=tools python3 -m book changes
	@PYTHONPATH=tools python3 -m facts

## make data       regenerates the tables of currencies, countries and locales from their data
data:
	@tools/setup.sh check
	@build/venv/bin/python tools/data/currencies/generate.py table
	@build/venv/bin/python tools/data/currencies/generate.py swift

clean:
	rm -rf build .build .build-* bindings/python/libmoney/*.so .mypy_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
