"""A browser for all tests, and a user of their own for each."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from playwright.sync_api import Browser  # noqa: E402
from web.chromium import chromium  # noqa: E402
from web.user import User  # noqa: E402

from web import serve  # noqa: E402


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built page."""
    if not (serve.FOLDER / "index.html").exists():
        pytest.skip("build/web is missing: make web builds it")
    server = serve.start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture
def user(site: str, browser: Browser) -> Iterator[User]:
    """A visitor who was never here before; no error may reach the console.

    WEB_MODE=360-dark sets the width of the visitor's window, and a dark system.
    """
    width, scheme = os.environ.get("WEB_MODE", "1280-light").split("-")
    found = User(browser, site, int(width), scheme)
    yield found
    troubles = found.troubles()
    found.close()
    assert troubles == []
