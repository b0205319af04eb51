"""Every link and picture of the site leads somewhere inside; nothing comes from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

#: Elements whose address the browser fetches by itself.
FETCHED = {("script", "src"), ("img", "src"), ("link", "href"), ("iframe", "src")}


class Page(HTMLParser):
    """The addresses and the anchors of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[tuple[str, str, str]] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append((tag, name, value))
            if name in ("id", "name") and value:
                self.anchors.add(value)


def read(site: Path) -> dict[Path, Page]:
    return {
        path: Page(path.read_text(encoding="utf-8"))
        for path in sorted(site.rglob("*.html"))
        if path.name != "404.html"
    }


def wrong(site: Path, pages: dict[Path, Page], path: Path, link: tuple[str, str, str]) -> str:
    """What is wrong with a link; "" if nothing is."""
    tag, name, value = link
    parts = urlsplit(value)
    if parts.scheme in ("http", "https") or parts.netloc:
        is_fetched = (tag, name) in FETCHED and "canonical" not in value
        return f"fetched from elsewhere: {value}" if is_fetched else ""
    if parts.scheme or not (parts.path or parts.fragment):
        return ""
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_dir():
        target /= "index.html"
    if not target.exists():
        return f"there is no {value}"
    anchor = unquote(parts.fragment)
    if anchor and target in pages and not anchor.startswith("__"):
        if anchor not in pages[target].anchors:
            return f"there is no anchor {value}"
    return ""


def test_every_link_leads_somewhere(site: Path) -> None:
    pages = read(site.resolve())
    assert len(pages) > 600
    count, found = 0, []
    for path, page in pages.items():
        for link in page.links:
            count += 1
            why = wrong(site, pages, path, link)
            if why:
                found.append(f"{path.relative_to(site.resolve())}: {why}")
    assert not found, "\n".join(found[:40]) + f"\n{len(found)} of {count} links"


def test_styles_fetch_nothing_from_elsewhere(site: Path) -> None:
    for path in site.rglob("*.css"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"url\(\s*[\"']?(?:https?:)?//", text), path
        assert "@import" not in text, path
