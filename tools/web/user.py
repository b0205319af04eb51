"""A visitor of the desk: the actions of tests and pictures on the page."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

#: Milliseconds. Other suites run on the machine at the same time.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)

#: The script that runs in each page before the page's own.
WATCH = (
    "self.SHIFTS = 0; new PerformanceObserver((list) => { for (const one of list.getEntries())"
    " if (!one.hadRecentInput) self.SHIFTS += one.value; })"
    ".observe({ type: 'layout-shift', buffered: true });"
)

#: Opens the parts of the page that are folded around a field; returns the kind of the field.
UNFOLD = """
(field) => {
  for (let fold = field.closest("details"); fold; fold = fold.parentElement.closest("details")) {
    fold.open = true;
  }
  return field.getAttribute("role") ?? field.localName;
}
"""


def fill(page: Page, selector: str, text: str) -> None:
    """Replaces a field's text and leaves the field, or chooses from a list."""
    field = page.locator(selector).first
    kind = field.evaluate(UNFOLD)
    if kind == "select":
        field.select_option(text)
        return
    field.fill(text)
    if kind == "combobox":
        field.press("Enter")
    field.blur()


def until(page: Page, condition: str) -> None:
    """Waits until an expression is true; Playwright's own wait is code that the page forbids."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(condition):
        assert time.monotonic() < deadline, f"this did not hold: {condition}"
        page.wait_for_timeout(20)


#: Changes of one database follow each other, so the end of this one is the end of all before it.
WRITES_END = """async () => {
  for (const { name } of await indexedDB.databases()) {
    await new Promise((resolve) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => {
        const base = request.result;
        const change = base.transaction([...base.objectStoreNames], "readwrite");
        change.oncomplete = () => resolve(base.close());
      };
    });
  }
}"""


class User:
    """One visitor with storage of his own, and one tab."""

    def __init__(
        self, browser: Browser, site: str, width: int = 1280, scheme: str = "light"
    ) -> None:
        self.site = site
        self.context = browser.new_context(
            viewport={"width": width, "height": 900},
            color_scheme="dark" if scheme == "dark" else "light",
        )
        self.context.add_init_script(WATCH)
        self._troubles: list[str] = []
        self.context.on("console", self._logged)
        self.context.on("weberror", lambda one: self._troubles.append(str(one.error)))
        self.page = self.tab()
        #: Words of errors that a test provokes.
        self.expected: list[str] = []
        #: The actions of the person in this tab: pressed elements, and pressed keys.
        self.clicks = 0
        self.keys = 0

    def _logged(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._troubles.append(f"{message.text} {message.location['url']}")

    def tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        return page

    def open(self, screen: str = "", page: Page | None = None, is_anew: bool = False) -> Page:
        """Opens a screen, and waits until it is drawn with its exchange rates."""
        page = page or self.page
        if is_anew:
            if page.url.startswith(self.site):
                # Leaving a page cancels writes that have not ended.
                page.evaluate(WRITES_END)
            page.goto("about:blank")
        if page.url.startswith(self.site):
            page.evaluate(f"location.hash = '#/{screen}'")
        else:
            page.goto(f"{self.site}#/{screen}", wait_until="commit")
        expect(page.locator("html[data-state=ready]")).to_be_attached()
        # The screen is busy from the moment when the rates are there to the drawing with them.
        expect(page.locator("#rates-line")).to_have_attribute("data-day", re.compile("."))
        name = f"[data-screen={screen}]" if screen else ""
        expect(page.locator(f"#screen{name}:not([aria-busy])")).to_be_attached()
        return page

    def at(self, selector: str) -> Locator:
        """The first element that a selector finds."""
        return self.page.locator(selector).first

    def fill(self, selector: str, text: str) -> None:
        fill(self.page, selector, text)

    def click(self, selector: str) -> None:
        """Clicks the first visible element, as a person does."""
        self.clicks += 1
        self.page.locator(selector).locator("visible=true").first.click()

    def type(self, text: str) -> None:
        """Types a text into the focused element."""
        self.keys += len(text)
        self.page.keyboard.type(text)

    def press(self, *keys: str) -> None:
        """Presses keys, such as Enter or Control+z."""
        for key in keys:
            self.keys += 1
            self.page.keyboard.press(key)

    def replace(self, text: str) -> None:
        """Types over the text of the focused field."""
        self.press("Control+a")
        self.type(text)

    def all(self, selector: str) -> list[str]:
        """The texts of all elements that a selector finds; `expect` waits for them before."""
        return self.page.locator(selector).all_inner_texts()

    def troubles(self) -> list[str]:
        """The errors that the tabs threw or logged."""
        self.page.evaluate("0")
        return [one for one in self._troubles if not any(word in one for word in self.expected)]

    def close(self) -> None:
        self.context.close()
