"""Tables in HTML, as notebooks show objects. Every text is escaped, whoever wrote it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

#: The most rows of a table; the rest is counted.
ROWS_MAX = 60


def text(value: Any) -> str:
    """The text of a cell; nothing for None."""
    return "" if value is None else escape(str(value), quote=True)


def table(
    caption: Any,
    head: Sequence[str],
    rows: Iterable[Sequence[Any]],
    foot: Iterable[Sequence[Any]] = (),
    count: int | None = None,
) -> str:
    """A table, in which all columns but the first are aligned to the right.

    :param count: how many rows there are, if ``rows`` may have fewer; None: that many.
    """
    shown: list[Sequence[Any]] = []
    total = 0
    for row in rows:
        total += 1
        if len(shown) < ROWS_MAX:
            shown.append(row)
    total = total if count is None else count
    body = "".join(_row("td", row) for row in shown)
    if total > len(shown):
        body += f'<tr><td colspan="{len(head)}">… and {total - len(shown)} more</td></tr>'
    parts = [f"<caption>{text(caption)}</caption>", f"<thead>{_row('th', head)}</thead>"]
    parts.append(f"<tbody>{body}</tbody>")
    below = "".join(_row("th", row) for row in foot)
    if below:
        parts.append(f"<tfoot>{below}</tfoot>")
    return f"<table>{''.join(parts)}</table>"


def _row(kind: str, cells: Sequence[Any]) -> str:
    first, rest = ' style="text-align: left"', ' style="text-align: right"'
    made = (
        f"<{kind}{first if place == 0 else rest}>{text(cell)}</{kind}>"
        for place, cell in enumerate(cells)
    )
    return f"<tr>{''.join(made)}</tr>"
