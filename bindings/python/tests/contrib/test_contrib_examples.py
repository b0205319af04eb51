"""The examples of every module of ``libmoney.contrib``, against the real packages."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest

import libmoney
import libmoney.contrib

MODULES = sorted(
    info.name for info in pkgutil.walk_packages(libmoney.contrib.__path__, "libmoney.contrib.")
)
#: Modules whose functions are shown by those that call them.
WITHOUT_EXAMPLES = ("parts", "django", "psycopg")


def names() -> dict[str, Any]:
    found = {name: getattr(libmoney, name) for name in libmoney.__all__}
    return {**found, "libmoney": libmoney, "pd": pd, "np": np}


@pytest.mark.parametrize("name", [name for name in MODULES if "parts" not in name])
def test_dir_shows_what_a_module_is_for(name: str) -> None:
    module = importlib.import_module(name)
    if hasattr(module, "__all__"):
        assert dir(module) == sorted(module.__all__)
        assert all(hasattr(module, one) for one in module.__all__)
    else:
        assert name.count(".") > 2, "a module that users import says what it is for"


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    module = importlib.import_module(name)
    scope = {**names(), **{key: value for key, value in vars(module).items() if key[0] != "_"}}
    # Examples are not compiled with the module's own future imports.
    scope.pop("annotations", None)
    failed = 0
    for test in doctest.DocTestFinder(exclude_empty=True).find(module, name, globs=scope):
        failed += doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test).failed
    assert failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_every_public_function_is_documented(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__
    for key, value in vars(module).items():
        if not key.startswith("_") and getattr(value, "__module__", "") == name:
            assert inspect.getdoc(value), key


def test_the_page(root: Path) -> None:
    page = root / "docs" / "guide" / "python-ecosystem.md"
    # SQLAlchemy resolves the names of annotations in a module.
    scope = {**names(), "__name__": "page"}
    sys.modules["page"] = module = types.ModuleType("page")
    module.__dict__.update(scope)
    text = page.read_text(encoding="utf-8")
    test = doctest.DocTestParser().get_doctest(text, module.__dict__, page.name, str(page), 0)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted > 30
    assert result.failed == 0


def test_nothing_of_others_is_imported_with_the_package() -> None:
    packages = "numpy pandas pyarrow polars pydantic sqlalchemy django attrs msgspec psycopg babel"
    program = (
        "import sys, libmoney, libmoney.contrib, libmoney.contrib.json\n"
        f"print([name for name in '{packages}'.split() if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
