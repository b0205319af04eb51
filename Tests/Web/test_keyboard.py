"""A walk through each screen with the Tab key alone, forwards and backwards."""

from __future__ import annotations

from typing import Any

import pytest
from test_layout import SCREENS, furnish
from web.user import User

#: More stops than any screen has.
MOST_STOPS = 400
#: Numbers the controls that a click reaches. One radio button represents its group, and one part of
#: a toolbar or a list for the others, which the arrow keys reach.
CONTROLS = """() => {
  const groups = new Set();
  return [...document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable=true]')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled
        && !one.closest('[inert]') && one.tabIndex >= 0)
    .filter((one) => {
      if (one.type !== 'radio') return true;
      const isFirst = !groups.has(one.name);
      groups.add(one.name);
      return isFirst;
    })
    .map((one, index) => {
      one.dataset.walk = one.type === 'radio' ? `radio ${one.name}` : String(index);
      return [one.dataset.walk, one.outerHTML.slice(0, 120)];
    });
}"""
#: Moves the focus to the page itself.
START = """() => {
  scrollTo(0, 0);
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}"""
#: The focused control: its number, and whether a person sees where it is.
FOCUSED = """() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return null;
  // A picker marks its box, and the browser the part of a date that is focused.
  const parts = [one, one.closest('.picker-box')].filter((part) => part !== null);
  const isMarked = one.type === 'date' || parts.map((part) => getComputedStyle(part))
    .some((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0);
  const box = one.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
  const top = document.elementFromPoint(x, y);
  return {
    name: one.type === 'radio' ? `radio ${one.name}` : one.dataset.walk ?? '',
    html: one.outerHTML.slice(0, 120),
    marked: isMarked,
    seen: box.width > 0 && box.bottom > 0 && box.top < innerHeight && top !== null
      && (one.contains(top) || top.contains(one)
        || (one.labels !== null && one.labels !== undefined
          && [...one.labels].some((label) => label.contains(top)))),
  };
}"""


def walk(user: User, key: str) -> list[dict[str, Any]]:
    """The controls that are focused in turn, from one end of the page to the other."""
    # The focus starts at the page itself, and the walk ends where it leaves the page.
    user.page.evaluate(START)
    found: list[dict[str, Any]] = []
    for _ in range(MOST_STOPS):
        user.page.keyboard.press(key)
        stop = user.page.evaluate(FOCUSED)
        if stop is None or (found and stop["name"] == found[0]["name"]):
            return found
        found.append(stop)
    raise AssertionError(f"the focus does not leave the page: {found[-3:]}")


def missed(user: User, key: str) -> list[str]:
    """The controls that the key does not reach; the others are marked and in view."""
    controls = dict(user.page.evaluate(CONTROLS))
    assert len(controls) > 5
    stops = walk(user, key)
    assert [one["html"] for one in stops if not one["marked"]] == [], "no mark of the focus"
    assert [one["html"] for one in stops if not one["seen"]] == [], "the focus is out of view"
    reached = {one["name"] for one in stops}
    return [html for name, html in controls.items() if name not in reached]


@pytest.mark.parametrize("screen", SCREENS)
def test_the_tab_key_reaches_each_control(user: User, screen: str) -> None:
    furnish(user)
    user.open(screen)
    assert missed(user, "Tab") == []
    assert missed(user, "Shift+Tab") == []
