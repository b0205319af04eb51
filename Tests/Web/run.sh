#!/bin/sh
# Tests of the desk in headless Chromium; ends with "N passed, N failed", or says what is missing.
#
#     Tests/Web/run.sh screens    the keypad and the screens
#     Tests/Web/run.sh all        everything
#     Tests/Web/run.sh tables     what the systems have to do; WEB_MODE=360-dark in a narrow window and in dark colours
set -eu
cd "$(dirname "$0")/../.."
python=${PYTHON:-build/venv/bin/python}

if [ "${1:-all}" = screens ]; then
  # A browser and the module of WebAssembly are not part of every machine; `make torture` installs and builds both.
  missing=""
  # A module of other headers lacks what the screens call.
  PYTHONPATH=tools "$python" -m wasm.exports | cmp -s - build/wasm/exports.txt ||
    missing="$missing build/wasm/libmoney.wasm of these headers (make wasm)"
  command -v brotli >/dev/null 2>&1 || missing="$missing brotli"
  command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || missing="$missing chromium"
  if [ -n "$missing" ]; then
    echo "note: the desk was not tested, for want of:$missing"
    echo "1 skipped, 0 passed"
    exit 0
  fi
  set -- Tests/Web/test_calculator.py Tests/Web/test_screens.py
elif [ "${1:-all}" = tables ]; then
  set -- Tests/Web/test_calculator.py Tests/Web/test_screens.py Tests/Web/test_systems.py
else
  set -- Tests/Web
fi
# WEB_IS_BUILT=1: others test the same page at the same time.
[ "${WEB_IS_BUILT:-}" = 1 ] || PYTHONPATH=tools "$python" -m web.build
exec "$python" -m pytest -q -p no:cacheprovider "$@"
