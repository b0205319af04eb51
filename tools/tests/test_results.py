"""The pages of results are those of their data."""

from __future__ import annotations

import json
import re
from fractions import Fraction

from results import cases, lines, queries, tasks


def test_the_page_of_tasks_is_that_of_its_data() -> None:
    data = json.loads(tasks.DATA.read_text(encoding="utf-8"))
    assert tasks.PAGE.read_text(encoding="utf-8") == tasks.page(data)
    assert len(data) == len({task["id"] for task in data}) == 40
    assert tasks.summary(data, "before") == ["14", "8", "18", "0"]


def test_a_task_with_several_runs_counts_the_shortest(monkeypatch, tmp_path) -> None:  # type: ignore[no-untyped-def]
    rows = [
        {"task": "P2 buy A", "done": True, "clicks": 3, "keys": 2},
        {"task": "P2 buy GOOGL", "done": False, "clicks": 3, "keys": 6},
        {"task": "own entry", "done": True, "clicks": 0, "keys": 1},
    ]
    (tmp_path / "portfolio.json").write_text(json.dumps(rows))
    data = tmp_path / "tasks.json"
    data.write_text('[{"id": "P2", "task": "buy", "before": {"result": "trouble"}}]')
    monkeypatch.setattr(tasks, "RECORDED", tmp_path)
    monkeypatch.setattr(tasks, "DATA", data)
    monkeypatch.setattr(tasks, "PAGE", tmp_path / "page.md")
    tasks.renew()
    (task,) = json.loads(data.read_text())
    assert task["after"] == {"result": "not possible", "clicks": 3, "keys": 2}
    page = (tmp_path / "page.md").read_text()
    assert "| P2 | buy | trouble | | not possible: 3 clicks, 2 keys |" in page


def test_the_page_of_lines_contains_the_vectors() -> None:
    page = lines.PAGE.read_text(encoding="utf-8")
    parts = dict(re.findall(r"^## (.*)\n\n((?:\|.*\n)+)", page, re.MULTILINE))
    assert list(parts) == [lines.heading(vector) for vector in lines.vectors()]
    for vector in lines.vectors():
        rows = parts[lines.heading(vector)].splitlines()[2:]
        pairs = zip(lines.texts(vector), vector["answers"], strict=True)
        expected = [pair for pair in pairs if pair[0].strip()]
        assert len(rows) == len(expected)
        for row, (text, answer) in zip(rows, expected, strict=True):
            assert row.startswith(f"| {lines.code(text)} | {answer.get('value', '')}"), row


def test_the_page_of_queries_is_that_of_its_data() -> None:
    if queries.DATA.exists():
        data = json.loads(queries.DATA.read_text(encoding="utf-8"))
        assert queries.PAGE.read_text(encoding="utf-8") == queries.page(data)
        assert len(data["asked"]) == 30


def test_the_page_of_cases_is_that_of_its_data() -> None:
    data = json.loads(cases.DATA.read_text(encoding="utf-8"))
    assert cases.PAGE.read_text(encoding="utf-8") == cases.page(data)
    for case in data["cases"]:
        for figure in case["figures"]:
            assert ("result" in figure) == ("value" in figure)
            if "result" in figure:
                public, result = figure["public"], figure["result"]
                same = public == result
                if public[-1].isdigit():
                    same = Fraction(public) == Fraction(result)
                assert same == ("reason" not in figure), figure
            else:
                assert figure["reason"]


def test_a_figure_without_a_result_is_not_expressible() -> None:
    figure = {"figure": "cost", "public": "22.00", "reason": "no action"}
    case = {"family": "A", "source": "a", "history": "b", "figures": [figure, figure]}
    assert cases.rows(case)[1] == ["", "", "cost", "22.00", "", "not expressible: no action"]
    assert cases.summary([case])[-1] == ["**all**", "**0**", "**0**", "**2**"]
