"""The runner of a language's own pages: programs out of blocks, and answers out of their output."""

from __future__ import annotations

from pathlib import Path

import pytest
from snippets.blocks import Block
from snippets.recipes import __main__ as runner
from snippets.recipes.languages import (
    CSHARP,
    GO,
    JAVA,
    LANGUAGES,
    RUST,
    Language,
    imports_first,
    never,
)
from snippets.recipes.program import MARK, answers

PAGE = Path("docs/cookbook/java.md")


def block(text: str, output: str | None = None) -> Block:
    return Block(PAGE, 1, "java", text, output=output)


def states(blocks: list[Block], wrote: str, wrong: str = "") -> list[str]:
    return [answer[1] for answer in answers(blocks, wrote, wrong)]


def test_each_block_has_its_own_output() -> None:
    blocks = [block("a", "1\n"), block("b", "2\n"), block("c")]
    wrote = f"{MARK}\n1\n{MARK}\n3\n{MARK}\n"
    assert states(blocks, wrote) == ["compared", "failed", "run"]


def test_a_program_that_ends_early_fails_its_last_block_and_the_rest() -> None:
    blocks = [block("a", "1\n"), block("b", "2\n"), block("c", "3\n")]
    assert states(blocks, f"{MARK}\n1\n{MARK}\n", "exit 1") == ["compared", "failed", "failed"]
    assert states(blocks, f"{MARK}\n1\n{MARK}\n2\n") == ["compared", "failed", "failed"]


def test_a_program_that_does_not_compile_fails_every_block() -> None:
    assert states([block("a"), block("b")], "", "error") == ["failed", "failed"]


def test_imports_go_to_the_top_once() -> None:
    text = JAVA.assembled(
        [block("import a.B;\nB.c();"), block("import a.B;\nB.d();")], "import e.*;"
    )
    assert text.count("import a.B;") == 1
    assert text.index("import a.B;") < text.index("class Recipes")
    assert text.index("recipe1();") < text.index("recipe2();")


def test_functions_for_all_blocks_stay_entire_behind_the_imports() -> None:
    functions = "func a() {\n}\n\nfunc b() {\n}"
    text = GO.assembled([block('import "x"\na()'), block('import "x"\nb()')], functions)
    assert functions in text
    lines = imports_first(text).splitlines()
    assert lines[0] == "package main"
    assert lines.count('import "x"') == 1
    assert lines.index('import "x"') < lines.index("func a() {")


def test_programs_with_a_main_stay_alone() -> None:
    assert JAVA.is_whole(block("class A { public static void main(String[] words) {} }"))
    assert CSHARP.is_whole(block("class A { static void Main() {} }"))
    assert GO.is_whole(block("package main\n\nfunc main() {}\n"))
    assert not GO.is_whole(block("fmt.Println(1)\n"))


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of two recipes, in a language whose programs write a line for each."""
    page = tmp_path / "page.md"
    block = '```x\n{}\n```\n\n```text title="Output"\n{}\n```\n\n'
    page.write_text(block.format(1, 1) + block.format(2, "wrong"))

    def together(blocks: list[Block], before: str, folder: Path) -> tuple[str, str]:
        return "".join(f"{MARK}\n{block.text}" for block in blocks), ""

    monkeypatch.setitem(LANGUAGES, "x", Language("x", together, never))
    monkeypatch.setattr(runner, "ROOT", tmp_path)
    return page


def test_an_output_that_differs_fails(pages: Path) -> None:
    assert [answer[1] for answer in runner.answers_of("x", pages)] == ["compared", "failed"]


def test_a_page_that_is_missing_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert runner.main(["lua", "docs/cookbook/missing.md"]) == 1
    assert "missing.md is missing" in capsys.readouterr().out


def test_every_language_has_both_pages() -> None:
    missing = [page for name in LANGUAGES for page in runner.pages_of(name) if not page.exists()]
    assert missing == []


def test_a_block_with_a_test_is_a_file_of_its_own() -> None:
    assert RUST.is_whole(block("use a::B;\n\n#[test]\nfn shares() {\n}\n"))
    assert GO.is_whole(block("package shop\n\nfunc TestShares(t *testing.T) {\n}\n"))
    assert not GO.is_whole(block("Testing := func() {}"))
