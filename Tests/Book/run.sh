#!/bin/sh
# Builds the site and tests it: links, axe in light and dark, search, examples that run, widths; ends with the counts of pytest.
set -eu
cd "$(dirname "$0")/../.."
python=${PYTHON:-build/venv/bin/python}
tools/setup.sh docs
version=$(sed -n 's/^VERSION := //p' Makefile)
PYTHONPATH=tools build/venv-docs/bin/python -m book site "$version"
exec "$python" -m pytest -q -p no:cacheprovider Tests/Book
