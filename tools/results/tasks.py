"""The tasks of the desk, before and after: docs/results/desk-tasks.json and its page.

`docs/results/desk-tasks.json` contains the tasks with their results before. The tests in
Tests/Web/tasks record the clicks and keys of each task in build/web-tasks; `renew` adds these.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from results.table import PAGES, ROOT, table

DATA = PAGES / "desk-tasks.json"
PAGE = PAGES / "desk-tasks.md"
RECORDED = ROOT / "build" / "web-tasks"
SCREENS = {"K": "Calculator and notepad", "C": "Converter", "W": "Wallet"}
SCREENS |= {"P": "Portfolio", "T": "Till"}
HEAD = """# Tasks in the desk

The [desk](../guide/desk.md) is held to 40 tasks of a new user, which were written down before they
were tried. *Before* is commit 354aa556, tried by hand on 25 November 2026. *After* is the present
state: each task is a test in `Tests/Web/tasks`, which clicks and types in Chromium like a person,
and counts both.

The counts of the tests include preparation, such as the entry that a task corrects, so they are
higher for some tasks that were possible before.

"""
FOOT = """

The tests record the counts in `build/web-tasks`. After a run of `Tests/Web/tasks`,
`PYTHONPATH=tools build/venv/bin/python -m results tasks` renews this page.
"""


def recorded() -> dict[str, list[dict[str, Any]]]:
    """The recorded runs by the task's identifier, which is the first word of its name."""
    found: dict[str, list[dict[str, Any]]] = {}
    for path in sorted(RECORDED.glob("*.json")):
        for row in json.loads(path.read_text(encoding="utf-8")):
            found.setdefault(row["task"].split()[0], []).append(row)
    return found


def renew() -> None:
    """Adds the recorded counts to the data, and writes the page."""
    runs = recorded()
    tasks = json.loads(DATA.read_text(encoding="utf-8"))
    for task in tasks:
        own = runs.get(task["id"])
        if own is None:
            continue
        # A task with several inputs counts the shortest run, and is done if each run is.
        best = min(own, key=lambda run: (run["clicks"] + run["keys"], run["task"]))
        task["after"] = {
            "result": "done" if all(run["done"] for run in own) else "not possible",
            "clicks": best["clicks"],
            "keys": best["keys"],
        }
    lines = ",\n ".join(json.dumps(task, ensure_ascii=False) for task in tasks)
    DATA.write_text(f"[\n {lines}\n]\n", encoding="utf-8")
    PAGE.write_text(page(tasks), encoding="utf-8")


def counts(state: dict[str, Any] | None) -> str:
    if state is None:
        return "not run"
    used = [f"{state[name]} {name}" for name in ("clicks", "keys") if name in state]
    words = ", ".join(f"{word[:-1]}" if word.startswith("1 ") else word for word in used)
    return f"{state['result']}: {words}" if words else str(state["result"])


def summary(tasks: list[dict[str, Any]], name: str) -> list[str]:
    found = Counter(task[name]["result"] if name in task else "not run" for task in tasks)
    return [str(found[result]) for result in ("done", "trouble", "not possible", "not run")]


def page(tasks: list[dict[str, Any]]) -> str:
    both = [[name, *summary(tasks, name)] for name in ("before", "after")]
    parts = [table(["", "done", "with trouble", "not possible", "not run"], both)]
    for letter, screen in SCREENS.items():
        rows = [
            [
                task["id"],
                task["task"],
                counts(task["before"]),
                task["before"].get("remark", ""),
                counts(task.get("after")),
            ]
            for task in tasks
            if task["id"].startswith(letter)
        ]
        head = ["", "task", "before", "remark", "after"]
        parts.append(f"## {screen}\n\n{table(head, rows)}")
    return HEAD + "\n\n".join(parts) + FOOT
