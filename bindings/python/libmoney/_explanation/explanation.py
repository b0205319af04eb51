"""Explanations: the computation of an amount as a tree."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from .._boundary.calls import call
from .._boundary.documents import made_document
from .._boundary.rows import read_rows
from .._errors import NotFound
from .._library import native
from .._public import public
from .._raw import ExplanationHandle, ExplanationNodeStruct
from .node import ExplanationNode

#: The maximum number of nodes that a notebook shows.
SHOWN_MAX = 1000


@public
class Explanation:
    """The computation of an amount, down to the values that were passed in.

    Iteration yields all nodes depth first, and a name in brackets returns a node. ``str`` returns
    the text, and a notebook shows the tree.

    >>> invoice = Invoice("EUR")
    >>> _ = invoice.add("Paper", quantity="1", price="1091.50", percent="15")
    >>> explanation = invoice.explain()
    >>> print(explanation)
    payable  1255.23 EUR
      = 1091.50 EUR + 163.73 EUR   (BR-CO-15)
      net  1091.50 EUR
        = 1 × 1091.50 EUR   (BR-DEC-23)
      tax  163.73 EUR
        = 15 % of 1091.50 EUR = 163.725, rounded half up to 2 digits   (BR-CO-17, +0.005)
    >>> [node.name for node in explanation if node.kind == "input"]
    ['lines[0].quantity', 'lines[0].unit_price', 'categories[0].percent']
    """

    __slots__ = ("_handle", "_names", "nodes")

    #: All nodes, depth first.
    nodes: list[ExplanationNode]

    def __init__(self, handle: ExplanationHandle) -> None:
        self._handle = handle
        rows: list[tuple[ExplanationNode, int, int]]
        rows = read_rows(native.money_explanation_nodes, ExplanationNodeStruct, _made, handle)
        self.nodes = [node for node, _, _ in rows]
        for node, parent, target in rows:
            if parent >= 0:
                node.parent = self.nodes[parent]
                self.nodes[parent].children.append(node)
            if target >= 0:
                node.target = self.nodes[target]
        self._names = {node.name: node for node in self.nodes if node.target is None}

    @property
    def root(self) -> ExplanationNode:
        """The node of the explained amount.

        >>> explain_expression("19.99 EUR x 7%").explain().root.amount
        Money('1.40', 'EUR')
        """
        return self.nodes[0]

    @property
    def roots(self) -> list[ExplanationNode]:
        """The root, and the roots of amounts that do not enter it.

        >>> [node.name for node in explain_expression("1 + 2").explain().roots]
        ['result']
        """
        return [node for node in self.nodes if node.parent is None]

    def to_json(self) -> str:
        """The explanation as JSON: the list of its nodes.

        >>> '"format":"libmoney.explanation"' in explain_expression("1 + 2").explain().to_json()
        True
        """
        return made_document(native.money_explanation_to_json, self._handle)

    def __getitem__(self, name: str) -> ExplanationNode:
        found = self._names.get(name)
        if found is None:
            raise NotFound(f"unknown node {name!r} in the explanation")
        return found

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[ExplanationNode]:
        return iter(self.nodes)

    def __len__(self) -> int:
        return len(self.nodes)

    def __str__(self) -> str:
        return made_document(native.money_explanation_to_text, self._handle).rstrip("\n")

    def __repr__(self) -> str:
        return f"<Explanation of {self.root.name} {self.root.value}, {len(self.nodes)} nodes>"

    def _repr_html_(self) -> str:
        parts: list[str] = []
        open_ends = 0
        for node in self.nodes[:SHOWN_MAX]:
            parts.append("</div></details>" * (open_ends - node.depth))
            open_ends = min(open_ends, node.depth)
            if node.children:
                start = "<details open>" if node.depth < 2 else "<details>"
                parts.append(f"{start}<summary>{_title(node)}</summary>")
                parts.append('<div style="margin-left: 1.5em">')
                open_ends += 1
            else:
                parts.append(f"<div>{_title(node)}</div>")
        parts.append("</div></details>" * open_ends)
        if len(self.nodes) > SHOWN_MAX:
            parts.append(f"<div>… and {len(self.nodes) - SHOWN_MAX} more</div>")
        return "".join(parts)


def explained(function: Any, *arguments: Any) -> Explanation:
    """Returns the explanation that a function of the library creates."""
    handle = ExplanationHandle()
    call(function, *arguments, handle)
    return Explanation(handle)


def _made(row: ExplanationNodeStruct) -> tuple[ExplanationNode, int, int]:
    return ExplanationNode(row), row.parent, row.target


def _title(node: ExplanationNode) -> str:
    title = f"<b>{escape(node.name)}</b> {escape(node.value)}"
    if node.text:
        title += f" = {escape(node.text)}"
    return f"{title} <small>({escape(node.rule)})</small>" if node.rule else title
