"""The desk inside the site, and the links to its screens from the guides that describe them."""

from __future__ import annotations

import re
from pathlib import Path

#: The guides with a screen of the desk: the screen, and the words of the link.
SCREENS = {
    "guide/calculator.md": ("calculator", "Open the calculator"),
    "guide/expressions.md": ("calculator", "Open the notepad"),
    "guide/converter.md": ("converter", "Open the converter"),
    "guide/rates.md": ("converter", "Open the converter"),
    "guide/locales.md": ("currencies", "Open the list of currencies"),
    "guide/wallet.md": ("wallet", "Open the wallet"),
    "guide/portfolio.md": ("portfolio", "Open the portfolio"),
    "guide/baskets.md": ("till", "Open the till"),
    "guide/invoices.md": ("invoice", "Open the invoice"),
    "guide/explain.md": ("invoice", "Open the invoice"),
    "guide/feeds.md": ("settings", "Open the providers of live rates"),
    "guide/desk.md": ("", "Open the desk"),
    "index.md": ("", "Open the desk"),
}
#: The heading below which the home page links to the desk; elsewhere it is the first of the page.
HEADING = "\n## The desk\n"
#: A heading, comments, and the paragraph after them.
_PARAGRAPH = re.compile(
    r"^##? [^\n]+\n\n(?:<!--(?:(?!-->).)*-->\n+)*(?:(?!```|=== |#|<!)[^\n]+\n)+", re.M | re.S
)


def button(page: str) -> str:
    """The link from a page to its screen."""
    screen, words = SCREENS[page]
    up = "../" * page.count("/")
    place = f"{up}desk/index.html" + (f"#/{screen}" if screen else "")
    return f"[{words} in your browser]({place}){{ .md-button .desk-link }}"


def link(docs: Path) -> int:
    """Adds links to the desk to the pages below a folder; returns their number."""
    for page in SCREENS:
        path = docs / page
        text = path.read_text(encoding="utf-8")
        found = _PARAGRAPH.search(text, max(0, text.find(HEADING)))
        if found is None:
            raise SystemExit(f"{page}: no first paragraph for the link to the desk")
        made = f"{text[: found.end()]}\n{button(page)}\n{text[found.end() :]}"
        path.write_text(made, encoding="utf-8")
    return len(SCREENS)
