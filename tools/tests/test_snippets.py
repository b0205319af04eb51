"""The runner of the blocks on pages: the blocks that it finds, and the failure of wrong pages."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from snippets import __main__ as runner
from snippets import elsewhere, javascript, shell
from snippets.blocks import Block, blocks_of, files_of, preamble_of, script_setup_of, setup_of
from snippets.elsewhere import Reader
from snippets.grammar import Grammar
from suites.task import Task

TABS = """
=== "C"

    ```c
    int main(void) { return 0; }
    ```

=== "Python"

    ```python
    print(1)
    ```

```text title="Output"
1
```

```python
print(2)
```

<!-- needs: wasm nothing_of_this_name -->
```python
fetch()
```

<!-- check
assert text
-->

```text
a picture
```
"""


def page(folder: Path, text: str) -> Path:
    path = folder / "page.md"
    path.write_text(text)
    return path


def tried(folder: Path, text: str) -> list[str]:
    """The answers of the blocks of a page."""
    return [answer[1] for answer in runner.answers_of([blocks_of(page(folder, text))], False)]


@pytest.fixture(autouse=True)
def pages_lie_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elsewhere, "reader_of", lambda block: None)
    monkeypatch.setattr(runner, "reader_of", lambda block: None)


def test_an_output_after_tabs_belongs_to_all_of_them(tmp_path: Path) -> None:
    found = blocks_of(page(tmp_path, TABS))
    assert [one.output for one in found] == ["1\n", "1\n", None, None, None]
    assert [one.language for one in found] == ["c", "python", "python", "python", "text"]
    assert [one.number for one in found] == [1, 1, 2, 3, 1]
    assert found[0].text == "int main(void) { return 0; }\n"


def test_a_comment_speaks_of_the_block_after_it(tmp_path: Path) -> None:
    found = blocks_of(page(tmp_path, TABS))
    assert [one.needs for one in found] == [(), (), (), ("wasm", "nothing_of_this_name"), ()]
    assert [one.check for one in found] == ["", "", "", "", "assert text\n"]
    with_words = "<!-- check\nassert 0\n-->\n\nWords.\n\n```python\n1\n```\n"
    assert blocks_of(page(tmp_path, with_words))[0].check == ""


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('```text title="Output"\n1\n```\n', "an output without a program"),
        ("```python\nprint(1)\n", "unterminated block"),
    ],
)
def test_a_page_that_is_no_page(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        blocks_of(page(tmp_path, text))


def test_what_comes_before_the_blocks_of_a_page(tmp_path: Path) -> None:
    comments = "<!-- preamble\nint x;\n-->\n<!-- setup\ny = 1\n-->\n<!-- setup js\nz();\n-->\n"
    path = page(tmp_path, f"{comments}<!-- file one.c\nint main(void) {{}}\n-->\n")
    assert preamble_of(path) == "int x;\n" and setup_of(path) == "y = 1\n"
    assert script_setup_of(path) == "z();\n"
    assert files_of(path) == {"one.c": "int main(void) {}\n"}
    first = files_of(page(tmp_path, "```c\nint main(void) { return 7; }\n```\n"))
    assert first == {"first.c": "int main(void) { return 7; }\n"}
    two = "```cpp\nint main() {}\n```\n```cpp\nint main() { f(); }\n```\n"
    first = files_of(page(tmp_path, two))
    assert first == {"first.cpp": "int main() {}\n"}


SCRIPT = "<!-- setup js\nconst x = 1;\n-->\n"
OUTPUT = '\n```text title="Output"\n1\n```\n'


@pytest.mark.parametrize(
    ("text", "state"),
    [
        (f"```python\nprint(1)\n```\n{OUTPUT}", "compared"),
        (f"```python\nprint(2)\n```\n{OUTPUT}", "failed"),
        ("```python\nraise ValueError\n```\n", "failed"),
        ("```python\n>>> 1 + 1\n3\n```\n", "failed"),
        ("<!-- setup\nx = 1\n-->\n```python\nassert x == 1\n```\n", "run"),
        ("<!-- needs: nothing_of_this_name -->\n```python\nfetch()\n```\n", "compiled only"),
        ("<!-- needs: nothing_of_this_name -->\n```python\nf(../x)\n```\n", "failed"),
        ("<!-- needs: nothing_of_this_name -->\n```c\nint x;\n```\n", "failed"),
        ("```c\nint main(void) { return 1; }\n```\n", "failed"),
        ("```c\nundeclared();\n```\n", "failed"),
        ("```cpp\n#include <iostream>\nint main() { std::cout << 1 << '\\n'; }\n```\n", "run"),
        (f"{SCRIPT}```js\nconsole.log(x);\n```\n{OUTPUT}", "compared"),
        (f"{SCRIPT}```js\nconsole.log(x + 1);\n```\n{OUTPUT}", "failed"),
        (f"{SCRIPT}```js\nthrow new Error(x);\n```\n", "failed"),
        ("<!-- needs: nothing_of_this_name -->\n```js\nawait f();\n```\n", "compiled only"),
        ("<!-- needs: nothing_of_this_name -->\n```js\nawait;\n```\n", "failed"),
        ("```console\n$ echo 1\n1\n```\n", "compared"),
        ("```console\n$ echo 1\n2\n```\n", "failed"),
        ("```console\n1\n```\n", "failed"),
        ("```text\n1\n```\n", "failed"),
        ("```\n1\n```\n", "failed"),
        ("```cobol\nSTOP RUN.\n```\n", "failed"),
        ("<!-- check\nassert text == '1\\n'\n-->\n```text\n1\n```\n", "checked"),
        ("<!-- check\nassert text == '2\\n'\n-->\n```text\n1\n```\n", "failed"),
        ("```sh\nmake demo   # and words\n```\n", "checked"),
        ("```sh\nmake nothing-of-this-name\n```\n", "failed"),
        ("```sh\nnothing-of-this-name\n```\n", "failed"),
        ("```sh\nif\n```\n", "failed"),
        ("```sh\n# words alone\n```\n", "failed"),
        ("```sh\n$ money version\n```\n", "failed"),
    ],
)
def test_what_becomes_of_a_block(tmp_path: Path, text: str, state: str) -> None:
    assert tried(tmp_path, text) == [state]


@pytest.mark.parametrize(
    ("command", "is_right"),
    [
        ("make test", True),
        ("make smoke ONLY=wallet", True),
        ("make smoke NOTHING=wallet", False),
        ("python3 -m suites list", True),
        ("python3 -m suites run journals valgrind-rest", True),
        ("python3 -m suites run nothing-of-this-name", False),
        ("python3 -m suites nothing", False),
        ("python3 -m nothing_of_this_name", False),
        ("python3 program.py", False),
        ("PYTHONPATH=tools python3 -m suites.run_programs vectors- abi-wallet", True),
        ("Tests/Fuzz/seeds.py list json", True),
        ("Tests/Fuzz/seeds.py nothing json", False),
        ("Tests/Fuzz/nothing.py", False),
    ],
)
def test_commands_that_do_not_run_name_what_is_there(
    tmp_path: Path, command: str, is_right: bool
) -> None:
    block = Block(tmp_path / "page.md", 1, "sh", f"{command}\n")
    assert (shell.commands(block)[1] == "checked") == is_right


def test_the_commands_of_a_block() -> None:
    text = "A=1 make -C x && sudo make \\\n  install  # words; of a comment\n"
    assert shell.commands_of(text) == [["make", "-C", "x"], ["sudo", "make", "install"]]


def test_blocks_that_run_as_live_ones(tmp_path: Path) -> None:
    text = '```js { .live }\nimport { Money } from "libmoney";\n```\n```js\nimport "./x.js";\n```\n'
    text += "```js\nf();\n```\n"

    def live(before: str = "") -> list[bool]:
        return [javascript.is_live(block) for block in blocks_of(page(tmp_path, before + text))]

    assert live() == [True, False, True]
    # A block without an import continues the page's setup, if present.
    assert live(SCRIPT) == [True, False, False]


def test_a_block_that_imports_from_node_is_a_program_by_itself(tmp_path: Path) -> None:
    live = '```js\nimport { Money } from "libmoney";\n```\n'
    alone = '```js\nimport test from "node:test";\nimport { Money } from "libmoney";\n```\n'
    part = '```js\nimport "./x.js";\n```\n'
    blocks = blocks_of(page(tmp_path, live + part + alone + part + alone))
    numbers = [[block.number for block in own] for own in javascript.programs_of(blocks)]
    assert numbers == [[3], [5], [2, 4]]


def test_a_suite_that_does_not_read_a_block_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(elsewhere, "ROOT", tmp_path)
    (block,) = blocks_of(page(tmp_path, f"```go\nx\n```\n{OUTPUT}"))
    script = tmp_path / "go.sh"
    suites = {"go": Task("go", ("sh", "go.sh")), "other": Task("other", ("sh", "other.sh"))}
    reader = "tools/snippets/fenced.sh"
    calls = f'"$root/{reader}" page.md go >x\n{reader} page.md Output >y\n'
    script.write_text(calls)

    def wrong(suite: str, words: str = "") -> str:
        return elsewhere.wrong_of(block, Reader(suite, ("go.sh",), words), suites)

    assert wrong("go") == ""
    assert wrong("absent") == "unknown suite: absent"
    assert wrong("other") == "the suite other does not run go.sh"
    assert wrong("go", "page.md go") == "" and wrong("go", "nothing") != ""
    script.write_text(calls.replace(" go >x", " go 2 >x"))
    assert wrong("go") == "go.sh does not read page.md go 1"
    script.write_text("")
    assert wrong("go") == "go.sh does not read page.md go 1, page.md Output 1"


def test_every_row_of_the_table_is_of_a_block() -> None:
    blocks = [block for path in runner.pages() for block in blocks_of(path)]
    keys = {(str(one.page.relative_to(runner.ROOT)), one.language) for one in blocks}
    assert {key[:2] for key in elsewhere.READERS} <= keys


def test_a_grammar() -> None:
    text = 'list = item, { "," , item } ;\nitem = "a" | [ "-" ], digit ;\n'
    grammar = Grammar(text, {"digit": ["1"]}, ["item"])
    found = set(grammar.sentences("list", 200))
    assert {"a", "1", "-1", "a , 1"} <= found
    assert all(set(one.split(" , ")) <= {"a", "1", "-1"} for one in found)
    with pytest.raises(ValueError, match="does not define digit"):
        Grammar(text, {})
    with pytest.raises(ValueError, match="does not use spare"):
        Grammar(text, {"digit": ["1"], "spare": ["2"]})
    with pytest.raises(ValueError, match="the grammar has"):
        Grammar("a = ? ;", {})


def test_scripts_get_the_blocks_that_the_pages_have() -> None:
    blocks = [block for path in runner.pages() for block in blocks_of(path)]
    page = "bindings/go/README.md"
    mine = [one for one in blocks if str(one.page.relative_to(runner.ROOT)) == page]
    assert [one.language for one in mine] == ["go", "sh"]

    def fenced(*words: str) -> str:
        command = [str(runner.ROOT / "tools/snippets/fenced.sh"), page, *words]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert fenced("go") == fenced("go", "1") == mine[0].text
    assert fenced("sh") == mine[1].text and fenced("Output") == mine[0].output
    with pytest.raises(subprocess.CalledProcessError):
        fenced("go", "2")
