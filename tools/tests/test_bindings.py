"""The comparison of the bindings: an empty answer passes no vector."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from compare import CHECKS, differences
from vectors import FOLDER, requests

ROOT = Path(__file__).resolve().parents[2]


def test_every_file_of_vectors_is_asked_and_checked() -> None:
    kinds = {path.stem for path in FOLDER.glob("*.json")}
    assert {request["op"] for request in requests()} == kinds == set(CHECKS)


@pytest.mark.parametrize(
    "answer", [{}, {"error": "other", "status": "MONEY_ERR_OTHER"}, {"broken": "it fell"}], ids=str
)
def test_an_answer_without_a_result_passes_nothing(answer: dict[str, Any]) -> None:
    for request in requests():
        assert differences(request["op"], request["vector"], answer), request


def test_a_wrong_answer_is_told() -> None:
    vector = {"text": "1.50", "accept": "1.50"}
    assert differences("parse", vector, {"value": "1.50"}) == []
    assert differences("parse", vector, {"value": "1.5"}) == ["value is '1.5', not '1.50'"]
    refused = {"text": "x", "error": "syntax", "position": 0}
    told = {"error": "not a decimal number", "status": "MONEY_ERR_SYNTAX"}
    assert differences("parse", refused, {**told, "position": 0}) == []
    assert differences("parse", refused, {**told, "position": 1}) == ["position is 1, not 0"]
