"""The site in headless Chromium: axe is content, examples run, search finds, nothing leaves."""

from __future__ import annotations

import importlib.resources
from collections.abc import Iterator

import pytest
from conftest import ROOT
from playwright.sync_api import Browser, expect
from web.chromium import chromium

CANDIDATES = (
    "index.html",
    "start/c.html",
    "tutorials/till.html",
    "cookbook/index.html",
    "guide/wallet.html",
    "guide/cli.html",
    "runtimes/surface.html",
    "reference/index.html",
    "reference/abi.html",
    "reference/errors.html",
    "reference/functions/money_rates_convert.html",
    "reference/types/money_status_t.html",
    "explain/architecture.html",
    "explain/conversion-paths.html",
    "explain/how-it-is-tested.html",
    "compare/index.html",
    "results/benchmarks.html",
)
#: Tutorials and the cookbook are looked at as soon as this checkout has them.
PAGES = tuple(
    name
    for name in CANDIDATES
    if not name.startswith(("tutorials/", "cookbook/"))
    or (ROOT / "docs" / name).with_suffix(".md").exists()
)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


def axe() -> str:
    package = importlib.resources.files("axe_playwright_python")
    return package.joinpath("axe.min.js").read_text(encoding="utf-8")


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 1280), ("light", 360)])
def test_axe_finds_nothing(browser: Browser, address: str, scheme: str, width: int) -> None:
    source = axe()
    found = []
    for name in PAGES:
        page = browser.new_context(
            color_scheme=scheme, viewport={"width": width, "height": 900}
        ).new_page()
        answer = page.goto(address + name)
        assert answer is not None and answer.ok, name
        page.wait_for_timeout(200)
        page.evaluate(source)
        result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        for one in result["violations"]:
            nodes = "; ".join(node["html"][:120] for node in one["nodes"][:3])
            found.append(f"{name}: {one['id']} ({len(one['nodes'])}): {nodes}")
        page.context.close()
    assert not found, "\n".join(found)


def test_nothing_leaves_the_machine_and_nothing_fails(browser: Browser, address: str) -> None:
    page = browser.new_page()
    asked: list[str] = []
    wrong: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("requestfailed", lambda request: wrong.append(request.url))
    for name in PAGES[:4]:
        # The next page would end requests that are under way.
        page.goto(address + name, wait_until="networkidle")
        page.wait_for_timeout(200)
    host = address.split("/")[2]
    assert [
        url for url in asked if host not in url and not url.startswith(("data:", "blob:"))
    ] == []
    assert wrong == []


#: The pages with a block that runs in the browser, and how many each has.
LIVE = {
    path.relative_to(ROOT / "docs").with_suffix(".html").as_posix(): count
    for path in sorted(ROOT.glob("docs/**/*.md"))
    if (count := path.read_text(encoding="utf-8").count("```js { .live }"))
}
#: Runs each box of a page; returns its output, and the output on the page.
RUN_BOXES = """
async () => {
  const found = [];
  for (const box of document.querySelectorAll("div.live")) {
    const output = box.querySelector("output");
    const printed = new Promise((resolve) => {
      const watch = () => {
        if (!["", "…"].includes(output.textContent)) resolve(output.textContent);
      };
      new MutationObserver(watch).observe(output, { childList: true });
    });
    box.querySelector("button").click();
    const after = box.nextElementSibling;
    const isOutput = after?.querySelector(".filename")?.textContent === "Output";
    const said = isOutput ? after.querySelector("code").textContent : null;
    found.push([await printed, said]);
  }
  return found;
}
"""


def test_many_pages_have_a_block_that_runs() -> None:
    assert len(LIVE) > 30


def test_every_box_prints_what_its_page_says(browser: Browser, address: str) -> None:
    page = browser.new_page()
    wrong = []
    for name, count in LIVE.items():
        page.goto(address + name, wait_until="domcontentloaded")
        page.wait_for_function(f"document.querySelectorAll('div.live button').length === {count}")
        for printed, said in page.evaluate(RUN_BOXES):
            if said is None or printed != said.rstrip("\n"):
                wrong.append(f"{name} printed\n{printed}\nand the page says\n{said}")
    page.close()
    assert not wrong, "\n".join(wrong)


def test_a_program_can_be_changed_and_run_again(browser: Browser, address: str) -> None:
    page = browser.new_page()
    page.goto(address + "index.html")
    page.fill(".live textarea", "console.log(new Money('1.00', 'EUR').plus('1.00 USD'))")
    page.click(".live button")
    output = expect(page.locator(".live output").first)
    output.to_contain_text("USD", timeout=60_000)
    output.to_contain_text("MoneyError")
    page.close()


def test_search_finds_a_function(browser: Browser, address: str) -> None:
    page = browser.new_page()
    page.goto(address + "index.html")
    page.click("label[for=__search]:visible, .md-search__input")
    page.keyboard.type("money_wallet_hold", delay=20)
    # The list follows each letter; it is right once the last one has been processed.
    page.wait_for_function(
        "document.querySelector('.md-search-result__link')?.href.includes('money_wallet_hold.html')",
        timeout=60_000,
    )


@pytest.mark.parametrize("width", [360, 1280])
def test_pages_are_no_wider_than_the_window(browser: Browser, address: str, width: int) -> None:
    page = browser.new_context(viewport={"width": width, "height": 800}).new_page()
    for name in PAGES:
        page.goto(address + name)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width + 1, f"{name}: {wide}"
