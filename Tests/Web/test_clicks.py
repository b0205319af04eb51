"""A button that is pressed while a field is focused: neither an error nor a drawing may move it."""

from __future__ import annotations

import pytest
from test_layout import SCREENS, furnish
from web.user import User

#: Records whether the aimed button received a click.
LISTEN = """() => {
  self.ARRIVED = false;
  addEventListener("click", (event) => {
    if (event.target.closest?.("[data-aimed]")) self.ARRIVED = true;
  }, { capture: true });
}"""

#: Focuses the field of an index, and marks the first button after it; null if the field is missing.
AIM = """(index) => {
  self.ARRIVED = false;
  for (const one of document.querySelectorAll("[data-aimed]")) delete one.dataset.aimed;
  const seen = (one) => one.checkVisibility() && !one.disabled;
  const fields = [...document.querySelectorAll("#screen input:not([type=checkbox], [type=radio],"
    + " [type=file], [type=date], [type=range], [role=combobox])")].filter(seen);
  const field = fields[index];
  if (field === undefined) return null;
  const buttons = [...document.querySelectorAll("#screen button")].filter(seen);
  const button = buttons.find((one) =>
    field.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  if (button === undefined) return "";
  button.dataset.aimed = "";
  field.focus();
  field.select();
  field.scrollIntoView({ block: "center" });
  return `${field.id || field.getAttribute("aria-label")} then ${button.id || button.textContent}`;
}"""
PLACE = """() => {
  const button = document.querySelector("[data-aimed]");
  // Typing may remove the button, as a search does.
  if (button === null || !button.checkVisibility() || button.disabled) return null;
  const { left, top, width, height } = button.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""


def is_lost(user: User, text: str) -> bool:
    """Types into the focused field and presses the aimed button as a finger does."""
    user.type(text)
    # The converter shows an error once the user pauses.
    user.page.wait_for_timeout(500 if user.page.url.endswith("#/converter") else 0)
    place = user.page.evaluate(PLACE)
    if place is None or not 0 < place[1] < 900:
        return False
    x, y = place
    user.page.mouse.move(x, y)
    user.page.mouse.down()
    user.page.wait_for_timeout(60)
    user.page.mouse.up()
    user.page.wait_for_timeout(30)
    return not user.page.evaluate("self.ARRIVED")


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("text", ["abc", "7"])
def test_no_click_is_lost(user: User, screen: str, text: str) -> None:
    furnish(user)
    user.open(screen)
    user.page.evaluate(LISTEN)
    lost = []
    for index in range(12):
        name = user.page.evaluate(AIM, index)
        if name is None:
            break
        if name and is_lost(user, text):
            lost.append(name)
        user.page.keyboard.press("Escape")
    # "abc" is a key or an address that a provider refuses.
    user.expected += ["Failed to load resource", "Content Security Policy"]
    assert lost == []
