"""The lines of documentation in the sources of a language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

#: The start of a documentation line, in languages with line comments.
_LINES = {
    ".cs": r"\s*///",
    ".go": r"\s*// ",
    ".lua": r"\s*---",
    ".rb": r"\s*#",
    ".rs": r"\s*//[/!]",
    ".swift": r"\s*///",
}
#: Endings of languages whose comments are blocks; C++ has both.
_BLOCKS = {".java", ".hpp", ".js", ".mjs", ".php", ".swift", ".ts"}


def lines(ending: str, text: str) -> Iterator[tuple[int, str]]:
    """The lines of documentation of a source, each with its number."""
    source = text.split("\n")
    if ending in (".py", ".pyi"):
        yield from _docstrings(source, text)
    if ending in _BLOCKS:
        for block in re.finditer(r"/\*\*.*?\*/", text, re.DOTALL):
            first = text.count("\n", 0, block.start()) + 1
            yield from enumerate(block[0].split("\n"), first)
    if ending == ".hpp":
        yield from ((n, one[one.index("///") :]) for n, one in enumerate(source, 1) if "///" in one)
    elif ending in _LINES:
        yield from ((n, one) for n, one in enumerate(source, 1) if re.match(_LINES[ending], one))


def _docstrings(source: list[str], text: str) -> Iterator[tuple[int, str]]:
    """Docstrings, and the comments of attributes."""
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        first = node.body[0] if node.body else None
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
            yield from ((n, source[n - 1]) for n in range(first.lineno, (first.end_lineno or 0) + 1))
    yield from ((n, one) for n, one in enumerate(source, 1) if re.match(r"\s*#:", one))
