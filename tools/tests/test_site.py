"""The parts of the site beside its pages: navigation, home, desk, search and weight."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from book import desk, home, interface, navigation, pages, search, site, weight

INTERFACE = interface.read()
ROOT = interface.ROOT


def test_every_function_and_type_is_in_the_navigation() -> None:
    lines = "".join(navigation.lines(INTERFACE))
    named = re.findall(r"/(money_\w+)\.md", lines)
    assert sorted(named) == sorted([*INTERFACE.functions, *INTERFACE.types])
    assert (
        "      - Wallet statement:\n        - reference/functions/money_wallet_statement.md"
        in lines
    )


def test_the_navigation_is_that_of_mkdocs() -> None:
    text = navigation.with_reference(site.CONFIGURATION.read_text(encoding="utf-8"), INTERFACE)
    assert "        - reference/types/money_t.md\n" in text
    with pytest.raises(SystemExit, match="Functions and types"):
        navigation.with_reference("nav:\n", INTERFACE)


def test_every_language_has_a_line_and_a_program() -> None:
    rows = home.installs()
    for language in home.LANGUAGES:
        text = home.tab(language, rows)
        assert text.startswith(f'=== "{language}"\n'), language
        assert text.count("    ```") == 6, language
    assert "pip install" in home.tab("Python", rows)
    assert "extension=libmoney" in home.tab("PHP", rows)
    assert "luajit" in home.tab("Lua", rows)


def test_the_home_page_is_completed(tmp_path: Path) -> None:
    page = tmp_path / "index.md"
    (tmp_path / "assets" / "live").mkdir(parents=True)
    shutil.copyfile(ROOT / "docs" / "index.md", page)
    home.write(page, live=True)
    text = page.read_text(encoding="utf-8")
    assert "<!-- site:" not in text and 'id="convert"' in text
    rates = (tmp_path / "assets" / "live" / "rates.csv").read_text().splitlines()
    assert len(rates) == 2 and rates[0].startswith("Date,USD,")
    shutil.copyfile(ROOT / "docs" / "index.md", page)
    home.write(page, live=False)
    assert 'id="convert"' not in page.read_text(encoding="utf-8")
    with pytest.raises(SystemExit, match="must contain"):
        home.write(page, live=False)


def test_the_converter_offers_currencies_with_a_rate() -> None:
    csv = "Date,USD,BGN,JPY,\n2026-10-30,1.1,N/A,175.6,\n2026-10-29,1.2,1.9,175,\n"
    assert home.currencies(csv) == ["EUR", "JPY", "USD"]


def test_every_guide_with_a_screen_leads_to_the_desk(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    pages.bring(docs)
    assert desk.link(docs) == len(desk.SCREENS)
    wallet = (docs / "guide" / "wallet.md").read_text(encoding="utf-8")
    link = "[Open the wallet in your browser](../desk/index.html#/wallet){ .md-button .desk-link }"
    assert wallet.index("A wallet is a list") < wallet.index(link) < wallet.index("```")
    start = (docs / "index.md").read_text(encoding="utf-8")
    assert start.index("## The desk") < start.index("(desk/index.html)")


@pytest.mark.parametrize("page", desk.SCREENS)
def test_a_link_to_the_desk_leads_to_a_screen(page: str) -> None:
    target = desk.button(page).partition("#/")[2].partition(")")[0]
    assert not target or (ROOT / "web" / "src" / "screens" / f"{target}.js").exists()


def test_a_sentence_without_new_words_is_left_out() -> None:
    text = "<p>A wallet lists <code>entries</code>. It is a list. A hold reserves money now.</p>"
    seen: set[str] = set()
    assert search.kept(search.sentences(text), seen, None) == (
        "A wallet lists entries.\nA hold reserves money now."
    )
    assert search.kept(["A hold reserves a wallet."], seen, None) == ""
    assert search.sentences("<pre><code>int main(void)</code></pre><p>So.</p>") == ["So."]


@pytest.mark.parametrize(
    ("title", "anchor"),
    [
        ("Round to a country's cash denominations", "round-to-a-countrys-cash-denominations"),
        ("Recipes in C#", "recipes-in-c"),
        ("<code>money</code> &amp; more – fünf", "money-more-funf"),
    ],
)
def test_the_anchor_of_a_heading(title: str, anchor: str) -> None:
    assert search.slug(title) == anchor


def test_index_and_worker_are_replaced(tmp_path: Path) -> None:
    workers = tmp_path / "assets" / "javascripts" / "workers"
    workers.mkdir(parents=True)
    (workers / "search.1.min.js").write_text("engine")
    (tmp_path / "search").mkdir()
    docs = [
        {"location": "guide/a.html", "title": "A", "text": "<p>A list of amounts.</p>"},
        {"location": "guide/a.html#b-c", "title": "B c", "text": "<p>A second list of totals.</p>"},
        {"location": "reference/functions/money_add.html", "title": "money_add", "text": "x"},
        {"location": "reference/functions/money_add.html#notes", "title": "Notes", "text": "x"},
    ]
    whole = tmp_path / "search" / "search_index.json"
    whole.write_text(json.dumps({"config": {"lang": ["en"]}, "docs": docs}))
    size = search.shrink(tmp_path, {"money_add": "Adds two <amounts>."})
    index = tmp_path / "search" / "index.json"
    assert index.stat().st_size == size
    assert json.loads(index.read_text()) == {
        "pages": [
            [
                "guide/a.html",
                1.8,
                "A",
                "A list of amounts.",
                [["", "B c", "A second list of totals."]],
            ]
        ],
        "functions": [["money_add", 1.0, "Adds two &lt;amounts&gt;."]],
    }
    assert json.loads(whole.read_text()) == {"config": {"lang": ["en"]}, "docs": []}
    assert (workers / "engine.js").read_text() == "engine"
    assert (workers / "search.1.min.js").read_text() == search.WORKER.read_text()


def test_blanks_stay_where_they_are_shown() -> None:
    page = "<p>\n  a\n  <b>b</b>\n</p>\n<!-- c --><pre>\n  d\n</pre>\n\n<script>x  =  1</script>  e"
    wanted = "<p> a <b>b</b> </p> <pre>\n  d\n</pre> <script>x  =  1</script> e"
    assert weight.without_blanks(page) == wanted


def test_styles_of_nothing_are_left_out() -> None:
    style = (
        '@charset "UTF-8";.a,.b:is(.x,:not(.y)){c:d}.gone .a{e:f}.gone,.a:not(.gone){g:h}'
        "[dir=rtl] .a{i:j}@media print{.gone{k:l}}@media screen{.a{m:n}}@font-face{o:p}"
        '.a:before{content:"}.gone{"}'
    )
    assert weight.without_unused(style, {"a", "b"}) == (
        '@charset "UTF-8";.a,.b:is(.x,:not(.y)){c:d}.a:not(.gone){g:h}@media screen{.a{m:n}}'
        '@font-face{o:p}.a:before{content:"}.gone{"}'
    )
