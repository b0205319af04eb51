"""Locations of names: imports and pickles of programs stay valid when code moves."""

from __future__ import annotations

import ast
import importlib
import pickle
import pickletools
import pkgutil
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import libmoney
import libmoney.http
from libmoney import (
    Basket,
    Calculator,
    Catalogue,
    Currency,
    CurrencyRegistry,
    Money,
    Portfolio,
    Rates,
    Wallet,
)
from libmoney._names import NAMES

PUBLIC_MODULES = ["bank", "decimal", "http", "invoice", "payment"]


def modules() -> Iterator[str]:
    for info in pkgutil.walk_packages(libmoney.__path__, "libmoney."):
        if libmoney.accelerated or info.name != "libmoney._accelerator":
            yield info.name


def test_a_name_is_found_and_typed_where_it_is_marked() -> None:
    """Both emitted files agree: type checkers read one, Python imports from the other."""
    stub = Path(libmoney.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
    seen: dict[str, list[str]] = {}
    for node in ast.parse(stub).body:
        if isinstance(node, ast.ImportFrom):
            assert all(alias.asname == alias.name for alias in node.names)
            seen.setdefault(node.module or "", []).extend(alias.name for alias in node.names)
    assert seen.pop("") == ["bank", "decimal", "invoice", "payment"]
    assert {module: " ".join(names) for module, names in seen.items()} == NAMES
    assert libmoney.__all__ == sorted(name for names in seen.values() for name in names)
    shown = {name for name in dir(libmoney) if not name.startswith("__") or name == "__version__"}
    # A module that has to be imported by itself is shown when it is there.
    assert shown - {"contrib"} == {*libmoney.__all__, "__version__", *PUBLIC_MODULES}
    with pytest.raises(AttributeError, match="module 'libmoney' has no attribute 'Cash'"):
        libmoney.Cash  # type: ignore[attr-defined]  # noqa: B018


def test_public_modules() -> None:
    public = [name for name in modules() if not name.startswith("libmoney._") or "__main" in name]
    own = [name for name in public if not name.startswith("libmoney.contrib")]
    assert own == [
        "libmoney.__main__",
        "libmoney.bank",
        "libmoney.decimal",
        "libmoney.http",
        "libmoney.invoice",
        "libmoney.payment",
    ]


@pytest.mark.parametrize("name", PUBLIC_MODULES)
def test_dir_shows_what_a_module_is_for(name: str) -> None:
    module = importlib.import_module(f"libmoney.{name}")
    assert dir(module) == sorted(module.__all__)
    for one in module.__all__:
        assert getattr(getattr(module, one), "__module__", "libmoney").startswith("libmoney")


def test_only_what_the_generator_writes_and_the_ground_are_beside_the_folders() -> None:
    plain = [info.name for info in pkgutil.iter_modules(libmoney.__path__) if not info.ispkg]
    # The accelerator is there if it was built.
    plain = [name for name in plain if name != "_accelerator"]
    generated = ["_amount_members", "_errors", "_names", "_raw", "_status"]
    public = ["__main__", "bank", "decimal", "http", "invoice", "payment"]
    ground = ["_amount_class", "_library", "_library_file", "_money_error", "_public"]
    assert plain == sorted([*generated, *public, *ground])


# Modules of libmoney.contrib need packages of others; their tests are in a folder of their own.
@pytest.mark.parametrize("name", [name for name in modules() if "contrib." not in name])
def test_every_module_says_what_it_is(name: str) -> None:
    assert importlib.import_module(name).__doc__


def test_imports_by_a_text_hide_no_arrow() -> None:
    """import-linter reads statements, so a module of the package is imported by one."""
    package = Path(libmoney.__file__).parent
    found = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if re.search(r"import_module|__import__", path.read_text(encoding="utf-8"))
    }
    # The table of names; packages of others; a room that asks for another module of itself.
    assert found == {"__init__.py", "_boundary/optional.py", "contrib/pandas/__init__.py"}


def test_names_are_those_that_users_know() -> None:
    for name in libmoney.__all__:
        value = getattr(libmoney, name)
        if callable(value):
            assert value.__module__ == "libmoney", name
            assert value.__name__ == name


def registry() -> CurrencyRegistry:
    registry = CurrencyRegistry()
    registry.add("PTS", 0, "Points")
    return registry


#: The names in pickles: programs keep pickles, and a later version must read them.
PICKLED: list[tuple[Any, str]] = [
    (Money("1.5", "EUR"), "libmoney._money _restored"),
    (Rates([("EUR", "USD", "2")]), "libmoney._rates _restored"),
    (Wallet(), "libmoney._wallet _restored"),
    (registry(), "libmoney._currency _registry"),
    (Currency("PTS", registry()), "libmoney._currency _custom"),
    (Currency("EUR"), "libmoney Currency"),
    (Calculator(), "libmoney._calculator Calculator.from_json"),
    (Portfolio("EUR"), "libmoney._portfolio Portfolio.from_json"),
    (Catalogue("EUR"), "libmoney._catalogue Catalogue.from_json"),
    (Basket(Catalogue("EUR")), "libmoney._basket Basket.from_json"),
    (libmoney.Rounding.UP, "libmoney Rounding"),
]


@pytest.mark.parametrize(("value", "place"), PICKLED, ids=[place for _, place in PICKLED])
def test_pickles_name_the_same_places_for_ever(value: Any, place: str) -> None:
    if place == "libmoney Rounding" and (3, 11) <= sys.version_info < (3, 11, 4):
        pytest.skip("the first releases of Python 3.11 pickle enumerations by another way")
    data = pickle.dumps(value, 4)
    texts = [text for _, text, _ in pickletools.genops(data) if isinstance(text, str)]
    assert " ".join(texts[:2]) == place
    assert pickle.dumps(pickle.loads(data), 4) == data
