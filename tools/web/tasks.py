"""The record of tasks that tests did as a person would: clicks and keys of each, by screen.

It is in build/web-tasks/SCREEN.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from web.user import User

FOLDER = Path(__file__).resolve().parents[2] / "build" / "web-tasks"


def record(user: User, screen: str, task: str, *, is_done: bool = True) -> None:
    """Notes that a task was done, with the clicks and keys so far."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{screen}.json"
    kept: list[dict[str, Any]] = json.loads(file.read_text()) if file.exists() else []
    row = {"task": task, "done": is_done, "clicks": user.clicks, "keys": user.keys}
    rows = [one for one in kept if one["task"] != task]
    file.write_text(json.dumps(sorted([*rows, row], key=lambda one: one["task"]), indent=1) + "\n")
