"""The check of the prose: which texts it reads, which forms it finds, and how ceilings work."""

from __future__ import annotations

from pathlib import Path

import check
import pytest
import texts
import tomllib

RULES = tomllib.loads((check.FOLDER / "rules.toml").read_text(encoding="utf-8"))


def rules_of(sentence: str, kind: str = texts.PAGE, name: str = "docs/a.md") -> set[str]:
    return {hit.rule for hit in check.hits_of(RULES, name, [texts.Text(kind, 1, sentence)])}


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        ("P1-what", "The list shows what there is."),
        ("P1-opening", "What comes of a day."),
        ("P1-opening", "It is so. What was good stays."),
        ("P1-opening", "Who adds a function edits its header."),
        ("P1-opening", "Whether one further back is allowed the transactions tell."),
        ("P2-have", "A wallet has the entries."),
        ("P2-give", "The call gives an amount."),
        ("P2-take", "It takes a code."),
        ("P2-say", "The table says so."),
        ("P4-none", "For nobody."),
        ("P4-there-is-no", "There is no rate."),
        ("P4-none-none", "For a currency that is not there: none, none, 0."),
        ("P5-in-place-of", "A rate in place of a price."),
        ("P5-so-many", "Rates of so many days."),
        ("P5-whole", "The invoice as a whole."),
        ("P5-stand", "The sign stands before the number."),
        ("P6-mind", "Currencies that only this program knows."),
        ("P6-hear", "Sets who hears of changes."),
        ("P7-actor", "Read are these columns in any order."),
        ("P7-wanted", "The day whose rates are wanted."),
        ("term-money", "A wallet of moneys."),
        ("length", "word " * 36),
    ],
)
def test_forms_that_are_found(rule: str, sentence: str) -> None:
    assert rule in rules_of(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "What does it cost?",
        "The call reads these columns in any order.",
        "`What` is a word.",
        "**What never changes.** Values stay.",
        "In Python `Wallet.moneys` is the same as `amounts`.",
        "An amount may take place in another currency, or whole units.",
        "word " * 18,
    ],
)
def test_forms_that_are_right(sentence: str) -> None:
    assert not rules_of(sentence)


def test_rules_of_some_texts_and_files() -> None:
    step = "a step is more than 0: X"
    assert rules_of(step, texts.MESSAGE) == {"P3-fact"}
    assert rules_of("the number is 1 to 38, not X", texts.MESSAGE) >= {"P3-not"}
    assert not rules_of("step must be positive, got X", texts.MESSAGE)
    assert not rules_of(step, texts.COMMENT)
    assert rules_of("What is promised", texts.HEADING) >= {"P7-heading"}
    assert rules_of("It must not be NULL.", texts.COMMENT, "a.java") == {"P8-null"}
    assert not rules_of("It must not be NULL.", texts.COMMENT, "a.c")
    assert rules_of("Freed with money_x_free.", texts.COMMENT, "a.go") == {"P8-freed"}


def test_pages_of_long_sentences() -> None:
    def page(*lengths: int) -> set[str]:
        of_page = [texts.Text(texts.PAGE, 1, "Word " + "word " * (one - 1)) for one in lengths]
        return {hit.rule for hit in check.hits_of(RULES, "docs/a.md", of_page)}

    assert page(30, 6, 18) == set()
    assert page(30, 7, 18) == {"mean"}
    assert page() == set()


def found(name: str, text: str, folder: Path) -> list[tuple[str, int, str]]:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return [(one.kind, one.line, one.words) for one in texts.texts_of(path)]


def test_texts_of_a_page(tmp_path: Path) -> None:
    page = "# Head\n\nOne\ntwo.\n<!-- check\nx = 1\n\n-->\n```sh\nWhat is code\n```\n"
    page += "- three\n  four\n- five\n\n| a | b |\n"
    assert found("a.md", page, tmp_path) == [
        ("heading", 1, "Head"),
        ("cell", 16, "a"),
        ("cell", 16, "b"),
        ("page", 3, "One two."),
        ("page", 12, "three four"),
        ("page", 14, "five"),
    ]
    assert found("a.html", "<p>One\n<b>two</b></p><script>if</script>\n", tmp_path) == [
        ("page", 1, "One two")
    ]
    manual = ".Sh NAME\nIt reads\n.Ar FILE\nonce.\n.Pp\nNot twice.\n"
    assert found("a.1", manual, tmp_path) == [
        ("page", 2, "It reads FILE once."),
        ("page", 6, "Not twice."),
    ]


def test_texts_of_a_header(tmp_path: Path) -> None:
    header = (
        "/** Adds.\n *\n *  @param a  [null] the one\n *      and more.\n"
        " *  ```\n *  What();\n *  ```\n */\nint a; /* last */\n"
    )
    assert found("a.h", header, tmp_path) == [
        ("comment", 1, "Adds."),
        ("comment", 3, "the one"),
        ("comment", 9, "last"),
    ]


def test_texts_of_python(tmp_path: Path) -> None:
    lines = ["Does it.", "", "More", "of it.", "", ">>> f()", "What", "", ":param a: one"]
    code = 'def f():\n    """' + "\n    ".join(lines) + '\n    """\n'
    code += '    #: Is so.\n    raise ValueError(f"a step is {x!r} wide")\n    return "short"\n'
    assert found("a.py", code, tmp_path) == [
        ("message", 13, "a step is X wide"),
        ("comment", 2, "Does it."),
        ("comment", 4, "More of it."),
        ("comment", 10, "one"),
        ("comment", 12, "Is so."),
    ]


@pytest.mark.parametrize(
    ("suffix", "code"),
    [
        ("swift", '/// One\n/// two.\nlet a = "no // sign \\(b) here" // Three.\n'),
        ("go", '// One\n// two.\na := "no // sign %d here" // Three.\n'),
        ("rs", '//! One\n//! two.\nlet a = "no // sign {b} here"; // Three.\n'),
        ("js", "/* One\n * two. */\nconst a = `no // sign ${b} here`; // Three.\n"),
        ("php", "# One\n# two.\n$a = 'no // sign $b here'; // Three.\n"),
        ("rb", '# One\n# two.\na = "no // sign #{b} here" # Three.\n'),
        ("sh", '# One\n# two.\nfail "no // sign $b here" # Three.\n'),
        ("lua", '-- One\n-- two.\nlocal a = "no // sign %s here" -- Three.\n'),
        ("toml", '# One\n# two.\na = "no // sign X here" # Three.\n'),
    ],
)
def test_texts_of_programs(suffix: str, code: str, tmp_path: Path) -> None:
    comments = [("comment", 1, "One two."), ("comment", 3, "Three.")]
    of_code = found(f"a.{suffix}", code, tmp_path)
    assert [one for one in of_code if one[0] == "comment"] == comments


def test_messages_of_programs(tmp_path: Path) -> None:
    for name, code in (
        ("a.c", 'fail("the step %zu is wrong");'),
        ("a.swift", 'throw Failure("the step \\(name(of: 1)) is wrong")'),
        ("a.cs", 'throw new Failure($"the step {number} is wrong");'),
        ("a.rb", "raise 'the step #{number} is wrong'"),
    ):
        assert found(name, code, tmp_path) == [("message", 1, "the step X is wrong")], name
    assert found("b.c", 'pay("CH58 0079 1123 0008 8901 2");', tmp_path) == []


def test_a_ceiling_holds_and_tells(capsys: pytest.CaptureFixture[str]) -> None:
    hits = [check.Hit("P4-none", "docs/guide/a.md", 7, "For nobody.")] * 2
    assert check.compare(hits, {"P4-none": {"docs": 2}}) == 0
    assert check.compare(hits, {"P4-none": {"docs": 1}}) == 1
    assert "docs/guide/a.md:7: For nobody." in capsys.readouterr().out
    assert check.compare(hits, {"P4-none": {"include": 9}}) == 1
    assert check.compare(hits, {"P4-none": {"docs": 3}}) == 0
    assert "P4-none in docs shrank" in capsys.readouterr().out


def test_a_part_is_a_folder_at_the_top() -> None:
    assert check.Hit("a", "docs/guide/a.md", 1, "").key == ("docs", "a")
    assert check.Hit("a", "README.md", 1, "").key == (".", "a")
