"""The check of the prose: which texts it reads, and which forms it finds."""

from __future__ import annotations

import check
import pytest
import texts


@pytest.mark.parametrize(
    "sentence",
    [
        "What comes of a day.",
        "It is so. What was good stays.",
        "Who adds a function edits its header.",
        "Whether one further back is allowed the transactions tell.",
        "Read are these columns in any order.",
        "For a currency that is not there: none, none, 0.",
        "Sets who hears of changes.",
        "A wallet of moneys.",
        "The day whose rates are wanted.",
        "word " * 36,
    ],
)
def test_forms_that_readers_stumbled_over(sentence: str) -> None:
    assert list(check.wrong_with(texts.PAGE, sentence))


@pytest.mark.parametrize(
    "sentence",
    [
        "What does it cost?",
        "The call reads these columns in any order.",
        "`What` is a word. It says what it is, and whether it is.",
        "**What never changes.** Values stay.",
        "In Python `Wallet.moneys` is the same as `amounts`.",
        "word " * 35,
    ],
)
def test_forms_that_are_right(sentence: str) -> None:
    assert not list(check.wrong_with(texts.PAGE, sentence))


def found(of: list[texts.Text]) -> list[tuple[str, int, str]]:
    return [(text.kind, text.line, text.words) for text in of]


def test_texts_of_a_page() -> None:
    page = "# Head\n\nOne\ntwo.\n<!-- check\nx = 1\n\n-->\n```sh\nWhat is code\n```\n"
    page += "- three\n  four\n- five\n\n| a | b |\n"
    assert found(list(texts.of_page(page))) == [
        ("cell", 16, "a"),
        ("cell", 16, "b"),
        ("page", 3, "One two."),
        ("page", 12, "three four"),
        ("page", 14, "five"),
    ]


def test_texts_of_a_header() -> None:
    header = (
        "/** Adds.\n *\n *  @param a  [null] the one\n *      and more.\n */\nint a; /* last */\n"
    )
    assert found(list(texts.of_header(header))) == [
        ("header", 1, "Adds."),
        ("header", 3, "the one"),
        ("header", 6, "last"),
    ]


def test_texts_of_python() -> None:
    lines = ["Does it.", "", "More", "of it.", "", ">>> f()", "What", "", ":param a: one"]
    code = 'def f():\n    """' + "\n    ".join(lines) + '\n    """\n'
    assert found(list(texts.of_python(code))) == [
        ("docstring", 2, "Does it."),
        ("docstring", 4, "More of it."),
        ("docstring", 10, "one"),
    ]


def test_texts_of_swift() -> None:
    code = "/// One\n/// two.\n///\n///     code\nlet a = 1 // not this\n  // Three.\n"
    assert found(list(texts.of_swift(code))) == [
        ("comment", 1, "One two."),
        ("comment", 6, "Three."),
    ]


def test_pages_of_long_sentences() -> None:
    def page(*lengths: int) -> list[texts.Text]:
        return [texts.Text(texts.PAGE, 1, "Word " + "word " * (one - 1)) for one in lengths]

    assert not list(check.heavy(page(30, 6, 18)))
    assert list(check.heavy(page(30, 7, 18)))
    assert not list(check.heavy([]))
