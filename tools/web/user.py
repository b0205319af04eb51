"""A visitor of the desk: what tests and pictures do with the page."""

from __future__ import annotations

import json
from typing import Any

from web.chromium import Chromium, Page

READY = "document.documentElement.dataset.state === 'ready'"
RATES = "/^Exchange rates: (?!loading)/.test(document.getElementById('rates-line').textContent)"
#: What runs in each page before the page itself.
WATCH = (
    "self.SHIFTS = 0; new PerformanceObserver((list) => { for (const one of list.getEntries())"
    " if (!one.hadRecentInput) self.SHIFTS += one.value; })"
    ".observe({ type: 'layout-shift', buffered: true });"
)


class User:
    """One visitor with storage of his own, and one tab."""

    def __init__(self, browser: Chromium, site: str, width: int = 1280) -> None:
        self.browser = browser
        self.site = site
        self.context = browser.context()
        self.page = self.tab(width)
        #: Words of errors that a test provokes.
        self.expected: list[str] = []

    def tab(self, width: int = 1280) -> Page:
        page = self.browser.page(context=self.context, width=width)
        page.send("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        return page

    def open(self, screen: str = "", page: Page | None = None, is_anew: bool = False) -> Page:
        """Opens a screen, and waits until it is there with its exchange rates."""
        page = page or self.page
        address = f"{self.site}#/{screen}"
        if is_anew:
            page.open("about:blank")
            page.wait("location.href === 'about:blank'")
        if is_anew or page.run("location.origin") not in self.site:
            page.open(address)
        else:
            page.run(f"location.hash = '#/{screen}'; 0")
        page.wait(f"{READY} && {RATES}")
        if screen:
            page.wait(f"document.getElementById('screen').dataset.screen === '{screen}'")
        # What the rates change is drawn in the turn after they came.
        page.run("new Promise((resolve) => setTimeout(resolve, 30))")
        return page

    def all(self, selector: str) -> list[str]:
        """The texts of all elements that a selector finds."""
        found = self.page.run(
            f"[...document.querySelectorAll({json.dumps(selector)})].map((one) => one.innerText)"
        )
        return list(found)

    def value(self, selector: str) -> str:
        return str(self.page.run(f"document.querySelector({json.dumps(selector)}).value"))

    def run(self, body: str) -> Any:
        return self.page.run(body)

    def troubles(self) -> list[str]:
        found = self.page.troubles()
        return [one for one in found if not any(word in one for word in self.expected)]

    def close(self) -> None:
        self.browser.send("Target.disposeBrowserContext", browserContextId=self.context)
