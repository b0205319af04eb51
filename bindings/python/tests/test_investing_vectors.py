"""The golden vectors of investing are those of their oracles, and Python answers them."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from types import ModuleType
from typing import Any

import driver_investing
import pytest
import time_value_oracle
from conftest import ROOT, vectors

from libmoney import MoneyError

KINDS: dict[str, tuple[ModuleType, Callable[[Any], Any]]] = {
    "time-value": (time_value_oracle, driver_investing.time_value),
}


@pytest.mark.parametrize("kind", KINDS)
def test_vectors_are_those_of_the_oracle(kind: str) -> None:
    written = (ROOT / f"Tests/Vectors/{kind}.json").read_text()
    assert written == KINDS[kind][0].written()


@pytest.mark.parametrize("vector", vectors("time-value"), ids=lambda one: one["function"])
def test_time_value(vector: dict[str, Any]) -> None:
    if "error" in vector:
        with pytest.raises(MoneyError) as caught:
            driver_investing.time_value(vector)
        assert caught.value.status.name == vector["error"].upper()
    else:
        result = driver_investing.time_value(vector)["result"]
        assert Decimal(result) == Decimal(vector["result"])
