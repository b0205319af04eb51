"""Long notepads: pastes, keys and drawing."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from web.user import User, until

from tasks.test_calculator import ANSWER, LINE, answers


@pytest.fixture
def notes(user: User) -> User:
    """An empty notepad, with the cursor in its line."""
    user.open("calculator")
    user.page.click("#notes-clear")
    user.at(".notes input").click()
    return user


PASTE = """([text, selector]) => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  const start = performance.now();
  document.querySelector(selector).dispatchEvent(
    new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  document.body.offsetHeight;
  return performance.now() - start;
}"""
TYPE = """(selector) => {
  const one = document.querySelector(selector);
  const times = [];
  for (let turn = 0; turn < 15; turn += 1) {
    one.value = `b = ${turn} EUR`;
    const start = performance.now();
    one.dispatchEvent(new Event("input", { bubbles: true }));
    document.body.offsetHeight;
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}"""


#: Pastes until one is quick enough: other suites run on the machine at the same time.
ATTEMPTS = 6
#: Milliseconds; 30 on an idle machine, and 150 if each line is laid out on its own.
PASTED = 100


def slow_down(user: User, rate: int) -> None:
    user.context.new_cdp_session(user.page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


@pytest.mark.parametrize("rate", [1, 4])
def test_200_lines_are_quick(notes: User, rate: int) -> None:
    text = "\n".join(f"item {number}: {number} EUR + 10%" for number in range(200))
    slow_down(notes, rate)
    pasted = notes.page.evaluate(PASTE, [text, ".notes input"])
    for _ in range(ATTEMPTS):
        if pasted > PASTED * rate:
            notes.page.click("#notes-clear")
            pasted = min(pasted, notes.page.evaluate(PASTE, [text, ".notes input"]))
    typed = notes.page.evaluate(TYPE, LINE.format(2))
    slow_down(notes, 1)
    print(f"{rate} x: paste of 200 lines {pasted:.0f} ms, key in line 2 {typed:.1f} ms")
    expect(notes.page.locator(".notes li")).to_have_count(200)
    assert pasted <= PASTED * rate
    assert typed <= 5 * rate


def test_10000_lines_are_usable(notes: User) -> None:
    text = "\n".join(f"item {number}: {number} EUR" for number in range(10_000))
    pasted = notes.page.evaluate(PASTE, [text, ".notes input"])
    expect(notes.at(ANSWER.format(10_000))).to_have_text("€9,999.00")
    expect(notes.at("#notes-total")).to_have_text("€49,995,000.00")
    notes.at(".notes li:nth-child(5000)").scroll_into_view_if_needed()
    expect(notes.at(ANSWER.format(5000))).to_have_text("€4,999.00")
    typed = notes.page.evaluate(TYPE, LINE.format(5000))
    print(f"paste of 10000 lines {pasted:.0f} ms, key in line 5000 {typed:.1f} ms")
    notes.at(".notes li:nth-child(2)").scroll_into_view_if_needed()
    notes.at(LINE.format(2)).click()
    notes.replace("x: 5 EUR")
    answers(notes, "€0.00", "€5.00")
    # The keyboard moves into lines that are not drawn yet.
    notes.at(LINE.format(3)).focus()
    notes.press(*["ArrowDown"] * 40)
    expect(notes.at(LINE.format(43))).to_be_focused()
    assert typed <= 100
    assert pasted <= 30_000


#: Joins the first two lines while others are drawn, and counts those that are not.
JOIN = """async () => {
  const drawn = () => document.querySelectorAll(".notes .answer").length;
  while (drawn() < 200) await new Promise((resolve) => requestIdleCallback(resolve));
  const missing = document.querySelectorAll(".notes li:empty").length;
  const one = document.querySelector(".notes input");
  one.setSelectionRange(one.value.length, one.value.length);
  one.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Delete", bubbles: true, cancelable: true }));
  return missing;
}"""


def test_lines_out_of_view_are_drawn_while_the_page_is_idle(notes: User) -> None:
    """Each line is found by the browser's search and by screen readers, also after lines moved."""
    text = "\n".join(f"item {number}: {number} EUR" for number in range(800))
    paste = f"({PASTE})({json.dumps([text, '.notes input'])})"
    assert notes.page.evaluate(f"async () => {{ {paste}; return await ({JOIN})(); }}") > 100
    until(notes.page, "document.querySelectorAll('.notes .answer').length === 799")
    until(notes.page, "!document.querySelector('.notes li:not([data-kind])')")
    expect(notes.at(ANSWER.format(700))).to_have_text("€700.00")
