#!/bin/sh
# Tests of the desk in headless Chromium; ends with "N passed, N failed". `make wasm-test` installs and builds their needs.
#
#     Tests/Web/run.sh screens    the keypad and the screens, without the till
#     Tests/Web/run.sh till       the till
#     Tests/Web/run.sh all        everything
#     Tests/Web/run.sh tables     what the systems have to do; WEB_MODE=360-dark in a narrow window and in dark colours
set -eu
cd "$(dirname "$0")/../.."
python=${PYTHON:-build/venv/bin/python}

if [ "${1:-all}" = screens ]; then
  set -- Tests/Web/test_calculator.py Tests/Web/test_screens.py
elif [ "${1:-all}" = till ]; then
  set -- Tests/Web/test_till.py
elif [ "${1:-all}" = tables ]; then
  set -- Tests/Web/test_calculator.py Tests/Web/test_screens.py Tests/Web/test_systems.py
else
  set -- Tests/Web
fi
# WEB_IS_BUILT=1: others test the same page at the same time.
[ "${WEB_IS_BUILT:-}" = 1 ] || PYTHONPATH=tools "$python" -m web.build
exec "$python" -m pytest -q -p no:cacheprovider "$@"
