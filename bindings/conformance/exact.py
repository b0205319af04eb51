"""Exact values of the vectors by Python's fractions, independent of the library."""

from __future__ import annotations

import ast
import operator
import re
from decimal import Context, Decimal
from fractions import Fraction

OPERATIONS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}
NUMBER = re.compile(r"-?\d+(\.\d+)?")


def exact(text: str) -> Fraction:
    """Returns the value of a formula such as "40 * (1 + 15 / 100)"."""
    quoted = re.sub(r"\d+(\.\d+)?", lambda number: f"'{number[0]}'", text)
    return value(ast.parse(quoted, mode="eval").body)


def value(node: ast.expr) -> Fraction:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return Fraction(node.value)
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATIONS:
        found: Fraction = OPERATIONS[type(node.op)](value(node.left), value(node.right))
        return found
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -value(node.operand)
    raise ValueError(ast.dump(node))


def rounded(formulas: str | list[str], shown: str) -> str:
    """Returns a text with its numbers replaced by exact values, each rounded half to even to the
    number of digits that it has."""
    found = iter([formulas] if isinstance(formulas, str) else formulas)

    def write(number: re.Match[str]) -> str:
        digits = len(number[0].partition(".")[2])
        # `round` rounds a fraction half to even.
        units = round(exact(next(found)) * 10**digits)
        return f"{Decimal(units).scaleb(-digits, Context(prec=200)):f}"

    text = NUMBER.sub(write, shown)
    if next(found, None) is not None:
        raise ValueError(f"too few numbers in {shown!r}")
    return text
