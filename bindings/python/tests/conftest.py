from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

PACKAGE_ROOT = Path(__file__).resolve().parents[1]
ROOT = PACKAGE_ROOT.parents[1]

sys.path.insert(0, str(PACKAGE_ROOT))

from libmoney import Rates  # noqa: E402


@pytest.fixture(scope="session")
def root() -> Path:
    """The root of the source tree."""
    return ROOT


@pytest.fixture(scope="session")
def header(root: Path) -> str:
    """The text of ``money.h``."""
    return (root / "include" / "money.h").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def ecb() -> Rates:
    """The bundled history of the European Central Bank's rates."""
    return Rates.from_ecb()


@pytest.fixture(scope="session")
def live(root: Path) -> Rates:
    """The rates of a document in the shape of currencylayer's."""
    document = root / "Tests" / "Data" / "currencylayer-live.json"
    return Rates.from_json(document.read_bytes())


def vectors(name: str) -> list[Any]:
    """The cases of a file of golden vectors."""
    path = ROOT / "Tests" / "Vectors" / f"{name}.json"
    cases: list[Any] = json.loads(path.read_text(encoding="utf-8"))
    return cases
