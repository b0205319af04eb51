"""Tables in HTML, as notebooks show objects. All texts are escaped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

#: The maximum number of rows shown; the others are counted.
ROWS_MAX = 60


def text(value: Any) -> str:
    """Returns the escaped text of a cell; empty for None."""
    return "" if value is None else escape(str(value), quote=True)


def table(
    caption: Any,
    head: Sequence[str],
    rows: Iterable[Sequence[Any]],
    foot: Iterable[Sequence[Any]] = (),
    count: int | None = None,
) -> str:
    """Returns a table in which all columns but the first are right-aligned.

    :param count: the total number of rows, if ``rows`` may contain fewer; None to count ``rows``.
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
    weight = "; font-weight: bold" if kind == "th" else ""
    first = f' style="text-align: left{weight}"'
    rest = f' style="text-align: right; white-space: nowrap{weight}"'
    made = (
        f"<{kind}{first if place == 0 else rest}>{text(cell)}</{kind}>"
        for place, cell in enumerate(cells)
    )
    return f"<tr>{''.join(made)}</tr>"
