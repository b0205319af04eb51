"""Checks that C++ provides a counterpart of each function of the interface."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from description.parts import Description
from emit.cpp import classes, methods, types, words_of
from generate import describe
from model.names import is_typed
from model.words import Words

ROOT = Path(__file__).resolve().parents[2]
HEADERS = ROOT / "bindings" / "cpp" / "include" / "money" / "cpp"
GENERATED = {"layout.hpp", "errors.hpp", "constants.hpp", "structs.hpp", "handles.hpp", "calls.hpp"}


@pytest.fixture(scope="module")
def description() -> Description:
    return describe()


@pytest.fixture(scope="module")
def words(description: Description) -> Words:
    return words_of(description)


def called(text: str) -> set[str]:
    return set(re.findall(r"\bmoney_[a-z0-9_]+\b", text))


def test_each_function_is_called(description: Description, words: Words) -> None:
    """A function that only comments name is not called, so comments are left out."""
    code = [
        classes.handles(description, words),
        classes.calls(description, words),
        types.structs(description, words),
    ]
    code += [path.read_text() for path in sorted(HEADERS.glob("*.hpp")) if path.name not in GENERATED]
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", "\n".join(code), flags=re.DOTALL)
    missing = {f.name for f in description.functions} - called(text)
    assert missing == set()


def test_what_is_replaced_is_there(description: Description, words: Words) -> None:
    """The allowed list: a function by hand instead of a generated one."""
    names = {f.name for f in description.functions}
    by_hand = "\n".join(path.read_text() for path in HEADERS.glob("*.hpp") if path.name not in GENERATED)
    by_hand += classes.calls(description, words)
    for name in {*methods.REPLACED, *methods.LEFT_OUT}:
        assert name in names
        assert f"{name}(" in by_hand, name


def test_a_class_for_each_handle_and_each_status(description: Description, words: Words) -> None:
    handles, errors = classes.handles(description, words), types.errors(description, words)
    for handle in description.handles:
        assert f"class {types.class_name(handle.name)} : public detail::Handle<{handle.name}," in handles
    raised = re.findall(r"^class (\w+) : public error", errors, re.MULTILINE)
    assert len(raised) == len(set(raised)) == len(description.statuses) - 1


def test_names_differ(description: Description) -> None:
    kinds = [e.name for e in description.enumerations if is_typed(e)]
    kinds += [s.name for s in description.structs] + [h.name for h in description.handles]
    names = [types.class_name(name) for name in kinds]
    assert sorted(names) == sorted(set(names))


def test_a_method_returns_what_c_writes(description: Description, words: Words) -> None:
    by_name = {made.function.name: made for made in methods.Maker(description).methods}
    of_classes = {name: made for name, made in by_name.items() if made.call.owner}
    declared = {name: classes.declaration(made, False, words) for name, made in of_classes.items()}
    assert "    Money convert(const Money &amount, cstr target = {}," in declared["money_rates_convert"]
    assert "    std::string display() const;" in declared["money_calculator_display"]
    assert "std::vector<WalletEntry> entries(" in declared["money_wallet_entries"]
    assert "    explicit Catalogue(cstr currency," in declared["money_catalogue_new"]
    assert "std::function<void(std::uint64_t revision)> listener" in declared["money_wallet_on_change"]


def test_arrays_have_the_type_that_is_returned(description: Description, words: Words) -> None:
    """A struct with an init function is a class of its own, so vectors of both differ."""
    structs = {s.name for s in description.structs if s.name not in types.BY_HAND}
    for text in (classes.handles(description, words), classes.calls(description, words)):
        made = re.findall(r"^ +std::vector<(\w+)> \w+\(", text, re.MULTILINE)
        assert structs.isdisjoint(made)
    assert "std::vector<Accumulator> after(before.size());" in classes.calls(description, words)
