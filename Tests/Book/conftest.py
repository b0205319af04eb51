"""The site of the book, served on loopback, and a browser that records its requests."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from web import serve  # noqa: E402

SITES = ROOT / "build" / "site"


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
    server = serve.start(site.parent)
    yield f"http://127.0.0.1:{server.server_port}/{site.name}/"
    server.shutdown()
