"""Nothing of the site comes from elsewhere; MkDocs has checked that its links lead somewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

#: Elements whose address the browser fetches by itself.
FETCHED = {("script", "src"), ("img", "src"), ("link", "href"), ("iframe", "src")}


class Page(HTMLParser):
    """The addresses that a browser fetches for a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [value for name, value in attrs if value and (tag, name) in FETCHED]


def test_pages_fetch_nothing_from_elsewhere_and_nothing_that_is_missing(site: Path) -> None:
    pages = [path for path in sorted(site.rglob("*.html")) if path.name != "404.html"]
    assert len(pages) > 600
    for path in pages:
        for address in Page(path.read_text(encoding="utf-8")).fetched:
            assert not urlsplit(address).netloc, (path, address)
            assert (path.parent / urlsplit(address).path).exists(), (path, address)


def test_styles_fetch_nothing_from_elsewhere(site: Path) -> None:
    for path in site.rglob("*.css"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"url\(\s*[\"']?(?:https?:)?//", text), path
        assert "@import" not in text, path
