"""The page of promises: its quotations are exact, and the tests that guard them exist."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from snippets.recipes.languages import LANGUAGES
from suites.__main__ import all_suites
from suites.programs import all_programs

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "explain" / "promises.md"
SUITES = {task.name for task in all_suites()}
PROGRAMS = {program.name for program in all_programs()}
RUNNER = ["suites.run_programs", "build/embedded/lib"]


@dataclass(frozen=True)
class Promise:
    """A row of the table."""

    sentence: str
    file: Path
    held_by: tuple[str, ...]
    commands: tuple[str, ...]


def words_of(text: str) -> str:
    """The text of a page or a header as it is read: without marks, with single blanks."""
    text = re.sub(r"^ \*(?: {1,4}|$)", " ", text, flags=re.MULTILINE)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return " ".join(text.replace("*", "").replace("`", "").split())


def promise_of(line: str) -> Promise:
    sentence, where, _, held_by, commands = (cell.strip() for cell in line[1:-1].split("|"))
    (target,) = re.findall(r"\]\(([^)#]+)", where)
    names = tuple(re.findall(r"`([^`]+)`", held_by))
    return Promise(
        sentence, (PAGE.parent / target).resolve(), names, tuple(re.findall(r"`([^`]+)`", commands))
    )


def promises(text: str) -> list[Promise]:
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    return [promise_of(line) for line in rows[1:]]


def faults(promise: Promise) -> list[str]:
    """The errors in a row."""
    found = []
    if not promise.file.is_file():
        found.append(f"file not found: {promise.file}")
    elif words_of(promise.sentence) not in words_of(promise.file.read_text(encoding="utf-8")):
        found.append(f"{promise.file.relative_to(ROOT)} does not contain: {promise.sentence}")
    ran = {word for command in promise.commands for word in command.split()}
    for name in promise.held_by:
        if name in PROGRAMS:
            if name not in ran:
                found.append(f"no command runs {name}")
        elif not (ROOT / name).exists():
            found.append(f"neither a program nor a file: {name}")
    for command in promise.commands:
        first, second, *names = command.split()
        known = PROGRAMS if [first, second] == RUNNER else SUITES
        if known is SUITES and [first, second] != ["suites", "run"]:
            found.append(f"not a command: {command}")
        found += [f"unknown {name}: {command}" for name in names if name not in known]
        if not names:
            found.append(f"runs nothing: {command}")
    if not promise.held_by or not promise.commands:
        found.append("nothing holds it")
    return found


LISTED = promises(PAGE.read_text(encoding="utf-8"))


def test_the_page_has_promises_of_every_place() -> None:
    assert len(LISTED) > 30
    places = {str(promise.file.relative_to(ROOT)) for promise in LISTED}
    assert {"README.md", "include/money.h", "docs/start/c.md", "docs/guide/store.md"} <= places


@pytest.mark.parametrize("promise", LISTED, ids=lambda promise: promise.sentence[:50])
def test_a_promise_stands_and_is_held(promise: Promise) -> None:
    assert faults(promise) == []


def test_what_a_broken_row_is_told() -> None:
    page = PAGE.parent / "how-it-is-tested.md"
    broken = Promise("Nothing ever fails.", page, ("abi-absent",), ("suites run absent", "make x"))
    told = faults(broken)
    assert told[0].endswith("how-it-is-tested.md does not contain: Nothing ever fails.")
    assert told[1:] == [
        "neither a program nor a file: abi-absent",
        "unknown absent: suites run absent",
        "not a command: make x",
        "runs nothing: make x",
    ]
    held = Promise("Laws", page, ("abi-hostile",), ("suites run swift",))
    assert faults(held) == ["no command runs abi-hostile"]


def test_the_cookbook_has_the_recipes_of_the_readme() -> None:
    folder = ROOT / "docs" / "cookbook"
    own = {*LANGUAGES, "javascript"}
    recipes = {
        path.stem: sum(line[:3] == "## " for line in path.read_text().splitlines())
        for path in folder.glob("*.md")
        if path.stem != "index"
    }
    assert sum(number for name, number in recipes.items() if name not in own) == 49
    assert {name for name in own if recipes.get(name, 0) < 40} == set()


def test_readers_find_the_page() -> None:
    for name in ("README.md", "docs/explain/how-it-is-tested.md", "tools/book/mkdocs.yml"):
        assert "promises.md" in (ROOT / name).read_text(encoding="utf-8"), name
