"""Python's public names: for the import of a name when it is first used, and for type checkers.

A class or function is public if it is marked so in its source: ``@public``. So are all exceptions.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill, indent

PACKAGE = "bindings/python/libmoney"
MODULES = ("bank", "decimal", "invoice", "payment")
#: Values, which no decorator can mark.
VALUES = {"_library": ["library_path"], "_money.money": ["accelerated"]}

NAMES_HEAD = '''"""The module of each public name. Made from the marks ``@public`` by api/generate.py."""

# fmt: off
from __future__ import annotations

NAMES: dict[str, str] = {
'''
STUB_HEAD = '''"""The public names for type checkers. Made from the marks ``@public`` by api/generate.py."""

# ruff: noqa: I001
# fmt: off
'''
STUB_TAIL = """
__version__: str
__all__: list[str]
"""


def _marked(module: str, tree: ast.Module) -> Iterator[str]:
    """The names of a module that are marked as public."""
    yield from VALUES.get(module, [])
    for one in tree.body:
        if isinstance(one, (ast.ClassDef, ast.FunctionDef)) and (
            any(isinstance(mark, ast.Name) and mark.id == "public" for mark in one.decorator_list)
            or (module == "_errors" and isinstance(one, ast.ClassDef))
        ):
            yield one.name


def public_names(root: Path, made: dict[str, str]) -> dict[str, list[str]]:
    """Returns the public names by module; ``made`` contains the generated modules as well."""
    package, texts = root / PACKAGE, {}
    for path in package.rglob("_*/*.py"):
        module = ".".join(path.relative_to(package).with_suffix("").parts)
        texts[module] = path.read_text(encoding="utf-8")
    for path in package.glob("_*.py"):
        texts[path.stem] = path.read_text(encoding="utf-8")
    texts |= made
    found = {module: sorted(_marked(module, ast.parse(text))) for module, text in texts.items()}
    return {module: names for module, names in sorted(found.items()) if names}


def emit(names: dict[str, list[str]]) -> str:
    """``_names.py``."""
    parts = [NAMES_HEAD]
    for module, own in names.items():
        text = fill(" ".join(own), 88, break_on_hyphens=False).split("\n")
        quoted = [f'"{line} "' for line in text[:-1]] + [f'"{text[-1]}"']
        is_short = len(quoted) == 1 and len(module) + len(quoted[0]) <= 91
        value = " " + quoted[0] if is_short else "\n" + indent("\n".join(quoted), " " * 8)
        parts.append(f'    "{module}":{value},\n')
    return "".join([*parts, "}\n"])


def emit_stub(names: dict[str, list[str]]) -> str:
    """``__init__.pyi``."""
    parts = [STUB_HEAD, *(f"from . import {name} as {name}\n" for name in MODULES)]
    for module, own in names.items():
        line = f"from .{module} import {', '.join(f'{name} as {name}' for name in own)}"
        if len(line) > 100:
            listed = fill(", ".join(f"{name}\0as\0{name}" for name in own), 95)
            listed = indent(listed.replace("\0", " "), "    ")
            line = f"from .{module} import (\n{listed},\n)"
        parts.append(line + "\n")
    return "".join([*parts, STUB_TAIL])
