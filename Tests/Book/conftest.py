"""The site of the book, served on loopback, and a browser that says what it asked for."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SITES = ROOT / "build" / "site"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and prints nothing."""

    def log_message(self, *words: object) -> None:
        pass


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder of the newest version."""
    found = sorted(path.parent for path in SITES.glob("*/sitemap.xml"))
    if not found:
        pytest.fail("build/site is empty: make docs")
    return found[-1]


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """The address of the site on this machine."""
    handler = functools.partial(Quiet, directory=str(site.parent))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/{site.name}/"
        server.shutdown()
