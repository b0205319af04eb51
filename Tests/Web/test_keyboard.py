"""A walk through each screen with the Tab key alone, forwards and backwards."""

from __future__ import annotations

from typing import Any

import pytest
from test_layout import SCREENS, furnish
from web.user import User

#: More stops than any screen has.
MOST_STOPS = 400
#: Numbers the controls that a click reaches. One radio button stands for its group, and one part of a
#: toolbar or a list for the others, which the arrow keys reach.
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
#: The focused control: its number, and whether a person sees where it is.
FOCUSED = """() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return null;
  const style = getComputedStyle(one);
  const box = one.getBoundingClientRect();
  const target = one.matches('input.hidden, .visually-hidden') ? one.parentElement : one;
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
  const top = document.elementFromPoint(x, y);
  return {
    name: one.type === 'radio' ? `radio ${one.name}` : one.dataset.walk ?? '',
    html: one.outerHTML.slice(0, 120),
    marked: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0
      || style.boxShadow !== 'none',
    seen: box.width > 0 && box.bottom > 0 && box.top < innerHeight && top !== null
      && (target.contains(top) || top.contains(target)
        || (one.labels !== null && one.labels !== undefined
          && [...one.labels].some((label) => label.contains(top)))),
  };
}"""


def walk(user: User, key: str) -> list[dict[str, Any]]:
    """The controls that receive the focus in turn, from the start of the page to its end."""
    user.page.evaluate("document.activeElement?.blur(); scrollTo(0, 0)")
    # A click on an empty place sets the start; the walk ends where the focus leaves the page.
    user.page.evaluate("document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex')")
    found: list[dict[str, Any]] = []
    for _ in range(MOST_STOPS):
        user.page.keyboard.press(key)
        stop = user.page.evaluate(FOCUSED)
        if stop is None or (found and stop["name"] == found[0]["name"]):
            return found
        found.append(stop)
    raise AssertionError(f"the focus does not leave the page: {found[-3:]}")


@pytest.mark.parametrize("screen", SCREENS)
def test_the_tab_key_reaches_each_control(user: User, screen: str) -> None:
    furnish(user)
    user.open(screen)
    controls = dict(user.page.evaluate(CONTROLS))
    stops = walk(user, "Tab")
    assert len(controls) > 5
    missed = [html for name, html in controls.items() if name not in {one["name"] for one in stops}]
    assert missed == []
    assert [one["html"] for one in stops if not one["marked"]] == [], "no mark of the focus"
    assert [one["html"] for one in stops if not one["seen"]] == [], "the focus is out of view"
    back = walk(user, "Shift+Tab")
    assert [one["name"] for one in reversed(back)] == [one["name"] for one in stops]
