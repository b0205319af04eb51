"""The search of the built site, typed into its field: the right page comes first."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from web.chromium import chromium

#: Each query with the pages that answer it. Pages and index were improved for the first list; the
#: second shows whether that helped with other queries, too.
QUERIES: dict[str, list[list[str]]] = json.loads(
    Path(__file__).with_name("queries.json").read_text(encoding="utf-8")
)
#: The ranks of the right pages, for docs/results/search-queries.md.
RECORD = Path(__file__).resolve().parents[2] / "build" / "book-search.json"
#: Right answers of each list.
LEAST = {"asked": 27, "others": 20}
#: Bytes of the index.
MOST_INDEX = 400_000
#: Bytes of a page with its styles and scripts, before compression.
MOST_PAGE = 320_000
#: Milliseconds. Other suites run on the machine at the same time.
PATIENCE = 60_000
WEIGHED = (
    "index.html",
    "guide/wallet.html",
    "cookbook/amounts.html",
    "reference/functions/money_rates_convert.html",
    "reference/types/money_status_t.html",
)
#: The addresses of the results, in their order, once they are those of the query in the field.
RESULTS = """() => [...document.querySelectorAll(
  ".md-search-result__item > .md-search-result__link")].map((link) => link.href)"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(address + "guide/desk.html")
    yield page
    page.close()


def results(page: Page, query: str) -> list[str]:
    """The pages that a query finds, best first."""
    meta = page.locator(".md-search-result__meta")
    for text in ("", query):
        page.fill(".md-search__input", text)
        # The theme reads the field when a key is released.
        page.press(".md-search__input", "End")
        words = expect(meta)
        if text:
            words.to_contain_text("matching", timeout=PATIENCE)
        else:
            words.not_to_contain_text("matching", timeout=PATIENCE)
    return [href.split("#")[0].split("?")[0] for href in page.evaluate(RESULTS)]


def record(name: str, rows: list[dict[str, Any]]) -> None:
    kept = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    RECORD.write_text(json.dumps({**kept, name: rows}, indent=1) + "\n")


@pytest.mark.parametrize("name", QUERIES)
def test_the_right_page_comes_first(page: Page, address: str, name: str) -> None:
    wrong, rows = [], []
    for query, *pages in QUERIES[name]:
        found = [one.removeprefix(address) for one in results(page, query)]
        # A page may be listed with several of its sections.
        distinct = list(dict.fromkeys(found))
        rank = next((place for place, one in enumerate(distinct, 1) if one in pages), None)
        rows.append({"query": query, "rank": rank, "first": found[0] if found else ""})
        if rank != 1:
            wrong.append(f"{query}: {found[:4]}, not {pages}")
    record(name, rows)
    right = len(QUERIES[name]) - len(wrong)
    print(f"{name}: {right} of {len(QUERIES[name])}", *wrong, sep="\n  ")
    assert right >= LEAST[name], "\n".join(wrong)


def test_the_pages_of_the_queries_exist(site: Path) -> None:
    named = {page for rows in QUERIES.values() for _, *pages in rows for page in pages}
    assert [page for page in sorted(named) if not (site / page).exists()] == []
    assert len(QUERIES["asked"]) == 30


def test_the_index_is_small_and_fetched_at_the_first_search(
    browser: Browser, address: str, site: Path
) -> None:
    assert (site / "search" / "index.json").stat().st_size < MOST_INDEX
    page = browser.new_page()
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(address + "guide/wallet.html", wait_until="networkidle")
    assert not [url for url in asked if url.endswith(("search/index.json", "engine.js"))]
    assert results(page, "hold")
    assert [url for url in asked if url.endswith("search/index.json")]
    page.close()


@pytest.mark.parametrize("name", WEIGHED)
def test_a_page_is_light(browser: Browser, address: str, name: str) -> None:
    """Everything that a page fetches, without the module that runs its examples."""
    page = browser.new_page()
    sizes: dict[str, int] = {}
    page.context.on(
        "response",
        lambda answer: sizes.update({answer.url: len(answer.body())}) if answer.ok else None,
    )
    page.goto(address + name, wait_until="networkidle")
    own = {url: size for url, size in sizes.items() if "/assets/live/" not in url}
    page.close()
    print(f"{name}: {sum(own.values()):,} bytes, and {sum(sizes.values()) - sum(own.values()):,}")
    assert len(own) > 4
    assert sum(own.values()) < MOST_PAGE, own
