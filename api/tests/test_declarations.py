"""Every language returns its declaration of each C function."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from description.parts import Description
from emit import cpp, csharp, go, java, javascript, rust
from emit.cpp import methods as cpp_methods
from emit.csharp import methods as csharp_methods
from emit.go import methods as go_methods
from emit.java import methods as java_methods
from emit.rust import methods as rust_methods
from emit.tables import lua, php, ruby
from generate import describe
from model.binding import MANAGED

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = {
    "cpp": cpp,
    "csharp": csharp,
    "go": go,
    "java": java,
    "javascript": javascript,
    "lua": lua,
    "php": php,
    "ruby": ruby,
    "rust": rust,
}
BY_HAND = {
    "cpp": cpp_methods.REPLACED,
    "csharp": csharp_methods.REPLACED,
    "go": go_methods.REPLACED,
    "java": java_methods.REPLACED,
    "rust": rust_methods.REPLACED,
}


@pytest.fixture(scope="module")
def description() -> Description:
    return describe()


def squeezed(text: str) -> str:
    """Returns a text without the formatter's additions."""
    return re.sub(r"\s+|,(?=\s*\))", "", text)


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_language_has_every_function(description: Description, name: str) -> None:
    """Excludes columns and listeners, which are hand-written, and functions that a collector replaces."""
    declared = LANGUAGES[name].declarations(description)
    inits = {f"{s.name[:-2]}_init" for s in description.structs}
    for function in description.functions:
        roles = {p.role for p in function.params}
        is_by_hand = roles & {"free", "callback"} or function.name.startswith("money_column_")
        if is_by_hand or function.name in {*MANAGED, *inits, "money_release_memory"}:
            continue
        assert declared.get(function.name), function.name
    assert all(texts == list(dict.fromkeys(texts)) for texts in declared.values())


@pytest.mark.parametrize("name", LANGUAGES)
def test_declarations_are_in_the_generated_files(description: Description, name: str) -> None:
    made = LANGUAGES[name].files(description)
    text = squeezed("".join(made.values()))
    by_hand = BY_HAND.get(name, {})
    for function, declared in LANGUAGES[name].declarations(description).items():
        for one in declared:
            without_class = re.sub(r"^\w+: ", "", one)
            assert function in by_hand or squeezed(without_class) in text, one


@pytest.mark.parametrize("name", BY_HAND)
def test_declarations_by_hand_are_in_the_sources(description: Description, name: str) -> None:
    endings = (".hpp", ".cs", ".go", ".java", ".rs")
    paths = (p for p in sorted((ROOT / "bindings" / name).rglob("*.*")) if p.suffix in endings)
    texts = [path.read_text(encoding="utf-8") for path in paths]
    text = squeezed("".join([*texts, *LANGUAGES[name].files(description).values()]))
    for function, declared in BY_HAND[name].items():
        assert squeezed(declared) in text, function
