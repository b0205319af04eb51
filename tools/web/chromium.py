"""Debian's Chromium without a window, driven by Playwright."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright


@contextmanager
def chromium() -> Iterator[Browser]:
    """The path of an installed browser; Playwright would otherwise search for its own download."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        raise SystemExit("chromium is missing: tools/setup.sh wasm-test installs it")
    with sync_playwright() as host:
        browser = host.chromium.launch(executable_path=found)
        yield browser
        browser.close()
