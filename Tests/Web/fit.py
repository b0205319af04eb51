"""The layout and the accessibility of the screen that is open."""

from __future__ import annotations

import importlib.resources
from typing import Any

import pytest
from web.user import User

#: The cards that a narrow window cuts.
TOO_WIDE = """[...document.querySelectorAll('#screen :is(.card, .till-bar, .line-item)')]
    .filter((one) => one.getBoundingClientRect().right > innerWidth
        || one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.outerHTML.slice(0, 99))"""
#: The controls that a finger misses.
TOO_SMALL = """[...document.querySelectorAll('#screen :is(button, summary, select, input)')]
    .filter((one) => one.checkVisibility() && one.type !== 'checkbox')
    .map((one) => [one.getBoundingClientRect().height, one.outerHTML.slice(0, 80)])
    .filter(([height]) => height < 43.5)"""
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
VIOLATIONS = """(levels) => axe.run(document, { runOnly: levels })
    .then(({ violations }) => violations.map(({ id, nodes }) =>
        ({ id, nodes: nodes.slice(0, 3).map((one) => one.html.slice(0, 200)) })))"""


def axe() -> str:
    """The source of axe."""
    try:
        package = importlib.resources.files("axe_playwright_python")
    except ModuleNotFoundError:
        pytest.skip("axe-playwright-python is missing: tools/setup.sh torture installs it")
    return package.joinpath("axe.min.js").read_text(encoding="utf-8")


def violations(user: User) -> list[dict[str, Any]]:
    """The rules of WCAG 2.2 and of good practice that the page violates."""
    user.page.evaluate(axe() + "; 0")
    found: list[dict[str, Any]] = user.page.evaluate(VIOLATIONS, LEVELS)
    return found


def check(user: User, name: str) -> None:
    """No card is cut, no control is small, and axe has no complaint."""
    assert user.page.evaluate(TOO_WIDE) == [], name
    assert violations(user) == [], name
    assert user.page.evaluate(TOO_SMALL) == [], name
