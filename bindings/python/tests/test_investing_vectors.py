"""The golden vectors of investing are those of their oracles, and Python answers them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import disposal_oracle
import driver_investing
import pytest
import rebalance_oracle
import time_value_oracle
import track_record_oracle
from conftest import ROOT, vectors

from libmoney import MoneyError

sys.path.append(str(ROOT / "bindings" / "conformance"))
from compare import CHECKS

KINDS: dict[str, tuple[ModuleType, Callable[[Any], Any]]] = {
    "time-value": (time_value_oracle, driver_investing.time_value),
    "disposals": (disposal_oracle, driver_investing.disposals),
    "rebalancing": (rebalance_oracle, driver_investing.rebalancing),
    "track-records": (track_record_oracle, driver_investing.track_records),
}


@pytest.mark.parametrize("kind", KINDS)
def test_vectors_are_those_of_the_oracle(kind: str) -> None:
    written = (ROOT / f"Tests/Vectors/{kind}.json").read_text()
    assert written == KINDS[kind][0].written()


@pytest.mark.parametrize(
    ("kind", "vector"), [(kind, one) for kind in KINDS for one in vectors(kind)]
)
def test_python_answers(kind: str, vector: dict[str, Any]) -> None:
    answer = KINDS[kind][1]
    if "error" in vector:
        with pytest.raises(MoneyError) as caught:
            answer(vector)
        assert caught.value.status.name == vector["error"].upper().replace(" ", "_")
    else:
        assert list(CHECKS[kind](vector, answer(vector))) == []
