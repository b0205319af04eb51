"""Every public name is documented with an example, and every example is right."""

from __future__ import annotations

import doctest
import inspect
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import libmoney


def public() -> dict[str, Any]:
    """Every public object by its name: classes, functions, and the classes' own members."""
    objects: dict[str, Any] = {"libmoney": libmoney}
    in_c = inspect.ismethoddescriptor, inspect.isgetsetdescriptor, inspect.isbuiltin
    for name in libmoney.decimal.__all__:
        objects[f"decimal.{name}"] = getattr(libmoney.decimal, name)
    for name in libmoney.__all__:
        one = getattr(libmoney, name)
        if inspect.isfunction(one):
            objects[name] = one
        if not inspect.isclass(one):
            continue
        objects[name] = one
        own = [kind for kind in one.__mro__ if kind.__module__.startswith("libmoney")]
        members = {member: value for kind in reversed(own) for member, value in vars(kind).items()}
        for member, value in members.items():
            if member.startswith("_"):
                continue
            if isinstance(value, staticmethod):
                value = value.__func__
            is_in_c = any(is_kind(value) for is_kind in in_c)
            if inspect.isfunction(value) or isinstance(value, property) or is_in_c:
                objects[f"{name}.{member}"] = value
    return objects


OBJECTS = public()


@pytest.mark.parametrize("name", OBJECTS)
def test_example(name: str) -> None:
    documented = OBJECTS[name]
    text = inspect.getdoc(documented) or ""
    names = {one: getattr(libmoney, one) for one in libmoney.__all__}
    names["Fraction"] = Fraction
    parser = doctest.DocTestParser()
    test = parser.get_doctest(text, names, name, None, None)
    assert test.examples, f"{name} has no example"
    output: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=output.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(output)


def test_readme(root: Path) -> None:
    readme = root / "bindings" / "python" / "README.md"
    result = doctest.testfile(str(readme), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


PAGES = (
    "account-statements",
    "corporate-actions",
    "foreign-cash",
    "formats",
    "ledger",
    "loans",
    "performance",
    "portfolio-import",
    "rebalancing",
    "returns",
    "tax-rules",
    "time-value",
    "wallet",
)


@pytest.mark.parametrize("page", PAGES)
def test_pages(root: Path, page: str) -> None:
    """The pages that no test of their own subject reads."""
    result = doctest.testfile(str(root / "docs" / "guide" / f"{page}.md"), module_relative=False)
    assert result.attempted > 2
    assert result.failed == 0


def test_page_of_packed_amounts(root: Path) -> None:
    page = root / "docs" / "reference" / "packed.md"
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted > 2
    assert result.failed == 0


def test_every_page_with_an_example_is_read(root: Path) -> None:
    tests = "".join(
        path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("*.py")
    )
    for page in sorted((root / "docs").rglob("*.md")):
        if ">>> " in page.read_text(encoding="utf-8"):
            assert page.stem in PAGES or f'"{page.parent.name}" / "{page.name}"' in tests, page


def test_every_function_has_type_hints() -> None:
    for name, one in OBJECTS.items():
        if isinstance(one, property):
            one = one.fget
        if not inspect.isfunction(one) or one.__module__ == "enum":
            continue
        for parameter in inspect.signature(one).parameters.values():
            if parameter.name != "self":
                assert parameter.annotation is not inspect.Parameter.empty, (name, parameter)
        assert inspect.signature(one).return_annotation is not inspect.Signature.empty, name
