"""Tasks of the calculator and its notepad, with clicks and keys alone."""

from __future__ import annotations

import importlib.resources
import re

import pytest
from playwright.sync_api import expect
from web.tasks import record
from web.user import WRITES_END, User

LINE = ".notes li:nth-child({}) input"
ANSWER = ".notes li:nth-child({}) .answer"


@pytest.fixture
def desk(user: User) -> User:
    user.open("calculator")
    return user


@pytest.fixture
def notes(desk: User) -> User:
    """An empty notepad, with the cursor in its line; clearing is not counted."""
    desk.page.click("#notes-clear")
    desk.page.locator("#notices .notice button").last.click()
    desk.at(".notes input").click()
    return desk


def done(user: User, task: str) -> None:
    record(user, "calculator", task)


def write(user: User, *lines: str) -> None:
    for index, line in enumerate(lines):
        if index:
            user.press("Enter")
        user.type(line)


def answers(user: User, *expected: str) -> None:
    for index, text in enumerate(expected, 1):
        expect(user.at(ANSWER.format(index))).to_have_text(text)


def test_k1_multiply_by_keyboard(desk: User) -> None:
    desk.type("12.5*3")
    desk.press("Enter")
    expect(desk.at("#display")).to_have_text(" = 37.5")
    done(desk, "K1 12.5 x 3 by keyboard")


def test_k2_keep_and_add(desk: User) -> None:
    desk.type("12.5*3=k")
    expect(desk.at("#operation")).to_have_text("Kept: 37.5")
    desk.type("+2=")
    expect(desk.at("#display")).to_have_text(" = 39.5")
    done(desk, "K2 keep, add 2")


def test_k3_correct_the_last_entry(desk: User) -> None:
    desk.type("5+7-=")
    expect(desk.at("#alert")).to_contain_text("press X to remove the last entry")
    desk.press("Backspace", "Backspace")
    desk.type("6=")
    expect(desk.at("#display")).to_have_text(" = 11")
    expect(desk.at("#alert")).to_have_text("")
    done(desk, "K3 correct the last entry")


def test_k4_add_ten_percent(desk: User) -> None:
    desk.type("200+10%=")
    expect(desk.at("#display")).to_have_text(" = 220")
    done(desk, "K4 200 + 10 %")


def test_k5_brackets(desk: User) -> None:
    desk.page.click("#notes-clear")
    desk.page.locator("#title").click()
    desk.type("(1+2)*3=")
    answers(desk, "9")
    done(desk, "K5 (1+2) x 3")


def test_k5_brackets_after_an_operator(desk: User) -> None:
    desk.page.click("#notes-clear")
    for key in ("2", "multiply", "brackets"):
        desk.click(f"[data-key={'digit_2' if key == '2' else key}]")
    expect(desk.at(LINE.format(1))).to_be_focused()
    desk.type("1.5+2)")
    answers(desk, "7")


def test_k5_a_rounded_number_goes_to_the_notepad_exactly(desk: User) -> None:
    desk.page.click("#notes-clear")
    desk.page.locator("#title").click()
    desk.type("2/3=k*(1+2)")
    answers(desk, "2")


def test_k6_labels(notes: User) -> None:
    write(notes, "lunch: 12.50 EUR", "taxi: 20 eur", "total")
    answers(notes, "€12.50", "€20.00", "€32.50")
    done(notes, "K6 a notepad with labels")


def test_k7_a_tip(notes: User) -> None:
    write(notes, "15% of 40 EUR", "tip = 15%", "40 EUR + tip")
    answers(notes, "€6.00", "15%", "€46.00")
    done(notes, "K7 a tip of 15 %")


def test_k8_a_total_of_two_currencies(notes: User) -> None:
    write(notes, "100 EUR", "100 USD", "", "sum in USD", "total")
    expect(notes.at(ANSWER.format(4))).to_have_text(re.compile(r"^\$2\d\d\.\d\d$"))
    expect(notes.at(ANSWER.format(5))).to_have_text(re.compile(r"^€1\d\d\.\d\d$"))
    done(notes, "K8 a total of EUR and USD lines")


def test_own_a_total_at_the_foot(notes: User) -> None:
    write(notes, "rent: 950 EUR", "food: 12.50 EUR x 30")
    expect(notes.at("#notes-total")).to_have_text("€1,325.00")
    write(notes, "", "gas: 40 EUR +")
    expect(notes.at("#notes-total")).to_have_text("waits for the marked lines")
    notes.type(" 5 EUR")
    expect(notes.at("#notes-total")).to_have_text("€1,370.00")
    done(notes, "Own 1 a total at the foot")


def test_own_a_character_that_the_keypad_lacks(desk: User) -> None:
    desk.type("2^3")
    expect(desk.at("#alert")).to_contain_text("The keypad has no key “^”")
    expect(desk.at("#display")).to_have_text("23")
    desk.type("+1=")
    expect(desk.at("#alert")).to_contain_text("The keypad has no key “^”")
    expect(desk.at("#display")).to_have_text("23 + 1")
    desk.press("Escape")
    desk.type("2+1=")
    expect(desk.at("#display")).to_have_text(" = 3")
    done(desk, "Own 2 a character that the keypad lacks")


def test_own_a_thousands_separator_is_not_dropped(desk: User) -> None:
    desk.type("1,000+1=")
    expect(desk.at("#alert")).to_contain_text("The keypad has no key “,”")
    expect(desk.at("#display")).not_to_contain_text("=")
    done(desk, "Own 3 a thousands separator on the keypad")


def test_own_a_question_is_answered_with_a_click(notes: User) -> None:
    notes.type("fare: 20 kroner")
    expect(notes.page.locator(".readings button")).not_to_have_count(0)
    notes.click(".readings button:has-text('NOK')")
    expect(notes.at(LINE.format(1))).to_have_value(re.compile("^fare: .*NOK"))
    expect(notes.page.locator(".readings")).to_have_count(0)
    expect(notes.at(ANSWER.format(1))).to_contain_text("20.00")
    done(notes, "Own 4 a question answered with a click")


def test_own_split_among_friends(notes: User) -> None:
    write(notes, "100 EUR / 3 people", "20% off 80 USD", "100 EUR in USD on 2020-03-14")
    answers(notes, "€33.34 · €33.33 · €33.33", "$64.00", "$111.04")
    expect(notes.at(".notes li:nth-child(1) .reading")).to_contain_text("split 100 EUR by 3")
    expect(notes.at(".notes li:nth-child(3) summary")).to_contain_text("2020-03-13")
    done(notes, "Own 5 split among friends")


def test_own_clear_and_undo(notes: User) -> None:
    write(notes, "5 EUR", "7 EUR")
    notes.click("#notes-clear")
    expect(notes.page.locator(".notes li")).to_have_count(1)
    notes.click("#notices .act")
    answers(notes, "€5.00", "€7.00")
    done(notes, "Own 6 clear and undo")


def test_own_a_link_to_the_lines(notes: User) -> None:
    notes.context.grant_permissions(["clipboard-read", "clipboard-write"])
    write(notes, "cake: 12 EUR", "prev x 2")
    notes.click("#notes-link")
    expect(notes.at(".notepad [role=status]")).to_contain_text("Link copied")
    link = notes.page.evaluate("navigator.clipboard.readText()")
    notes.click("#notes-clear")
    notes.page.evaluate(WRITES_END)
    notes.page.goto("about:blank")
    notes.page.goto(link)
    expect(notes.at(".shared")).to_contain_text("a notepad of 2 lines")
    expect(notes.page.locator(".notes li")).to_have_count(1)
    notes.click("#notes-shared-replace")
    answers(notes, "€12.00", "€24.00")
    done(notes, "Own 7 a link to the lines")


def test_own_the_lines_as_a_text_file(notes: User) -> None:
    write(notes, "cake: 12 EUR", "note", "prev x 2")
    with notes.page.expect_download() as found:
        notes.click("#notes-save")
    assert found.value.path().read_text() == (
        "cake: 12 EUR  // 12.00 EUR\nnote\nprev x 2  // 24.00 EUR\n"
    )
    done(notes, "Own 8 the lines as a text file")


def test_typing_in_german(desk: User) -> None:
    desk.open("settings")
    desk.fill("#locale", "de")
    desk.fill("#language", "de")
    desk.open("calculator")
    expect(desk.at("[data-key=point]")).to_have_text(",")
    desk.type("1,5*3=")
    expect(desk.at("#display")).to_have_text(" = 4,5")
    desk.type("c")
    expect(desk.at("#alert")).to_contain_text("keine Taste „c“")
    desk.page.click("#notes-clear")
    write(desk, "Miete: 1.234,50 €", "prev x 1,5", "Summe")
    expect(desk.at(ANSWER.format(1))).to_have_text(re.compile(r"1\.234,50\s€"))
    expect(desk.at(ANSWER.format(3))).to_have_text(re.compile(r"3\.086,25\s€"))
    done(desk, "German typing")


#: Texts pasted by mistake; True if the line is then marked.
ODD = [
    ("", False),
    ("-5", False),
    ("9" * 39, True),
    ("1e400", None),
    ("x" * 65, None),
    ("1" * 100_000, True),
    ("\0 5 EUR", True),
    ("<img src=x onerror=alert(1)>", None),
    ("1 EUR in USD on 9999-12-31", True),
    ("(" * 5000, True),
    ("\ud800 5", True),
]


@pytest.mark.parametrize(("text", "is_marked"), ODD)
def test_odd_lines_lose_nothing(notes: User, text: str, is_marked: bool | None) -> None:
    notes.page.evaluate(
        "(text) => { const one = document.querySelector('.notes input'); one.value = text;"
        " one.dispatchEvent(new Event('input', { bubbles: true })); }",
        text,
    )
    kind = notes.at(".notes li").get_attribute("data-kind")
    if is_marked is not None:
        assert (kind == "error") == is_marked
    if kind == "error":
        expect(notes.at(".notes li .note p").first).not_to_be_empty()
    expect(notes.at(".notes input")).to_be_focused()
    notes.open("calculator", is_anew=True)
    expect(notes.page.locator(".notes li")).to_have_count(1)
    notes.at(".notes input").click()
    notes.replace("2 EUR x 3")
    answers(notes, "€6.00")


def test_a_number_of_39_digits_is_refused_in_words(desk: User) -> None:
    desk.type("9" * 39)
    expect(desk.at("#alert")).to_contain_text("at most 38 digits")
    assert (desk.at("#display").text_content() or "") == "9" * 38


def test_storage_refused_says_so(desk: User) -> None:
    desk.page.evaluate(
        "IDBObjectStore.prototype.put ="
        " () => { throw new DOMException('full', 'QuotaExceededError') }; 0"
    )
    desk.type("1+2=")
    expect(desk.at("#notices")).to_contain_text("could not save the last change")
    expect(desk.at("#display")).to_have_text(" = 3")


def test_the_keyboard_suffices(desk: User) -> None:
    """From the last key of the keypad, Tab reaches the notepad; its keys move between lines."""
    desk.at("[data-key=point]").focus()
    desk.press("Tab")
    expect(desk.at(LINE.format(1))).to_be_focused()
    desk.press("ArrowDown", "End")
    desk.type(" + 5%")
    expect(desk.at(LINE.format(2))).to_have_value("tip = 10% + 5%")
    answers(desk, "", "15%")
    desk.press("ArrowRight")
    expect(desk.at(LINE.format(3))).to_be_focused()
    desk.press("Home", "Backspace")
    expect(desk.page.locator(".notes li")).to_have_count(5)
    desk.press("Enter")
    expect(desk.page.locator(".notes li")).to_have_count(6)
    expect(desk.at(LINE.format(3))).to_have_value("hotel: 2 x 129.00 GBP")
    done(desk, "Keyboard alone")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 768, 1280])
def test_axe_finds_nothing(desk: User, width: int, scheme: str) -> None:
    desk.page.set_viewport_size({"width": width, "height": 900})
    desk.page.emulate_media(color_scheme=scheme)
    desk.page.click("#notes-clear")
    write(desk, "5 EUR in USD", "20 kroner", "7 EUR +", "$5")
    desk.page.locator("#title").click()
    desk.type("^")
    package = importlib.resources.files("axe_playwright_python")
    desk.page.evaluate(package.joinpath("axe.min.js").read_text(encoding="utf-8") + "; 0")
    found = desk.page.evaluate(
        "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa',"
        " 'best-practice'] }).then(({ violations }) => violations.map(({ id, nodes }) =>"
        " `${id} ${nodes[0].html.slice(0, 200)}`))"
    )
    assert found == []
    wide = desk.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_equals_is_in_view_on_a_small_phone(desk: User) -> None:
    desk.page.set_viewport_size({"width": 320, "height": 480})
    box = desk.at("[data-key=equals]").bounding_box()
    last = desk.at("[data-key=point]").bounding_box()
    assert box is not None and last is not None
    assert desk.page.evaluate("scrollY") == 0
    assert max(box["y"] + box["height"], last["y"] + last["height"]) <= 480
    assert min(box["height"], last["height"], last["width"]) >= 44
    desk.click("[data-key=digit_5]")
    desk.click("[data-key=add]")
    desk.click("[data-key=equals]")
    expect(desk.at("#alert")).to_contain_text("impossible")
    desk.click("[data-key=digit_2]")
    desk.click("[data-key=equals]")
    expect(desk.at("#display")).to_have_text(" = 7")
