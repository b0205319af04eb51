"""Documentation uses its language's terms: no line names a C item or NULL."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from description.parts import Description
from documentation import lines
from generate import ROOT, built, committed, describe
from model.words.index import Index

#: Folders of a language with its sources, and the endings of these.
LANGUAGES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "cpp": (("bindings/cpp/include",), (".hpp",)),
    "csharp": (("bindings/csharp/src",), (".cs",)),
    "go": (("bindings/go",), (".go",)),
    "java": (("bindings/java/src",), (".java",)),
    "javascript": (("bindings/javascript/src",), (".js", ".ts")),
    "lua": (("bindings/lua/lib",), (".lua",)),
    "php": (("bindings/php/lib",), (".php",)),
    "python": (("bindings/python/libmoney",), (".py", ".pyi")),
    "ruby": (("bindings/ruby/lib",), (".rb",)),
    "rust": (("bindings/rust/libmoney/src",), (".rs",)),
    "swift": (("bindings/swift/Sources", "Sources/MoneyCore/Failure"), (".swift",)),
}
#: Places where C is meant: a part of the file's path, a part of the line, and the reason.
MEANT = [
    (
        "libmoney/_raw.py",
        "``money_",
        "each class of the raw layer names the struct or the handle of C that it is",
    ),
    ("", '"MONEY_ERR_', "a quoted result: the function returns the name of C's constant as text"),
    ("rust/libmoney-sys/", "", "the crate declares the functions and types of C, by their names"),
    ("contrib/sqlite3.py", "money_sum", "a function of SQL that the module defines under this name"),
]
_NAME = re.compile(r"\bmoney_\w+|\bMONEY_\w*|\bNULL\b")


@pytest.fixture(scope="module")
def description() -> Description:
    return describe()


@pytest.fixture(scope="module")
def generated(description: Description) -> dict[str, str]:
    """All generated files; those of a build by their paths in build/api."""
    made = {f"build/api/{name}": text for name, text in built(description).items()}
    return made | committed(description)


def texts(language: str, generated: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The sources of a language by their paths, generated and by hand."""
    folders, endings = LANGUAGES[language]
    for name, text in generated.items():
        if name.startswith((f"build/api/{language}/", *folders)) and name.endswith(endings):
            yield name, text
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in endings and name not in generated:
                yield name, path.read_text(encoding="utf-8")


def naming_c(name: str, text: str, known: set[str]) -> Iterator[str]:
    """The lines of documentation that name something of C."""
    for number, line in lines(Path(name).suffix, text):
        words = [w for w in _NAME.findall(line) if w in known or w == "NULL" or w.startswith("MONEY_")]
        if words and not any(part in name and meant in line for part, meant, _ in MEANT):
            yield f"{name}:{number}: {line.strip()}"


@pytest.fixture(scope="module")
def known(description: Description) -> set[str]:
    """The names of functions and types."""
    index = Index.of(description)
    return {*index.functions, *index.types}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_names_c(language: str, generated: dict[str, str], known: set[str]) -> None:
    found = [line for name, text in texts(language, generated) for line in naming_c(name, text, known)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_documentation(language: str, generated: dict[str, str]) -> None:
    """The test above would pass where it found no line of documentation."""
    counted = sum(1 for name, text in texts(language, generated) for _ in lines(Path(name).suffix, text))
    assert counted > 100


def test_every_place_where_c_is_meant_is_there(generated: dict[str, str]) -> None:
    every = [one for language in LANGUAGES for one in texts(language, generated)]
    for part, meant, reason in MEANT:
        documented = (
            line for name, text in every if part in name for _, line in lines(Path(name).suffix, text)
        )
        assert any(meant in line for line in documented), reason


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.java", "/** Frees it with money_rates_free. */"),
        ("a.cs", "/// <summary>NULL: the defaults.</summary>"),
        ("a.hpp", "int x; ///< see MONEY_ERR_DATE"),
        ("a.hpp", "/** see\n * money_rates_free */"),
        ("a.py", 'def f():\n    """Writes a money_rates_t."""\n'),
        ("a.py", "#: MONEY_ERR_DATE\nX = 1\n"),
        ("a.swift", "/// A `money_rates_t`."),
    ],
)
def test_a_line_that_names_c_is_found(name: str, text: str, known: set[str]) -> None:
    assert len(list(naming_c(name, text, known))) == 1


def test_code_and_names_of_the_language_are_no_documentation(known: set[str]) -> None:
    assert not list(naming_c("a.java", "call(NULL, money_rates_free); // money_rates_free", known))
    assert not list(naming_c("a.py", 'def f():\n    """Uses money_numpy."""\n', known))
