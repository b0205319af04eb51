"""The blocks of a page: statements with their rows, or the status of an error, in comments."""

from __future__ import annotations

import re
from collections.abc import Callable

from cases import ROOT, Checks, status_in

BLOCKS = re.compile(r"^```sql\n(.*?)^```$", re.MULTILINE | re.DOTALL)
STATEMENTS = re.compile(r"(.*?;)\n((?:--[^\n]*\n)*)", re.DOTALL)


def check_page(
    checks: Checks,
    page: str,
    run: Callable[[str], list[tuple[object, ...]]],
    error: type[Exception],
    command: Callable[[str], None] | None = None,
) -> None:
    """Runs the statements of a page in their order; commands such as .load go to `command`."""
    text = (ROOT / page).read_text()
    for block in BLOCKS.findall(text):
        lines = block.splitlines(True)
        for line in lines:
            if command is not None and line.startswith("."):
                command(line.strip())
        statements = "".join(line for line in lines if not line.startswith("."))
        for statement, comments in STATEMENTS.findall(statements):
            wanted = [line.removeprefix("-- ") for line in comments.splitlines()]
            try:
                rows = run(statement)
                got = ["|".join("" if one is None else str(one) for one in row) for row in rows]
            except error as raised:
                got = [f"error: {status_in(str(raised))}"]
            checks.equal(got, wanted, f"{page}: {statement.strip()}")
