"""The members of Python's amounts, and the docstrings of those that the accelerator implements.

The class in C exists before its parts in Python are imported, so both are generated for it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

FOLDER = "bindings/python/libmoney/_money"
#: The modules of the classes that form Money, in the order in which Python searches them.
PARTS = ("money", "money_operators", "money_rounding", "money_division", "money_hooks", "money_value")
#: The members whose docstrings the accelerator contains.
IN_C = (
    "parse",
    "from_minor",
    "sum",
    "rounded",
    "multiplied",
    "divided",
    "allocate",
    "split",
    "amount",
    "currency",
    "minor",
)

MEMBERS_HEAD = '''"""The members of ``Money`` that its modules define. Made from them by api/generate.py."""

# fmt: off
from __future__ import annotations

MEMBERS = (
'''
DOCSTRINGS_HEAD = """/* The docstrings of Money. Made from its modules in Python by api/generate.py. */
#ifndef LIBMONEY_DOCSTRINGS_H
#define LIBMONEY_DOCSTRINGS_H
"""


def _classes(root: Path) -> Iterator[ast.ClassDef]:
    """The classes that form Money."""
    for module in PARTS:
        tree = ast.parse((root / FOLDER / f"{module}.py").read_text(encoding="utf-8"))
        named = module.title().replace("_", "")
        yield next(one for one in tree.body if isinstance(one, ast.ClassDef) and one.name == named)


def _members(one: ast.ClassDef) -> Iterator[str]:
    for part in one.body:
        if isinstance(part, ast.FunctionDef):
            yield part.name
        elif isinstance(part, (ast.Assign, ast.AnnAssign)):
            targets = part.targets if isinstance(part, ast.Assign) else [part.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name))


def _literal(text: str) -> str:
    """A docstring as C writes it, a line of it on each line."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n\n")
    return " \\\n".join(f'    "{line}"' for line in escaped.split("\n"))


def emit_members(root: Path) -> str:
    """``_amount_members.py``."""
    names = {name for one in _classes(root) for name in _members(one)} - {"__slots__"}
    return "".join([MEMBERS_HEAD, *(f'    "{name}",\n' for name in sorted(names)), ")\n"])


def emit_docstrings(root: Path) -> str:
    """``docstrings.h``."""
    classes = list(_classes(root))
    texts = {"Money": ast.get_docstring(classes[0], clean=False)}
    for one in reversed(classes):
        for part in one.body:
            if isinstance(part, ast.FunctionDef) and part.name in IN_C:
                texts[part.name] = ast.get_docstring(part, clean=False)
    made = [f"\n#define DOC_{name} \\\n{_literal(texts[name] or '')}\n" for name in ("Money", *IN_C)]
    return "".join([DOCSTRINGS_HEAD, *made, "\n#endif\n"])
