"""Runs the tests of the JavaScript binding in headless Chromium, or saves a picture of a page.

    python3 -m web.module_test                              ends with "N passed, N failed"
    python3 -m web.module_test examples/web/index.html FILE.png

A server on loopback serves the source tree to Chromium.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page, TimeoutError

from web import serve
from web.chromium import chromium

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 240
TESTS = "build/api/javascript/tests/browser.html"


def test(page: Page, address: str) -> int:
    """Runs the tests; 0 if all hold."""
    page.goto(address + TESTS)
    try:
        page.wait_for_selector("#result", timeout=SECONDS * 1000)
        result = page.inner_text("#result")
    except TimeoutError:
        result = f"the page told nothing within {SECONDS} seconds\n0 passed, 1 failed"
    print(result)
    return 0 if result.endswith(", 0 failed") and not result.endswith("0 passed, 0 failed") else 1


def picture(page: Page, address: str, file: str) -> int:
    """Saves a picture of a page after it has loaded everything."""
    page.goto(address, wait_until="networkidle")
    page.screenshot(path=file)
    return 0


def main(words: list[str]) -> int:
    server = serve.start(ROOT)
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    with chromium() as browser:
        if len(words) == 2:
            page = browser.new_page(viewport={"width": 900, "height": 300})
            return picture(page, address + words[0], words[1])
        return test(browser.new_page(), address)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
