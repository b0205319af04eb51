"""Converts the project table of ``pyproject.toml`` to the metadata of a wheel or an sdist."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

#: The folder with ``pyproject.toml``.
ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "libmoney"


def _project() -> dict[str, Any]:
    if sys.version_info >= (3, 11):
        import tomllib
    else:
        import tomli as tomllib
    content: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project: dict[str, Any] = content["project"]
    return project


def version() -> str:
    """The version of the package, which is that of the library."""
    return str(_project()["version"])


def licence() -> Path:
    """The text of the licence: in an sdist beside this project, in the source tree at its top."""
    for folder in (ROOT, ROOT.parent.parent):
        if (folder / "LICENSE").is_file():
            return folder / "LICENSE"
    raise SystemExit("LICENSE is missing: libmoney is not packed without its licence")


def metadata(expression: str, licences: list[str]) -> str:
    """The file ``METADATA`` or ``PKG-INFO``.

    :param expression: the licences of all that is inside, as SPDX writes them.
    :param licences: names of the files with their texts.
    """
    project = _project()
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {project['name']}",
        f"Version: {project['version']}",
        f"Summary: {project['description']}",
        f"Keywords: {','.join(project['keywords'])}",
        f"License-Expression: {expression}",
        *(f"License-File: {name}" for name in licences),
        *(f"Classifier: {name}" for name in project["classifiers"]),
        f"Requires-Python: {project['requires-python']}",
    ]
    for extra, requirements in sorted(project.get("optional-dependencies", {}).items()):
        lines.append(f"Provides-Extra: {extra}")
        lines += [f'Requires-Dist: {name}; extra == "{extra}"' for name in requirements]
    lines.append("Description-Content-Type: text/markdown")
    readme = (ROOT / str(project["readme"])).read_text(encoding="utf-8")
    return "\n".join(lines) + "\n\n" + readme


def modules() -> list[Path]:
    """The files of the package that are the same on every system, by name."""
    kinds = {".py", ".pyi"}
    found = [path for path in PACKAGE.rglob("*") if path.suffix in kinds or path.name == "py.typed"]
    return sorted(path for path in found if "__pycache__" not in path.parts)
