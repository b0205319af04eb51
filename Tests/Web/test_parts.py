"""The parts of the screens: the picker of currencies, fields, charts, and tables."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from web.user import User

#: A desk without documents, in a locale, for modules that are tried without a screen.
DESK = """
async (locale) => {
  const library = await import(new URL("lib/src/index.js", document.baseURI));
  const attempt = (body, otherwise = () => null) => {
    try { return body(); } catch (error) { return otherwise(error); }
  };
  const text = (amount, options = {}) => library.formatLocale(amount, locale, options);
  const language = locale.replaceAll("_", "-");
  const settings = { home: "EUR" };
  return { library, locale, language, attempt, text, settings };
}
"""


def run(user: User, locale: str, body: str, argument: object = None) -> Any:
    """The result of a function of the desk, the parts and an argument."""
    return user.page.evaluate(
        f"""async ([locale, argument]) => {{
          const desk = await ({DESK})(locale);
          const part = (name) => import(new URL(`src/parts/${{name}}.js`, document.baseURI));
          return await ({body})(desk, part, argument);
        }}""",
        [locale, argument],
    )


def picker(user: User) -> Locator:
    user.open("wallet")
    return user.at("#wallet-currency")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("pound", "GBP"),
        ("british", "GBP"),
        ("gbp", "GBP"),
        ("£", "GBP"),
        ("yen", "JPY"),
        ("united states", "USD"),
        ("dollar", "USD"),
        ("SWISS", "CHF"),
        ("koruna", "CZK"),
    ],
)
def test_a_currency_is_found_by_its_words(user: User, text: str, code: str) -> None:
    field = picker(user)
    field.click()
    field.press_sequentially(text)
    expect(user.at(".picker.open [aria-selected=true]")).to_have_attribute("data-code", code)
    field.press("Enter")
    expect(field).to_have_value(code)
    expect(field).to_have_attribute("aria-expanded", "false")


def test_the_picker_by_keyboard(user: User) -> None:
    field = picker(user)
    field.focus()
    field.press("ArrowDown")
    expect(field).to_have_attribute("aria-expanded", "true")
    first = field.get_attribute("aria-activedescendant")
    assert first == "wallet-currency-list-EUR"
    field.press("ArrowDown")
    assert field.get_attribute("aria-activedescendant") != first
    field.press("Escape")
    expect(field).to_have_attribute("aria-expanded", "false")
    expect(field).to_have_value("EUR")
    field.press_sequentially("usd")
    # Leaving the field selects the first match.
    field.press("Tab")
    expect(field).to_have_value("USD")
    field.fill("zzz")
    expect(user.at(".picker.open .empty")).to_contain_text("zzz")
    field.press("Enter")
    field.press("Tab")
    expect(field).to_have_value("USD")


def test_favourites_are_first_and_can_be_typed(user: User) -> None:
    user.open("currencies")
    user.page.click("[data-code=GBP] button")
    field = picker(user)
    field.click()
    row = user.at(".picker.open [role=option]")
    expect(row).to_have_attribute("data-code", "GBP")
    assert "★" in row.inner_text().splitlines()[-2] or row.inner_text().index("★") > 3
    field.press_sequentially("gbp")
    field.press("Enter")
    expect(field).to_have_value("GBP")


def test_the_picker_covers_a_phone(user: User) -> None:
    user.page.set_viewport_size({"width": 360, "height": 740})
    field = picker(user)
    field.click()
    box = user.at(".picker.open").bounding_box()
    assert box is not None
    # The page reserves the width of a scrollbar.
    assert (box["x"], box["y"], box["height"]) == (0, 0, 740)
    assert box["width"] >= 340
    user.page.click(".picker.open .picker-close")
    expect(field).to_have_attribute("aria-expanded", "false")


READ = """
async (desk, part, texts) => {
  const { decimalField } = await part("field");
  const field = decimalField(desk, { label: "One" });
  document.getElementById("screen").append(field.element);
  const found = texts.map((text) => {
    field.control.value = text;
    return field.value?.toString() ?? null;
  });
  field.element.remove();
  return found;
}
"""


@pytest.mark.parametrize(
    ("locale", "texts"),
    [
        (
            "de",
            {
                "1,5": "1.5",
                "-0,25": "-0.25",
                "\u22121,5": "-1.5",
                "1234.56": "1234.56",
                "1.5": "1.5",
                "12": "12",
                "1.234": None,
                "1,2,3": None,
                "1e400": None,
                "9" * 38: "9" * 38,
                "9" * 39: None,
                "\0": None,
                "": None,
            },
        ),
        ("en", {"1.5": "1.5", "1,5": None, "1.234": "1.234"}),
        ("pt_BR", {"0,1": "0.1", "1.234": None}),
        ("de_CH", {"1.5": "1.5"}),
    ],
)
def test_decimals_are_read_by_the_locale(
    user: User, locale: str, texts: dict[str, str | None]
) -> None:
    user.open("wallet")
    assert dict(zip(texts, run(user, locale, READ, list(texts)), strict=True)) == texts


AMOUNT = """
async (desk, part, [currency, options, texts]) => {
  const { amountField } = await part("field");
  const field = amountField(desk, { currency, label: "Amount", ...options });
  document.getElementById("screen").append(field.element);
  const found = texts.map((text) => {
    field.control.value = text;
    const value = field.read();
    const wrong = field.element.querySelector(".wrong");
    const isDescribed = wrong !== null
      && field.control.getAttribute("aria-describedby").split(" ").includes(wrong.id)
      && field.control.getAttribute("aria-invalid") === "true"
      && document.activeElement === field.control;
    return [value?.toString() ?? null, wrong?.textContent ?? "", value !== null || isDescribed];
  });
  field.element.remove();
  return found;
}
"""


@pytest.mark.parametrize(
    ("locale", "currency", "text", "value", "words"),
    [
        ("de", "EUR", "1.234,56", "1234.56 EUR", ""),
        ("de", "EUR", "1234.56", "1234.56 EUR", ""),
        ("de", "EUR", "1.234", "1234 EUR", ""),
        ("en", "EUR", "1,234.5", "1234.5 EUR", ""),
        ("en", "EUR", "-5", None, "Enter a number greater than zero."),
        ("en", "EUR", "0", None, "Enter a number greater than zero."),
        ("en", "JPY", "0.5", None, "Enter a whole number of JPY."),
        ("en", "EUR", "0.001", None, "Use at most 2 decimal places for EUR."),
        ("en", "EUR", "", None, "Enter a value."),
        ("en", "EUR", "5 USD", None, "Enter an amount in EUR."),
        ("en", "EUR", "1e400", None, "Enter a number such as 1,234.50."),
        ("en", "EUR", "9" * 39, None, "Enter at most 38 digits."),
        ("en", "EUR", "<b>5</b>", None, "Enter a number such as 1,234.50."),
        ("en", "EUR", "9" * 100_000, None, "Enter at most 100 characters."),
        ("en", "EUR", "1\0", None, "Remove the invisible character from the text."),
    ],
)
def test_an_amount_is_read_or_refused_at_its_field(
    user: User, locale: str, currency: str, text: str, value: str | None, words: str
) -> None:
    user.open("wallet")
    [[found, said, is_shown]] = run(user, locale, AMOUNT, [currency, {}, [text]])
    assert (found, said, is_shown) == (value, words, True)


def test_an_error_goes_when_the_field_is_mended(user: User) -> None:
    user.open("wallet")
    run(
        user,
        "en",
        """async (desk, part) => {
          const { amountField } = await part("field");
          const field = amountField(desk, { currency: "JPY", label: "Yen", id: "tried" });
          document.getElementById("screen").prepend(field.element);
        }""",
    )
    field = user.at("#tried")
    expect(user.at("#tried-hint")).to_have_text("Enter a whole number of JPY.")
    user.fill("#tried", "0.5")
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("5")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    expect(user.page.locator(".field:has(#tried) .wrong")).to_have_count(0)


def test_texts_are_limited_in_bytes(user: User) -> None:
    user.open("wallet")
    found = run(
        user,
        "en",
        """async (desk, part) => {
          const { textField } = await part("field");
          const field = textField(desk, { label: "Name", maxBytes: 64 });
          document.getElementById("screen").append(field.element);
          return ["é".repeat(32), "é".repeat(33), " tea "].map((text) => {
            field.control.value = text;
            return [field.value, field.trouble];
          });
        }""",
    )
    assert found == [
        ["é" * 32, ""],
        [None, "Enter at most 64 bytes; this text has 66."],
        ["tea", ""],
    ]


def test_a_chart_is_read_by_keyboard(user: User) -> None:
    user.open("converter")
    plot = user.at(".chart-place .plot[data-drawn]")
    expect(plot).to_be_visible()
    reading = user.at(".chart-place .reading")
    expect(reading).to_contain_text("High")
    expect(reading).to_contain_text("%")
    live = user.at(".chart-place [role=status]")
    plot.focus()
    plot.press("ArrowRight")
    expect(live).to_contain_text("2026-10-30")
    last = live.inner_text()
    plot.press("ArrowLeft")
    expect(live).not_to_have_text(last)
    plot.press("Home")
    expect(live).to_contain_text("(+0.00 %)")
    plot.press("Escape")
    expect(live).to_have_text("")
    expect(reading).to_contain_text("High")


def test_the_charts_are_loaded_with_the_first_one(user: User) -> None:
    loaded: list[str] = []
    user.page.on("request", lambda request: loaded.append(request.url))
    user.open("wallet")
    assert not any("vendor/" in url for url in loaded)


def test_changes_in_percent_are_exact(user: User) -> None:
    user.open("wallet")
    pairs = [["1.0912", "1.1021"], ["100", "80"], ["-50", "-25"], ["0", "5"], ["3", "3"]]
    found = run(
        user,
        "de",
        """async (desk, part, pairs) => {
          const { changeText } = await part("chart");
          return pairs.map(([from, to]) => changeText(desk, from, to));
        }""",
        pairs,
    )
    assert [one.replace("\u00a0", " ") for one in found] == [
        "+1,00 %",
        "−20,00 %",
        "+50,00 %",
        "–",
        "+0,00 %",
    ]


PAGED = """
async (desk, part) => {
  const { pagedTable } = await part("tables");
  const items = Array.from({ length: 120 }, (_, index) => `Row ${index + 1}`);
  const made = pagedTable({
    caption: "Rows",
    columns: [["Name", "text"], ["Number", "number"], ["", "number"]],
    items,
    row: (item) => [item, item.slice(4), ""],
    words: (item) => item,
    id: "paged",
  });
  document.getElementById("screen").prepend(made.element);
}
"""


def test_a_long_table_has_pages_and_a_filter(user: User) -> None:
    user.open("wallet")
    run(user, "en", PAGED)
    rows = user.page.locator("#paged tbody tr")
    expect(rows).to_have_count(50)
    user.page.click("#paged [data-page=next]")
    user.page.click("#paged [data-page=next]")
    expect(rows).to_have_count(20)
    expect(user.page.locator("#paged [role=status]")).to_have_text("101–120 of 120")
    user.page.fill("#paged-filter", "row 11")
    expect(rows).to_have_count(11)
    user.page.fill("#paged-filter", "none such")
    expect(user.at("#paged .empty")).to_be_visible()


def test_rows_are_cards_on_a_phone(user: User) -> None:
    user.page.set_viewport_size({"width": 360, "height": 740})
    user.open("wallet")
    run(user, "en", PAGED)
    cell = user.at("#paged tbody td")
    assert cell.evaluate("(one) => getComputedStyle(one, '::before').content") == json.dumps(
        "Number"
    )
    assert user.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_rates_are_amber_from_four_days_on(user: User) -> None:
    user.open("wallet")
    found = run(
        user,
        "en",
        """async (desk, part) => {
          const { ageBadge } = await part("figure");
          return ["2026-10-30", "2026-10-29", "2026-10-27", "2026-10-26"].map((day) => {
            const { className, textContent } = ageBadge(day, "2026-10-30");
            return [className, textContent];
          });
        }""",
    )
    assert found == [
        ["badge fresh", "2026-10-30, today"],
        ["badge fresh", "2026-10-29, one day old"],
        ["badge fresh", "2026-10-27, 3 days old"],
        ["badge old", "2026-10-26, 4 days old"],
    ]
