"""Programs after public bug reports of other projects, and the right value of each."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).resolve().parents[3] / "Tests" / "Data" / "reports.json"
CASES: list[dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8"))


def value_of(call: str) -> str:
    """Returns the text of the last expression of a program that imports the package's names."""
    names: dict[str, Any] = {}
    exec("from libmoney import *", names)
    *statements, last = ast.parse(call).body
    assert isinstance(last, ast.Expr)
    exec(compile(ast.Module(statements, []), "<case>", "exec"), names)
    return str(eval(compile(ast.Expression(last.value), "<case>", "eval"), names))


def test_there_are_cases() -> None:
    assert len({case["id"] for case in CASES}) == len(CASES) >= 46


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: dict[str, str]) -> None:
    if "django" in case["call"]:
        # Its settings are a process's, and other tests have others.
        program = (
            f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r})\n"
            f"from test_reports import value_of\n"
            f"print(value_of({case['call']!r}))"
        )
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
        assert run.stdout.strip() == case["expect"], run.stderr
    else:
        assert value_of(case["call"]) == case["expect"]
