"""The runner of the programs on pages: what it finds, and that a wrong page fails."""

from __future__ import annotations

from pathlib import Path

import pytest
from snippets import __main__ as runner
from snippets.blocks import blocks_of, preamble_of, setup_of

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

<!-- not run: it needs a network -->
```python
fetch()
```
"""


def page(folder: Path, text: str) -> Path:
    path = folder / "page.md"
    path.write_text(text)
    return path


def test_an_output_after_tabs_belongs_to_all_of_them(tmp_path: Path) -> None:
    found = blocks_of(page(tmp_path, TABS))
    assert [one.output for one in found] == ["1\n", "1\n", None, None]
    assert [one.language for one in found] == ["c", "python", "python", "python"]
    assert found[0].text == "int main(void) { return 0; }\n"
    assert found[3].excuse == "it needs a network"


def test_an_output_without_a_program_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="an output without a program"):
        blocks_of(page(tmp_path, '```text title="Output"\n1\n```\n'))


def test_what_comes_before_the_blocks_of_a_page(tmp_path: Path) -> None:
    path = page(tmp_path, "<!-- preamble\nint x;\n-->\n<!-- setup\ny = 1\n-->\n")
    assert preamble_of(path) == "int x;\n" and setup_of(path) == "y = 1\n"


@pytest.mark.parametrize(
    ("text", "state"),
    [
        ('```python\nprint(1)\n```\n\n```text title="Output"\n1\n```\n', "compared"),
        ('```python\nprint(1)\n```\n\n```text title="Output"\n2\n```\n', "failed"),
        ("```python\nraise ValueError\n```\n", "failed"),
        ("```python\n>>> 1 + 1\n3\n```\n", "failed"),
        ("<!-- setup\nx = 1\n-->\n```python\nassert x == 1\n```\n", "run"),
        ("```c\nint main(void) { return 1; }\n```\n", "failed"),
        ("```c\nundeclared();\n```\n", "failed"),
        ("```sh\nmake\n```\n", "not tried"),
    ],
)
def test_what_becomes_of_a_block(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, state: str
) -> None:
    monkeypatch.setattr(runner, "ROOT", tmp_path.parent)
    monkeypatch.setattr(runner, "PAGE", Path(__file__).parents[1] / "snippets" / "page.py")
    assert [answer[1] for answer in runner.answers_of(page(tmp_path, text))] == [state]
