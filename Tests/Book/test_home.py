"""The start of the site: it converts, names the line to install, and leads to the desk."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from book import desk, home
from playwright.sync_api import Browser, Page, expect
from web.chromium import chromium

#: Milliseconds from the first request of the page to the first answer.
SOON = 3000


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_context(locale="en-US").new_page()
    yield page
    page.context.close()


def test_an_amount_is_converted_within_three_seconds(page: Page, address: str) -> None:
    page.goto(address + "index.html", wait_until="commit")
    page.wait_for_function(
        "document.querySelector('.convert-answer')?.textContent.includes('=')", timeout=60_000
    )
    assert page.evaluate("performance.now()") < SOON
    source = page.locator(".convert-source")
    wanted = r"^1 EUR = [\d.]+ USD · European Central Bank, \d+ \w+ \d{4}"
    expect(source).to_contain_text(re.compile(wanted))


def test_the_answer_follows_the_fields(page: Page, address: str) -> None:
    page.goto(address + "index.html")
    answer = page.locator(".convert-answer")
    expect(answer).to_contain_text("=", timeout=60_000)
    page.fill("#convert [name=amount]", "1,250.50")
    page.select_option("#convert [name=to]", "JPY")
    expect(answer).to_contain_text(re.compile(r"1,250.50.*=.*JPY"))
    page.click(".convert-swap")
    expect(page.locator("#convert [name=from]")).to_have_value("JPY")
    expect(page.locator(".convert-source")).to_contain_text(re.compile(r"^1 EUR = [\d.]+ JPY · "))
    page.select_option("#convert [name=from]", "GBP")
    page.select_option("#convert [name=to]", "GBP")
    expect(page.locator(".convert-source")).to_contain_text("no rate was needed")


#: Texts that are no amounts, by the names of their tests.
BAD = {
    "nothing": "",
    "sign": "-",
    "points": "1,2,3.4.5",
    "exponent": "1e400",
    "markup": "<b>1</b>",
    "digits": "9" * 60,
    "long": "x" * 100_000,
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_bad_input_is_explained(page: Page, address: str, text: str) -> None:
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(address + "index.html")
    answer = page.locator(".convert-answer")
    expect(answer).to_contain_text("=", timeout=60_000)
    page.fill("#convert [name=amount]", text)
    expect(answer).not_to_contain_text("=")
    expect(answer).not_to_be_empty()
    expect(page.locator("#convert [name=amount]")).to_have_attribute("aria-invalid", "true")
    page.fill("#convert [name=amount]", "5")
    expect(answer).to_contain_text("=")
    assert wrong == []


def test_a_german_reader_types_a_comma(browser: Browser, address: str) -> None:
    page = browser.new_context(locale="de-DE").new_page()
    page.goto(address + "index.html")
    answer = page.locator(".convert-answer")
    expect(answer).to_contain_text("=", timeout=60_000)
    page.fill("#convert [name=amount]", "1.234,56")
    expect(answer).to_contain_text(re.compile(r"^1\.234,56\sEUR = "))
    page.context.close()


def test_every_language_has_its_line_and_its_program(page: Page, address: str) -> None:
    page.goto(address + "index.html")
    labels = page.locator(".tabbed-set").first.locator(".tabbed-labels label")
    assert labels.all_inner_texts() == [*home.LANGUAGES, "Command line"]
    for name in home.LANGUAGES:
        labels.get_by_text(name, exact=True).click()
        block = page.locator(".tabbed-block:visible").first
        expect(block.locator(".filename").first).to_have_text("Install")
        expect(block.locator("pre")).to_have_count(3)


def test_the_desk_runs_in_the_site(page: Page, address: str) -> None:
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    for name in desk.SCREENS:
        page.goto(address + name.replace(".md", ".html"))
        link = page.locator("a.desk-link")
        expect(link).to_have_count(1)
        target = link.evaluate("(one) => one.href")
        page.goto("about:blank")
        page.goto(target)
        expect(page.locator("html[data-state=ready]")).to_be_attached(timeout=60_000)
        screen = target.partition("#/")[2]
        if screen:
            here = page.locator(f"#screen[data-screen={screen}]")
            expect(here).to_be_attached()
    assert wrong == []
